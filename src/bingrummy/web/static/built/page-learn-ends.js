/* e38859f990ace5b6 */
import{$0 as k,$14 as L,$29 as g,$31 as O,$34 as E}from"./page-learn.js";const I=(()=>{const{html:c,nothing:u}=k,{rulesOf:f}=O,{secondsLeft:v}=g;let h=!1;function m(n){n.on("drawn",()=>{const s=n.own.decision?.decision.step==="buy back";s&&!h&&document.getElementById("buying-title")?.focus({preventScroll:!0}),h=s})}function y(n){const s=n.game?.buying;if(!s||n.game?.phase!=="buy back"||n.view?.table.stage!=="playing")return u;const i=n.own.decision?.decision.step==="buy back";return c`
    <section class="buying" aria-labelledby="buying-title">
      ${i?w(n,s):b(n,s)}
      ${e(n,s)}
    </section>
  `}const $=n=>f(n)?.limit??"\u2026";function w(n,{price:s,score:i}){const r=n.seat(n.own.seat)?.score??0,t=v(n,"buy back"),a=n.pending.has("buy-back"),l=d=>!a&&n.do({do:"buy-back",yes:d});return c`
    <h2 id="buying-title" tabindex="-1">${n.t("page-buy-title",{limit:$(n)})}</h2>
    <p><strong>${n.t("page-buy-about",{price:s,score:i})}</strong>
      ${n.t("page-buy-score",{total:r})} ${n.t("page-buy-pot",{pot:n.game?.pot??0})}</p>
    <p class="buying-choice">
      <button type="button" class=${a?"sending":""} @click=${()=>l(!1)}>${n.t("page-buy-no")}</button>
      <button type="button" class=${`main ${a?"sending":""}`} @click=${()=>l(!0)}>${n.t("page-buy-yes",{price:s})}</button>
    </p>
    ${t===null?u:c`<p class="buying-left" role="timer">${n.t("page-cut-left",{seconds:t})}</p>`}
  `}function b(n,{price:s,score:i,answered:r}){const t=n.own.seat!==null&&r.includes(n.own.seat),a=o(n),l=a===null?"page-buy-yours":a?"page-buy-yours-yes":"page-buy-yours-no",d=t?n.t(l):n.t("page-buy-others",{limit:$(n),price:s,score:i});return c`<p id="buying-title" role="status">${d}</p>`}function o(n){const s=n.entries.findLast(({event:i})=>i?.event==="answers"&&i.seat===n.own.seat)?.event;return s?.event==="answers"?s.yes:null}function e(n,{asked:s,answered:i}){const r=a=>a.map(l=>n.name(l)).join(", "),t=s.filter(a=>!i.includes(a));return s.length<2&&s.includes(n.own.seat??0)?u:c`
    <p class="buying-who">
      ${i.length?c`<span>✓ ${n.t("page-buy-answered",{names:r(i)})}</span>`:u}
      ${t.length?c`<span>${n.t("page-buy-waits",{names:r(t)})}</span>`:u}
      ${s.length>1?c`<span>${n.t("page-buy-hidden")}</span>`:u}
    </p>
  `}return{begin:m,buying:y}})(),x=(()=>{const{html:c,nothing:u}=k,{pointsOf:f,rulesOf:v}=O,{face:h}=L;function m(e){const n={points:new Map,scores:new Map,fates:new Map,wentOut:e.game?.went_out??null,void:e.game?.void??!1,scored:!1};for(const s of e.game?.buying?.asked??[])n.fates.set(s,e.t("page-end-asked"));for(const{event:s}of y(e))if(s?.event==="points"){for(const{seat:i,number:r}of s.points)n.points.set(i,r);for(const{seat:i,number:r}of s.scores)n.scores.set(i,r)}else s?.event==="void"?n.scored=s.scored:s?.event==="bust"?n.fates.set(s.seat,e.t("page-end-bust")):s?.event==="buys-back"&&n.fates.set(s.seat,e.t("page-end-bought",{score:s.score}));return n}function y(e){const n=e.entries.findLastIndex(({event:r})=>r?.event==="hand"),s=e.entries.slice(n+1),i=s.findIndex(({event:r})=>["goes-out","void","shows","points"].includes(r?.event??""));return i<0?[]:s.slice(i)}function $(e,n=3){const s=m(e),i=(e.view?.table.seats??[]).filter(r=>r.shown!==null);return c`<ol class="counted">${i.map(r=>w(e,r,s,n))}</ol>`}function w(e,n,s,i){const r=n.seat===e.own.seat,t=c`${e.name(n.seat)}${r?c` <span class="tag">${e.t("page-gather-you")}</span>`:u}`,a=[...n.shown??[]].sort((d,p)=>(f(e,p)??0)-(f(e,d)??0)),l=n.seat===s.wentOut;return c`
    <li class=${`counted-seat ${r?"own":""} ${l?"out":""}`}>
      ${i===2?c`<h2>${t}</h2>`:c`<h3>${t}</h3>`}
      <div class="counted-cards">
        ${a.length?c`<ul>${a.map(d=>b(e,d))}</ul>`:c`<p>${e.t(l?"page-end-out":"page-end-resigned")}</p>`}
      </div>
      <p class="counted-sum">${o(e,n,s)}</p>
    </li>
  `}function b(e,n){const s=f(e,n);return c`
    <li>
      ${h(e,n,{small:!0})}
      <span class="counted-points" aria-hidden="true">${s??""}</span>
      <span class="unseen">${s===null?e.card(n):e.t("page-end-card",{card:n,points:s})}</span>
    </li>
  `}function o(e,{seat:n,score:s},i){const r=i.points.get(n),t=i.scores.get(n)??s,a=i.fates.get(n),l=v(e)?.limit,d=a!==void 0&&l!==void 0;return c`
    ${r===void 0?c`<span>${e.t("page-end-score",{score:t})}</span>`:c`<span aria-hidden="true" class="counted-how">${e.t("page-end-sum",{before:t-r,points:r,total:t})}</span>
          <span class="unseen">${e.t("page-end-sum-of",{name:e.name(n),before:t-r,points:r,total:t})}</span>`}
    ${d?c`<strong class="fate">${e.t("page-end-over",{limit:l})}: ${a}</strong>`:a??u}
  `}return{countOf:m,counted:$}})(),j=(()=>{const{html:c,nothing:u}=k,{counted:f}=x,{rematch:v,signed:h}=E;function m(o){const{game:e,view:n}=o;if(!e||!n||e.phase!=="game over")return u;const s=n.table.seats.filter(i=>i.person||i.bot);return c`
    <section class="gameend" aria-labelledby="gameend-title">
      <h1 id="gameend-title">${y(o)}</h1>
      <ul class="gameend-shares">
        ${e.shares.map(({seat:i,number:r})=>c`<li><strong>${o.name(i)}</strong> ${o.t("page-over-share",{chips:r})}</li>`)}
      </ul>
      <div class="gameend-scroll" tabindex="0" role="group" aria-label=${o.t("page-over-table")}>
        <table>
          <caption class="unseen">${o.t("page-over-table")}</caption>
          <thead><tr>
            <th scope="col">${o.t("page-over-player")}</th>
            <th scope="col" class="number">${o.t("page-over-score")}</th>
            <th scope="col" class="number">${o.t("page-over-game")}</th>
            <th scope="col" class="number">${o.t("page-over-balance")}</th>
          </tr></thead>
          <tbody>${s.map(i=>$(o,i))}</tbody>
        </table>
      </div>
      <div class="gameend-again">${v(o)}</div>
      ${s.some(i=>i.shown)?c`<details class="gameend-count" open><summary>${o.t("page-over-count")}</summary>${f(o,2)}</details>`:u}
      ${w(o,e.game)}
    </section>
  `}function y(o){const e=o.game?.shares??[];if(e.length!==1)return o.t("page-over-shared");const{seat:n}=e[0];return n===o.own.seat?o.t("page-over-title-you"):o.t("page-over-title",{name:o.name(n)})}function $(o,e){const n=e.person&&o.view?.table.hints.includes(e.seat);return c`
    <tr class=${e.seat===o.own.seat?"own":""}>
      <th scope="row">${o.name(e.seat)}
        ${n?c`<span class="tag">${o.t("page-over-hints",{count:e.hints})}</span>`:u}</th>
      <td class="number">${e.out?o.t("page-over-out"):e.score}</td>
      <td class="number">${h(e.chips)}</td>
      <td class="number">${e.person?h(e.balance):u}</td>
    </tr>
  `}function w(o,e){const n=`/t/${o.table}/replay/${e}`;return c`
    <p class="gameend-links">
      <a class="button" href=${n}>${o.t("page-over-replay")}</a>
      <a class="button" href="${n}#check">${o.t("page-over-check")}</a>
      <button type="button" @click=${()=>b(o,e)}>${o.t("page-over-record")}</button>
      <a class="button" href="/t/${o.table}/games">${o.t("page-menu-history")}</a>
    </p>
  `}async function b(o,e){const n=await o.fetch(`/games/${e}/record`).catch(()=>null);if(!n?.ok)return;const s=document.createElement("a");s.href=URL.createObjectURL(await n.blob()),s.download=`bing-${o.table}-${e}.txt`,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e3)}return{gameend:m}})(),B=(()=>{const{html:c,nothing:u}=k,{countOf:f,counted:v}=x,{secondsLeft:h}=g,m=t=>`${t.game?.game}.${t.game?.hand}`;function y(t){const{game:a,view:l}=t;return!a?.hand||l?.table.stage!=="playing"||a.phase!=="between"&&a.phase!=="buy back"?!1:l.table.seats.some(d=>d.shown!==null)}const $=t=>y(t)&&t.local.looking!==m(t);let w=!1;function b(t){t.on("drawn",()=>{const a=$(t),l=document.getElementById("main");l&&(l.inert=a),a&&!w&&document.getElementById("count-title")?.focus({preventScroll:!0}),w=a})}function o(t){return y(t)?$(t)?c`
    <section class="handend" role="main" aria-labelledby="count-title">
      <div class="handend-inside">
        <p class="handend-hand">${t.t("page-end-hand",{hand:t.game?.hand??0})}</p>
        <h2 id="count-title" tabindex="-1">${e(t)}</h2>
        ${t.game?.void?c`<p>${t.t(f(t).scored?"page-end-void-scored":"page-end-void-about")}</p>`:u}
        ${v(t)}
      </div>
      ${t.game?.phase==="between"?i(t,s(t)):u}
    </section>
  `:n(t):u}function e(t){const a=t.game?.went_out;return t.game?.void?t.t("page-end-void"):a?a===t.own.seat?t.t("page-end-title-you"):t.t("page-end-title",{name:t.name(a)}):t.t("page-end-last")}function n(t){const l=c`<button type="button" @click=${()=>{t.local.looking=null,t.redraw()}}>${t.t("page-end-back")}</button>`;return c`<div class="handend-aside">${i(t,l)}</div>`}function s(t){return c`<button type="button" @click=${()=>{t.local.looking=m(t),t.redraw()}}>${t.t("page-end-look")}</button>`}function i(t,a){const l=t.own.decision?.decision.step==="ready",d=h(t,"ready",null);return c`
    <footer class="handend-foot">
      <p class="handend-ready" aria-live="polite">${r(t)}</p>
      ${d===null?u:c`<p class="handend-left" role="timer">${t.t("page-end-left",{seconds:d})}</p>`}
      <p class="handend-acts">
        ${a}
        ${l?c`<button type="button" class=${`main ${t.pending.has("ready")?"sending":""}`}
              @click=${()=>t.do({do:"ready"})}>${t.t("page-end-ready-go")}</button>`:u}
      </p>
    </footer>
  `}function r(t){const a=(t.view?.table.seats??[]).filter(d=>d.person&&d.present&&!d.away&&!d.out);if(a.length<2)return u;const l=d=>a.filter(p=>p.ready===d).map(p=>t.name(p.seat)).join(", ");return c`
    ${l(!0)?c`<span>✓ ${t.t("page-end-ready-who",{names:l(!0)})}</span>`:u}
    ${l(!1)?c`<span>${t.t("page-end-ready-wait",{names:l(!1)})}</span>`:u}
  `}return{covers:$,begin:b,handend:o}})(),R=(()=>{const{html:c,nothing:u}=k,{begin:f,buying:v}=I,{gameend:h}=j,{begin:m,handend:y}=B;function $(b){m(b),f(b)}function w(b){return b.view?.table.stage==="gathering"?b.game?h(b):u:c`${y(b)} ${v(b)}`}return{begin:$,draw:w}})();export default R;

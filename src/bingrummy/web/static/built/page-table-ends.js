/* c392767b0fe2a1c5 */
import{$0 as g,$14 as E,$28 as O,$30 as x,$33 as I,$34 as j}from"./page-table.js";const B=(()=>{const{html:a,nothing:u}=g,{rulesOf:f}=x,{secondsLeft:p}=O;let h=!1;function w(e){e.on("drawn",()=>{const t=e.own.decision?.decision.step==="buy back";t&&!h&&document.getElementById("buying-title")?.focus({preventScroll:!0}),h=t})}function m(e){const t=e.game?.buying;if(!t||e.game?.phase!=="buy back"||e.view?.table.stage!=="playing")return u;const s=e.own.decision?.decision.step==="buy back";return a`
    <section class="buying asks leaf" aria-labelledby="buying-title">
      ${s?v(e,t):b(e,t)}
      ${o(e,t)}
    </section>
  `}const y=e=>f(e)?.limit??"\u2026";function v(e,{price:t,score:s}){const c=e.seat(e.own.seat)?.score??0,l=p(e,"buy back"),r=e.pending.has("buy-back"),n=i=>!r&&e.do({do:"buy-back",yes:i});return a`
    <h2 id="buying-title" tabindex="-1">${e.t("page-buy-title",{limit:y(e)})}</h2>
    <p><strong>${e.t("page-buy-about",{price:t,score:s})}</strong>
      ${e.t("page-buy-score",{total:c})} ${e.t("page-buy-pot",{pot:e.game?.pot??0})}</p>
    <p class="buying-choice">
      <button type="button" class=${r?"sending":""} @click=${()=>n(!1)}>${e.t("page-buy-no")}</button>
      <button type="button" class=${`main ${r?"sending":""}`} @click=${()=>n(!0)}>${e.t("page-buy-yes",{price:t})}</button>
    </p>
    ${l===null?u:a`<p class="buying-left" role="timer">${e.t("page-cut-left",{seconds:l})}</p>`}
  `}function b(e,{price:t,score:s,answered:c}){const l=e.own.seat!==null&&c.includes(e.own.seat),r=e.own.answered,n=r===null?"page-buy-yours":r?"page-buy-yours-yes":"page-buy-yours-no",i=l?e.t(n):e.t("page-buy-others",{limit:y(e),price:t,score:s});return a`<p id="buying-title" role="status">${i}</p>`}function o(e,{asked:t,answered:s}){const c=r=>r.map(n=>e.name(n)).join(", "),l=t.filter(r=>!s.includes(r));return t.length<2&&t.includes(e.own.seat??0)?u:a`
    <p class="buying-who">
      ${s.length?a`<span>✓ ${e.t("page-buy-answered",{names:c(s)})}</span>`:u}
      ${l.length?a`<span>${e.t("page-buy-waits",{names:c(l)})}</span>`:u}
      ${t.length>1?a`<span>${e.t("page-buy-hidden")}</span>`:u}
    </p>
  `}return{begin:w,buying:m}})(),L=(()=>{const{html:a,nothing:u}=g,{pointsOf:f,rulesOf:p}=x,{face:h}=E;function w(t){const s={points:new Map,scores:new Map,fates:new Map,wentOut:t.game?.went_out??null,void:t.game?.void??!1,scored:!1};for(const c of t.game?.buying?.asked??[])s.fates.set(c,t.t("page-end-asked"));for(const{event:c}of y(t))if(c?.event==="points"){for(const{seat:l,number:r}of c.points)s.points.set(l,r);for(const{seat:l,number:r}of c.scores)s.scores.set(l,r)}else c?.event==="void"?s.scored=c.scored:c?.event==="bust"?s.fates.set(c.seat,t.t("page-end-bust")):c?.event==="buys-back"&&s.fates.set(c.seat,t.t("page-end-bought",{score:c.score}));return s}const m=t=>t.entries.slice(t.entries.findLastIndex(({event:s})=>s?.event==="hand")+1);function y(t){const s=m(t),c=s.findIndex(({event:l})=>["goes-out","void","shows","points"].includes(l?.event??""));return c<0?[]:s.slice(c)}function v(t,s=3){const c=w(t),l=m(t).flatMap(({event:n})=>n?.event==="resigns"?[n.seat]:[]),r=(t.view?.table.seats??[]).filter(({seat:n,shown:i})=>i?.length||i&&(n===c.wentOut||l.includes(n)));return a`<ol class="counted">${r.map(n=>b(t,n,c,s))}</ol>`}function b(t,s,c,l){const r=s.seat===t.own.seat,n=a`${t.name(s.seat)}${r?a` <span class="tag">${t.t("page-gather-you")}</span>`:u}`,i=[...s.shown??[]].sort(($,k)=>(f(t,k)??0)-(f(t,$)??0)),d=s.seat===c.wentOut;return a`
    <li class=${`counted-seat ${r?"own":""} ${d?"out":""}`}>
      ${l===2?a`<h2>${n}</h2>`:a`<h3>${n}</h3>`}
      <div class="counted-cards">
        ${i.length?a`<ul>${i.map($=>o(t,$))}</ul>`:a`<p>${t.t(d?"page-end-out":"page-end-resigned")}</p>`}
      </div>
      <p class="counted-sum">${e(t,s,c)}</p>
    </li>
  `}function o(t,s){const c=f(t,s);return a`
    <li>
      ${h(t,s,{small:!0})}
      <span class="counted-points" aria-hidden="true">${c??""}</span>
      <span class="unseen">${c===null?t.card(s):t.t("page-end-card",{card:s,points:c})}</span>
    </li>
  `}function e(t,{seat:s,score:c},l){const r=l.points.get(s),n=l.scores.get(s)??c,i=l.fates.get(s),d=p(t)?.limit,$=i!==void 0&&d!==void 0;return a`
    ${r===void 0?a`<span>${t.t("page-end-score",{score:n})}</span>`:a`<span aria-hidden="true" class="counted-how">${t.t("page-end-sum",{before:n-r,points:r,total:n})}</span>
          <span class="unseen">${t.t("page-end-sum-of",{name:t.name(s),before:n-r,points:r,total:n})}</span>`}
    ${$?a`<strong class="fate">${t.t("page-end-over",{limit:d})}: ${i}</strong>`:i??u}
  `}return{countOf:w,counted:v}})(),M=(()=>{const{html:a,nothing:u}=g,{counted:f}=L,{rematch:p,signed:h}=I;function w(o){const{game:e,view:t}=o;if(!e||!t||e.phase!=="game over")return u;const s=t.table.seats.filter(c=>c.person||c.bot);return a`
    <section class="gameend leaf" aria-labelledby="gameend-title">
      <h1 id="gameend-title">${m(o)}</h1>
      <ul class="gameend-shares">
        ${e.shares.map(({seat:c,number:l})=>a`<li><strong>${o.name(c)}</strong> ${o.t("page-over-share",{chips:l})}</li>`)}
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
          <tbody>${s.map(c=>y(o,c))}</tbody>
        </table>
      </div>
      <div class="gameend-again">${p(o)}</div>
      ${s.some(c=>c.shown)?a`<details class="gameend-count" open><summary>${o.t("page-over-count")}</summary>${f(o,2)}</details>`:u}
      ${v(o,e.game)}
    </section>
  `}function m(o){const e=o.game?.shares??[];if(e.length!==1)return o.t("page-over-shared");const{seat:t}=e[0];return t===o.own.seat?o.t("page-over-title-you"):o.t("page-over-title",{name:o.name(t)})}function y(o,e){const t=e.person&&o.view?.table.hints.includes(e.seat);return a`
    <tr class=${e.seat===o.own.seat?"own":""}>
      <th scope="row">${o.name(e.seat)}
        ${t?a`<span class="tag">${o.t("page-over-hints",{count:e.hints})}</span>`:u}</th>
      <td class="number">${e.out?o.t("page-over-out"):e.score}</td>
      <td class="number">${h(e.chips)}</td>
      <td class="number">${e.person?h(e.balance):u}</td>
    </tr>
  `}function v(o,e){const t=`/t/${o.table}/replay/${e}`;return a`
    <p class="gameend-links">
      <a class="button" href=${t}>${o.t("page-over-replay")}</a>
      <a class="button" href="${t}#check">${o.t("page-over-check")}</a>
      <button type="button" @click=${()=>b(o,e)}>${o.t("page-over-record")}</button>
      <a class="button" href="/t/${o.table}/games">${o.t("page-menu-history")}</a>
    </p>
  `}async function b(o,e){const t=await o.fetch(`/games/${e}/record`).catch(()=>null);if(!t?.ok)return;const s=document.createElement("a");s.href=URL.createObjectURL(await t.blob()),s.download=`bing-${o.table}-${e}.txt`,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e3)}return{gameend:w}})(),R=(()=>{const{html:a,nothing:u}=g,{countOf:f,counted:p}=L,{secondsLeft:h}=O,{isOut:w}=j,m=n=>`${n.game?.game}.${n.game?.hand}`;function y(n){const{game:i,view:d}=n;return!i?.hand||d?.table.stage!=="playing"||i.phase!=="between"&&i.phase!=="buy back"?!1:d.table.seats.some($=>$.shown!==null)}const v=n=>y(n)&&n.local.looking!==m(n);let b=!1;function o(n){n.on("drawn",()=>{const i=v(n),d=document.getElementById("main");d&&(d.inert=i),i&&!b&&document.getElementById("count-title")?.focus({preventScroll:!0}),b=i})}function e(n){return y(n)?v(n)?a`
    <section class="handend" role="main" aria-labelledby="count-title">
      <div class="handend-inside" tabindex="0">
        <p class="handend-hand">${n.t("page-end-hand",{hand:n.game?.hand??0})}</p>
        <h2 id="count-title" tabindex="-1">${t(n)}</h2>
        ${n.game?.void?a`<p>${n.t(f(n).scored?"page-end-void-scored":"page-end-void-about")}</p>`:u}
        ${p(n)}
        <p class="handend-again"><a href="/t/${n.table}/replay/${n.game?.game}?hand=${n.game?.hand}" target="_blank">${n.t("page-end-replay")}</a></p>
      </div>
      ${n.game?.phase==="between"?l(n,c(n)):u}
    </section>
  `:s(n):u}function t(n){const i=n.game?.went_out;return n.game?.void?n.t("page-end-void"):i?i===n.own.seat?n.t("page-end-title-you"):n.t("page-end-title",{name:n.name(i)}):n.t("page-end-last")}function s(n){const d=a`<button type="button" @click=${()=>{n.local.looking=null,n.redraw()}}>${n.t("page-end-back")}</button>`;return a`<div class="handend-aside">${l(n,d)}</div>`}function c(n){return a`<button type="button" @click=${()=>{n.local.looking=m(n),n.redraw()}}>${n.t("page-end-look")}</button>`}function l(n,i){const d=n.own.decision?.decision.step==="ready",$=h(n,"ready",null);return a`
    <footer class="handend-foot">
      <p class="handend-ready" aria-live="polite">${r(n)}</p>
      ${$===null?u:a`<p class="handend-left" role="timer">${n.t("page-end-left",{seconds:$})}</p>`}
      <p class="handend-acts">
        ${i}
        ${d?a`<button type="button" class=${`main ${n.pending.has("ready")?"sending":""}`}
              @click=${()=>n.do({do:"ready"})}>${n.t("page-end-ready-go")}</button>`:u}
      </p>
    </footer>
  `}function r(n){const i=(n.view?.table.seats??[]).filter($=>$.person&&$.present&&!$.away&&!w($));if(i.length<2)return u;const d=$=>i.filter(k=>k.ready===$).map(k=>n.name(k.seat)).join(", ");return a`
    ${d(!0)?a`<span>✓ ${n.t("page-end-ready-who",{names:d(!0)})}</span>`:u}
    ${d(!1)?a`<span>${n.t("page-end-ready-wait",{names:d(!1)})}</span>`:u}
  `}return{covers:v,begin:o,handend:e}})(),U=(()=>{const{html:a,nothing:u}=g,{begin:f,buying:p}=B,{gameend:h}=M,{begin:w,handend:m}=R;function y(b){w(b),f(b)}function v(b){return b.view?.table.stage==="gathering"?b.game?h(b):u:a`${m(b)} ${p(b)}`}return{begin:y,draw:v}})();export default U;

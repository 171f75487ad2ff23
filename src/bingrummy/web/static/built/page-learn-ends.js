/* 440fb326e89e95f4 */
import{$0 as k,$15 as E,$29 as O,$31 as x,$34 as I,$35 as j}from"./page-learn.js";const B=(()=>{const{html:c,nothing:l}=k,{rulesOf:f}=x,{secondsLeft:p}=O;let h=!1;function v(n){n.on("drawn",()=>{const e=n.own.decision?.decision.step==="buy back";e&&!h&&document.getElementById("buying-title")?.focus({preventScroll:!0}),h=e})}function w(n){const e=n.game?.buying;if(!e||n.game?.phase!=="buy back"||n.view?.table.stage!=="playing")return l;const s=n.own.decision?.decision.step==="buy back";return c`
    <section class="buying asks leaf" aria-labelledby="buying-title">
      ${s?y(n,e):b(n,e)}
      ${o(n,e)}
    </section>
  `}const m=n=>f(n)?.limit??"\u2026";function y(n,{price:e,score:s}){const i=n.seat(n.own.seat)?.score??0,a=p(n,"buy back"),u=n.pending.has("buy-back"),t=r=>!u&&n.do({do:"buy-back",yes:r});return c`
    <h2 id="buying-title" tabindex="-1">${n.t("page-buy-title",{limit:m(n)})}</h2>
    <p><strong>${n.t("page-buy-about",{price:e,score:s})}</strong>
      ${n.t("page-buy-score",{total:i})} ${n.t("page-buy-pot",{pot:n.game?.pot??0})}</p>
    <p class="buying-choice">
      <button type="button" class=${u?"sending":""} @click=${()=>t(!1)}>${n.t("page-buy-no")}</button>
      <button type="button" class=${`main ${u?"sending":""}`} @click=${()=>t(!0)}>${n.t("page-buy-yes",{price:e})}</button>
    </p>
    ${a===null?l:c`<p class="buying-left" role="timer">${n.t("page-cut-left",{seconds:a})}</p>`}
  `}function b(n,{price:e,score:s,answered:i}){const a=n.own.seat!==null&&i.includes(n.own.seat),u=n.own.answered,t=u===null?"page-buy-yours":u?"page-buy-yours-yes":"page-buy-yours-no",r=a?n.t(t):n.t("page-buy-others",{limit:m(n),price:e,score:s});return c`<p id="buying-title" role="status">${r}</p>`}function o(n,{asked:e,answered:s}){const i=u=>u.map(t=>n.name(t)).join(", "),a=e.filter(u=>!s.includes(u));return e.length<2&&e.includes(n.own.seat??0)?l:c`
    <p class="buying-who">
      ${s.length?c`<span>✓ ${n.t("page-buy-answered",{names:i(s)})}</span>`:l}
      ${a.length?c`<span>${n.t("page-buy-waits",{names:i(a)})}</span>`:l}
      ${e.length>1?c`<span>${n.t("page-buy-hidden")}</span>`:l}
    </p>
  `}return{begin:v,buying:w}})(),L=(()=>{const{html:c,nothing:l}=k,{pointsOf:f,rulesOf:p}=x,{face:h}=E;function v(n){const e={points:new Map,scores:new Map,fates:new Map,wentOut:n.game?.went_out??null,void:n.game?.void??!1,scored:!1};for(const s of n.game?.buying?.asked??[])e.fates.set(s,n.t("page-end-asked"));for(const{event:s}of w(n))if(s?.event==="points"){for(const{seat:i,number:a}of s.points)e.points.set(i,a);for(const{seat:i,number:a}of s.scores)e.scores.set(i,a)}else s?.event==="void"?e.scored=s.scored:s?.event==="bust"?e.fates.set(s.seat,n.t("page-end-bust")):s?.event==="buys-back"&&e.fates.set(s.seat,n.t("page-end-bought",{score:s.score}));return e}function w(n){const e=n.entries.findLastIndex(({event:a})=>a?.event==="hand"),s=n.entries.slice(e+1),i=s.findIndex(({event:a})=>["goes-out","void","shows","points"].includes(a?.event??""));return i<0?[]:s.slice(i)}function m(n,e=3){const s=v(n),i=(n.view?.table.seats??[]).filter(a=>a.shown!==null);return c`<ol class="counted">${i.map(a=>y(n,a,s,e))}</ol>`}function y(n,e,s,i){const a=e.seat===n.own.seat,u=c`${n.name(e.seat)}${a?c` <span class="tag">${n.t("page-gather-you")}</span>`:l}`,t=[...e.shown??[]].sort((d,$)=>(f(n,$)??0)-(f(n,d)??0)),r=e.seat===s.wentOut;return c`
    <li class=${`counted-seat ${a?"own":""} ${r?"out":""}`}>
      ${i===2?c`<h2>${u}</h2>`:c`<h3>${u}</h3>`}
      <div class="counted-cards">
        ${t.length?c`<ul>${t.map(d=>b(n,d))}</ul>`:c`<p>${n.t(r?"page-end-out":"page-end-resigned")}</p>`}
      </div>
      <p class="counted-sum">${o(n,e,s)}</p>
    </li>
  `}function b(n,e){const s=f(n,e);return c`
    <li>
      ${h(n,e,{small:!0})}
      <span class="counted-points" aria-hidden="true">${s??""}</span>
      <span class="unseen">${s===null?n.card(e):n.t("page-end-card",{card:e,points:s})}</span>
    </li>
  `}function o(n,{seat:e,score:s},i){const a=i.points.get(e),u=i.scores.get(e)??s,t=i.fates.get(e),r=p(n)?.limit,d=t!==void 0&&r!==void 0;return c`
    ${a===void 0?c`<span>${n.t("page-end-score",{score:u})}</span>`:c`<span aria-hidden="true" class="counted-how">${n.t("page-end-sum",{before:u-a,points:a,total:u})}</span>
          <span class="unseen">${n.t("page-end-sum-of",{name:n.name(e),before:u-a,points:a,total:u})}</span>`}
    ${d?c`<strong class="fate">${n.t("page-end-over",{limit:r})}: ${t}</strong>`:t??l}
  `}return{countOf:v,counted:m}})(),R=(()=>{const{html:c,nothing:l}=k,{counted:f}=L,{rematch:p,signed:h}=I;function v(o){const{game:n,view:e}=o;if(!n||!e||n.phase!=="game over")return l;const s=e.table.seats.filter(i=>i.person||i.bot);return c`
    <section class="gameend leaf" aria-labelledby="gameend-title">
      <h1 id="gameend-title">${w(o)}</h1>
      <ul class="gameend-shares">
        ${n.shares.map(({seat:i,number:a})=>c`<li><strong>${o.name(i)}</strong> ${o.t("page-over-share",{chips:a})}</li>`)}
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
          <tbody>${s.map(i=>m(o,i))}</tbody>
        </table>
      </div>
      <div class="gameend-again">${p(o)}</div>
      ${s.some(i=>i.shown)?c`<details class="gameend-count" open><summary>${o.t("page-over-count")}</summary>${f(o,2)}</details>`:l}
      ${y(o,n.game)}
    </section>
  `}function w(o){const n=o.game?.shares??[];if(n.length!==1)return o.t("page-over-shared");const{seat:e}=n[0];return e===o.own.seat?o.t("page-over-title-you"):o.t("page-over-title",{name:o.name(e)})}function m(o,n){const e=n.person&&o.view?.table.hints.includes(n.seat);return c`
    <tr class=${n.seat===o.own.seat?"own":""}>
      <th scope="row">${o.name(n.seat)}
        ${e?c`<span class="tag">${o.t("page-over-hints",{count:n.hints})}</span>`:l}</th>
      <td class="number">${n.out?o.t("page-over-out"):n.score}</td>
      <td class="number">${h(n.chips)}</td>
      <td class="number">${n.person?h(n.balance):l}</td>
    </tr>
  `}function y(o,n){const e=`/t/${o.table}/replay/${n}`;return c`
    <p class="gameend-links">
      <a class="button" href=${e}>${o.t("page-over-replay")}</a>
      <a class="button" href="${e}#check">${o.t("page-over-check")}</a>
      <button type="button" @click=${()=>b(o,n)}>${o.t("page-over-record")}</button>
      <a class="button" href="/t/${o.table}/games">${o.t("page-menu-history")}</a>
    </p>
  `}async function b(o,n){const e=await o.fetch(`/games/${n}/record`).catch(()=>null);if(!e?.ok)return;const s=document.createElement("a");s.href=URL.createObjectURL(await e.blob()),s.download=`bing-${o.table}-${n}.txt`,s.click(),setTimeout(()=>URL.revokeObjectURL(s.href),1e3)}return{gameend:v}})(),U=(()=>{const{html:c,nothing:l}=k,{countOf:f,counted:p}=L,{secondsLeft:h}=O,{isOut:v}=j,w=t=>`${t.game?.game}.${t.game?.hand}`;function m(t){const{game:r,view:d}=t;return!r?.hand||d?.table.stage!=="playing"||r.phase!=="between"&&r.phase!=="buy back"?!1:d.table.seats.some($=>$.shown!==null)}const y=t=>m(t)&&t.local.looking!==w(t);let b=!1;function o(t){t.on("drawn",()=>{const r=y(t),d=document.getElementById("main");d&&(d.inert=r),r&&!b&&document.getElementById("count-title")?.focus({preventScroll:!0}),b=r})}function n(t){return m(t)?y(t)?c`
    <section class="handend" role="main" aria-labelledby="count-title">
      <div class="handend-inside" tabindex="0">
        <p class="handend-hand">${t.t("page-end-hand",{hand:t.game?.hand??0})}</p>
        <h2 id="count-title" tabindex="-1">${e(t)}</h2>
        ${t.game?.void?c`<p>${t.t(f(t).scored?"page-end-void-scored":"page-end-void-about")}</p>`:l}
        ${p(t)}
        <p class="handend-again"><a href="/t/${t.table}/replay/${t.game?.game}?hand=${t.game?.hand}" target="_blank">${t.t("page-end-replay")}</a></p>
      </div>
      ${t.game?.phase==="between"?a(t,i(t)):l}
    </section>
  `:s(t):l}function e(t){const r=t.game?.went_out;return t.game?.void?t.t("page-end-void"):r?r===t.own.seat?t.t("page-end-title-you"):t.t("page-end-title",{name:t.name(r)}):t.t("page-end-last")}function s(t){const d=c`<button type="button" @click=${()=>{t.local.looking=null,t.redraw()}}>${t.t("page-end-back")}</button>`;return c`<div class="handend-aside">${a(t,d)}</div>`}function i(t){return c`<button type="button" @click=${()=>{t.local.looking=w(t),t.redraw()}}>${t.t("page-end-look")}</button>`}function a(t,r){const d=t.own.decision?.decision.step==="ready",$=h(t,"ready",null);return c`
    <footer class="handend-foot">
      <p class="handend-ready" aria-live="polite">${u(t)}</p>
      ${$===null?l:c`<p class="handend-left" role="timer">${t.t("page-end-left",{seconds:$})}</p>`}
      <p class="handend-acts">
        ${r}
        ${d?c`<button type="button" class=${`main ${t.pending.has("ready")?"sending":""}`}
              @click=${()=>t.do({do:"ready"})}>${t.t("page-end-ready-go")}</button>`:l}
      </p>
    </footer>
  `}function u(t){const r=(t.view?.table.seats??[]).filter($=>$.person&&$.present&&!$.away&&!v($));if(r.length<2)return l;const d=$=>r.filter(g=>g.ready===$).map(g=>t.name(g.seat)).join(", ");return c`
    ${d(!0)?c`<span>✓ ${t.t("page-end-ready-who",{names:d(!0)})}</span>`:l}
    ${d(!1)?c`<span>${t.t("page-end-ready-wait",{names:d(!1)})}</span>`:l}
  `}return{covers:y,begin:o,handend:n}})(),M=(()=>{const{html:c,nothing:l}=k,{begin:f,buying:p}=B,{gameend:h}=R,{begin:v,handend:w}=U;function m(b){v(b),f(b)}function y(b){return b.view?.table.stage==="gathering"?b.game?h(b):l:c`${w(b)} ${p(b)}`}return{begin:m,draw:y}})();export default M;

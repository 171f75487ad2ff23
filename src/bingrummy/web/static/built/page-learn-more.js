/* 0fb3384b69d40f81 */
import{$0 as g,$1 as x,$6 as E,$21 as S,$26 as A,$32 as L,$33 as _,$34 as D,$35 as N,$37 as O,$39 as j}from"./page-learn.js";const F=(()=>{const{html:s,nothing:u}=g,{Keep:h,write:c}=x,{forget:f}=E,{askFirst:b}=S,{NAME:$}=_,{isOut:y}=N;function w(n){const{own:m,view:p}=n;if(m.person===null||!p)return u;const e=n.seat(m.seat),d=p.table.stage==="playing"&&e&&!y(e);return s`
    <section class="menu-part" aria-labelledby="menu-you">
      <h3 id="menu-you">${n.t("page-menu-you")}</h3>
      ${d?s`${o(n)} ${t(n)}`:u}
      ${a(n)}
      <p class="menu-links">${l(n,!!d)} ${i(n)}</p>
    </section>
  `}function o(n){const m=n.seat(n.own.seat)?.agrees??!1,p=(n.view?.table.seats??[]).filter(d=>d.agrees).map(d=>n.name(d.seat)),e=()=>n.do({do:"agree",yes:!m});return s`
    <p class="menu-act">
      <button type="button" aria-pressed=${String(m)} @click=${e}>${n.t(m?"page-menu-stop-back":"page-menu-stop")}</button>
      <span>${n.t("page-menu-stop-about")}
        ${p.length?n.t("page-menu-stop-who",{names:p.join(", ")}):n.t("page-menu-stop-nobody")}</span>
    </p>
  `}function t(n){return s`<p class="menu-act"><button type="button" aria-haspopup="dialog" @click=${()=>b(n,{title:n.t("page-menu-resign"),text:n.t("page-menu-resign-sure"),yes:n.t("page-menu-resign-do"),no:n.t("page-menu-play-on"),act:()=>{n.local.panel=null,n.do({do:"resign"})}})}>${n.t("page-menu-resign")}…</button></p>`}function a(n){return s`
    <form class="menu-act" @submit=${p=>{p.preventDefault();const e=String(new FormData(p.target).get("name")??"").trim();e&&(c($,e),n.do({do:"rename",name:e}))}}>
      <label for="rename">${n.t("page-menu-rename")}</label>
      <input id="rename" name="name" maxlength="40" required autocomplete="nickname" .defaultValue=${n.seat(n.own.seat)?.name??""} />
      <button>${n.t("page-menu-rename-do")}</button>
    </form>
  `}function l(n,m){return s`<button type="button" aria-haspopup="dialog" @click=${()=>b(n,{title:n.t("page-menu-leave"),text:n.t(m?"page-menu-leave-game":"page-menu-leave-sure"),yes:n.t("page-menu-leave-do"),no:n.t("page-menu-cancel"),act:()=>r(n,m)})}>${n.t("page-menu-leave")}…</button>`}async function r(n,m){(await n.do({do:"leave"})).accepted&&(m||(await f(n.table),h.forget(n.table)),n.line.end(),location.assign("/"))}function i(n){return s`<button type="button" aria-haspopup="dialog" @click=${()=>b(n,{title:n.t("page-menu-forget"),text:n.t("page-menu-forget-sure"),yes:n.t("page-menu-forget-do"),no:n.t("page-menu-cancel"),act:()=>n.do({do:"forget"})})}>${n.t("page-menu-forget")}…</button>`}return{myself:w}})(),G=(()=>{const{html:s,nothing:u}=g,h=[0,15,30,60,120];function c(o){const t=o.view?.table;if(!t||o.own.person===null)return u;const a=t.seats.filter(l=>l.person&&l.person!==o.own.person);return s`
    <section class="menu-part" aria-labelledby="menu-players">
      <h3 id="menu-players">${o.t("page-menu-players")}</h3>
      ${a.length?s`<ul class="player-list">${a.map(l=>f(o,l))}</ul>`:s`<p>${o.t("page-menu-alone")}</p>`}
    </section>
  `}function f(o,t){return s`
    <li>
      <h4>${o.name(t.seat)}
        ${t.host?s`<span class="tag">${o.t("page-gather-host")}</span>`:u}
        ${t.present?u:s`<span class="tag">${o.t("page-gather-absent")}</span>`}
        ${t.away?s`<span class="tag">${o.t("page-away-mark")}</span>`:u}</h4>
      ${t.offered?s`<p>${o.t(t.open?"page-menu-open":"page-menu-offered")}</p>`:u}
      <p class="menu-links">${y(o,t)} ${o.view?.table.stage==="playing"?b(o,t):u}</p>
    </li>
  `}function b(o,t){const a=o.game?.to_act===t.seat,l=o.own.seat!==null;return s`
    ${l&&a?$(o,t,"page-menu-nudge",{do:"nudge",seat:t.seat}):u}
    ${l&&t.offered&&!t.open?$(o,t,"page-menu-consent",{do:"consent",seat:t.seat,yes:!0}):u}
    ${o.hosting&&!t.present&&!t.offered?$(o,t,"page-menu-give",{do:"give",seat:t.seat}):u}
    ${o.hosting?w(o,t):u}
  `}function $(o,t,a,l){const r=o.t(`${a}.of`,{name:o.name(t.seat)});return s`<button type="button" title=${r} class=${o.pending.has(l.do)?"sending":""}
    @click=${()=>o.do(l)}>${o.t(a)} <span class="unseen">${o.name(t.seat)}</span></button>`}function y(o,t){const a=t.person??0,l=o.own.muted.includes(a),r=l?"page-menu-unmute":"page-menu-mute",i=t.muted?"page-menu-unmute-all":"page-menu-mute-all";return s`
    ${$(o,t,r,{do:"mute",person:a,yes:!l,for_all:!1})}
    ${o.hosting?$(o,t,i,{do:"mute",person:a,yes:!t.muted,for_all:!0}):u}
  `}function w(o,t){const a=o.entries.findLast(({note:i})=>i?.note==="lengthened"&&i.seat===t.seat)?.note,l=a?.note==="lengthened"?a.seconds:0,r=i=>o.do({do:"lengthen",seat:t.seat,seconds:Number(i.target.value)});return s`
    <select aria-label=${o.t("page-menu-lengthen-of",{name:o.name(t.seat)})} @change=${r}>
      ${h.map(i=>s`<option value=${i} ?selected=${i===l}>${o.t("page-menu-lengthen-by",{seconds:i})}</option>`)}
    </select>
  `}return{players:c}})(),T=(()=>{const{html:s,nothing:u}=g,{applyLooks:h}=O,c={en:"English",es:"Espa\xF1ol",sv:"Svenska",ru:"\u0420\u0443\u0441\u0441\u043A\u0438\u0439"},f=[{name:"theme",values:{"":"auto",light:"light",dark:"dark"}},{name:"deck",values:{"":"four",two:"two"}},{name:"motion",values:{"":"auto",less:"less"}}];function b(t){return s`
    <section class="menu-part" aria-labelledby="menu-looks">
      <h3 id="menu-looks">${t.t("page-menu-looks")}</h3>
      <div class="prefs">
        ${y(t)}
        ${f.map(({name:a,values:l})=>w(t,a,l))}
        ${o(t,"sound")}
        ${"vibrate"in navigator?o(t,"vibration"):u}
      </div>
    </section>
  `}function $(t,a,l){t.local.prefs={...t.local.prefs,[a]:l},h(t.local.prefs),t.redraw()}function y(t){const a=t.words.language,l=r=>t.speak(r.target.value);return s`
    <label>${t.t("page-look-language")}
      <select @change=${l}>
        ${Object.entries(c).map(([r,i])=>s`<option value=${r} lang=${r} ?selected=${r===a}>${i}</option>`)}
      </select></label>
  `}function w(t,a,l){const r=t.local.prefs?.[a]??"",i=n=>$(t,a,n.target.value);return s`
    <label>${t.t(`page-look-${a}`)}
      <select @change=${i}>
        ${Object.entries(l).map(([n,m])=>s`<option value=${n} ?selected=${n===r}>${t.t(`page-look-${a}-${m}`)}</option>`)}
      </select></label>
  `}function o(t,a){const l=r=>$(t,a,r.target.checked);return s`<label class="toggle"><input type="checkbox" .checked=${!!t.local.prefs?.[a]} @change=${l} />
    ${t.t(`page-look-${a}`)}</label>`}return{LANGUAGES:c,prefs:b}})(),B=(()=>{const{html:s,nothing:u}=g,{houseRules:h,rulesLink:c}=D,{invite:f,ownLink:b}=L,{open:$}=j,{myself:y}=F,{pausing:w,resume:o,wishes:t}=A,{players:a}=G,{prefs:l}=T;function r(e){return s`
    ${y(e)} ${n(e)} ${a(e)} ${l(e)}
    ${i(e,"page-menu-links",s`${f(e)} ${b(e)}`)}
    ${h(e)}
    ${p(e)}
  `}function i(e,d,k){return s`<details class="menu-part"><summary>${e.t(d)}</summary>${k}</details>`}function n(e){const d=e.view?.table,k=d?.stage==="playing";if(!d||e.own.seat===null||!k&&!e.hosting)return u;const v=()=>e.do({do:"chat-switch",on:!d.chat});return s`
    <section class="menu-part" aria-labelledby="menu-table">
      <h3 id="menu-table">${e.t("page-menu-table")}</h3>
      ${k&&!d.paused?s`<p class="menu-act"><button type="button" @click=${()=>e.do({do:"pause"})}>${e.t("page-menu-pause")}</button>
            <span>${e.t(t(e,!0).includes(e.own.person)?"page-menu-pause-wished":"page-menu-pause-about")}</span></p>`:u}
      ${k&&d.paused?s`<p class="menu-act">${o(e)} <span>${w(e)}</span></p>`:u}
      ${e.hosting?s`<p class="menu-act"><button type="button" @click=${v}>${e.t(d.chat?"page-menu-chat-off":"page-menu-chat-on")}</button></p>`:u}
    </section>
  `}function m(e){e.local.prefs={...e.local.prefs,texttable:!0},$(e,null)}function p(e){return s`
    <section class="menu-part" aria-labelledby="menu-help">
      <h3 id="menu-help">${e.t("page-menu-help")}</h3>
      <p class="menu-links">
        <a class="button" href=${c(e)} target="_blank">${e.t("page-menu-rules")}</a>
        <button type="button" @click=${()=>$(e,"keys")}>${e.t("page-menu-keys")}</button>
        <button type="button" @click=${()=>m(e)}>${e.t("page-menu-text")}</button>
        <a class="button" href="/t/${e.table}/games">${e.t("page-menu-history")}</a>
        <a class="button" href="/#friends">${e.t("page-menu-new")}</a>
        <a class="button" href="/learn">${e.t("page-menu-tour")}</a>
        <a class="button" href="/">${e.t("page-menu-home")}</a>
      </p>
    </section>
  `}return{inside:r}})(),C=(()=>{const{html:s}=g,u=[0,1,2,3,5,99];function h(c){return s`
    <form class="away-form" @submit=${async b=>{b.preventDefault();const $=new FormData(b.target),y=$.get("play")==="bot"?"bot":"throw";(await c.do({do:"away",play:y,buy_back:Number($.get("times")??0)})).accepted&&(c.local.panel=null),c.redraw()}}>
      <p>${c.t("page-away-about")}</p>
      <fieldset>
        <legend>${c.t("page-away-title")}</legend>
        <label><input type="radio" name="play" value="throw" checked /> ${c.t("page-away-throw")}</label>
        <label><input type="radio" name="play" value="bot" /> ${c.t("page-away-bot")}</label>
      </fieldset>
      <label class="away-buy">${c.t("page-away-buy")}
        <select name="times">${u.map(b=>s`<option value=${b}>${c.t("page-away-buy-times",{times:b})}</option>`)}</select>
      </label>
      <button class="main">${c.t("page-away-go")}</button>
    </form>
  `}return{orders:h}})(),I=(()=>{const{inside:s}=B,{orders:u}=C;function h(){}function c(f){return f.local.panel==="away"?u(f):s(f)}return{begin:h,draw:c}})();export default I;

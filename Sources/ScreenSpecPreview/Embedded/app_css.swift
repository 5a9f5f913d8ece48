// Made from Page/app.css by Scripts/embed-page. Do not edit.

let app_css = PageFile(
    hash: "sha256-yb9emnaBk3r/UU/eePpK/D03QwQ0JEVtnwJ2qyn4c3g=",
    text: #"""
.screen {
--size: 17px;
--ground: light-dark(#f2f2f7, #000000);
--plain: light-dark(#ffffff, #000000);
--card: light-dark(#ffffff, #1c1c1e);
--raised: light-dark(#f2f2f7, #1c1c1e);
--raised-card: light-dark(#ffffff, #2c2c2e);
--label: light-dark(#000000, #ffffff);
--second: light-dark(#636369, #a4a4ab);
--hair: light-dark(#d5d5d9, #38383a);
--pressed: light-dark(#e2e2e7, #39393d);
--tint: light-dark(#0060d0, #4ca2ff);
--on-tint: light-dark(#ffffff, #00142b);
--material: light-dark(rgb(248 248 250 / 0.92), rgb(24 24 26 / 0.92));
--bar: 44px;
--top: 0px;
--foot: 34px;
--margin: 20px;
font: var(--size)/1.3 var(--font);
}
[data-type="1"] .screen { --size: 20px; }
[data-type="2"] .screen { --size: 24px; }
[data-type="3"] .screen { --size: 29px; }
.phone .screen { --top: 54px; }
.phone.landscape .screen { --top: 0px; --foot: 21px; --margin: 59px; }
.tablet .screen { --top: 26px; --foot: 20px; }
.app :focus-visible { outline: 3px solid var(--tint); outline-offset: -3px; border-radius: 10px; }
.app h3:focus-visible { outline: none; }
.stack { position: relative; overflow: hidden; }
.shell:is([data-kind="stack"], [data-kind="none"]) > .stack { position: absolute; inset: 0; }
.page { position: absolute; inset: 0; display: flex; flex-direction: column; touch-action: pan-y pinch-zoom; background: var(--ground); padding-top: var(--top); transition: translate 0.3s cubic-bezier(0.3, 0.8, 0.3, 1); }
.page.covered { visibility: hidden; translate: -28% 0; transition: visibility 0s 0.35s, translate 0.35s; }
[dir="rtl"] .page.covered { translate: 28% 0; }
.page.enter { animation: push 0.36s cubic-bezier(0.3, 0.8, 0.3, 1); box-shadow: 0 0 30px rgb(0 0 0 / 0.14); }
.page.leave { animation: pop 0.3s cubic-bezier(0.4, 0.6, 0.6, 1) forwards; z-index: 2; }
.page.swiped { transition: none; box-shadow: 0 0 30px rgb(0 0 0 / 0.22); }
.page:has(+ .page.swiped) { visibility: visible; transition: none; }
@keyframes push { from { transform: translateX(100%); } }
@keyframes pop { to { transform: translateX(100%); } }
[dir="rtl"] .page.enter { animation-name: push-rtl; }
[dir="rtl"] .page.leave { animation-name: pop-rtl; }
@keyframes push-rtl { from { transform: translateX(-100%); } }
@keyframes pop-rtl { to { transform: translateX(-100%); } }
.bar { flex: none; min-height: var(--bar); display: grid; grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr); align-items: center; gap: 8px; padding-inline: calc(var(--margin) - 8px); }
.bar-start, .bar-end { display: flex; align-items: center; gap: 4px; min-width: 0; }
.bar-start { max-width: 42cqi; }
.bar-end { justify-content: flex-end; }
.bar-title { font-size: 1em; font-weight: 600; text-align: center; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
span.bar-title { visibility: hidden; }
.back { display: flex; align-items: center; gap: 5px; color: var(--tint); padding: 6px 8px; margin-inline-start: -6px; max-width: 8.2em; min-width: 0; border-radius: 10px; }
.back span:last-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.back .chevron { rotate: 180deg; color: var(--tint); width: 11px; height: 11px; border-width: 2.4px 2.4px 0 0; margin-inline: 3px 2px; }
[dir="rtl"] .back .chevron { rotate: 0deg; }
.bar-button { color: var(--tint); min-width: 34px; min-height: 34px; display: grid; place-items: center; padding: 4px 8px; border-radius: 10px; white-space: nowrap; }
.bar-button.text { font-weight: 600; }
.body { flex: 1; min-height: 0; overflow-y: auto; overflow-x: hidden; padding: 4px var(--margin) calc(var(--foot) + 12px); overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: color-mix(in srgb, var(--label) 20%, transparent) transparent; container-type: inline-size; }
.large-title { font-size: 2em; font-weight: 700; line-height: 1.15; letter-spacing: -0.012em; padding-block: 2px 10px; overflow-wrap: anywhere; }
.summary { color: var(--second); font-size: 0.88em; padding-bottom: 14px; }
.group { padding-bottom: 24px; }
.group h4 { font-size: 0.8em; font-weight: 500; color: var(--second); padding: 0 16px 7px; }
.card { background: var(--card); border-radius: 12px; overflow: hidden; margin-bottom: 24px; }
.group .card { margin-bottom: 0; }
.row { width: 100%; min-height: 44px; display: flex; align-items: center; gap: 13px; padding: 9px 16px; text-align: start; position: relative; }
.card > li + li .row::before { content: ""; position: absolute; inset: 0 0 auto; inset-inline-start: 16px; border-top: 1px solid var(--hair); }
.card > li + li .row:has(.chip)::before { inset-inline-start: 58px; }
.card > li + li .row[aria-current="true"]::before, .card > li:has([aria-current="true"]) + li .row::before { border-color: transparent; }
.row:active { background: var(--pressed); }
@media (hover: hover) { .row:hover { background: color-mix(in srgb, var(--pressed) 45%, transparent); } }
.row[aria-current="true"] { background: var(--tint); color: var(--on-tint); }
.row-title { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.chip { width: 29px; height: 29px; border-radius: 7px; display: grid; place-items: center; flex: none; color: var(--tint); --gap: var(--card); }
.chip .icon { width: 25px; height: 25px; }
.row[aria-current="true"] :is(.chip, .chevron, .row-mark) { color: inherit; --gap: var(--tint); }
.chevron { width: 8px; height: 8px; border: solid currentColor; border-width: 2px 2px 0 0; transform: rotate(45deg); color: light-dark(#b4b4ba, #66666c); flex: none; margin-inline-end: 2px; }
[dir="rtl"] .chevron { transform: rotate(-135deg); }
.row-mark { color: light-dark(#8c8c93, #85858c); font-size: 0.8em; }
.fact { display: flex; justify-content: space-between; gap: 16px; padding: 11px 16px; min-height: 44px; flex-wrap: wrap; }
.fact + .fact { box-shadow: inset 0 1px var(--hair); }
.fact dd { color: var(--second); text-align: end; overflow-wrap: anywhere; }
.sketch { padding: 18px 16px; display: grid; gap: 12px; }
.sketch i { display: grid; place-items: center; height: 132px; border-radius: 8px; background: color-mix(in srgb, var(--label) 5%, transparent); color: color-mix(in srgb, var(--label) 28%, transparent); }
.sketch i .icon { width: 46px; height: 46px; --gap: var(--card); stroke-width: 1.2; }
.sketch span { height: 10px; border-radius: 5px; background: color-mix(in srgb, var(--label) 8%, transparent); }
.knob { width: 51px; height: 31px; border-radius: 16px; background: light-dark(#e4e4e8, #39393d); position: relative; transition: background 0.2s; flex: none; }
.knob::after { content: ""; position: absolute; inset-block: 2px; inset-inline-start: 2px; width: 27px; border-radius: 50%; background: #fff; box-shadow: 0 2px 5px rgb(0 0 0 / 0.2); transition: inset-inline-start 0.2s; }
[aria-checked="true"] .knob { background: #34c759; }
[aria-checked="true"] .knob::after { inset-inline-start: 22px; }
.placeholder { height: 78%; display: grid; place-content: center; justify-items: center; gap: 14px; text-align: center; color: var(--second); }
.placeholder .icon { width: 58px; height: 58px; stroke-width: 1.2; --gap: var(--ground); }
.placeholder p { font-size: 1.28em; font-weight: 700; color: var(--label); }
.shell[data-kind="split"], .tab-screen.split { display: flex; }
.column { position: relative; flex: none; min-width: 0; }
.column .page { padding-top: var(--top); }
.sidebar { width: var(--sidebar, 300px); border-inline-end: 1px solid var(--hair); transition: margin 0.3s, visibility 0.3s; }
.hides-sidebar .sidebar { margin-inline-start: calc(-1 * var(--sidebar, 300px)); visibility: hidden; }
.content { width: var(--content, 340px); border-inline-end: 1px solid var(--hair); }
.detail { flex: 1; }
.secondary { width: 260px; border-inline-start: 1px solid var(--hair); }
.sidebar .card { background: none; border-radius: 0; overflow: visible; }
.sidebar .body { padding-inline: 14px; }
.sidebar .large-title, .sidebar .group h4 { padding-inline: 10px; }
.sidebar .group h4 { font-size: 1em; font-weight: 650; color: var(--label); }
.sidebar .row { border-radius: 10px; padding-inline: 10px; }
.sidebar .row::before, .sidebar .chevron { display: none; }
.sidebar .row[aria-current="true"] { background: color-mix(in srgb, var(--tint) 15%, transparent); color: light-dark(#004fae, #6cb3ff); }
.sidebar .chip { --gap: var(--ground); }
.column.content .page, .tablet .column.content .card { background: var(--plain); }
.column.content .body { padding-inline: 8px; }
.column.content .card { border-radius: 10px; }
.column.content .summary { padding-inline: 16px; }
.column.content .row { border-radius: 10px; }
.column.content .chevron { display: none; }
.tab-screens .body > *, .shell[data-kind="stack"] .body > *, .detail .body > * { max-width: 680px; margin-inline: auto; }
.tab-screens, .tab-screen, .tab-screen > .stack:only-child { position: absolute; inset: 0; }
.tab-bar { position: absolute; z-index: 3; inset: auto 0 0; background: var(--material); border-top: 1px solid var(--hair); padding: 6px 8px calc(var(--foot) - 8px); backdrop-filter: blur(20px); }
.tab-bar ul { display: flex; justify-content: safe space-around; overflow-x: auto; scrollbar-width: none; }
.tab-bar li { flex: 1 0 66px; min-width: 0; }
.tab { width: 100%; display: grid; justify-items: center; gap: 3px; color: var(--second); font-size: max(10px, 0.62em); font-weight: 500; padding: 2px; border-radius: 8px; }
.tab .icon { width: 27px; height: 27px; --gap: var(--card); }
.tab span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tab[aria-current] { color: var(--tint); }
.tab-screens { --foot: 92px; }
.layer { position: absolute; inset: 0; z-index: 5; }
.scrim { position: absolute; inset: 0; background: rgb(0 0 0 / 0.28); animation: fade 0.3s; }
.panel { position: absolute; inset: auto 0 0; height: var(--detent, 94%); max-height: 94%; background: var(--raised); border-radius: 14px 14px 0 0; overflow: hidden; display: flex; flex-direction: column; animation: rise 0.38s cubic-bezier(0.25, 0.9, 0.3, 1); transition: translate 0.25s, height 0.3s; --ground: var(--raised); --card: var(--raised-card); --top: 0px; --bar: 52px; }
.layer.leave .panel { animation: sink 0.28s ease-in forwards; }
.layer.leave .scrim { opacity: 0; transition: opacity 0.28s; }
.layer.leave { animation: stay 0.3s; }
.panel > .stack { flex: 1; min-height: 0; }
.grabber { position: absolute; z-index: 3; inset: 0 0 auto; margin: 0 auto; width: 76px; height: 18px; touch-action: none; }
.grabber::before { content: ""; position: absolute; inset: 6px auto auto 50%; width: 36px; height: 5px; margin-inline-start: -18px; border-radius: 3px; background: light-dark(#9c9ca3, #6d6d74); }
[dir="rtl"] .grabber::before { inset: 6px 50% auto auto; }
.fullScreenCover .panel { inset: 0; height: auto; max-height: none; border-radius: 0; --top: 54px; --bar: 44px; }
.tablet .fullScreenCover .panel { --top: 26px; }
.popover .scrim { background: none; }
.is-compact .popover .scrim { background: rgb(0 0 0 / 0.28); }
.is-compact .popover .panel { height: 50%; }
.tablet .window:not(.is-compact) .sheet .panel { inset: 0; margin: auto; width: min(704px, 92%); height: min(var(--detent, 88%), 780px); border-radius: 16px; }
:is(.tablet .window:not(.is-compact), .desktop .window) .popover .panel { inset: 58px 14px auto auto; width: 360px; height: 420px; border-radius: 14px; box-shadow: 0 10px 44px rgb(0 0 0 / 0.28), 0 0 0 0.5px rgb(0 0 0 / 0.2); animation-name: grow; transform-origin: 92% 0; overflow: visible; }
:is(.tablet .window:not(.is-compact), .desktop .window) .popover .panel > .stack { border-radius: 14px; }
:is(.tablet .window:not(.is-compact), .desktop .window) .popover .panel::before { content: ""; position: absolute; top: -8px; inset-inline-end: 22px; width: 22px; height: 22px; background: var(--raised); rotate: 45deg; border-radius: 4px; }
@keyframes rise { from { transform: translateY(100%); } }
@keyframes sink { to { transform: translateY(110%); } }
@keyframes grow { from { transform: scale(0.4); opacity: 0; } }
@keyframes fade { from { opacity: 0; } }
@keyframes stay { from { opacity: 1; } }
.alert { position: absolute; inset: 0; z-index: 9; display: grid; place-items: center; }
.alert-box { position: relative; width: min(290px, 86%); max-height: 90%; overflow: auto; background: light-dark(#f7f7f9, #2a2a2d); border-radius: 14px; text-align: center; animation: appear 0.2s; box-shadow: 0 12px 50px rgb(0 0 0 / 0.3); }
.alert h3 { font-size: 1em; font-weight: 600; padding: 19px 16px 2px; }
.alert p { font-size: 0.8em; padding: 0 16px; }
.alert-buttons { margin-top: 18px; display: grid; }
.alert-buttons button { min-height: 44px; padding: 8px; color: var(--tint); border-top: 1px solid var(--hair); }
.alert-buttons button:hover { background: var(--pressed); }
.alert-buttons .cancel { font-weight: 600; }
.alert-buttons .destructive { color: light-dark(#c4211a, #ff7a72); }
.alert.leave { animation: fade 0.2s reverse forwards; }
.phone .confirmation { place-items: end center; padding: 0 8px calc(var(--foot) + 2px); }
.phone .confirmation .alert-box { width: 100%; }
"""#)

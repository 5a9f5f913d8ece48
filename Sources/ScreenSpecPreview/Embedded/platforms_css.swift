// Made from Page/platforms.css by Scripts/embed-page. Do not edit.

let platforms_css = PageFile(
    hash: "sha256-9Kyxotb3yFu/SCO93mudrBJTUj9ClBrNkuqhuhnyveI=",
    text: #"""
.desktop .screen { --size: 13px; --ground: light-dark(#ffffff, #1e1e20); --plain: light-dark(#ffffff, #1e1e20); --card: light-dark(#f4f4f6, #29292c); --raised: light-dark(#f6f6f7, #2a2a2d); --raised-card: light-dark(#ffffff, #353539); --bar: 52px; --foot: 12px; --margin: 20px; --sidebar: 230px; --content: 290px; }
:is([data-type="1"], [data-type="2"], [data-type="3"]) .desktop .screen { --size: 15px; }
[data-type="3"] .desktop .screen { --size: 18px; }
.desktop .bar { grid-template-columns: max-content minmax(0, 1fr) max-content; border-bottom: 1px solid var(--hair); padding-inline: 16px; }
.desktop .bar-title { text-align: start; font-size: 1.12em; font-weight: 650; }
.desktop span.bar-title { visibility: visible; }
.desktop .back { max-width: 30px; color: var(--second); padding: 8px; }
.desktop .back span:last-child { display: none; }
.desktop .back .chevron { color: currentColor; }
.desktop .body { padding-top: 16px; }
.desktop .large-title { font-size: 1.7em; }
.desktop .sidebar .page { background: light-dark(#ecebef, #262629); --ground: light-dark(#ecebef, #262629); }
.desktop .sidebar .bar { border-bottom: 0; }
.desktop .sidebar .bar-title { opacity: 0; }
.desktop .shell[data-kind="split"].hides-sidebar.has-content > .content .bar,
.desktop .shell[data-kind="split"].hides-sidebar:not(.has-content) > .detail .bar,
.desktop .shell:is([data-kind="stack"], [data-kind="tabs"]) .bar { padding-inline-start: 84px; }
.desktop .tab-screen.split > .detail .bar { padding-inline-start: 16px; }
.desktop .row { min-height: 32px; padding: 5px 10px; gap: 9px; border-radius: 6px; }
.desktop .card > li + li .row:has(.chip)::before { inset-inline-start: 38px; }
.desktop .card { border-radius: 9px; }
.desktop .detail .card, .desktop .layer .card { box-shadow: inset 0 0 0 0.5px light-dark(rgb(0 0 0 / 0.1), rgb(255 255 255 / 0.1)); }
.desktop .chip { width: 20px; height: 20px; }
.desktop .chip .icon { width: 19px; height: 19px; }
.desktop .sidebar .group { padding-bottom: 14px; }
.desktop .sidebar .group h4 { font-size: 0.85em; font-weight: 650; color: var(--second); padding-bottom: 4px; }
.desktop .sidebar .row { min-height: 28px; border-radius: 6px; }
.desktop .sidebar .row[aria-current="true"] { background: light-dark(#d5d4da, #444449); color: var(--label); }
.desktop .sidebar .row[aria-current="true"] .chip { color: var(--tint); --gap: light-dark(#d5d4da, #444449); }
.desktop .column.content .card { background: none; border-radius: 0; box-shadow: none; }
.desktop .column.content .row { min-height: 40px; }
.desktop .bar-button { min-width: 28px; min-height: 28px; color: var(--second); border-radius: 6px; padding: 4px 6px; }
.desktop .bar-button:hover { background: var(--pressed); }
.desktop .fact { min-height: 34px; padding: 8px 12px; }
.desktop .page.enter, .desktop .page.leave { animation-duration: 0.22s; }
.desktop .placeholder .icon { width: 44px; height: 44px; }
.desktop .sketch i { height: 110px; }
.desktop .knob { scale: 0.6; transform-origin: 100% 50%; }
.desktop .tab-bar { inset: 0 0 auto; width: max-content; margin: 12px auto 0; background: none; border: 0; padding: 0; backdrop-filter: none; }
.desktop .tab-bar ul { background: light-dark(#e5e5e9, #343438); border-radius: 8px; padding: 2px; }
.desktop .tab-bar li, .tv .tab-bar li, .tablet .window:not(.is-compact) .tab-bar li { flex: none; }
.desktop .tab-bar { max-width: 60%; }
.tv .tab-bar, .tablet .window:not(.is-compact) .tab-bar { max-width: 90%; }
.tv .tab-bar ul { padding: 6px; margin: -6px; }
.desktop .tab { display: flex; align-items: center; gap: 5px; font-size: 1em; padding: 4px 14px; border-radius: 6px; color: var(--label); white-space: nowrap; }
.desktop .tab .icon { display: none; }
.desktop .tab[aria-current] { background: light-dark(#ffffff, #5a5a60); box-shadow: 0 1px 2px rgb(0 0 0 / 0.15); color: var(--label); }
.desktop .tab-screens { --foot: 12px; }
.desktop .tab-screen:not(.split) .bar-title { max-width: 24%; }
.desktop :is(.sheet, .fullScreenCover) .panel { inset: 0; margin: auto; width: min(560px, 86%); height: min(500px, 84%); border-radius: 12px; box-shadow: 0 20px 70px rgb(0 0 0 / 0.4), 0 0 0 0.5px rgb(0 0 0 / 0.3); animation-name: appear; --top: 0px; --bar: 48px; }
.desktop .fullScreenCover .panel { width: 92%; height: 90%; }
.desktop .layer.leave .panel { animation: fade 0.18s reverse forwards; }
.desktop .grabber { display: none; }
.desktop .layer .bar-button.text { background: var(--tint); color: var(--on-tint); font-weight: 550; padding: 3px 14px; min-height: 24px; }
.desktop .layer .bar-button.text:hover { background: var(--tint); }
.desktop .scrim { background: rgb(0 0 0 / 0.16); }
.desktop .popover .scrim { background: none; }
.desktop .popover .panel { width: 300px; height: 340px; }
.desktop .alert-box { width: 260px; padding: 18px; border-radius: 12px; }
.desktop .alert-buttons { gap: 7px; }
.desktop .alert-buttons button { min-height: 28px; border: 0; border-radius: 6px; background: light-dark(#e3e3e7, #48484d); color: var(--label); padding: 4px; }
.desktop .alert-buttons .destructive { color: light-dark(#b01b15, #ff8a83); }
.tv .screen { --size: 31px; --ground: light-dark(#e3e5ea, #101114); --plain: transparent; --card: transparent; --raised: light-dark(#eceef2, #1d1f24); --raised-card: transparent; --hair: transparent; --bar: 84px; --top: 60px; --foot: 60px; --margin: 90px; --sidebar: 520px; --content: 560px; background: linear-gradient(160deg, light-dark(#eef0f5, #23262e), light-dark(#d5d9e2, #0c0d10)); }
[data-type="1"] .tv .screen { --size: 35px; }
[data-type="2"] .tv .screen { --size: 39px; }
[data-type="3"] .tv .screen { --size: 44px; }
.tv .status-bar { height: 76px; padding: 0 60px; justify-content: flex-end; font: 500 28px var(--font); z-index: 3; }
.tv .page { background: transparent; }
.tv .page.covered { visibility: hidden; transition: none; }
.tv .page.leave { display: none; }
.tv .page.enter { animation: fade 0.3s; box-shadow: none; }
.tv :is(.sidebar, .content, .secondary) { border: 0; }
.tv .sidebar .page { background: light-dark(rgb(255 255 255 / 0.6), rgb(255 255 255 / 0.06)); }
.tv .sidebar .body, .tv .column.content .body { padding-inline: 44px; }
.tv .column.content .card { background: none; }
.tv .bar { padding-inline: 70px; }
.tv .bar-title { font-size: 1.35em; font-weight: 650; text-align: start; }
.tv .bar { grid-template-columns: max-content minmax(0, 1fr) max-content; }
.tv .large-title { font-size: 1.7em; }
.tv .card { overflow: visible; border-radius: 0; }
.tv .card > li { padding-block: 5px; }
.tv .row, .tv .sidebar .row, .tv .column.content .row { min-height: 76px; padding: 12px 30px; gap: 24px; border-radius: 18px; background: light-dark(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.08)); transition: scale 0.18s, background 0.18s; }
.tv .sidebar .row { background: none; }
.tv .row::before { display: none; }
.tv .chip { width: 44px; height: 44px; color: inherit; --gap: transparent; }
.tv .chip .icon { width: 42px; height: 42px; }
.tv .row[aria-current="true"], .tv .sidebar .row[aria-current="true"], .tv .column.content .row[aria-current="true"] { background: light-dark(rgb(0 0 0 / 0.12), rgb(255 255 255 / 0.2)); color: var(--label); }
.tv .app :is(.row, .tab, .bar-button, .back, .alert-buttons button):is(:focus, :focus-visible) { background: light-dark(#ffffff, #f4f4f6); color: #111113; scale: 1.035; outline: none; box-shadow: 0 18px 40px rgb(0 0 0 / 0.3); border-radius: 18px; --gap: #fff; }
.tv .app:not(:focus-within) .shell:not([inert]) :is(.sidebar .row, .tab)[aria-current] { background: light-dark(#ffffff, #f4f4f6); color: #111113; scale: 1.035; box-shadow: 0 18px 40px rgb(0 0 0 / 0.3); --gap: #fff; }
.tv .row:focus :is(.chevron, .row-mark) { color: #55555c; }
@media (hover: hover) { .tv .row:hover:not(:focus) { background: light-dark(rgb(255 255 255 / 0.8), rgb(255 255 255 / 0.16)); } }
.tv .chevron { width: 14px; height: 14px; border-width: 3px 3px 0 0; }
.tv .secondary { width: 480px; }
.tv .has-content .secondary { display: none; }
.tv .tab-screens .body > * { max-width: 1240px; }
.tv .group h4 { padding-inline: 30px; font-weight: 600; }
.tv .fact { padding: 14px 30px; border-radius: 18px; min-height: 70px; background: light-dark(rgb(255 255 255 / 0.35), rgb(255 255 255 / 0.05)); margin-bottom: 8px; }
.tv .detail .body > * { max-width: none; }
.tv .sketch { padding: 30px; }
.tv .sketch i { height: 300px; border-radius: 18px; }
.tv .sketch i .icon, .tv .placeholder .icon { width: 110px; height: 110px; }
.tv .sketch span { height: 18px; border-radius: 9px; }
.tv .bar-button, .tv .back { min-height: 66px; padding: 10px 26px; border-radius: 18px; color: var(--label); background: light-dark(rgb(255 255 255 / 0.5), rgb(255 255 255 / 0.1)); }
.tv .back .chevron { width: 18px; height: 18px; color: currentColor; margin-inline-end: 8px; }
.tv .back { max-width: 14em; }
.tv .tab-bar { inset: 46px 0 auto; width: max-content; margin: auto; border: 0; border-radius: 44px; padding: 8px; background: light-dark(rgb(255 255 255 / 0.7), rgb(255 255 255 / 0.12)); z-index: 4; }
.tv .tab { display: flex; align-items: center; gap: 14px; font-size: 0.95em; padding: 14px 36px; border-radius: 36px; color: var(--label); white-space: nowrap; }
.tv .tab .icon { width: 38px; height: 38px; --gap: transparent; }
.tv .tab[aria-current] { background: light-dark(rgb(0 0 0 / 0.12), rgb(255 255 255 / 0.24)); color: var(--label); }
.tv .app .tab:focus { border-radius: 36px; }
.tv .tab-screens { --top: 150px; --foot: 60px; }
.tv :is(.sheet, .fullScreenCover, .popover) .panel { inset: 0; margin: auto; width: 1240px; height: 860px; max-height: none; border-radius: 40px; --top: 20px; --bar: 96px; --raised-card: transparent; box-shadow: 0 40px 120px rgb(0 0 0 / 0.5); animation-name: appear; }
.tv .fullScreenCover .panel { width: auto; height: auto; inset: 0; border-radius: 0; --top: 60px; }
.tv .layer.leave .panel { animation: fade 0.2s reverse forwards; }
.tv .grabber { display: none; }
.tv .alert-box { width: 720px; border-radius: 40px; padding: 40px; }
.tv .alert-buttons { gap: 14px; }
.tv .alert-buttons button { min-height: 76px; border: 0; border-radius: 18px; background: light-dark(#dfe1e6, #3a3d44); color: var(--label); }
.tv .knob { scale: 1.5; transform-origin: 100% 50%; }
.tablet .window:not(.is-compact) .tab-bar { inset: 30px 0 auto; width: max-content; margin: auto; border: 0; border-radius: 23px; padding: 4px; background: light-dark(#e6e6eb, #2c2c2f); }
.tablet .window:not(.is-compact) .tab { font-size: 0.86em; font-weight: 550; padding: 7px 18px; border-radius: 19px; color: var(--label); white-space: nowrap; }
.tablet .window:not(.is-compact) .tab .icon { display: none; }
.tablet .window:not(.is-compact) .tab[aria-current] { background: light-dark(#ffffff, #58585e); box-shadow: 0 1px 3px rgb(0 0 0 / 0.16); color: light-dark(#0055b8, #c0dfff); }
.tablet .window:not(.is-compact) .tab-screens { --top: 78px; --foot: 20px; }
.tablet .window.is-compact .tab-bar { padding-bottom: 22px; }
.tablet .overlays .sidebar { position: absolute; inset-block: 0; inset-inline-start: 0; z-index: 3; margin: 0; transition: translate 0.3s, visibility 0.3s; box-shadow: 0 0 60px rgb(0 0 0 / 0.3); }
.tablet .overlays.hides-sidebar .sidebar { translate: -104% 0; }
.tablet [dir="rtl"] .overlays.hides-sidebar .sidebar { translate: 104% 0; }
.tablet .overlays .secondary { display: none; }
"""#)

// Made from Page/page.css by Scripts/embed-page. Do not edit.

let page_css = PageFile(
    hash: "sha256-3EBtsV2XwoyPIDS0CDU0cl1DpFQTJDcqwV0lBZdfizE=",
    text: #"""
:root {
color-scheme: light dark;
--font: -apple-system, BlinkMacSystemFont, "SF Pro Text", "Inter", "Segoe UI", system-ui, Roboto, "Helvetica Neue", sans-serif;
--mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace;
--paper: light-dark(#f3f3f5, #17171a);
--chrome: light-dark(#fbfbfc, #1f1f23);
--field: light-dark(#ffffff, #2a2a2f);
--line: light-dark(#dadade, #38383e);
--ink: light-dark(#1d1d1f, #f5f5f7);
--quiet: light-dark(#5f5f66, #a5a5ad);
--accent: light-dark(#0062cc, #4ba1ff);
--on-accent: light-dark(#ffffff, #06121f);
--danger: light-dark(#c4211a, #ff7a72);
--wash: light-dark(#e9e9ed, #2b2b31);
}
:root[data-look="light"] { color-scheme: light; }
:root[data-look="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { background: var(--paper); color: var(--ink); font: 0.875rem/1.4 var(--font); -webkit-font-smoothing: antialiased; }
button, input { font: inherit; color: inherit; }
button { background: none; border: 0; padding: 0; cursor: default; touch-action: manipulation; }
ul, ol, dl, dd, h1, h2, h3, h4, p, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 6px; }
h3:focus-visible { outline: none; }
[hidden] { display: none !important; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.icon { width: 1.35em; height: 1.35em; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; display: block; }
.icon-letters { font: 600 9.5px var(--font); text-anchor: middle; fill: currentColor; stroke: none; }
.icon-gap { fill: var(--gap, var(--field)); stroke: none; }
.icon-badge { stroke-width: 4.6; }
.page-root { display: flex; flex-direction: column; height: 100%; }
.toolbar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 0.9rem; padding: 0.6rem 1rem; background: var(--chrome); border-bottom: 1px solid var(--line); position: relative; z-index: 5; }
.brand { display: flex; align-items: center; gap: 0.55rem; min-width: 0; }
.brand h1 { font-size: 0.95rem; font-weight: 600; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 14rem; }
.app-icon { width: 1.75rem; height: 1.75rem; border-radius: 0.45rem; display: grid; place-items: center; font-weight: 700; color: #fff; background: linear-gradient(160deg, #3d7bd9, #1d4ea3); }
.segments { display: inline-flex; background: var(--wash); border-radius: 0.55rem; padding: 2px; }
.segments button { display: flex; align-items: center; gap: 0.35rem; padding: 0.28rem 0.65rem; border-radius: 0.42rem; color: var(--ink); white-space: nowrap; }
.segments .icon { width: 1.1em; height: 1.1em; }
.segments button:is([aria-pressed="true"], [aria-selected="true"]) { background: light-dark(#fff, #55555e); box-shadow: 0 1px 2px rgb(0 0 0 / 0.16); font-weight: 550; }
.segments button:not([aria-pressed="true"], [aria-selected="true"]):hover { background: light-dark(#dfdfe4, #36363d); }
.address { position: relative; flex: 1 1 12rem; min-width: 10rem; max-width: 40rem; margin-inline: auto; display: flex; align-items: center; gap: 0.45rem; background: var(--field); border: 1px solid var(--line); border-radius: 0.6rem; padding-inline: 0.6rem; color: var(--quiet); }
.address:focus-within { outline: 3px solid var(--accent); outline-offset: -1px; }
.address input { flex: 1; min-width: 0; height: 2rem; border: 0; background: none; outline: none; color: var(--ink); }
.address input::placeholder { color: var(--quiet); opacity: 1; }
.complaint { position: absolute; inset-block-start: calc(100% + 6px); inset-inline-start: 0; background: var(--field); color: var(--danger); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.3rem 0.6rem; box-shadow: 0 6px 20px rgb(0 0 0 / 0.16); z-index: 3; }
.tools { display: flex; align-items: center; gap: 0.15rem; }
.tool { position: relative; width: 2.1rem; height: 2.1rem; border-radius: 0.5rem; display: grid; place-items: center; color: var(--ink); }
.tool:hover, .tool:active { background: var(--wash); }
.tool:disabled { color: light-dark(#b4b4ba, #5c5c64); background: none; }
.tool[data-said]::after { content: attr(data-said); position: absolute; inset-block-start: calc(100% + 6px); inset-inline-end: 0; white-space: nowrap; background: var(--ink); color: var(--paper); border-radius: 0.45rem; padding: 0.2rem 0.55rem; font-size: 0.8rem; }
.present { anchor-name: --present; }
.menu { position: absolute; margin: 0; inset: auto; top: 3.4rem; right: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--field); color: var(--ink); padding: 0.4rem; min-width: 12rem; max-height: 70vh; box-shadow: 0 12px 40px rgb(0 0 0 / 0.22); }
@supports (anchor-name: --a) { .menu { position-anchor: --present; top: anchor(bottom); right: anchor(right); margin-top: 6px; } }
.menu h2 { font-size: 0.75rem; font-weight: 600; color: var(--quiet); padding: 0.45rem 0.6rem 0.15rem; }
.menu button { width: 100%; text-align: start; padding: 0.32rem 0.6rem; border-radius: 0.4rem; }
.menu button:hover, .menu button:focus-visible { background: var(--accent); color: var(--on-accent); outline: none; }
.workbench { flex: 1; min-height: 0; display: flex; }
.stage { flex: 1; min-width: 0; overflow: auto; padding: 1.25rem 1.5rem; display: flex; flex-wrap: wrap; gap: 1.75rem; align-content: safe center; justify-content: safe center; }
.frame-title { display: flex; gap: 0.5rem; align-items: baseline; justify-content: center; font-size: 0.8rem; font-weight: 600; color: var(--quiet); padding-bottom: 0.6rem; }
.frame-title .dimensions { font-weight: 400; font-variant-numeric: tabular-nums; }
[data-shown="all"] .frame.active .frame-title { color: var(--accent); }
.inspector { width: 21rem; flex: none; border-inline-start: 1px solid var(--line); background: var(--chrome); padding: 0.9rem; display: flex; flex-direction: column; gap: 0.9rem; min-height: 0; }
.inspector .segments { display: flex; }
.inspector .segments button { flex: 1; justify-content: center; }
.pane { overflow: auto; flex: 1; min-height: 0; border-radius: 0.5rem; }
.pane pre { font: 0.78rem/1.5 var(--mono); white-space: pre-wrap; overflow-wrap: anywhere; direction: ltr; }
.pane code { font: 0.92em var(--mono); overflow-wrap: anywhere; }
.quiet { color: var(--quiet); }
.about { display: flex; gap: 0.8rem; align-items: center; padding-bottom: 0.9rem; }
.about h2 { font-size: 1.05rem; font-weight: 650; line-height: 1.25; overflow-wrap: anywhere; }
.chip.large { width: 2.9rem; height: 2.9rem; border-radius: 0.75rem; display: grid; place-items: center; flex: none; background: var(--wash); --gap: var(--wash); font-size: 1.25rem; }
.facts > div { padding: 0.5rem 0; border-top: 1px solid var(--line); }
.facts dt { color: var(--quiet); font-size: 0.8rem; }
.facts dd code { display: block; padding-top: 0.1rem; }
.log li { padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
.log code { color: var(--accent); font-weight: 600; }
.log small { display: block; color: var(--quiet); font-size: 0.8rem; }
.log .swallowed code { color: var(--quiet); text-decoration: line-through; }
.map-frame { flex: 1 1 100%; min-width: 0; align-self: stretch; }
.map-scroll { overflow: auto; max-height: 100%; border-radius: 0.75rem; border: 1px solid var(--line); background: var(--field); padding: 1rem; height: 100%; }
.map { display: block; font-family: var(--font); }
.map .place rect { fill: var(--chrome); stroke: var(--line); }
.map .entrance rect { fill: var(--wash); }
.map .presented rect { stroke-dasharray: 5 3; stroke: var(--quiet); }
.map-title { font-size: 13px; font-weight: 600; fill: var(--ink); }
.map-note { font-size: 11px; fill: var(--quiet); }
.map .way path { fill: none; stroke: light-dark(#a3a3ab, #6a6a73); stroke-width: 1.2; }
.map .way .tip { fill: light-dark(#a3a3ab, #6a6a73); stroke: none; }
.map :is(.presents, .otherwise, .stays) path:first-child { stroke-dasharray: 5 3; }
.print-only { display: none; }
.failure { position: fixed; inset-inline: 1rem; inset-block-end: 1rem; max-height: 45vh; overflow: auto; z-index: 20; background: light-dark(#fff4f3, #331816); color: var(--ink); border: 1px solid var(--danger); border-radius: 0.75rem; padding: 0.9rem 1.1rem; box-shadow: 0 12px 40px rgb(0 0 0 / 0.25); }
.failure h2 { font-size: 0.95rem; color: var(--danger); }
.failure pre { font: 0.8rem/1.5 var(--mono); white-space: pre-wrap; padding-top: 0.4rem; }
@media (max-width: 60rem) {
.page-root { height: auto; min-height: 100%; }
.workbench { flex-direction: column; }
.stage { flex: none; height: min(92vh, 60rem); padding: 0.9rem; }
[data-shown="all"] .stage { height: auto; }
.inspector { width: auto; border-inline-start: 0; border-top: 1px solid var(--line); max-height: 70vh; }
.devices { overflow-x: auto; max-width: 100%; }
.address { order: 5; flex-basis: 100%; max-width: none; }
}
@media (max-width: 34rem) { .devices .icon { display: none; } .segments button { padding-inline: 0.5rem; } }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation: none !important; transition: none !important; } }
@media print {
@page { size: landscape; margin: 10mm; }
:root { color-scheme: light !important; }
html, body { height: auto; background: #fff; }
.page-root { display: none; }
.print-only { display: block; }
.print-title { font-size: 14pt; font-weight: 600; padding-bottom: 6mm; }
.print-only .map { width: 100%; height: auto; max-height: 165mm; }
}
"""#)

// Made from Page/frames.css by Scripts/embed-page. Do not edit.

let frames_css = PageFile(
    hash: "sha256-cHM1HsyPBP82LCS46c8TGxJan1lz0zjEEmFRubwpOTI=",
    text: #"""
.frame { flex: none; }
.device-box { position: relative; direction: ltr; margin-inline: auto; }
.device { width: calc(var(--width) + 2 * var(--bezel)); height: calc(var(--height) + 2 * var(--bezel)); padding: var(--bezel); transform: scale(var(--scale)); transform-origin: 0 0; background: #0c0c0e; border-radius: var(--corner); box-shadow: 0 0 0 2px light-dark(#b9b9c0, #4a4a52), 0 24px 60px rgb(0 0 0 / 0.22); }
.screen { position: relative; width: var(--width); height: var(--height); overflow: hidden; border-radius: calc(var(--corner) - var(--bezel)); background: var(--ground); color: var(--label); isolation: isolate; }
.phone .device { --corner: 68px; }
.tablet .device { --corner: 44px; }
.desktop .device { --corner: 24px; }
.tv .device { --corner: 14px; box-shadow: 0 0 0 2px light-dark(#b9b9c0, #4a4a52), 0 24px 60px rgb(0 0 0 / 0.28); }
.windows { position: absolute; inset: 0; }
.window, .app, .shell, .layers { position: absolute; inset: 0; }
.layers { pointer-events: none; }
.layers > * { pointer-events: auto; }
.status-bar { position: absolute; inset: 0 0 auto; z-index: 4; height: 54px; pointer-events: none; display: flex; justify-content: space-between; align-items: center; padding: 8px 34px 0; font: 600 16.5px var(--font); }
.tablet .status-bar { height: 26px; padding: 4px 20px 0; font-size: 13px; }
.phone .landscape .status-bar, .phone.landscape .status-bar { display: none; }
.island { position: absolute; left: 50%; top: 11px; width: 122px; height: 36px; margin-left: -61px; border-radius: 18px; background: #000; }
.battery { width: 26px; height: 12.5px; border: 1.5px solid color-mix(in srgb, currentColor 55%, transparent); border-radius: 4px; padding: 1.5px; position: relative; }
.battery::before { content: ""; display: block; height: 100%; width: 82%; border-radius: 1.5px; background: currentColor; }
.battery::after { content: ""; position: absolute; right: -4px; top: 3px; width: 2px; height: 4px; border-radius: 1px; background: color-mix(in srgb, currentColor 55%, transparent); }
.home-indicator { position: absolute; z-index: 9; bottom: 8px; left: 50%; width: 138px; height: 5px; margin-left: -69px; border-radius: 3px; background: var(--label); pointer-events: none; }
.tablet .home-indicator { width: 320px; margin-left: -160px; bottom: 6px; }
.desktop .screen { background: linear-gradient(155deg, light-dark(#c3d6ee, #1b2740), light-dark(#e7dcee, #33244a) 60%, light-dark(#f3dfd2, #49302f)); }
.menu-bar { position: absolute; inset: 0 0 auto; height: 26px; display: flex; align-items: center; gap: 18px; padding: 0 16px; font: 13px var(--font); color: light-dark(#1d1d1f, #f5f5f7); background: light-dark(rgb(255 255 255 / 0.55), rgb(0 0 0 / 0.35)); }
.menu-bar time { margin-inline-start: auto; }
.desktop .windows { inset: 26px 0 0; }
.desktop .window { inset: 14px 20px 18px; border-radius: 12px; overflow: hidden; background: var(--ground); box-shadow: 0 0 0 0.5px rgb(0 0 0 / 0.35), 0 18px 50px rgb(0 0 0 / 0.32); }
.desktop .window:not(:first-child) { inset: calc(60px + var(--offset, 0px)) auto auto calc(180px + var(--offset, 0px)); width: 640px; height: 520px; animation: appear 0.2s ease-out; }
.desktop .window.front { z-index: 2; }
.title-bar { position: absolute; z-index: 6; inset: 20px auto auto 18px; display: flex; gap: 8px; direction: ltr; }
[dir="rtl"] .title-bar { inset: 20px 18px auto auto; }
.light { width: 12px; height: 12px; border-radius: 50%; background: light-dark(#d2d2d6, #4c4c52); display: block; box-shadow: inset 0 0 0 0.5px rgb(0 0 0 / 0.2); }
.window.front .light.close { background: #ff5f57; }
.window.front .light.shrink { background: #febc2e; }
.window.front .light.grow { background: #28c840; }
.resize { position: absolute; right: -16px; bottom: -16px; width: 28px; height: 28px; border-radius: 50%; cursor: nwse-resize; touch-action: none; }
.resize::after { content: ""; position: absolute; right: 8px; bottom: 8px; width: 12px; height: 12px; border: solid var(--quiet); border-width: 0 2.5px 2.5px 0; border-end-end-radius: 8px; }
@keyframes appear { from { opacity: 0; transform: scale(0.97); } }
"""#)

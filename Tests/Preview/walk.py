"""Opens the page of each spec in Chromium and goes to every screen of it, in each frame, as a person does: by what the screens offer."""

import json
import sys
import time
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# Taps what each screen offers, breadth first, and goes back by starting over and taking the same way. What a tap shows is known
# by the names of the screens on show; a screen is done when all its rows were tapped once.
WALK = """
async device => {
    page.show(device);
    const frame = page.active, app = page.app, seen = new Set(), tapped = new Set(), failures = [];
    const settle = () => new Promise(done => setTimeout(done));
    const isOpen = element => !element.closest("[inert], [hidden], .leave");
    const buttons = selector => [...frame.element.querySelectorAll(selector)].filter(isOpen);
    const note = () => {
        const { base, layers } = frame.session.view;
        for (const item of [...base.stack, ...layers.flatMap(layer => layer.stack || [])]) seen.add(`screen ${item.destination}`);
        for (const layer of layers) seen.add(`${layer.of} ${layer.item.destination}`);
        for (const row of buttons(".body, .bar")) if (row.getBoundingClientRect().width === 0) failures.push(`empty ${row.className}`);
    };
    const key = button => {
        const { base, layers } = frame.session.view;
        const on = layers.length ? layers[layers.length - 1] : base;
        const top = button.closest(".sidebar, .tab-bar") || (base.compactColumn === "sidebar" && !layers.length) ? "side" : (on.stack?.length ? on.stack : [on.item]).map(item => item.destination).at(-1);
        return `${layers.length} ${top} ${button.dataset.key.replace(/^[a-z]\\d* /, "").replace(/ \\{.*$/, "")}`;
    };
    const starts = [[]];
    for (const name of [...app.kinds.get("sheet").keys()]) starts.push([`sheet ${name}`]);
    let taps = 0;
    const go = async path => {
        page.startOver();
        buttons('[aria-label="Show Sidebar"]')[0]?.click();
        for (const step of path) {
            if (step.startsWith("sheet ")) page.fromCode("present", app.standIns.items(step.slice(6), null, 1, app.standIns.sheets)[0]);
            else {
                const button = buttons(".row, .tab").find(candidate => candidate.dataset.key && key(candidate) === step);
                if (!button) return false;
                button.click();
                taps++;
            }
            await settle();
            note();
        }
        return true;
    };
    const queue = starts.slice();
    while (queue.length) {
        const path = queue.shift();
        if (!await go(path)) { failures.push(`no way along ${path.join(" > ")}`); continue; }
        note();
        for (const button of buttons(".row, .tab")) {
            if (!button.dataset.key || button.getAttribute("role") === "switch") continue;
            const name = key(button);
            if (tapped.has(name)) continue;
            tapped.add(name);
            queue.push([...path, name]);
        }
    }
    page.startOver();
    return { seen: [...seen].sort(), failures, taps };
}
"""


def expected(spec, reached):
    """All that can be come to: every sheet, and the screens that something leads to."""
    names = {f"screen {screen['name']}" for screen in spec["screens"]}
    names |= {f"sheet {sheet['name']}" for sheet in spec["sheets"] + spec["windows"]}
    return names - reached


def main():
    pages, pictures = [Path(path) for path in sys.argv[1].split(",")], Path(sys.argv[2]) if len(sys.argv) > 2 else None
    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for path in pages:
            context = browser.new_context(viewport={"width": 1500, "height": 960}, reduced_motion="reduce")
            tab = context.new_page()
            tab.on("pageerror", lambda error: problems.append(f"{path.name}: {error.message}"))
            tab.on("console", lambda message: message.type in ("error", "warning") and problems.append(f"{path.name}: {message.text}"))
            tab.on("request", lambda request: request.url.startswith("file:") or problems.append(f"{path.name} asks for {request.url}"))
            tab.goto(path.as_uri())
            spec = tab.evaluate("page.app.spec")
            for device in ["phone", "tablet", "desktop", "tv"]:
                start = time.time()
                result = tab.evaluate(WALK, device)
                missing = expected(spec, set(result["seen"])) - set(unreached(tab))
                problems += [f"{path.name}, {device}: {failure}" for failure in result["failures"]]
                problems += [f"{path.name}, {device}: nothing leads to {name}" for name in sorted(missing)]
                print(f"{path.stem} {device}: {len(result['seen'])} screens, {result['taps']} taps, {time.time() - start:.1f} s")
        browser.close()
    for problem in problems:
        print(problem, file=sys.stderr)
    sys.exit(1 if problems else 0)


def unreached(tab):
    """What the map says that nothing leads to."""
    return tab.evaluate("page.app.map.places.filter(place => place.unreachable).map(place => `screen ${place.id.split('.').pop()}`)")


if __name__ == "__main__":
    main()

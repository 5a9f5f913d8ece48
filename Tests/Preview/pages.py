"""Tries pages of `screenspec preview` out in Chromium, as people do: by what the screens offer."""

import os
import re
import sys
import time
from itertools import cycle, product
from pathlib import Path

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error, sync_playwright

DEVICES = ["phone", "tablet", "desktop", "tv"]

# Taps what each screen offers, breadth first, each row once from a state in which it was on show.
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
        for (const part of buttons(".page:not(.covered), .row, .bar")) if (part.scrollWidth > part.clientWidth + 1) failures.push(`${part.className} is too wide on ${[...seen].pop()}`);
    };
    const key = button => {
        const { base, layers } = frame.session.view;
        const on = layers.length ? layers[layers.length - 1] : base;
        const top = button.closest(".sidebar, .tab-bar") || (base.compactColumn === "sidebar" && !layers.length) ? "side" : (on.stack?.length ? on.stack : [on.item]).map(item => item.destination).at(-1);
        return `${layers.length} ${top} ${button.dataset.key.replace(/^[a-z]\\d* /, "").replace(/ \\{.*$/, "")}`;
    };
    const queue = [];
    let taps = 0;
    const look = () => {
        note();
        for (const button of buttons(".row, .tab")) {
            if (!button.dataset.key || button.getAttribute("role") === "switch") continue;
            const name = key(button);
            if (tapped.has(name)) continue;
            tapped.add(name);
            queue.push({ state: frame.session.state, name });
        }
    };
    page.startOver();
    buttons('[aria-label="Show Sidebar"]')[0]?.click();
    look();
    for (const name of app.kinds.get("sheet").keys()) {
        page.startOver();
        page.fromCode("present", app.standIns.items(name, null, 1, app.standIns.sheets)[0]);
        look();
    }
    for (const { state, name } of queue) {
        frame.session.state = state;
        frame.update();
        const button = buttons(".row, .tab").find(candidate => candidate.dataset.key && key(candidate) === name);
        if (!button) { failures.push(`${name} is gone`); continue; }
        button.click();
        taps++;
        await settle();
        look();
    }
    page.startOver();
    return { seen: [...seen].sort(), failures, taps };
}
"""



# Presses buttons as nobody would, and opens sheets, dialogs and windows between.
PRESS = """
async device => {
    page.show(device);
    const { app, active: frame } = page, settle = () => new Promise(done => setTimeout(done));
    for (let step = 0; step < 40; step++) {
        const buttons = [...frame.element.querySelectorAll(".row, .tab, .back, .alert button, .bar-button")].filter(button => !button.closest("[inert], [hidden], .leave"));
        if (buttons.length) buttons[(step * 7 + 3) % buttons.length].click();
        await settle();
        if (step % 9 !== 5) continue;
        for (const [kind, act] of [["sheet", "present"], ["dialog", "ask"]]) {
            const names = [...app.kinds.get(kind).keys()];
            if (!names.length) continue;
            const item = app.standIns.items(names[step % names.length], null, 1, app.standIns.sheets)[0];
            page.fromCode(app.spec.windows.some(window => window.name === item.destination) ? "window" : act, item);
            await settle();
        }
    }
    page.startOver();
}
"""


# What is wrong with the map.
MAP = """
() => {
    const { map } = page.app, drawing = document.querySelector(".map-frame .map"), failures = [];
    const cards = [...drawing.querySelectorAll(".place")].map(place => ({ place, box: place.firstChild.getBoundingClientRect(), title: place.textContent }));
    for (const [number, { title, lines = [] }] of map.places.entries()) {
        const { place, box } = cards[number], shown = place.textContent.replace(/\\s/g, "");
        for (const text of [title, ...place.matches(".gate") ? [] : lines]) if (!shown.includes(text.replace(/\\s/g, ""))) failures.push(`${title} has no ${text}`);
        for (const text of place.querySelectorAll("text")) {
            const { left, right, top, bottom } = text.getBoundingClientRect();
            if (left < box.left || right > box.right || top < box.top || bottom > box.bottom) failures.push(`${text.textContent} is larger than its card`);
        }
        for (const other of cards.slice(0, number)) if (other.box.left < box.right && box.left < other.box.right && other.box.top < box.bottom && box.top < other.box.bottom) failures.push(`${title} lies on ${other.title}`);
    }
    for (const way of drawing.querySelectorAll(".way")) {
        const line = way.firstChild, matrix = line.getScreenCTM();
        for (let at = 6; at < line.getTotalLength() - 6; at += 4) {
            const { x, y } = line.getPointAtLength(at).matrixTransform(matrix);
            const card = cards.find(({ box, place }) => x > box.left + 1 && x < box.right - 1 && y > box.top + 1 && y < box.bottom - 1);
            if (card) { failures.push(`a way lies behind ${card.title}`); break; }
        }
    }
    const text = drawing.textContent, gates = drawing.querySelectorAll(".gate").length;
    if (gates !== map.places.filter(place => place.kind === "gate").length) failures.push(`there are ${gates} gates`);
    if (map.places.some(place => place.isUnreachable) !== text.includes("nothing leads here")) failures.push("it does not say what nothing leads to");
    return failures;
}
"""


class Trial:
    """One Chromium, and what is found with it."""

    def __init__(self, browser):
        self.browser = browser
        self.problems = []

    def open(self, path, fragment="", **options):
        context = self.browser.new_context(viewport={"width": 1500, "height": 960}, reduced_motion="reduce", **options)
        tab = context.new_page()
        name = path.stem
        tab.on("pageerror", lambda error: self.problems.append(f"{name}: {error.message}"))
        tab.on("console", lambda line: line.type in ("error", "warning") and self.problems.append(f"{name}: {line.text}"))
        tab.on("dialog", lambda dialog: (self.problems.append(f"{name}: a script of the spec ran"), dialog.dismiss()))
        tab.on("request", lambda request: request.url.startswith("file:") or self.problems.append(f"{name} asks for {request.url}"))
        tab.goto(path.as_uri() + fragment)
        return tab

    def expect(self, is_true, words):
        if not is_true:
            self.problems.append(words)

    def walk(self, path):
        """Goes to every screen and sheet that something leads to."""
        tab = self.open(path)
        names = tab.evaluate("""(() => { const { spec, map } = page.app, lost = map.places.filter(place => place.isUnreachable).map(place => place.id.split(".").pop());
            return [...spec.screens.filter(screen => !lost.includes(screen.name)).map(screen => `screen ${screen.name}`), ...spec.sheets.map(sheet => `sheet ${sheet.name}`)]; })()""")
        for device in DEVICES:
            start = time.time()
            result = tab.evaluate(WALK, device)
            self.problems += [f"{path.stem}, {device}: {failure}" for failure in result["failures"]]
            self.problems += [f"{path.stem}, {device}: nothing leads to {name}" for name in names if name not in result["seen"]]
            print(f"{path.stem}, {device}: {len(result['seen'])} screens, {result['taps']} taps, {time.time() - start:.1f} s")
        tab.context.close()

    def press(self, path):
        tab = self.open(path)
        for device in DEVICES:
            try:
                tab.evaluate(PRESS, device)
            except Error as error:
                self.problems.append(f"{path.stem}, {device}: {error.message}")
        tab.context.close()

    def audit(self, path, device, look):
        """What axe finds: nothing. Its own script has to be let in."""
        tab = self.open(path, f"#device={device}&{look}", bypass_csp=True)
        for step in range(1 if device in ("all", "map") else 3):
            for violation in Axe().run(tab).response["violations"]:
                self.problems.append(f"{path.stem}, {device}, {look}: {violation['id']}: {violation['nodes'][0]['html'][:160]}")
            tab.evaluate("""() => { const rows = [...page.active.element.querySelectorAll(".row")].filter(row => !row.closest("[inert], [hidden]") && !row.getAttribute("aria-current"));
                (rows.find(row => row.getAttribute("aria-haspopup")) || rows[rows.length - 1])?.click(); }""")
        tab.context.close()

    def behave(self, path):
        """Gestures, keys, sharing, turning and the app's links, in Books."""
        tab = self.open(path, "#device=phone")
        titles = lambda: tab.evaluate("""[...page.active.element.querySelectorAll(".page:not(.covered):not(.leave) h3")].map(title => title.textContent)""")
        rows = lambda name: tab.locator(".frame:not([hidden]) .page:not(.covered) .row", has_text=name)
        rows("Books").click()
        rows("Seven Lamps").click()
        self.expect(titles() == ["Seven Lamps"], f"a book is not shown: {titles()}")
        self.expect(tab.locator("#address").input_value() == "books://books/3", "the address bar does not follow")
        box = tab.locator(".phone .screen").bounding_box()
        drag(tab, (box["x"] + 6, box["y"] + 300), (box["x"] + 300, box["y"] + 300))
        self.expect(titles() == ["Books"], f"a swipe does not go back: {titles()}")
        rows("Seven Lamps").click()
        rows("Add Seven Lamps").click()
        drag(tab, (box["x"] + box["width"] / 2, box["y"] + 70), (box["x"] + box["width"] / 2, box["y"] + 400))
        self.expect(tab.locator(".phone .layer").count() == 0, "a swipe does not close a sheet")
        rows("Add Seven Lamps").press("Enter")
        self.expect("Add Seven Lamps to…" in titles(), "Return does not open a sheet")
        tab.keyboard.press("Escape")
        self.expect(tab.locator(".phone .layer").count() == 0, "Escape does not close a sheet")
        self.expect(tab.evaluate("page.active.element.contains(document.activeElement)"), "the focus is lost")
        other = self.open(path, tab.evaluate("location.hash"))
        self.expect(other.evaluate("page.active.session.saved") == tab.evaluate("page.active.session.saved"), "the URL does not lead to the same place")
        other.context.close()
        tab.locator("#address").fill("books://authors/2/books/4")
        tab.locator("#address").press("Enter")
        self.expect("Winter Orchard by Mina Park" in titles(), f"a link leads elsewhere: {titles()}")
        tab.locator("#address").fill("books://nowhere")
        tab.locator("#address").press("Enter")
        self.expect(tab.locator(".complaint").is_visible(), "an unknown link is not told of")
        tab.get_by_role("button", name="Tablet", exact=True).click()
        rows("Mina Park").click()
        before = titles()
        tab.get_by_role("button", name="Rotate").click()
        self.expect(tab.evaluate("page.active.size.width") == 820, "a tablet does not turn")
        self.expect(tab.evaluate("page.active.isCompact") is False and "Mina Park" in titles(), f"turning lost {before}")
        for _ in range(8):
            tab.get_by_role("button", name="Resize Tablet").press("ArrowLeft")
        self.expect(tab.evaluate("page.active.isCompact") and titles() == ["Mina Park"], f"narrowing shows {titles()}")
        tab.keyboard.press("Escape")
        tab.context.close()
        self.remote(path)
        for look in ["direction=rtl", "type=3", "direction=rtl&type=2&look=dark"]:
            for width in [1500, 700, 360]:
                tab = self.open(path, f"#device=phone&{look}")
                tab.set_viewport_size({"width": width, "height": 900})
                self.expect(tab.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"the page is wider than {width} with {look}")
                tab.context.close()
        tab = self.open(path, "#device=desktop&direction=rtl")
        bar = tab.locator(".desktop .content .bar").bounding_box()
        title = tab.locator(".desktop .content .bar-title").bounding_box()
        self.expect(title["x"] + title["width"] > bar["x"] + bar["width"] - 30, "right to left, a title of a Mac stands on the left")
        tab.context.close()
        tab = self.open(path)
        tab.emulate_media(media="print")
        self.expect(tab.locator(".print-only .map").is_visible() and not tab.locator(".stage").is_visible(), "print does not show the map")
        tab.context.close()

    def habits(self, folder):
        """What people do who know the platform: Escape wherever the focus is, a tap beside a sheet, heights of a sheet, the browser's Back."""
        books = folder / "Specs-Books.html"
        tab = self.open(books, "#device=phone")
        rows = lambda name: tab.locator(".frame:not([hidden]) .page:not(.covered) .row", has_text=name)
        layers = lambda: tab.locator(".frame:not([hidden]) .layer").count()
        rows("Books").click()
        rows("Seven Lamps").click()
        rows("Add Seven Lamps").click()
        other = self.open(books, tab.evaluate("location.hash"))
        other.keyboard.press("Escape")
        self.expect(other.locator(".phone .layer").count() == 0, "in a link that was just opened Escape closes nothing")
        tab.locator(".stage").click(position={"x": 5, "y": 5})
        tab.keyboard.press("Escape")
        self.expect(layers() == 0, "after a click beside the device Escape closes nothing")
        rows("Add Seven Lamps").click()
        box = tab.locator(".phone .screen").bounding_box()
        tab.mouse.click(box["x"] + box["width"] / 2, box["y"] + 12)
        self.expect(layers() == 0, "a tap beside a sheet does not close it")
        tab.keyboard.press("Escape")
        self.expect(tab.locator("#address").input_value() == "books://books", "Escape does not go back")
        tab.go_back()
        tab.wait_for_function("document.querySelector('#address').value === 'books://books/3'")
        self.expect(tab.evaluate("page.active.session.log.length") > 3, "the browser's Back forgets what was done")
        url = tab.locator("#address")
        for text, place in [("/books/2", "books://books/2"), ("books/4", "books://books/4")]:
            url.fill(text)
            url.press("Enter")
            self.expect(url.input_value() == place, f"{text} leads to {url.input_value()}")
        for text, words in [("/books/abc", "“abc” is no Int, and `id` has to be one."), ("/nowhere", "No route of the app has the path /nowhere."), ("mailto:x", "The app's URLs begin with books:.")]:
            url.fill(text)
            url.press("Enter")
            self.expect(tab.locator(".complaint").inner_text() == words, f"{text} is answered with {tab.locator('.complaint').inner_text()}")
        url.press("Escape")
        self.expect(url.input_value() == "books://books/4" and not tab.locator(".complaint").is_visible(), "Escape does not bring back the URL of the place")
        tab.get_by_role("button", name="Appearance: Automatic").click()
        self.expect(tab.get_by_role("button", name="Appearance: Light").get_attribute("data-said") == "Appearance: Light", "the appearance does not say its setting")
        tab.get_by_role("button", name="Map", exact=True).click()
        tab.locator('.map-frame [data-place="destinations.authors"]').click()
        self.expect(tab.locator("h3:visible").all_inner_texts() == ["Authors"], "a card of the map does not lead to its screen")
        for key, name in [("Enter", "Books"), ("Space", "Search")]:
            tab.get_by_role("button", name="Map", exact=True).click()
            card = tab.locator(".map-frame").get_by_role("button", name=re.compile(f"^Screen {name}, .*: opens"))
            while not card.evaluate("card => card === document.activeElement"):
                tab.keyboard.press("Tab")
                if tab.evaluate("document.activeElement === document.body"):
                    break
            tab.keyboard.press(key)
            self.expect(tab.locator("h3:visible").all_inner_texts() == [name], f"{key} on a card of the map does not lead to {name}")
        fragment = tab.evaluate("location.hash")
        tab.context.close()
        tab = self.open(books, fragment[:-30])
        self.expect("damaged" in tab.locator(".complaint").inner_text(), "a damaged link is not told of")
        tab.context.close()
        tab = self.open(books, "#device=desktop")
        self.expect("desktop-size" not in tab.url, "a size stands in the URL that nobody chose")
        for _ in range(24):
            tab.get_by_role("button", name="Resize Desktop").press("ArrowLeft")
        self.expect(tab.evaluate("[page.active.size.width, page.active.screenSize.width]") == [760, 1280], "a window has no least size, or takes the screen with it")
        tab.context.close()
        tab = self.open(folder / "Specs-Team.html", "#device=phone")
        tab.get_by_role("button", name="Present", exact=True).click()
        tab.get_by_role("button", name="Invite", exact=True).click()
        box = tab.locator(".phone .screen").bounding_box()
        height = lambda: round(tab.locator(".phone .panel").bounding_box()["height"] / box["height"], 2)
        handle = lambda: (lambda bar: (bar["x"] + bar["width"] / 2, bar["y"] + bar["height"] / 2))(tab.locator(".phone .grabber").bounding_box())
        for way, rest in [(-0.4, 0.94), (0.35, 0.5), (0.1, 0.5), (-0.4, 0.94), (0.15, 0.94)]:
            x, y = handle()
            drag(tab, (x, y), (x, y + way * box["height"]), pause=200)
            self.expect(height() == rest, f"a sheet that is dragged by {way} rests at {height()}, not {rest}")
        x, y = handle()
        drag(tab, (x, y), (x, y + 0.8 * box["height"]), pause=200)
        self.expect(layers() == 0, "a sheet that is dragged down does not close")
        tab.context.close()
        tab = self.open(folder / "dialogs-App.html" if (folder / "dialogs-App.html").exists() else next(folder.glob("dialogs-*.html")), "#device=phone")
        tab.get_by_role("button", name="Present", exact=True).click()
        tab.get_by_role("button", name="Failed").click()
        self.expect(tab.locator(".phone .alert button").all_inner_texts() == ["OK"], "a dialog without actions has no OK")
        tab.context.close()
        tab = self.open(folder / "Guards-Club.html", "#device=phone")
        for _ in range(2):
            rows("Bar").click()
            ask = tab.get_by_role("button", name="It Holds From Now On")
            self.expect(ask.count() == 1, "a guard is not asked")
            ask.click()
            tab.keyboard.press("Escape")
            rows("Bar").click()
            self.expect(tab.locator(".phone .alert").count() == 0 and tab.locator("#address").input_value() == "club://bar", "a guard that holds from now on is asked again")
            tab.keyboard.press("Escape")
            tab.get_by_role("button", name="Conditions").click()
            tab.get_by_role("switch", name="signedIn").click()
            tab.keyboard.press("Escape")
        tab.context.close()
        tab = self.browser.new_context(viewport={"width": 390, "height": 700}, has_touch=True, is_mobile=True).new_page()
        tab.goto(books.as_uri() + "#device=phone")
        box = tab.locator(".phone .screen").bounding_box()
        client = tab.context.new_cdp_session(tab)
        touch = lambda kind, *points: client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": box["x"] + box["width"] / 2, "y": y} for y in points]})
        touch("touchStart", box["y"] + 250)
        for step in range(1, 16):
            touch("touchMove", box["y"] + 250 - 12 * step)
            tab.wait_for_timeout(16)
        touch("touchEnd")
        self.expect(tab.evaluate("scrollY") > 50, "a finger on the device does not scroll the page")
        tab.context.close()

    def data(self, folder):
        """Rows of the app's data can be deleted, by key and by finger; and a screen answers who presented it."""
        tab = self.open(folder / "Specs-Books.html", "#device=phone")
        rows = lambda name: tab.locator(".phone .page:not(.covered) .row", has_text=name)
        rows("Books").click()
        rows("Seven Lamps").click()
        tab.get_by_role("button", name="Tablet", exact=True).click()
        tab.locator(".tablet .row", has_text="Books").click()
        tab.locator(".tablet .content .row", has_text="Seven Lamps").press("Delete")
        self.expect(tab.locator(".tablet .content .row", has_text="Seven Lamps").count() == 0, "a row is not deleted")
        focused = tab.evaluate("document.activeElement.querySelector('.row-title')?.textContent")
        self.expect(focused == "Winter Orchard", f"after a deletion the focus is on {focused}")
        tab.get_by_role("button", name="Phone", exact=True).click()
        self.expect(rows("Winter Orchard").count() == 1, "what shows what was deleted stays")
        box = rows("Winter Orchard").bounding_box()
        middle = box["y"] + box["height"] / 2
        drag(tab, (box["x"] + 200, middle), (box["x"] + 130, middle))
        self.expect(tab.locator(".opened .delete").is_visible() and rows("Winter Orchard").count() == 1, "a swipe does not show how a row is deleted")
        tab.get_by_role("button", name="Delete Winter Orchard").click()
        self.expect(rows("Winter Orchard").count() == 0 and rows("A Map of Rain").count() == 1, "a swiped row is not deleted")
        other = self.open(folder / "Specs-Books.html", tab.evaluate("location.hash"))
        other.locator(".phone .row", has_text="A Map of Rain").wait_for()
        self.expect(other.locator(".phone .page:not(.covered) .row", has_text="Winter Orchard").count() == 0, "what was deleted is there again when shared")
        self.expect(other.url == tab.url, "what was deleted is shared with another URL")
        other.context.close()
        tab.go_back()
        rows("Winter Orchard").wait_for()
        tab.go_forward()
        rows("Winter Orchard").wait_for(state="detached")
        tab.get_by_role("button", name="Start Over").click()
        rows("Books").click()
        self.expect(rows("Seven Lamps").count() == 1, "starting over does not bring back what was deleted")
        tab.context.close()
        tab = self.open(folder / "Specs-Studio.html", "#device=phone")
        offered = tab.evaluate("""(() => { const { standIns } = page.app, [item] = standIns.items("helpArticle", null, 1);
            return standIns.items("helpArticle", item, 3).map(other => screenSpecText(other.payload) === screenSpecText(item.payload)); })()""")
        self.expect(offered == [False, False, False], f"an article leads to itself: {offered}")
        tab.context.close()
        tab = self.open(folder / "Preview-Club.html", "#device=phone")
        tab.get_by_role("button", name="Present", exact=True).click()
        tab.get_by_role("button", name="Log In", exact=True).click()
        self.expect(tab.locator(".phone .layer").count() == 1, "a destination that is presented and that no screen opens cannot be presented")
        tab.context.close()
        tab = self.open(folder / "results-App.html", "#device=phone&pane=log")
        tab.get_by_role("button", name="Present", exact=True).click()
        tab.get_by_role("button", name="Ask Name").click()
        tab.get_by_role("button", name="Answer with [String]").click()
        self.expect(tab.locator(".phone .layer").count() == 0, "what answers does not close")
        self.expect(tab.evaluate("page.active.session.state.answers") == 1, "nobody hears an answer")
        self.expect(tab.locator("#pane-log .swallowed").count() == 0, "an answer is swallowed")
        tab.context.close()

    def tabs(self, folder):
        """Tabs that are not always there, that have badges, that a phone has no room for, and that are a sidebar."""
        tab = self.open(folder / "tab-bar-App.html", "#device=phone")
        bar = lambda: tab.locator(".frame:not([hidden]) .tab-bar .tab").all_inner_texts()
        self.expect(len(bar()) == 5 and bar()[-1] == "More", f"a phone's bar has {bar()}")
        tab.get_by_role("button", name="More").click()
        tab.locator(".phone .row", has_text="Shelf 7").click()
        self.expect(tab.locator(".phone .page:not(.covered) h3:visible").inner_text() == "Shelf 7", "a tab of More is not shown")
        tab.get_by_role("button", name="Back to More").click()
        self.expect(tab.locator(".phone .page:not(.covered) h3:visible").inner_text() == "More", "a tab of More does not lead back")
        tab.context.close()
        tab = self.open(folder / "IceCubes-IceCubes.html", "#device=tablet")
        self.expect("Mentions" not in bar() and tab.locator(".tablet .tab-bar .badge").count() == 1, f"a tablet's bar has {bar()}")
        tab.get_by_role("button", name="Show Sidebar").click()
        tab.locator(".tablet .sidebar .row", has_text="Mentions").click()
        self.expect(tab.evaluate("page.active.session.view.base.tab") == "mentions", "a row of the tabs' sidebar leads nowhere")
        tab.get_by_role("button", name="Conditions").click()
        tab.get_by_role("switch", name="account.isSignedIn").click()
        tab.keyboard.press("Escape")
        self.expect(tab.locator(".tablet .sidebar .row").all_inner_texts() == ["Timeline", "Settings"], "tabs that are not there are shown")
        self.expect(tab.evaluate("page.active.session.view.base.tab") == "timeline", "a tab that is not there is on show")
        other = self.open(folder / "IceCubes-IceCubes.html", tab.evaluate("location.hash"))
        self.expect(other.evaluate("page.app.off.size") == 1, "what does not hold is not shared")
        other.context.close()
        tab.context.close()
        tab = self.open(folder / "dependencies-App.html", "#device=desktop")
        self.expect(tab.locator(".desktop .sidebar .row", has_text="Player").locator(".badge").inner_text() == "New", "a row has no badge")
        self.expect(tab.locator(".desktop .frame-title, .desktop .foreign").count() == 1 and tab.locator(".unseen").inner_text() == "No frame shows watchOS and visionOS.", "the page does not say what it leaves out")
        tab.context.close()

    def share(self, books, desk):
        """What the page's own URL says is where another page begins: sizes, windows, the inspector's tab; and no more than it says."""
        states = "page.frames.map(frame => [frame.size, frame.isCompact, frame.sessions.map(session => [session.saved, session.view.base.isCompact])])"
        def follow(tab):
            other = self.open(Path(tab.url.split("#")[0].removeprefix("file://")), "#" + tab.url.split("#")[1])
            self.expect(other.evaluate(states) == tab.evaluate(states), f"shared, {other.evaluate(states)} is not {tab.evaluate(states)}")
            self.expect(other.url == tab.url, "a place that was shared has another URL")
            return other
        tab = self.open(books, "#device=all")
        for _ in range(16):
            tab.get_by_role("button", name="Resize Tablet").press("ArrowLeft")
        tab.locator(".tablet .page:not(.covered) .row", has_text="Books").click()
        tab.get_by_role("tab", name="State").click()
        other = follow(tab)
        self.expect(other.locator("#pane-state").is_visible(), "the inspector's tab is not shared")
        self.expect(other.evaluate("page.frames[1].isCompact && page.frames[1].session.view.base.isCompact"), "a narrow tablet is not narrow when shared")
        wide = self.open(books, tab.evaluate("location.hash.replace('tablet-size=540x820', 'tablet-size=1180x820')"))
        self.expect(wide.evaluate("!page.frames[1].isCompact && !page.frames[1].session.view.base.isCompact"), "what was narrow stays so where there is room")
        wide.evaluate("location.hash = '#device=tablet'")
        wide.wait_for_function("page.shown === 'tablet'")
        self.expect(wide.evaluate("page.active.session.log.length === 0 && page.active.size.width === 1180"), "a URL without a place leads to where one was")
        wide.evaluate("location.hash = '#device=phone&phone=' + encodedPlace(JSON.stringify({ saved: '{}', state: { screens: { path: [{ destination: 'book' }] } } }))")
        wide.wait_for_function("page.shown === 'phone'")
        self.expect(wide.evaluate("page.active.session.view.base.stack.length") > 0, "a place that is none is shown")
        lamps = self.open(books, "#device=phone")
        lamps.locator("#address").fill("books://books/3")
        lamps.locator("#address").press("Enter")
        lamps.evaluate("""() => { const place = JSON.parse(page.active.place); place.state = JSON.parse(JSON.stringify(place.state).replaceAll('"book":', '"buch":'));
            location.hash = "#device=phone&look=dark&phone=" + encodedPlace(JSON.stringify(place)); }""")
        lamps.wait_for_function("page.look.look === 'dark'")
        shown = lamps.locator(".phone .page:not(.covered) h3").inner_text()
        self.expect(shown == "Seven Lamps", f"what was kept under another name shows {shown}")
        self.expect(not lamps.locator(".complaint").is_visible(), "a place that is whole is called something else")
        lamps.evaluate("""() => { const place = JSON.parse(page.active.place); place.saved = place.saved.replaceAll('"book":', '"buch":'); place.state = null;
            location.hash = "#device=phone&look=light&phone=" + encodedPlace(JSON.stringify(place)); }""")
        lamps.wait_for_function("page.look.look === 'light'")
        self.expect(lamps.locator(".complaint").inner_text().startswith("Not all of this place"), "that a screen is not in the spec any more is not told")
        tab = self.open(desk, "#device=desktop")
        tab.evaluate("""() => { for (const { name } of page.app.spec.windows.slice(0, 2)) page.fromCode("window", page.app.standIns.items(name, null, 1, page.app.standIns.sheets)[0]); page.active.bringForward(page.active.main); }""")
        self.expect(tab.locator(".desktop .window").count() == 3, "windows do not open")
        self.expect(follow(tab).locator(".desktop .window.front").evaluate("element => element === page.active.main.element"), "another window is in front when shared")
        for url in ["books://books/0", "books://books/-1", "books://books/99999999"]:
            tab = self.open(books, "#device=phone")
            tab.locator("#address").fill(url)
            tab.locator("#address").press("Enter")
            shown = tab.locator(".phone .page:not(.covered) h3").inner_text()
            self.expect("…" not in shown, f"{url} has the title {shown}")
            self.expect(tab.locator("#address").input_value() == url, f"the address bar says {tab.locator('#address').input_value()} at {url}")
        for context in self.browser.contexts:
            context.close()

    def map(self, path):
        """The map has what `screenspec graph` shows; no text is wider than its card, and no way lies behind one; so on paper."""
        tab = self.open(path, "#device=map")
        self.problems += [f"{path.stem}, map: {failure}" for failure in tab.evaluate(MAP)]
        pages = tab.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
        self.expect(pages == tab.locator(".print-only .map").count(), f"{path.stem}: the map lies on {pages} sheets")
        tab.context.close()

    def remote(self, path):
        """Arrows, Return and Escape, as on the remote of a TV."""
        tab = self.open(path, "#device=tv")
        focused = lambda: tab.evaluate("document.activeElement.querySelector('.row-title')?.textContent")
        for key, title in [("ArrowDown", "Authors"), ("ArrowDown", "Books"), ("Enter", "Books"), ("ArrowRight", "Seven Lamps"), ("ArrowDown", "Winter Orchard")]:
            tab.keyboard.press(key)
            self.expect(focused() == title, f"on a TV {key} leads to {focused()} instead of {title}")
        tab.keyboard.press("ArrowRight")
        self.expect(focused() == "Winter Orchard", f"where nothing is to the right of it, a TV's focus goes to {focused()}")
        tab.keyboard.press("Enter")
        self.expect(tab.locator("#address").input_value() == "books://books/4", "Return does not choose on a TV")
        rows = tab.locator(".tv .detail .row", has_text="Add")
        rows.first.click()
        tab.get_by_role("button", name="Menu, on the remote").click()
        self.expect(tab.locator(".tv .layer").count() == 0, "the remote's Menu button closes nothing")
        tab.context.close()


def drag(tab, start, end, pause=0):
    tab.mouse.move(*start)
    tab.mouse.down()
    for step in range(1, 11):
        tab.mouse.move(*(a + (b - a) * step / 10 for a, b in zip(start, end)))
    tab.wait_for_timeout(pause)
    tab.mouse.up()


def main():
    folder = Path(sys.argv[1])
    samples = sorted(folder.glob("Specs-*.html"))
    with sync_playwright() as playwright:
        trial = Trial(playwright.chromium.launch(executable_path=os.environ["chromium"], args=["--no-sandbox"]))
        trial.behave(folder / "Specs-Books.html")
        trial.habits(folder)
        trial.data(folder)
        trial.tabs(folder)
        trial.share(folder / "Specs-Books.html", folder / "windows-App.html")
        for path in sorted(set(folder.glob("*.html")) - set(samples)):
            trial.press(path)
        for path in samples:
            trial.walk(path)
        for path in [*samples, folder / "Preview-Club.html"]:
            trial.map(path)
        looks = ["look=light", "look=dark&direction=rtl", "look=light&type=3", "look=dark&type=2"]
        for path, device, look in product([samples[0]], DEVICES + ["all", "map"], looks):
            trial.audit(path, device, look)
        # Each look takes a second or more of a large page, so that the other samples' devices have one each, in turn.
        for (path, device), look in zip(product(samples[1:], DEVICES + ["all", "map"]), cycle(looks)):
            trial.audit(path, device, look)
        for name, look in product(["IceCubes-IceCubes", "dependencies-App", "tab-bar-App"], looks):
            trial.audit(folder / f"{name}.html", "all", look)
        trial.browser.close()
    for problem in dict.fromkeys(trial.problems):
        print(problem, file=sys.stderr)
    sys.exit(1 if trial.problems else 0)


if __name__ == "__main__":
    main()

"use strict";

// What fingers, pointers and keys do inside of a frame.

/** Follows a pointer from where it went down. `moved` gets how far, in points of the device; `ended` the same and whether it holds. */
function follow(event, scale, moved, ended) {
    const start = { x: event.clientX, y: event.clientY };
    const distance = now => ({ x: (now.clientX - start.x) / scale, y: (now.clientY - start.y) / scale });
    const move = now => moved(distance(now));
    const end = now => {
        removeEventListener("pointermove", move);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        ended(distance(now), now.type === "pointerup");
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
}

/** A swipe from the leading edge goes back; a page follows the finger. */
function beginSwipeBack(frame, event) {
    const page = event.target.closest?.(".page");
    if (!page?.pop || !["phone", "tablet"].includes(frame.device.id)) return false;
    const bounds = page.getBoundingClientRect();
    const isRightToLeft = getComputedStyle(page).direction === "rtl";
    const inset = isRightToLeft ? bounds.right - event.clientX : event.clientX - bounds.left;
    if (inset / frame.scale > 28) return false;
    const below = page.previousElementSibling;
    const sign = isRightToLeft ? -1 : 1;
    follow(event, frame.scale, ({ x }) => {
        const way = Math.max(0, x * sign);
        page.style.translate = `${way * sign}px`;
        page.classList.add("swiped");
        if (below) below.style.translate = "0";
    }, ({ x }, holds) => {
        page.style.translate = "";
        page.classList.remove("swiped");
        if (below) below.style.translate = "";
        if (holds && x * sign * frame.scale > bounds.width * 0.35) page.pop();
    });
    return true;
}

/** A row of the app's data follows the finger to its end, and shows how it is deleted; far enough, it is. */
function beginRowSwipe(frame, event) {
    for (const other of frame.element.querySelectorAll("li.opened")) if (!other.contains(event.target)) other.classList.remove("opened");
    const row = event.target.closest?.("li.data > .row"), item = row?.parentElement;
    if (!row || !["phone", "tablet"].includes(frame.device.id)) return false;
    const sign = getComputedStyle(row).direction === "rtl" ? 1 : -1;
    let hasMoved = false;
    follow(event, frame.scale, ({ x }) => {
        hasMoved ||= x * sign > 10;
        if (!hasMoved) return;
        item.classList.add("opened");
        row.style.translate = `${Math.max(0, x * sign) * sign}px`;
    }, ({ x }, holds) => {
        row.style.translate = "";
        if (!hasMoved) return;
        if (holds && x * sign > row.offsetWidth * 0.6) return item.querySelector(".delete").click();
        if (!holds || x * sign < 40) item.classList.remove("opened");
        // It was no tap.
        const stop = click => { click.stopPropagation(); click.preventDefault(); };
        addEventListener("click", stop, { capture: true });
        setTimeout(() => removeEventListener("click", stop, { capture: true }));
    });
    return true;
}

/** A sheet follows the finger down, and goes; up, to its next height. */
function beginSheetDrag(frame, event) {
    const handle = event.target.closest?.(".grabber, .layer.sheet .bar, .is-compact .popover .bar");
    if (!handle || event.target.closest(".bar button")) return false;
    const layer = handle.closest(".layer"), { panel } = layer, start = panel.offsetHeight;
    const rests = layer.detents.length > 1 ? layer.detents.map(detent => ({ detent, height: detent.endsWith("%") ? parseFloat(detent) / 100 * layer.offsetHeight : parseFloat(detent) })) : [{ detent: null, height: start }];
    const [least, most] = [Math.min, Math.max].map(of => of(...rests.map(({ height }) => height)));
    let hasMoved = false, last = { y: 0, at: performance.now(), speed: 0 };
    panel.classList.add("dragged");
    follow(event, frame.scale, ({ y }) => {
        const at = performance.now(), passed = at - last.at;
        if (passed > 0) last = { y, at, speed: (y - last.y) / passed };
        hasMoved ||= Math.abs(y) > 4;
        if (rests.length > 1) panel.style.height = `${Math.max(least, Math.min(start - y, most))}px`;
        panel.style.translate = `0 ${Math.max(0, y - Math.max(0, start - least))}px`;
    }, ({ y }, holds) => {
        panel.classList.remove("dragged");
        panel.style.translate = panel.style.height = "";
        if (!hasMoved) return;
        handle.addEventListener("click", click => { click.stopImmediatePropagation(); click.preventDefault(); }, { capture: true, once: true });
        // A finger that rests before it lifts has no speed; one that flicks means the next height in its direction.
        const speed = performance.now() - last.at > 120 ? 0 : last.speed, goal = start - y - speed * 180;
        const rest = [{ detent: null, height: 0, closes: true }, ...rests].reduce((a, b) => (Math.abs(b.height - goal) < Math.abs(a.height - goal) ? b : a));
        if (!holds) return;
        if (rest.closes) layer.dismiss();
        else if (rest.detent) panel.style.setProperty("--detent", rest.detent);
    });
    return true;
}

/** What Escape does in a window, and the Menu button of a remote: it answers, closes, or goes back. Undefined for nothing. */
function wayBack(frame, session) {
    const alert = session.layers.element.querySelector(".alert:not(.leave)");
    const layers = session.layers.element.querySelectorAll(".layer:not(.leave)");
    const page = [...frame.element.querySelectorAll(".page")].reverse().find(candidate => candidate.pop && !candidate.closest("[inert]"));
    return alert ? alert.cancel : layers.length ? (page?.closest(".layer") ? page.pop : layers[layers.length - 1].dismiss) : page?.pop;
}

/** Escape goes back, as the Menu button of a remote and the Escape key of a Mac do; arrows move the focus. */
function pressKey(frame, session, event) {
    if (event.key === "Escape") {
        const act = wayBack(frame, session);
        if (!act) return;
        event.preventDefault();
        act();
        return;
    }
    const direction = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!direction || !event.target.matches("button")) return;
    const next = nearest(event.target, [...event.currentTarget.querySelectorAll("button")], direction);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** The button that lies next in a direction, as the focus of a TV moves: sideways it stays in its row, or goes to the next column. */
function nearest(from, buttons, [x, y]) {
    const centre = element => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width, height };
    };
    const start = centre(from);
    let best = null, least = Infinity;
    for (const button of buttons) {
        if (button === from || button.closest("[inert], [hidden]") || !button.offsetParent) continue;
        const place = centre(button);
        const isBeside = Math.abs(place.y - start.y) < (place.height + start.height) / 2;
        if (x && !isBeside && (button.closest(".page") === from.closest(".page") || button.closest(".tab-bar") || from.closest(".tab-bar"))) continue;
        const along = (place.x - start.x) * x + (place.y - start.y) * y;
        const across = Math.abs((place.x - start.x) * y) + Math.abs((place.y - start.y) * x);
        if (along <= 4) continue;
        const distance = along + across * 2.5;
        if (distance < least) [best, least] = [button, distance];
    }
    return best;
}

"use strict";

// What lies over a window: sheets, covers, popovers, and what a person is asked.

class Layers {
    constructor(frame, session) {
        Object.assign(this, { frame, session });
        this.element = make("div.layers");
    }

    /** Draws them, and says whether anything lies over the window. */
    update() {
        const view = this.session.view;
        const old = [...this.element.querySelectorAll(":scope > .layer:not(.leave)")];
        const keys = view.layers.map((layer, level) => `${layer.number ?? level} ${layer.kind} ${layer.item.destination}`);
        old.filter((element, level) => element.dataset.layer !== keys[level]).forEach(element => this.close(element));
        view.layers.forEach((layer, level) => this.show(layer, keys[level], level));
        const shown = [...this.element.querySelectorAll(":scope > .layer:not(.leave)")];
        shown.forEach((element, level) => { element.inert = level < shown.length - 1 || this.asks(view); });
        this.updateQuestion(view);
        return shown.length > 0 || this.asks(view);
    }

    asks(view) { return Boolean(view.dialog || view.question || view.waiting); }

    close(element) {
        removeAfterAnimation(element, "leave");
        this.frame.focusTop(this.session);
    }

    show(layer, key, level) {
        let element = [...this.element.querySelectorAll(":scope > .layer:not(.leave)")].find(known => known.dataset.layer === key);
        const title = this.frame.app.title(layer.item, layer.of);
        if (!element) {
            element = this.make(layer, key, title);
            this.element.append(element);
            if (layer.kind === "popover") this.anchor(element);
        }
        this.updateStack(element, layer, level);
        if (!element.contains(document.activeElement) && element.isNew && this.frame.isActive) focusPage(element);
        element.isNew = false;
    }

    make(layer, key, title) {
        const about = this.frame.app.about(layer.item, layer.of);
        const detents = about?.presentation?.detents || [];
        const dismiss = () => this.session.perform({ kind: "dismiss", scope: element.scope });
        const grabber = make("button.grabber", { type: "button", "aria-label": `Close ${title}`, onclick: dismiss });
        const stack = make("div.stack");
        const panel = make("div.panel", { role: "dialog", "aria-modal": "true", "aria-label": title }, layer.kind === "sheet" ? grabber : null, stack);
        const element = make(`div.layer.${layer.kind}`, { "data-layer": key }, make("div.scrim", { onclick: () => this.closesBeside(element.layer) && dismiss() }), panel);
        Object.assign(element, { isNew: true, stack, panel, dismiss });
        if (detents.length) panel.style.setProperty("--detent", detentHeight(detents[0]));
        element.detents = detents.map(detentHeight);
        return element;
    }

    /** Whether a tap beside a layer closes it. A sheet of a Mac has to be answered, and so has what would be lost. */
    closesBeside({ kind, isUnsaved }) {
        return kind === "popover" || (kind === "sheet" && !isUnsaved && ["phone", "tablet"].includes(this.frame.device.id));
    }

    /** A popover stands below what was tapped, or above where there is no room, and points there; in the middle where nothing was. */
    anchor({ panel }) {
        const opener = this.session.opener, room = this.element.getBoundingClientRect(), { scale } = this.frame;
        const from = opener?.isConnected && opener.getBoundingClientRect();
        toggle(panel, { unanchored: !from?.width });
        if (!from?.width) return;
        const middle = ((from.left + from.right) / 2 - room.left) / scale, [top, bottom] = [from.top - room.top, from.bottom - room.top].map(y => y / scale);
        const { offsetWidth: width, offsetHeight: height } = panel, [most, floor] = [room.width / scale, room.height / scale];
        const left = Math.max(10, Math.min(middle - width / 2, most - width - 10)), isBelow = bottom + height + 22 <= floor || top < floor - bottom;
        const y = Math.max(10, Math.min(isBelow ? bottom + 12 : top - height - 12, floor - height - 10));
        for (const [name, value] of [["--left", left], ["--y", y], ["--arrow", Math.max(24, Math.min(middle - left, width - 24))]]) panel.style.setProperty(name, `${value}px`);
        toggle(panel, { above: !isBelow });
    }

    updateStack(element, layer, level) {
        const { frame, session } = this;
        element.scope = layer.scope || { layer: level };
        element.layer = layer;
        const items = [layer.item, ...layer.stack || []];
        const goBack = () => session.perform({ kind: "pop", scope: element.scope });
        const asks = Boolean(frame.app.about(layer.item, layer.of)?.presentation?.asks);
        const close = make(`button.bar-button.text${asks ? ".cancel" : ""}`, { type: "button", "data-key": "close", onclick: element.dismiss }, asks ? "Cancel" : "Done");
        updateStack(element.stack, pagesOf(frame, session, items, {
            role: "layer", scope: element.scope, key: "l", layer, goBack, actions: (item, index) => index === 0 ? close : frame.pageActions(session),
        }));
    }

    updateQuestion(view) {
        const question = view.dialog ? this.dialog(view.dialog) : view.question ? this.discards(view) : view.waiting ? this.guards(view.waiting) : null;
        const old = this.element.querySelector(":scope > .alert:not(.leave)");
        const key = question ? JSON.stringify(question.key) : null;
        if (old && old.dataset.alert === key) return;
        if (old) removeAfterAnimation(old, "leave");
        if (!question) return old && this.frame.focusTop(this.session);
        const buttons = question.actions.map(action => make(`button${action.role ? `.${action.role}` : ""}`, { type: "button", onclick: action.perform }, action.title));
        const alert = make(`div.alert${question.isSheet ? ".confirmation" : ""}`, { "data-alert": key }, make("div.scrim"),
            make("div.alert-box", { role: "alertdialog", "aria-modal": "true", "aria-label": question.title },
                make("h3", { tabindex: "-1", dir: "auto" }, question.title), question.message ? make("p", { dir: "auto" }, question.message) : null, make("div.alert-buttons", null, buttons)));
        alert.cancel = question.actions.find(action => action.role === "cancel")?.perform;
        this.element.append(alert);
        if (this.frame.isActive) (alert.querySelector("button.cancel") || buttons[0])?.focus({ preventScroll: true });
    }

    dialog(item) {
        const { app } = this.frame, about = app.about(item, "dialog"), names = app.standIns.names(item);
        const answer = action => () => this.session.perform({ kind: "answer", action });
        const actions = about.actions.map(action => ({ title: textOf([action.title].flat(), names), role: action.role, perform: answer(action.id) }));
        if (!actions.length) actions.push({ title: "OK", role: "cancel", perform: answer(null) });
        else if (!actions.some(action => action.role === "cancel")) actions.push({ title: "Cancel", role: "cancel", perform: answer(null) });
        return { key: ["dialog", item], title: app.title(item, "dialog"), message: about.message ? textOf([about.message].flat(), names) : null, isSheet: about.style === "confirmation", actions };
    }

    discards(view) {
        const layer = view.layers[view.question.layer];
        const title = layer && this.frame.app.about(layer.item, layer.of)?.presentation?.asks;
        const discard = value => () => this.session.perform({ kind: "discard", value });
        return {
            key: ["question", view.question], title: title ? textOf([title].flat(), this.frame.app.standIns.names(layer.item)) : "Discard Changes?", isSheet: true,
            actions: [{ title: "Discard", role: "destructive", perform: discard(true) }, { title: "Cancel", role: "cancel", perform: discard(false) }],
        };
    }

    /** The app says what a guard means; here the one who tries it out does. */
    guards({ guards }) {
        const name = guards[0], answer = holds => () => this.session.perform({ kind: "guardAnswers", name, holds });
        return {
            key: ["guard", guards], title: `Does “${inWords(name)}” hold?`, message: "A guard stands before this. The app would ask its own data.",
            actions: [{ title: "It Holds", perform: answer(true) }, { title: "It Holds From Now On", perform: () => { this.frame.app.holding.add(name); answer(true)(); } }, { title: "It Does Not", role: "cancel", perform: answer(false) }],
        };
    }
}

/** How high a sheet is. */
function detentHeight(detent) {
    if (detent === "medium") return "50%";
    if (detent === "fitted") return "46%";
    if (detent?.fraction) return `${Number(detent.fraction) * 100}%`;
    if (detent?.height) return `${Number(detent.height)}px`;
    return "94%";
}

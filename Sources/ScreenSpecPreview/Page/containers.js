"use strict";

// Columns, tabs and stacks. Their elements stay while what they hold changes, so that scrolling, focus and motion do.

/** A page of a stack: its bar and what is below. `page` is `{key, title, signature, body, back, actions, close, isLarge}`. */
function pageContent(page) {
    return [
        make("header.bar", null,
            make("div.bar-start", null, page.back ? make("button.back", { type: "button", "data-key": "back", onclick: page.back.perform, "aria-label": `Back to ${page.back.title}` },
                make("span.chevron", { "aria-hidden": "true" }), make("span", { dir: "auto" }, page.back.title)) : null, page.start || null),
            page.isLarge ? make("span.bar-title", { "aria-hidden": "true", dir: "auto" }, page.title) : page.title ? make("h3.bar-title", { tabindex: "-1", dir: "auto" }, page.title) : make("span"),
            make("div.bar-end", null, page.actions || null)),
        make("div.body", { tabindex: "0", role: "group", "aria-label": page.title || "Nothing selected" },
            page.isLarge ? make("h3.large-title", { tabindex: "-1", dir: "auto" }, page.title) : null, page.body()),
    ];
}

/** Shows pages, the last on top. Pushing and popping move; all else is there at once. */
function updateStack(stack, pages, { moves = true } = {}) {
    const old = [...stack.children].filter(page => !page.classList.contains("leave"));
    let kept = 0;
    while (kept < old.length && kept < pages.length && old[kept].dataset.page === pages[kept].key) kept++;
    const hadFocus = stack.contains(document.activeElement);
    const pops = kept === pages.length, pushes = kept === old.length && old.length > 0;
    old.slice(kept).forEach((page, index, gone) => pops && moves && index === gone.length - 1 ? removeAfterAnimation(page, "leave") : page.remove());
    pages.slice(kept).forEach((page, index, added) => {
        const element = make("article.page", { "data-page": page.key });
        if (pushes && moves && index === added.length - 1) element.classList.add("enter");
        stack.append(element);
    });
    const shown = [...stack.children].filter(page => !page.classList.contains("leave"));
    shown.forEach((element, index) => {
        fill(element, pages[index].signature, () => pageContent(pages[index]));
        element.inert = index < shown.length - 1;
        element.pop = pages[index].back?.perform || null;
        toggle(element, { covered: index < shown.length - 1 });
    });
    if (hadFocus && (kept < old.length || pages.length > old.length)) focusPage(shown[shown.length - 1]);
}

/** Gives the focus to what a page begins with: its title, or on a TV the first that can be chosen. */
function focusPage(page) {
    const isTV = page?.closest(".tv");
    (isTV && (page.querySelector(".body button") || page.querySelector(".bar button")) || page?.querySelector("h3"))?.focus({ preventScroll: !isTV });
}

/** The pages of a trail of items. `start` is where its first one stands in the stack of the machine. */
function pagesOf(frame, session, items, { role, scope, key, root, layer, actions, selected, goBack }) {
    const app = frame.app;
    return items.map((item, index) => {
        const kind = layer && index === 0 && layer.of === "sheet" ? "sheet" : "screen";
        const title = app.title(item, kind);
        const isTop = index === items.length - 1;
        // The list at the root of a stack selects, as it does in a column of its own.
        const isList = !layer && index === 0 && Boolean(app.about(item, kind)?.isContent);
        const place = { role: isList ? "content" : role, scope, key: `${key}${index}`, layer: index === 0 ? layer : null };
        const previous = index > 0 ? app.title(items[index - 1], layer && index === 1 && layer.of === "sheet" ? "sheet" : "screen") : root?.title;
        const back = (index > 0 || root) && isTop ? { title: previous, perform: goBack } : null;
        return {
            key: `${key}${index} ${item.destination} ${JSON.stringify(item.payload || {})}`, title, isLarge: index === 0 && !root && !layer && frame.device.id !== "desktop",
            signature: [item, title, previous, Boolean(back), role, scope, selected, layer?.isUnsaved, frame.device.id, [...app.off], [...app.deleted]],
            body: () => screenBody(app, session, item, kind, place, selected), back, actions: actions?.(item, index),
        };
    });
}

/** What the window of a session shows, apart from what lies over it. */
class Shell {
    constructor(frame, session) {
        Object.assign(this, { frame, session, kind: null });
        this.element = make("div.shell");
    }

    update() {
        const { base } = this.session.view;
        const isStack = base.kind === "stack" || (base.kind === "split" && base.isCompact);
        const kind = isStack ? "stack" : base.kind;
        if (kind !== this.kind) this.build(kind);
        if (kind === "stack") this.updateOneStack(base);
        if (kind === "none") updateStack(this.parts.stack, [this.placeholder({ title: "This spec leaves it to the app how screens are shown.", icon: "rectangle" })]);
        if (kind === "split") this.updateSplit(base);
        if (kind === "tabs") this.updateTabs(base);
    }

    build(kind) {
        this.kind = kind;
        this.parts = {};
        this.element.replaceChildren();
        this.element.dataset.kind = kind;
        if (kind === "stack" || kind === "none") this.element.append(this.parts.stack = make("div.stack"));
        if (kind === "split") this.element.append(...this.columns());
        if (kind === "tabs") {
            this.parts.screens = make("div.tab-screens");
            this.parts.bar = make("nav.tab-bar", { "aria-label": `Tabs, ${this.frame.device.title}` });
            this.parts.sidebar = make("nav.column.sidebar", { "aria-label": `Sidebar, ${this.frame.device.title}` });
            this.element.append(this.parts.sidebar, this.parts.screens, this.parts.bar, ...this.secondary());
        }
    }

    columns() {
        const { parts } = this;
        parts.sidebar = make("nav.column.sidebar", { "aria-label": `Sidebar, ${this.frame.device.title}` });
        parts.content = make("div.column.content.stack");
        parts.detail = make("div.column.detail.stack");
        return [parts.sidebar, parts.content, parts.detail, ...this.secondary()];
    }

    /** The app's own column beside all else, where it has one and there is room. */
    secondary() {
        const view = this.frame.app.spec.secondary?.view;
        this.element.classList.toggle("has-secondary", Boolean(view));
        if (!view) return [];
        const name = inWords(view.replace(/\(.*$/s, "").replace(/(View|Column)$/, ""));
        return [make("aside.column.secondary", { "aria-label": `${name}, ${this.frame.device.title}` }, make("article.page", null, pageContent({ title: name, isLarge: false, body: () => sketch({ name: view }) })))];
    }

    /** One stack, which on a phone may begin with the sidebar. */
    updateOneStack(base) {
        const { session, frame } = this;
        const sidebar = base.kind === "split" ? this.sidebarPage(base) : null;
        const items = sidebar && base.compactColumn === "sidebar" ? [] : base.stack;
        const goBack = () => session.perform(items.length > 1 ? { kind: "pop", scope: "base" } : { kind: "showColumn", column: "sidebar" });
        const layer = base.root && { item: base.root.item, of: "sheet" };
        const pages = items.length ? pagesOf(frame, session, items, { role: "detail", scope: "base", key: "s", root: sidebar, layer, goBack, actions: () => frame.pageActions(session) }) : [];
        updateStack(this.parts.stack, [sidebar, ...pages].filter(Boolean));
    }

    sidebarPage(base) {
        const { session, frame } = this;
        const title = textOf([frame.app.spec.sidebar.title || frame.app.spec.app].flat(), {});
        return {
            key: "sidebar", title, isLarge: true, signature: ["sidebar", base.sidebar?.selected, base.isCompact, [...frame.app.off], [...frame.app.deleted]], actions: frame.pageActions(session),
            body: () => sidebarBody(frame.app, session, base.isCompact ? null : base.sidebar?.selected, "r"),
        };
    }

    updateSplit(base) {
        const { parts, session, frame } = this;
        const page = this.sidebarPage(base);
        const hide = frame.device.id === "tv" ? null : make("button.bar-button", { type: "button", "data-key": "toggle", "aria-label": "Hide Sidebar", onclick: () => this.toggleSidebar() }, iconElement("columns"));
        fill(parts.sidebar, [page.signature, frame.device.id], () => make("div.page", null, pageContent({ ...page, actions: hide, isLarge: frame.device.id !== "desktop" })));
        toggle(this.element, { overlays: frame.isUpright, "hides-sidebar": !session.sidebarIsShown, "has-content": Boolean(base.content) });
        parts.sidebar.inert = !session.sidebarIsShown;
        this.updateColumns(base, "base", parts.content, parts.detail, session.sidebarIsShown ? null : this.showButton());
    }

    showButton() {
        return make("button.bar-button", { type: "button", "data-key": "toggle", "aria-label": "Show Sidebar", onclick: () => this.toggleSidebar() }, iconElement("columns"));
    }

    toggleSidebar() {
        this.session.sidebarIsShown = !this.session.sidebarIsShown;
        this.frame.update();
        this.element.querySelector('[data-key="toggle"]')?.focus();
    }

    /** A content column and a detail column, of a sidebar's row or of a tab. */
    updateColumns(base, scope, content, detail, start) {
        const { session, frame } = this;
        const chosen = base.detail.placeholder ? null : base.detail.stack[0];
        const pop = () => session.perform({ kind: "pop", scope });
        const leaveList = () => session.perform({ kind: "setContentStack", scope, stack: base.contentStack.slice(0, -1) });
        const contents = base.content ? pagesOf(frame, session, base.content.stack, { role: "content", scope, key: "c", selected: chosen, goBack: leaveList }) : [];
        const details = pagesOf(frame, session, base.detail.stack, { role: "detail", scope, key: "d", goBack: pop, actions: () => frame.pageActions(session) });
        if (base.detail.placeholder) details.unshift(this.placeholder(base.detail.placeholder));
        if (base.detail.placeholder && details.length > 1) details[1].back ||= { title: "Back", perform: pop };
        for (const [stack, pages] of [[content, contents], [detail, details]]) {
            for (const page of pages) {
                page.isLarge = false;
                if (start && stack === (base.content ? content : detail)) { page.start = start; page.signature = [page.signature, "start"]; }
            }
        }
        content.hidden = !base.content;
        updateStack(content, contents);
        updateStack(detail, details);
    }

    placeholder({ title, icon }) {
        const text = textOf([title].flat(), {});
        return {
            key: `placeholder ${text}`, title: "", signature: ["placeholder", text, icon], actions: this.frame.pageActions(this.session),
            body: () => make("div.placeholder", null, iconElement(typeof icon === "string" ? { symbol: icon } : icon || "rectangle"), make("p", { dir: "auto" }, text)),
        };
    }

    updateTabs(base) {
        const { parts, session, frame } = this, { app } = frame;
        for (const tab of app.spec.tabs) {
            let screen = parts[`tab ${tab.id}`];
            if (!screen && tab.id === base.tab) parts.screens.append(screen = parts[`tab ${tab.id}`] = make("div.tab-screen"));
            if (screen) screen.hidden = tab.id !== base.tab || session.showsMore;
        }
        const isAdaptable = app.spec.tabStyle === "sidebarAdaptable" && !frame.isCompact && frame.device.id !== "phone";
        const isSidebar = isAdaptable && (session.showsTabsAsSidebar ?? frame.device.id !== "tablet");
        const inBar = app.tabsThere.filter(tab => !tab.isInSidebarOnly || tab.id === base.tab && !isAdaptable);
        // A phone has room for five; from the fifth on they stand in a list of their own.
        const most = (frame.device.id === "phone" || frame.isCompact) && inBar.length > 5 ? 4 : inBar.length;
        const isMore = !inBar.slice(0, most).some(tab => tab.id === base.tab);
        this.more = most < inBar.length && isMore ? { title: "More", goBack: () => this.showMore(true) } : null;
        this.updateTab(parts[`tab ${base.tab}`], base);
        this.updateMore(inBar.slice(most));
        toggle(this.element, { "as-sidebar": isSidebar });
        parts.sidebar.hidden = !isSidebar;
        parts.bar.hidden = isSidebar;
        const choose = tab => { session.showsMore = false; session.perform({ kind: "select", tab: tab.id }); frame.update(); };
        if (isSidebar) return this.updateTabSidebar(base, choose);
        const toggled = isAdaptable ? make("li", null, make("button.tab.to-sidebar", { type: "button", "data-key": "as-sidebar", "aria-label": "Show Sidebar", onclick: () => this.showTabsAsSidebar(true) }, iconElement("columns"))) : null;
        const more = most < inBar.length ? make("li", null, make("button.tab", { type: "button", "data-key": "tab more", "aria-current": this.more || session.showsMore ? "page" : null, onclick: () => this.showMore(true) }, make("span.tab-icon", null, make("i.dots")), make("span", null, "More"))) : null;
        fill(parts.bar, [base.tab, inBar.map(tab => tab.id), most, session.showsMore, frame.device.id, isAdaptable], () => make("ul", null, toggled, inBar.slice(0, most).map(tab => make("li", null, this.tabButton(tab, tab.id === base.tab && !session.showsMore, choose))), more));
    }

    tabButton(tab, isChosen, choose) {
        const { app } = this.frame;
        return make(`button.tab${tab.role === "search" ? ".search" : ""}`, { type: "button", "data-key": `tab ${tab.id}`, "aria-current": isChosen ? "page" : null, onclick: () => choose(tab) },
            make("span.tab-icon", null, tab.icon ? iconElement(isChosen && tab.icon.selected ? { symbol: tab.icon.selected } : tab.icon) : null, badgeOf(tab)), make("span", { dir: "auto" }, app.tabTitle(tab)));
    }

    /** The list of the tabs for which the bar of a phone has no room. */
    updateMore(tabs) {
        const { parts, session, frame } = this, { app } = frame;
        if (!tabs.length) session.showsMore = false;
        if (session.showsMore && !parts.more) parts.screens.append(parts.more = make("div.tab-screen", null, make("div.stack")));
        if (!parts.more) return;
        parts.more.hidden = !session.showsMore;
        const choose = tab => { session.perform({ kind: "select", tab: tab.id }); this.showMore(false); };
        const row = tab => make("li", null, make("button.row", { type: "button", "data-key": `more ${tab.id}`, onclick: () => choose(tab) }, tab.icon && make("span.chip", null, iconElement(tab.icon)), make("span.row-title", { dir: "auto" }, app.tabTitle(tab)), whenMark(tab), badgeOf(tab), make("span.chevron", { "aria-hidden": "true" })));
        updateStack(parts.more.firstChild, [{ key: "more", title: "More", isLarge: true, signature: tabs.map(tab => tab.id), body: () => make("section.group", null, make("ul.card", null, tabs.map(row))) }]);
    }

    showMore(isShown) {
        this.session.showsMore = isShown;
        this.frame.update();
        focusPage(this.parts[isShown ? "more" : `tab ${this.session.view.base.tab}`]?.querySelector(".page:not(.covered)"));
    }

    /** Tabs as a sidebar: all of them, in their sections. */
    updateTabSidebar(base, choose) {
        const { app } = this.frame, sections = [];
        for (const tab of app.tabsThere) {
            const title = textOf(tab.section, {});
            if (!sections.length || sections.at(-1).title !== title) sections.push({ title, tabs: [] });
            sections.at(-1).tabs.push(tab);
        }
        const row = tab => make("li", null, make("button.row", { type: "button", "data-key": `tab ${tab.id}`, "aria-current": tab.id === base.tab ? "true" : null, onclick: () => choose(tab) }, tab.icon && make("span.chip", null, iconElement(tab.icon)), make("span.row-title", { dir: "auto" }, app.tabTitle(tab)), whenMark(tab), badgeOf(tab)));
        const hide = this.frame.device.id === "tablet" ? make("button.bar-button", { type: "button", "data-key": "as-sidebar", "aria-label": "Hide Sidebar", onclick: () => this.showTabsAsSidebar(false) }, iconElement("columns")) : null;
        fill(this.parts.sidebar, [base.tab, sections, this.frame.device.id], () => make("div.page", null, pageContent({
            title: app.spec.app, isLarge: this.frame.device.id !== "desktop", actions: hide,
            body: () => sections.map(section => make("section.group", null, section.title ? make("h4", { dir: "auto" }, section.title) : null, make("ul.card", null, section.tabs.map(row)))),
        })));
    }

    showTabsAsSidebar(isShown) {
        this.session.showsTabsAsSidebar = isShown;
        this.frame.update();
        this.element.querySelector('[data-key="as-sidebar"]')?.focus();
    }

    /** The stack of a tab, or its columns. */
    updateTab(screen, base) {
        const { session, frame } = this;
        const isSplit = Boolean(base.content) && !base.isCompact;
        if (screen.dataset.kind !== String(isSplit)) {
            screen.dataset.kind = String(isSplit);
            screen.stack = make("div.stack");
            screen.content = make("div.column.content.stack");
            screen.detail = make("div.column.detail.stack");
            screen.replaceChildren(...isSplit ? [screen.content, screen.detail] : [screen.stack]);
            toggle(screen, { split: isSplit, "has-content": isSplit });
        }
        if (isSplit) return this.updateColumns(base, "base", screen.content, screen.detail, null);
        const goBack = () => (base.stack.length > 1 ? session.perform({ kind: "pop", scope: "base" }) : this.more?.goBack());
        updateStack(screen.stack, pagesOf(frame, session, base.stack, { role: "detail", scope: "base", key: "t", root: this.more, goBack, actions: () => frame.pageActions(session) }));
    }
}

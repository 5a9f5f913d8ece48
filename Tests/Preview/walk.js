// Walks through the page's machine as Walk.swift does through the generated Swift, with the same numbers, and shows for each
// step what both must agree on.

function screenSpecWalk(spec, pool, { seed, steps, shown = -1 }) {
    const machine = screenSpecMachine(spec);
    const items = pool.items.map(json => machine.item(json));
    const sheets = pool.sheets.map(json => machine.sheet(json));
    const tabs = spec.tabs.map(tab => tab.id);
    const saved = pool.saved ?? [];
    const awaited = (pool.awaited ?? []).map(({ of, item }) => ({ of, item: of === "sheet" ? machine.sheet(item) : machine.item(item) }));
    const windows = (pool.windows ?? []).map(json => machine.sheet(json));
    let state = machine.initial({ window: windows[0] ?? null });
    let random = seed;
    let kept = null;
    let recent = items.slice(0, 4);
    let texts = [machine.json(state)];

    /** A number from 0 on (Marsaglia's xorshift of 32 bits). */
    function next(bound) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        return (random >>> 0) % bound;
    }

    const pick = list => list[next(list.length)];

    /** An item, most often one that was there a short while ago. */
    function item() {
        const item = next(3) > 0 ? pick(recent) : pick(items);
        recent = [...recent.slice(-3), item];
        return item;
    }

    function list(bound) { return Array.from({ length: next(bound) }, item); }

    function scope() {
        switch (next(8)) {
        case 3: case 4: return tabs.length > 0 && pool.intents.includes("select") ? { tab: pick(tabs) } : "base";
        case 5: case 6: return { layer: next(3) };
        case 7: return kept ?? "base";
        default: return "base";
        }
    }

    const isGone = scope => scope.number !== undefined && !state.numbers.includes(scope.number);

    /** What a person makes of a stack: back some screens, or a link, once or twice. */
    function changed(stack) {
        switch (next(3)) {
        case 0: return stack.slice(0, next(stack.length + 1));
        case 1: return [...stack, item()];
        default: return stack.length > 0 ? [...stack, stack.at(-1)] : stack;
        }
    }

    /** The intents, by what `pool.intents` calls them. */
    const intents = {
        selectRow: () => ({ kind: "selectRow", item: item() }),
        setContentRoot: () => ({ kind: "setContentRoot", scope: scope(), item: item() }),
        setDetailRoot: () => ({ kind: "setDetailRoot", scope: scope(), item: item() }),
        selectDetail: () => ({ kind: "selectDetail", scope: scope(), item: next(3) > 0 ? item() : null }),
        push: () => ({ kind: "push", scope: scope(), item: item() }),
        pushAll: () => ({ kind: "push", scope: scope(), items: list(4) }),
        pop: () => ({ kind: "pop", scope: scope() }),
        popTo: () => ({ kind: "pop", scope: scope(), to: item() }),
        popToRoot: () => ({ kind: "popToRoot", scope: scope() }),
        backToRoot: () => ({ kind: "backToRoot", scope: scope() }),
        replaceTop: () => ({ kind: "replaceTop", scope: scope(), item: item() }),
        setTrail: () => ({ kind: "setTrail", scope: scope(), items: list(5) }),
        open: () => ({ kind: "open", scope: scope(), item: item() }),
        setStack() {
            const place = scope();
            return isGone(place) ? null : { kind: "setStack", scope: place, stack: changed(machine.stack(state, place)) };
        },
        setDetailStack() {
            const place = scope();
            return isGone(place) ? null : { kind: "setDetailStack", scope: place, stack: changed(machine.stack(state, place, "detail")) };
        },
        setContentStack() {
            const place = tabs.length > 0 ? scope() : "base";
            return isGone(place) ? null : { kind: "setContentStack", scope: place, stack: changed(machine.stack(state, place, "content")) };
        },
        select: () => ({ kind: "select", tab: pick(tabs) }),
        adapt: () => ({ kind: "adapt", compact: next(2) === 1 }),
        showColumn: () => ({ kind: "showColumn", column: pick(["sidebar", "content", "detail"]) }),
        present() {
            const place = scope();
            const style = pick([null, "sheet", "fullScreenCover", "popover"]);
            const as = style ?? (spec.screens.some(screen => screen.presentation) ? null : "sheet");
            return { kind: "present", scope: place, as, item: item() };
        },
        presentSheet: () => ({ kind: "present", scope: scope(), of: "sheet", item: pick(sheets) }),
        openWindow: () => ({ kind: "openWindow", scope: scope(), item: pick(windows) }),
        dismiss: () => ({ kind: "dismiss", scope: scope() }),
        dismissAll: () => ({ kind: "dismissAll" }),
        close: () => ({ kind: "close", level: next(4) }),
        keep() {
            const level = next(3);
            kept = level < state.numbers.length ? { number: state.numbers[level] } : null;
            return null;
        },
        setUnsaved() {
            const level = next(3);
            const value = next(3) > 0;
            return level < state.numbers.length ? { kind: "setUnsaved", scope: { layer: level }, value } : null;
        },
        discard: () => ({ kind: "discard", value: next(2) === 1 }),
        remove() {
            const deleted = list(3);
            const closed = sheets.length > 0 && next(3) === 0 ? [pick(sheets)] : [];
            return { kind: "remove", deleted, sheets: closed, among: next(2) === 0 ? recent : [] };
        },
        openURL: () => ({ kind: "openURL", url: pick(pool.urls) }),
        linkFound: () => ({ kind: "linkFound", found: found() }),
        linkFailed: () => ({ kind: "linkFailed" }),
        giveUpLink: () => ({ kind: "giveUpLink" }),
        guardAnswers: () => ({ kind: "guardAnswers", name: pick(spec.guards).name, holds: next(2) === 1 }),
        recheckGuards: () => ({ kind: "recheckGuards" }),
        ask: () => ({ kind: "ask", item: pick(pool.dialogs) }),
        answer() {
            const action = [null, ...pool.answers][next(3)];
            const { dialog } = machine.columns(state);
            const hasActions = spec.dialogs.find(({ name }) => name === dialog?.destination)?.actions.length > 0;
            return { kind: "answer", action: hasActions ? action : null };
        },
        save() {
            texts = [...texts.slice(-3), machine.json(state)];
            return null;
        },
        restore() {
            const isOld = saved.length > 0 && next(3) === 0;
            return { kind: "restore", text: isOld ? JSON.stringify(pick(saved)) : pick(texts) };
        },
        setGuards: () => ({ kind: "setGuards", set: spec.guards.map(({ name }) => name).filter(() => next(3) > 0) }),
        presentAwaited() {
            const { of, item } = pick(awaited);
            return { kind: "present", scope: scope(), as: null, of, item, awaits: true };
        },
        reply() {
            const { of, item } = pick(awaited);
            return { kind: "reply", scope: scope(), of, item };
        },
    };

    function found() {
        return Object.fromEntries(machine.finders(state).map(({ name, arguments: [{ value }] }) =>
            [name, JSON.parse(JSON.stringify(pool.found[name]), (_, part) => (part === "$id" ? value : part))]));
    }

    // MARK: What both sides show

    const written = (item, of) => (item ? screenSpecText(machine.written(item, of)) : "-");

    function shownScope(scope) {
        if (scope === null) return "gone";
        if (scope === "base") return "base";
        return scope.tab !== undefined ? `tab ${scope.tab}` : `layer ${scope.layer}`;
    }

    function shownTransition({ intent: { kind, of, item, tab, column, target, action }, scope, swallowed }) {
        const shown = kind === "ask" ? item.destination
            : item ? `${of ? `${of} ` : ""}${written(item, kind === "openWindow" ? "sheet" : of)}` : "";
        const what = target ? machine.urlOf(target) : tab ?? column ?? (kind === "answer" ? action ?? "-" : shown);
        return [kind, what, shownScope(scope), swallowed ?? ""].join(" ").trim();
    }

    function shownState() {
        const { base, layers, question, dialog } = machine.columns(state);
        const columns = pool.intents.includes("selectDetail") ? [base.contentRoot, base.detailRoot] : [];
        return [
            machine.json(state), `row ${written(base.sidebar?.selected)}`, `column ${base.compactColumn ?? "-"}`,
            `columns ${columns.map(item => written(item)).join(" ")}`,
            `layers ${layers.map(({ number, isUnsaved }) => `${number}${isUnsaved ? "!" : ""}`).join(" ")}`,
            `asks ${question?.layer ?? "-"}`, `link ${state.link ? machine.urlOf(state.link.target) : "-"}`,
            `kept ${spec.guards.length > 0 ? machine.jsonToKeep(state) : ""}`, `dialog ${dialog?.destination ?? "-"}`,
            `at ${spec.links?.activity ? machine.url(state) ?? "-" : ""}`,
            `waits ${state.awaited.length + [state.request, state.pending].filter(one => one?.intent.awaits).length} answers ${state.answers}`,
        ];
    }

    /** The FNV-1a hash of 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/) of a text's bytes, as eight digits. */
    function hash(text) {
        let hash = 0x811c9dc5;
        for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
        return (hash >>> 0).toString(16).padStart(8, "0");
    }

    const hashes = [];
    for (let step = 0; step < steps; step += 1) {
        const name = pick(pool.intents);
        const intent = intents[name]();
        const before = shownState();
        const done = intent === null ? { state, transitions: [] } : machine.perform(state, intent);
        state = done.state;
        const lines = [...done.transitions.map(shownTransition), ...shownState()];
        if (step === shown) return [`${name} ${JSON.stringify(intent)}`, "before:", ...before, "after:", ...lines].join("\n");
        hashes.push(hash(lines.join("\n")));
    }
    return hashes.join("\n");
}

// What must hold before screens are shown or left, and how it is asked: the generated router's guards.
//
// A guard is asked when what was asked for is done, and answers when `guardAnswers` says so. What waits for it is a plain
// value, the intent that is done again once the guards hold.

function screenSpecGuards(places, Navigation, links) {
    const { spec } = places;
    const guards = new Map(spec.guards.map(one => [one.name, one]));
    const asksToLeave = spec.guards.some(one => one.leaving);

    const row = ({ of, item }) => (of === "sheet" ? places.sheets : places.screens).get(item.destination);
    const requires = shown => row(shown)?.requires ?? [];
    const requiresToLeave = shown => row(shown)?.requiresToLeave ?? [];
    const same = (a, b) => a.of === b.of && places.same(a.item, b.item);
    const holds = (list, shown) => list.some(other => same(other, shown));

    /** What a guard shows to those whom it does not let through. */
    function otherwise(name) {
        const shown = guards.get(name).otherwise;
        if (!shown) return null;
        const parameters = row({ of: shown.of, item: shown }).payload.filter(({ value }) => value != null);
        const payload = Object.fromEntries(parameters.map(({ name, value }) => [name, value]));
        return Object.freeze({ of: shown.of, item: { destination: shown.destination, payload } });
    }

    /** The guards of all screens that a link leads to, each once. */
    const requiresOfLink = target =>
        [...new Set(links.destinations(target).flatMap(name => places.screens.get(name).requires ?? []))];

    /** What one state shows and another does not. */
    function leftFor(state, old) {
        const kept = [...state.shown];
        return old.shown.filter(item => {
            const place = kept.findIndex(other => same(other, item));
            if (place >= 0) kept.splice(place, 1);
            return place < 0;
        });
    }

    const movesNobody = told => ["remove", "adapt", "ask"].includes(told.kind);
    const leadsBack = told =>
        ["pop", "popToRoot", "backToRoot", "reselect", "dismiss", "dismissAll"].includes(told.kind);

    return class Guarded {
        /** What a state begins with: nothing waits. */
        static get initialGuarding() {
            return { request: null, hasRefusedRow: false, waitingLink: null, asked: [], nextTask: 0, unset: [], reported: [] };
        }

        /** A state without what some guard stands before. */
        static open(screens) {
            const state = new Navigation(screens);
            if (guards.size > 0) state.cut(shown => requires(shown).length > 0);
            return state;
        }

        // MARK: Whether something waits

        /** Whether a change waits, as it would show or leave what a guard has to be asked about. */
        waits(intent, place, told, state) {
            if (guards.size === 0 || told.kind === "adapt") return false;
            // Nothing waits for what would not be seen.
            if (this.screens.isWindow && this.changesScreens(state)) return false;
            const { shown, compactColumn } = this.current;
            // In one column, the next one comes with the row that was tapped.
            const keepsSidebar = this.request || this.hasRefusedRow;
            this.hasRefusedRow = false;
            if (told.kind === "show" && compactColumn !== "detail" && keepsSidebar) return true;
            const held = this.granted?.held ?? [];
            const isGuarded = item => requires(item).some(name => !held.includes(name)) && !holds(shown, item);
            const guarded = state.shown.filter(isGuarded);
            // Who sets the state as a whole means all of it.
            const old = this.current;
            // Of what is deleted nobody is asked.
            old.layers = old.layers.filter((_, level) => !(intent.deleted ?? []).includes(this.numbers[level]));
            const left = asksToLeave && told.kind !== "restore" ? leftFor(state, old).flatMap(requiresToLeave) : [];
            const asked = left.filter(name => !held.includes(name));
            if (guarded.length === 0 && asked.length === 0) {
                // Who sets the state as a whole wants nothing that waits, unless they leave what a guard has shown for it.
                const shown = this.request?.otherwise ?? null;
                const keepsShown = shown !== null && state.placeOf(shown) !== undefined;
                if (told.kind === "restore" && !this.granted && !keepsShown) {
                    this.dropRequest("isOvertaken");
                    this.dropWaitingLink();
                }
                return false;
            }
            const goal = state.value;
            if (told.kind === "restore") {
                state.cut(isGuarded);
                if (this.granted) return false;
                this.show(state, told, this.scopeOf(place) ?? "base");
            }
            this.wait(intent, place, told, [...asked, ...guarded.flatMap(requires)], goal);
            return true;
        }

        /** Whether a link waits until guards have been asked about what is found for it. */
        linkWaits(target) {
            const names = requiresOfLink(target);
            if (names.every(name => this.granted?.held.includes(name) ?? false)) return false;
            this.wait({ kind: "openLink", target }, this.root, { kind: "openLink", target }, names, this.screens);
            return true;
        }

        /** Whether nobody is asked before screens are shown that lie under what is found for a link. */
        isFreeToGo(screens) {
            const state = this.current;
            state.follow(screens);
            return leftFor(state, this.current).every(item => requiresToLeave(item).length === 0);
        }

        wait(intent, place, told, names, goal) {
            const scope = this.scopeOf(place);
            this.tell(told, scope, "isGuarded");
            // The second of two quick taps asks for nothing new.
            const isSame = this.request && screenSpecText(this.request.told) === screenSpecText(told);
            if (isSame && Navigation.same(this.request.goal, goal)) return;
            if (this.request) {
                this.dropRequest("isOvertaken");
                this.dropWaitingLink();
            }
            const { held = [], tried = [], otherwise = null } = this.granted ?? {};
            this.request = {
                intent, place, told, scope, room: this.askedRoom ?? this.screens.isCompact, goal, deleted: [], guards: names, held, tried, otherwise, refused: [],
                task: null, unset: null, asksAgain: false,
            };
            this.askGuards();
        }

        // MARK: Asking

        askGuards() {
            if (!this.request) return;
            if (this.request.task !== null) {
                this.change({ asksAgain: true });
                return;
            }
            const task = this.nextTask;
            this.nextTask += 1;
            this.change({ task, unset: null });
            this.later.push(() => this.askNext(task));
        }

        /** Asks the next guard; where there is none, what was asked for goes on. */
        askNext(task) {
            if (this.request?.task !== task) return;
            const { guards: names, held, refused } = this.request;
            const name = names.find(name => !held.includes(name) && !refused.includes(name));
            if (name === undefined) return this.goOn();
            if (this.unset.includes(name)) return this.waitUntilSet(name);
            this.change({ asksAgain: false });
            this.asked = [...this.asked, { name, task }];
        }

        /** A guard that nobody has set lets nobody through, which is told once. */
        waitUntilSet(name) {
            this.change({ task: null, unset: name });
            if (!this.reported.includes(name)) {
                this.reported = [...this.reported, name];
                this.tell(this.request.told, this.scopeOf(this.request.place), "isGuardUnset");
            }
            this.openWaitingLink();
        }

        /** The app sets some guards, and takes back what others mean. */
        setGuards(names) {
            this.unset = [...guards.keys()].filter(name => !names.includes(name));
            if (this.request?.unset && !this.unset.includes(this.request.unset)) this.askGuards();
        }

        /** A guard says whether it holds, to all who have asked it. */
        guardAnswers({ name, holds: isHeld }) {
            const answered = this.asked.filter(one => one.name === name);
            this.asked = this.asked.filter(one => one.name !== name);
            for (const { task } of answered) {
                if (task === null) this.takeOtherwiseAway(name, isHeld);
                else if (this.request?.task === task && this.hear(isHeld, name)) this.askNext(task);
            }
        }

        /** Whether guards are asked on. */
        hear(isHeld, name) {
            if (isHeld) this.change({ held: [...this.request.held, name] });
            return isHeld || this.request.asksAgain || !this.refuse(name);
        }

        /** Asks the guards again that something waits for. */
        recheckGuards() {
            if (this.request) return this.askGuards();
            for (const name of guards.keys()) {
                const shown = otherwise(name);
                if (shown === null || this.unset.includes(name) || !this.current.topmost(shown)) continue;
                this.later.push(() => { this.asked = [...this.asked, { name, task: null }]; });
            }
        }

        takeOtherwiseAway(name, isHeld) {
            const placed = this.current.topmost(otherwise(name));
            if (!isHeld || this.request || !placed) return;
            this.agreeToLose(placed);
            this.showOtherwise(null, placed);
        }

        // MARK: Answers

        /** Shows what the guard has for those whom it does not let through. Whether no guard is asked any more. */
        refuse(name) {
            const { otherwise: last, tried, told, goal } = this.request;
            const next = otherwise(name);
            // What lies in a tab out of sight shows nothing in its place.
            const isInSight = told.kind !== "restore"
                || new Navigation(goal).shownInSight.some(shown => requires(shown).includes(name));
            const isShown = last !== null && this.current.placeOf(last) !== undefined;
            if (isInSight && next !== null && !tried.includes(name) && this.waitingLink === null) {
                this.change({ task: null, tried: [...tried, name] });
                this.showOtherwise(next, last);
            } else if (isShown && next !== null && same(last.shown, next) && this.waitingLink === null) {
                this.change({ task: null });
            } else if (told.kind === "restore") {
                this.change({ refused: [...this.request.refused, name] });
                return false;
            } else {
                this.giveUpRefused();
            }
            return true;
        }

        giveUpRefused() {
            const { otherwise: last, tried } = this.request;
            this.dropRequest("isRefused");
            this.hasRefusedRow = tried.length === 0 && this.screens.isCompact && this.current.compactColumn === "sidebar";
            if (last !== null && this.current.placeOf(last) !== undefined) this.showOtherwise(null, last);
            this.openWaitingLink();
        }

        showOtherwise(shown, last) {
            const back = { kind: places.hasLayers ? "dismiss" : "pop" };
            const told = shown === null ? back
                : places.hasLayers ? { kind: "present", of: shown.of, item: shown.item } : { kind: "open", item: shown.item };
            this.perform({ kind: "otherwise", shown, last }, this.root, told);
            // A person may be asked first whether it may take the place of something unsaved.
            const placed = this.request?.otherwise ?? null;
            if (placed === null || this.current.placeOf(placed) !== undefined) return;
            this.change({ otherwise: last });
            if (this.pending !== null) this.pending = Object.freeze({ ...this.pending, isForGuard: true });
        }

        goOn() {
            const request = this.takeRequest();
            if (!request) return;
            const { otherwise, told, place } = request;
            // Who looks at another tab has gone elsewhere, and stays there.
            if (otherwise !== null && this.current.placeOf(otherwise)?.scope.tab !== undefined) {
                this.tell(told, this.scopeOf(place), "isOvertaken");
                this.showOtherwise(null, otherwise);
                return this.openWaitingLink();
            }
            this.grant(request, () => this.again(request));
            this.openWaitingLink();
        }

        again({ intent, place, told }) {
            if (intent.kind === "openLink") this.openLink(intent.target);
            else this.perform(intent, place, told);
        }

        /** Does something of which no guard is asked again. */
        grant(request, change, room = request?.room ?? null) {
            this.granted = request;
            if (request?.otherwise) this.agreeToLose(request.otherwise);
            this.askedRoom = room;
            change();
            this.granted = null;
            this.askedRoom = null;
        }

        /** What a guard shows has done its part when that holds: nobody is asked whether it may close. */
        agreeToLose(placed) {
            const { scope, index } = this.current.placeOf(placed) ?? {};
            if (scope?.layer !== undefined && index === 0) this.discarded = [...this.discarded, this.numbers[scope.layer]];
        }

        /**
         * Where a change begins: what a guard had shown in place of it is gone, and there is the room that there was when
         * it was asked for.
         */
        start(scope) {
            const state = this.current;
            if (this.askedRoom !== null) state.adapt(this.askedRoom);
            if (!this.granted?.otherwise) return state;
            const open = new Navigation(state);
            open.takeAway(this.granted.otherwise);
            return open.has(scope) ? open : state;
        }

        /** What has happened since something was asked for that goes on now. */
        catchUp(state, told) {
            if (!this.granted) return;
            // What a person has kept is there.
            const { shown } = this.current;
            state.removeShown(this.granted.deleted.filter(item => !holds(shown, item)));
            if (told.kind === "restore" && this.screens.dialog) state.dialog = this.screens.dialog;
        }

        /** A person who is asked whether to go on sees what they are asked about. */
        uncover() {
            const state = this.start("base");
            state.adapt(this.screens.isCompact);
            const level = this.pending === null ? -1 : this.numbers.indexOf(this.pending.number);
            if (Navigation.same(state.value, this.screens) || level < 0 || level >= this.countOfKept(state.layers)) return;
            this.show(state, { kind: "dismiss" }, "base");
        }

        /** Who goes elsewhere gives up what waits, unless they leave what a guard had shown. */
        followChange(old, told) {
            if (!this.request || Navigation.same(this.screens, old)) return;
            const { request: { otherwise, goal, told: asked }, current: { shown } } = this;
            const isDeletion = told.kind === "remove";
            const isStep = ["pop", "replaceTop", "dismiss"].includes(asked.kind);
            const left = asksToLeave && isDeletion && isStep ? leftFor(new Navigation(goal), new Navigation(old)) : [];
            if (left.length > 0 && !left.some(item => holds(shown, item))) {
                // What was to be left is gone already.
                this.dropRequest("isOvertaken");
                return this.openWaitingLink();
            }
            const isShown = otherwise === null ? null : this.current.placeOf(otherwise) !== undefined;
            if (asked.kind === "restore" && !movesNobody(told)) {
                // What comes to lie where nobody looks is not undone by what is restored later. What a guard shows does not count.
                const [restored, before, after] = [new Navigation(goal), new Navigation(old), this.current];
                if (otherwise !== null) {
                    before.takeAway(otherwise);
                    after.takeAway(otherwise);
                }
                restored.followOutOfSight(before, after);
                if (!Navigation.same(restored, goal)) this.restoreLater(restored);
            }
            if (isShown === null && this.current.differsOutOfSight(old, this.request.scope)) return;
            if (movesNobody(told) && (!isDeletion || isShown !== false)) return;
            if (isShown !== null) {
                if (isShown) return;
                this.change({ otherwise: null });
                const isBack = told.kind === "show" ? new Navigation(old).compactColumn === "detail" : leadsBack(told);
                if (this.screens.isCompact && otherwise.coversSidebar && isBack) {
                    // Who goes back to the sidebar still waits.
                    const request = this.takeRequest();
                    const state = this.current;
                    state.compactColumn = "sidebar";
                    this.show(state, { kind: "backToRoot" }, "base");
                    this.request = request;
                }
                if (isBack || isDeletion) return this.askGuards();
            }
            // What is restored where nobody looks waits on, wherever a person goes meanwhile. No link does.
            const isOutOfSight = asked.kind === "restore" && isShown === null;
            const kept = isOutOfSight ? new Navigation(this.request.goal).keptOutOfSight(this.current) : null;
            if (kept !== null) this.restoreLater(kept);
            else this.dropRequest("isOvertaken");
            this.dropWaitingLink();
        }

        restoreLater(state) {
            const saved = state.value;
            this.change({ goal: saved, intent: { kind: "restore", saved } });
        }

        /**
         * A person may keep what a guard would have shown something in place of. Then the guard's word stands, unless that
         * is what another guard shows.
         */
        keepAsked() {
            if (this.request === null) return;
            const { otherwise, told } = this.request;
            const isShown = otherwise !== null && this.current.placeOf(otherwise) !== undefined;
            if (told.kind === "restore" || isShown) this.askAboutUnshown();
            else this.giveUpRefused();
        }

        /** What a guard would have shown may not come, as something else has happened. Then the guard has the last word. */
        askAboutUnshown() {
            if (this.pending !== null || !this.request || this.request.task !== null || this.request.unset !== null) return;
            const { otherwise } = this.request;
            if (otherwise === null || this.current.placeOf(otherwise) === undefined) this.askGuards();
        }

        // MARK: What waits

        /** What is to be saved: what is restored as soon as its guards hold, and nothing that a guard shows instead. */
        get screensToKeep() {
            if (!this.request) return this.screens;
            if (this.request.told.kind === "restore") return this.request.goal;
            const state = this.current;
            if (this.request.otherwise !== null) state.takeAway(this.request.otherwise);
            return state.value;
        }

        change(parts) { this.request = Object.freeze({ ...this.request, ...parts }); }

        takeRequest() {
            const { request } = this;
            this.request = null;
            // Whether a guard may show something in its place is not the question any more.
            if (this.pending?.isForGuard) this.giveUpQuestion("isOvertaken");
            return request;
        }

        dropRequest(reason) {
            const request = this.takeRequest();
            if (request) this.tell(request.told, this.scopeOf(request.place), reason);
        }

        /** What waits is to be shown without what was deleted. */
        removeFromRequest(among, isDeleted, isSheetDeleted) {
            if (!this.request) return;
            const goal = new Navigation(this.request.goal);
            const deleted = goal.shown.filter(({ of, item }) => (of === "sheet" ? isSheetDeleted : isDeleted)(item));
            goal.remove(among, isDeleted, isSheetDeleted);
            this.change({ goal: goal.value, deleted: [...this.request.deleted, ...deleted] });
        }

        /** Who goes elsewhere does not want what waits any more. */
        dropWaitingLink() {
            const target = this.waitingLink;
            this.waitingLink = null;
            if (target !== null) this.tell({ kind: "openLink", target }, "base", "isOvertaken");
        }

        openWaitingLink() {
            const link = this.waitingLink;
            this.waitingLink = null;
            if (link !== null) this.openLink(link);
        }
    };
}

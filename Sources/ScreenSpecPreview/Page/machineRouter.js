// What leads through the app: the generated `NavigationRouter`. Every change of place goes through it, and is told.
//
// What is asked for is an intent, a plain value, so that what waits for an answer can be done later. A place is "base",
// `{tab: id}` or `{number}`, the number of a layer, which no other layer gets.

function screenSpecRouter(places, Navigation, links) {
    const { same, sameAll, startsWith } = places;
    const mayAsk = [...places.spec.screens, ...places.spec.sheets].some(row => row.presentation?.asks);
    const holds = (items, item) => items.some(other => same(other, item));

    /** What a person did to a stack, done to what it is now: what of it is on top goes. */
    function stepped(stack, { gone, added }) {
        const now = [...stack];
        let end = gone.length;
        const place = () => gone.slice(0, end).findLastIndex(item => now.length > 0 && same(item, now.at(-1)));
        while (place() >= 0) {
            end = place();
            now.pop();
        }
        return [...now, ...added];
    }

    /** What the intents do to a state, in a scope. */
    const changes = {
        selectRow: (state, _, { item }) => state.setContentRoot(item),
        setContentRoot: (state, scope, { item }) => state.setContentRoot(item, scope),
        setDetailRoot: (state, scope, { item }) => state.setDetailRoot(item, scope),
        selectDetail: (state, scope, { item }) => state.setDetailSelection(item, scope),
        push: (state, scope, { item, items }) => (items ? state.pushAll(items, scope) : state.push(item, scope)),
        pop: (state, scope, { to }) => (to ? state.popTo(to, scope) : state.pop(scope)),
        popToRoot: (state, scope) => state.popToRoot(scope),
        backToRoot: (state, scope) => state.backToRoot(scope),
        replaceTop(state, scope, { item, old }) {
            // Who was asked first has agreed to the end of what was on top then, with all that lies on it.
            const stack = state.stackIn(scope);
            if (stack.length > old.length && startsWith(stack, old)) state.setStack(old, scope);
            state.replaceTop(item, scope);
        },
        setTrail: (state, scope, { items }) => state.setTrail(items, scope),
        open: (state, scope, { item }) => state.open(item, scope),
        setStack: (state, scope, step) => state.setStack(stepped(state.stackIn(scope), step), scope),
        setDetailStack: (state, scope, step) => state.setDetailStack(stepped(state.detailStackIn(scope), step), scope),
        setContentStack(state, scope, step) {
            if (places.hasTabs) state.setContentStack(stepped(state.contentStackIn(scope), step), scope);
            else state.contentStack = stepped(state.contentStack, step);
        },
        select: (state, _, { tab }) => state.select(tab),
        adapt: (state, _, { compact }) => state.adapt(compact),
        showColumn: (state, _, { column }) => { state.compactColumn = column; },
        present: (state, scope, { item, as, of }) =>
            (of === "sheet" ? state.presentSheet(item, scope) : state.present(item, as ?? null, scope)),
        dismiss: (state, scope) => state.dismiss(scope),
        dismissAll: state => state.dismissAll(),
        close: (state, _, { level }) => state.close(level),
        follow: (state, _, { screens }) => state.follow(screens),
        ask: (state, _, { item }) => { state.dialog = item; },
        openWindow: (state, _, { item }) => state.presentSheet(item),
        otherwise(state, _, { shown, last }, router) {
            if (last !== null) state.takeAway(last);
            if (shown === null) return;
            const placed = state.putOnTop(shown);
            if (router.request) router.change({ otherwise: placed });
        },
        restore(state, _, { saved }) {
            const { isCompact, isWindow } = state;
            Object.assign(state, saved);
            if (places.measuresRoom) state.adapt(isCompact);
            state.isWindow = isWindow;
        },
    };

    /** Intents that are more than a change. */
    const intents = {
        push(intent, place) {
            if (intent.item || intent.items.length > 0) this.perform(intent, place, this.told(intent));
        },
        selectDetail(intent, place) {
            const scope = this.scopeOf(place);
            const selected = intent.item && scope ? this.current.detailSelectionIn(scope) : null;
            const hasLeft = places.collapses && this.current.isCompact && this.current.compactColumn === "sidebar";
            const isCovered = scope && this.current.detailStackIn(scope).length > 0;
            if (!selected || !(hasLeft || isCovered) || !same(intent.item, selected)) this.perform(intent, place, this.told(intent));
        },
        replaceTop(intent, place) {
            const old = this.part(place, scope => this.current.stackIn(scope));
            this.perform({ ...intent, old }, place, this.told(intent));
        },
        setStack(intent, place) { this.gesture(intent, place, this.part(place, scope => this.current.stackIn(scope))); },
        setDetailStack(intent, place) {
            this.gesture(intent, place, this.part(place, scope => this.current.detailStackIn(scope)));
        },
        setContentStack(intent, place) {
            this.gesture(intent, place, places.hasTabs
                ? this.part(place, scope => this.current.contentStackIn(scope)) : this.current.contentStack);
        },
        showColumn(intent, place) {
            if (intent.column !== this.current.compactColumn) this.perform(intent, place, this.told(intent));
        },
        close(intent) { this.perform(intent, this.placeOf({ layer: intent.level }), this.told(intent)); },
        remove(intent, place) { this.remove(intent, place); },
        setUnsaved({ value }, place) { this.setUnsaved(place.number, value); },
        discard({ value }) { this.answerQuestion(value); },
        reply(intent, place) { this.reply(intent, place); },
        ask(intent, place) { this.ask(intent, place); },
        answer({ action }, place) { this.answerDialog(action, this.scopeOf(place)); },
        openLink({ target }) { this.openLink(target); },
        linkFound({ found }) { this.finishLink(found); },
        linkFailed() { this.finishLink(null); },
        giveUpLink() { this.giveUpLink(); },
        guardAnswers(intent) { this.guardAnswers(intent); },
        recheckGuards() { this.recheckGuards(); },
        setGuards({ set }) { this.setGuards(set); },
    };

    return class Router extends screenSpecGuards(places, Navigation, links) {
        constructor(state) {
            super();
            Object.assign(this, state);
            this.transitions = [];
            /** What comes when all that was asked for is done. */
            this.later = [];
            /** That of which all guards have been asked, while it is done. */
            this.granted = null;
            /** Whether there was room for one column only when what is done now was asked for, where it had to wait. */
            this.askedRoom = null;
            /** Whether somebody waits for the answer of a layer that is about to come. */
            this.coming = false;
        }

        /** What a router begins with. What a guard stands before comes once that was asked. */
        static initial(screens) {
            const open = Router.open(screens);
            const numbers = open.layers.map((_, level) => level);
            const router = new Router({
                screens: open.value, numbers, nextNumber: numbers.length, unsaved: [], discarded: [], pending: null,
                awaited: [], answered: null, answers: 0, link: null, found: null, isAsking: false, ...Router.initialGuarding,
            });
            if (!Navigation.same(open.value, screens)) router.do({ kind: "restore", saved: screens });
            return router.value;
        }

        /** The state as a value. */
        get value() {
            const { transitions, later, granted, askedRoom, coming, ...state } = this;
            return Object.freeze(state);
        }

        get current() { return new Navigation(this.screens); }

        // MARK: Places

        /** The place that a scope stands for now; that of the whole where there is no such layer. */
        placeOf(scope = "base") {
            if (scope.layer === undefined) return scope === "base" ? this.root : scope;
            return scope.layer < this.numbers.length ? { number: this.numbers[scope.layer] } : this.root;
        }

        /** The place of the whole; in a window of its own, that of the window's view. */
        get root() {
            return this.screens.isWindow && this.numbers.length > 0 ? { number: this.numbers[0] } : "base";
        }

        /** What a place is now; null for a layer that is gone. */
        scopeOf(place) {
            if (place.number === undefined) return place;
            const layer = this.numbers.indexOf(place.number);
            return layer < 0 ? null : { layer };
        }

        // MARK: Changes

        /** Does what is asked for, and says so as `told`. */
        perform(intent, place, told) {
            const scope = this.scopeOf(place);
            if (scope === null) {
                this.discarded = [];
                this.tell(told, null, "layerIsGone");
                return null;
            }
            const state = this.start(scope);
            const result = changes[intent.kind](state, scope, intent, this);
            if (this.awaited.includes(intent.answers)) this.answered = intent.answers;
            this.discarded = [...this.discarded, ...(intent.agreed ?? [])];
            this.coming = Boolean(intent.awaits);
            if (this.askedRoom !== null) state.adapt(this.screens.isCompact);
            this.catchUp(state, told);
            let isDone = false;
            if (!this.waits(intent, place, told, state)) {
                isDone = !this.asksFirst(intent, place, told, state);
                if (isDone) this.show(state, told, scope);
                else this.uncover();
            }
            this.coming = false;
            // What was agreed to is done, or is not. What does not close has not answered.
            this.discarded = [];
            this.answered = null;
            return isDone ? result : null;
        }

        show(state, told, scope) {
            const old = this.screens;
            const isSame = Navigation.same(state.value, old);
            const { pending } = this;
            if (this.lacksStack(state, told, scope)) return this.tell(told, scope, "hasNoStack");
            this.set(state, told.kind === "replaceTop");
            const dropped = this.pending === null ? pending : null;
            const reason = isSame ? this.reasonToSwallow(told, scope) : null;
            if (!isSame || reason !== null) this.tell(told, scope, reason);
            // A question goes with the layer that asks, and with the one whose router was asked.
            if (dropped !== null) this.tell(dropped.told, this.scopeOf(dropped.place), "isOvertaken");
            this.followChange(old, told);
            if (mayAsk) this.askAboutUnshown();
        }

        set(state, isReplacement = false) {
            const kept = this.countOfKept(state.layers, isReplacement);
            const goners = this.goners(state.layers, isReplacement);
            const added = state.layers.slice(kept).map((_, index) => this.nextNumber + index);
            if (!same(state.dialog, this.screens.dialog)) this.isAsking = false;
            this.numbers = [...this.numbers.slice(0, kept), ...added];
            this.nextNumber += added.length;
            this.letGo(goners);
            if (this.coming && added.length > 0) this.awaited = [...this.awaited, this.nextNumber - 1];
            this.unsaved = this.unsaved.filter(number => !goners.includes(number));
            if (this.losesQuestion(this.numbers.length)) this.pending = null;
            this.screens = state.value;
        }

        /** Whether the layer that asks goes, or the one whose router was asked, where the lowest ones stay. */
        losesQuestion(kept) {
            if (this.pending === null) return false;
            const { number, place } = this.pending;
            const stay = this.numbers.slice(0, kept);
            return !stay.includes(number) || place.number !== undefined && !stay.includes(place.number);
        }

        /** How many of the layers stay open. One whose first screen is replaced does, with those over it. */
        countOfKept(layers, isReplacement) {
            if (isReplacement && layers.length === this.numbers.length) return layers.length;
            const shown = this.current.layers;
            const other = layers.findIndex((layer, level) =>
                level >= shown.length || !Navigation.sameContent(layer, shown[level]));
            return other < 0 ? layers.length : other;
        }

        /** The numbers of the layers whose view goes. */
        goners(layers, isReplacement) {
            const kept = this.countOfKept(layers, isReplacement);
            const shown = this.current.layers;
            return this.numbers.filter((_, level) => level >= kept || !Navigation.sameContent(layers[level], shown[level]));
        }

        tell(told, scope, swallowed) {
            this.transitions.push(Object.freeze({ intent: told, scope, ...(swallowed ? { swallowed } : {}) }));
        }

        /** Whether a change shows other screens in a window where nothing can be pushed. */
        lacksStack(state, told, scope) {
            return this.screens.isWindow && this.reasonToSwallow(told, scope) === "hasNoStack" && this.changesScreens(state);
        }

        /** Whether something changes under the layers. */
        changesScreens(state) {
            const below = this.current;
            Object.assign(below, { presentations: state.presentations, dialog: state.dialog });
            return !Navigation.same(state.value, below.value);
        }

        reasonToSwallow(told, scope) {
            switch (told.kind) {
            case "push": case "open": case "replaceTop": case "setTrail": case "setDetailRoot": case "setContentRoot":
                return this.current.hasStack(scope) ? "isOnShow" : "hasNoStack";
            case "pop": case "popToRoot": case "backToRoot": case "show": case "dismiss": case "dismissAll":
                return "isNotThere";
            case "present": case "openWindow": case "openLink": case "reselect": return "isOnShow";
            default: return null;
            }
        }

        // MARK: Intents

        /** Does what a person or the app asks for. */
        do(intent) {
            const place = this.placeOf(intent.scope);
            const own = Object.hasOwn(intents, intent.kind) ? intents[intent.kind] : null;
            const result = own ? own.call(this, intent, place) : this.perform(intent, place, this.told(intent));
            while (this.later.length > 0) this.later.shift()();
            return result;
        }

        /** What an intent is told as. */
        told({ kind, item, items, of, tab, column }) {
            switch (kind) {
            case "selectRow": return { kind: "setContentRoot", item };
            case "push": return { kind, item: item ?? items.at(-1) };
            case "selectDetail": return item ? { kind: "setDetailRoot", item } : { kind: "popToRoot" };
            case "setContentRoot": case "setDetailRoot": case "replaceTop": case "open": case "ask": case "openWindow":
                return { kind, item };
            case "present": return { kind, of: of ?? "screen", item };
            case "select": return { kind: tab === this.screens.selectedTab ? "reselect" : kind, tab };
            case "showColumn": return column === "sidebar" ? { kind: "backToRoot" } : { kind: "show", column };
            case "close": return { kind: "dismiss" };
            default: return { kind };
            }
        }

        /** What a person did who changed a stack. The second of two quick taps on a link adds nothing. */
        gesture(intent, place, old) {
            const { stack } = intent;
            // A stack may write its path again.
            if (sameAll(stack, old)) return;
            const isTwice = sameAll(stack.slice(0, -1), old) && same(stack.at(-1), old.at(-1));
            const other = stack.findIndex((item, index) => index >= old.length || !same(item, old[index]));
            const kept = other < 0 ? stack.length : other;
            const step = { gone: old.slice(kept), added: isTwice ? [] : stack.slice(kept) };
            this.perform({ ...intent, ...step }, place, this.toldOfStack(old, stack));
        }

        toldOfStack(old, stack) {
            return stack.length > old.length ? { kind: "push", item: stack.at(-1) } : { kind: "pop" };
        }

        part(place, read) {
            const scope = this.scopeOf(place);
            return scope === null ? [] : read(scope);
        }

        // MARK: Unsaved changes

        /** Whether a change waits for an answer, as it would close or replace a layer that holds something unsaved. */
        asksFirst(intent, place, told, state) {
            if (!mayAsk || told.kind === "restore" && !this.granted) return false;
            const goners = this.goners(state.layers, told.kind === "replaceTop");
            const number = goners.findLast(number => this.mustAsk(number));
            if (number === undefined) return false;
            if (this.screens.dialog !== null) this.answerDialog(null, this.scopeOf(place));
            if (this.pending !== null) this.tell(this.pending.told, this.scopeOf(this.pending.place), "isOvertaken");
            const room = this.askedRoom ?? this.screens.isCompact;
            this.pending = Object.freeze({ number, discarded: this.discarded, intent, place, told, room, goal: state.value, granted: this.granted });
            this.tell(told, this.scopeOf(place), "isAsked");
            return true;
        }

        /** A view says whether its layer holds something that would be lost with it. */
        setUnsaved(number, isUnsaved) {
            if (!this.numbers.includes(number) || this.unsaved.includes(number) === isUnsaved) return;
            this.unsaved = isUnsaved ? [...this.unsaved, number] : this.unsaved.filter(other => other !== number);
            if (!isUnsaved && this.pending?.number === number) this.answerQuestion(true);
        }

        mustAsk(number) { return this.unsaved.includes(number) && !this.discarded.includes(number); }

        /** Does what waits for an answer, or does not. */
        answerQuestion(isDiscarding) {
            const { pending } = this;
            if (!isDiscarding || pending === null) return this.giveUpQuestion("isCancelled");
            this.pending = null;
            this.discarded = [...pending.discarded, pending.number];
            const isDismissal = pending.intent.kind === "dismiss" && pending.place.number === undefined;
            // What was on top when the person was asked closes, and no other.
            const intent = isDismissal ? { kind: "close", level: this.numbers.indexOf(pending.number) } : pending.intent;
            this.grant(pending.granted, () => this.perform(intent, pending.place, pending.told), pending.room);
        }

        giveUpQuestion(reason) {
            const { pending } = this;
            if (pending === null) return;
            this.pending = null;
            this.tell(pending.told, this.scopeOf(pending.place), reason);
            if (pending.isForGuard && reason === "isCancelled") this.keepAsked();
            else this.askAboutUnshown();
        }

        /** Gives up a question whose answer would show what was deleted. */
        dropQuestion(isDeleted, isSheetDeleted) {
            if (this.pending === null) return;
            const known = deletedOf(this.screens);
            if (deletedOf(this.pending.goal).some(text => !known.includes(text))) this.giveUpQuestion("isOvertaken");

            function deletedOf(value) {
                const found = [];
                const note = (of, matches) => item => {
                    if (matches(item)) found.push(of + places.key(item));
                    return false;
                };
                new Navigation(value).remove([], note("screen ", isDeleted), note("sheet ", isSheetDeleted));
                return found;
            }
        }

        // MARK: Deletion

        remove({ deleted = [], sheets = [], among = [] }, place) {
            const isDeleted = item => holds(deleted, item);
            const isSheetDeleted = item => holds(sheets, item);
            const without = value => {
                const other = new Navigation(value);
                other.remove(among, isDeleted, isSheetDeleted);
                return other.value;
            };
            if (this.link !== null) {
                const { before, start } = this.link;
                this.link = Object.freeze({ ...this.link, before: without(before), start: without(start) });
            }
            if (this.waitingLink !== null && links.screens(this.waitingLink).some(isDeleted)) this.dropWaitingLink();
            this.removeFromRequest(among, isDeleted, isSheetDeleted);
            const state = this.current;
            if (!mayAsk) {
                state.remove(among, isDeleted, isSheetDeleted);
                return this.show(state, { kind: "remove" }, this.scopeOf(place) ?? "base");
            }
            this.dropQuestion(isDeleted, isSheetDeleted);
            const levels = state.deletedLayers(isDeleted, isSheetDeleted);
            const unsaved = this.numbers.findLastIndex(
                (number, level) => this.mustAsk(number) && !levels.includes(level));
            const above = levels.find(level => level > unsaved);
            if (above !== undefined && this.losesQuestion(above)) this.giveUpQuestion("isOvertaken");
            if (above !== undefined) state.close(above);
            const below = levels.filter(level => level < unsaved).map(level => this.numbers[level]);
            state.removeScreens(among, isDeleted);
            this.show(state, { kind: "remove" }, this.scopeOf(place) ?? "base");
            if (below.length === 0) return;
            // Of what is deleted nobody is asked.
            const level = this.numbers.indexOf(below[0]);
            const intent = { kind: "close", level, agreed: below, deleted: below };
            this.perform(intent, this.placeOf({ layer: level }), { kind: "dismiss" });
        }

        // MARK: Answers

        /** Answers what the layer was presented for, or the topmost of those that somebody waits for, and closes it. */
        reply({ of, item }, place) {
            const scope = this.scopeOf(place);
            const level = scope === null ? undefined : this.levelToAnswer({ of, item }, scope);
            if (level === undefined) return this.tell({ kind: "dismiss" }, scope, "nobodyAsks");
            const number = this.numbers[level];
            if (!this.awaited.includes(number)) this.tell({ kind: "dismiss" }, scope, "nobodyAsks");
            let wasUnsaved = false;
            // What waited until nothing is unsaved may close the layer now, which has its answer all the same.
            if (mayAsk) {
                if (this.awaited.includes(number)) this.answered = number;
                wasUnsaved = this.unsaved.includes(number);
                this.setUnsaved(number, false);
                if (!this.numbers.includes(number)) return;
            }
            // To close it without an answer is not what waits any more.
            if (this.request?.told.kind === "dismiss") this.dropRequest("isOvertaken");
            const agreed = mayAsk ? [number] : [];
            this.perform({ kind: "dismiss", answers: number, agreed }, { number }, { kind: "dismiss" });
            if (wasUnsaved) this.setUnsaved(number, true);
        }

        levelToAnswer({ of, item }, scope) {
            const { layers } = this.current;
            const levels = [...layers.keys()].filter(level => layers[level].of === of && same(layers[level].item, item));
            return levels.find(level => scope.layer === level)
                ?? levels.findLast(level => this.awaited.includes(this.numbers[level]));
        }

        /** Who waited for layers that go has their answer, or none. */
        letGo(goners) {
            const isGone = number => goners.includes(number);
            if (isGone(this.answered)) this.answers += 1;
            this.awaited = this.awaited.filter(number => !isGone(number));
        }

        // MARK: Dialogs

        ask(intent, place) {
            const told = { kind: "ask", item: intent.item };
            const scope = this.scopeOf(place);
            const isShown = same(this.screens.dialog, intent.item) && this.isAsking;
            if (scope === null || isShown) return this.tell(told, scope, scope === null ? "layerIsGone" : "isOnShow");
            if (mayAsk) this.giveUpQuestion("isOvertaken");
            this.perform(intent, place, told);
            this.isAsking = this.screens.dialog !== null;
        }

        answerDialog(action, scope) {
            const isHeard = this.screens.dialog !== null && this.isAsking;
            const state = this.current;
            state.dialog = null;
            this.set(state);
            this.tell({ kind: "answer", action }, scope, isHeard ? null : "nobodyAsks");
        }

        // MARK: Links

        /** Shows what a link leads to. What has to be found first is asked for: see `links.finders`. */
        openLink(target) {
            if (this.link !== null && screenSpecText(target) === screenSpecText(this.link.target)) {
                return this.tell({ kind: "openLink", target }, "base", "isUnderWay");
            }
            if (this.request && this.request.task !== null) {
                const other = this.waitingLink;
                if (other && screenSpecText(other) !== screenSpecText(target)) {
                    this.tell({ kind: "openLink", target: other }, "base", "isOvertaken");
                }
                this.waitingLink = target;
                return;
            }
            const screens = links.screens(target);
            if (!links.findsModels) return this.follow(screens, target);
            this.leaveLink();
            if (mayAsk) this.giveUpQuestion("isOvertaken");
            if (!links.needsModels(target)) return this.follow(screens, target);
            const known = this.screensOnShow(target);
            if (known !== null) return this.follow(known, target);
            if (this.linkWaits(target)) return;
            // What a guard had shown has done its part, whatever is found.
            const shown = this.granted?.otherwise ?? null;
            if (shown !== null && this.current.placeOf(shown) !== undefined) this.showOtherwise(null, shown);
            const before = { ...this.screens, dialog: null };
            const isFree = screens.length > 0 && this.current.layers.length === 0 && this.isFreeToGo(screens);
            if (isFree) this.follow(screens, target);
            this.link = Object.freeze({ target, before, start: this.screens, granted: this.granted });
        }

        /** Gives up a link for another one. Who has not gone on from where it led goes back to where they were before. */
        leaveLink() {
            if (this.link === null) return;
            const { isWhereLinkLed: isThere, link: { target } } = this;
            const before = this.asItIsNow(this.link.before);
            this.link = null;
            if (isThere) this.goBack(before);
            this.tell({ kind: "openLink", target }, "base", "isElsewhere");
        }

        /** Looks no longer for what a link leads to: who goes back from its placeholder does not want it any more. */
        giveUpLink() {
            if (this.link === null) return;
            const { target } = this.link;
            this.link = null;
            this.tell({ kind: "openLink", target }, "base", "isElsewhere");
        }

        goBack(before) {
            const state = new Navigation(before);
            if (!Navigation.same(before, this.screens)) this.show(state, { kind: "restore" }, "base");
        }

        /** What a link leads to that shows nothing else than what is on show; null where nobody knows, or it does. */
        screensOnShow(target) {
            const here = new Navigation({ ...this.screens, dialog: null });
            const [known, item] = [[], here.itemOnShow];
            if (this.found !== null && screenSpecText(this.found.target) === screenSpecText(target)) {
                known.push(links.screens(target, this.found.models));
            }
            const isTold = Boolean(places.spec.links.activity) && item !== null;
            if (isTold && links.url(item) === links.urlOf(target)) known.push([...links.screens(target), item]);
            return known.find(screens => {
                const there = new Navigation(here.value);
                there.follow(screens);
                return Navigation.same(there.value, here.value);
            }) ?? null;
        }

        /** Whether the person is where the link under way has led them so far, whatever has changed out of their sight. */
        get isWhereLinkLed() {
            if (this.link === null) return false;
            const start = this.asItIsNow(this.link.start);
            return Navigation.same({ ...start, dialog: null }, { ...this.screens, dialog: null });
        }

        /** What was shown when the link began to wait, or before, with what has changed since without the person. */
        asItIsNow(value) {
            const [place, start] = [new Navigation(value), new Navigation(this.link.start)];
            if (places.measuresRoom) {
                place.adapt(this.screens.isCompact);
                start.adapt(this.screens.isCompact);
            }
            place.takeOverHidden(this.current, start);
            return place.value;
        }

        /** What a link names was found; null for what was not. */
        finishLink(found) {
            if (this.link === null) return;
            const { isWhereLinkLed: isThere, link: { target, granted } } = this;
            const before = this.asItIsNow(this.link.before);
            this.link = null;
            if (found !== null) {
                this.found = Object.freeze({ target, models: found });
                // What held when the link came may hold no more.
                const again = granted && { ...granted, held: [], tried: [] };
                if (isThere) this.grant(again, () => this.follow(links.screens(target, found), target));
                else this.tell({ kind: "openLink", target }, "base", "isElsewhere");
            } else if (isThere) {
                this.goBack({ ...before, dialog: this.screens.dialog });
            }
        }

        follow(screens, target) {
            const told = { kind: "openLink", target };
            if (this.screens.isWindow) return this.tell(told, "base", "hasNoStack");
            this.perform({ kind: "follow", screens }, this.root, told);
        }
    };
}

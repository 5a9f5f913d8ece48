/// The state, as the router shows it to those who observe.
let routerStatePartial: StaticString = #"""
    // MARK: - State

    // What is set here comes from a person's own gesture, which the system animates.
    extension NavigationRouter {
        /// The whole state, to be saved and restored.{{#measuresRoom}} How much room there is stays as it is.{{/measuresRoom}}
        {{>access}}var state: NavigationState {
            get { observed(\.state, current) }
            {{#windows}}
            set {
                perform(.restore{{>still}}) { state in
                    let old = state
                    state = newValue
                    {{#measuresRoom}}
                    state.adapt(toCompact: old.isCompact)
                    {{/measuresRoom}}
                    state.adapt(toWindow: old.isWindow)
                }
                {{>saveAtOnce}}
            }
            {{/windows}}
            {{^windows}}
            {{#measuresRoom}}
            set {
                perform(.restore{{>still}}) { state in
                    let isCompact = state.isCompact
                    state = newValue
                    state.adapt(toCompact: isCompact)
                }
                {{>saveAtOnce}}
            }
            {{/measuresRoom}}
            {{^measuresRoom}}
            {{#restoration}}
            set {
                perform(.restore{{>still}}) { $0 = newValue }
                {{>saveAtOnce}}
            }
            {{/restoration}}
            {{^restoration}}
            set { perform(.restore{{>still}}) { $0 = newValue } }
            {{/restoration}}
            {{/measuresRoom}}
            {{/windows}}
        }

        {{#hasContentRoot}}
        /// What the content column shows; `nil` where the detail root takes its place.
        {{#tabs}}
        {{>access}}var contentRoot: {{item}}? {
            observed(\.contentRoot, current.contentRoot(in: {{>ownScope}} ?? .base))
        }
        {{/tabs}}
        {{^tabs}}
        {{>access}}var contentRoot: {{item}}? { observed(\.contentRoot, current.contentRoot) }
        {{/tabs}}

        {{/hasContentRoot}}
        {{#nestsLists}}
        /// What was pushed in the content column{{#splitsTabs}} of the tab's split view{{/splitsTabs}}. To change it is to leave what the detail column shows.
        {{>access}}var contentStack: [{{item}}] {
            {{#tabs}}
            get { observed(\.contentStack, part { $0.contentStack(in: $1) } ?? []) }
            set {
                gesture(\.contentStack, contentStack, newValue{{#usesNavigationPath}}, repeats: false{{/usesNavigationPath}}) { $0.setContentStack({{#guards}}$2($0.contentStack(in: $1)){{/guards}}{{^guards}}$2{{/guards}}, in: $1) }
            }
            {{/tabs}}
            {{^tabs}}
            get { observed(\.contentStack, current.contentStack) }
            set {
                gesture(\.contentStack, current.contentStack, newValue{{#usesNavigationPath}}, repeats: false{{/usesNavigationPath}}) { $0.contentStack = {{#hasScopes}}{{#guards}}$2($0.contentStack){{/guards}}{{^guards}}$2{{/guards}}{{/hasScopes}}{{^hasScopes}}{{#guards}}$1($0.contentStack){{/guards}}{{^guards}}$1{{/guards}}{{/hasScopes}} }
            }
            {{/tabs}}
        }

        {{/nestsLists}}
        /// What the detail column begins with.
        {{#tabs}}
        {{>access}}var detailRoot: {{item}} { observed(\.detailRoot, current.detailRoot(in: {{>ownScope}} ?? .base)) }
        {{/tabs}}
        {{^tabs}}
        {{>access}}var detailRoot: {{item}} { observed(\.detailRoot, current.detailRoot) }
        {{/tabs}}

        /// What was pushed on the detail root{{#hasScopes}}; in a layer, all that was pushed in it{{/hasScopes}}.
        {{>access}}var detailStack: [{{item}}] {
            {{#hasScopes}}
            get { observed(\.detailStack, part { $0.detailStack(in: $1) } ?? {{>lastStack}}) }
            set { gesture(\.detailStack, detailStack, newValue) { $0.setDetailStack({{#guards}}$2($0.detailStack(in: $1)){{/guards}}{{^guards}}$2{{/guards}}, in: $1) } }
            {{/hasScopes}}
            {{^hasScopes}}
            get { observed(\.detailStack, current.detailStack) }
            set { gesture(\.detailStack, current.detailStack, newValue) { $0.detailStack = {{#guards}}$1($0.detailStack){{/guards}}{{^guards}}$1{{/guards}} } }
            {{/hasScopes}}
        }

        /// What lies on the root{{#hasScopes}} of the router's own container or layer{{/hasScopes}}{{#hasContent}}, whatever column shows it{{/hasContent}}.
        {{>access}}var stack: [{{item}}] {
            {{#hasScopes}}
            get { observed(\.stack, part { $0.stack(in: $1) } ?? {{>lastStack}}) }
            set { gesture(\.stack, stack, newValue) { $0.setStack({{#guards}}$2($0.stack(in: $1)){{/guards}}{{^guards}}$2{{/guards}}, in: $1) } }
            {{/hasScopes}}
            {{^hasScopes}}
            get { observed(\.stack, current.stack) }
            set { gesture(\.stack, current.stack, newValue) { $0.stack = {{#guards}}$1($0.stack){{/guards}}{{^guards}}$1{{/guards}} } }
            {{/hasScopes}}
        }

        {{#hasScopes}}
        private func part<Part>(_ part: (NavigationState, NavigationState.Scope) -> Part) -> Part? {
            {{>ownScope}}.map { part(current, $0) }
        }

        {{/hasScopes}}
        {{#usesNavigationPath}}
        /// What a person did who changed a stack. The second of two quick taps on a link adds nothing where no page of the app's own
        /// can lie between the two.
        {{/usesNavigationPath}}
        {{^usesNavigationPath}}
        /// What a person did who changed a stack. The second of two quick taps on a link adds nothing.
        {{/usesNavigationPath}}
        private func gesture(
            _ path: KeyPath<NavigationRouter, [{{item}}]>,
            _ old: [{{item}}],
            _ new: [{{item}}],
            {{#usesNavigationPath}}
            repeats: Bool = true,
            {{/usesNavigationPath}}
            {{#hasScopes}}
            {{#guards}}
            _ change: @escaping (
                inout NavigationState, NavigationState.Scope, ([{{item}}]) -> [{{item}}]
            ) -> Void
            {{/guards}}
            {{^guards}}
            _ change: @escaping (inout NavigationState, NavigationState.Scope, [{{item}}]) -> Void
            {{/guards}}
            {{/hasScopes}}
            {{^hasScopes}}
            {{#guards}}
            _ change: @escaping (inout NavigationState, ([{{item}}]) -> [{{item}}]) -> Void
            {{/guards}}
            {{^guards}}
            _ change: (inout NavigationState, [{{item}}]) -> Void
            {{/guards}}
            {{/hasScopes}}
        ) {
            // A stack may write its path again.
            if new == old { return }
            let isTwice = {{#usesNavigationPath}}!repeats && {{/usesNavigationPath}}new.dropLast() == old && new.last == old.last
            {{#guards}}
            let kept = zip(old, new).prefix { $0 == $1 }.count
            let (gone, added) = (old[kept...], isTwice ? [] : new[kept...])
            // Where a guard is asked first, what of it is on top then goes.
            let step = { (now: [{{item}}]) in
                var (now, gone) = (now, gone)
                while let last = now.last, let place = gone.lastIndex(of: last) {
                    now.removeLast()
                    gone = gone[..<place]
                }
                return now + added
            }
            {{#hasScopes}}
            _ = perform(intent(old, new){{>still}}) { change(&$0, $1, step) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(intent(old, new){{>still}}) { change(&$0, step) }
            {{/hasScopes}}
            {{/guards}}
            {{^guards}}
            {{#hasScopes}}
            _ = perform(intent(old, new){{>still}}) { change(&$0, $1, isTwice ? old : new) }
            {{/hasScopes}}
            {{^hasScopes}}
            perform(intent(old, new){{>still}}) { change(&$0, isTwice ? old : new) }
            {{/hasScopes}}
            {{/guards}}
            // Who has written what is not kept has to read again.
            if self[keyPath: path] != new { {{#hasScopes}}announceOwn{{/hasScopes}}{{^hasScopes}}announce{{/hasScopes}}(path) }
        }

        {{#hasSelection}}
        /// What is selected in the content column's list, so that the detail column shows it: `List(selection:)`. To select
        /// is to replace what the detail column shows.
        {{>access}}var detailSelection: {{item}}? {
            {{#hasScopes}}
            get { observed(\.detailSelection, part { $0.detailSelection(in: $1) } ?? nil) }
            {{/hasScopes}}
            {{^hasScopes}}
            get { observed(\.detailSelection, current.detailSelection) }
            {{/hasScopes}}
            set {
                // A list also writes what it selects already: what lies on that stays, and so does who went back to the sidebar.
                {{#usesNavigationPath}}
                if let newValue, newValue == detailSelection { return }
                {{/usesNavigationPath}}
                {{^usesNavigationPath}}
                {{#collapses}}
                let hasLeft = isCompact && compactColumn == .sidebar
                if hasLeft || !detailStack.isEmpty, let newValue, newValue == detailSelection { return }
                {{/collapses}}
                {{^collapses}}
                if !detailStack.isEmpty, let newValue, newValue == detailSelection { return }
                {{/collapses}}
                {{/usesNavigationPath}}
                let intent = newValue.map(NavigationTransition.Intent.setDetailRoot) ?? .popToRoot
                {{#hasScopes}}
                _ = perform(intent{{>still}}) { $0.setDetailSelection(newValue, in: $1) }
                {{/hasScopes}}
                {{^hasScopes}}
                perform(intent{{>still}}) { $0.detailSelection = newValue }
                {{/hasScopes}}
            }
        }

        {{/hasSelection}}
        {{#isSplit}}
        /// The row of the sidebar that stands for what is shown; `nil` where none does. `setContentRoot` chooses another.
        {{>access}}var derivedMenuItem: {{item}}? { observed(\.derivedMenuItem, current.derivedMenuItem) }

        /// Chooses a row of the sidebar, as a person does who taps it. A list that lets go of its row has to read it again.
        {{>shared}}func choose(row: {{item}}?) {
            guard let row else { return {{#hasScopes}}announceOwn{{/hasScopes}}{{^hasScopes}}announce{{/hasScopes}}(\.derivedMenuItem) }
            perform(.setContentRoot(row){{>still}}) { $0.setContentRoot(row) }
        }

        {{/isSplit}}
        {{#measuresRoom}}
        /// Whether there is room for one column only.
        {{>access}}var isCompact: Bool { observed(\.isCompact, current.isCompact) }

        /// Fits the layout to the room there is, as a host does that is resized. Nothing is lost either way.
        {{>access}}func adapt(toCompact isCompact: Bool) {
            perform(.adapt{{>still}}) { $0.adapt(toCompact: isCompact) }
        }

        {{/measuresRoom}}
        {{#collapses}}
        /// In a compact layout, the column that is on top.
        {{>access}}var compactColumn: NavigationState.Column {
            get { observed(\.compactColumn, current.compactColumn) }
            set {
                if newValue == current.compactColumn { return }
                let intent = newValue == .sidebar ? NavigationTransition.Intent.backToRoot : .show(newValue)
                perform(intent{{>still}}) { $0.compactColumn = newValue }
            }
        }

        {{/collapses}}
        {{#tabs}}
        {{>access}}var selectedTab: {{enum}} {
            get { observed(\.selectedTab, current.selectedTab) }
            set {
                let intent = newValue == current.selectedTab ? NavigationTransition.Intent.reselect : { .select($0) }
                perform(intent(newValue){{>still}}) { $0.select(newValue) }
            }
        }

        /// What each tab holds on top of its root.
        {{>access}}var tabStacks: [{{enum}}: [{{item}}]] { observed(\.tabStacks, current.tabStacks) }

        {{/tabs}}
        {{#hasLayers}}
        /// What lies over what fills the window, from the bottom up.
        {{>access}}var layers: [NavigationState.Layer] { observed(\.layers, current.layers) }

        {{/hasLayers}}
        {{#sheets}}
        /// The sheets that are open, each on top of the one before.
        {{>access}}var presentedSheets: [{{enum}}] { layers.compactMap(\.sheet) }

        /// The sheet on top; `nil` where there is none, or something else is on top.
        {{>access}}var presentedSheet: {{enum}}? {
            get { layers.last?.sheet }
            set {
                if let newValue { return present(newValue) }
                if current.layers.last?.sheet == nil { return }
                let level = current.layers.count - 1
                router(ofLayer: level).perform(.dismiss) { $0.close(from: level) }
            }
        }

        {{/sheets}}
        private func intent(_ old: [{{item}}], _ new: [{{item}}]) -> NavigationTransition.Intent {
            if let item = new.last, new.count > old.count { .push(item) } else { .pop }
        }
    }

    """#

/// What a layer held that is gone.
let lastStackPartial: StaticString = "{{#hasLayers}}lastLayer?.stack ?? {{/hasLayers}}[]"

/// Who sets a whole state may take the host away in the same breath, and its saver with it.
let saveAtOncePartial: StaticString = """
    {{#restoration}}
    {{>window}}restoration.save?()
    {{/restoration}}

    """

/// The state's tabs.
let stateTabsPartial: StaticString = #"""
    // MARK: - Tabs

    extension NavigationState {
        {{#hasHomes}}
        {{>access}}typealias Tab = {{enum}}

        {{/hasHomes}}
        {{#popsOnReselection}}
        /// Shows a tab as it was left; the tab that is shown goes back to its root.
        {{/popsOnReselection}}
        {{^popsOnReselection}}
        /// Shows a tab as it was left.
        {{/popsOnReselection}}
        {{>access}}mutating func select(_ tab: {{enum}}) {
            {{#isSplit}}
            if isOnShow(.tab(tab)) { return{{#popsOnReselection}} stack = []{{/popsOnReselection}} }
            {{#isCodable}}
            let held = tabPaths[tab.rawValue]
            leave(for: tab)
            screens = [tab.root] + (held?.items ?? [])
            if let held { path = {{pathType}}([tab.root]) + held }
            {{/isCodable}}
            {{^isCodable}}
            let stack = stack(in: .tab(tab))
            leave(for: tab)
            screens = [tab.root] + stack
            {{/isCodable}}
            {{#stacksContent}}
            if isCompact { beginColumns(with: self.stack) }
            {{/stacksContent}}
            {{/isSplit}}
            {{^isSplit}}
            {{#popsOnReselection}}
            if tab == selectedTab { stack = [] }
            {{/popsOnReselection}}
            leave(for: tab)
            {{/isSplit}}
        }

        private mutating func leave(for tab: {{enum}}) {
            {{#isSplit}}
            {{#isCodable}}
            if isCompact { tabPaths[nameOfHeld] = held }
            {{/isCodable}}
            {{^isCodable}}
            if isCompact { tabPaths[selectedTab.rawValue] = stack }
            {{/isCodable}}
            tabPaths[tab.rawValue] = nil
            {{/isSplit}}
            selectedTab = tab
            {{#isCodable}}
            unread[CodingKeys.selectedTab.rawValue] = nil
            {{/isCodable}}
        }
        {{#isSplit}}
        {{#isCodable}}

        /// What the tab on show holds, with what of it this build does not know.
        private var held: {{pathType}} {
            if isOfUnknownTab { return path.dropFirst() }
            var held = stackStart == 0 ? (tabPaths[selectedTab.rawValue] ?? {{pathType}}()) + path : path
            for _ in 0..<stackStart { held = held.dropFirst() }
            held.items = stack
            return held
        }

        private var nameOfHeld: String {
            if isOfUnknownTab, case .string(let name) = unread[CodingKeys.selectedTab.rawValue] { return name }
            return selectedTab.rawValue
        }

        /// Whether what is shown lies in a tab that this build does not know.
        private var isOfUnknownTab: Bool { path.beginsUnread && unread[CodingKeys.selectedTab.rawValue] != nil }
        {{/isCodable}}
        {{/isSplit}}

        /// Replaces what a tab holds{{#isSplit}}, as far as it is not on show{{/isSplit}}.
        private mutating func hold(_ stack: [{{item}}], in tab: {{enum}}) {
            {{#splitsTabs}}
            {{#nestsTabs}}
            let (old, count) = (self.stack(in: .tab(tab)), contentStack(of: tab).count)
            if old.count == count || !stack.starts(with: old[...count]) { keptPlaceholders.remove(tab.rawValue) }
            {{/nestsTabs}}
            {{^nestsTabs}}
            if stack.first != self.stack(in: .tab(tab)).first { keptPlaceholders.remove(tab.rawValue) }
            {{/nestsTabs}}
            {{/splitsTabs}}
            var path = tabPaths[tab.rawValue] ?? {{pathType}}()
            path.items = stack
            tabPaths[tab.rawValue] = path == {{pathType}}() ? nil : path
        }
        {{#isSplit}}

        /// The tab that a screen belongs to in the columns, where one does.
        private func tab(of item: {{item}}, under root: {{item}}) -> {{enum}}? {
            {{enum}}(root: item) ?? {{#hasHomes}}item.homeTab ?? {{/hasHomes}}{{enum}}(root: root.sidebarItem ?? root)
        }

        {{#stacksContent}}
        /// Shows a stack so that columns, once there is room for them, begin with what of it belongs in the content column.
        /// The tab holds what lies below. `false` where nothing of it belongs there.
        @discardableResult
        private mutating func beginColumns(with stack: [{{item}}]) -> Bool {
            guard let first = stack.indices.last(where: { beginsColumns($0, of: stack) }) else { return false }
            {{#isCodable}}
            tabPaths[selectedTab.rawValue] = held
            {{/isCodable}}
            hold(Array(stack[..<first]), in: selectedTab)
            screens = Array(stack[first...])
            return true
        }

        private func beginsColumns(_ index: Int, of stack: [{{item}}]) -> Bool {
            let item = stack[index]
            if item.placeholder == nil { return false }
            {{#nestsContent}}
            let below = index > 0 ? stack[index - 1] : selectedTab.root
            if item.sidebarItem == nil, below.placeholder != nil { return false }
            {{/nestsContent}}
            let tab = tab(of: item, under: item)
            return tab == nil || index == 0 && tab == selectedTab && item != selectedTab.root
        }

        {{/stacksContent}}
        /// Whether a place is shown that no tab leads to.
        private var isBesideTabs: Bool {
            let roots = screens.prefix(rootCount)
            return !roots.contains(selectedTab.root) && tab(of: roots[roots.count - 1], under: roots[0]) != selectedTab
        }

        /// What the tab holds under such a place.
        private var aside: [{{item}}] {
            isCompact && isBesideTabs ? tabPaths[selectedTab.rawValue]?.items ?? [] : []
        }
        {{/isSplit}}
        {{#splitsTabs}}

        /// What the detail column of a tab's split view shows; a placeholder while nothing is selected in the tab's root. Of a
        /// tab that holds a stack, its root.
        {{>access}}func detailRoot(of tab: {{enum}}) -> {{item}} {
            if !tab.holdsSplit { return tab.root }
            {{#nestsTabs}}
            let (stack, contents) = (stack(in: .tab(tab)), contentStack(of: tab))
            if selectionCount(of: tab) > contents.count { return stack[contents.count] }
            return (contents.last ?? tab.root).placeholder ?? tab.root
            {{/nestsTabs}}
            {{^nestsTabs}}
            let selected = stack(in: .tab(tab)).prefix(selectionCount(of: tab)).first
            return selected ?? tab.root.placeholder ?? tab.root
            {{/nestsTabs}}
        }

        /// What was pushed on the detail root of a tab's split view.
        {{>access}}func detailStack(of tab: {{enum}}) -> [{{item}}] {
            Array(stack(in: .tab(tab)).dropFirst(selectionCount(of: tab)))
        }

        {{#nestsTabs}}
        /// What was pushed in the content column of a tab's split view; nothing, where the tab holds a stack.
        {{>access}}func contentStack(of tab: {{enum}}) -> [{{item}}] {
            tab.holdsSplit ? Array(stack(in: .tab(tab)).prefix(while: isContent)) : []
        }

        private func isContent(_ item: {{item}}) -> Bool { item.placeholder != nil && {{enum}}(root: item) == nil }

        /// Shows a screen in the content column of a tab's split view. `false` where it does not belong there.
        private mutating func pushContent(_ item: {{item}}, of tab: {{enum}}) -> Bool {
            guard tab.holdsSplit, isContent(item) else { return false }
            let contents = contentStack(of: tab)
            if contents.last != item { setStack(contents + [item], in: .tab(tab)) }
            return true
        }

        /// What a tab holds where a screen is chosen in it.
        private func stack(choosing item: {{item}}, in tab: {{enum}}) -> [{{item}}] {
            if item == tab.root { return [] }
            return isContent(item) ? [item] : contentStack(of: tab) + [item]
        }

        private func selectionCount(of tab: {{enum}}) -> Int {
            let count = contentStack(of: tab).count
            let isSelected = tab.holdsSplit && stack(in: .tab(tab)).count > count && !keptPlaceholders.contains(tab.rawValue)
            return isSelected ? count + 1 : count
        }
        {{/nestsTabs}}
        {{^nestsTabs}}
        private func selectionCount(of tab: {{enum}}) -> Int {
            !tab.holdsSplit || stack(in: .tab(tab)).isEmpty || keptPlaceholders.contains(tab.rawValue) ? 0 : 1
        }
        {{/nestsTabs}}
        {{/splitsTabs}}
    }

    """#

/// What lies over what fills the window.
let stateLayersPartial: StaticString = #"""
    // MARK: - Layers

    extension NavigationState {
        /// What is presented over what fills the window, or over another layer, with what was pushed in it.
        {{>access}}struct Layer: Hashable, Identifiable{{#isCodable}}, Codable{{/isCodable}}{{#isSendable}}, Sendable{{/isSendable}} {
            {{>access}}private(set) var content: Presented
            {{>access}}let style: PresentationStyle
            private var path = {{pathType}}([])
            {{#isCodable}}
            /// What of a saved layer this build does not know, by its key, and what of the parameters of what it shows.
            private var unread: [String: {{item}}.SavedValue] = [:]
            private var unreadParameters: [String: {{item}}.SavedValue] = [:]

            {{>access}}init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                content = try values.decode(Presented.self, forKey: .content)
                unreadParameters = try content.unread(in: values.superDecoder(forKey: .content))
                style = try values.decode(PresentationStyle.self, forKey: .style)
                path = (try? values.decode({{pathType}}.self, forKey: .path)) ?? path
                unread = try {{item}}.SavedValue.unread(in: decoder, beside: ["content", "style", "path"])
            }

            {{>access}}func encode(to encoder: any Encoder) throws {
                try unread.encode(to: encoder)
                var values = encoder.container(keyedBy: CodingKeys.self)
                try content.encode(to: values.superEncoder(forKey: .content), with: unreadParameters)
                try values.encode(style, forKey: .style)
                try values.encode(path, forKey: .path)
            }

            private nonisolated enum CodingKeys: String, CodingKey { case content, style, path }
            {{/isCodable}}

            {{#restoration}}
            fileprivate var unknownNames: [String] {
                let names = unread.keys.sorted() + content.names(ofUnread: unreadParameters) + path.unknownNames(in: "path")
                // What was pushed where this build pushes nothing.
                return hasStack || path.items.isEmpty ? names : names + ["path"]
            }

            {{/restoration}}
            fileprivate init(_ content: Presented, _ style: PresentationStyle) {
                self.content = content
                self.style = style
            }

            /// What a layer shows.
            {{>access}}enum Presented: Hashable{{#isCodable}}, Codable{{/isCodable}}{{#isSendable}}, Sendable{{/isSendable}} {
                case screen({{item}})
                {{#sheets}}
                case sheet({{enum}})
                {{/sheets}}
            }
        }
        {{#isCodable}}

        /// What is saved under a layer's `content`.
        private nonisolated enum ContentKeys: String, CodingKey { case screen, sheet, item = "_0" }
        {{/isCodable}}

        /// How a layer is shown.
        {{>access}}enum PresentationStyle: String{{#isCodable}}, Codable{{/isCodable}}, Sendable { case sheet, fullScreenCover, popover }

        {{#sheets}}
        /// Shows a sheet over all that is shown. Where one that is open has the same identity it takes its place, and what
        /// lies over that closes, unless what presents it lies there.
        {{>access}}mutating func present(_ sheet: {{enum}}, in scope: Scope = .base) {
            present(.sheet(sheet), sheet.style, in: scope)
        }

        /// The sheets that are open, each on top of the one before.
        {{>access}}var presentedSheets: [{{enum}}] { layers.compactMap(\.sheet) }

        /// The sheet on top; `nil` where there is none, or something else is on top.
        {{>access}}var presentedSheet: {{enum}}? {
            get { layers.last?.sheet }
            set { if let newValue { present(newValue) } else { dismiss() } }
        }

        {{/sheets}}
        /// Shows a screen over all that is shown, with a stack of its own. Where one that is presented has the same
        /// identity it takes its place, and what lies over that closes, unless what presents it lies there.
        {{#presentsScreens}}
        ///
        /// - Parameter style: How; `nil` for what the spec says of the screen.
        {{>access}}mutating func present(
            _ item: {{item}},
            as style: PresentationStyle? = nil,
            in scope: Scope = .base
        ) {
            present(.screen(item), style ?? item.presentationStyle ?? .sheet, in: scope)
        }
        {{/presentsScreens}}
        {{^presentsScreens}}
        {{>access}}mutating func present(
            _ item: {{item}},
            as style: PresentationStyle = .sheet,
            in scope: Scope = .base
        ) {
            present(.screen(item), style, in: scope)
        }
        {{/presentsScreens}}

        private mutating func present(_ content: Layer.Presented, _ style: PresentationStyle, in scope: Scope) {
            var layer = Layer(content, style)
            var lowest = 0
            if case .layer(let level) = scope { lowest = level }
            let level = layers.indices.first { $0 >= lowest && layers[$0].id == layer.id } ?? layers.count
            if layers.indices.contains(level) {
                // Equal ones may still differ in what does not count, and keep what was pushed on them.
                let shown = layers[level]
                if shown.content == content, shown.style == style { layer = shown.with(content) }
            }
            {{#dialogs}}
            let under = layers
            layers = layers[..<level] + [layer]
            if layers != under { answer() }
            {{/dialogs}}
            {{^dialogs}}
            layers = layers[..<level] + [layer]
            {{/dialogs}}
        }

        /// Of two of one identity that lie on each other, the upper one takes the place of the lower.
        private static func withoutTwins(_ layers: [Layer]) -> [Layer] {
            let pairs = zip(layers, layers.dropFirst())
            return pairs.filter { $0.id != $1.id }.map(\.0) + layers.suffix(1)
        }

        {{#dialogs}}
        /// Closes what is on top, be it a dialog or a layer; from a layer, that one with all that lies over it.
        {{>access}}mutating func dismiss(in scope: Scope = .base) {
            if case .layer(let level) = scope { return close(from: level) }
            if dialog == nil { close(from: layers.count - 1) } else { answer() }
        }

        /// Closes all layers, and a dialog over them.{{#windows}} The view of a window of its own stays.{{/windows}}
        {{>access}}mutating func dismissAll() {
            presentations = {{layersType}}({{#windows}}isWindow ? Array(layers.prefix(1)) : {{/windows}}[])
            answer()
        }
        {{/dialogs}}
        {{^dialogs}}
        /// Closes the layer on top; from a layer, that one with all that lie over it.
        {{>access}}mutating func dismiss(in scope: Scope = .base) {
            if case .layer(let level) = scope { close(from: level) } else { close(from: layers.count - 1) }
        }

        /// Closes all layers.{{#windows}} The view of a window of its own stays.{{/windows}}
        {{^windows}}
        {{>access}}mutating func dismissAll() { presentations = {{layersType}}([]) }
        {{/windows}}
        {{#windows}}
        {{>access}}mutating func dismissAll() {
            presentations = {{layersType}}(isWindow ? Array(layers.prefix(1)) : [])
        }
        {{/windows}}
        {{/dialogs}}

        /// Closes a layer with all that lie over it.
        {{>access}}mutating func close(from level: Int) {
            // What this build does not know lies over nothing any more.
            guard layers.indices.contains(level) else { return }
            presentations = {{layersType}}(Array(layers[..<level]))
            {{#dialogs}}
            answer()
            {{/dialogs}}
        }
    }

    extension NavigationState.Layer {
        /// What lies on the layer's root.
        {{>access}}var stack: [{{item}}] {
            get { hasStack ? path.items : [] }
            set { if hasStack { path.items = newValue } }
        }

        /// The screen that the layer begins with, if it does not show {{#sheets}}a sheet{{/sheets}}{{^sheets}}something else{{/sheets}}.
        {{>access}}var item: {{item}}? {
            switch content {
            case .screen(let item): item
            {{#sheets}}
            case .sheet: nil
            {{/sheets}}
            }
        }
        {{#sheets}}

        /// The sheet that the layer shows, if it shows one.
        {{>access}}var sheet: {{enum}}? { if case .sheet(let sheet) = content { sheet } else { nil } }
        {{/sheets}}

        /// Whether screens can be pushed in it.
        {{>access}}var hasStack: Bool {
            switch content {
            case .screen: true
            {{#sheets}}
            {{#hasStacks}}
            case .sheet(let sheet): sheet.hasStack
            {{/hasStacks}}
            {{^hasStacks}}
            case .sheet: false
            {{/hasStacks}}
            {{/sheets}}
            }
        }

        /// What makes one layer another: what is presented over one of the same identity takes its place.
        {{>access}}var id: ID {
            switch content {
            {{#hasIdentities}}
            case .screen(let item): item.presentationIdentity.map(ID.named) ?? .screen(item, style)
            {{/hasIdentities}}
            {{^hasIdentities}}
            case .screen(let item): .screen(item, style)
            {{/hasIdentities}}
            {{#sheets}}
            case .sheet(let sheet): .sheet(sheet.id)
            {{/sheets}}
            }
        }

        {{>access}}enum ID: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            case screen({{item}}, NavigationState.PresentationStyle)
            {{#hasIdentities}}
            case named(String)
            {{/hasIdentities}}
            {{#sheets}}
            case sheet({{enum}}.Identity)
            {{/sheets}}
        }

        fileprivate func with(_ stack: [{{item}}]) -> Self {
            var layer = self
            layer.stack = stack
            return layer
        }

        fileprivate func with(_ content: Presented) -> Self {
            var layer = self
            layer.content = content
            return layer
        }

        /// Shows another screen in the place of the one that the layer begins with.
        fileprivate mutating func replace(with item: {{item}}) {
            if self.item == nil { return }
            {{#isCodable}}
            if self.item != item { unreadParameters = [:] }
            {{/isCodable}}
            content = .screen(item)
        }
    }
    {{#isCodable}}

    extension NavigationState.Layer.Presented {
        /// Writes what is shown, and parameters that this build does not know.
        fileprivate func encode(to encoder: any Encoder, with unread: [String: {{item}}.SavedValue]) throws {
            var container = encoder.container(keyedBy: NavigationState.ContentKeys.self)
            switch self {
            case .screen(let item):
                var values = container.nestedContainer(keyedBy: NavigationState.ContentKeys.self, forKey: .screen)
                try item.encode(to: values.superEncoder(forKey: .item), with: unread)
            {{#sheets}}
            case .sheet(let sheet):
                var values = container.nestedContainer(keyedBy: NavigationState.ContentKeys.self, forKey: .sheet)
                try sheet.encode(to: values.superEncoder(forKey: .item), with: unread)
            {{/sheets}}
            }
        }

        /// The parameters that were saved with it and that this build does not know.
        fileprivate func unread(in decoder: any Decoder) throws -> [String: {{item}}.SavedValue] {
            let container = try decoder.container(keyedBy: NavigationState.ContentKeys.self)
            switch self {
            case .screen(let item):
                let values = try container.nestedContainer(keyedBy: NavigationState.ContentKeys.self, forKey: .screen)
                return try item.unread(in: values.superDecoder(forKey: .item))
            {{#sheets}}
            case .sheet(let sheet):
                let values = try container.nestedContainer(keyedBy: NavigationState.ContentKeys.self, forKey: .sheet)
                return try sheet.unread(in: values.superDecoder(forKey: .item))
            {{/sheets}}
            }
        }
        {{#restoration}}

        fileprivate func names(ofUnread unread: [String: {{item}}.SavedValue]) -> [String] {
            switch self {
            case .screen(let item): item.names(ofUnread: unread)
            {{#sheets}}
            case .sheet(let sheet): sheet.names(ofUnread: unread)
            {{/sheets}}
            }
        }
        {{/restoration}}
    }
    {{/isCodable}}

    """#

/// What lies over what fills the window.
let stateLayersPartial: StaticString = #"""
    // MARK: - Layers

    extension NavigationState {
        {{>stateLayer}}
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
            set { if let newValue { present(newValue) } else if presentedSheet != nil { close(from: layers.count - 1) } }
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
        {{#tabs}}
        /// From a tab that is not on show, nothing: what is on top is not its own.
        {{/tabs}}
        {{>access}}mutating func dismiss(in scope: Scope = .base) {
            {{#tabs}}
            if case .tab = scope, !isOnShow(scope) { return }
            {{/tabs}}
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
        {{#tabs}}
        /// From a tab that is not on show, nothing: what is on top is not its own.
        {{/tabs}}
        {{>access}}mutating func dismiss(in scope: Scope = .base) {
            {{#tabs}}
            if case .tab = scope, !isOnShow(scope) { return }
            {{/tabs}}
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

    {{>stateLayerParts}}
    {{#isCodable}}

    {{>stateLayerContentCodable}}
    {{/isCodable}}

    """#

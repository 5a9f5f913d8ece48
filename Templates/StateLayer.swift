/// What lies over what fills the window, or over another layer.
let stateLayerPartial: StaticString = #"""
    /// What is presented over what fills the window, or over another layer, with what was pushed in it.
    {{>access}}struct Layer: Hashable, Identifiable{{#isCodable}}, Codable{{/isCodable}}{{#isSendable}}, Sendable{{/isSendable}} {
        {{>access}}private(set) var content: Presented
        {{>access}}let style: PresentationStyle
        private var path = {{pathType}}([])
        {{#isCodable}}
        /// What of a saved layer this build does not know, by its key, and what of the parameters of what it shows.
        private var unread: [String: {{item}}.SavedValue] = [:]
        private var unreadParameters: [String: {{item}}.SavedValue] = [:]

        {{>stateLayerCodable}}
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

    """#

/// What is read off a layer, and what makes one another.
let stateLayerPartsPartial: StaticString = #"""
    extension NavigationState.Layer {
        /// What lies on the layer's root.
        {{>access}}var stack: [{{item}}] {
            get { hasStack ? path.items : [] }
            set { if hasStack { path.items = newValue{{#placeholderCase}}.filter { !$0.isPlaceholder }{{/placeholderCase}} } }
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
            case .screen(let item): item.presentationIdentity.map(ID.named) ?? .screen(item)
            {{/hasIdentities}}
            {{^hasIdentities}}
            case .screen(let item): .screen(item)
            {{/hasIdentities}}
            {{#sheets}}
            case .sheet(let sheet): {{#sharedIdentities}}sheet.id == .{{name}} ? .named({{text}}) : {{/sharedIdentities}}.sheet(sheet.id)
            {{/sheets}}
            }
        }

        {{>access}}enum ID: Hashable{{#isSendable}}, Sendable{{/isSendable}} {
            case screen({{item}})
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

    """#

/// How a layer is saved and read.
let stateLayerCodablePartial: StaticString = #"""
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

    """#

/// How what a layer shows is saved and read.
let stateLayerContentCodablePartial: StaticString = #"""
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

    """#

/// Links: the targets that URLs have, and how they are read and written.
let linksTemplate: StaticString = #"""
    {{>header}}
    {{#links}}

    {{linkImports}}

    // MARK: - Links

    /// What a URL of {{app}} leads to, with what it carries.
    {{>access}}enum {{enum}}: {{inheritance}} {
    {{#cases}}
        /// `{{path}}`
        case {{declaration}}
    {{/cases}}
        {{>noCase}}

        {{>access}}var id: Self { self }

        /// What a URL leads to; `nil` where it is none of {{app}}'s. A slash at its end, a fragment, and whether the scheme
        /// and the host are written in capitals, say nothing.
        {{>access}}init?(url: URL) {
            guard let target = LinkPath(url)?.target else { return nil }
            self = target
        }
    }

    {{#hasFreeTexts}}
    extension {{enum}} {
        /// The URL that leads there.
        {{>access}}var url: URL {
            let url = plainURL
            // A value that is what another route has there is written as nobody else writes it.
            return Self(url: url) == self ? url : LinkPath.marking(freeSegments, of: url)
        }
    }

    {{/hasFreeTexts}}
    {{#targetProperties}}
    {{>members}}
    {{/targetProperties}}
    {{#hasOwnPlaceholders}}

    extension {{enum}} {
        {{>localized}}
    }
    {{/hasOwnPlaceholders}}
    {{#activity}}

    extension {{enum}} {
        {{#groups}}
        {{^suffix}}
        /// The link to a screen; `nil` where no URL carries all that it is found by.
        {{>access}}init?(_ item: {{item}}) {
            guard let target = Self.target(of: item) else { return nil }
            self = target
        }

        private static func target(of item: {{item}}) -> Self? {
        {{/suffix}}
        {{#suffix}}

        private static func target{{suffix}}(of item: {{item}}) -> Self? {
        {{/suffix}}
            switch item {
            {{#members}}
            {{#isReversible}}
            case {{screenPattern}}: {{reversed}}
            {{/isReversible}}
            {{/members}}
            {{#nextSuffix}}
            default: target{{nextSuffix}}(of: item)
            {{/nextSuffix}}
            {{^nextSuffix}}
            {{^namesEveryScreen}}
            default: nil
            {{/namesEveryScreen}}
            {{/nextSuffix}}
            }
        }
        {{/groups}}
    }
    {{/activity}}
    {{#hasFinders}}

    // MARK: - Models

    /// Finds what links name. What is thrown reaches the app, and the person is where they were.
    @MainActor
    {{>access}}protocol NavigationResolver {
    {{#finders}}
        func {{declaration}}
    {{/finders}}
    }

    extension {{enum}} {
        {{#groups}}
        {{^suffix}}
        /// The screens that it leads to, from the bottom up.
        @MainActor
        {{>access}}func screens(
        {{/suffix}}
        {{#suffix}}
        @MainActor
        private func screens{{suffix}}(
        {{/suffix}}
            foundBy {{resolver}}: some NavigationResolver
        ) async throws -> [{{item}}] {
            switch self {
            {{#members}}
            {{#hasModels}}
            case {{targetPattern}}:
                {{finding}}
                return {{screens}}
            {{/hasModels}}
            {{/members}}
            {{^findsAll}}
            default:
                {{#nextSuffix}}
                return try await screens{{nextSuffix}}(foundBy: {{resolver}})
                {{/nextSuffix}}
                {{^nextSuffix}}
                return screens
                {{/nextSuffix}}
            {{/findsAll}}
            }
        }
        {{^isLast}}

        {{/isLast}}
        {{/groups}}
    }
    {{/hasFinders}}

    // MARK: - Paths

    extension LinkPath {
        {{#decisions}}
        {{^isWhole}}

        {{#prefix}}
        /// The same of a path that begins with `{{prefix}}`.
        {{/prefix}}
        {{^prefix}}
        /// The same of some of the paths.
        {{/prefix}}
        {{/isWhole}}
        {{#isWhole}}
        /// The target that it is the path of; `nil` for none.
        {{/isWhole}}
        fileprivate var {{name}}: {{enum}}? {
            {{#patterns}}
            {{condition}}
                {{#options}}
                {{options}}
                {{/options}}
                return {{target}}
            }
            {{/patterns}}
            {{#hasTexts}}
            switch self[{{depth}}] {
            {{#texts}}
            case {{text}}: {{^hasMore}}return {{decision}}{{/hasMore}}{{#hasMore}}if let target = {{decision}} { return target }{{/hasMore}}
            {{/texts}}
            default: {{^hasMore}}return nil{{/hasMore}}{{#hasMore}}break{{/hasMore}}
            }
            {{/hasTexts}}
            {{#others}}
            {{#bound}}
            if let text = self[{{depth}}], text < {{bound}} { return {{decision}} }
            {{/bound}}
            {{^bound}}
            {{^isLast}}
            if let target = {{decision}} { return target }
            {{/isLast}}
            {{#isLast}}
            return {{decision}}
            {{/isLast}}
            {{/bound}}
            {{/others}}
            {{#endsWithNil}}
            return nil
            {{/endsWithNil}}
        }
        {{/decisions}}
    }

    {{>linkPath}}

    {{>linkValue}}
    {{/links}}

    """#

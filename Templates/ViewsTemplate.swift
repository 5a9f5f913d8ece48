/// The factory: the one place that makes views.
let viewsTemplate: StaticString = #"""
    {{>header}}

    #if canImport(SwiftUI)
        {{viewImports}}

        // MARK: - Views

        {{#hasNavigation}}
        extension NavigationRouter {
        {{/hasNavigation}}
        {{^hasNavigation}}
        extension {{enum}} {
        {{/hasNavigation}}
            /// The view that shows an item.
            {{>factory}}
            {{#needsPlaceholderView}}

            {{^hasNavigation}}
            @MainActor
            {{/hasNavigation}}
            @ViewBuilder
            {{^sharesPlaceholderView}}private {{/sharesPlaceholderView}}{{>static}}func placeholderView(label: String, systemImage: String) -> some View {
                {{#ownPlaceholderView}}
                {{ownPlaceholderView}}
                {{/ownPlaceholderView}}
                {{^ownPlaceholderView}}
                {{#newer.unavailableView}}
                if #available({{check}}) {
                    ContentUnavailableView(label, systemImage: systemImage)
                } else {
                    Label(label, systemImage: systemImage)
                }
                {{/newer.unavailableView}}
                {{^newer.unavailableView}}
                ContentUnavailableView(label, systemImage: systemImage)
                {{/newer.unavailableView}}
                {{/ownPlaceholderView}}
            }
            {{/needsPlaceholderView}}
        }
        {{#viewProperties}}

        {{>members}}
        {{/viewProperties}}
        {{#hasDependentViews}}

        {{>dependentViews}}
        {{/hasDependentViews}}
    #endif

    """#

/// The functions that make the views of an enum's cases: one, or one for each group of a large enum.
let factoryPartial: StaticString = #"""
    {{^hasNavigation}}
    @MainActor
    {{/hasNavigation}}
    @ViewBuilder
    {{>access}}{{>static}}func view(for item: {{enum}}) -> some View {
        {{^isGrouped}}
        switch item {
        {{#cases}}
        {{>viewArm}}
        {{/cases}}
        {{#conditionWithoutCases}}
        #if {{conditionWithoutCases}}
            default:
                EmptyView()
        #endif
        {{/conditionWithoutCases}}
        }
        {{/isGrouped}}
        {{#isGrouped}}
        switch item.viewGroup {
        {{#groups}}
        {{^isLast}}
        case {{number}}: view{{number}}(for: item)
        {{/isLast}}
        {{#isLast}}
        default: view{{number}}(for: item)
        {{/isLast}}
        {{/groups}}
        }
        {{/isGrouped}}
    }
    {{#isGrouped}}
    {{#groups}}

    {{^hasNavigation}}
    @MainActor
    {{/hasNavigation}}
    @ViewBuilder
    private {{>static}}func view{{number}}(for item: {{enum}}) -> some View {
        switch item {
        {{#members}}
        {{>viewArm}}
        {{/members}}
        default:
            EmptyView()
        }
    }
    {{/groups}}
    {{/isGrouped}}

    """#

/// An item's view, where the system has what it shows.
let viewArmPartial: StaticString = """
    case {{viewPattern}}:
        {{#available}}
        if #available({{available}}) {
            {{madeView}}
        } else {
            {{unavailableView}}
        }
        {{/available}}
        {{^available}}
        {{madeView}}
        {{/available}}

    """

/// The views that take something from outside, each of which reads what it uses.
let dependentViewsPartial: StaticString = """
    // MARK: - Dependencies

    /// Views with what they take from outside, beside their payload.
    private enum {{dependentName}} {
        {{#dependentViews}}
        {{#available}}
        @available({{available}})
        {{/available}}
        struct {{name}}: View {
            {{>dependencies}}
            {{#properties}}
            let {{property}}: {{type}}
            {{/properties}}

            var body: some View {
                {{#properties}}
                {{#isRenamed}}
                let {{name}} = {{property}}
                {{/isRenamed}}
                {{/properties}}
                {{>bindings}}
                {{view}}
            }
        }
        {{^isLast}}

        {{/isLast}}
        {{/dependentViews}}
    }

    """

/// What code takes from outside, as properties of the view around it.
let dependenciesPartial: StaticString = """
    {{#dependencies}}
    {{#object}}
    @Environment({{object}}.self) private var {{name}}{{#optionalObject}}: {{optionalObject}}{{/optionalObject}}
    {{/object}}
    {{#observableObject}}
    @EnvironmentObject private var {{name}}: {{observableObject}}
    {{/observableObject}}
    {{#keyPath}}
    @Environment({{keyPath}}) private var {{name}}
    {{/keyPath}}
    {{#isHanded}}
    @Environment(\\.navigationDependencies.{{name}}) private var {{name}}
    {{/isHanded}}
    {{/dependencies}}

    """

/// What of it the code binds. An `@EnvironmentObject` is bound as it is.
let bindingsPartial: StaticString = """
    {{#bindings}}
    @Bindable var {{name}} = {{name}}
    {{/bindings}}

    """

/// Without a router the factory belongs to the enum.
let staticPartial: StaticString = "{{^hasNavigation}}static {{/hasNavigation}}"

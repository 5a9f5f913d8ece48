import ScreenSpecDiagnostics
import ScreenSpecSwift

/// Which URLs lead to which screens.
package struct LinkTable: Sendable {
    /// The rows of the enum of targets: for each route a case with what its URLs carry.
    package let cases: CaseTable
    /// One for each of the cases.
    package let routes: [Route]
    /// The schemes of the app's own, in lower case.
    package let schemes: [SourceText]
    /// The domains of universal links.
    package let domains: [SourceText]
    /// The type of the user activity that goes on elsewhere; nil for none.
    package let activity: SourceText?

    init(_ builder: GraphBuilder) {
        let (rows, links) = (builder.document.rows.routeRows, builder.document.links)
        cases = CaseTable(
            enumName: Setting(nil as SourceText?, default: builder.names.enums.targets), isCodable: false, rows: rows,
            texts: builder.routeTexts, names: NameTable(count: rows.count) { rows.base[$0].name.bytes },
            parameters: builder.document.rows.parameters, traits: builder.parameters,
            presences: builder.destinationPresences.isEmpty
                ? [] : builder.routes.map { builder.presence(of: $0).onEverySystem })
        routes = builder.routes
        schemes = links?.schemes ?? []
        domains = links?.domains ?? []
        activity = links?.activity
    }

    /// How URLs lead to a screen.
    package struct Route: Sendable {
        /// The screen.
        package let destination: Int
        /// The pattern that its URLs have.
        package internal(set) var pattern: RoutePattern
        /// What the app finds by what URLs carry.
        package let models: [Model]
        /// The screens that it leads to, from the bottom up; the last is the route's own.
        package let trail: [Screen]
        /// Patterns that still lead there, with the same parameters.
        package internal(set) var formerly: [RoutePattern]
        /// Whether another route goes before it with some URL of its pattern.
        package internal(set) var yieldsToOthers = false

        /// Which of the models an argument, or all of them, is made of by name, as in `(id: plant.gardenID)`.
        package func models(namedIn arguments: ByteText) -> [Int] {
            models.indices.filter { number in
                models[number].name.map { usedNames(in: arguments, of: [$0.bytes]) != 0 } ?? false
            }
        }
    }

    /// A screen of a trail.
    package enum Screen: Sendable {
        /// As a spec writes it: with arguments, or without any payload.
        case written(NavigationGraph.Item)
        /// A destination and what its payload is made of.
        case made(Int, [Value])

        /// Its destination.
        package var destination: Int {
            switch self {
            case .written(let item): item.destination
            case .made(let destination, _): destination
            }
        }
    }

    /// What a parameter of a payload is made of.
    package enum Value: Sendable {
        /// A parameter of the URL, by its number.
        case parameter(Int)
        /// The same, or the payload's default where the URL has none.
        case parameterOrDefault(Int)
        /// One of the route's models, by its number.
        case model(Int)
        /// What the payload says itself.
        case none
    }

    /// Something of the app's that is found by values of a URL.
    package struct Model: Sendable {
        /// Its type.
        package let type: SourceText
        /// By which of the pattern's parameters it is found.
        package let parameters: [Int]
        /// What screens under the route's own call it that a spec writes with something of it; nil where none does.
        package internal(set) var name: SourceText?

        init(type: SourceText, parameters: [Int]) { (self.type, self.parameters) = (type, parameters) }
    }

    /// Whether screens lie under others that a spec writes with arguments.
    package var hasWrittenScreens: Bool {
        routes.contains { route in
            route.trail.contains { if case .written(let item) = $0 { item.arguments != nil } else { false } }
        }
    }
}

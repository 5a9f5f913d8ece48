import ScreenSpecDiagnostics
import ScreenSpecModel
import ScreenSpecSwift

/// The cases of an enum whose views take something from outside. Each is shown by a view of its own, and all of those stand
/// in one enum, so that they collide with no type of the app.
struct DependentViews {
    /// What the enum around them is called.
    let enclosing: String
    let views: [View]
    /// All properties of the views, one view after the other.
    let properties: [Property]
    /// The place among `views` of the cases that are there.
    private let places: [Int: Int]

    struct View {
        /// The case that it shows.
        let number: Int
        let name: String
        let uses: [DependencyUse]
        /// What it is given, among `properties`.
        let properties: Range<Int>
    }

    /// What a view is given of a payload.
    struct Property {
        /// What the spec's code calls it.
        let name: ByteText
        /// What the view calls it, which has a `body` itself.
        var storedName: ByteText { isRenamed ? ByteText("bodyPayload") : name }
        var isRenamed: Bool { name.equals("body") }
        let type: String
    }

    /// - Parameter noun: what a case shows, as the names of the views say it.
    init(_ context: EnumContext, noun: String) {
        var names = LocalNames([])
        var views: [View] = []
        var properties: [Property] = []
        let found = context.graph.dependencies.isEmpty ? [] : context.dependentCases
        for (number, _) in found {
            if let view = context.viewCode(number) { names.take(wordsIn: view) }
            for property in context.properties(number) { property.type.withBytes { names.take(wordsIn: $0) } }
        }
        enclosing = names.name("Dependent\(noun)s")
        for (number, uses) in found {
            let name = names.take(context.name(number).string.capitalised + noun)
            let start = properties.count
            properties += context.properties(number)
            views.append(View(number: number, name: name, uses: uses, properties: start..<properties.count))
        }
        places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.number, $0) })
        (self.views, self.properties) = (views, properties)
    }

    /// The view of a case, if it takes something from outside.
    func view(of number: Int) -> View? { places.isEmpty ? nil : places[number].map { views[$0] } }

    /// `DependentScreens.TruckScreen(id: id)`
    func appendCall(_ view: View, to buffer: inout ByteBuffer) {
        buffer.append("\(enclosing).\(view.name)")
        buffer.appendList("(", view.properties.lowerBound, view.properties.upperBound, ")") { index, buffer in
            buffer.append(argumentLabel: properties[index].storedName)
            buffer.append(": ")
            buffer.append(identifier: properties[index].name)
        }
    }
}

extension EnumContext {
    /// The cases whose views use dependencies.
    fileprivate var dependentCases: [(number: Int, uses: [DependencyUse])] {
        (0..<caseCount).compactMap { number in
            let uses =
                number < rowCount
                ? graph.dependencies(ofView: number, in: table)
                : placeholder?.view.map(graph.dependenciesOfPlaceholder) ?? []
            return uses.isEmpty ? nil : (number, uses)
        }
    }

    /// What the spec says of a case's view.
    fileprivate func viewCode(_ number: Int) -> ByteText? {
        number == rowCount ? placeholder?.view?.bytes : rows[number].view?.bytes
    }

    /// What a case's view is made from.
    fileprivate func properties(_ number: Int) -> [DependentViews.Property] {
        if number == rowCount {
            return ["label", "systemImage"].map { DependentViews.Property(name: ByteText($0), type: "String") }
        }
        let payload = payload(number)
        return payload.indices.filter { texts[number].usedInView & (1 << UInt64($0 - payload.start)) != 0 }.map {
            var type = ByteBuffer()
            appendType(parameters + $0, to: &type)
            return DependentViews.Property(
                name: parameters[$0].nameText, type: type.text.string.replacingSelf(by: enumName.string))
        }
    }
}

/// The fields of those views.
func makeDependentViewFields(_ context: EnumContext) -> [Field] {
    let dependents = context.dependents
    let (views, properties) = (dependents.views, dependents.properties)
    let property = Shape(
        "property",
        [
            Field("name", .identifier, "What the view's code calls it.") { .text(properties[$0].name) },
            Field("property", .identifier, "What it is stored as.") { .text(properties[$0].storedName) },
            Field("isRenamed", .flag, "Whether the two differ.") {
                .flag(properties[$0].isRenamed)
            },
            Field(code: "type", kind: .type, "Its type.") { $1.append(code: properties[$0].type) },
        ])
    let shape = Shape(
        "dependent view",
        [
            Field("name", .identifier, "What it is called.") { .string(views[$0].name) },
            Field("available", .expression, "What `@available` says of it, where some systems lack it.") {
                context.check(views[$0].number).map { .string($0) } ?? .absent
            },
            Field("properties", .list(property), "What it is given.") {
                .list(start: views[$0].properties.lowerBound, count: views[$0].properties.count)
            },
            Field(code: "view", "What it shows.") { context.appendView(views[$0].number, to: &$1) },
        ] + DependencyFields(context.graph, views.map(\.uses)).fields(),
        condition: context.conditionOfCases.map { condition in { condition(views[$0].number) } })
    return [
        Field("dependentViews", .list(shape), "The views that take something from outside.") { _ in
            .list(start: 0, count: views.count)
        },
        Field("hasDependentViews", .flag, "Whether there are such views.") { _ in .flag(!views.isEmpty) },
        Field("dependentName", .identifier, "What the enum around them is called.") { _ in
            .string(dependents.enclosing)
        },
    ]
}

extension String {
    /// A type's text with an enum's name where that names itself, for code outside of the enum.
    fileprivate func replacingSelf(by name: String) -> String {
        withBytes { text in
            var (result, written, end) = ("", 0, 0)
            while let word = text.nextName(&end) {
                if !word.equals("Self") { continue }
                let start = word.base - text.base
                result += text.slice(written, start).string + name
                written = start + word.count
            }
            return result + text.slice(written, text.count).string
        }
    }
}

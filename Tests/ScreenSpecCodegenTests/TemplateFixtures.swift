import ScreenSpecCodegen
import ScreenSpecDiagnostics
import Testing

/// A library of books, as templates see it: a field of every kind, objects in objects, and lists.
enum Library {
    static let authors = ["Ursula K. Le Guin", "Stanisław Lem"]
    static let books = [("lefthand", "The Left Hand of Darkness"), ("default", "Solaris"), ("fiasco", "Fiasco")]

    static var library: Shape {
        let author = Shape("author", [Field("name", .string, "As on the cover.") { .string(authors[$0]) }])
        return library(author, book: book(author))
    }

    private static func book(_ author: Shape) -> Shape {
        Shape(
            "book",
            [
                Field("id", .identifier, "Unique.") { .string(books[$0].0) },
                Field("title", .string) { .string(books[$0].1) },
                Field("author", .object(author)) { .object($0 == 0 ? 0 : 1) },
                Field("publisher", .object(author)) { $0 == 0 ? .object(1) : .absent },
                Field("number", .number) { .number($0 - 1) },
                Field("isLent", .flag) { .flag($0 == 1) },
                Field("summary", .comment) { $0 == 0 ? .string("Winter.\n\nA journey.") : .absent },
            ])
    }

    private static func library(_ author: Shape, book: Shape) -> Shape {
        Shape(
            "library",
            [
                Field("name", .identifier) { _ in .text(ByteText("Main")) },
                Field("books", .list(book), "Everything on the shelves.") { _ in .list(start: 0, count: 3) },
                Field("maps", .list(book)) { _ in .list(start: 0, count: 0) },
                Field("isOpen", .flag) { _ in .flag(true) },
                Field("isFull", .flag) { _ in .flag(false) },
                Field("motto", .string) { _ in .absent },
                Field("owner", .object(author)) { _ in .object(0) },
                Field("tenant", .object(author)) { _ in .absent },
                Field("key", .type) { _ in .string("Book.ID") },
                Field("call", .expression) { _ in .string("open(\n    door: 1,\n\n    key: 2\n)") },
            ])
    }
}

/// What `template` renders; its diagnostics where it has any.
func render(
    _ template: String, _ shape: Shape = Library.library, partials: [String: String] = [:]
) -> String {
    let result = compile(template, shape, partials)
    guard let compiled = result.template else { return result.text }
    let text = render(compiled)
    #expect(compile(template, shape, partials, root: 0).template.map(render) == text)
    return text
}

private func render(_ template: Template) -> String {
    var output = ByteBuffer(capacity: 16)
    template.render(root: 0, into: &output)
    return output.text.string
}

/// The diagnostics of a template, as text for people; nothing where it has none.
func problems(_ template: String, _ shape: Shape = Library.library, partials: [String: String] = [:]) -> String {
    compile(template, shape, partials).text
}

private func compile(
    _ template: String, _ shape: Shape, _ partials: [String: String], root object: Int? = nil
) -> (template: Template?, text: String) {
    var sources = SourceMap()
    let root = sources.add(SourceFile(path: "/T", string: template))
    var files: [String: UInt32] = [:]
    for (name, text) in partials.sorted(by: { $0.key < $1.key }) {
        files[name] = sources.add(SourceFile(path: "/\(name)", string: text))
    }
    let known = sources
    let (compiled, diagnostics) = Template.compile(known[root].text, file: root, shape: shape, root: object) { name in
        files[name.string].map { (known[$0].text, $0) }
    }
    #expect((compiled == nil) == !diagnostics.isEmpty)
    for diagnostic in diagnostics { #expect(DiagnosticKind.templateKinds.contains(diagnostic.kind)) }
    return (compiled, DiagnosticRenderer(sources: sources).render(diagnostics))
}

/// A shape whose only object has one field, `x`.
func one(_ kind: FieldKind, _ value: String?) -> Shape {
    Shape("thing", [Field("x", kind) { _ in value.map { .string($0) } ?? .absent }])
}

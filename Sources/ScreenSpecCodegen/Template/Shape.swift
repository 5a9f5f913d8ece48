import ScreenSpecDiagnostics

/// A field's value for one object.
package enum TemplateValue {
    /// Nothing: a section over it is not rendered, and written it is empty.
    case absent
    case flag(Bool)
    case number(Int)
    /// Text of whatever kind the field has. The bytes must live as long as the rendering.
    case text(ByteText)
    case string(String)
    /// Code, which the field's `write` puts together.
    case code
    /// The index of an object of the field's shape.
    case object(Int)
    /// The objects `start` up to `start + count` of the field's shape.
    case list(start: Int, count: Int)
}

/// What a field holds, and so how it writes itself. No kind writes text unescaped: text cannot become code.
package enum FieldKind {
    /// A Swift name; back-ticked where it is a reserved word.
    case identifier
    /// A parameter's label, as its declaration writes it.
    case label
    /// A type, as Swift writes it; the context has checked it.
    case type
    /// An expression, as Swift writes it; the context has checked it.
    case expression
    /// Any text; writes itself as a string literal with its quotes.
    case string
    /// Any text; stands behind `//` or `///` and goes on behind it after each line break.
    case comment
    case number
    case flag
    case object(Shape)
    case list(Shape)
}

/// One name a template can use, and where its value comes from.
package struct Field {
    /// Writes composed code for the object of an index.
    package typealias Writer = (Int, inout ByteBuffer) -> Void

    /// As templates say it.
    package let name: StaticString
    /// What its value is, and so where a template can use it.
    package let kind: FieldKind
    /// One sentence for the authors of templates.
    package let documentation: StaticString
    /// The value for the object of that index. It is called once for each use, so it must be cheap and always the same.
    package let get: (Int) -> TemplateValue
    /// Puts composed code together right where it is written, for objects for which `get` says `code`. It is not
    /// optional, for that would be a thunk around each call.
    package let write: Writer

    /// A field that has its value at hand.
    package init(
        _ name: StaticString, _ kind: FieldKind, _ documentation: StaticString = "",
        get: @escaping (Int) -> TemplateValue
    ) {
        self.name = name
        self.kind = kind
        self.documentation = documentation
        self.get = get
        write = { _, _ in }
    }

    /// A field of composed code.
    ///
    /// - Parameters:
    ///   - isThere: which objects have it; nil where all do.
    ///   - write: indents the lines after the first like the one that it begins on.
    package init(
        code name: StaticString, kind: FieldKind = .expression, _ documentation: StaticString,
        where isThere: ((Int) -> Bool)? = nil, write: @escaping Writer
    ) {
        self.name = name
        self.kind = kind
        self.documentation = documentation
        if let isThere { get = { isThere($0) ? .code : .absent } } else { get = { _ in .code } }
        self.write = write
    }
}

/// The fields that objects of one sort have. Objects themselves are plain numbers, which the fields' closures know.
package final class Shape {
    /// What messages and the documentation of templates call such an object.
    package let name: String
    /// Can be set again after `init`, so that shapes can refer to each other.
    package var fields: [Field] { didSet { fieldNames = Self.names(of: fields) } }
    /// The field that says in which builds an object is there; nil where all are in every one.
    let condition: Field?
    /// The names beside each other in memory: looking one up touches nothing else.
    private(set) var fieldNames: PlainArray<ByteText>

    /// - Parameters:
    ///   - fields: in the order in which the documentation lists them; no two of one name.
    ///   - condition: what `#if` asks for an object, where some are not in every build. Lists of such objects ask it by
    ///     themselves.
    package init(_ name: String, _ fields: [Field], condition: ((Int) -> String?)? = nil) {
        self.name = name
        self.fields = fields
        self.condition = condition.map { condition in
            Field("condition", .expression) { condition($0).map { .string($0) } ?? .absent }
        }
        fieldNames = Self.names(of: fields)
    }

    private static func names(of fields: [Field]) -> PlainArray<ByteText> {
        let names = PlainArray<ByteText>(capacity: fields.count + 1)
        var index = 0
        while index < fields.count {
            names.append(ByteText(fields[index].name))
            index &+= 1
        }
        return names
    }

    /// The number of the field of that name.
    func index(of name: ByteText) -> Int? {
        let (names, count) = (fieldNames.base, fieldNames.count)
        var index = 0
        while index < count {
            if names[index].count == name.count, names[index].equals(name) { return index }
            index &+= 1
        }
        return nil
    }
}

/// Puts composed code together. It cannot be copied, so that calling it from memory does not retain what it captures.
struct CodeWriter: ~Copyable {
    private let write: Field.Writer

    init(_ write: @escaping Field.Writer) { self.write = write }

    borrowing func callAsFunction(_ object: Int, _ output: inout ByteBuffer) { write(object, &output) }
}

extension FieldKind {
    /// As messages and the context dump name it, such as `list of destination`.
    package var name: String {
        switch self {
        case .identifier: "identifier"
        case .label: "label"
        case .type: "type"
        case .expression: "expression"
        case .string: "string"
        case .comment: "comment"
        case .number: "number"
        case .flag: "flag"
        case .object(let shape): shape.name
        case .list(let shape): "list of \(shape.name)"
        }
    }
}

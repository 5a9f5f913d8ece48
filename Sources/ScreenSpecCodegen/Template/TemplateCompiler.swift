import ScreenSpecDiagnostics

/// Turns the text of a template and its partials into steps. Sections become jumps, names become a slot and a closure,
/// partials are put in their places.
struct TemplateCompiler: ~Copyable {
    typealias Partials = (ByteText) -> (text: ByteText, file: UInt32)?

    /// A text that is being compiled; a partial's appears once for each place that includes it.
    struct Source {
        let text: ByteText
        let file: UInt32
        /// What stands before each of its lines.
        let indentation: [UInt8]
        /// The tags that led here, the root's first.
        let includes: [SourceRange]
        /// The text that includes this one; the root's own number for the root.
        let parent: Int

        func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file, start: start, end: end) }
    }

    /// An object whose fields have names at the current place.
    struct Scope {
        let shape: Shape
        let slot: Int32
        let isElement: Bool
        /// The object, where it is known already.
        let object: Int?
        /// A section whose own name is wrong: what its contents mean is not known.
        let isUnknown: Bool
    }

    struct OpenSection {
        let name: ByteText
        let start: Int
        let end: Int
        /// Its steps from here up to `body` jump to its end, where they have no target yet.
        let firstOp: Int
        let body: Int
        let loops: Bool
        let scopeCount: Int
        let nextSlot: Int32
        /// The number of the field that says in which builds an element is there; negative where all are.
        let condition: Int32
    }

    /// Where a step comes from, for messages about it.
    struct Place: BitwiseCopyable {
        let source: Int32
        let start: Int32
        let end: Int32
    }

    static let tagLimit = 20_000
    /// How deep sections may stand in each other: each name is looked for in all of the objects around it.
    static let depthLimit = 64
    static let unset: Int32 = -1

    let partials: Partials
    /// Whether lists can ask by `#if` for elements that are not in every build.
    let isSwift: Bool
    let ops = PlainArray<TemplateOp>(capacity: 256)
    /// As many as `ops`.
    let places = PlainArray<Place>(capacity: 256)
    var literals = ByteBuffer(capacity: 8192)
    /// The fields that steps read, by the number they have there.
    var fields: [Field] = []
    var scopes: [Scope]
    var sections: [OpenSection] = []
    /// Every text compiled so far; `source` is the current one's number.
    var sources: [Source] = []
    var source = 0
    var problems: [Diagnostic] = []
    var reported: Set<ProblemKey> = []
    /// Names of sections that a wrong closing tag has closed: their own closing tags are not one more mistake.
    var closedByMistake: [ByteText] = []
    var nextSlot: Int32 = 1
    var slotCount: Int32 = 1
    /// Where a jump leads: the text from here on is a step of its own.
    var barrier = 0
    var tagCount = 0
    /// Whether a limit is passed: nothing more is read.
    var isTooLarge = false

    init(shape: Shape, root: Int?, isSwift: Bool, partials: @escaping Partials) {
        self.partials = partials
        self.isSwift = isSwift
        scopes = [Scope(shape: shape, slot: 0, isElement: false, object: root, isUnknown: false)]
    }

    mutating func compile(_ text: ByteText, file: UInt32, indentation: [UInt8], includes: [SourceRange]) {
        let outer = (source: source, closedByMistake: closedByMistake)
        closedByMistake = []
        source = sources.count
        sources.append(
            Source(text: text, file: file, indentation: indentation, includes: includes, parent: outer.source))
        let outerSections = sections.count
        var position = 0
        while !isTooLarge, let tag = text.nextTemplateTag(from: position) {
            append(literal: text, from: position, to: tag.outerStart, indentation)
            if !tag.standsAlone, tag.start == 0 || text[tag.start - 1] == 0x0A { append(indentation: indentation) }
            tagCount += 1
            if tagCount > Self.tagLimit { reportTooLarge() }
            position =
                isTooLarge || handle(tag, in: text, outerSections) ? tag.outerEnd : text.endOfSection(behind: tag)
        }
        append(literal: text, from: position, to: text.count, indentation)
        closeRemaining(downTo: outerSections)
        (source, closedByMistake) = outer
    }

    /// False where `tag` opens a section that is known to be left out.
    private mutating func handle(_ tag: TemplateTag, in text: ByteText, _ outerSections: Int) -> Bool {
        let name = text.slice(tag.nameStart, tag.nameEnd)
        if let fault = tag.fault {
            report(fault, tag, name)
            if tag.sort == .section || tag.sort == .inverted, isWithinDepth(tag) { openUnknown(name, tag) }
            if tag.sort == .close, let open = sections.last, open.name.equals(name) { close(name, tag, outerSections) }
            return true
        }
        switch tag.sort {
        case .variable: write(name, at: tag.nameStart)
        case .section, .inverted: return !isWithinDepth(tag) || open(name, tag)
        case .close: close(name, tag, outerSections)
        case .partial: include(name, tag)
        case .comment: break
        }
        return true
    }

    mutating func append(_ op: TemplateOp, at start: Int, _ end: Int) {
        ops.append(op)
        places.append(
            Place(
                source: Int32(truncatingIfNeeded: source), start: Int32(truncatingIfNeeded: start),
                end: Int32(truncatingIfNeeded: end)))
    }
}

/// A stretch of a source file, in UTF-8 bytes from `start` up to `end`. `file` is the file's number in its `SourceMap`.
public struct SourceRange: Hashable, BitwiseCopyable, Sendable {
    /// The file's number.
    public var file: UInt32
    /// The first byte's offset.
    public var start: UInt32
    /// The offset behind the last byte.
    public var end: UInt32

    /// The bytes from `start` up to `end` of a file.
    @_transparent public init(file: UInt32, start: Int, end: Int) {
        self.file = file
        self.start = UInt32(truncatingIfNeeded: start)
        self.end = UInt32(truncatingIfNeeded: end)
    }
}

extension SourceRange: Comparable {
    /// The beginning of the first file: of what has no place.
    package static var nowhere: SourceRange { SourceRange(file: 0, start: 0, end: 0) }

    /// In the order files were read, then from the top of the file down.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.file, left.start, left.end) < (right.file, right.start, right.end)
    }
}

/// The files of one compilation, numbered in the order they were read. It keeps their bytes alive.
package struct SourceMap: Sendable {
    /// By their numbers.
    package private(set) var files: [SourceFile] = []
    private var owners: [any AnyObject & Sendable] = []

    /// No files yet.
    package init() {}

    /// Keeps `owner` alive, to whose memory text of these files refers.
    package mutating func keep(_ owner: any AnyObject & Sendable) { owners.append(owner) }

    /// Adds a file and returns its number.
    package mutating func add(_ file: SourceFile) -> UInt32 {
        files.append(file)
        return UInt32(files.count - 1)
    }

    /// The file of a number.
    package subscript(number: UInt32) -> SourceFile { files[Int(number)] }
}

/// Text from a spec with the range it stands at. It refers to the source's bytes, or to its unescaped copy when the
/// two differ (a quoted scalar with escapes, a folded block).
public struct SourceText: BitwiseCopyable, Sendable {
    /// The text.
    public let bytes: ByteText
    /// Where it stands.
    public let range: SourceRange
    @usableFromInline let verbatim: UInt32

    /// - Parameter verbatimStart: where in the file `bytes` stand as they are, if they do.
    package init(bytes: ByteText, range: SourceRange, verbatimStart: UInt32?) {
        self.bytes = bytes
        self.range = range
        verbatim = verbatimStart ?? UInt32.max
    }

    /// - Parameter verbatim: the same, and `UInt32.max` for nil.
    @_transparent public init(bytes: ByteText, range: SourceRange, verbatim: UInt32) {
        self.bytes = bytes
        self.range = range
        self.verbatim = verbatim
    }

    /// The byte offset in the file at which `bytes` stand as they are, when they do.
    package var verbatimStart: UInt32? { verbatim == UInt32.max ? nil : verbatim }

    /// A copy as a string.
    package var string: String { bytes.string }

    /// The range of the bytes from `start` up to `end`; of the whole text where they cannot be told apart.
    package func range(_ start: Int, _ end: Int) -> SourceRange {
        guard let verbatimStart else { return range }
        return SourceRange(file: range.file, start: Int(verbatimStart) + start, end: Int(verbatimStart) + end)
    }

    /// The bytes from `start` up to `end`, with their place.
    package func slice(_ start: Int, _ end: Int) -> SourceText {
        SourceText(
            bytes: bytes.slice(start, end), range: range(start, end),
            verbatimStart: verbatimStart.map { $0 + UInt32(start) })
    }
}

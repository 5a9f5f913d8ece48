import CLibYAML
import ScreenSpecDiagnostics

/// libyaml's event parser over a source that outlives it. The C parser stays where it was allocated, every event is deleted
/// when the next one is asked for, and after an error or the end nothing more is asked.
struct LibYAMLParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The event that `next` read last.
    let event: UnsafeMutablePointer<yaml_event_t>
    private(set) var failure: YAMLFailure?
    private var isFinished = false

    init(_ source: SourceFile) {
        parser = .allocate(capacity: 1)
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        guard yaml_parser_initialize(parser) == 1 else {
            preconditionFailure("out of memory")
        }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, source.text.base, source.text.count)
        if !source.isASCII, let place = source.text.unseenBreak {
            failure = YAMLFailure(unseenBreakAt: place)
            isFinished = true
        }
    }

    deinit {
        yaml_event_delete(event)
        yaml_parser_delete(parser)
        event.deallocate()
        parser.deallocate()
    }

    /// Reads the next event into `event`; false after the last one and after an error, which `failure` then tells.
    mutating func next() -> Bool {
        if isFinished { return false }
        yaml_event_delete(event)
        guard yaml_parser_parse(parser, event) == 1 else {
            isFinished = true
            failure = YAMLFailure(parser)
            return false
        }
        isFinished = event.pointee.type.rawValue == YAML_STREAM_END_EVENT.rawValue
        return true
    }
}

/// What libyaml could not read, or was not given to read. Marks count characters, not bytes; a reader's offset counts bytes.
struct YAMLFailure {
    let problem: String
    let context: String?
    let problemMark: Int
    let contextMark: Int
    /// The byte offset at which the text is not valid UTF-8 or holds a character that YAML or a spec does not allow.
    let readerOffset: Int?

    init(_ parser: UnsafeMutablePointer<yaml_parser_t>) {
        problem = parser.pointee.problem.map { String(cString: $0) } ?? "out of memory"
        context = parser.pointee.context.map { String(cString: $0) }
        problemMark = Int(parser.pointee.problem_mark.index)
        contextMark = Int(parser.pointee.context_mark.index)
        readerOffset = parser.pointee.error == YAML_READER_ERROR ? Int(parser.pointee.problem_offset) : nil
    }

    /// - Parameter offset: in bytes.
    init(unseenBreakAt offset: Int) {
        (problem, context, problemMark, contextMark) = (unseenBreak, nil, 0, 0)
        readerOffset = offset
    }
}

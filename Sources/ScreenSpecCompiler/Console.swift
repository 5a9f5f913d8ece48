import ScreenSpecDiagnostics

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a command ends with.
package enum ExitStatus: Int32 {
    case clean = 0
    /// The spec has errors, or what was generated from it is stale.
    case findings = 1
    /// The tool could not do its work: usage, files.
    case failed = 2

    /// - Parameter diagnostics: all that a command found.
    package init(_ diagnostics: [Diagnostic]) {
        if diagnostics.contains(where: \.isAboutFiles) {
            self = .failed
        } else {
            self = diagnostics.contains { $0.severity == .error } ? .findings : .clean
        }
    }

    /// Ends the process.
    package func exit() -> Never { endProcess(rawValue) }
}

private func endProcess(_ status: Int32) -> Never { exit(status) }

extension Diagnostic {
    /// Whether a file named on the command line, and nothing inside it, is in the way.
    fileprivate var isAboutFiles: Bool {
        guard case .path = place else { return false }
        return DiagnosticKind.fileKinds.contains(kind)
    }
}

/// The streams of this process.
package enum Console {
    /// Writes to standard output. Ends the process where that takes no more.
    package static func write(_ text: ByteText) {
        if put(text, 1) { return }
        complain("screenspec: error: standard output cannot be written: \(systemMessage(errno))\n")
        ExitStatus.failed.exit()
    }

    /// The same for a string.
    package static func write(_ text: String) { text.withBytes(write) }

    /// Writes what holds the text of files to standard output. Control characters stand there as escapes, save for those that
    /// end lines and for tabs, and so do the bracket of `##[error]` and the first colon of a line's `::error::`, commands to
    /// GitHub's runner; on a terminal, so does all else that cannot be seen, as what turns the reading direction.
    package static func show(_ text: ByteText) {
        let isTerminal = isatty(1) == 1
        if !isTerminal, !hasControls(text) { return write(text) }
        var (plain, scalars, isIndented) = ("", text.string.unicodeScalars[...], true)
        var commands = LogCommandScanner()
        while let scalar = scalars.popFirst() {
            let endsLine = scalar == "\n" || scalar == "\t" || scalar == "\r" && scalars.first == "\n" && !isTerminal
            let beginsCommand = isIndented && scalar == ":" && scalars.first == ":"
            let isCommand = commands.isBracket(scalar.value) || beginsCommand
            isIndented = scalar == "\n" || isIndented && (scalar == " " || scalar == "\t")
            if isCommand || !endsLine && (isTerminal ? scalar.isUnseen : scalar.properties.generalCategory == .control)
            {
                plain += scalar.escaped
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        write(plain)
    }

    /// The same for a string.
    package static func show(_ text: String) { text.withBytes(show) }

    /// Whether there may be a control character, in UTF-8 (ECMA-48, 5.2 and 5.3), or a command.
    private static func hasControls(_ text: ByteText) -> Bool {
        var (index, isIndented) = (0, true)
        var commands = LogCommandScanner()
        while index < text.count {
            let byte = text[index]
            if byte < 0x20 ? byte != 0x0A && byte != 0x09 : byte == 0x7F || byte == 0xC2 { return true }
            if commands.isBracket(byte) { return true }
            if isIndented, byte == 0x3A, index + 1 < text.count, text[index + 1] == 0x3A { return true }
            isIndented = byte == 0x0A || isIndented && (byte == 0x20 || byte == 0x09)
            index += 1
        }
        return false
    }

    /// Writes to standard error.
    package static func complain(_ text: String) { text.withBytes { _ = put($0, 2) } }

    /// Writes diagnostics to standard error, in colour on a terminal unless `NO_COLOR` is set (https://no-color.org).
    package static func report(_ diagnostics: [Diagnostic], _ sources: SourceMap) {
        if diagnostics.isEmpty { return }
        complain(DiagnosticRenderer(sources: sources, color: isColorWanted(on: 2)).render(diagnostics))
    }

    /// Whether `descriptor` is a terminal that may be written to in colour.
    package static func isColorWanted(on descriptor: Int32) -> Bool {
        let refusal = getenv("NO_COLOR")
        return isatty(descriptor) == 1 && (refusal == nil || refusal?.pointee == 0)
    }

    /// Whether all of `text` was taken.
    private static func put(_ text: ByteText, _ descriptor: Int32) -> Bool {
        var written = 0
        while written < text.count {
            let count = systemWrite(descriptor, text.base + written, text.count - written)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            written += count
        }
        return true
    }
}

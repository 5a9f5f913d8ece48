import Foundation
import ScreenSpecTestSupport

/// A terminal without a screen: a program runs on it, a test types and reads what is drawn.
final class PseudoTerminal {
    private let process = Process()
    private let own: Int32
    private let programs: Int32
    private let before: tcflag_t
    private var output: [UInt8] = []

    init(
        _ executable: URL, _ arguments: [String] = [], in folder: TemporaryFolder, width: UInt16, height: UInt16
    ) throws {
        var (own, programs): (Int32, Int32) = (-1, -1)
        guard openpty(&own, &programs, nil, nil, nil) == 0 else { throw Failure() }
        (self.own, self.programs) = (own, programs)
        _ = fcntl(own, F_SETFD, FD_CLOEXEC)
        before = Self.flags(of: programs)
        setSize(width, height)
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder.url
        let handle = FileHandle(fileDescriptor: programs, closeOnDealloc: false)
        process.standardInput = handle
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
    }

    deinit {
        if process.isRunning { send(SIGKILL) }
        close(own)
        close(programs)
    }

    func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(own, $0.baseAddress, $0.count) } }

    func resize(_ width: UInt16, _ height: UInt16) {
        setSize(width, height)
        send(SIGWINCH)
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// What is drawn as soon as it has all of these, or at last.
    func screen(with expected: String..., without unexpected: String = "\u{0}") -> String {
        wait { expected.allSatisfy(lastDrawing.contains) && !lastDrawing.contains(unexpected) }
        return lastDrawing
    }

    /// With what the program ends, which it must do now.
    func status() -> Int32 {
        wait { !process.isRunning }
        if process.isRunning { send(SIGKILL) }
        process.waitUntilExit()
        readMore()
        return process.terminationStatus
    }

    /// All that was written to it.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Reads what is drawn, for what nobody reads would stop the program.
    private func wait(until isDone: () -> Bool) {
        let deadline = Date(timeIntervalSinceNow: 20)
        while !isDone(), Date() < deadline { readMore() }
    }

    /// Whether the terminal is as it was, with its own screen and its cursor.
    var isRestored: Bool {
        let left = String(decoding: output, as: UTF8.self)
        return Self.flags(of: programs) == before && left.hasSuffix("\u{1B}[?25h\u{1B}[?1049l")
    }

    /// From the corner to the end, where it is complete.
    private var lastDrawing: String {
        let drawings = String(decoding: output, as: UTF8.self).components(separatedBy: "\u{1B}[H")
        let complete = drawings.dropFirst().last { $0.contains("\u{1B}[J") } ?? ""
        let replacements = ["\u{1B}[7m": "", "\u{1B}[0m": "", "\r\n": "\n"]
        let plain = replacements.reduce(complete) { $0.replacing($1.key, with: $1.value) }
        return String(plain.prefix { $0 != "\u{1B}" })
    }

    private func readMore() {
        var source = pollfd(fd: own, events: Int16(POLLIN), revents: 0)
        guard poll(&source, 1, 50) > 0 else { return }
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(own, &bytes, bytes.count)
        if count > 0 { output += bytes[..<count] }
    }

    private func setSize(_ width: UInt16, _ height: UInt16) {
        var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(own, UInt(TIOCSWINSZ), &size)
    }

    private static func flags(of terminal: Int32) -> tcflag_t {
        var settings = termios()
        tcgetattr(terminal, &settings)
        return settings.c_lflag
    }

    struct Failure: Error {}
}

import Foundation

/// The terminal, in raw mode for as long as the program draws on it.
final class Terminal {
    enum Event {
        case bytes([UInt8])
        /// Nothing came in time.
        case silence
        case resized
        /// The terminal is gone, or somebody asks the program to end.
        case end(status: Int32)
    }

    private var original = termios()
    private let signals: SignalPipe

    /// Nil where there is no terminal.
    init?() {
        guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, tcgetattr(STDIN_FILENO, &original) == 0 else {
            return nil
        }
        guard let signals = SignalPipe([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGWINCH]) else { return nil }
        self.signals = signals
        enter()
    }

    /// The size of the terminal, 80 × 24 where there is none.
    static var size: (width: Int, height: Int) {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 && size.ws_row > 0
        return isKnown ? (Int(size.ws_col), Int(size.ws_row)) : (80, 24)
    }

    /// Draws lines as wide as the terminal over what was there.
    func show(_ lines: some Sequence<String>) {
        // After a full line, to erase what follows on it would take its last character.
        write("\u{1B}[H" + lines.joined(separator: "\r\n") + "\u{1B}[J")
    }

    /// Gives the terminal back as it was.
    func leave() {
        write("\u{1B}[?25h\u{1B}[?1049l")
        tcsetattr(STDIN_FILENO, TCSADRAIN, &original)
    }

    /// Raw, on a screen of its own, without a cursor. Control-C still interrupts.
    private func enter() {
        var raw = original
        cfmakeraw(&raw)
        raw.c_lflag |= tcflag_t(ISIG)
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        write("\u{1B}[?1049h\u{1B}[?25l")
    }

    /// Waits for what happens next.
    func next(timeout milliseconds: Int32) -> Event {
        var sources = [signals.output, STDIN_FILENO].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&sources, nfds_t(sources.count), milliseconds)
        if count < 0 { return errno == EINTR ? .bytes([]) : .end(status: 1) }
        if count == 0 { return .silence }
        return sources[0].revents != 0 ? handle(signals.next()) : input()
    }

    private func handle(_ signal: Int32) -> Event {
        if signal == SIGTSTP {
            leave()
            kill(getpid(), SIGSTOP)
            enter()
        }
        return signal == SIGTSTP || signal == SIGWINCH ? .resized : .end(status: 128 + signal)
    }

    private func input() -> Event {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        return count > 0 ? .bytes(Array(bytes[..<count])) : .end(status: 0)
    }

    private func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
            if count > 0 { bytes.removeFirst(count) } else if errno != EINTR { return }
        }
    }
}

/// Signals as something to wait for: a handler may do no more than write a byte.
private struct SignalPipe {
    let output: Int32
    nonisolated(unsafe) private static var input: Int32 = -1

    init?(_ signals: [Int32]) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        output = ends[0]
        Self.input = ends[1]
        // Whoever started the program may have blocked them.
        var handled = sigset_t()
        sigemptyset(&handled)
        for number in signals { sigaddset(&handled, number) }
        sigprocmask(SIG_UNBLOCK, &handled, nil)
        for number in signals {
            signal(number) { number in
                var byte = UInt8(truncatingIfNeeded: number)
                _ = Foundation.write(SignalPipe.input, &byte, 1)
            }
        }
    }

    func next() -> Int32 {
        var byte: UInt8 = 0
        return read(output, &byte, 1) == 1 ? Int32(byte) : SIGTERM
    }
}

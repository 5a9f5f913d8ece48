#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A web server for this machine alone: GET and HEAD only, from addresses that name this machine. Who is slow to ask, or to listen,
/// keeps nobody else waiting.
struct LoopbackServer {
    /// Where it listens, on 127.0.0.1.
    let port: UInt16
    private let listener: Int32

    struct Failure: Error { let message: String }

    /// What is sent back.
    struct Answer {
        let type: String
        let body: String

        init(_ type: String, _ body: String) {
            self.type = type
            self.body = body
        }
    }

    /// - Parameter port: 0 for any that is free.
    init(port: UInt16) throws(Failure) {
        // Who goes away in the middle of an answer must not end the process.
        signal(SIGPIPE, SIG_IGN)
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let listener = socket(AF_INET, kind, 0)
        var yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr = in_addr(s_addr: UInt32(0x7F00_0001).bigEndian)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, length) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &length) == 0
            }
        }
        guard isListening else {
            throw Failure(
                message:
                    "port \(port) cannot be listened at: \(String(cString: strerror(errno))); --port 0 takes any that is free"
            )
        }
        // Who was there may have gone before they are let in.
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers requests until the process ends.
    ///
    /// - Parameter page: what stands at a path; nil for nothing.
    func answer(_ page: (String) -> Answer?) -> Never {
        var connections: [Connection] = []
        while true {
            var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
            polled += connections.map { pollfd(fd: $0.socket, events: $0.events, revents: 0) }
            // Now and then, for those who take too long.
            poll(&polled, nfds_t(polled.count), 1000)
            for (place, asked) in polled.dropFirst().enumerated() where asked.revents != 0 {
                if connections[place].isAsking {
                    connections[place].read()
                    guard let head = connections[place].head else { continue }
                    connections[place].answer(Request(head).map { reply(to: $0, page) } ?? response("400 Bad Request"))
                }
                connections[place].write()
            }
            if polled[0].revents != 0, let connection = Connection(from: listener) { connections.append(connection) }
            let spare = max(connections.count - Connection.most, 0)
            for connection in connections.prefix(spare) { close(connection.socket) }
            connections.removeFirst(spare)
            for connection in connections where connection.isOver { close(connection.socket) }
            connections.removeAll(where: \.isOver)
        }
    }

    private func reply(to request: Request, _ page: (String) -> Answer?) -> String {
        let methods = ["GET", "HEAD"]
        let isHead = request.method == "HEAD"
        guard methods.contains(String(request.method)) else {
            return response("405 Method Not Allowed", allow: methods)
        }
        // A name of somebody else's that leads here is how other sites would read what is shown.
        guard let host = request.host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
            return response("403 Forbidden", isHead: isHead)
        }
        guard let answer = page(request.path) else { return response("404 Not Found", isHead: isHead) }
        return response("200 OK", answer, isHead: isHead)
    }

    /// - Parameter isHead: whether only what is said of the body was asked for (RFC 9110, 9.3.2).
    private func response(
        _ status: String, _ answer: Answer = Answer("text/plain", ""), isHead: Bool = false, allow: [String] = []
    ) -> String {
        let body = answer.body.isEmpty ? status + "\n" : answer.body
        let fields = [
            "Content-Type: \(answer.type)", "Content-Length: \(body.utf8.count)", "Cache-Control: no-store",
            "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin", "Connection: close",
        ]
        let allowed = allow.isEmpty ? [] : ["Allow: " + allow.joined(separator: ", ")]
        return (["HTTP/1.1 \(status)"] + fields + allowed + ["", isHead ? "" : body]).joined(separator: "\r\n")
    }
}

/// One who asks, until they have their answer.
private struct Connection {
    /// Of more at a time, the oldest are let go of.
    static let most = 64

    let socket: Int32
    private var asked: [UInt8] = []
    private var hasEnd = false
    private var answer: [UInt8]?
    private var sent = 0
    /// A browser opens connections that it may never use.
    private let end = ContinuousClock.now + .seconds(20)
    private var isClosed = false

    /// Nil where nobody is there any more.
    init?(from listener: Int32) {
        socket = accept(listener, nil, nil)
        if socket < 0 { return nil }
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    var isAsking: Bool { answer == nil }
    var events: Int16 { Int16(isAsking ? POLLIN : POLLOUT) }

    /// Whether there is nothing more to do for them.
    var isOver: Bool { isClosed || answer?.count == sent || ContinuousClock.now > end }

    /// The head of what they ask; nil until all of it has come. A longer one than that is not waited for.
    var head: [UInt8]? { asked.count > 65_536 ? [] : hasEnd ? asked : nil }

    mutating func read() {
        var piece = [UInt8](repeating: 0, count: 4096)
        let count = recv(socket, &piece, piece.count, 0)
        if count > 0 { asked += piece[..<count] } else { isClosed = !isPassing(count) }
        hasEnd = asked.suffix(max(count, 0) + 3).hasEndOfHead
    }

    mutating func answer(_ text: String) { answer = Array(text.utf8) }

    mutating func write() {
        guard let answer, sent < answer.count else { return }
        let count = answer.withUnsafeBytes { send(socket, $0.baseAddress! + sent, $0.count - sent, 0) }
        if count > 0 { sent += count } else { isClosed = !isPassing(count) }
    }

    /// Whether it is to be tried again.
    private func isPassing(_ count: Int) -> Bool {
        count < 0 && (errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK)
    }
}

/// The head of a request (RFC 9112).
private struct Request {
    let method: Substring
    /// Without the query.
    let path: String
    let host: String?

    /// Nil for what is not understood.
    init?(_ head: [UInt8]) {
        let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
        method = words[0]
        path = words[1].split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let hosts = lines.dropFirst().prefix { !$0.isEmpty }.filter { $0.lowercased().hasPrefix("host:") }
        host = hosts.count == 1 ? hosts[0].dropFirst(5).withoutSpacesAround.lowercased() : nil
    }
}

extension Substring {
    /// Without what may stand around the value of a field, and in no host.
    fileprivate var withoutSpacesAround: Substring {
        var text = self
        while text.first == " " || text.first == "\t" { text.removeFirst() }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}

extension ArraySlice<UInt8> {
    fileprivate var hasEndOfHead: Bool {
        let end: [UInt8] = [13, 10, 13, 10]
        return indices.contains { self[$0...].starts(with: end) }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A web server for this machine alone: one request at a time, GET only, from addresses that name this machine.
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
        self.listener = listener
        self.port = UInt16(bigEndian: address.sin_port)
    }

    /// Answers requests until the process ends.
    ///
    /// - Parameter page: what stands at a path; nil for nothing.
    func answer(_ page: (String) -> Answer?) -> Never {
        while true {
            let connection = accept(listener, nil, nil)
            if connection < 0 { continue }
            // A browser opens connections that it may never use.
            var patience = timeval(tv_sec: 0, tv_usec: 500_000)
            setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
            if let request = Request(readFrom: connection) { send(reply(to: request, page), to: connection) }
            close(connection)
        }
    }

    private func reply(to request: Request, _ page: (String) -> Answer?) -> String {
        guard request.method == "GET" else { return response("405 Method Not Allowed") }
        // A name of somebody else's that leads here is how other sites would read what is shown.
        guard let host = request.host, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(host) else {
            return response("403 Forbidden")
        }
        return page(request.path).map { response("200 OK", $0) } ?? response("404 Not Found")
    }

    private func response(_ status: String, _ answer: Answer = Answer("text/plain", "")) -> String {
        let body = answer.body.isEmpty ? status + "\n" : answer.body
        return [
            "HTTP/1.1 \(status)", "Content-Type: \(answer.type)", "Content-Length: \(body.utf8.count)",
            "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
            "Connection: close", "", body,
        ].joined(separator: "\r\n")
    }

    private func send(_ text: String, to connection: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(connection, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return }
                sent += count
            }
        }
    }
}

/// The head of a request (RFC 9112).
private struct Request {
    let method: Substring
    /// Without the query.
    let path: String
    let host: String?

    /// Nil where none comes, or none that is understood.
    init?(readFrom connection: Int32) {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 4096)
        while !bytes.suffix(4100).hasEndOfHead {
            let count = read(connection, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 || bytes.count > 65_536 { return nil }
            bytes += piece[..<count]
        }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        method = words[0]
        path = words[1].split(separator: "?", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let hosts = lines.dropFirst().prefix { !$0.isEmpty }.filter { $0.lowercased().hasPrefix("host:") }
        host = hosts.count == 1 ? hosts[0].dropFirst(5).filter { $0 != " " && $0 != "\t" } : nil
    }
}

extension ArraySlice<UInt8> {
    fileprivate var hasEndOfHead: Bool {
        let end: [UInt8] = [13, 10, 13, 10]
        return indices.contains { self[$0...].starts(with: end) }
    }
}

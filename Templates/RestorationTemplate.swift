/// How the state is saved as data, and read whatever has become of that.
let restorationTemplate: StaticString = #"""
    {{>header}}
    {{#restoration}}

    {{restorationImports}}

    // MARK: - Restoration

    /// What of a saved state did not come back.
    {{>access}}enum NavigationLoss: Sendable {
        /// Nothing of it can be read.
        case unreadable(any Error)
        /// It breaks off. What stands before that came back.
        case brokenOff
        /// In so many places it is damaged. What stands around them came back.
        case damaged(Int)
        /// It has so many bytes. Of what stands in the first million, what is whole came back.
        case tooLarge(Int)
        /// A later version of the format. What this build knows of it came back.
        case laterVersion(Int)
        /// What this build does not know, by its names. It is kept, and saved again.
        case unknown([String])
        /// What is on show could not be saved.
        case unsaved(any Error)
    }

    extension NavigationState {
        /// The state as it is saved: JSON, with the version of its format.
        ///
        /// - Throws: What a payload throws, and an error where it is more than is read again.
        {{>access}}func saved() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            let data = try encoder.encode(Saved(state: self))
            if data.count <= Saved.maximumSize { return data }
            let reason = "\(data.count) bytes are more than the \(Saved.maximumSize) that are read again."
            throw EncodingError.invalidValue(data.count, EncodingError.Context(codingPath: [], debugDescription: reason))
        }

        /// Reads what was saved, as far as it can be read.
        ///
        /// - Returns: The state, `nil` where nothing of it can be read; and what did not come back.
        {{>access}}static func restored(from data: Data) -> (state: NavigationState?, losses: [NavigationLoss]) {
            let isTooLarge = data.count > Saved.maximumSize
            var salvage = Salvage(data.prefix(Saved.maximumSize))
            if !isTooLarge, salvage.isShallow, let saved = try? JSONDecoder().decode(Saved.self, from: data) {
                return (saved.state, saved.losses)
            }
            salvage.read()
            do {
                let saved = try JSONDecoder().decode(Saved.self, from: Data(salvage.readable))
                return (saved.state, (isTooLarge ? [.tooLarge(data.count)] : salvage.losses) + saved.losses)
            } catch {
                return (nil, [isTooLarge ? .tooLarge(data.count) : .unreadable(error)])
            }
        }

        private struct Saved: Codable {
            /// What this build writes, also of what a later one wrote: it is what it has made of that.
            static let version = 1
            static let maximumSize = 1 << 20
            let state: NavigationState
            private(set) var losses: [NavigationLoss] = []

            private enum CodingKeys: String, CodingKey { case state, version }

            init(state: NavigationState) { self.state = state }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                var state = try values.decode(NavigationState.self, forKey: .state)
                state.unreadBeside = try {{item}}.SavedValue.unread(in: decoder, beside: ["state", "version"])
                self.state = state
                var unknown = state.unreadBeside.keys.sorted() + state.unknownNames
                // It stands behind the state, and may be broken off.
                if values.contains(.version) {
                    let version = try? values.decode(Int.self, forKey: .version)
                    if let version, version > Self.version { losses = [.laterVersion(version)] }
                    if version == nil { unknown.append("version") }
                }
                if !unknown.isEmpty { losses.append(.unknown(unknown)) }
            }

            func encode(to encoder: any Encoder) throws {
                try state.unreadBeside.encode(to: encoder)
                var values = encoder.container(keyedBy: CodingKeys.self)
                try values.encode(state, forKey: .state)
                try values.encode(Self.version, forKey: .version)
            }
        }
    }

    /// JSON as far as it can be read: without the elements of lists in which something is damaged or broken off, and without
    /// such values elsewhere.
    private struct Salvage {
        private(set) var readable: [UInt8] = []
        private var damageCount = 0
        private var isBrokenOff = false
        private let bytes: [UInt8]
        private var index = 0
        /// Foundation reads no more, and traps on what ends there.
        private static let maximumDepth = 500

        private enum Piece { case none, part, whole }

        init(_ data: Data) { bytes = Array(data) }

        var losses: [NavigationLoss] {
            (isBrokenOff ? [.brokenOff] : []) + (damageCount > 0 ? [.damaged(damageCount)] : [])
        }

        /// Whether it is nested so that Foundation can read it.
        var isShallow: Bool {
            // Nothing but UTF-8 is saved.
            if bytes.contains(0) { return false }
            var (scan, depth) = (self, 0)
            while let byte = scan.next, depth <= Self.maximumDepth {
                if byte == UInt8(ascii: "\"") {
                    scan.passText()
                    continue
                }
                scan.index += 1
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
                if isCloser(byte) { depth -= 1 }
            }
            return depth <= Self.maximumDepth
        }

        mutating func read() {
            _ = readValue(0)
            if next != nil { damageCount += 1 }
        }

        /// The next byte that is no white space, nor nothing at all.
        private var next: UInt8? {
            mutating get {
                while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
                return index < bytes.count ? bytes[index] : nil
            }
        }

        private mutating func readValue(_ depth: Int) -> Piece {
            switch next {
            case UInt8(ascii: "{")?: readContainer(UInt8(ascii: "}"), depth)
            case UInt8(ascii: "[")?: readContainer(UInt8(ascii: "]"), depth)
            default: readToken()
            }
        }

        private mutating func readContainer(_ closer: UInt8, _ depth: Int) -> Piece {
            if depth == Self.maximumDepth { return damage() }
            let isList = closer == UInt8(ascii: "]")
            var (isWhole, isFirst) = (true, true)
            readable.append(bytes[index])
            index += 1
            while let byte = next, !isCloser(byte) {
                let start = readable.count
                if !isFirst { readable.append(UInt8(ascii: ",")) }
                let piece = isList ? readValue(depth + 1) : readMember(depth + 1)
                if piece != .whole { isWhole = false }
                // Half an element is another one.
                if piece == .none || isList && piece == .part {
                    readable.removeSubrange(start...)
                } else {
                    isFirst = false
                }
                let count = damageCount
                passSeparator(piece)
                if damageCount > count { isWhole = false }
            }
            if index == bytes.count {
                (isBrokenOff, isWhole) = (true, false)
            } else if bytes[index] != closer {
                damageCount += 1
                isWhole = false
            }
            index = min(index + 1, bytes.count)
            readable.append(closer)
            return isList || isWhole ? .whole : .part
        }

        private mutating func readMember(_ depth: Int) -> Piece {
            guard next == UInt8(ascii: "\"") else { return damage() }
            guard readToken() == .whole else { return .none }
            guard next == UInt8(ascii: ":") else { return damage() }
            readable.append(UInt8(ascii: ":"))
            index += 1
            return readValue(depth)
        }

        /// A text, a number or a word.
        private mutating func readToken() -> Piece {
            guard let first = next else { return .none }
            let start = index
            if first == UInt8(ascii: "\"") { passText() } else { passWord() }
            if index == bytes.count { return .none }
            let token = bytes[start..<index]
            if !isReadable(Data(token)) { return damage() }
            readable += token
            return .whole
        }

        private func isReadable(_ token: Data) -> Bool {
            if token.first == UInt8(ascii: "\"") { return (try? JSONDecoder().decode(String.self, from: token)) != nil }
            return (try? JSONDecoder().decode({{item}}.SavedValue.self, from: token)) != nil
        }

        private mutating func damage() -> Piece {
            damageCount += 1
            return .none
        }

        /// Goes on to the next element or member. What cannot be read is passed over up to its comma.
        private mutating func passSeparator(_ piece: Piece) {
            if piece != .none, let byte = next, byte != UInt8(ascii: ","), !isCloser(byte) {
                damageCount += 1
                // Only a comma is missing.
                if [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte) { return }
            }
            var depth = 0
            while let byte = next, depth > 0 || !isCloser(byte) {
                if byte == UInt8(ascii: "\"") {
                    passText()
                    continue
                }
                index += 1
                if byte == UInt8(ascii: ","), depth == 0 {
                    if let byte = next, isCloser(byte) { damageCount += 1 }
                    return
                }
                if isCloser(byte) { depth -= 1 }
                if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { depth += 1 }
            }
        }

        private mutating func passText() {
            index += 1
            while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
            }
            index = min(index + 1, bytes.count)
        }

        private mutating func passWord() {
            while let byte = next, byte != UInt8(ascii: ","), byte != UInt8(ascii: "\""), !isCloser(byte) { index += 1 }
        }

        private func isCloser(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") }
    }
    {{#isFile}}

    extension NavigationState {
        /// The file that the state is saved in: the app's own, where the system keeps what apps need to run.
        {{>access}}static var file: URL {
            get throws {
                #if os(tvOS)
                    // There is no other place that lasts.
                    let folder = FileManager.SearchPathDirectory.cachesDirectory
                #else
                    let folder = FileManager.SearchPathDirectory.applicationSupportDirectory
                #endif
                let url = try FileManager.default.url(for: folder, in: .userDomainMask, appropriateFor: nil, create: true)
                return url.appendingPathComponent(Bundle.main.bundleIdentifier ?? {{folderName}}, isDirectory: true)
                    .appendingPathComponent({{fileName}})
            }
        }

        /// Writes what was saved into the file, or nothing where that fails.
        static func write(_ saved: Data) throws {
            let file = try file
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try saved.write(to: file, options: .atomic)
        }

        /// What stands in the file; `nil` where there is none.
        {{>shared}}static func readFile() throws -> Data? {
            let file = try file
            return FileManager.default.fileExists(atPath: file.path) ? try Data(contentsOf: file) : nil
        }
    }
    {{/isFile}}
    {{/restoration}}

    """#

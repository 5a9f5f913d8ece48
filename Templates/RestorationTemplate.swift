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
        /// With so many bytes it is no state, and was not read.
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
        {{>access}}func saved() throws -> Data {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
            return try encoder.encode(Saved(version: Saved.version, state: self))
        }

        /// Reads what was saved, as far as it can be read.
        ///
        /// - Returns: The state, `nil` where nothing of it can be read; and what did not come back.
        {{>access}}static func restored(from data: Data) -> (state: NavigationState?, losses: [NavigationLoss]) {
            if data.count > Saved.maximumSize { return (nil, [.tooLarge(data.count)]) }
            let (whole, isBroken) = Saved.whole(data)
            do {
                let saved = try JSONDecoder().decode(Saved.self, from: whole)
                return (saved.state, (isBroken ? [.brokenOff] : []) + saved.losses)
            } catch {
                return (nil, [.unreadable(error)])
            }
        }

        private struct Saved: Codable {
            static let version = 1
            static let maximumSize = 1 << 20
            /// Foundation reads no more.
            static let maximumDepth = 500
            /// It stands behind the state, and may be broken off.
            let version: Int?
            let state: NavigationState

            var losses: [NavigationLoss] {
                let (version, unknown) = (version ?? Self.version, state.unknownNames)
                return (version > Self.version ? [.laterVersion(version)] : [])
                    + (unknown.isEmpty ? [] : [.unknown(unknown)])
            }

            init(version: Int, state: NavigationState) { (self.version, self.state) = (version, state) }

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                state = try values.decode(NavigationState.self, forKey: .state)
                version = try? values.decode(Int.self, forKey: .version)
            }

            /// JSON up to the last list or object that is whole, with those closed that stand around it; nothing of what is
            /// deeper than can be read.
            static func whole(_ data: Data) -> (Data, isBroken: Bool) {
                var closers: [UInt8] = []
                var (count, depth) = (0, 0)
                var (isText, isEscaped) = (false, false)
                for (index, byte) in data.enumerated() {
                    switch byte {
                    case _ where isEscaped: isEscaped = false
                    case UInt8(ascii: "\\"): isEscaped = isText
                    case UInt8(ascii: "\""): isText.toggle()
                    case _ where isText: continue
                    case UInt8(ascii: "{"), UInt8(ascii: "["):
                        if closers.count == maximumDepth { return (Data(), true) }
                        // `}` and `]` are two behind.
                        closers.append(byte + 2)
                    case UInt8(ascii: "}"), UInt8(ascii: "]"):
                        if closers.popLast() != byte { return (Data(), true) }
                        (count, depth) = (index + 1, closers.count)
                        if depth == 0 { return (data.prefix(count), false) }
                    default: continue
                    }
                }
                return (data.prefix(count) + closers.prefix(depth).reversed(), true)
            }
        }
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

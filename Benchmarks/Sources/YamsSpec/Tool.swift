import Foundation

/// The command line that both tools share: `TOOL SPEC OUTPUT_DIR`.
public func generate(_ render: ([String: Any]) throws -> [String: String]) throws {
    guard CommandLine.arguments.count == 3 else { fatalError("usage: \(CommandLine.arguments[0]) SPEC OUTPUT_DIR") }
    let spec = try Spec(yaml: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
    let folder = URL(fileURLWithPath: CommandLine.arguments[2], isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in try render(spec.context) {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
}

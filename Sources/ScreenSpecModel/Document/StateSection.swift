import ScreenSpecDiagnostics

/// A retired case name and the case that it is now.
package struct Formerly: Sendable {
    package let oldName: SourceText
    package let newName: SourceText
}

/// The `state` section. What it says stands in the document.
struct StateSection {
    static let schema = Schema<StateSection>(
        "state", "What holds for navigation state that was saved.",
        [
            Key("formerly", .formerly, "Retired case names that must still decode, and what they are now.") { _, _ in },
            Key("reserved", .reserved, "Case names that are retired for good and may never be used again.") { _, _ in },
        ])
}

extension Kind where Value == Void {
    fileprivate static var formerly: Kind {
        let description = KindDescription.map(key: .identifier, value: .destination)
        return Kind(description: description) { decoder, node in
            decoder.entries(node, description) { decoder, oldName, value in
                guard let newName = decoder.following(value, { $0.text($1, .destination) }) else { return }
                decoder.document.formerly.append(Formerly(oldName: oldName, newName: newName))
            }
        }
    }

    fileprivate static var reserved: Kind {
        let list = Kind<SourceText>.list(of: .identifier)
        return Kind(description: list.description) { decoder, node in
            decoder.document.reserved += list.read(&decoder, node) ?? []
        }
    }
}

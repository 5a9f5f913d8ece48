/// Not Sendable: it stays where it was picked.
public final class Paint {
    let name: String
    init(name: String) { self.name = name }
}

/// Another answer's type by a name of its own.
public typealias Size = Int

struct Author: Identifiable {
    let id: Int
    var name = ""
}

struct Draft {
    typealias ID = String
    var key: String
    var text = ""
}

final class Session {}

struct Cache { var bytes = 0 }

struct Plain: Hashable { var value = 0 }

protocol Shape { var name: String { get } }

struct Circle: Shape {
    var name: String
    var radius = 0
}

protocol Node: AnyObject {}

final class Leaf: Node {}

extension Session: Hashable {
    static func == (left: Session, right: Session) -> Bool { false }
    func hash(into hasher: inout Hasher) {}
}

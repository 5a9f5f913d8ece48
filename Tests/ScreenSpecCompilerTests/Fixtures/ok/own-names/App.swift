let level = 3

infix operator ➕
func ➕ (left: Int, right: Int) -> Bool { left > right }

let list = "all"
let row = [1]

struct Row: Hashable {
    let id: Int
    var isDirty = false
}

/// Only a spec with links has one of its own.
struct NavigationTarget: Hashable {}

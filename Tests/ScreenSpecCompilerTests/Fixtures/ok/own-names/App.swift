let level = 3
let list = "all"
let row = [1]

struct Row: Hashable {
    let id: Int
    var isDirty = false
}

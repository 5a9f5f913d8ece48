@MainActor
final class Draft {
    var isDirty = false
    var isSent = false
}

@MainActor
final class RuleStore {
    static let shared = RuleStore()
    var hasChanges = false
}

struct Drafts { var isDirty = false }

let drafts = Drafts()
let sheet = 1

@MainActor func losesSomething(_ number: Int) -> Bool { number > 1 }

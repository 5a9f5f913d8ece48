import ScreenSpecDiagnostics

extension GraphBuilder {
    /// Where one destination has an icon, each needs one, for `iconName` has a value for all.
    mutating func checkIcons() {
        guard !hasDefaultIcon, let owner = document.rows.destinations.first(where: { $0.icon != nil }) else { return }
        let lacking = document.rows.destinations.indices.filter { lacksIcon($0) }
        guard let first = lacking.first else { return }
        let name = document.rows.destinations[first].name
        let more =
            switch lacking.count - 1 {
            case 0: ""
            case 1: "; one more lacks it too"
            case let count: "; \(count) more lack it too"
            }
        report(
            .missingIcon, "destination `\(name.string)` has no `icon`, and others have one\(more)", at: name.range,
            notes: [.init("`\(owner.name.string)` has one", at: owner.icon!.name.range)],
            help: "add `icon:` to it, or `defaultIcon:` to `app`")
    }

    /// Whether a destination has no icon, and that was not reported.
    private mutating func lacksIcon(_ index: Int) -> Bool {
        guard document.rows.destinations.base[index].icon == nil else { return false }
        return !isWithoutIcon.contains(index)
            && !document.isUnread("icon", of: document.rows.destinations.base[index].name.range)
    }
}

import Foundation

/// What else the generated code knows of the screens, in a few lines.
@MainActor
struct Report {
    private let library = Library()

    func show() throws {
        let screens = screens
        print("\nThe screens:")
        for screen in screens {
            let columns = [screen.caseName.fitted(to: 14), screen.iconName.fitted(to: 17), screen.displayName]
            print("  " + columns.joined(separator: " "))
        }
        try roundTrip(screens)
        try newerPath()
    }

    /// One of each case: the sidebar's, and what they lead to.
    private var screens: [NavigationItem] {
        var screens: [NavigationItem] = []
        var found = NavigationItem.browseCases + NavigationItem.otherCases
        while !found.isEmpty {
            let item = found.removeFirst()
            if screens.contains(where: { $0.caseName == item.caseName }) { continue }
            screens.append(item)
            found += library.page(of: item).links
        }
        return screens
    }

    private func roundTrip(_ screens: [NavigationItem]) throws {
        for screen in screens where try JSONDecoder().decode(NavigationItem.self, from: json(screen)) != screen {
            throw RoundTripFailure(description: "\(screen.caseName) came back as something else")
        }
        print("\nAll of them came back from JSON as they were, the last one from")
        print("  " + String(decoding: try json(screens[screens.count - 1]), as: UTF8.self))
    }

    private func newerPath() throws {
        let saved = #"[{"authors":{}},{"audiobook":{"_0":12}},{"settings":{}}]"#
        let path = try JSONDecoder().decode(NavigationItem.SavedPath.self, from: Data(saved.utf8))
        print("\nOf a path that a newer version saved, what this one knows is shown and the rest is kept:")
        print("  shown: \(path.items.map(\.caseName).joined(separator: ", "))")
        print("  kept:  \(String(decoding: try json(path), as: UTF8.self))")
    }
}

extension NavigationItem {
    /// The case without what it carries.
    var caseName: String { String("\(self)".prefix { $0 != "(" }) }
}

/// A screen that JSON does not bring back as it was.
private struct RoundTripFailure: Error, CustomStringConvertible {
    let description: String
}

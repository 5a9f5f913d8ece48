#if !canImport(SwiftUI)
    import Testing

    /// The module in SwiftUI's place is worth something only where it refuses what Apple's refuses, and only that.
    @Suite("The stand-in for SwiftUI refuses wrong use")
    struct StandInTests {
        static let all =
            Misuse.views + Misuse.navigation + Misuse.presentations + Misuse.bars + Misuse.state + Misuse.isolation
            + Misuse.platforms

        /// All at once: where one is refused, the compiler says which.
        @Test("right use", arguments: Set(all.map(\.rightTarget)))
        func right(_ target: DeploymentTarget) throws {
            let uses = Self.all.filter { $0.rightTarget == target }.enumerated()
            // Apart from each other, so that each may declare what it likes.
            let code = uses.map { "enum Use\($0) {\n\($1.right)\n}" }.joined(separator: "\n")
            let result = try Misuse.check(code, on: target)
            #expect(result.status == 0, "\(result.output)")
        }

        @Test("of views", arguments: Misuse.views)
        func views(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of selections and paths", arguments: Misuse.navigation)
        func navigation(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of sheets and dialogs", arguments: Misuse.presentations)
        func presentations(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of tabs and toolbars", arguments: Misuse.bars)
        func bars(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of state", arguments: Misuse.state)
        func state(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of isolation", arguments: Misuse.isolation)
        func isolation(_ misuse: Misuse) throws { try refuse(misuse) }

        @Test("of what a platform lacks", arguments: Misuse.platforms)
        func platforms(_ misuse: Misuse) throws { try refuse(misuse) }

        private func refuse(_ misuse: Misuse) throws {
            #expect(try Misuse.check(misuse.wrong, on: misuse.target).status != 0, "\(misuse.wrong)")
        }
    }
#endif

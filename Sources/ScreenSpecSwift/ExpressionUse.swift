/// What an expression stands for, which not every kind can be.
package enum ExpressionUse: Sendable {
    case anything, view, condition, badge, bundle
    /// A condition, or a word that views say. Which words are none, is told where the payload is known.
    case question

    /// Whether generated code has it on a line of its own.
    var beginsLine: Bool { self == .view || self == .condition || self == .question }

    func takes(_ kind: ExpressionKind) -> Bool {
        switch (self, kind) {
        case (.anything, _), (_, .unknown), (.condition, .bool), (.badge, .integer), (.badge, .string): true
        case (.question, .bool), (.question, .nothing), (.question, .itself): true
        // `some View` has no members of its own.
        case (_, .member): self != .view
        default: false
        }
    }

    /// What is wrong with an expression that it does not take.
    var problem: SwiftFault.Problem {
        switch self {
        case .anything, .view: .noView
        case .condition, .question: .noCondition
        case .badge: .noBadge
        case .bundle: .noBundle
        }
    }
}

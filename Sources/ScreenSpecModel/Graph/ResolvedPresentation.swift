import ScreenSpecDiagnostics
import ScreenSpecSwift

/// How a sheet or a destination is presented over other screens, with what the spec leaves open filled in.
package struct ResolvedPresentation: Sendable {
    /// What it is presented as.
    package let style: Presentation.Style
    /// How large it is; nil where the system decides.
    package let sizing: Either<Located<Presentation.SizeWord>, Presentation.Size>?
    /// The heights at which it rests, each once; none where the system decides.
    package let detents: [Presentation.Detent]
    /// A name that it shares with what replaces it in place; nil where it is its own.
    package let identity: SourceText?
    /// Nil where it goes away unasked.
    package let confirmation: Confirmation?
    /// Whether screens are pushed inside of it. A destination that is presented always has a stack.
    package let hasStack: Bool

    /// What asks before something that is presented goes away.
    package struct Confirmation: Sendable {
        /// The question.
        package let title: ShownText
        /// When it asks: an expression of type `Bool` over the payload, or a name that a view in it sets.
        package let condition: SourceText

        init?(_ written: Presentation.Confirmation?) {
            guard let written, let title = written.title, let condition = written.when else { return nil }
            // What is wrong with it was reported.
            var reported: [Diagnostic] = []
            self.title = ShownText(written: title, segments: parseTitle(title, into: &reported))
            self.condition = condition
        }
    }

    init(_ written: Presentation, hasStack: Bool) {
        style = written.style?.value ?? .sheet
        sizing = written.size
        detents = written.detents.compactMap(Presentation.Detent.init)
        identity = written.identity
        confirmation = Confirmation(written.confirmDismissal)
        self.hasStack = hasStack
    }

    /// Nil for a destination that is pushed.
    init?(_ written: WrittenPresentation) {
        switch written {
        case .first(let word):
            guard let style = word.value.style else { return nil }
            self.init(style)
        case .second(let presentation): self.init(presentation, hasStack: true)
        }
    }

    /// How a destination is presented of which the spec says no more than the style.
    init(_ style: Presentation.Style) {
        self.style = style
        (sizing, detents, identity, confirmation) = (nil, [], nil, nil)
        hasStack = true
    }
}

extension NavigationGraph {
    /// How `open` shows a destination: presented as this, or pushed, which is nil.
    package func presentation(_ destination: Int) -> ResolvedPresentation? {
        let number = destinations.rows.base[destination].presentation
        return number == 0 ? nil : presentations[Int(number) - 1]
    }

    /// How a destination is presented where the app asks for that: as its `presentation` says, or else as a plain sheet. A
    /// style that the app asks for takes the place of this one's.
    package func presentationWhereAsked(_ destination: Int) -> ResolvedPresentation {
        presentation(destination) ?? ResolvedPresentation(.sheet)
    }

    /// The destinations that `open` presents, in order.
    package var presentedDestinations: [Int] {
        presentations.allSatisfy { $0 == nil } ? [] : destinations.rows.indices.filter { presentation($0) != nil }
    }

    /// The tab, among `tabs`, in which a destination lives: to open it chooses that one first. Nil where the spec does not say.
    package func homeTab(_ destination: Int) -> Int? {
        let number = destinations.rows.base[destination].home
        return number == 0 ? nil : homes[Int(number) - 1]
    }
}

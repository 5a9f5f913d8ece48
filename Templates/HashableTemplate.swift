/// `==` and `hash(into:)`, where a payload is not Hashable as a whole.
let hashableTemplate: StaticString = """
    {{>header}}
    {{#writesEquality}}

    {{#imports}}
    {{imports}}

    {{/imports}}
    {{>hashable}}
    {{/writesEquality}}

    """

/// An enum's written equality.
let hashablePartial: StaticString = #"""
    // MARK: - Hashable

    extension {{enum}}: Hashable {
        {{>access}}static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.equalityKey == rhs.equalityKey
        }

        {{>access}}func hash(into hasher: inout Hasher) {
            hasher.combine(equalityKey)
        }
    }

    // MARK: - What counts

    extension {{enum}} {
        /// The parts of an item that count when it is compared, so that `==` and `hash(into:)` always agree.
        private enum EqualityKey: Hashable {
            {{#cases}}
            case {{keyDeclaration}}
            {{/cases}}
            {{>noCase}}
        }

        {{#equalityProperties}}
        {{>property}}
        {{/equalityProperties}}
    }

    """#

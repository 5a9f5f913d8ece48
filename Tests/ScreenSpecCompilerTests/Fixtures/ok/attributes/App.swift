enum Style: Equatable, Sendable { case plain, loud(Int) }

typealias Handler = () -> Void

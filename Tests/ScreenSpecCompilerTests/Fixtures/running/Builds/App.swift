import Observation

@MainActor @Observable final class Session {
    var count = 3
}

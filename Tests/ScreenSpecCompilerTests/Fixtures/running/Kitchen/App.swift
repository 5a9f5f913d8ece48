import Combine
import Observation

@MainActor @Observable final class Kitchen {
    var draft = ""
    var orders = 0
}

@MainActor @Observable final class Session {
    var name = "Ann"
    var isSignedIn = true
}

@MainActor final class Player: ObservableObject {
    @Published var volume = 1
}

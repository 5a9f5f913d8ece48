import Observation

@Observable final class Model {
    var unread = 1
    var isOpen = true
}

protocol Listener: AnyObject {}

final class Ear: Listener {}

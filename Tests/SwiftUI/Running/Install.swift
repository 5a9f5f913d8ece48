@_spi(Reflection) import Swift
import Combine

/// A property of a view that lives as long as the view does.
@MainActor protocol _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues)
}

extension _Node {
  /// Connects the dynamic properties of a view with what lives
  /// (https://developer.apple.com/documentation/swiftui/dynamicproperty).
  func install<Owner>(_ owner: inout Owner, _ environment: EnvironmentValues) {
    readsOfEnvironment = []
    withUnsafeMutableBytes(of: &owner) { bytes in
      installFields(of: Owner.self, at: bytes.baseAddress, slot: 0, environment)
    }
  }

  private func installFields(
    of type: Any.Type, at address: UnsafeMutableRawPointer?, slot: Int, _ environment: EnvironmentValues
  ) {
    guard let address else { return }
    _ = _forEachField(of: type) { _, offset, field, _ in
      MainActor.assumeIsolated {
        if let field = field as? any _Installed.Type {
          self.install(field, at: address + offset, slot: slot + offset, environment)
        } else if let field = field as? any DynamicProperty.Type {
          self.installFields(of: field, at: address + offset, slot: slot + offset, environment)
          self.update(field, at: address + offset)
        }
      }
      return true
    }
  }

  private func install<Field: _Installed>(
    _ field: Field.Type, at address: UnsafeMutableRawPointer, slot: Int, _ environment: EnvironmentValues
  ) {
    address.assumingMemoryBound(to: field).pointee.install(slot, in: self, environment)
  }

  /// Before a body runs (https://developer.apple.com/documentation/swiftui/dynamicproperty/update()).
  private func update<Field: DynamicProperty>(_ field: Field.Type, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: field).pointee.update()
  }

  /// The place in this view with a number.
  func place<Value>(_ slot: Int, _ initial: () -> Value) -> _Place<Value> {
    if let place = places[slot] as? _Place<Value> { return place }
    let place = _Place(initial())
    place.followReaders()
    places[slot] = place
    return place
  }

  /// Follows an object, until another takes its place
  /// (https://developer.apple.com/documentation/combine/observableobject: before any of its published properties changes).
  func follow<Object: ObservableObject>(_ object: Object, slot: Int) {
    if (places[slot] as? Followed)?.object === object { return }
    places[slot] = Followed(
      object: object,
      subscription: object.objectWillChange.sink { [weak self] _ in MainActor.assumeIsolated { self?.invalidate() } })
  }

  private final class Followed {
    let object: AnyObject
    let subscription: AnyCancellable

    init(object: AnyObject, subscription: AnyCancellable) {
      self.object = object
      self.subscription = subscription
    }
  }
}

extension _Place {
  /// Lets views that read the value know when it changes.
  @MainActor func followReaders() {
    let readers = Readers()
    onRead = { MainActor.assumeIsolated { if let node = _Node.reading { readers.nodes[ObjectIdentifier(node)] = node } } }
    onChange = { old, new in
      if isSame(old, new) { return }
      MainActor.assumeIsolated {
        let nodes = readers.nodes.values
        readers.nodes = [:]
        for node in nodes { node.invalidate() }
      }
    }
  }

  private final class Readers: @unchecked Sendable { var nodes: [ObjectIdentifier: _Node] = [:] }
}

/// Lives as long as its view (https://developer.apple.com/documentation/swiftui/state).
extension State: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    place = node.place(slot) { initial }
  }
}
/// https://developer.apple.com/documentation/swiftui/accessibilityfocusstate
extension AccessibilityFocusState: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    place = node.place(slot) { initial }
  }
}
extension SceneStorage: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    // One value for each key of a scene (https://developer.apple.com/documentation/swiftui/scenestorage).
    place = node.device.stored[key] as? _Place<Value> ?? node.place(slot) { initial }
    node.device.stored[key] = place
  }
}
/// A view is out of date where a value that it reads differs (https://developer.apple.com/documentation/swiftui/environment).
extension Environment: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    let (read, value) = (read, read(environment))
    self.value = value
    node.readsOfEnvironment.append { isSame(read($0), value) }
  }
}
/// Made once for the life of its view (https://developer.apple.com/documentation/swiftui/stateobject).
extension StateObject: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    let made = node.place(slot, make).value
    object = made
    node.follow(made, slot: -1 - slot)
  }
}
/// https://developer.apple.com/documentation/swiftui/observedobject
extension ObservedObject: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    node.follow(wrappedValue, slot: slot)
  }
}
/// https://developer.apple.com/documentation/swiftui/environmentobject
extension EnvironmentObject: _Installed {
  mutating func install(_ slot: Int, in node: _Node, _ environment: EnvironmentValues) {
    let read = { (environment: EnvironmentValues) in environment.values[ObjectIdentifier(ObjectType.self)] as? ObjectType }
    object = read(environment)
    if let object { node.follow(object, slot: slot) }
    let known = object
    node.readsOfEnvironment.append { read($0) === known }
  }
}

@_spi(Reflection) import Swift

/// A property of a view that has a way of its own to be the same as before.
protocol _Compared {
  func isTheSame(as other: Self) -> Bool
}

/// Whether two values are the same for a view that is given them. What cannot be told is not. A view that is equal to what it
/// was need not be updated (https://developer.apple.com/documentation/swiftui/equatableview); that the others are compared field
/// by field is in "Demystify SwiftUI" (https://developer.apple.com/videos/play/wwdc2021/10022).
func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  let hasSameBytes = withUnsafeBytes(of: left) { left in
    withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
  }
  if hasSameBytes { return true }
  if let left = left as? any _Compared { return sameCompared(left, right) }
  if let left = left as? any Equatable { return sameEquatable(left, right) }
  if Value.self is AnyObject.Type { return false }
  return haveSameFields(left, right)
}

private func sameCompared<Value: _Compared>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value).map(left.isTheSame) ?? false
}

private func sameEquatable<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  (right as? Value).map { left == $0 } ?? false
}

private func haveSameFields<Value>(_ left: Value, _ right: Value) -> Bool {
  let children = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard let style = children.0.displayStyle, style == .struct || style == .tuple, children.0.children.count > 0 else {
    return false
  }
  return zip(children.0.children, children.1.children).allSatisfy { left, right in
    func open<Field>(_ left: Field) -> Bool { (right.value as? Field).map { isSame(left, $0) } ?? false }
    return _openExistential(left.value, do: open)
  }
}

// What belongs to a view's place is read there, whatever the value carries
// (https://developer.apple.com/documentation/swiftui/dynamicproperty).
extension State: _Compared { func isTheSame(as other: State) -> Bool { true } }
extension SceneStorage: _Compared { func isTheSame(as other: SceneStorage) -> Bool { key == other.key } }
extension AccessibilityFocusState: _Compared { func isTheSame(as other: AccessibilityFocusState) -> Bool { true } }
extension Environment: _Compared { func isTheSame(as other: Environment) -> Bool { true } }
extension StateObject: _Compared { nonisolated func isTheSame(as other: StateObject) -> Bool { true } }
extension EnvironmentObject: _Compared { nonisolated func isTheSame(as other: EnvironmentObject) -> Bool { true } }
// Who has a binding has what it refers to (https://developer.apple.com/documentation/swiftui/binding).
extension Binding: _Compared {
  func isTheSame(as other: Binding) -> Bool { place != nil && place === other.place }
}

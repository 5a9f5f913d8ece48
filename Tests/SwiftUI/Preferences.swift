public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  public static var defaultValue: Self.Value { nil }
}
extension View {
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey {
    changed(.preference(key: ObjectIdentifier(key), value: value))
  }
  nonisolated public func transformPreference<K>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View where K: PreferenceKey {
    changed(
      .transformPreference(
        key: ObjectIdentifier(key), initial: K.defaultValue,
        change: { value in
          var changed = value as! K.Value
          callback(&changed)
          value = changed
        }))
  }
  // `@Sendable` in Xcode 16.0 to 16.2 alone; the oldest Xcode that generated code is for is 16.3.
  nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void)
    -> some View where K: PreferenceKey, K.Value: Equatable
  {
    changed(
      .onPreference(
        key: ObjectIdentifier(key), initial: K.defaultValue,
        reduce: { value, next in
          var reduced = value as! K.Value
          K.reduce(value: &reduced) { next as! K.Value }
          value = reduced
        }, action: { action($0 as! K.Value) }))
  }
}

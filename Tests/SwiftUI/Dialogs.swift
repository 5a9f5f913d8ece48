extension View {
  nonisolated public func confirmationDialog<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: titleKey.content) { view }))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: titleResource.key) { view }))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: String(title)) { view }))
  }
  nonisolated public func confirmationDialog<A>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: title.content) { view }))
  }
  nonisolated public func confirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: titleKey.content) { view }))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: titleResource.key) { view }))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: String(title)) { view }))
  }
  nonisolated public func confirmationDialog<A, M>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.confirmationDialog, isPresented, title: title.content) { view }))
  }
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let content = data.map { data in
      let (text, buttons) = (message(data), actions(data))
      return AnyView(Group { text; buttons })
    }
    return changed(.presents(.data(.confirmationDialog, isPresented, title: String(title), content)))
  }
}
extension View {
  nonisolated public func alert<A>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.alert, isPresented, title: titleKey.content) { view }))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.alert, isPresented, title: titleResource.key) { view }))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func alert<S, A>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.alert, isPresented, title: String(title)) { view }))
  }
  nonisolated public func alert<A>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    let view = AnyView(actions())
    return changed(.presents(.flag(.alert, isPresented, title: title.content) { view }))
  }
  nonisolated public func alert<A, M>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.alert, isPresented, title: titleKey.content) { view }))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.alert, isPresented, title: titleResource.key) { view }))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func alert<S, A, M>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.alert, isPresented, title: String(title)) { view }))
  }
  nonisolated public func alert<A, M>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    let (text, buttons) = (message(), actions())
    let view = AnyView(Group { text; buttons })
    return changed(.presents(.flag(.alert, isPresented, title: title.content) { view }))
  }
  @_disfavoredOverload
  nonisolated public func alert<S, A, M, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    let content = data.map { data in
      let (text, buttons) = (message(data), actions(data))
      return AnyView(Group { text; buttons })
    }
    return changed(.presents(.data(.alert, isPresented, title: String(title), content)))
  }
}

#if STUB_MACOS && !STUB_FLOOR_17
extension View {
  nonisolated public func dismissalConfirmationDialog<A>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    changed(.dismissalConfirmation(title: titleKey.content, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    changed(.dismissalConfirmation(title: titleResource.key, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S, A>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where S: StringProtocol, A: View {
    changed(.dismissalConfirmation(title: String(title), isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  nonisolated public func dismissalConfirmationDialog<A>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    changed(.dismissalConfirmation(title: title.content, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    changed(.dismissalConfirmation(title: titleKey.content, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  #if !STUB_SDK_18
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    changed(.dismissalConfirmation(title: titleResource.key, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  #endif
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S, A, M>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where S: StringProtocol, A: View, M: View {
    changed(.dismissalConfirmation(title: String(title), isNeeded: shouldPresent, actions: AnyView(actions())))
  }
  nonisolated public func dismissalConfirmationDialog<A, M>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    changed(.dismissalConfirmation(title: title.content, isNeeded: shouldPresent, actions: AnyView(actions())))
  }
}
#endif

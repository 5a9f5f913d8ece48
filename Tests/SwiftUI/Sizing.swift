#if !STUB_FLOOR_17
public protocol PresentationSizing {
  func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
public struct PresentationSizingRoot {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
}
public struct PresentationSizingContext {}
public struct ProposedViewSize: Equatable, Sendable {}
@available(*, unavailable) extension PresentationSizingRoot: Sendable {}
@available(*, unavailable) extension PresentationSizingContext: Sendable {}
public struct AutomaticPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { stub() }
}
public struct FittedPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { stub() }
}
public struct FormPresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { stub() }
}
public struct PagePresentationSizing: PresentationSizing, Sendable {
  public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { stub() }
}
extension PresentationSizing where Self == AutomaticPresentationSizing { public static var automatic: AutomaticPresentationSizing { value() } }
extension PresentationSizing where Self == FittedPresentationSizing { public static var fitted: FittedPresentationSizing { value() } }
extension PresentationSizing where Self == FormPresentationSizing { public static var form: FormPresentationSizing { value() } }
extension PresentationSizing where Self == PagePresentationSizing { public static var page: PagePresentationSizing { value() } }
extension PresentationSizing {
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
extension View {
  nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { changed(.none) }
}
#endif

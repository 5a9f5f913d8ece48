import Foundation

/// Whatever was saved, it is read without a trap; what comes back is saved as what it is, and can be gone on with.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
    let data = Data(bytes: start, count: count)
    guard let state = NavigationState.restored(from: data).state else { return 0 }
    // A number that none is (`01`) is kept as null, after which all is as it is.
    let whole = again(state)
    precondition(again(whole) == whole, "\(whole) does not come back")
    var here = state
    here.push(.letter(1))
    here.select(here.selectedTab == .letters ? .drafts : .letters)
    here.present(.reply(to: 2))
    here.push(.letter(3), in: .layer(here.layers.count - 1))
    here.dismiss()
    here.remove { $0 == .letter(1) }
    here.backToRoot()
    return 0
}

private func again(_ state: NavigationState) -> NavigationState {
    do {
        let (again, losses) = NavigationState.restored(from: try state.saved())
        guard let again else { preconditionFailure("\(state) comes back as \(losses)") }
        return again
    } catch {
        preconditionFailure("\(state) cannot be saved: \(error)")
    }
}

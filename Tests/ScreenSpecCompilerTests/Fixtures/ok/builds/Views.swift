import SwiftUI

struct HomeView: View { var body: some View { EmptyView() } }

struct ItemView: View {
    let draft: Draft
    var body: some View { EmptyView() }
}

#if BETA
    struct BetaView: View { var body: some View { EmptyView() } }
    struct LabIcon: View { var body: some View { EmptyView() } }

    @available(iOS 18.0, macOS 15.0, *)
    struct LabRow: View { var body: some View { EmptyView() } }
#endif

#if EXTENDED_ALL
    struct AccountView: View {
        let session: Session
        var body: some View { EmptyView() }
    }

    struct ProfileView: View {
        let name: String
        var body: some View { EmptyView() }
    }
#endif

#if BETA || EXTENDED_ALL
    @available(iOS 18.0, macOS 15.0, *)
    struct LabView: View {
        let session: Session
        let level: Int
        var body: some View { EmptyView() }
    }
#endif

@available(iOS 18.0, macOS 15.0, *)
struct ToolsView: View { var body: some View { EmptyView() } }

@available(iOS 18.0, macOS 15.0, *)
struct TourView: View {
    let page: Int
    var body: some View { EmptyView() }
}

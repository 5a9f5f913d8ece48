import SwiftUI

struct AlbumsView: View {
    @Environment(NavigationRouter.self) private var router

    var body: some View {
        Button("Summer") { router.push(.album(named: "Summer")) }
    }
}

struct AlbumView: View {
    let name: String

    var body: some View { EmptyView() }
}

struct PhotoView: View {
    let photo: Photo

    var body: some View { EmptyView() }
}

struct ShareView: View {
    let photo: Photo
    let onEnd: () -> Void

    var body: some View { EmptyView() }
}

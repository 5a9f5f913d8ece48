import SwiftUI

struct FeedView: View { var body: some View { EmptyView() } }

struct ArticleView: View {
    let id: Int

    var body: some View { EmptyView() }
}

@main
struct NewsApp: App {
    var body: some Scene {
        WindowGroup { NavigationHost() }
    }
}

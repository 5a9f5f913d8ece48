import Observation
import SwiftUI

@Observable final class Session: Sendable {
    let name = "Ada"
}

struct Avatar: View {
    let session: Session

    var body: some View { Text("Photo of \(session.name)") }
}

struct Page: View {
    @Environment(NavigationRouter.self) private var router
    let item: NavigationItem
    let links: [NavigationItem]

    var body: some View {
        List {
            ForEach(links) { link in
                Button("To \(link.displayName)") { router.open(link) }
            }
        }
    }
}

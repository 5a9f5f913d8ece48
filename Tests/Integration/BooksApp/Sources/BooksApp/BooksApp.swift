import SwiftUI

@main
struct BooksApp: App {
    @State private var library = Library()

    init() {
        #if os(macOS)
            // A program without a bundle has no window in front otherwise.
            NSApplication.shared.setActivationPolicy(.regular)
        #endif
    }

    var body: some Scene {
        WindowGroup {
            NavigationHost()
                .environment(library)
        }
    }
}

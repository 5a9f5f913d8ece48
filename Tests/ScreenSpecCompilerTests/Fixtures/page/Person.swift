import Foundation
@_spi(Running) import SwiftUI

/// What somebody does with the app of `docs/app.md`, and sees.
@main enum Person {
    @MainActor static func main() {
        let desktop = Desktop { PodcastsApp().body }
        let device = desktop.front
        func look(_ what: String, _ isSeen: () -> Bool) {
            device.settle(until: isSeen)
            print(isSeen() ? what : "not \(what), but \(device.screens) with \(device.texts)")
        }
        func open(_ link: String) { device.open(URL(string: "podcasts://\(link)")!) }

        device.tap("Purchases")
        look("the log-in") { device.screens.contains("logIn") }
        device.tap("Log In")
        look("the purchases") { device.screens.last == "purchases" }
        device.tap("Log Out")
        look("no purchases") { device.screens == ["listenNow"] }

        open("people/2")
        look("Grace") { device.isShowing("Grace") }
        open("people/9")
        device.settle()
        open("other")
        notified.yield(URL(string: "podcasts://more")!)
        device.settle()
        notified.yield(URL(string: "podcasts://shows/1/101")!)
        look("an episode") { device.screens.contains("episode") }
        device.tap("Notes")
        desktop.settle()
        print(desktop.windows.count, "windows,", desktop.front.texts[0])

        device.tapTab("Listen Now")
        device.tapTab("Listen Now")
        device.tap("Edit")
        device.tap("Add an Episode")
        device.tap("Episode 2")
        look("an answer") { device.layers.count == 1 && device.isShowing("Episode 2") }
        device.tap("Cancel")
        look("a question") { device.layers.count == 2 }

        let session = Session()
        let other = Device { MembersOnly().environment(session) }
        other.open(URL(string: "podcasts://shows/7")!)
        print(other.tappable)
        other.tap("Log In")
        other.settle { other.isShowing("Podcast 7") }
        print(other.screens)
        for problem in desktop.problems + device.problems + other.problems { print("problem: \(problem)") }
    }
}

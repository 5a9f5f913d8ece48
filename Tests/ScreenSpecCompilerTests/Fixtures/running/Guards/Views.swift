import SwiftUI

/// Who is there, as the app knows it.
@MainActor final class Session {
    var isValid = false
    var isAdult = true
}

/// What views have heard that waited.
@MainActor enum Answers { static var all: [String] = [] }

struct OfficeDesk: View {
    @Environment(OfficeRouter.self) private var router
    var body: some View { Button("open") { router.openWindow(.note(1)) } }
}

struct OfficeNote: View {
    @Environment(OfficeRouter.self) private var router
    let id: Int

    var body: some View {
        Button("stamp \(id)") {
            Task { Answers.all.append(await router.present(.stamp).map { "stamp \($0)" } ?? "no stamp") }
        }
    }
}

struct ClubSeat: View {
    @Environment(ClubRouter.self) private var router
    var body: some View { Button("seat 3") { router.answer(.seat, with: 3) } }
}

struct ClubGuest: View {
    @Environment(ClubRouter.self) private var router

    var body: some View {
        VStack {
            Button("two guests") { router.answer(.guest, with: 2) }
            Button("nobody") { router.answer(.guest, with: nil) }
        }
    }
}

struct ClubHome: View {
    @Environment(ClubRouter.self) private var router
    @State private var seat = "standing"
    @State private var guests = "alone"

    var body: some View {
        VStack {
            NavigationLink("to the bar", value: ClubItem.bar)
            NavigationLink("event 1", value: ClubItem.event(1))
            Button("invite") { router.present(.invite(1)) }
            Button("choose a seat") {
                Task {
                    seat = await router.present(.seat).map { "on seat \($0)" } ?? "no seat"
                    Answers.all.append(seat)
                }
            }
            Text(seat)
            Button("bring guests") { Task { guests = "\(String(describing: await router.present(.guest)))" } }
            Text(guests)
            Button("trail") { router.setTrail([.home, .event(2), .bar]) }
        }
    }
}

struct ClubEvent: View {
    let id: Int

    var body: some View {
        VStack {
            Text("this is event \(id)")
            NavigationLink("have a drink", value: ClubItem.bar)
        }
    }
}

struct ClubAccount: View { var body: some View { NavigationLink("my event", value: ClubItem.event(7)) } }

struct ClubLogIn: View {
    @Environment(ClubRouter.self) private var router

    var body: some View {
        VStack {
            Button("sign up") { router.push(.event(9)) }
            Button("done") { router.recheckGuards() }
        }
    }
}

struct HallRooms: View {
    @Environment(HallRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            NavigationLink("room 1", value: HallItem.room(1))
            NavigationLink("vault 1", value: HallItem.vault(1))
        }
    }
}

struct HallRoom: View {
    let id: Int

    var body: some View {
        VStack {
            Text("this is room \(id)")
            NavigationLink("to vault \(id)", value: HallItem.vault(id))
        }
    }
}

struct HallLogIn: View {
    @Environment(HallRouter.self) private var router
    var body: some View { Button("done") { router.recheckGuards() } }
}

/// What somebody writes.
struct Draft: View {
    @Environment(\.dismiss) private var dismiss
    @State private var text = ""

    var body: some View {
        Button("write") { text += "a" }
        Button("leave") { dismiss() }
        Text("draft: \(text)")
    }
}

struct PaperHome: View {
    @Environment(PaperRouter.self) private var router

    var body: some View {
        VStack {
            NavigationLink("draft 1", value: PaperItem.draft(1))
            NavigationLink("letter", value: PaperItem.letter)
            Button("note 1") { router.present(.note(1)) }
            Button("hint") { router.present(.hint) }.paperPopoverSource(.hint)
            Button("page 1, in a sheet") { router.present(.page(1)) }
        }
    }
}

struct PaperDraft: View {
    let id: Int

    var body: some View {
        VStack {
            Draft()
            NavigationLink("page \(id)", value: PaperItem.page(id))
        }
    }
}

struct PaperLetter: View { var body: some View { Draft() } }

struct PaperPage: View {
    let id: Int
    var body: some View { NavigationLink("draft \(id + 1)", value: PaperItem.draft(id + 1)) }
}

struct PaperJournal: View {
    @Environment(PaperRouter.self) private var router

    var body: some View {
        VStack {
            Draft()
            Button("home") { router.selectedTab = .home }
        }
    }
}

struct PaperNote: View {
    let id: Int
    var body: some View { VStack { Draft() } }
}

struct PaperHint: View { var body: some View { Draft() } }

struct PaperKeep: View {
    @Environment(PaperRouter.self) private var router
    @Environment(Desk.self) private var desk

    var body: some View {
        Button("keep it") {
            desk.isKept = true
            router.recheckGuards()
        }
    }
}

/// What somebody has on their desk.
@MainActor @Observable final class WardKeys { var isAdmin = true }

@MainActor @Observable final class Desk {
    var isKept = false
    var isSaved = false
}

struct PadNotes: View {
    @Environment(PadRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            NavigationLink("note 1", value: PadItem.note(1))
            NavigationLink("note 2", value: PadItem.note(2))
            NavigationLink("shelf 1", value: PadItem.shelf(1))
        }
    }
}

struct PadShelf: View {
    let id: Int

    var body: some View { List { NavigationLink("note 3", value: PadItem.note(3)) } }
}

struct PadNote: View {
    let id: Int

    var body: some View {
        VStack {
            Draft()
            NavigationLink("image \(id)", value: PadItem.image(id))
        }
    }
}

struct MailInbox: View {
    var body: some View { NavigationLink("message 1", value: MailItem.message(1)) }
}

struct MailArchive: View {
    var body: some View { NavigationLink("vault 1", value: MailItem.vault(1)) }
}

struct MailMessage: View {
    let id: Int
    var body: some View { NavigationLink("draft \(id)", value: MailItem.draft(id)) }
}

struct MailDraft: View {
    let id: Int
    var body: some View { Draft() }
}

struct MailContact: View {
    let id: Int
    var body: some View { NavigationLink("archive", value: MailItem.archive) }
}

struct MailSearch: View {
    var body: some View { NavigationLink("contact 5", value: MailItem.contact(5)) }
}

struct MailLogIn: View {
    @Environment(MailRouter.self) private var router
    var body: some View { Button("done") { router.recheckGuards() } }
}

struct LoftRooms: View {
    @Environment(LoftRouter.self) private var router

    var body: some View {
        @Bindable var router = router
        List(selection: $router.detailSelection) {
            Text("room 1").tag(LoftItem.room(1))
            Text("vault 1").tag(LoftItem.vault(1))
        }
    }
}

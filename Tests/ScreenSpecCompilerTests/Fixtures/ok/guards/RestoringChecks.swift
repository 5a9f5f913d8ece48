import Foundation

/// What is restored and waits, while other things happen.
@MainActor
extension Checks {
    static func restoredLater() async {
        await behindRoots()
        await logOut()
        await writes()
        await elsewhere()
        await pushedMeanwhile()
        await askedMeanwhile()
        await foundNothing()
    }

    private static var orders: ClubState {
        var state = ClubState()
        state.select(.account)
        state.push(.orders)
        return state
    }

    /// In a tab that nobody looks at.
    private static var hiddenOrders: ClubState {
        var state = orders
        state.select(.home)
        return state
    }

    /// A tab whose root is guarded may hold what another guard stands before.
    private static func behindRoots() async {
        let club = Club(signedIn: true)
        club.paid = false
        club.router.state = orders
        Expect.equal(club.router.state, ClubState())
        await club.settle()
        Expect.equal(club.router.presentedSheet, .pay(amount: 1))
        club.router.dismiss()
        await club.settle()
        Expect.equal(club.router.selectedTab, .account)
        Expect.equal(club.router.stack, [])
        let launched = Club(signedIn: true, orders)
        launched.paid = false
        await launched.settle()
        Expect.equal(launched.router.presentedSheet, .pay(amount: 1))
        Expect.equal(launched.router.router(of: .account).stack, [])
    }

    /// What one person had open does not come back to the next.
    private static func logOut() async {
        for pushes in [true, false] {
            let club = Club(signedIn: true, isSet: false)
            club.router.state = hiddenOrders
            if pushes { club.router.push(.event(1)) }
            Expect.equal(club.router.stateToSave.stack(in: .tab(.account)), [.orders])
            club.router.state = ClubState()
            Expect.equal(club.router.stateToSave, ClubState())
            club.set()
            await club.settle()
            Expect.equal(club.router.state, ClubState())
            Expect.equal(club.reasons, [.isGuarded, .isOvertaken])
        }
    }

    /// Who writes a part of the state while a guard's screen is on show still waits behind that.
    private static func writes() async {
        let club = Club()
        club.router.push(.orders)
        await club.settle()
        club.router.state.push(.event(3), in: .tab(.account))
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.router.router(of: .account).stack, [.event(3)])
    }

    /// Who goes on wants no link that waits, and what is restored waits on.
    private static func elsewhere() async {
        let club = Club(signedIn: true)
        club.router.state = hiddenOrders
        club.router.open(link: .event(id: 1))
        club.router.push(.event(2))
        await club.settle()
        Expect.equal(club.router.stack, [.event(2)])
        Expect.equal(club.router.router(of: .account).stack, [.orders])
    }

    /// A task's work in a tab that nobody looks at is not undone.
    private static func pushedMeanwhile() async {
        var club = Club(signedIn: true, isSet: false)
        club.router.state = hiddenOrders
        club.router.router(of: .account).push(.event(5))
        Expect.equal(club.router.stateToSave.stack(in: .tab(.account)), [.event(5)])
        club.set()
        await club.settle()
        Expect.equal(club.router.router(of: .account).stack, [.event(5)])
        // While a guard shows something, too.
        club = Club(signedIn: true)
        club.router.select(.account)
        await club.settle()
        club.paid = false
        club.router.state = orders
        await club.settle()
        Expect.equal(club.router.presentedSheet, .pay(amount: 1))
        club.router.router(of: .home).push(.event(4))
        club.paid = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.router.router(of: .home).stack, [.event(4)])
    }

    /// A question that was answered is not asked again.
    private static func askedMeanwhile() async {
        let club = Club(signedIn: true, isSet: false)
        let router = club.router
        router.state = hiddenOrders
        let question = Task { await router.ask(.leave) }
        await club.settle()
        router.router(of: .home).push(.event(1))
        router.answer(.leave, to: .leave)
        Expect.equal(await question.value, .leave)
        club.set()
        await club.settle()
        Expect.equal(router.dialog, nil)
        Expect.equal(router.stack, [.event(1)])
        Expect.equal(router.router(of: .account).stack, [.orders])
    }

    /// A log-in that has ended well goes, though nothing is found for the link behind it.
    private static func foundNothing() async {
        let club = Club()
        club.router.resolver = club
        club.isLost = true
        club.router.push(.event(1))
        club.router.open(link: .order(id: 7))
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.found, [7])
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.event(1)])
    }
}

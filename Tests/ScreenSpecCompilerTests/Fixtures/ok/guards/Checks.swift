import Foundation

@main
@MainActor
enum Checks {
    static func main() async throws {
        await opening()
        await otherwise()
        await inTurn()
        await goingElsewhere()
        await unset()
        try await restored()
        await restoredLater()
        await links()
        await linksElsewhere()
        await signedOutMeanwhile()
        await outOfSight()
        await unsaved()
        await saved()
        await deleted()
        await asked()
        await askedAgain()
        await columns()
        await behindAnotherTab()
        await stack()
        await leaving()
        await staying()
        await leavingTabs()
        await leavingLayers()
        await leavingForLinks()
        await leavingColumns()
        await leavingStack()
        Expect.end()
    }

    /// Whichever way leads there, the guard is asked once, and nothing is shown before it has answered.
    private static func opening() async {
        for open: (ClubRouter) -> Void in [
            { $0.push(.orders) }, { $0.open(.orders) }, { $0.setTrail([.home, .orders]) }, { $0.stack = [.orders] },
            { $0.present(.orders) }, { $0.replaceTop(with: .orders) }, { $0.setDetailRoot(.orders) },
            { $0.push([.event(1), .orders]) }, { $0.select(.account) }, { $0.selectedTab = .account },
            { $0.router(of: .account).push(.orders) }, { $0.present(.invite(1)) }, { $0.presentedSheet = .invite(1) },
            { $0.open(link: .orders) }, { $0.open(url: URL(string: "club://orders")!) },
        ] {
            let club = Club(signedIn: true)
            open(club.router)
            Expect.equal(club.router.state, ClubState())
            await club.settle()
            Expect.isTrue(club.router.state != ClubState())
            Expect.isTrue(club.asked.allSatisfy { $0.value == 1 }, "\(club.asked)")
            Expect.equal(club.reasons, [.isGuarded])
        }
        // What nothing guards is there at once, and what is there already is not asked again.
        let club = Club(signedIn: true)
        club.router.push(.event(1))
        Expect.equal(club.router.stack, [.event(1)])
        club.router.push(.order(Order(id: 1)))
        await club.settle()
        club.router.push(.event(2))
        club.router.pop(to: .order(Order(id: 1)))
        Expect.equal(club.router.stack, [.event(1), .order(Order(id: 1))])
        Expect.equal(club.asked, ["signedIn": 1])
    }

    /// What a guard shows is shown, and what was asked for goes on, or does not.
    private static func otherwise() async {
        // Logged in: the screen says so.
        var club = Club()
        club.router.push(.order(Order(id: 1)))
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        Expect.equal(club.router.stack, [])
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.layers.count, 1)
        club.signedIn = true
        club.router.router(ofLayer: 0).push(.event(9))
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.order(Order(id: 1))])
        // Logged in, and closed.
        club = Club()
        club.router.select(.account)
        await club.settle()
        club.signedIn = true
        club.router.dismiss()
        Expect.equal(club.router.selectedTab, .home)
        await club.settle()
        Expect.equal(club.router.selectedTab, .account)
        // Closed.
        club = Club()
        club.router.select(.account)
        await club.settle()
        club.router.dismiss()
        await club.settle()
        Expect.equal(club.router.state, ClubState())
        Expect.equal(club.reasons, [.isGuarded, .isRefused])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.state, ClubState())
        // A guard that shows nothing.
        club = Club()
        club.adult = false
        club.router.present(.invite(1))
        await club.settle()
        Expect.equal(club.router.layers, [])
        Expect.equal(club.reasons, [.isGuarded, .isRefused])
    }

    /// Two guards show one thing after the other.
    private static func inTurn() async {
        let club = Club()
        club.paid = false
        club.router.push(.orders)
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.presentedSheets, [.pay()])
        Expect.equal(club.router.layers.count, 1)
        club.paid = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.asked, ["signedIn": 2, "paid": 2])
    }

    private static func goingElsewhere() async {
        // While a guard is asked.
        var club = Club(signedIn: true)
        club.router.push(.orders)
        club.router.push(.event(1))
        await club.settle()
        Expect.equal(club.router.stack, [.event(1)])
        Expect.equal(club.reasons, [.isGuarded, .isOvertaken])
        // For something else that is guarded.
        club = Club(signedIn: true)
        club.router.push(.orders)
        club.router.push(.order(Order(id: 1)))
        await club.settle()
        Expect.equal(club.router.stack, [.order(Order(id: 1))])
        // Twice for the same.
        club = Club(signedIn: true)
        club.router.push(.orders)
        club.router.push(.orders)
        await club.settle()
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.asked, ["signedIn": 1, "paid": 1])
        // Questions and deletion lead nowhere.
        club = Club(signedIn: true)
        club.router.push(.event(1))
        club.router.push(.orders)
        club.router.remove { $0 == .event(1) }
        let router = club.router
        let question = Task { await router.ask(.leave) }
        await club.settle()
        Expect.equal(club.router.stack, [.orders])
        question.cancel()
        // The guard's task is cancelled, whether it is asked before something is shown or left.
        var cancelled = 0
        func untilCancelled() async -> Bool {
            while !Task.isCancelled { await Task.yield() }
            cancelled += 1
            return true
        }
        club = Club()
        club.router.guards.signedIn = { await untilCancelled() }
        club.router.push(.order(Order(id: 1)))
        await club.settle()
        club.router.push(.event(1))
        let draft = Draft()
        draft.router.guards.saved = { await untilCancelled() }
        draft.router.push(.edit(1))
        draft.router.pop()
        await draft.settle()
        draft.router.push(.help)
        await draft.settle()
        Expect.equal(cancelled, 2)
        Expect.equal(club.router.stack, [.event(1)])
        Expect.equal(draft.router.stack, [.edit(1), .help])
        // Elsewhere from what the guard has shown.
        club = Club()
        club.router.push(.orders)
        await club.settle()
        club.router.setTrail([.home, .event(2)])
        club.signedIn = true
        await club.settle()
        Expect.equal(club.router.stack, [.event(2)])
        Expect.equal(club.reasons, [.isGuarded, .isOvertaken])
    }

    private static func unset() async {
        let router = ClubRouter()
        var reasons: [ClubTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        router.push(.order(Order(id: 1)))
        await settle()
        router.push(.order(Order(id: 2)))
        await settle()
        Expect.equal(router.state, ClubState())
        Expect.equal(reasons, [.isGuarded, .isGuardUnset, .isGuarded, .isOvertaken])
        // What waits is asked when somebody sets it.
        router.guards.signedIn = { true }
        await settle()
        Expect.equal(router.stack, [.order(Order(id: 2))])
    }

    /// What is guarded is held back, and the rest is there.
    private static func restored() async throws {
        var state = ClubState()
        state.push(.event(1))
        state.push(.order(Order(id: 1)))
        state.push(.event(2))
        state.select(.account)
        state.present(.event(3))
        var rest = ClubState()
        rest.push(.event(1))

        var club = Club(signedIn: true)
        club.router.state = state
        Expect.equal(club.router.state, rest)
        await club.settle()
        Expect.equal(club.router.state, state)
        // In a new router, before the app has said what the guard means.
        let saved = try JSONDecoder().decode(ClubState.self, from: JSONEncoder().encode(state))
        club = Club(signedIn: true, saved)
        Expect.equal(club.router.state, rest)
        await club.settle()
        Expect.equal(club.router.state, state)
        // What one guard refuses costs nothing that another one guards.
        state = ClubState()
        state.push(.orders)
        state.present(.invite(1))
        club = Club(signedIn: true)
        club.adult = false
        club.router.state = state
        Expect.equal(club.router.state, ClubState())
        await club.settle()
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.router.layers, [])
        // Somebody has to log in first, and does not.
        club = Club(rest)
        club.router.state = state
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.router.dismiss()
        await club.settle()
        Expect.equal(club.router.state, ClubState())
    }

    private static func links() async {
        // While a guard is asked, a link waits its turn.
        var club = Club(signedIn: true)
        club.router.push(.orders)
        club.router.open(link: .event(id: 1))
        Expect.equal(club.router.state, ClubState())
        await club.settle()
        Expect.equal(club.router.stack, [.orders, .event(1)])
        // Nobody is asked to log in for what they have left behind.
        club = Club()
        club.router.push(.orders)
        club.router.open(link: .event(id: 1))
        await club.settle()
        Expect.equal(club.router.stack, [.event(1)])
        Expect.equal(club.router.layers, [])
        // What is found for a link may need somebody who is logged in.
        club = Club()
        club.router.resolver = club
        club.router.open(link: .order(id: 7))
        await club.settle()
        Expect.equal(club.found, [])
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.found, [7])
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.order(Order(id: 7))])
        Expect.equal(club.asked, ["signedIn": 3])
        // One that arrives before the app has set anything.
        club = Club(signedIn: true, isSet: false)
        club.router.open(link: .order(id: 7))
        await club.settle()
        club.set()
        club.router.resolver = club
        await club.settle()
        Expect.equal(club.router.stack, [.order(Order(id: 7))])
    }

    /// A link waits for a guard as what was asked for before it does: who goes elsewhere wants neither.
    private static func linksElsewhere() async {
        let club = Club(signedIn: true)
        club.router.push(.orders)
        club.router.open(link: .event(id: 1))
        club.router.push(.event(2))
        await club.settle()
        Expect.equal(club.router.stack, [.event(2)])
        Expect.equal(club.reasons, [.isGuarded, .isOvertaken, .isOvertaken])
    }

    /// Guards are asked again when what a link names was found: it may have taken a while.
    private static func signedOutMeanwhile() async {
        for isUnder in [false, true] {
            let (club, late) = (Club(signedIn: true), Late())
            if isUnder { club.router.present(.signUp) }
            club.router.resolver = late
            club.router.open(link: .order(id: 7))
            await club.settle()
            club.signedIn = false
            late.found?.resume(returning: Order(id: 7))
            await club.settle()
            Expect.equal(club.router.stack, [])
            Expect.equal(club.router.layers.last?.item, .logIn)
            Expect.equal(club.router.linkUnderWay, nil)
            club.signedIn = true
            club.router.recheckGuards()
            await club.settle()
            Expect.equal(club.router.stack, [.order(Order(id: 7))])
            Expect.equal(club.router.layers, [])
        }
    }

    /// Finds an order when it is told to.
    private final class Late: ClubResolver {
        var found: CheckedContinuation<Order, any Error>?
        func order(id: Int) async throws -> Order { try await withCheckedThrowingContinuation { found = $0 } }
    }

    /// What is found for a link is still wanted where nothing has changed but what nobody looks at, and that stays.
    private static func outOfSight() async {
        for isLost in [false, true] {
            let (club, late) = (Club(signedIn: true), Late())
            let router = club.router
            router.resolver = late
            router.push(.event(1))
            router.present(.signUp)
            let sheet = router.router(ofLayer: 0)
            router.open(link: .order(id: 7))
            await club.settle()
            router.router(of: .account).push(.event(2))
            sheet.dismiss()
            late.found?.resume(with: isLost ? .failure(CancellationError()) : .success(Order(id: 7)))
            await club.settle()
            Expect.equal(router.tabStacks[.home], [isLost ? .event(1) : .order(Order(id: 7))])
            Expect.equal(router.tabStacks[.account], [.event(2)])
            Expect.equal(router.layers, [])
            // From where the link has led, they are back.
            router.router(of: .home).setTrail([.home, .event(3)])
            router.open(link: .order(id: 8))
            await club.settle()
            Expect.equal(router.stack, [])
            router.router(of: .account).pop()
            late.found?.resume(throwing: CancellationError())
            await club.settle()
            Expect.equal(router.tabStacks, [.home: [.event(3)], .account: []])
            // Who goes elsewhere stays there.
            router.open(link: .order(id: 9))
            await club.settle()
            router.push(.event(4))
            late.found?.resume(returning: Order(id: 9))
            await club.settle()
            Expect.equal(router.stack, [.event(4)])
            Expect.equal(club.reasons.last, .isElsewhere)
        }
    }

    /// Somebody has to agree to lose something, and is asked when the guard lets them go on.
    private static func unsaved() async {
        let club = Club(signedIn: true)
        club.router.present(.invite(1))
        await club.settle()
        club.router.router(ofLayer: 0).isUnsaved = true
        club.router.setTrail([.home, .orders])
        Expect.equal(club.router.question, nil)
        await club.settle()
        Expect.equal(club.router.question, 0)
        club.router.answer(discarding: true)
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.orders])
        Expect.equal(club.asked, ["signedIn": 1, "paid": 1, "adult": 1])
        // Who does not agree goes on with what they have not saved, and nothing lies over it.
        for isAgreed in [false, true] {
            let club = Club()
            club.router.present(.invite(1))
            await club.settle()
            club.router.router(ofLayer: 0).isUnsaved = true
            club.router.open(link: .orders)
            await club.settle()
            Expect.equal(club.router.layers.count, 2)
            club.signedIn = true
            club.router.recheckGuards()
            await club.settle()
            Expect.equal(club.router.question, 0)
            Expect.equal(club.router.layers.map(\.sheet), [.invite(1)])
            club.router.answer(discarding: isAgreed)
            Expect.equal(club.router.layers.count, isAgreed ? 0 : 1)
            Expect.equal(club.router.stack, isAgreed ? [.orders] : [])
        }
    }

    /// What a guard shows is not saved, and what waits for one that is asked about restored screens is.
    private static func saved() async {
        var club = Club()
        club.router.push(.event(1))
        let event = club.router.state
        club.router.push(.order(Order(id: 1)))
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        Expect.equal(club.reopened(), event)
        // One that was saved nevertheless goes when somebody has logged in.
        club = Club()
        club.router.present(.logIn)
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        club.signedIn = true
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.state, ClubState())
        // The app goes before the guard has answered, and before anybody has logged in.
        var order = event
        order.push(.order(Order(id: 1)))
        club = Club()
        club.router.state = order
        Expect.equal(club.router.state, event)
        Expect.equal(club.reopened(), order)
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        Expect.equal(club.reopened(), order)
        club.router.dismiss()
        await club.settle()
        Expect.equal(club.reopened(), event)
    }

    /// What waits brings nothing back that was deleted.
    private static func deleted() async {
        var state = ClubState()
        for item: ClubItem in [.event(1), .order(Order(id: 1)), .event(2), .order(Order(id: 3))] { state.push(item) }
        var rest = ClubState()
        rest.push(.event(2))
        rest.push(.order(Order(id: 3)))
        var club = Club(signedIn: true, state)
        club.router.remove { [.event(1), .order(Order(id: 1))].contains($0) }
        Expect.equal(club.router.state, ClubState())
        Expect.equal(club.reopened(), rest)
        await club.settle()
        Expect.equal(club.router.state, rest)
        club = Club(signedIn: true)
        club.router.push(.order(Order(id: 1)))
        club.router.remove { $0 == .order(Order(id: 1)) }
        await club.settle()
        Expect.equal(club.router.state, ClubState())
        club.router.present(.invite(1))
        club.router.remove(sheets: { $0 == .invite(1) }, where: { _ in false })
        await club.settle()
        Expect.equal(club.router.state, ClubState())
        // A question whose answer would show it goes.
        club.router.present(.invite(1))
        await club.settle()
        club.router.router(ofLayer: 0).isUnsaved = true
        club.router.open(link: .event(id: 5))
        Expect.equal(club.router.question, 0)
        club.router.remove { $0 == .event(4) }
        Expect.equal(club.router.question, 0)
        club.router.remove { $0 == .event(5) }
        Expect.equal(club.router.question, nil)
        Expect.equal(club.router.layers.count, 1)
    }

    /// Who is asked something while guards are is still asked when they have answered.
    private static func asked() async {
        let club = Club(signedIn: true)
        var state = ClubState()
        state.push(.orders)
        let router = club.router
        router.state = state
        let question = Task { await router.ask(.leave) }
        await club.settle()
        Expect.equal(router.stack, [.orders])
        Expect.equal(router.dialog, .leave)
        router.answer(.leave, to: .leave)
        Expect.equal(await question.value, .leave)
        // Nothing is found for a link.
        router.resolver = club
        club.isLost = true
        router.popToRoot()
        router.push(.event(1))
        router.open(link: .order(id: 1))
        let other = Task { await router.ask(.leave) }
        await club.settle()
        Expect.equal(router.stack, [.event(1)])
        Expect.equal(router.dialog, .leave)
        router.answer(.leave, to: .leave)
        Expect.equal(await other.value, .leave)
    }

    /// Guards are asked again when something may have changed meanwhile, and hold nobody.
    private static func askedAgain() async {
        var club = Club()
        club.router.push(.order(Order(id: 1)))
        var answers: [CheckedContinuation<Bool, Never>] = []
        club.router.guards.signedIn = { await withCheckedContinuation { answers.append($0) } }
        await club.settle()
        Expect.equal(answers.count, 1)
        club.router.recheckGuards()
        answers[0].resume(returning: false)
        await club.settle()
        Expect.equal(answers.count, 2)
        answers[1].resume(returning: true)
        await club.settle()
        Expect.equal(club.router.state.stack, [.order(Order(id: 1))])
        // A link that came meanwhile does not wait for what nobody sets, and is not opened again.
        club = Club(isSet: false)
        club.router.push(.order(Order(id: 1)))
        club.router.open(link: .event(id: 1))
        await club.settle()
        Expect.equal(club.router.stack, [.event(1)])
        club.router.popToRoot()
        club.signedIn = true
        club.set()
        club.router.push(.order(Order(id: 2)))
        await club.settle()
        Expect.equal(club.router.stack, [.order(Order(id: 2))])
        // A window is closed while a guard is asked.
        var router: ClubRouter? = ClubRouter()
        weak let gone = router
        router?.guards.signedIn = { await withCheckedContinuation { answers.append($0) } }
        router?.router(of: .home).push(.orders)
        await settle()
        Expect.equal(answers.count, 3)
        router = nil
        Expect.isTrue(gone == nil)
        answers[2].resume(returning: true)
        await settle()
        await askedAgainOverDrafts()
    }

    /// What a guard shows in place of something unsaved is not there before a person has said so, and holds no window.
    private static func askedAgainOverDrafts() async {
        let club = Club()
        club.router.push(.orders)
        await club.settle()
        Expect.equal(club.router.layers.map(\.item), [.logIn])
        let logIn = club.router.router(ofLayer: 0)
        logIn.isUnsaved = true
        (club.signedIn, club.paid) = (true, false)
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.question, 0)
        club.router.answer(discarding: false)
        // Who goes on in what is in sight has left nothing.
        logIn.push(.event(1))
        _ = logIn.pop()
        club.paid = true
        logIn.isUnsaved = false
        club.router.recheckGuards()
        await club.settle()
        Expect.equal(club.router.layers, [])
        Expect.equal(club.router.stack, [.orders])

        // What a guard shows over something that is being asked about is in sight.
        let other = Club()
        other.router.present(.invite(1))
        await other.settle()
        let invite = other.router.router(ofLayer: 0)
        invite.isUnsaved = true
        other.router.push(.account)
        invite.dismiss()
        Expect.equal(other.router.question, 0)
        await other.settle()
        Expect.equal(other.router.layers.map(\.item), [nil, .logIn])
        other.router.answer(discarding: false)
        other.signedIn = true
        other.router.recheckGuards()
        await other.settle()
        Expect.equal(other.router.layers.map(\.sheet), [.invite(1)])

        var router: ClubRouter? = ClubRouter()
        weak let gone = router?.root
        let session = Session()
        router?.guards.signedIn = { session.isValid }
        router?.guards.paid = { false }
        router?.push(.orders)
        await settle()
        router?.router(ofLayer: 0).isUnsaved = true
        session.isValid = true
        router?.recheckGuards()
        await settle()
        Expect.equal(router?.question, 0)
        router = nil
        Expect.isTrue(gone == nil)
    }

    private static func columns() async {
        for isCompact in [false, true] {
            let (router, session) = (MallRouter(), Session())
            router.guards.signedIn = { session.isValid }
            router.adapt(toCompact: isCompact)
            router.open(.shop(1))
            router.open(.vault(2))
            await settle()
            // Pushed, so that nothing of what was there is lost.
            Expect.equal(router.stack, [.shop(1), .logIn])
            session.isValid = true
            router.recheckGuards()
            await settle()
            Expect.equal(router.stack, isCompact ? [.shop(1), .vault(2)] : [.vault(2)])
            session.isValid = false
            router.setContentRoot(.account)
            router.detailSelection = .vault(3)
            await settle()
            Expect.equal(router.contentRoot, .shops)
            router.pop()
            await settle()
            Expect.equal(router.detailSelection, isCompact ? .shop(1) : .vault(2))
            session.isValid = true
            router.setContentRoot(.account)
            await settle()
            Expect.equal(router.detailRoot, .account)
            let state = router.state
            let other = MallRouter(state)
            Expect.equal(other.contentRoot, .shops)
            other.guards.signedIn = { true }
            await settle()
            Expect.equal(other.detailRoot, .account)
        }
    }

    /// What a guard shows keeps its place in its tab, and leads on from there. Who looks at another tab stays there.
    private static func behindAnotherTab() async {
        for isBack in [false, true] {
            let (router, session) = (MallRouter(), Session())
            router.guards.signedIn = { session.isValid }
            router.adapt(toCompact: true)
            router.push(.vault(2))
            await settle()
            router.select(.news)
            router.push(.shop(3))
            Expect.equal(router.tabStacks[.shops], [.logIn])
            if isBack { router.select(.shops) }
            session.isValid = true
            router.recheckGuards()
            await settle()
            Expect.equal(router.selectedTab, isBack ? .shops : .news)
            Expect.equal(router.tabStacks[.shops], isBack ? [.vault(2)] : [])
            Expect.equal(router.tabStacks[.news], [.shop(3)])
        }
    }

    private static func stack() async {
        let (router, session) = (PathRouter(), Session())
        router.guards.signedIn = { session.isValid }
        var reasons: [PathTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        router.push(.secret(1))
        await settle()
        Expect.equal(router.stack, [.logIn])
        router.pop()
        await settle()
        Expect.equal(router.stack, [])
        router.push(.secret(1))
        await settle()
        session.isValid = true
        router.recheckGuards()
        await settle()
        Expect.equal(router.stack, [.secret(1)])
        router.push(.lost)
        await settle()
        Expect.equal(router.stack, [.secret(1)])
        Expect.equal(reasons.compactMap { $0 }, [.isGuarded, .isRefused, .isGuarded, .isGuarded, .isGuardUnset])
        // Who begins at the log-in stays there.
        router.setDetailRoot(.logIn)
        router.push(.home)
        router.recheckGuards()
        await settle()
        Expect.equal(router.stack, [.home])
        router.setTrail([.home, .secret(1)])
        await settle()
        let other = PathRouter(router.state)
        Expect.equal(other.stack, [])
        other.guards.signedIn = { true }
        await settle()
        Expect.equal(other.stack, [.secret(1)])
    }

    /// Whichever way leads away, the guard is asked once, and nothing is left before it has answered.
    private static func leaving() async {
        var start = DraftState()
        start.push(.edit(1))
        for leave: (DraftRouter) -> Void in [
            { $0.pop() }, { $0.popToRoot() }, { $0.pop(to: .home) }, { $0.backToRoot() }, { $0.stack = [] },
            { $0.replaceTop(with: .edit(2)) }, { $0.setTrail([.home]) }, { $0.setTrail([.home, .edit(2)]) },
            { $0.selectedTab = .home }, { $0.setDetailRoot(.letter) }, { $0.router(of: .home).popToRoot() },
            { $0.open(link: .home) }, { $0.open(url: URL(string: "draft://home")!) },
        ] {
            for holds in [true, false] {
                let draft = Draft(start)
                draft.isSaved = holds
                leave(draft.router)
                Expect.equal(draft.router.state, start)
                await draft.settle()
                Expect.equal(draft.router.state.shown.contains(.screen(.edit(1))), !holds)
                Expect.equal(draft.asked, ["saved": 1])
                Expect.equal(draft.reasons, holds ? [.isGuarded] : [.isGuarded, .isRefused])
            }
        }
        // First what is left, then what is shown.
        let draft = Draft(start)
        draft.router.setTrail([.home, .account])
        await draft.settle()
        Expect.equal(draft.order, ["saved", "signedIn"])
        Expect.equal(draft.router.layers.map(\.item), [.logIn])
        Expect.equal(draft.router.stack, [.edit(1)])
        draft.isSignedIn = true
        draft.router.recheckGuards()
        await draft.settle()
        Expect.equal(draft.router.stack, [.account])
        Expect.equal(draft.asked, ["saved": 1, "signedIn": 2])
        // What a guard shows lies over what is not left yet.
        draft.router.setTrail([.home, .letter])
        await draft.settle()
        draft.router.pop()
        await draft.settle()
        Expect.equal(draft.router.layers.map(\.item), [.keep])
        Expect.equal(draft.router.stack, [.letter])
        draft.router.dismiss()
        await draft.settle()
        Expect.equal(draft.router.state.stack, [.letter])
        draft.router.pop()
        await draft.settle()
        draft.isKept = true
        draft.router.recheckGuards()
        await draft.settle()
        Expect.equal(draft.router.state, DraftState())
    }

    /// What leaves nothing asks nobody, and who goes on is not taken away.
    private static func staying() async {
        var start = DraftState()
        start.push(.edit(1))
        let draft = Draft(start)
        draft.router.push(.help)
        draft.router.push([.edit(1), .edit(3)])
        draft.router.selectedTab = .help
        draft.router.selectedTab = .home
        Expect.equal(draft.router.stack, [.edit(1), .help, .edit(1), .edit(3)])
        draft.router.remove { $0 == .edit(3) }
        draft.router.present(.keep)
        draft.router.dismiss()
        draft.router.state = DraftState()
        Expect.equal(draft.router.state, DraftState())
        draft.router.state = start
        await draft.settle()
        Expect.equal(draft.asked, [:])
        // Of two equal ones, one is left. What waits has taken nothing away.
        draft.router.push([.help, .edit(1)])
        draft.isSaved = false
        Expect.equal(draft.router.pop(), nil)
        await draft.settle()
        Expect.equal(draft.router.stack, [.edit(1), .help, .edit(1)])
        // While the guard is asked.
        draft.isSaved = true
        draft.router.pop()
        draft.router.push(.order(Order(id: 1)))
        await draft.settle()
        Expect.equal(draft.router.stack, [.edit(1), .help, .edit(1), .order(Order(id: 1))])
        Expect.equal(draft.reasons, [.isGuarded, .isRefused, .isGuarded, .isOvertaken])
        // A guard that nobody has set lets nobody go, and says so once.
        let router = DraftRouter(start)
        var reasons: [DraftTransition.Reason?] = []
        router.onTransition = { reasons.append($0.swallowed) }
        for _ in 0..<2 {
            router.pop()
            await settle()
        }
        Expect.equal(router.stack, [.edit(1)])
        Expect.equal(reasons, [.isGuarded, .isGuardUnset, .isGuarded])
        router.guards.saved = { true }
        await settle()
        Expect.equal(router.stack, [])
    }

    /// What a tab begins with is left with the tab; what lies on that stays where it is.
    private static func leavingTabs() async {
        let draft = Draft()
        draft.router.push(.edit(1))
        draft.router.selectedTab = .journal
        Expect.equal(draft.router.selectedTab, .journal)
        draft.isSaved = false
        draft.router.open(link: .help)
        await draft.settle()
        Expect.equal(draft.router.selectedTab, .journal)
        draft.isSaved = true
        draft.router.selectedTab = .home
        await draft.settle()
        Expect.equal(draft.router.stack, [.edit(1)])
        Expect.equal(draft.asked, ["saved": 2])
    }

    private static func leavingLayers() async {
        for open: (DraftRouter) -> Void in [
            { $0.present(.note(1)) }, { $0.present(.invite(1)) }, { $0.present(.edit(1)) },
            {
                $0.present(.help)
                $0.router(ofLayer: 0).push(.edit(1))
            },
        ] {
            for leave: (DraftRouter) -> Void in [
                { $0.dismiss() }, { $0.dismissAll() }, { $0.close(from: 0) }, { $0.router(ofLayer: 0).dismiss() },
                { $0.setTrail([.home, .help]) }, { $0.open(link: .home) },
            ] {
                for holds in [true, false] {
                    let draft = Draft()
                    open(draft.router)
                    draft.isSaved = holds
                    let layers = draft.router.layers
                    leave(draft.router)
                    Expect.equal(draft.router.layers, layers)
                    await draft.settle()
                    Expect.equal(draft.router.layers, holds ? [] : layers)
                    Expect.equal(draft.asked, ["saved": 1])
                }
            }
        }
        // What lies over it closes with nobody asked.
        let draft = Draft()
        draft.router.present(.note(1))
        draft.router.router(ofLayer: 0).present(.help)
        draft.router.dismiss()
        Expect.equal(draft.router.layers.map(\.item), [.note(1)])
        Expect.equal(draft.asked, [:])
    }

    /// What is found for a link is found first, and then somebody is asked.
    private static func leavingForLinks() async {
        var start = DraftState()
        start.push(.edit(1))
        for holds in [true, false] {
            let draft = Draft(start)
            draft.isSaved = holds
            draft.router.resolver = draft
            draft.router.open(link: .order(id: 7))
            Expect.equal(draft.router.state, start)
            await draft.settle()
            Expect.equal(draft.router.stack, holds ? [.order(Order(id: 7))] : [.edit(1)])
            Expect.equal(draft.asked, ["saved": 1])
            Expect.equal(draft.found, [7])
        }
    }

    /// More or less room leaves nothing; another row does.
    private static func leavingColumns() async {
        for isCompact in [false, true] {
            let (router, session) = (MallRouter(), Session())
            router.guards.signedIn = { true }
            router.guards.saved = { session.isValid }
            router.adapt(toCompact: isCompact)
            router.open(.edit(1))
            for isCompact in [true, false, isCompact] { router.adapt(toCompact: isCompact) }
            Expect.equal(router.stack, [.edit(1)])
            // Where there is room for tabs only, what lies in another one stays there.
            let rows: [(MallRouter) -> Void] = [
                { $0.choose(row: .account) }, { $0.setContentRoot(.account) }, { $0.setTrail([.account]) },
            ]
            let ways: [(MallRouter) -> Void] = [
                { $0.detailSelection = .shop(1) }, { $0.detailSelection = nil }, { $0.backToRoot() }, { $0.stack = [] },
            ]
            for leave in isCompact ? ways : rows + ways {
                leave(router)
                await settle()
                Expect.equal(router.stack, [.edit(1)])
            }
            if isCompact {
                router.selectedTab = .account
                await settle()
                Expect.equal(router.selectedTab, .account)
                router.selectedTab = .shops
                Expect.equal(router.stack, [.edit(1)])
            }
            session.isValid = true
            router.detailSelection = .shop(1)
            await settle()
            Expect.equal(router.detailSelection, .shop(1))
        }
    }

    private static func leavingStack() async {
        let (router, session) = (PathRouter(), Session())
        router.guards.saved = { session.isValid }
        router.push(.edit(1))
        router.stack = []
        await settle()
        Expect.equal(router.stack, [.edit(1), .save])
        router.pop()
        await settle()
        Expect.equal(router.stack, [.edit(1)])
        router.pop()
        await settle()
        session.isValid = true
        router.recheckGuards()
        await settle()
        Expect.equal(router.stack, [])
        // The root, too.
        session.isValid = false
        router.setDetailRoot(.edit(2))
        router.setDetailRoot(.home)
        await settle()
        Expect.equal(router.state.stack, [.save])
        session.isValid = true
        router.recheckGuards()
        await settle()
        Expect.equal(router.state, PathState())
    }

    fileprivate static func settle() async { for _ in 0..<100 { await Task.yield() } }
}

@MainActor
private final class Session {
    var isValid = false
}

/// Somebody who writes, and what the app has said of it.
@MainActor
private final class Draft: DraftResolver {
    let router: DraftRouter
    var isSaved = true
    var isKept = false
    var isSignedIn = false
    var order: [String] = []
    var found: [Int] = []
    var reasons: [DraftTransition.Reason] = []

    var asked: [String: Int] { order.reduce(into: [:]) { $0[$1, default: 0] += 1 } }

    init(_ state: DraftState = DraftState()) {
        router = DraftRouter(state)
        router.onTransition = { if let reason = $0.swallowed { self.reasons.append(reason) } }
        router.guards.saved = { self.answer("saved", self.isSaved) }
        router.guards.kept = { self.answer("kept", self.isKept) }
        router.guards.signedIn = { self.answer("signedIn", self.isSignedIn) }
    }

    func order(id: Int) async throws -> Order {
        found.append(id)
        return Order(id: id)
    }

    func settle() async { await Checks.settle() }

    private func answer(_ name: String, _ holds: Bool) -> Bool {
        order.append(name)
        return holds
    }
}

/// Somebody's way through the club, and what the app has said of it.
@MainActor
final class Club: ClubResolver {
    let router: ClubRouter
    var signedIn: Bool
    var paid = true
    var adult = true
    var isLost = false
    var asked: [String: Int] = [:]
    var found: [Int] = []
    /// Why something was not done.
    var reasons: [ClubTransition.Reason] = []

    init(signedIn: Bool = false, isSet: Bool = true, _ state: ClubState = ClubState()) {
        self.signedIn = signedIn
        router = ClubRouter(state)
        router.onTransition = { if let reason = $0.swallowed { self.reasons.append(reason) } }
        if isSet { set() }
    }

    func set() {
        router.guards.signedIn = { self.answer("signedIn", self.signedIn) }
        router.guards.paid = { self.answer("paid", self.paid) }
        router.guards.adult = { self.answer("adult", self.adult) }
    }

    func order(id: Int) async throws -> Order {
        found.append(id)
        if isLost { throw CancellationError() }
        return Order(id: id)
    }

    /// What a relaunch brings back.
    func reopened() -> ClubState? { router.saved().flatMap { ClubState.restored(from: $0).state } }

    func settle() async { await Checks.settle() }

    private func answer(_ name: String, _ holds: Bool) -> Bool {
        asked[name, default: 0] += 1
        return holds
    }
}

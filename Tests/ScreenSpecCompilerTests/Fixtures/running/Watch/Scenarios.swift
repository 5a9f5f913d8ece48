@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("what would lose something is closed by a button that asks") { readings in
                for (shown, begun, changed) in [
                    (NavigationState.Layer.Presented.sheet(.note), "0 words", "1 words"),
                    (.screen(.goal), "0 miles", "1 miles"),
                ] {
                    let router = NavigationRouter()
                    let device = Device(.compact, readings) { NavigationHost(router: router) }
                    let show = {
                        switch shown {
                        case .sheet(let sheet): router.present(sheet)
                        case .screen(let item): router.open(item)
                        }
                        device.settle()
                    }
                    show()
                    device.tap("Cancel")
                    expectEqual(device.layers, [])
                    show()
                    device.tap(begun)
                    device.swipeAway()
                    expectEqual(device.layers, ["sheet"])
                    device.tap("Cancel")
                    expectEqual(device.layers, ["sheet", "alert"])
                    device.tap("Cancel")
                    expect(device.isShowing(changed), device.outline)
                    device.tap("Cancel")
                    device.tap("Discard")
                    expectEqual(device.layers, [])
                    expectNoProblem(device)
                }
            },
            Scenario("what has nothing to lose keeps the system's button") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.present(.help)
                device.settle()
                expect(!device.tappable.contains("Cancel"), device.outline)
                device.swipeAway()
                expectEqual(device.layers, [])
                expectNoProblem(device)
            },
        ])
    }
}

@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("what would lose something is closed by a button that asks") { readings in
                for (shown, style, begun, changed) in [
                    (NavigationState.Layer.Presented.sheet(.note), NavigationState.PresentationStyle.sheet, "0 words", "1 words"),
                    (.screen(.goal), .sheet, "0 miles", "1 miles"), (.screen(.goal), .fullScreenCover, "0 miles", "1 miles"),
                ] {
                    let router = NavigationRouter()
                    let device = Device(.compact, readings) { NavigationHost(router: router) }
                    let show = {
                        switch shown {
                        case .sheet(let sheet): router.present(sheet)
                        case .screen(let item): router.present(item, as: style)
                        }
                        device.settle()
                    }
                    show()
                    device.tap("Cancel")
                    expectEqual(device.layers, [])
                    show()
                    device.tap(begun)
                    device.swipeAway()
                    expectEqual(device.layers, ["\(style)"])
                    device.tap("Cancel")
                    expectEqual(device.layers, ["\(style)", "alert"])
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

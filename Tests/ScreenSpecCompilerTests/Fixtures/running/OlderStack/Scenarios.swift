@_spi(Running) import SwiftUI

@main enum Program {
    @MainActor static func main() {
        Scenario.run([
            Scenario("iOS 16: a stack with its own router") { readings in
                let device = Device(.compact, readings) { NavigationHost() }
                device.tap("Open 1")
                expectEqual(device.screens, ["note"])
                device.back()
                expectEqual(device.screens, ["notes"])
                expectNoProblem(device)
            },
            // This was wrong once.
            Scenario("iOS 16: a stack with the app's router shows what is pushed") { readings in
                let router = NavigationRouter()
                let device = Device(.compact, readings) { NavigationHost(router: router) }
                router.push(.note(1))
                device.settle()
                expectEqual(device.screens, ["note"])
                expectNoProblem(device)
            },
        ])
    }
}

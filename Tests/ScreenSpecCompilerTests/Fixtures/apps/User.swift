@_spi(Running) import SwiftUI

/// Somebody with a device on which an app runs. Tasks take their time, and so the user waits for what is to come.
@MainActor struct User {
    let device: Device

    init(_ sizeClass: UserInterfaceSizeClass, _ readings: Readings, @ViewBuilder app: () -> some View) {
        device = Device(sizeClass, readings, content: app)
    }

    func taps(_ names: String..., line: Int = #line) {
        for name in names {
            device.settle { device.tappable.contains(name) }
            device.tap(name)
        }
        expectNoProblem(device, line: line)
    }

    func tapsTab(_ name: String, line: Int = #line) {
        device.tapTab(name)
        expectNoProblem(device, line: line)
    }

    func goesBack(line: Int = #line) {
        device.back()
        expectNoProblem(device, line: line)
    }

    func swipesAway(line: Int = #line) {
        device.swipeAway()
        expectNoProblem(device, line: line)
    }

    func turns(to sizeClass: UserInterfaceSizeClass, line: Int = #line) {
        device.resize(to: sizeClass)
        expectNoProblem(device, line: line)
    }

    /// Something happens that the user did not do: a link, a notification, news from a server.
    func waits(for event: () -> Void, line: Int = #line) {
        event()
        device.settle()
        expectNoProblem(device, line: line)
    }

    /// Does this and that; what is on screen must always be what can be shown.
    func wanders(seed: UInt64, line: Int = #line) {
        var random = Walk(seed: seed)
        for _ in 0..<walk where device.problems.isEmpty {
            switch random.next(below: 12) {
            case 0: device.resize(to: random.next(below: 2) == 0 ? .compact : .regular)
            case 1, 2: if device.canGoBack { device.back() }
            case 3, 4: if !device.layers.isEmpty { device.swipeAway() }
            case 5: if device.layers.isEmpty, let tab = random.pick(device.tabs.titles) { device.tapTab(tab) }
            default: if let name = random.pick(device.tappable) { device.tap(name) }
            }
            expectEqual(device.missing, [], line: line)
        }
        expectNoProblem(device, line: line)
    }

    func sees(_ texts: String..., line: Int = #line) {
        device.settle { texts.allSatisfy(device.isShowing) }
        for text in texts where !device.isShowing(text) {
            expect(false, "\"\(text)\" is not on screen\n\(device.outline)", line: line)
        }
        expectEqual(device.missing, [], line: line)
    }

    func doesNotSee(_ texts: String..., line: Int = #line) {
        device.settle { !texts.contains(where: device.isShowing) }
        for text in texts where device.isShowing(text) {
            expect(false, "\"\(text)\" is on screen\n\(device.outline)", line: line)
        }
    }

    func seesLayers(_ layers: String..., line: Int = #line) {
        device.settle { device.layers == layers }
        expectEqual(device.layers, layers, line: line)
    }

    func seesTabs(_ titles: [String], _ selected: String, line: Int = #line) {
        expectEqual(device.tabs.titles, titles, line: line)
        expectEqual(device.tabs.selected, selected, line: line)
    }
}

import Combine
import SwiftUI

struct City: Identifiable, Sendable {
    let id: String
    let name: String

    static let all = [City(id: "SFO", name: "San Francisco"), City(id: "LON", name: "London")]
    static func identified(by id: City.ID) -> City { all.first { $0.id == id } ?? all[0] }
}

struct Donut: Identifiable, Sendable {
    let id: Int
    var name: String
}

struct Order: Identifiable, Sendable {
    let id: String
    var isComplete = false
}

@MainActor final class FoodTruckModel: ObservableObject {
    @Published var orders = [Order(id: "Order#1221"), Order(id: "Order#1222")]
    @Published var donuts = [Donut(id: 0, name: "The Classic"), Donut(id: 1, name: "Blueberry Frosted")]
    @Published var newDonut = Donut(id: 2, name: "New Donut")

    func order(_ id: Order.ID) -> Binding<Order> {
        Binding {
            self.orders.first { $0.id == id } ?? Order(id: id)
        } set: { order in
            self.orders = self.orders.map { $0.id == id ? order : $0 }
        }
    }

    func donut(_ id: Donut.ID) -> Binding<Donut> {
        Binding {
            self.donuts.first { $0.id == id } ?? self.newDonut
        } set: { donut in
            self.donuts = self.donuts.map { $0.id == id ? donut : $0 }
        }
    }
}

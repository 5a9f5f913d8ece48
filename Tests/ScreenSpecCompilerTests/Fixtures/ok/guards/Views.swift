import SwiftUI

struct HomeView: View { var body: some View { Text("home") } }
struct EventView: View {
    let id: Int
    var body: some View { Text("event \(id)") }
}
struct AccountView: View { var body: some View { Text("account") } }
struct OrdersView: View { var body: some View { Text("orders") } }
struct OrderView: View {
    let order: Order
    var body: some View { Text("order \(order.id)") }
}
struct LogInView: View { var body: some View { Text("log in") } }
struct SignUpView: View { var body: some View { Text("sign up") } }
struct InviteView: View {
    let id: Int
    var body: some View { Text("invite \(id)") }
}
struct PayView: View {
    let amount: Int
    var body: some View { Text("pay \(amount)") }
}
struct ShopsView: View { var body: some View { Text("shops") } }
struct ShopView: View {
    let id: Int
    var body: some View { Text("shop \(id)") }
}

import SwiftUI

struct HomeView: View { var body: some View { EmptyView() } }

struct ShelfView: View {
    let number: Int

    var body: some View { Text("\(number)") }
}

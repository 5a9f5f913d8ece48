import Models
import SwiftUI

struct HomeView: View { var body: some View { EmptyView() } }

struct BookView: View {
    let book: Book
    var body: some View { EmptyView() }
}

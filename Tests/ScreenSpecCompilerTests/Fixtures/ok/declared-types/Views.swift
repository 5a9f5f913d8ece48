import Foundation
import SwiftUI

struct AccountsView: SwiftUI.View { var body: some SwiftUI.View { EmptyView() } }

struct AccountView: SwiftUI.View {
    let id: Int
    var body: some SwiftUI.View { EmptyView() }
}

struct EditView: SwiftUI.View {
    let id: UUID
    var body: some SwiftUI.View { EmptyView() }
}

struct NoteView: SwiftUI.View { var body: some SwiftUI.View { EmptyView().isDirty(true) } }

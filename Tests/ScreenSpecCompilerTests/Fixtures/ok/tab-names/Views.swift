import SwiftUI

struct ScreenView: View {
    var body: some View { Text(verbatim: "Screen") }
}

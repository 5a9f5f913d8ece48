import SwiftUI

struct HomeView: View { var body: some View { EmptyView() } }
struct SettingsView: View { var body: some View { EmptyView() } }

import SwiftUI

struct SettingsView: View {
    @Environment(Library.self) private var library

    var body: some View {
        @Bindable var library = library
        Form {
            Toggle("Show authors in lists", isOn: $library.showsAuthorsInLists)
        }
        .navigationTitle("Settings")
    }
}

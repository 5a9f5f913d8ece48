import SwiftUI

struct Screen: View {
    init() {}
    init(class: String) {}
    init(in: Int) {}
    init(`let`: Int, `var`: Int) {}
    init(case: Int?, while: Handler?) {}
    init(is: Bool) {}
    init(get: Int, willSet: Int, some: Int) {}
    init(weak: Int) {}
    init(self: Int) {}
    var body: some View { EmptyView() }
}

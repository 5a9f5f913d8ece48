import AppNavigation
import FeatureBooks
import FeatureLoans

let router = NavigationRouter()
router.open(.book(7))
lend(7, with: router)
lookUp(8, with: router.router(ofLayer: 0))
let layers = router.layers.compactMap { $0.item?.displayName }
let inThere = router.router(ofLayer: 0).stack.map(\.displayName)
print("on show: \(router.detailRoot.displayName), over it \(layers), and in there \(inThere)")

#if canImport(SwiftUI)
    import SwiftUI

    struct LibraryScene: Scene {
        var body: some Scene { WindowGroup { NavigationHost() } }
    }
#endif

import Foundation
import Models
import SwiftUI
struct HomeView: View { var body: some View { EmptyView() } }
struct DefaultView: View { let name: String?; var body: some View { EmptyView() } }
struct InView: View { let range: (Int, String); var body: some View { EmptyView() } }
struct RepeatView: View { let count: Int; var body: some View { EmptyView() } }
struct ClassView: View { let `class`: String; var body: some View { EmptyView() } }
struct CompareView: View { let authors: [Author]; init(_ authors: [Author]) { self.authors = authors }; var body: some View { EmptyView() } }
struct SessionView: View { let session: Session?; let others: [Session]; var body: some View { EmptyView() } }
struct BookmarkView: View { let bookmark: (any Bookmark)?; var body: some View { EmptyView() } }
struct TrackView: View { let analytics: (any Analytics)?; var body: some View { EmptyView() } }
struct CallbacksView: View { let onDone: (() -> Void)?; var body: some View { EmptyView() } }
struct PointsView: View { init(_ points: [(x: Int, y: Int)]) {}; var body: some View { EmptyView() } }
struct LevelView: View { let level: Level; let depth: Int?; let id: UUID; var body: some View { EmptyView() } }

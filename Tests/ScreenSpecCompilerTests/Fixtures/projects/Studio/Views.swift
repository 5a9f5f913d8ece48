import SwiftUI

/// What `app.placeholder` names: shown while nothing is selected.
struct NothingSelectedView: View {
    let label: String
    let systemImage: String

    var body: some View { EmptyView() }
}

struct HomeView: View {
    var body: some View {
        VStack {
            NavigationLink("Project a", value: NavigationItem.project("a"))
            NavigationLink("What is new", value: NavigationItem.whatsNew)
        }
    }
}

struct InboxView: View {
    var body: some View { EmptyView() }
}

struct MessageView: View {
    let message: Inbox.Message
    let parent: Inbox.Message.ID?

    var body: some View { EmptyView() }
}

struct SearchView: View {
    let query: String
    let scopes: Set<SearchScope>

    var body: some View { EmptyView() }
}

struct AssetLibraryView: View {
    var body: some View { EmptyView() }
}

struct FolderView: View {
    let folder: Folder

    var body: some View { EmptyView() }
}

struct AssetDetailView: View {
    let asset: Asset
    let version: Int?
    let preview: Thumbnail?

    var body: some View { EmptyView() }
}

struct ImportView: View {
    let source: ImportSource
    let folder: Folder.ID?
    let onFinish: (@Sendable () -> Void)?

    var body: some View { EmptyView() }
}

struct AssetPickerView: View {
    let kinds: Set<Asset.Kind>
    let limit: Int
    let onPick: ([Asset.ID]) -> Void

    var body: some View { EmptyView() }
}

struct MetadataView: View {
    let id: Asset.ID
    let values: [String: Swift.String]

    var body: some View { EmptyView() }
}

struct RelinkView: View {
    let id: Asset.ID
    let lookup: (@Sendable (Asset.ID) async throws -> Asset)?

    var body: some View { EmptyView() }
}

struct CropView: View {
    let asset: Asset
    let aspect: (Int, Int)
    let onApply: ((_ width: Int, _ height: Int) -> Void)?

    var body: some View { EmptyView() }
}

struct DuplicatesView: View {
    let groups: [[Asset.ID]]

    var body: some View { EmptyView() }
}

struct TagListView: View {
    var body: some View { EmptyView() }
}

struct TaggedAssetsView: View {
    let tags: Set<Tag.ID>
    let mode: TagMatch

    var body: some View { EmptyView() }
}

struct BillingView: View {
    var body: some View { EmptyView() }
}

struct PlanView: View {
    let plan: Plan
    let seats: Int

    var body: some View { EmptyView() }
}

struct InvoiceListView: View {
    var body: some View { EmptyView() }
}

struct InvoiceView: View {
    let number: Invoice.ID
    let line: Int?

    var body: some View { EmptyView() }
}

struct PaymentMethodView: View {
    let onChange: (@MainActor () -> Void)?

    var body: some View { EmptyView() }
}

struct UsageView: View {
    let months: [String: Int]

    var body: some View { EmptyView() }
}

struct ExportQueueView: View {
    var body: some View { EmptyView() }
}

struct ExportJobView: View {
    let id: ExportJob.ID

    var body: some View { EmptyView() }
}

struct NewExportView: View {
    let project: Project
    let exporter: any Exporter
    let preset: ExportPreset?

    var body: some View { EmptyView() }
}

struct BatchExportView: View {
    let projects: [Project]
    let exporters: [any Exporter]
    let onProgress: (@Sendable (Double) async -> Void)?

    var body: some View { EmptyView() }
}

struct ExportResultView: View {
    let job: ExportJob.ID
    let outcome: Result<Asset, ExportError>

    var body: some View { EmptyView() }
}

struct ExportLogView: View {
    let text: String

    var body: some View { EmptyView() }
}

struct PresetView: View {
    let preset: ExportPreset
    let editing: Bool
    let onSave: @MainActor (ExportPreset) -> Void

    var body: some View { EmptyView() }
}

struct FileNamingView: View {
    let pattern: String

    var body: some View { EmptyView() }
}

struct HelpTopicsView: View {
    var body: some View {
        VStack {
            NavigationLink("About", value: NavigationItem.about)
        }
    }
}

struct HelpArticleView: View {
    let id: HelpArticle.ID

    var body: some View { EmptyView() }
}

struct CaseStudyView: View {
    let slug: String

    var body: some View { EmptyView() }
}

struct ContactSupportView: View {
    let subject: String?
    let error: ExportError?
    let onSend: (@Sendable (_ ticket: Int) -> Void)?

    var body: some View { EmptyView() }
}

struct WhatsNewView: View {
    var body: some View { EmptyView() }
}

struct ReleaseNotesView: View {
    let version: String

    var body: some View { EmptyView() }
}

enum Onboarding {
    struct WelcomeView: View {
        let progress: Double

        var body: some View { EmptyView() }
    }
}

struct AboutView: View {
    var body: some View {
        VStack {
            NavigationLink("What is new", value: NavigationItem.whatsNew)
        }
    }
}

struct ProjectListView: View {
    var body: some View {
        VStack {
            NavigationLink("Project b", value: NavigationItem.project("b"))
        }
    }
}

struct ProjectOverviewView: View {
    let id: Project.ID

    var body: some View { EmptyView() }
}

struct NewProjectView: View {
    let template: Template?
    let onCreate: (@MainActor (Project) -> Void)?

    var body: some View { EmptyView() }
}

struct ProjectSettingsView: View {
    let project: Project
    let pane: Project.Pane

    var body: some View { EmptyView() }
}

struct ProjectActivityView: View {
    let project: Project
    let since: Int?

    var body: some View { EmptyView() }
}

struct CompareProjectsView: View {
    let projects: [Project]
    let fields: Set<Project.Field>

    var body: some View { EmptyView() }
}

struct BriefView: View {
    let project: Project

    var body: some View { EmptyView() }
}

struct StoryboardView: View {
    let project: Project
    let frame: Int

    init(_ project: Project, startingAt frame: Int) {
        self.project = project
        self.frame = frame
    }

    var body: some View { EmptyView() }
}

struct ComposePostView: View {
    let project: Project
    let draft: Post
    let onPublish: @MainActor (Post) -> Void

    var body: some View { EmptyView() }
}

struct TemplateListView: View {
    var body: some View { EmptyView() }
}

struct TemplateView: View {
    let template: Template
    let `default`: Bool

    var body: some View { EmptyView() }
}

struct ReviewListView: View {
    var body: some View { EmptyView() }
}

struct ReviewView: View {
    let review: Review
    let reviewer: (any Reviewer)?
    let onDecision: DecisionHandler?

    init(_ review: Review, as reviewer: (any Reviewer)?, onDecision: DecisionHandler?) {
        self.review = review
        self.reviewer = reviewer
        self.onDecision = onDecision
    }

    var body: some View { EmptyView() }
}

struct CommentsView: View {
    let review: Review.ID
    let frame: Int?

    var body: some View { EmptyView() }
}

struct CommentView: View {
    let comment: Review.Comment
    let isUnread: Bool

    var body: some View { EmptyView() }
}

struct AnnotationView: View {
    let review: Review.ID
    let frame: Int
    let onSave: ((Review.Drawing) -> Void)?

    var body: some View { EmptyView() }
}

struct ApprovalView: View {
    let review: Review
    let onDecision: DecisionHandler?

    var body: some View { EmptyView() }
}

struct CompareVersionsView: View {
    let review: Review.ID
    let versions: (before: Int, after: Int)

    var body: some View { EmptyView() }
}

struct ReviewersView: View {
    let reviewers: [any Reviewer]

    var body: some View { EmptyView() }
}

struct PublicLinkView: View {
    let review: Review.ID
    let days: Int

    var body: some View { EmptyView() }
}

struct SettingsView: View {
    var body: some View { EmptyView() }
}

struct AccountView: View {
    var body: some View { EmptyView() }
}

struct AppearanceView: View {
    let theme: Theme
    let preview: ((Theme) -> Void)?

    var body: some View { EmptyView() }
}

struct DefaultsView: View {
    var body: some View { EmptyView() }
}

struct ShortcutListView: View {
    var body: some View { EmptyView() }
}

struct ShortcutView: View {
    let command: String
    let keys: [String]
    let onRecord: (([String]) -> Bool)?

    var body: some View { EmptyView() }
}

struct ExtensionView: View {
    let identifier: String?
    let isTrusted: Bool

    var body: some View { EmptyView() }
}

struct TeamView: View {
    var body: some View { EmptyView() }
}

struct MemberView: View {
    let id: Member.ID

    var body: some View { EmptyView() }
}

struct InviteView: View {
    let role: Role.ID?
    let addresses: [String]
    let onSend: ([String], Role.ID?) -> Void

    var body: some View { EmptyView() }
}

struct RoleListView: View {
    var body: some View { EmptyView() }
}

struct RoleView: View {
    let role: Role
    let permissions: [Role.Permission]

    var body: some View { EmptyView() }
}

struct ScheduleView: View {
    let week: Int
    let member: Member.ID?

    var body: some View { EmptyView() }
}

struct TimelineView: View {
    let project: Project
    let frame: Int
    let clips: [Timeline.Clip.ID]
    let engine: PlaybackEngine?

    var body: some View { EmptyView() }
}

struct ClipInspectorView: View {
    let clip: Timeline.Clip
    let speed: Double

    var body: some View { EmptyView() }
}

struct TrimView: View {
    let clip: Timeline.Clip.ID
    let edge: Timeline.Edge
    let frame: Int
    let onCommit: (Int) -> Void

    var body: some View { EmptyView() }
}

struct LoopView: View {
    let range: ClosedRange<Int>
    let engine: PlaybackEngine?

    var body: some View { EmptyView() }
}

struct KeyframesView: View {
    let property: Timeline.Property
    let span: (start: Int, end: Int)

    var body: some View { EmptyView() }
}

struct MixerView: View {
    let levels: [Timeline.Track.ID: Double]
    let solo: Timeline.Track.ID?
    let onChange: (@MainActor (Timeline.Track.ID, Double) -> Void)?

    var body: some View { EmptyView() }
}

struct EffectListView: View {
    let clip: Timeline.Clip.ID?

    var body: some View { EmptyView() }
}

struct EffectView: View {
    let effect: Effect
    let parameters: [String: Double]

    var body: some View { EmptyView() }
}

struct TransitionView: View {
    let outgoing: Timeline.Clip.ID
    let incoming: Timeline.Clip.ID
    let style: Timeline.Transition

    var body: some View { EmptyView() }
}

struct ActivityColumn: View {
    var body: some View { EmptyView() }
}

struct EditProjectSheet: View {
    let id: Project.ID
    @Environment(\.dismiss) private var dismiss
    @State private var edits = 0

    var body: some View {
        Button("Edit \(id)") { edits += 1 }
        Button("Save \(id)") {
            edits = 0
            dismiss()
        }
        .isDirty(edits > 0)
    }
}

struct NewProjectSheet: View {
    @State private var name = ""

    var body: some View { Button("Name it") { name += "x" }.isDirty(!name.isEmpty) }
}

struct AssetPicker: View {
    let onPick: ((Asset.ID) -> Void)?

    var body: some View { EmptyView() }
}

struct ScreeningView: View {
    let id: Project.ID

    var body: some View { EmptyView() }
}

struct ExportOptionsView: View {
    var body: some View { EmptyView() }
}

import ScreenSpecDiagnostics
import ScreenSpecModel

/// Which of Apple's modules the types of a spec need, as far as their names tell: `URL?` needs Foundation, `Binding<Int>` SwiftUI.
/// A type of the app's own module hides an imported one of its name, and is none the worse for the import. A name that an
/// app's other modules often have, too, means theirs where the spec imports some.
struct AppleTypes {
    private(set) var needsFoundation = false
    private(set) var needsSwiftUI = false
    private let importsOwn: Bool

    /// - Parameter modules: those that the spec imports.
    init(beside modules: [String]) {
        importsOwn = modules.contains { !Self.appleModules.contains($0) }
    }

    /// Modules of Apple's that have no type of these names.
    private static let appleModules: Set<String> = [
        "AppKit", "Combine", "CoreData", "CoreGraphics", "CoreLocation", "Foundation", "OSLog", "Observation",
        "SwiftData", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "WidgetKit",
    ]

    /// Takes each name in `type` that is no member's.
    mutating func read(_ type: ByteText) {
        var end = 0
        while let name = type.nextName(&end) {
            let initial = name[0] &- 0x41
            if initial >= 26 || name.count > 31 || Self.lengths[Int(initial)] & 1 << UInt32(name.count) == 0 {
                continue
            }
            switch module(of: name.string) {
            case "Foundation": needsFoundation = true
            case "SwiftUI": needsSwiftUI = true
            default: break
            }
        }
    }

    /// Takes the types of all payloads, and what their defaults name.
    mutating func read(payloadsOf table: CaseTable) {
        let (rows, count, parameters) = (table.rows.base, table.rows.count, table.parameters.base)
        var row = 0
        while row < count, !(needsFoundation && needsSwiftUI) {
            let payload = rows[row].payload
            var index = payload.start
            while index < payload.end {
                read(parameters[index].typeText)
                let value = parameters[index].defaultText
                // Of a text, no word is a type.
                if value.count > 0, value[0] != 0x22 { read(value) }
                index &+= 1
            }
            row &+= 1
        }
    }

    /// Takes an attribute's type, and what its values name.
    mutating func read(_ attribute: AttributeTable) {
        read(attribute.type.bytes)
        for value in attribute.values {
            if case .expression = value.constant { read(value.text.bytes) }
        }
    }

    /// The module of a type, where its name says it.
    func module(of name: String) -> String? {
        if name == "Foundation" || Self.foundation.contains(name) { return "Foundation" }
        if name == "SwiftUI" { return name }
        if importsOwn { return nil }
        return Self.swiftUI.contains(name) ? "SwiftUI" : Self.sharedFoundation.contains(name) ? "Foundation" : nil
    }

    private static let foundation: Set<String> = [
        "AttributedString", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector", "Calendar", "CharacterSet",
        "ComparisonResult", "Data", "Date", "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileManager",
        "HTTPURLResponse", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
        "LocalizedStringResource", "NSArray", "NSAttributedString", "NSData", "NSDate", "NSDictionary", "NSError",
        "NSNumber", "NSObject", "NSRange", "NSString", "NSURL", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "PersonNameComponents", "ProcessInfo", "TimeInterval", "TimeZone", "URL", "URLComponents",
        "URLQueryItem", "URLRequest", "URLResponse", "URLSession", "UUID", "UnitLength", "UnitMass", "UserDefaults",
    ]

    /// Those of Foundation whose names apps like, too.
    private static let sharedFoundation: Set<String> = [
        "Bundle", "Measurement", "Notification", "Predicate", "SortDescriptor", "SortOrder",
    ]

    private static let swiftUI: Set<String> = [
        "Alignment", "Angle", "Animation", "AnyShapeStyle", "AnyView", "Axis", "Binding", "ButtonRole", "ButtonStyle",
        "Color", "ColorScheme", "ContentMode", "DynamicTypeSize", "Edge", "EdgeInsets", "FocusState", "Font",
        "Gradient", "HorizontalAlignment", "Image", "LabelStyle", "LayoutDirection", "LocalizedStringKey", "Material",
        "Namespace", "NavigationPath", "NavigationSplitViewVisibility", "PresentationDetent", "ScenePhase", "Shape",
        "ShapeStyle", "Text", "TextAlignment", "Transaction", "UnitPoint", "UserInterfaceSizeClass",
        "VerticalAlignment", "View", "ViewModifier", "Visibility",
    ]

    /// For each capital, a bit for each length of the names that begin with it: most types are none of these.
    private static let lengths: [UInt32] = {
        var lengths = [UInt32](repeating: 0, count: 26)
        for name in foundation.union(sharedFoundation).union(swiftUI).union(["Foundation", "SwiftUI"]) {
            lengths[Int(name.utf8.first! &- 0x41)] |= 1 << UInt32(name.utf8.count)
        }
        return lengths
    }()
}

import Testing

/// A platform at the oldest version that an app runs on, and the SDK that the app is built with.
struct DeploymentTarget: Sendable, Hashable, CustomTestStringConvertible {
    enum Platform: String, CaseIterable { case iOS, macOS, tvOS, watchOS, visionOS }

    let platform: Platform
    let floor: Int
    var sdk = 26

    static let newest = DeploymentTarget(.iOS, 26)

    init(_ platform: Platform, _ floor: Int, sdk: Int = 26) {
        (self.platform, self.floor, self.sdk) = (platform, floor, sdk)
    }

    /// The versions of a platform that generated code is for.
    static func floors(_ platform: Platform) -> [Int] {
        switch platform {
        case .iOS, .tvOS: [16, 17, 18, 26]
        case .macOS: [13, 14, 15, 26]
        case .watchOS: [9, 10, 11, 26]
        case .visionOS: [1, 2, 26]
        }
    }

    static let all =
        Platform.allCases.flatMap { platform in floors(platform).map { DeploymentTarget(platform, $0) } }
        + [DeploymentTarget(.iOS, 18, sdk: 18)]

    /// The oldest and the newest of each platform.
    static let essential = Platform.allCases.flatMap { platform in
        let floors = floors(platform)
        return [floors[0], floors[floors.count - 1]].map { DeploymentTarget(platform, $0) }
    }

    var testDescription: String { "\(platform.rawValue) \(floor)" + (sdk == 26 ? "" : ", SDK \(sdk)") }

    /// The value of `app.platforms` for this target alone.
    var platforms: String { "{\(platform.rawValue): \(floor).0}" }

    /// The flag that stands for `os(…)`.
    var osFlag: String { Self.flag(platform.rawValue) }

    static func flag(_ os: some StringProtocol) -> String { "STUB_\(os.uppercased())" }

    /// The version of iOS that came out with the floor.
    private var generation: Int {
        switch platform {
        case .macOS where floor < 26: floor + 3
        case .watchOS where floor < 26: floor + 7
        case .visionOS where floor < 26: floor + 16
        default: floor
        }
    }

    var hasObservation: Bool { generation > 16 }

    /// What the modules in Apple's place are compiled with. `Tests/SwiftUI/README.md` has the list.
    var stubFlags: [String] {
        let floors = [16, 17, 18].filter { generation <= $0 }.map { "STUB_FLOOR_\($0)" }
        return [osFlag] + floors + (sdk == 18 ? ["STUB_SDK_18"] : [])
    }

    /// Whether every device that the app runs on passes a check for these versions, by platform.
    func passes(_ versions: [String: Version]) -> Bool {
        let own = versions[platform.rawValue]
        let inherited = platform == .visionOS ? versions["iOS"]?.onVisionOS : nil
        guard let wanted = own ?? inherited else { return true }
        return wanted <= Version(floor, 0)
    }

    /// A version as availability checks name it.
    struct Version: Comparable {
        let major: Int
        let minor: Int

        init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

        static func < (left: Self, right: Self) -> Bool { (left.major, left.minor) < (right.major, right.minor) }

        /// What a check for iOS asks of visionOS where it does not name it.
        var onVisionOS: Version {
            switch major {
            case ..<17: Version(1, 0)
            case 17: Version(1, max(0, minor - 3))
            case 18: Version(2, minor)
            default: self
            }
        }
    }
}

import Foundation
import Testing

/// User defaults for a single test, which are removed when this object is released.
final class ScratchDefaults {
    let defaults: UserDefaults
    private let suite = "ported-app-\(UUID().uuidString)"

    init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

    deinit { defaults.removePersistentDomain(forName: suite) }
}

import Foundation
import Testing

/// Defaults of their own for one test, which are removed when this is released.
final class ScratchDefaults {
    let defaults: UserDefaults
    private let suite = "ported-app-\(UUID().uuidString)"

    init() throws { defaults = try #require(UserDefaults(suiteName: suite)) }

    deinit { defaults.removePersistentDomain(forName: suite) }
}

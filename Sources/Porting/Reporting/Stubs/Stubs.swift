import Foundation

/// Swift declarations of what translated files use and nothing declares.
struct Stubs {
    /// The text of a Swift file; empty if nothing is missing.
    let text: String

    /// - Parameter context: The headers whose declarations the translations know, and which are not translated.
    init(of translations: [Translation], context: [String] = [], registry: Registry) {
        text = onDeepStack {
            var writer = StubWriter(StubProgram(translations, context: context, registry: registry))
            return writer.text()
        }
    }
}

/// Collects the translations of the threads that translate.
final class CollectedTranslations: @unchecked Sendable {  // `lock` guards its state.
    private let lock = NSLock()
    private var translations: [(name: String, translation: Translation)] = []

    func add(_ translation: Translation, named name: String) {
        lock.withLock { translations.append((name, translation)) }
    }

    /// The translations by the names and texts of their files.
    var sorted: [Translation] {
        lock.withLock { translations }.sorted { ($0.name, $0.translation.text) < ($1.name, $1.translation.text) }
            .map(\.translation)
    }
}

import Foundation
import Porting

/// Translates texts on all cores.
func translated(_ sources: [(name: String, text: String, registry: Registry)]) -> [Translation] {
    let results = Results(count: sources.count)
    DispatchQueue.concurrentPerform(iterations: sources.count) { index in
        let source = sources[index]
        results.set(translate(source.text, name: source.name, registry: source.registry), at: index)
    }
    return results.all
}

/// What threads compute, each at its index.
private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Translation?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: Translation, at index: Int) { lock.withLock { results[index] = result } }

    var all: [Translation] { lock.withLock { results.compactMap(\.self) } }
}

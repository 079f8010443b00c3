import Dispatch
import Foundation

/// Tells how far a long run is: after a second, and then twice a second.
final class Progress: @unchecked Sendable {  // `lock` guards its state.
    private let lock = NSLock()
    private let write: (String) -> Void
    private var next = DispatchTime.now() + 1

    init(_ write: @escaping (String) -> Void) {
        self.write = write
    }

    func report(_ verb: String, _ done: Int, of count: Int) {
        lock.withLock {
            guard DispatchTime.now() >= next, done < count else { return }
            next = .now() + 0.5
            write("\(verb) \(grouped(done)) of \(counted(count, "file")).\n")
        }
    }
}

/// The same bytes for the same value.
func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // What is encoded are strings, numbers and flags.
    guard let data = try? encoder.encode(value) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
}

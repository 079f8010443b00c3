import RACCompat
import StreamCore

/// Writes down, on any thread, what a subscription receives.
final class EventRecord: Sendable {
    private let words = Guarded<[String]>([])

    var events: [String] { words.read() }

    func add(_ word: String) { words.withLock { $0.append(word) } }

    @discardableResult
    func subscribe(to signal: RACSignal, as show: @escaping (Any?) -> String = shown) -> RACDisposable {
        signal.subscribeNext(
            { self.add(show($0)) }, error: { self.add("error \(shown($0))") }, completed: { self.add("completed") })
    }
}

/// A value as the record shows it.
func shown(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let tuple as RACTuple: "(\(tuple.backingArray.map(shown).joined(separator: " ")))"
    case is RACUnit: "unit"
    case let value?: "\(value)"
    }
}

/// Runs what waits for the main scheduler, and what follows from it, until nothing is left.
@MainActor
func runMainTurns() {
    while MainLoop.runNext() {}
}

/// The error that tests fail with.
struct ControlFailure: Error, CustomStringConvertible {
    let description = "failure"
}

/// Takes an object, which is safe to share here, to other threads.
struct AcrossThreads<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}

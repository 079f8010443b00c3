import Foundation
import RACCompat

/// Writes down what subscriptions receive, on any thread, one word an event.
final class ObservedLog: @unchecked Sendable {  // the words are reached under the lock only
    private let lock = NSLock()
    private var words: [String] = []

    var events: [String] { lock.withLock { words } }

    func add(_ word: String) { lock.withLock { words.append(word) } }

    /// Subscribes to a signal, with a current scheduler.
    @discardableResult
    func subscribe(
        to signal: RACSignal, as describe: @escaping (Any?) -> String = { value in value.map { "\($0)" } ?? "nil" }
    ) -> RACDisposable {
        withScheduler {
            signal.subscribeNext(
                { self.add(describe($0)) },
                error: { self.add("error \($0.map { "\($0)" } ?? "nil")") },
                completed: { self.add("completed") })
        }
    }
}

/// Runs `body` where a scheduler is current, so that subscriptions begin in the call.
@discardableResult
func withScheduler<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    RACTestScheduler().performAsCurrentScheduler { result = body() }
    guard let result else { fatalError("The scheduler has not run its block.") }
    return result
}

/// What is reported meanwhile, of the lines that contain a word.
func reports(with word: String, _ body: () -> Void) -> [String] {
    let log = ObservedLog()
    oneAtATime.withLock {
        let sink = RACSignal.reportSink
        RACSignal.reportSink = { log.add($0) }
        body()
        RACSignal.reportSink = sink
    }
    return log.events.filter { $0.contains(word) }
}

/// Tests run at once, and there is one sink.
private let oneAtATime = NSLock()

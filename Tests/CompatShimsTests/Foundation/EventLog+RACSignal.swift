import Foundation
import FoundationTestSupport
import RACCompat

extension EventLog {
    /// Subscribes to a signal: values as `describe` shows them, "nil", "error" and its code, "completed".
    @discardableResult
    func subscribe(
        to signal: RACSignal, _ describe: @escaping (Any) -> String = { "\($0)" }
    ) -> RACDisposable {
        signal.subscribeNext(
            { self.add($0.map(describe) ?? "nil") },
            error: { error in self.add("error \((error as NSError?)?.code ?? 0)") },
            completed: { self.add("completed") })
    }
}

/// Shows data as the text that it is.
func text(_ data: Any) -> String { String(decoding: data as? Data ?? Data(), as: UTF8.self) }

/// Runs `body` where a scheduler is current, so that subscriptions begin in the call.
func onCurrentScheduler<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    var result: Result<Void, Failure> = .success(())
    RACScheduler.scheduler().performAsCurrentScheduler { result = Result(catching: body) }
    try result.get()
}

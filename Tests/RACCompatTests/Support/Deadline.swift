import Dispatch
import Foundation
import StreamCore
import Testing

/// Runs `body` on a thread of its own, where no scheduler is current; when it does not return in time, the test fails
/// and says what hung.
@discardableResult
func withDeadline<Result>(
    _ operation: String, seconds: Int = 600, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping () -> Result
) -> Result? {
    let result = Box<Result?>(nil)
    let done = DispatchSemaphore(value: 0)
    nonisolated(unsafe) let body = body
    Thread {
        result.value = body()
        done.signal()
    }
    .start()
    guard done.wait(timeout: .now() + .seconds(seconds)) == .success else {
        Issue.record("\(operation) has not returned after \(seconds) seconds.", sourceLocation: sourceLocation)
        return nil
    }
    return result.value
}

/// Ends the process of an exit test with code 99 when it takes too long, and says what hung.
func endProcessAfterDeadline(_ operation: String, seconds: Int = 600) {
    Thread {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .seconds(seconds))
        FileHandle.standardError.write(Data("\(operation) has not returned after \(seconds) seconds.\n".utf8))
        exit(99)
    }
    .start()
}

/// Waits until another thread ends the process of an exit test.
func waitForExit() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
}

/// A variable for several threads.
final class Box<Value>: Sendable {
    private let storage: Guarded<Value>

    init(_ value: Value) { storage = Guarded(value) }

    var value: Value {
        get { storage.read() }
        set { storage.exchange(newValue) }
    }

    func mutate(_ change: (inout Value) -> Void) { storage.withLock { change(&$0) } }
}

extension Box where Value == [String] {
    /// The lines that contain a word.
    func lines(with word: String) -> [String] { value.filter { $0.contains(word) } }
}

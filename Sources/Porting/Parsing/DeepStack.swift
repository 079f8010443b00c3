import Dispatch
import Foundation

/// Runs a body on a stack that is deep enough for the longest chain that the parser reads.
///
/// Each link of a chain takes a few calls to write, and to release. Only the used part of the stack takes memory.
func onDeepStack<Result>(_ body: () -> Result) -> Result {
    let depth = 1 << 30
    if Thread.current.stackSize == depth { return body() }
    var result: Result?
    withoutActuallyEscaping({ result = body() }) { body in
        let work = Work(body: body)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            work.body()
            // The thread may end after this call: it keeps nothing of the body.
            work.body = {}
            done.signal()
        }
        thread.stackSize = depth
        thread.start()
        done.wait()
    }
    guard let result else { preconditionFailure("The thread ended without a result.") }
    return result
}

/// The work of a thread whose caller waits, so that both never use the closure at the same time.
private final class Work: @unchecked Sendable {  // Its caller waits for the thread.
    var body: () -> Void

    init(body: @escaping () -> Void) {
        self.body = body
    }
}

import Dispatch
import Foundation

/// Runs `body` on a thread with a stack of the given size, and waits for it.
func onThread(stackSize: Int, _ body: @escaping () -> Void) {
    let isOver = DispatchSemaphore(value: 0)
    let work = Transferred(body)
    let thread = Thread {
        work.value()
        isOver.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    isOver.wait()
}

/// Runs `body` once on each of several threads that begin together, and waits for all.
func onThreads(_ count: Int, _ body: @escaping (_ index: Int) -> Void) {
    let arrived = DispatchSemaphore(value: 0)
    let begin = DispatchSemaphore(value: 0)
    let isOver = DispatchSemaphore(value: 0)
    let work = Transferred(body)
    for index in 0..<count {
        Thread.detachNewThread {
            arrived.signal()
            begin.wait()
            work.value(index)
            isOver.signal()
        }
    }
    for _ in 0..<count { arrived.wait() }
    for _ in 0..<count { begin.signal() }
    for _ in 0..<count { isOver.wait() }
}

/// Takes something to another thread; the test makes sure that it may be there.
private struct Transferred<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

import Foundation

/// Runs `body` on a thread with a stack of 512 KiB, as secondary threads have on other platforms, and waits for it.
func onSmallStack(_ body: @escaping () -> Void) {
    let work = UncheckedBox(body)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
        work.content()
        done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    precondition(done.isSignalled(), "The thread did not finish.")
}

/// Moves something to another thread; the caller waits for that thread.
struct UncheckedBox<Content>: @unchecked Sendable {
    let content: Content

    init(_ content: Content) {
        self.content = content
    }
}

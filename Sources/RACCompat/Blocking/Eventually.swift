import Dispatch
public import Foundation
import StreamCore

/// Waits until a condition holds; returns whether it does in time.
///
/// In ported specs, this function replaces `expect(x).will.equal(y)` and `shouldEventually`, in the assertion of any
/// test library.
///
///     #expect(eventually { model.isLoaded })
///     XCTAssertTrue(eventually { model.isLoaded })
///
/// On the main thread or queue, the main loop runs during the wait: blocks of the main scheduler, and all other work of
/// the main run loop. The condition is evaluated before each of those blocks, so that no state between two of them is
/// missed. If the caller is itself a block of the main queue, such as a `@MainActor` test, blocks that were sent
/// straight to that queue wait: use the asynchronous form where work depends on them. On any other thread, the call
/// blocks the thread, and evaluates the condition there every few milliseconds.
///
/// - Parameters:
///   - seconds: The longest time to wait. A condition that holds ends the wait at once: a long limit costs nothing.
///   - condition: Called on the calling thread at least once; an error that it throws ends the wait.
public func eventually(within seconds: TimeInterval = 10, _ condition: () throws -> Bool) rethrows -> Bool {
    requireNumber(seconds, in: "eventually(within:)")
    let deadline = DispatchTime.now() + seconds
    if Thread.isMainThread || MainQueue.isCurrent { return try MainLoop.run(until: deadline, condition) }
    while try !condition() {
        guard .now() < deadline else { return false }
        MainLoop.rest(.milliseconds(5))
    }
    return true
}

/// Waits until a condition of the main actor holds; returns whether it does in time.
///
/// The main actor is free during the wait, and runs everything that waits for it: blocks of the main queue, tasks, and both
/// libraries' main schedulers.
///
///     #expect(await eventually { model.isLoaded })
///
/// - Parameters:
///   - seconds: The longest time to wait. When the task is cancelled, the wait ends at once.
///   - condition: Called on the main actor at least once, then every few milliseconds; an error that it throws ends the wait.
@MainActor
public func eventually(
    within seconds: TimeInterval = 10, _ condition: @MainActor () throws -> Bool
) async rethrows -> Bool {
    requireNumber(seconds, in: "eventually(within:)")
    let deadline = DispatchTime.now() + seconds
    while try !condition() {
        guard .now() < deadline, !Task.isCancelled else { return false }
        try? await Task.sleep(for: .milliseconds(5))
    }
    return true
}

import Dispatch

/// Lets the tasks that are ready run up to their next wait.
///
/// The function waits for new tasks, one after the other; the tasks that were ready before a new task run before it.
package func letTasksRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 {
        await Task.detached { await Task.yield() }.value
    }
}

/// Lets tasks run until a condition holds, for some seconds of real time at most, and returns whether the condition holds.
///
/// A thread that the machine has stopped needs real time, whatever turns its task is given.
package func letTasksRun(
    until condition: () -> Bool, atMost seconds: Double, isolation: isolated (any Actor)? = #isolation
) async -> Bool {
    let deadline = DispatchTime.now() + seconds
    while DispatchTime.now() < deadline, !Task.isCancelled {
        if condition() { return true }
        try? await Task.sleep(for: .milliseconds(1))
    }
    return condition()
}

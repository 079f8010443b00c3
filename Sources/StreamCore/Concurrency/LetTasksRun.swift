/// Lets the tasks that are ready run up to their next wait.
///
/// The function waits for new tasks, one after the other; the tasks that were ready before a new task run before it.
package func letTasksRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 {
        await Task.detached { await Task.yield() }.value
    }
}

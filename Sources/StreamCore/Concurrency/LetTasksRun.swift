/// Lets tasks go on, up to their next wait: waits for new tasks, one after the other, before each of which runs what was ready.
package func letTasksRun(isolation: isolated (any Actor)? = #isolation) async {
    for _ in 0..<20 {
        await Task.detached { await Task.yield() }.value
    }
}

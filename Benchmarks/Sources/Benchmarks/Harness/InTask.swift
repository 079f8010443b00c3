import Dispatch

/// Runs asynchronous work of a workload in a task, and waits for its end.
func inTask(_ sum: UnsafeMutablePointer<Int>, _ body: @escaping @Sendable () async -> Int) {
    nonisolated(unsafe) let sum = sum
    let done = DispatchSemaphore(value: 0)
    Task.detached {
        sum.pointee &+= await body()
        done.signal()
    }
    done.wait()
}

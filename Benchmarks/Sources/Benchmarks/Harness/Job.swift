import Dispatch
import MallocCounter

/// One workload of one library, ready to be run and checked.
struct Job {
    let library: Library
    let workload: Workload
    private let body: Body

    /// Returns nil if the library has no operator for the workload.
    init?(_ library: Library, _ workload: Workload) {
        guard let body = library.body(of: workload) else { return nil }
        self.library = library
        self.workload = workload
        self.body = body
    }

    /// Runs `count` units once, checks the sum and returns it.
    @discardableResult
    func run(count: Int) -> Int {
        var sum = 0
        withUnsafeMutablePointer(to: &sum) { body(count, $0) }
        guard workload.isDone(sum: sum, count: count) else {
            fail("\(library.rawValue) \(workload.rawValue): the sum is \(sum) after \(count) units, which is wrong")
        }
        return sum
    }

    /// Does in a process of its own what `ChildProcess` reads.
    func runAsChild(count: Int) {
        if workload.isFirst {
            malloc_counter_start()
            let start = DispatchTime.now().uptimeNanoseconds
            runCounted(count: count)
            let nanoseconds = DispatchTime.now().uptimeNanoseconds - start
            print(nanoseconds, malloc_counter_stop())
        } else {
            // What the runtime builds once would be in the first of the two alone.
            run(count: count)
            runCounted(count: count)
            runCounted(count: 2 * count)
        }
    }

    private func runCounted(count: Int) {
        var work = { _ = run(count: count) }
        withUnsafeMutablePointer(to: &work) {
            malloc_counter_run({ $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, $0)
        }
    }

    /// Measures the nanoseconds that one operation takes, over `repeats` runs of `count` units.
    func nanoseconds(count: Int, repeats: Int) -> Double {
        if workload.isFirst { return ChildProcess.firstUse(of: self).nanoseconds }
        let start = DispatchTime.now().uptimeNanoseconds
        for _ in 0..<repeats { run(count: count) }
        let elapsed = DispatchTime.now().uptimeNanoseconds - start
        return Double(elapsed) / Double(repeats * count * workload.operationsPerUnit)
    }

    /// Counts the allocations of one operation: what the second half of twice as many units adds.
    func allocations(count: Int) -> Double {
        if workload.isFirst { return ChildProcess.firstUse(of: self).allocations }
        // What the runtime builds once, caches of types above all, is no cost of an operation.
        run(count: 2 * count)
        let once = countAllocations(count: count)
        let twice = countAllocations(count: 2 * count)
        return Double(twice - once) / Double(count * workload.operationsPerUnit)
    }

    /// Measures the bytes that one unit keeps allocated; nil where that is not what the workload is about.
    func bytes(count: Int) -> Double? {
        guard workload.isMemory else { return nil }
        run(count: 2 * count)
        return Double(run(count: 2 * count) - run(count: count)) / Double(count)
    }

    private func countAllocations(count: Int) -> Int {
        malloc_counter_start()
        run(count: count)
        return Int(malloc_counter_stop())
    }
}

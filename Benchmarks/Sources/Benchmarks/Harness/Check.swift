import Foundation
import MallocCounter

/// Measures allocations and instructions, and compares them with the limits or makes limits of them.
struct Check {
    let arguments: Arguments
    private var libraries: [Library] { arguments.libraries ?? [.typed, .dynamic, .rx] }

    init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    /// Returns whether nothing exceeds its limit.
    func compare() -> Bool {
        let limits = Limits(path: arguments.limits)
        var passed = true
        measure { job, cost in
            guard let limit = limits[job] else {
                passed = false
                return "no limit: FAILED"
            }
            let excess = cost.excess(over: limit)
            passed = passed && excess.isEmpty
            return text(limit) + (excess.isEmpty ? " ok" : " \(excess.joined(separator: " and ")): FAILED")
        }
        // A row that has gone, or a library without any, must not pass for a good one.
        for library in libraries {
            let jobs = arguments.workloads.filter { $0.isRepeatable }.compactMap { Job(library, $0) }
            let missing = limits.workloads(of: library)
                .filter { name in arguments.workloads.contains { $0.rawValue == name } }
                .filter { name in !jobs.contains { $0.workload.rawValue == name } }
            for name in missing { print("\(library.rawValue) \(name): has a limit and is not measured: FAILED") }
            if jobs.isEmpty { print("\(library.rawValue): nothing to measure: FAILED") }
            passed = passed && missing.isEmpty && !jobs.isEmpty
        }
        return passed
    }

    /// Stores limits; returns false if one would have had to be raised and that was not allowed.
    func update() -> Bool {
        var limits = Limits(path: arguments.limits)
        var complete = true
        measure { job, cost in
            guard let old = limits[job] else {
                limits[job] = cost.asLimit
                return "new: \(text(cost.asLimit))"
            }
            let excess = cost.excess(over: old)
            if arguments.allowRaise, !excess.isEmpty {
                limits[job] = cost.asLimit
                return "\(text(old)) raised to \(text(cost.asLimit))"
            }
            limits[job] = old.lowered(to: cost.asLimit)
            guard excess.isEmpty else {
                complete = false
                return "\(text(old)) \(excess.joined(separator: " and ")): NOT raised without --allow-raise"
            }
            return "\(text(old)) now \(text(old.lowered(to: cost.asLimit)))"
        }
        limits.write()
        return complete
    }

    private func measure(_ judge: (Job, Cost) -> String) {
        guard malloc_counter_is_supported() else { fail("allocations cannot be counted on this platform") }
        let counter = InstructionCounter()
        defer { counter?.close() }
        print("library workload: allocations / instructions [/ bytes kept] of one operation (limits)\n")
        for library in libraries {
            for workload in arguments.workloads where workload.isRepeatable {
                guard let job = Job(library, workload) else { continue }
                let count = arguments.count ?? workload.countingSize
                let cost = Cost(
                    allocations: job.allocations(count: count),
                    instructions: counter?.instructions(job, count: count),
                    bytes: job.bytes(count: count))
                print("\(library.rawValue) \(workload.rawValue): \(text(cost)) (\(judge(job, cost)))")
                fflush(nil)
            }
        }
    }

    private func text(_ cost: Cost) -> String {
        let figures =
            [cost.instructions.map { String(format: "%.0f", $0) } ?? "–"]
            + (cost.bytes.map { [String(format: "%.0f bytes", $0)] } ?? [])
        return ([String(format: "%.2f", cost.allocations)] + figures).joined(separator: " / ")
    }
}

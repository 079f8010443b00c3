import Foundation

/// Counts instructions with valgrind, on a stripped copy of this program.
struct InstructionCounter {
    private static let counted = "malloc_counter_run"

    private let directory: URL
    private var program: URL { directory.appendingPathComponent("benchmarks") }

    /// Returns nil, having said why, when valgrind is not installed.
    init?() {
        guard ChildProcess.run("valgrind", ["--version"]).status == 0 else {
            print("valgrind is not installed: instructions are NOT counted, only allocations.\n")
            return nil
        }
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            try FileManager.default.copyItem(atPath: ChildProcess.program, toPath: program.path)
        } catch {
            fail("cannot copy this program to \(directory.path): \(error)")
        }
        // valgrind 3.19 cannot read the debug information of Swift 6.3.
        let strip = ChildProcess.run("strip", ["-K", Self.counted, program.path])
        guard strip.status == 0 else {
            close()
            fail("strip failed: \(strip.output)")
        }
    }

    /// Removes the copy.
    func close() {
        try? FileManager.default.removeItem(at: directory)
    }

    /// Counts the instructions of one operation: what the second half of twice as many units adds.
    func instructions(_ job: Job, count: Int) -> Double {
        let file = directory.appendingPathComponent("counts").path
        let result = ChildProcess.run(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=\(file)", "--dump-before=\(Self.counted)",
                "--dump-after=\(Self.counted)", program.path,
            ] + ChildProcess.arguments(of: job, count: count))
        guard result.status == 0 else { stop(job, result.output) }
        // The parts: what is before the first counted run, that run, what is between both, the second run, the rest.
        let once = total(in: "\(file).2", job)
        if job.workload.isFirst { return once }
        return (total(in: "\(file).4", job) - once) / Double(count * job.workload.operationsPerUnit)
    }

    private func total(in part: String, _ job: Job) -> Double {
        let lines = (try? String(contentsOfFile: part, encoding: .utf8))?.split(separator: "\n")
        let total = lines?.last { $0.hasPrefix("totals: ") }?.split(separator: " ").last.flatMap { Double($0) }
        guard let total else { stop(job, "\(part) has no total") }
        return total
    }

    private func stop(_ job: Job, _ reason: String) -> Never {
        close()
        fail("callgrind failed on \(job.library.rawValue) \(job.workload.rawValue): \(reason)")
    }
}

import Foundation

/// Counts instructions with valgrind, on a stripped copy of this program.
struct InstructionCounter {
    private let directory: URL
    private var program: URL { directory.appendingPathComponent("benchmarks") }

    /// Returns nil, having said why, when valgrind is not installed.
    init?() {
        guard Self.run("valgrind", ["--version"]).status == 0 else {
            print("valgrind is not installed: instructions are NOT counted, only allocations.\n")
            return nil
        }
        directory = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let present = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
            try FileManager.default.copyItem(atPath: present, toPath: program.path)
        } catch {
            fail("cannot copy this program to \(directory.path): \(error)")
        }
        // valgrind 3.19 cannot read the debug information of Swift 6.3.
        let strip = Self.run("strip", [program.path])
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
        let once = total(job, count: count)
        let twice = total(job, count: 2 * count)
        return Double(twice - once) / Double(count * job.workload.operationsPerUnit)
    }

    private func total(_ job: Job, count: Int) -> Int {
        let result = Self.run(
            "valgrind",
            [
                "--tool=callgrind", "--callgrind-out-file=/dev/null", program.path,
                "--library", job.library.rawValue, "--only", job.workload.rawValue, "--once", "--count", "\(count)",
            ])
        let collected = result.output.split(separator: "\n").first { $0.contains("Collected :") }
        guard result.status == 0, let number = collected?.split(separator: " ").last.flatMap({ Int($0) }) else {
            close()
            fail("callgrind failed on \(job.library.rawValue) \(job.workload.rawValue): \(result.output)")
        }
        return number
    }

    private static func run(_ tool: String, _ arguments: [String]) -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        // The order of hashed collections decides what some of them cost.
        process.environment = ProcessInfo.processInfo.environment
            .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
        process.standardOutput = pipe
        process.standardError = pipe
        do { try process.run() } catch { fail("cannot run \(tool): \(error)") }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(bytes: output, encoding: .utf8) ?? "")
    }
}

import Foundation

/// Runs this program, and the tools that it needs, as other processes.
enum ChildProcess {
    /// The file of this program.
    static let program: String = {
        do {
            return try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        } catch {
            fail("cannot find this program: \(error)")
        }
    }()

    /// Measures a job that is the first of its process.
    static func firstUse(of job: Job) -> (nanoseconds: Double, allocations: Double) {
        let result = run(program, arguments(of: job, count: 1))
        let figures = result.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard result.status == 0, figures.count == 2 else {
            fail("\(job.library.rawValue) \(job.workload.rawValue), in a process of its own: \(result.output)")
        }
        return (figures[0], figures[1])
    }

    /// The arguments with which this program does a job as a child.
    static func arguments(of job: Job, count: Int) -> [String] {
        ["--library", job.library.rawValue, "--only", job.workload.rawValue, "--child", "--count", "\(count)"]
    }

    /// Runs a program, and waits for its end; returns what it prints.
    static func run(_ tool: String, _ arguments: [String]) -> (status: Int32, output: String) {
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

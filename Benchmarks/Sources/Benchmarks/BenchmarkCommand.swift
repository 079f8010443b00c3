import Foundation

/// Measures the libraries on the workloads; see README.md.
@main
enum BenchmarkCommand {
    static func main() {
        let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
        switch arguments.mode {
        case .help: print(Arguments.usage)
        case .once: runOnce(arguments)
        case .table: Table(arguments).print()
        case .check: if !Check(arguments).compare() { exit(1) }
        case .updateLimits: if !Check(arguments).update() { exit(1) }
        }
    }

    private static func runOnce(_ arguments: Arguments) {
        guard let libraries = arguments.libraries, libraries.count == 1, arguments.workloads.count == 1,
            let count = arguments.count
        else { fail("--once needs one --library, one --only and a --count") }
        guard let job = Job(libraries[0], arguments.workloads[0]) else {
            fail("\(libraries[0].rawValue) has no \(arguments.workloads[0].rawValue)")
        }
        job.run(count: count)
    }
}

import Foundation

/// Measures the libraries on the workloads; see README.md.
@main
enum BenchmarkCommand {
    static func main() {
        let arguments = Arguments(Array(CommandLine.arguments.dropFirst()))
        switch arguments.mode {
        case .help: print(Arguments.usage)
        case .once: only(arguments) { $0.run(count: $1) }
        case .child: only(arguments) { $0.runAsChild(count: $1) }
        case .table:
            let report = Table(arguments).print()
            if arguments.writesReadme { report.writeReadme() }
            if let path = arguments.page { report.writePage(path) }
        case .check: if !Check(arguments).compare() { exit(1) }
        case .updateLimits: if !Check(arguments).update() { exit(1) }
        }
    }

    private static func only(_ arguments: Arguments, _ run: (Job, Int) -> Void) {
        guard let libraries = arguments.libraries, libraries.count == 1, arguments.workloads.count == 1,
            let count = arguments.count
        else { fail("--once needs one --library, one --only and a --count") }
        guard let job = Job(libraries[0], arguments.workloads[0]) else {
            fail("\(libraries[0].rawValue) has no \(arguments.workloads[0].rawValue)")
        }
        run(job, count)
    }
}

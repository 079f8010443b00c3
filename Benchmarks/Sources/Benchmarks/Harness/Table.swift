import Foundation
import MallocCounter

/// Times libraries against OpenCombine and prints a line for each workload.
struct Table {
    let arguments: Arguments
    private let columns: [Library]
    private static let width = 24

    init(_ arguments: Arguments) {
        self.arguments = arguments
        let chosen = arguments.libraries ?? Library.allCases
        columns = chosen.contains(.opencombine) ? chosen : [.opencombine] + chosen
    }

    /// Prints the table, a line as soon as it is measured, and returns it.
    func print() -> Report {
        if !malloc_counter_is_supported() { Swift.print("Allocations are not counted on this platform.\n") }
        Swift.print("\(Report.meaning)\n")
        line("workload", "operation", columns.map(\.rawValue))
        line("---", "---", columns.map { _ in "---" })
        let rows = arguments.workloads.map { workload in
            let row = Report.Row(name: workload.rawValue, operation: workload.operation, cells: cells(of: workload))
            line(row.name, row.operation, row.cells.map(\.text))
            return row
        }
        return Report(
            machine: "\(Machine.description); runs of each library: \(arguments.runs)",
            columns: columns.map(\.rawValue), rows: rows,
            tools: arguments.tools.map { Tools(folder: $0, runs: arguments.runs).print() } ?? [])
    }

    private func line(_ name: String, _ operation: String, _ cells: [String]) {
        let padded = [pad(name, 9), pad(operation, 16)] + cells.map { pad($0, Self.width) }
        Swift.print("| " + padded.joined(separator: " | ") + " |")
        fflush(nil)
    }

    private func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }

    private func cells(of workload: Workload) -> [Report.Cell] {
        if case .order = workload.size { return columns.map { Report.Cell(text: order(of: workload, in: $0)) } }
        if workload.isMemory { return columns.map { Report.Cell(text: memory(of: workload, in: $0)) } }
        var watches: [Library: Stopwatch] = [:]
        for library in columns {
            watches[library] = Job(library, workload).map { Stopwatch($0, count: arguments.count) }
        }
        var times: [Library: [Double]] = [:]
        var ratios: [Library: [Double]] = [:]
        let others = columns.filter { $0 != .opencombine && watches[$0] != nil }
        // Everybody has a turn in each round, so that slow minutes of the machine fall on all; OpenCombine has one
        // before each of the others, so that the two of a pair are neighbours.
        for _ in 0..<arguments.runs {
            for library in others.isEmpty ? [.opencombine] : others {
                let reference = watches[.opencombine]?.time()
                if let reference { times[.opencombine, default: []].append(reference) }
                guard library != .opencombine, let time = watches[library]?.time() else { continue }
                times[library, default: []].append(time)
                if let reference { ratios[library, default: []].append(reference / time) }
            }
        }
        return columns.map { library in
            guard let job = watches[library]?.job, let time = times[library]?.median else {
                return Report.Cell(text: "–")
            }
            return Report.Cell(text: text(job, time: time, ratio: ratios[library]?.median), nanoseconds: time)
        }
    }

    private func text(_ job: Job, time: Double, ratio: Double?) -> String {
        let allocations = job.allocations(count: job.workload.countingSize)
        let figures = String(format: time < 100 ? "%.1f" : "%.0f", time) + String(format: " / %.2f", allocations)
        return ratio.map { figures + String(format: " / %.2f×", $0) } ?? figures
    }

    /// Not timed: one unit may keep nothing but memory that the allocator had set aside, so a run of one says nothing.
    private func memory(of workload: Workload, in library: Library) -> String {
        guard let job = Job(library, workload),
            let bytes = job.bytes(count: arguments.count ?? workload.countingSize)
        else { return "–" }
        return String(format: "%.0f bytes", bytes)
    }

    private func order(of workload: Workload, in library: Library) -> String {
        guard let job = Job(library, workload) else { return "–" }
        return Watchdog.run(minutes: 2, or: "\(library.rawValue) \(workload.rawValue): deadlock") {
            ReentrantOrder(encoded: job.run(count: 1)).description
        }
    }
}

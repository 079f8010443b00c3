import Foundation
import StreamTesting

/// Replays files and prints how that went.
struct ReplayCommand {
    let console: Console
    let request: ReplayRequest

    /// Replays everything that the request names; returns the exit status.
    func run() -> Int32 {
        let replayer: Replayer
        do {
            replayer = Replayer(accepted: try Bundled.acceptedDifferences())
        } catch {
            console.report("side-by-side: accepted-differences.json: \(error)\n")
            return 1
        }
        let isBundled = request.files.isEmpty
        let files = isBundled ? Bundled.fileNames.map { ($0, Bundled.path($0)) } : request.files.map { ($0, $0) }
        var summary = Summary()
        var progress = Progress(console: console)
        var everythingWasRead = true
        for (name, path) in files {
            do {
                try replay(path, called: name, by: replayer, into: &summary, &progress)
            } catch {
                progress.clear()
                console.report("side-by-side: \(name): \(Self.reason(error))\n")
                everythingWasRead = false
            }
        }
        progress.clear()
        for line in SummaryTable(summary).lines { console.print(line) }
        return summary.failed == 0 && everythingWasRead ? 0 : 1
    }

    private func replay(
        _ path: String, called name: String, by replayer: Replayer, into summary: inout Summary,
        _ progress: inout Progress
    ) throws {
        var reader = try LineReader(path: path)
        var number = 0
        while summary.total < request.limit ?? .max, let line = try reader.next() {
            number += 1
            guard line.contains(where: { $0 > 0x20 }),
                let replayed = replayer.replay(line, only: request.operators)
            else { continue }
            summary.add(replayed)
            report(replayed, at: "\(name):\(number)", &progress)
            progress.advance(to: summary)
        }
    }

    private func report(_ replayed: Replayed, at place: String, _ progress: inout Progress) {
        switch replayed.outcome {
        case .malformed(let reason):
            progress.clear()
            let id = replayed.id.map { "scenario \($0): " } ?? ""
            console.report("\(place): \(id)\(reason)\n")
        case .differing(let difference) where request.listsDiffering:
            progress.clear()
            console.print("\(replayed.id ?? ""): \(difference)")
        default:
            break
        }
    }

    static func reason(_ error: any Error) -> String {
        "cannot be read: \((error as? Malformed)?.description ?? error.localizedDescription)"
    }
}

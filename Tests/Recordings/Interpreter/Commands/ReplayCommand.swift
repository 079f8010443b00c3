import Foundation
import StreamTesting

/// Replays files and prints the results.
struct ReplayCommand {
    let console: Console
    let request: ReplayRequest

    /// Replays everything that the request names; returns the exit status.
    func run() -> Int32 {
        let replayer: Replayer
        do {
            replayer =
                request.face == .typed ? .typed() : Replayer(accepted: try Bundled.acceptedDifferences())
        } catch {
            console.report("side-by-side: accepted-differences.json: \(error)\n")
            return 1
        }
        let isBundled = request.files.isEmpty
        var files = Bundled.fileNames.map { ($0, Bundled.path($0)) }
        var everythingWasRead = true
        if !isBundled {
            files = []
            for path in request.files {
                do {
                    files += try Self.files(in: path).map { ($0, $0) }
                } catch {
                    console.report("side-by-side: \(path): \(Self.reason(error))\n")
                    everythingWasRead = false
                }
            }
        }
        var summary = Summary()
        var progress = Progress(console: console)
        var differing: [(id: String, difference: String)] = []
        for (name, path) in files {
            do {
                try replay(path, called: name, by: replayer, into: &summary, &progress, &differing)
            } catch {
                progress.clear()
                console.report("side-by-side: \(name): \(Self.reason(error))\n")
                everythingWasRead = false
            }
        }
        progress.clear()
        if summary.failed > differing.count, !differing.isEmpty, !request.writesJSON {
            console.print("… and more: `--list-differing` prints all")
        }
        if request.writesJSON {
            console.print(summary.json(differing: differing).description)
        } else if summary.total > 0 || request.limit == 0 {
            for line in SummaryTable(summary).lines { console.print(line) }
        }
        if summary.total == 0, everythingWasRead, request.limit != 0 {
            console.report("side-by-side: \(nothing(isBundled))\n")
            return 1
        }
        return summary.failed == 0 && everythingWasRead ? 0 : 1
    }

    private func replay(
        _ path: String, called name: String, by replayer: Replayer, into summary: inout Summary,
        _ progress: inout Progress, _ differing: inout [(id: String, difference: String)]
    ) throws {
        var reader = try LineReader(path: path)
        // A line of somebody else may be malformed, which is said of each.
        let filter = LineFilter(request.files.isEmpty ? request.operators : [])
        var number = 0
        while summary.total < request.limit ?? .max, let line = try reader.next() {
            number += 1
            guard filter.canPass(line) else { continue }
            // Text has no zero byte.
            if line.contains(0) { throw Malformed("line \(number) is not text") }
            guard line.contains(where: { $0 > 0x20 }),
                let replayed = replayer.replay(line, only: request.operators)
            else { continue }
            summary.add(replayed)
            report(replayed, at: "\(name):\(number)", &progress, &differing)
            progress.advance(to: summary)
        }
    }

    /// The reason why nothing was replayed.
    private func nothing(_ isBundled: Bool) -> String {
        let catalog = isBundled ? try? Catalog.bundled.get() : nil
        let unknown = request.operators.sorted().first { catalog?.operators[$0] == nil }
        if let catalog, let unknown { return catalog.unknownOperator(unknown) }
        return request.operators.isEmpty
            ? "there is no scenario in these files"
            : "no scenario contains \(request.operators.sorted().joined(separator: " and "))"
    }

    /// The file, or the recordings in the folder, sorted.
    private static func files(in path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else {
            return [path]
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".jsonl") }
        guard !names.isEmpty else { throw Malformed("there is no file whose name ends in .jsonl") }
        return names.sorted().map { path + "/" + $0 }
    }

    private func report(
        _ replayed: Replayed, at place: String, _ progress: inout Progress,
        _ differing: inout [(id: String, difference: String)]
    ) {
        switch replayed.outcome {
        case .malformed(let reason):
            progress.clear()
            let id = replayed.id.map { "scenario \($0): " } ?? ""
            console.report("\(place): \(id)\(reason)\n")
        case .differing(let difference) where request.listsDiffering || request.writesJSON || differing.count < 10:
            differing.append((replayed.id ?? "", "\(difference)"))
            guard !request.writesJSON else { return }
            progress.clear()
            console.print("\(replayed.id ?? ""): \(difference)")
            if let id = replayed.id {
                let files = request.files.isEmpty ? "" : " " + request.files.joined(separator: " ")
                console.print("    side-by-side show '\(id)'\(files)")
            }
        default:
            break
        }
    }

    static func reason(_ error: any Error) -> String {
        "cannot be read: \((error as? Malformed)?.description ?? words(of: error))"
    }

    /// The system's description of an error, in words.
    static func words(of error: any Error) -> String {
        let error = error as NSError
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError, cause.domain == NSPOSIXErrorDomain {
            return String(cString: strerror(Int32(cause.code)))
        }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
        return error.localizedDescription
    }
}

import Foundation
import ScenarioPrinting

/// A scenario, printed as a function of Objective-C.
struct Function {
    let name: String
    let id: String
    let text: String
}

/// A kind of recording: its files, and what prints, logs and lists its scenarios.
struct Kind {
    let files: [String]
    /// The name of the log's class, of the list in Swift, and of the type of its items.
    let log: String
    let list: String
    let item: String
    /// What stands at the beginning of each file.
    var preamble = ""
    let print: ([String: Any], String) throws -> String

    nonisolated(unsafe) static let all = [
        Kind(
            files: ["signals-systematic"], log: "ScenarioLog", list: "scenarios", item: "Scenario",
            print: ScenarioPrinter.function),
        Kind(
            files: ["channels", "commands"], log: "ScriptLog", list: "scripts", item: "Script",
            print: ScriptPrinter.function),
        Kind(
            files: ["sequences"], log: "SequenceLog", list: "sequences", item: "Sequence",
            preamble: SequencePrinter.preamble, print: SequencePrinter.function),
    ]

    /// Prints the scenarios in the files, and says what was left out.
    func functions(of recordings: URL) throws -> [Function] {
        var functions: [Function] = []
        var left: [String: Int] = [:]
        for file in files {
            let lines = try String(contentsOf: recordings.appending(path: "\(file).jsonl"), encoding: .utf8)
            for line in lines.split(separator: "\n") {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
                guard let scenario = object["scenario"] as? [String: Any], let id = scenario["id"] as? String else {
                    continue
                }
                do {
                    let name = "\(item.lowercased())_\(functions.count)"
                    functions.append(Function(name: name, id: "\(file)/\(id)", text: try print(scenario, name)))
                } catch let error as Inexpressible {
                    left[error.reason, default: 0] += 1
                }
            }
        }
        Swift.print("\(functions.count) \(list) printed, \(left.values.reduce(0, +)) left out:")
        for (reason, count) in left.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            Swift.print("  \(count) \(reason)")
        }
        return functions
    }

    /// A file of functions.
    static func source(_ parts: [(kind: Kind, functions: ArraySlice<Function>)]) -> String {
        let imports = parts.map { "#import \"\($0.kind.log).h\"\n" }.joined()
        let preambles = parts.map(\.kind.preamble).joined()
        let functions = parts.flatMap(\.functions).map(\.text).joined(separator: "\n")
        return "#import <ReactiveObjC/ReactiveObjC.h>\n\(imports)\n\(preambles)\(functions)"
    }
}

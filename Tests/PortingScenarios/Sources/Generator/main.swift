import Foundation
import Porting
import ScenarioPrinting

// Usage: Generator RECORDINGS ORIGINALS FOLDER [REGISTRY]
// Prints the recorded scenarios of a folder as Objective-C below ORIGINALS, and translates them to files below FOLDER.
let arguments = CommandLine.arguments
let recordings = URL(filePath: arguments[1])
let originals = URL(filePath: arguments[2])
let folder = URL(filePath: arguments[3])
let registry =
    arguments.count > 4 ? try Registry(json: Data(contentsOf: URL(filePath: arguments[4]))) : Registry.bundled

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
}

let kinds = [
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

for kind in kinds {
    var functions: [(name: String, id: String, text: String)] = []
    var left: [String: Int] = [:]
    for file in kind.files {
        let lines = try String(contentsOf: recordings.appending(path: "\(file).jsonl"), encoding: .utf8)
        for line in lines.split(separator: "\n") {
            let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
            guard let scenario = object["scenario"] as? [String: Any], let id = scenario["id"] as? String else {
                continue
            }
            do {
                let name = "\(kind.item.lowercased())_\(functions.count)"
                functions.append((name, "\(file)/\(id)", try kind.print(scenario, name)))
            } catch let error as Inexpressible {
                left[error.reason, default: 0] += 1
            }
        }
    }

    var file = 0
    for start in stride(from: 0, to: functions.count, by: 100) {
        let part = functions[start..<min(start + 100, functions.count)]
        let name = "\(kind.item)s\(file)"
        let source =
            "#import <ReactiveObjC/ReactiveObjC.h>\n#import \"\(kind.log).h\"\n\n\(kind.preamble)"
            + part.map(\.text).joined(separator: "\n")
        let translation = translate(source, name: name, registry: registry)
        // The types that no translated file declares are the runner's.
        for diagnostic in translation.diagnostics where diagnostic.confidence != .exact && diagnostic.id != "RAC-3051" {
            print(diagnostic)
        }
        let table = part.map { "    (\"\($0.id)\", \($0.name))," }.joined(separator: "\n")
        let list = "\nvar \(kind.list)\(file): [\(kind.item)] {\n    [\n\(table)\n    ]\n}\n"
        try source.write(to: originals.appending(path: "\(name).m"), atomically: true, encoding: .utf8)
        try (translation.text + list).write(
            to: folder.appending(path: "\(name).swift"), atomically: true, encoding: .utf8)
        file += 1
    }
    let all = "[" + (0..<file).map { "\(kind.list)\($0)" }.joined(separator: ", ") + "].flatMap(\\.self)"
    try "var \(kind.list): [\(kind.item)] { \(all) }\n".write(
        to: folder.appending(path: "\(kind.item)s.swift"), atomically: true, encoding: .utf8)
    print("\(functions.count) \(kind.list) printed, \(left.values.reduce(0, +)) left out:")
    for (reason, count) in left.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        print("  \(count) \(reason)")
    }
}

import Foundation
import Porting

// Usage: Generator RECORDINGS FOLDER [REGISTRY]
// Prints the recorded scenarios as Objective-C, translates them, and writes both below FOLDER, with what was recorded.
let arguments = CommandLine.arguments
let recordings = try String(contentsOfFile: arguments[1], encoding: .utf8)
let folder = URL(filePath: arguments[2])
let registry =
    arguments.count > 3 ? try Registry(json: Data(contentsOf: URL(filePath: arguments[3]))) : Registry.bundled

var functions: [(name: String, id: String, text: String)] = []
var left: [String: Int] = [:]
for line in recordings.split(separator: "\n") {
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] ?? [:]
    guard let scenario = object["scenario"] as? [String: Any], let id = scenario["id"] as? String else { continue }
    do {
        let name = "scenario_\(functions.count)"
        functions.append((name, id, try ScenarioPrinter.function(scenario, name: name)))
    } catch let error as Inexpressible {
        left[error.reason, default: 0] += 1
    }
}

var file = 0
for start in stride(from: 0, to: functions.count, by: 100) {
    let part = functions[start..<min(start + 100, functions.count)]
    let source =
        "#import <ReactiveObjC/ReactiveObjC.h>\n#import \"ScenarioLog.h\"\n\n"
        + part.map(\.text).joined(separator: "\n")
    let translation = translate(source, name: "Scenarios\(file)", registry: registry)
    for diagnostic in translation.diagnostics where diagnostic.confidence != .exact { print(diagnostic) }
    let table = part.map { "    (\"\($0.id)\", \($0.name))," }.joined(separator: "\n")
    let list = "\nvar scenarios\(file): [Scenario] {\n    [\n\(table)\n    ]\n}\n"
    // The original is kept to be read beside what was written; a target of Swift holds nothing else.
    try source.write(to: folder.appending(path: "Scenarios\(file).objc.txt"), atomically: true, encoding: .utf8)
    try (translation.text + list).write(
        to: folder.appending(path: "Scenarios\(file).swift"), atomically: true, encoding: .utf8)
    file += 1
}
let all = "[" + (0..<file).map { "scenarios\($0)" }.joined(separator: ", ") + "].flatMap(\\.self)"
try "var scenarios: [Scenario] { \(all) }\n".write(
    to: folder.appending(path: "Scenarios.swift"), atomically: true, encoding: .utf8)
print("\(functions.count) scenarios printed, \(left.values.reduce(0, +)) left out:")
for (reason, count) in left.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) { print("  \(count) \(reason)") }

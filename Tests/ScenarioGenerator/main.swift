import Foundation
import Porting
import ScenarioPrinting

// Usage: Generator RECORDINGS ORIGINALS FOLDER BROKEN [--broken]
// Prints the recorded scenarios of a folder as Objective-C below ORIGINALS, and translates them to files below FOLDER; some
// of them again by each of the broken rules that the file BROKEN lists. `--broken` leaves out what no rule breaks.
let arguments = CommandLine.arguments
let recordings = URL(filePath: arguments[1])
let originals = URL(filePath: arguments[2])
let folder = URL(filePath: arguments[3])

func write(_ text: String, to name: String, in folder: URL) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
}

let printed = try Kind.all.map { kind in try kind.functions(of: recordings) }
var parts: [(kind: Kind, functions: ArraySlice<Function>, name: String)] = []
if !arguments.contains("--broken") {
    for (kind, functions) in zip(Kind.all, printed) {
        for (number, start) in stride(from: 0, to: functions.count, by: 100).enumerated() {
            parts.append((kind, functions[start..<min(start + 100, functions.count)], "\(kind.item)s\(number)"))
        }
    }
}
let sources = parts.map { part in
    (name: part.name, text: Kind.source([(part.kind, part.functions)]), registry: Registry.bundled)
}
for (part, (source, translation)) in zip(parts, zip(sources, translated(sources))) {
    // The types that no translated file declares are the runner's.
    for diagnostic in translation.diagnostics where diagnostic.confidence != .exact && diagnostic.id != "RAC-3051" {
        print(diagnostic)
    }
    let list = "\nvar \(part.name.lowercased()): [\(part.kind.item)] {\n    [\n\(table(part.functions))    ]\n}\n"
    try write(source.text, to: "\(part.name).m", in: originals)
    try write(translation.text + list, to: "\(part.name).swift", in: folder)
}
for kind in Kind.all {
    let lists = parts.filter { $0.kind.item == kind.item }.map { $0.name.lowercased() }
    let all = lists.isEmpty ? "[]" : "[" + lists.joined(separator: ", ") + "].flatMap(\\.self)"
    try write("var \(kind.list): [\(kind.item)] { \(all) }\n", to: "\(kind.item)s.swift", in: folder)
}

let rules = try BrokenRule.rules(in: URL(filePath: arguments[4]))
for rule in rules where rule.entries.isEmpty {
    print("No entry of the registry has the form \(rule.form).")
    exit(1)
}
let broken = try rules.map { rule in
    let affected = zip(Kind.all, printed).map { kind, functions in
        (kind: kind, functions: rule.examples(in: functions, count: arguments.contains("--broken") ? 64 : 8)[...])
    }.filter { !$0.functions.isEmpty }
    return (rule: rule, affected: affected, registry: try rule.registry())
}
let translations = translated(
    broken.map { (name: "Broken", text: Kind.source($0.affected), registry: $0.registry) })
for (number, (broken, translation)) in zip(broken, translations).enumerated() {
    let name = "Broken\(number)"
    let beginning =
        "\nvar broken\(number): BrokenRule {\n    BrokenRule(\n        form: \(literal(broken.rule.form)), other: \(literal(broken.rule.other))"
    let lists = broken.affected.map { ",\n    \($0.kind.list): [\n\(table($0.functions))    ]" }.joined()
    try write(translation.text + beginning + lists + ")\n}\n", to: "\(name).swift", in: folder)
    // What stands in its place where it does not compile.
    try write(beginning + ", compiles: false)\n}\n", to: "\(name).swift", in: originals)
}
let names = rules.indices.map { "broken\($0)" }.joined(separator: ", ")
try write("var brokenRules: [BrokenRule] { [\(names)] }\n", to: "BrokenRules.swift", in: folder)

func literal(_ text: String) -> String { "#\"\(text)\"#" }

func table(_ functions: ArraySlice<Function>) -> String {
    functions.map { "        (\"\($0.id)\", \($0.name)),\n" }.joined()
}

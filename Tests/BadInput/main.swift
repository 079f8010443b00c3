import Foundation

// Calls the public functions of all libraries with bad input, and compares what they do with the table.
//     --record            writes the table
//     --show TEXT         prints the rows whose names contain a text
//     --fuzz              calls the functions with key paths with key paths that have random faults
// CONTRIBUTING.md says how to add a row.

// A crash is expected; nobody reads its backtrace.
if getenv("SWIFT_BACKTRACE").map({ String(cString: $0) }) != "enable=no" {
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    execv("/proc/self/exe", CommandLine.unsafeArgv)
}

let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Outcomes.txt")
let arguments = Array(CommandLine.arguments.dropFirst())

if arguments.first == "--call" { perform(arguments.dropFirst()) }

if arguments.first == "--show" {
    for table in try tables(ofRowsWith: arguments[1]) where table.rowCount > 0 { print(table.text) }
    exit(0)
}

if arguments.first == "--fuzz" {
    let traps = Path.fuzz()
    for trap in traps { print(trap) }
    exit(traps.isEmpty ? 0 : 1)
}

let made = try tables()
let table = made.map(\.text).joined()
let traps = table.split(separator: "\n").filter { $0.contains(": TRAPS") }
if arguments.first == "--record" { try Data(table.utf8).write(to: file) }
let expected = try String(contentsOf: file, encoding: .utf8)
let difference = table.components(separatedBy: "\n").difference(from: expected.components(separatedBy: "\n"))
for change in difference {
    switch change {
    case .remove(let line, let text, _): print("Outcomes.txt:\(line + 1): - \(text)")
    case .insert(let line, let text, _): print("Outcomes.txt:\(line + 1): + \(text)")
    }
}
for (library, table) in zip(libraries, made) {
    print("\(library.name): \(table.rowCount) rows, \(table.callCount) calls.")
}
print("\(traps.count) outcomes are stops without a sentence.")
exit(difference.isEmpty && traps.isEmpty ? 0 : 1)

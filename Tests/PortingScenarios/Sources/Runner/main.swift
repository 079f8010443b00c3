import Foundation

// Usage: Runner RECORDINGS [--broken]. Runs the translated scenarios, and compares their traces with those in the recordings'
// folder; then those of broken rules, of each of which at least one must differ. `--broken` leaves out the others.
// Ends with 1 where a trace differs, 3 where nothing notices a broken rule, and 4 where a broken rule does not compile.

let comparison = try Comparison(folder: URL(filePath: CommandLine.arguments[1]))

/// Prints the first traces that differ, and how many do not; whether all are equal.
func areEqual(_ name: String, of count: Int, _ differing: [Difference]) -> Bool {
    for difference in differing.prefix(10) {
        print("\(difference.id)\n  recorded \(difference.recorded)\n  ported   \(difference.ported)")
    }
    print("\(name): \(count - differing.count) of \(count) traces equal what was recorded")
    return differing.isEmpty && count > 0
}

if !CommandLine.arguments.contains("--broken") {
    let results = try [
        areEqual("signals", of: scenarios.count, comparison.differing(scenarios)),
        areEqual("scripts", of: scripts.count, comparison.differing(scripts)),
        areEqual("sequences", of: sequences.count, comparison.differing(sequences)),
    ]
    guard results.allSatisfy(\.self) else { exit(1) }
}

var unnoticed = 0
for rule in brokenRules where rule.compiles {
    // At once: where the program stops, this is the rule.
    FileHandle.standardOutput.write(Data("\(rule.form) as \(rule.other): ".utf8))
    let noticed =
        try comparison.differing(rule.scenarios) + comparison.differing(rule.scripts)
        + comparison.differing(rule.sequences)
    let all = rule.scenarios.count + rule.scripts.count + rule.sequences.count
    let verdict = noticed.isEmpty ? "not noticed by any of \(all)" : "noticed by \(noticed.count) of \(all)"
    FileHandle.standardOutput.write(Data("\(verdict)\n".utf8))
    unnoticed += noticed.isEmpty ? 1 : 0
}
let uncompiled = brokenRules.filter { !$0.compiles }
for rule in uncompiled { print("\(rule.form) as \(rule.other): does not compile") }
print("\(brokenRules.count - uncompiled.count - unnoticed) of \(brokenRules.count) broken rules noticed")
exit(unnoticed > 0 ? 3 : uncompiled.isEmpty ? 0 : 4)

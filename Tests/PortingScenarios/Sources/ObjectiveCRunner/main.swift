import Foundation

// Usage: ObjectiveCRunner CORPUS LEFT [--family FAMILY | --program PROGRAM] [--show] [--accept]
// Runs the translated scenarios, compares what they return with the corpus's outputs, prints the standing of each family,
// and fails where a scenario does worse than its stored standing. `--accept` stores the standing.
//        ObjectiveCRunner --scenario ID DESCRIPTOR
// Runs one, and writes what it returns.
if CommandLine.arguments[1] == "--scenario", let end = Int32(CommandLine.arguments[3]) {
    scenarios.first { $0.id == CommandLine.arguments[2] }?.perform(writingTo: end)
}

let judgement = try Judgement(CommandLine.arguments)
judgement.printFamilies()
exit(try judgement.settle() ? 0 : 1)

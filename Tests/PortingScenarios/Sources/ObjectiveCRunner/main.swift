import Foundation

// Usage: ObjectiveCRunner CORPUS LEFT [--family FAMILY | --program PROGRAM] [--show] [--accept]
// Runs the translated scenarios, compares what they return with the corpus's outputs, prints the standing of each family,
// and fails where a scenario does worse than its stored standing. `--accept` stores the standing.
let judgement = try Judgement(CommandLine.arguments)
judgement.printFamilies()
exit(try judgement.settle() ? 0 : 1)

import Exploring
import Foundation
import RACCompat

// Explores the models, finds the mistakes of other models, and puts faults into the sources that the models must find.
// `.ci/schedules` says how it is called.

var options: [String: [String]] = [:]
var name = ""
for argument in CommandLine.arguments.dropFirst() {
    if argument.hasPrefix("--") { name = argument }
    options[name, default: []] += argument == name ? [] : [argument]
}
let number = { (option: String, other: Int) in options[option]?.first.flatMap { Int($0) } ?? other }
let schedules = number("--schedules", 8_000)
let random = number("--random", 300)
let seed = number("--seed", 1)
let isChosen = { (model: Model) in options["--model"].map { $0.contains { model.name.contains($0) } } ?? true }
if let fault = options["--fault"] {
    guard fault.count == 2, let kind = Mutation.Kind(rawValue: fault[0]) else {
        fatalError("A fault is one of \(Mutation.Kind.allCases.map(\.rawValue)) and an operation, as --scan prints it.")
    }
    Mutation.current = (kind, fault[1])
}

Exploration.counters = [
    "RxCompat/Resources.swift", "RxCompat/Hooks.swift", "StreamCore/VirtualQueues.swift",
]

// Threads wait for nothing here but each other.
RACSignal.reportSink = { _ in }

let chosen = models.filter(isChosen)
if options["--scan"] != nil {
    scan(chosen)
} else {
    let holds = chosen.allSatisfy(explore)
    guard holds,
        Mutation.current != nil || (brokenModels + brokenSubjectModels).filter(isChosen).allSatisfy(findMistake),
        options["--model"] != nil || findFaults()
    else { exit(1) }
}

/// Runs a model, and prints a line, or the schedule that breaks its promise.
func explore(_ model: Model) -> Bool {
    let result = model.explore(schedules: schedules, random: random, seed: UInt64(seed))
    guard let failure = result.failure else {
        say("\(result.schedules)\(result.isComplete ? "" : " of more")\t\(model.name)")
        return true
    }
    say("not so: \(model.name)\n    \(failure.promise)\n    schedule \(result.schedules), seed \(seed):")
    for step in failure.steps { say("        \(step)") }
    return false
}

/// Runs a model that makes a mistake, and prints where it is found.
func findMistake(_ model: Model) -> Bool {
    let result = model.explore(schedules: schedules, random: random, seed: UInt64(seed))
    if let failure = result.failure {
        say("found in schedule \(result.schedules)\t\(model.name): \(failure.promise)")
    } else {
        say("not found in \(result.schedules) schedules: \(model.name)")
    }
    return result.failure != nil
}

/// Prints a line at once, also to a pipe.
func say(_ line: String) {
    print(line)
    fflush(nil)
}

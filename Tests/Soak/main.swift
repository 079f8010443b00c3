import Dispatch
import Foundation
import StreamCore

// Random subscriptions, disposals and sends of several threads, on random chains of the operators of all layers; then live
// objects, memory, descriptors and threads must be back where they were.
//     --seconds 600       how long (15)
//     --rounds 200        how many rounds instead
//     --seed 7            where the random numbers begin (1)
//     --only typed        rounds of one kind: typed, dynamic, rx, property, action, task or sequence
//     --leak              an operator of each chain leaks
//     --patience 5        how long it waits for the end of what runs on other threads, in seconds (60)
// CONTRIBUTING.md says more.

let arguments = CommandLine.arguments
func option(_ name: String) -> String? {
    arguments.firstIndex(of: name).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
}

StreamDiagnostics.tracksSubscriptions = true
Thread.detachNewThread {
    let soak = Soak(
        seed: option("--seed").flatMap { UInt64($0) } ?? 1, leaks: arguments.contains("--leak"),
        seconds: option("--seconds").flatMap { Double($0) } ?? 15, rounds: option("--rounds").flatMap { Int($0) },
        patience: option("--patience").flatMap { Double($0) } ?? 60, only: option("--only"))
    let failures = soak.run()
    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
}
dispatchMain()

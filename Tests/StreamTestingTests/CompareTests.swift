import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Comparisons of a dynamic stream with its typed rewrite.
@Suite struct CompareTests {
    @Test("Streams that do the same agree")
    func agreement() throws {
        try compare(
            inputs: ["text": "-a-b-(cd)|", "cancel": "---x"],
            legacy: { world in
                let cancel = try world.input("cancel").racSignal
                return try world.input("text").racSignal.map { ($0 as? String)?.uppercased() }.takeUntil(cancel)
            },
            ported: { world in
                let cancel = try world.input("cancel").values.map { _ in }
                return try world.input("text").producer.map { $0.uppercased() }.take(until: cancel)
            })
    }

    @Test("Random inputs show a difference, in the smallest input that has it")
    func random() throws {
        do {
            try compare(
                random: 1_000, seed: 1, inputs: ["text"], disposes: false,
                legacy: { world in try world.input("text").racSignal.throttle(2) },
                ported: { world in
                    try world.input("text").producer.debounce(2, on: world.scheduler, discardWhenCompleted: false)
                })
            Issue.record("No difference was found.")
        } catch let failure as StreamTestFailure {
            print(failure)
        }
    }

    @Test("A difference that is ignored has to occur")
    func ignoring() throws {
        try compare(
            random: 1_000, seed: 1, inputs: ["text"], disposes: false, ignoring: [.heldUntilDue],
            legacy: { world in try world.input("text").racSignal.throttle(2) },
            ported: { world in
                try world.input("text").producer.debounce(2, on: world.scheduler, discardWhenCompleted: false)
            })
    }

    @Test("Ten operators")
    func tenOperators() throws {
        let start = Date()
        try compare(
            random: 1_000, seed: 5,
            inputs: [RandomInput("numbers", of: Int.self), RandomInput("stop", canFail: false)],
            ignoring: [.disposalInterrupts],
            legacy: { world in
                let stop = try world.input("stop").racSignal
                return try world.input("numbers", as: Int.self).racSignal
                    .map { ($0 as? Int ?? 0) * 2 }
                    .filter { ($0 as? Int ?? 0) > 2 }
                    .distinctUntilChanged()
                    .scanWithStart(0) { ($0 as? Int ?? 0) + ($1 as? Int ?? 0) }
                    .startWith(0)
                    .skip(1)
                    .take(6)
                    .delay(2)
                    .takeUntil(stop)
                    .map { "\($0 ?? "nil")" }
            },
            ported: { world in
                let stop = try world.input("stop").values.map { _ in }
                return try world.input("numbers", as: Int.self).producer
                    .map { $0 * 2 }
                    .filter { $0 > 2 }
                    .skipRepeats()
                    .scan(0, +)
                    .prefix(value: 0)
                    .skip(first: 1)
                    .take(first: 6)
                    .delay(2, on: world.scheduler)
                    .take(until: stop)
                    .map { "\($0)" }
            })
        print("ten operators: \(Date().timeIntervalSince(start)) s")
    }
}

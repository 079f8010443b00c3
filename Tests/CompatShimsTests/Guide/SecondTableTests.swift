import CompatShims
import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

/// Compares old and new for rows of the table from RACCompat to StreamCore that have no example of their own.
///
/// On the main actor a subscription is attached in the call.
@Suite @MainActor struct SecondTableTests {
    @Test("`ignoreValues()` is a filter that nothing passes")
    func ignoresValues() throws {
        try compare(
            random: 200, inputs: ["a"], ignoring: [.disposalInterrupts],
            legacy: { world in try world.input("a").racSignal.ignoreValues() },
            ported: { world in try world.input("a").producer.filter { _ in false } })
    }

    @Test("`ignore(_:)` is a filter")
    func ignoresValue() throws {
        try compare(
            random: 200, inputs: ["a"], ignoring: [.disposalInterrupts],
            legacy: { world in try world.input("a").racSignal.ignore("b") },
            ported: { world in try world.input("a").producer.filter { $0 != "b" } })
    }

    @Test("`if` is a flat map of the latest condition")
    func decides() throws {
        let flags: [Character: Bool] = ["y": true, "n": false]
        try compare(
            random: 500, inputs: [RandomInput("condition", values: "yn"), "a", "b"], ignoring: [.disposalInterrupts],
            legacy: { world in
                RACSignal.if(
                    try world.input("condition", values: flags).racSignal,
                    then: try world.coldInput("a").racSignal, else: try world.coldInput("b").racSignal)
            },
            ported: { world in
                let condition = try world.input("condition", values: flags).producer
                let (a, b) = (try world.coldInput("a").producer, try world.coldInput("b").producer)
                return condition.flatMap(.latest) { $0 ? a : b }
            })
    }

    @Test("`switch` is a flat map of the latest key; a key without a case fails")
    func switches() throws {
        let noCase = NSError(domain: RACSignalErrorDomain, code: RACSignalErrorNoMatchingCase)
        try compare(
            random: 500, inputs: [RandomInput("key", values: "xyz"), "a", "b"], ignoring: [.disposalInterrupts],
            legacy: { world in
                RACSignal.switch(
                    try world.input("key").racSignal,
                    cases: ["x": try world.coldInput("a").racSignal, "y": try world.coldInput("b").racSignal],
                    default: RACSignal.error(noCase))
            },
            ported: { world in
                let keys = try world.input("key").producer
                let cases = ["x": try world.coldInput("a").producer, "y": try world.coldInput("b").producer]
                return keys.flatMap(.latest) { key in
                    cases[key] ?? SignalProducer(error: noCase)
                }
            })
    }

    @Test("`reduceEach` is a map of tuples")
    func reducesEach() throws {
        try compare(
            inputs: ["a": "-a-b|", "b": "--x-y|"],
            legacy: { world in
                RACSignal.combineLatest([try world.input("a").racSignal, try world.input("b").racSignal])
                    .reduceEach { (a: String, b: String) in a + b }
            },
            ported: { world in
                SignalProducer.combineLatest(try world.input("a").producer, try world.input("b").producer)
                    .map { a, b in a + b }
            })
    }

    @Test("`startLazily` is work on a scheduler, shared with what it has sent")
    func startsLazily() throws {
        try withVirtualWorld { world in
            var runs = 0
            let legacy = RACSignal.startLazilyWithScheduler(.mainThreadScheduler()) { subscriber in
                runs += 1
                subscriber.sendNext(1)
                subscriber.sendCompleted()
            }
            let starts = MutableProperty(0)
            let ported = SignalProducer<Int, Never> { observer, _ in
                starts.modify { $0 += 1 }
                observer.send(value: 1)
                observer.sendCompleted()
            }
            .start(on: QueueScheduler.main).replayLazily(upTo: .max)
            world.runPending()
            #expect(runs == 0 && starts.value == 0)
            for _ in 1...2 {
                let (old, new) = (world.record(legacy), world.record(ported))
                world.runPending()
                try old.expect("(1|)", values: ["1": 1])
                try new.expect("(1|)", values: ["1": 1])
            }
            #expect(runs == 1 && starts.value == 1)
        }
    }

    private final class Model: RACObject {
        @RACProperty var name = "Ann"
    }

    @Test("`RACChannelTo` is two bindings of changes")
    func channels() {
        let (first, second) = (Model(), Model())
        RACChannelTo(first, \.name) <~> RACChannelTo(second, \.name)
        let (left, right) = (MutableProperty("Ann"), MutableProperty("Bob"))
        left <~ right.producer.skipRepeats()
        right <~ left.signal.skipRepeats()
        for name in ["Cleo", "Cleo", "Dan"] {
            first.name = name
            left.value = name
            #expect(second.name == name && right.value == name)
        }
        second.name = "Eve"
        right.value = "Eve"
        #expect(first.name == "Eve" && left.value == "Eve")
    }

    @Test("A sequence is a Swift sequence, lazy where it was")
    func sequences() {
        let numbers = [1, 2, 3, 4]
        let legacy = numbers.rac_sequence.filter { (number: Int) in number % 2 == 0 }.map { (number: Int) in number * 10
        }
        let ported = numbers.lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }
        #expect(legacy.array as? [Int] == Array(ported))
        let sum = numbers.rac_sequence.foldLeftWithStart(0) { (sum: Int, number: Int) in sum + number } as? Int
        #expect(sum == numbers.reduce(0, +))
    }

    @Test("The values of a sequence as a stream")
    func sequenceStreams() throws {
        try compare(
            inputs: [:],
            legacy: { _ in [1, 2, 3].rac_sequence.signalWithScheduler(.mainThreadScheduler()) },
            ported: { _ in SignalProducer<Int, Never>([1, 2, 3]).start(on: QueueScheduler.main) })
    }

    @Test("A tuple is a tuple of Swift, the unit is ()")
    func tuples() {
        let legacy = RACTuplePack("Ann", 36)
        let (name, age): (String, Int) = RACTupleUnpack(legacy)
        let ported = ("Ann", 36)
        #expect(name == ported.0 && age == ported.1)
        let (pings, observer) = Signal<(), Never>.pipe()
        var count = 0
        pings.observeValues { count += 1 }
        observer.send(value: ())
        RACSignal.return(RACUnit.defaultUnit()).subscribeNext { unit in
            if unit is RACUnit { count += 1 }
        }
        #expect(count == 2)
    }

    private final class Screen {
        var title = ""
        let (lifetime, token) = Lifetime.make()
    }

    @Test("`rac_willDeallocSignal` is the end of a lifetime, `setKeyPath` a binding to a target")
    func lifetimes() {
        let (titles, observer) = Signal<String, Never>.pipe()
        var ends: [String] = []
        var screen: Screen? = Screen()
        weak let weakScreen = screen
        let model = Model()
        RACSignal.return("Ann").setKeyPath(\.name, onObject: model)
        #expect(model.name == "Ann")
        if let screen {
            BindingTarget(lifetime: screen.lifetime, object: screen, keyPath: \.title) <~ titles
            titles.take(during: screen.lifetime).observeCompleted { ends.append("completed") }
            screen.lifetime.observeEnded { ends.append("ended") }
        }
        observer.send(value: "Milk")
        #expect(screen?.title == "Milk")
        screen = nil
        #expect(weakScreen == nil && Set(ends) == ["completed", "ended"])
    }
}

import CompatShims
import Foundation
import RACCompat
import Testing

/// Each imported name is called in virtual time next to the literal selector, and must send the same.

struct ImportedNamesTests {
    struct Pair: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let literal: @Sendable (RACSignal, RACScheduler) -> RACSignal
        let imported: @Sendable (RACSignal, RACScheduler) -> RACSignal
    }

    static let sum: @Sendable (Any?, Any?) -> Any? = { ($0 as? Int ?? 0) + ($1 as? Int ?? 0) }
    static let sumWithIndex: @Sendable (Any?, Any?, Int) -> Any? = { (sum($0, $1) as? Int ?? 0) + $2 }
    static let isThree: @Sendable (Any?) -> Bool = { $0 as? Int == 3 }
    static let parity: @Sendable (Any?) -> Any? = { ($0 as? Int ?? 0) % 2 }

    static let pairs: [Pair] = [
        Pair(testDescription: "deliver(on:)", literal: { $0.deliverOn($1) }, imported: { $0.deliver(on: $1) }),
        Pair(testDescription: "subscribe(on:)", literal: { $0.subscribeOn($1) }, imported: { $0.subscribe(on: $1) }),
        Pair(
            testDescription: "start(with:)", literal: { s, _ in s.startWith(0) },
            imported: { s, _ in s.start(with: 0) }),
        Pair(testDescription: "zip(with:)", literal: { s, _ in s.zipWith(s) }, imported: { s, _ in s.zip(with: s) }),
        Pair(
            testDescription: "combineLatest(with:)", literal: { s, _ in s.combineLatestWith(s) },
            imported: { s, _ in s.combineLatest(with: s) }),
        Pair(
            testDescription: "catch(to:)", literal: { s, _ in s.concat(.error(nil)).catchTo(s) },
            imported: { s, _ in s.concat(.error(nil)).catch(to: s) }),
        Pair(
            testDescription: "take(until:) with a signal",
            literal: { s, scheduler in s.takeUntil(.interval(3, onScheduler: scheduler)) },
            imported: { s, scheduler in s.take(until: .interval(3, on: scheduler)) }),
        Pair(
            testDescription: "take(until:) with a predicate", literal: { s, _ in s.takeUntilBlock(isThree) },
            imported: { s, _ in s.take(until: isThree) }),
        Pair(
            testDescription: "take(untilReplacement:)", literal: { s, _ in s.takeUntilReplacement(.return(9)) },
            imported: { s, _ in s.take(untilReplacement: .return(9)) }),
        Pair(
            testDescription: "skip(until:)", literal: { s, _ in s.skipUntilBlock(isThree) },
            imported: { s, _ in s.skip(until: isThree) }),
        Pair(
            testDescription: "scan(withStart:reduce:)", literal: { s, _ in s.scanWithStart(1, reduce: sum) },
            imported: { s, _ in s.scan(withStart: 1, reduce: sum) }),
        Pair(
            testDescription: "scan(withStart:reduceWithIndex:)",
            literal: { s, _ in s.scanWithStart(1, reduceWithIndex: sumWithIndex) },
            imported: { s, _ in s.scan(withStart: 1, reduceWithIndex: sumWithIndex) }),
        Pair(
            testDescription: "combinePrevious(withStart:reduce:)",
            literal: { s, _ in s.combinePreviousWithStart(1, reduce: sum) },
            imported: { s, _ in s.combinePrevious(withStart: 1, reduce: sum) }),
        Pair(
            testDescription: "aggregate(withStart:reduce:)", literal: { s, _ in s.aggregateWithStart(1, reduce: sum) },
            imported: { s, _ in s.aggregate(withStart: 1, reduce: sum) }),
        Pair(
            testDescription: "aggregate(withStart:reduceWithIndex:)",
            literal: { s, _ in s.aggregateWithStart(1, reduceWithIndex: sumWithIndex) },
            imported: { s, _ in s.aggregate(withStart: 1, reduceWithIndex: sumWithIndex) }),
        Pair(
            testDescription: "aggregate(startFactory:reduce:)",
            literal: { s, _ in s.aggregateWithStartFactory({ 2 }, reduce: sum) },
            imported: { s, _ in s.aggregate(startFactory: { 2 }, reduce: sum) }),
        Pair(
            testDescription: "group(by:)", literal: { s, _ in s.groupBy(parity).flatten() },
            imported: { s, _ in s.group(by: parity).flatten() }),
        Pair(
            testDescription: "take(until:), typed", literal: { s, _ in s.takeUntilBlock(isThree) },
            imported: { s, _ in s.take(until: { (value: Int) in value == 3 }) }),
        Pair(
            testDescription: "skip(until:), typed", literal: { s, _ in s.skipUntilBlock(isThree) },
            imported: { s, _ in s.skip(until: { (value: NSNumber) in value == 3 }) }),
        Pair(
            testDescription: "scan(withStart:reduce:), typed", literal: { s, _ in s.scanWithStart(1, reduce: sum) },
            imported: { s, _ in s.scan(withStart: 1) { (sum: Int, value: Int) in sum + value } }),
        Pair(
            testDescription: "scan(withStart:reduceWithIndex:), typed",
            literal: { s, _ in s.scanWithStart(1, reduceWithIndex: sumWithIndex) },
            imported: { s, _ in
                s.scan(withStart: 1, reduceWithIndex: { (sum: Int, value: Int, index: Int) in sum + value + index })
            }),
        Pair(
            testDescription: "combinePrevious(withStart:reduce:), typed",
            literal: { s, _ in s.combinePreviousWithStart(1, reduce: sum) },
            imported: { s, _ in s.combinePrevious(withStart: 1) { (previous: Int, value: Int) in previous + value } }),
        Pair(
            testDescription: "aggregate(withStart:reduce:), typed",
            literal: { s, _ in s.aggregateWithStart(1, reduce: sum) },
            imported: { s, _ in s.aggregate(withStart: 1) { (sum: Int, value: Int) in sum + value } }),
        Pair(
            testDescription: "aggregate(withStart:reduceWithIndex:), typed",
            literal: { s, _ in s.aggregateWithStart(1, reduceWithIndex: sumWithIndex) },
            imported: { s, _ in
                s.aggregate(
                    withStart: 1, reduceWithIndex: { (sum: Int, value: Int, index: Int) in sum + value + index })
            }),
        Pair(
            testDescription: "aggregate(startFactory:reduce:), typed",
            literal: { s, _ in s.aggregateWithStartFactory({ 2 }, reduce: sum) },
            imported: { s, _ in s.aggregate(startFactory: { 2 }) { (sum: Int, value: Int) in sum + value } }),
        Pair(
            testDescription: "group(by:), typed", literal: { s, _ in s.groupBy(parity).flatten() },
            imported: { s, _ in s.group(by: { (value: Int) in value % 2 }).flatten() }),
        Pair(
            testDescription: "group(by:transform:), typed",
            literal: { s, _ in s.groupBy(parity, transform: parity).flatten() },
            imported: { s, _ in
                s.group(by: { (value: Int) in value % 2 }, transform: { (value: Int) in value % 2 }).flatten()
            }),
        Pair(
            testDescription: "buffer(withTime:on:)", literal: { $0.bufferWithTime(2, onScheduler: $1) },
            imported: { $0.buffer(withTime: 2, on: $1) }),
        Pair(
            testDescription: "timeout(_:on:)", literal: { $0.timeout(3, onScheduler: $1) },
            imported: { $0.timeout(3, on: $1) }),
        Pair(
            testDescription: "interval(_:on:withLeeway:)",
            literal: { _, scheduler in RACSignal.interval(2, onScheduler: scheduler, withLeeway: 0).take(2) },
            imported: { _, scheduler in RACSignal.interval(2, on: scheduler, withLeeway: 0).take(2) }),
        Pair(
            testDescription: "startEagerly(with:block:)",
            literal: { _, scheduler in RACSignal.startEagerlyWithScheduler(scheduler) { $0.sendNext(7) } },
            imported: { _, scheduler in RACSignal.startEagerly(with: scheduler) { $0.sendNext(7) } }),
        Pair(
            testDescription: "startLazily(with:block:)",
            literal: { _, scheduler in RACSignal.startLazilyWithScheduler(scheduler) { $0.sendNext(7) } },
            imported: { _, scheduler in RACSignal.startLazily(with: scheduler) { $0.sendNext(7) } }),
    ]

    @Test(arguments: pairs)
    func anImportedNameSendsWhatTheLiteralSelectorSends(_ pair: Pair) {
        let literal = events(pair.literal)
        #expect(!literal.isEmpty)
        #expect(events(pair.imported) == literal)
    }

    /// What an operator makes of 1, 2, 3, 4, a second apart, with the times.
    private func events(_ operation: @escaping (RACSignal, RACScheduler) -> RACSignal) -> [String] {
        let scheduler = RACTestScheduler()
        var events: [String] = []
        scheduler.schedule {
            let note = { (event: String) in
                events.append("\(scheduler.now.timeIntervalSinceReferenceDate) \(event)")
            }
            let source = RACSignal.createSignal { subscriber in
                for value in 1...4 {
                    scheduler.afterDelay(TimeInterval(value)) { subscriber.sendNext(value) }
                }
                scheduler.afterDelay(5) { subscriber.sendCompleted() }
                return nil
            }
            operation(source, scheduler).subscribeNext(
                { value in note((value as? RACTuple).map { "\($0.allObjects())" } ?? "\(value ?? "nil")") },
                error: { error in note("error \((error as NSError?)?.code ?? -1)") },
                completed: { note("completed") })
        }
        scheduler.stepAll()
        return events
    }

    @Test
    func theImportedFactoriesGiveTheSameObjects() {
        #expect(RACScheduler.immediate() === RACScheduler.immediateScheduler())
        #expect(RACScheduler.mainThread() === RACScheduler.mainThreadScheduler())
        #expect(RACUnit.default() === RACUnit.defaultUnit())
        #expect(RACEvent.completed() === RACEvent.completedEvent())
        let scheduler = RACTestScheduler()
        scheduler.perform(asCurrentScheduler: { #expect(RACScheduler.current() === scheduler) })
        #expect(RACTuplePack(1, 2).object(at: 1) as? Int == 2)
        #expect(RACTuplePack(1).adding(2) == RACTuplePack(1, 2))
    }

    @Test("Commands are made under the imported names, and with trailing blocks")
    @MainActor
    func makesCommands() {
        let commands = [
            RACCommand(signal: { .return($0) }),
            RACCommand(enabled: .return(true), signal: { .return($0) }),
            RACCommand { (count: Int) in .return(count) },
            RACCommand(enabled: .return(true)) { (count: Int) in .return(count) },
            RACCommand { .return($0) },
            RACCommand(enabled: .return(true)) { .return($0) },
        ]
        for command in commands {
            var received: [String] = []
            command.execute(1).subscribeNext { received.append("\($0 ?? "nil")") }
            while MainLoop.runNext() {}
            #expect(received == ["1"])
        }
        let isEnabled = RACCommand(enabled: .return(false), signal: { .return($0) }).enabled.first()
        #expect(isEnabled as? Bool == false)
    }

    @Test("Sequences have the imported names")
    func namesSequences() {
        func number(_ value: Any?) -> Int { value as? Int ?? 0 }
        let numbers = [1, 2, 3].rac_sequence
        let sequences: [(RACSequence, [Int])] = [
            (numbers.eager, [1, 2, 3]),
            (numbers.lazy, [1, 2, 3]),
            (numbers.zip(with: numbers).reduceEach { number($0[0]) * number($0[1]) }, [1, 4, 9]),
            (numbers.start(with: 0), [0, 1, 2, 3]),
            (numbers.scan(withStart: 0) { number($0) + number($1) }, [1, 3, 6]),
            (numbers.scan(withStart: 0, reduceWithIndex: { number($0) + number($1) * $2 }), [0, 2, 8]),
            (numbers.combinePrevious(withStart: 0) { number($1) - number($0) }, [1, 1, 1]),
            (numbers.take(until: { number($0) == 3 }), [1, 2]),
            (numbers.skip(until: { number($0) == 3 }), [3]),
            (numbers.scan(withStart: 0) { (sum: Int, value: Int) in sum + value }, [1, 3, 6]),
            (
                numbers.scan(
                    withStart: 0, reduceWithIndex: { (sum: Int, value: Int, index: Int) in sum + value * index }),
                [0, 2, 8]
            ),
            (numbers.combinePrevious(withStart: 0) { (previous: Int, value: Int) in value - previous }, [1, 1, 1]),
            (numbers.take(until: { (value: Int) in value == 3 }), [1, 2]),
            (numbers.skip(until: { (value: Int) in value == 3 }), [3]),
        ]
        for (sequence, expected) in sequences { #expect(sequence.array as? [Int] == expected) }
        #expect(numbers.foldLeft(withStart: 0) { number($0) + number($1) } as? Int == 6)
        #expect(numbers.foldRight(withStart: 10) { number($0) + number($1.head) } as? Int == 16)
        #expect(numbers.object(passingTest: { number($0) > 1 }) as? Int == 2)
        #expect(numbers.foldLeft(withStart: 0) { (sum: Int, value: Int) in sum + value } as? Int == 6)
        let folded = numbers.foldRight(withStart: 10) { (value: Int, rest: RACSequence) in value + number(rest.head) }
        #expect(folded as? Int == 16)
        #expect(numbers.object(passingTest: { (value: Int) in value > 1 }) as? Int == 2)
        #expect(numbers.signal(with: .immediateScheduler()).toArray() as? [Int] == [1, 2, 3])
    }
}

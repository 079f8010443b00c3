import Exploring

@testable import StreamCore

/// Whether a list has the values of another one, in its order, perhaps with others in between.
func keepsOrder(_ list: [Int], of other: [Int]) -> Bool { list.filter(other.contains) == other }

extension Signal where Value == Int, Failure == Never {
    /// Observes into memory that nothing guards, and returns it.
    func collect(_ run: Run, _ name: String) -> Cell<[Int]> {
        let cell = run.cell(name, [Int]())
        observeValues { cell.value.append($0) }
        return cell
    }
}

extension SignalProducer where Value == Int, Failure == Never {
    @discardableResult
    func collect(into cell: Cell<[Int]>) -> any Disposable { startWithValues { cell.value.append($0) } }
}

let typedModels = [
    Model("a signal delivers what two threads send one at a time, to all observers in one order", bound: 2) { run in
        let (signal, input) = Signal<Int, Never>.pipe()
        let (one, other) = (signal.collect(run, "one"), signal.collect(run, "other"))
        for thread in 1...2 {
            run.thread {
                input.send(value: thread * 10)
                input.send(value: thread * 10 + 1)
            }
        }
        run.after {
            run.check(one.value == other.value, "one order: \(one.value), \(other.value)")
            run.check(one.value.count == 4 && keepsOrder(one.value, of: [10, 11]), "nothing is lost: \(one.value)")
        }
    },
    Model("an observer that joins while values are sent gets all that are sent later", bound: 3) { run in
        let (signal, input) = Signal<Int, Never>.pipe()
        let got = run.cell("what was got", [Int]())
        run.thread { for number in 1...3 { input.send(value: number) } }
        run.thread {
            signal.observeValues { got.value.append($0) }
            input.send(value: 9)
        }
        run.after {
            run.check(got.value.contains(9), "its own value arrives: \(got.value)")
            let sent = got.value.filter { $0 != 9 }
            run.check(sent == Array([1, 2, 3].suffix(sent.count)), "nothing is left out: \(got.value)")
        }
    },
    Model("an observer that leaves while values are sent gets a first part of them") { run in
        let (signal, input) = Signal<Int, Never>.pipe()
        let got = run.cell("what was got", [Int]())
        let leaving = signal.observeValues { got.value.append($0) }
        run.thread { for number in 1...3 { input.send(value: number) } }
        run.thread { leaving?.dispose() }
        run.after { run.check(got.value == Array([1, 2, 3].prefix(got.value.count)), "no gap: \(got.value)") }
    },
    Model("a signal that two threads end ends once, for observers that come meanwhile, too", bound: 2) { run in
        let (signal, input) = Signal<Int, Never>.pipe()
        let ends = run.cell("the ends", [String]())
        signal.observe { ends.value.append("\($0)") }
        let late = run.cell("the end of a late observer", 0)
        run.thread { input.sendCompleted() }
        run.thread { input.sendInterrupted() }
        run.thread { signal.observe { _ in late.value += 1 } }
        run.after {
            run.check(ends.value.count == 1, "one end: \(ends.value)")
            run.check(late.value == 1, "the late observer gets one end, and got \(late.value)")
        }
    },
    Model("the last value of a property that two threads set is the one that its observers end with") { run in
        let property = MutableProperty(0)
        let one = run.cell("one", [Int]())
        property.producer.collect(into: one)
        for thread in 1...2 { run.thread { property.value = thread } }
        run.after {
            run.check(one.value.count == 3 && one.value.last == property.value, "\(one.value), \(property.value)")
        }
    },
    Model("an observer that joins a property while it is set misses no value and gets none twice", bound: 2) { run in
        let property = MutableProperty(0)
        let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
        property.producer.collect(into: early)
        run.thread {
            property.value = 1
            property.value = 2
        }
        run.thread { property.producer.collect(into: late) }
        run.after {
            run.check(early.value == [0, 1, 2], "the early one: \(early.value)")
            run.check(
                !late.value.isEmpty && late.value == Array([0, 1, 2].suffix(late.value.count)),
                "the late one: \(late.value)")
        }
    },
    Model("the first observer of a property that is released meanwhile gets its value, then completion") { run in
        let property = Box(Guarded(Optional(MutableProperty(1))))
        let (producer, events) = (property.value.read()?.producer, run.cell("the events", [String]()))
        run.thread { withExtendedLifetime(property.value.exchange(nil)) {} }
        run.thread { _ = producer?.start { events.value.append("\($0)".lowercased()) } }
        run.after { run.check(events.value == ["value 1", "completed"], "\(events.value)") }
    },
    Model("the first observers of a property share one order of its values", bound: 2) { run in
        let property = MutableProperty(0)
        let got = (0...1).map { run.cell("what \($0) got", [Int]()) }
        for cell in got { run.thread { property.producer.collect(into: cell) } }
        run.after {
            property.value = 1
            run.check(got.allSatisfy { $0.value == [0, 1] }, "\(got.map(\.value))")
        }
    },
    Model("no change of a property that two threads modify is lost", bound: 2) { run in
        let property = MutableProperty(0)
        let seen = run.cell("what was seen", [Int]())
        property.signal.observeValues { seen.value.append($0) }
        for _ in 1...2 { run.thread { property.modify { $0 += 1 } } }
        run.thread { property.value = property.value < 0 ? 0 : 10 }
        run.after {
            run.check([10, 11, 12].contains(property.value), "both are counted: \(property.value)")
            run.check(seen.value.count == 3 && seen.value.last == property.value, "all are seen: \(seen.value)")
        }
    },
    Model("a property made of two is right at the end", bound: 2) { run in
        let (left, right) = (MutableProperty(0), MutableProperty(0))
        let sum = left.combineLatest(with: right).map { $0 + $1 }
        run.thread { left.value = 1 }
        run.thread { right.value = 10 }
        run.after { run.check(sum.value == 11, "the sum is \(sum.value)") }
    },
    Model("zip pairs what two threads send, in order", bound: 2) { run in
        let (left, right) = (Signal<Int, Never>.pipe(), Signal<Int, Never>.pipe())
        let got = run.cell("the pairs", [String]())
        left.output.zip(with: right.output).observeValues { got.value.append("\($0)-\($1)") }
        run.thread { for number in 1...2 { left.input.send(value: number) } }
        run.thread { for number in 1...2 { right.input.send(value: number) } }
        run.after { run.check(got.value == ["1-1", "2-2"], "\(got.value)") }
    },
    Model("combineLatest ends with the newest of both", bound: 2) { run in
        let (left, right) = (Signal<Int, Never>.pipe(), Signal<Int, Never>.pipe())
        let got = run.cell("the pairs", [String]())
        left.output.combineLatest(with: right.output).observeValues { got.value.append("\($0)-\($1)") }
        run.thread { for number in 1...2 { left.input.send(value: number) } }
        run.thread { for number in 1...2 { right.input.send(value: number) } }
        run.after { run.check(got.value.last == "2-2", "\(got.value)") }
    },
    Model("merge completes after the values of both, once") { run in
        let (left, right) = (Signal<Int, Never>.pipe(), Signal<Int, Never>.pipe())
        let got = run.cell("what was got", [String]())
        Signal.merge(left.output, right.output).observe { got.value.append("\($0)") }
        for (number, pipe) in [left, right].enumerated() {
            run.thread {
                pipe.input.send(value: number)
                pipe.input.sendCompleted()
            }
        }
        run.after {
            run.check(got.value.count == 3 && got.value.last?.contains("COMPLETED") == true, "\(got.value)")
        }
    },
    Model("take(until:) ends once, and nothing comes after it", bound: 2) { run in
        let (values, trigger) = (Signal<Int, Never>.pipe(), Signal<(), Never>.pipe())
        let got = run.cell("what was got", [String]())
        values.output.take(until: trigger.output).observe { got.value.append("\($0)") }
        run.thread {
            values.input.send(value: 1)
            values.input.sendCompleted()
        }
        run.thread { trigger.input.send(value: ()) }
        run.after {
            run.check(got.value.filter { $0.contains("COMPLETED") }.count == 1, "\(got.value)")
            run.check(got.value.last?.contains("COMPLETED") == true, "\(got.value)")
        }
    },
    Model("flatten(.latest) sends no value of an inner producer that was replaced", bound: 2) { run in
        let outer = Signal<SignalProducer<Int, Never>, Never>.pipe()
        let first = Signal<Int, Never>.pipe()
        let got = run.cell("what was got", [Int]())
        outer.output.flatten(.latest).observeValues { got.value.append($0) }
        outer.input.send(value: SignalProducer(first.output))
        run.thread { for number in 1...2 { first.input.send(value: number) } }
        run.thread { outer.input.send(value: SignalProducer(value: 9)) }
        run.after { run.check(got.value.last == 9, "the newest is the last: \(got.value)") }
    },
    Model("flatten(.concurrent(limit: 1)) starts the second when the first is over, once", bound: 2) { run in
        let outer = Signal<SignalProducer<Int, Never>, Never>.pipe()
        let first = Signal<Int, Never>.pipe()
        let got = run.cell("what was got", [String]())
        outer.output.flatten(.concurrent(limit: 1)).observe { got.value.append("\($0)") }
        outer.input.send(value: SignalProducer(first.output))
        run.thread { first.input.sendCompleted() }
        run.thread {
            outer.input.send(value: SignalProducer(value: 9))
            outer.input.sendCompleted()
        }
        run.after {
            run.check(got.value.count == 2 && got.value.last?.contains("COMPLETED") == true, "\(got.value)")
        }
    },
    Model("a shared producer starts its work once for two that come together", bound: 2) { run in
        let starts = run.cell("the starts", 0)
        let work = SignalProducer<Int, Never> { observer, _ in
            starts.value += 1
            observer.send(value: 1)
        }
        let shared = work.share(replay: 1)
        let got = [run.cell("one", [Int]()), run.cell("other", [Int]())]
        for cell in got { run.thread { shared.collect(into: cell) } }
        run.after {
            run.check(starts.value == 1, "\(starts.value) starts")
            run.check(got.allSatisfy { $0.value == [1] }, "both get the value: \(got.map(\.value))")
        }
    },
    Model("a producer with a count of observers does not run when the last has left", bound: 2) { run in
        let runs = Box(Guarded((began: 0, ended: 0)))
        let work = SignalProducer<Int, Never> { _, lifetime in
            runs.value.withLock { $0.began += 1 }
            lifetime.observeEnded { runs.value.withLock { $0.ended += 1 } }
        }
        let counted = work.makeConnectable().refCount()
        for _ in 1...2 {
            run.thread {
                let start = counted.start()
                start.dispose()
            }
        }
        run.after {
            let (began, ended) = runs.value.read()
            run.check(began == ended && 1...2 ~= began, "of \(began) runs, \(ended) have ended")
        }
    },
    Model("an observer that joins a lazy replay while values are sent gets all, in order", bound: 2) { run in
        let source = Signal<Int, Never>.pipe()
        let replayed = SignalProducer(source.output).replayLazily(upTo: 3)
        let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
        replayed.collect(into: early)
        run.thread { for number in 1...2 { source.input.send(value: number) } }
        run.thread { replayed.collect(into: late) }
        run.after { run.check(early.value == [1, 2] && late.value == [1, 2], "\(early.value), \(late.value)") }
    },
    Model("an observer that joins a pipe that replays while two threads send agrees with an early one", bound: 2) {
        run in
        let (output, input) = SignalProducer<Int, Never>.pipe(replaying: 9)
        let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
        output.collect(into: early)
        for thread in 1...2 { run.thread { input.send(value: thread) } }
        run.thread { output.collect(into: late) }
        run.after {
            run.check(early.value.count == 2 && early.value == late.value, "\(early.value), \(late.value)")
        }
    },
    Model("an action that is not concurrent runs one of two executions, and refuses the other", bound: 2) { run in
        let work = Signal<Int, Never>.pipe()
        let action = Action<Int, Int, Never> { _ in SignalProducer(work.output) }
        let began = run.cell("whether it executed", [Bool]())
        action.isExecuting.signal.observeValues { began.value.append($0) }
        let refused = Box(Guarded(0))
        for number in 1...2 {
            run.thread {
                action.apply(number).start { if case .failed = $0 { refused.value.withLock { $0 += 1 } } }
            }
        }
        run.after {
            run.check(refused.value.read() == 1, "\(refused.value.read()) are refused")
            work.input.sendCompleted()
            run.check(began.value == [true, false], "it executes once: \(began.value)")
        }
    },
    Model("actions of a scheduler in virtual time that two threads schedule all run", bound: 2) { run in
        let scheduler = TestScheduler()
        let ran = run.cell("what ran", [Int]())
        for thread in 1...2 { run.thread { scheduler.schedule { ran.value.append(thread) } } }
        run.after {
            scheduler.advance()
            run.check(ran.value.sorted() == [1, 2], "\(ran.value)")
        }
    },
]

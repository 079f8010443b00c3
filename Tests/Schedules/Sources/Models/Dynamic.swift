import Exploring
import RxCompat
import StreamCore

@testable import RACCompat

/// How two subjects are joined, and the tuples that arrive where each sends two values.
private let joins: [(name: String, make: @Sendable ([RACSignal]) -> RACSignal, isRight: @Sendable ([String]) -> Bool)] =
    [
        (
            "combineLatest of two subjects ends with the newest of both", { RACSignal.combineLatest($0) },
            { $0.last == "1-11" }
        ),
        ("zip of two subjects pairs in order", { RACSignal.zip($0) }, { $0 == ["0-10", "1-11"] }),
    ]

private let joiningModels = joins.map { join in
    Model(join.name, bound: 2) { run in
        let subjects = [RACSubject(), RACSubject()]
        let got = run.cell("the tuples", [String]())
        onScheduler {
            join.make(subjects).subscribeNext { value in
                let tuple = value as? RACTuple
                got.value.append("\(tuple?.first ?? "")-\(tuple?.second ?? "")")
            }
        }
        for (number, subject) in subjects.enumerated() {
            run.scheduledThread { for value in 0...1 { subject.sendNext(number * 10 + value) } }
        }
        run.after { run.check(join.isRight(got.value), "\(got.value)") }
    }
}

let dynamicModels =
    joiningModels + [
        Model("what is added to a compound disposable while it is disposed of is disposed of") { run in
            let compound = RACCompoundDisposable()
            let (early, late, removed) = (RACDisposable {}, RACDisposable {}, Count())
            let third = RACDisposable { removed.add(1) }
            compound.addDisposable(early)
            compound.addDisposable(third)
            run.scheduledThread { compound.dispose() }
            run.scheduledThread {
                compound.addDisposable(late)
                compound.removeDisposable(third)
            }
            run.after {
                run.check(early.isDisposed && late.isDisposed, "both are disposed of")
                run.check(removed.value <= 1, "the removed one is disposed of once at most")
            }
        },
        Model("what is set in a serial disposable of the original while it is disposed of is disposed of") { run in
            let serial = RACSerialDisposable()
            let (first, second) = (RACDisposable {}, RACDisposable {})
            serial.disposable = first
            run.scheduledThread { serial.disposable = second }
            run.scheduledThread { serial.dispose() }
            // As in the original, what was there before is handed to the caller, and is not disposed of.
            run.after { run.check(second.isDisposed, "what was set is disposed of") }
        },
        Model("a disposable of the original runs its block once") { run in
            let ran = Count()
            let disposable = RACDisposable { ran.add(1) }
            for _ in 1...3 { run.scheduledThread { disposable.dispose() } }
            run.after { run.check(ran.value == 1, "it ran \(ran.value) times") }
        },
        Model("merge of two subjects completes once, after the values of both", bound: 2) { run in
            let subjects = [RACSubject(), RACSubject()]
            let (got, ends) = (run.cell("the values", 0), run.cell("the ends", 0))
            onScheduler {
                RACSignal.merge(subjects).subscribeNext(
                    { _ in
                        run.check(ends.value == 0, "no value comes after the end")
                        got.value += 1
                    }, completed: { ends.value += 1 })
            }
            for subject in subjects {
                run.scheduledThread {
                    subject.sendNext(1)
                    subject.sendCompleted()
                }
            }
            run.after { run.check(got.value == 2 && ends.value == 1, "\(got.value) values, \(ends.value) ends") }
        },
        Model("switchToLatest sends the newest signal", bound: 2) { run in
            let (outer, first) = (RACSubject(), RACSubject())
            let got = run.cell("the values", [Int]())
            onScheduler { _ = outer.switchToLatest().subscribeNext { got.value.append($0 as? Int ?? -1) } }
            onScheduler { outer.sendNext(first) }
            run.scheduledThread { for number in 1...2 { first.sendNext(number) } }
            run.scheduledThread { outer.sendNext(RACSignal.`return`(9)) }
            // As in the original, a value that the other thread is sending may still come after it.
            run.after { run.check(got.value.contains(9), "\(got.value)") }
        },
        Model("takeUntil ends once, and nothing comes after it", bound: 2) { run in
            let (values, trigger) = (RACSubject(), RACSubject())
            let (got, ends) = (run.cell("the values", 0), run.cell("the ends", 0))
            onScheduler {
                values.takeUntil(trigger).subscribeNext(
                    { _ in
                        run.check(ends.value == 0, "no value comes after the end")
                        got.value += 1
                    }, completed: { ends.value += 1 })
            }
            run.scheduledThread {
                values.sendNext(1)
                values.sendCompleted()
            }
            run.scheduledThread { trigger.sendNext(nil) }
            run.after { run.check(ends.value == 1, "\(ends.value) ends") }
        },
        Model("a sequence computes a value once for two threads") { run in
            let calls = Count()
            let sequence = RACSequence.sequenceWithHeadBlock(
                {
                    calls.add(1)
                    return 1
                }, tailBlock: { nil })
            let got = [Count(), Count()]
            for count in got { run.scheduledThread { count.add(sequence.head as? Int ?? -1) } }
            run.after {
                run.check(
                    calls.value == 1 && got.allSatisfy { $0.value == 1 }, "\(calls.value) calls, \(got.map(\.value))")
            }
        },
        Model("a sequence that two threads walk maps each value once", bound: 2) { run in
            let calls = Count()
            let sequence = RACSequence.sequenceWithHeadBlock({ 1 }, tailBlock: { RACSequence.`return`(2) }).map {
                (value: Any?) in
                calls.add(1)
                return value
            }
            let got = [Count(), Count()]
            for count in got {
                run.scheduledThread { for value in sequence.arrayOfValues { count.add(value as? Int ?? -1) } }
            }
            run.after {
                run.check(
                    calls.value == 2 && got.allSatisfy { $0.value == 3 }, "\(calls.value) calls, \(got.map(\.value))")
            }
        },
        Model("the first value of a subject reaches a thread that waits for it") { run in
            let subject = RACReplaySubject()
            let got = Count()
            run.scheduledThread { got.add(subject.first() as? Int ?? -1) }
            run.scheduledThread { subject.sendNext(1) }
            run.after { run.check(got.value == 1, "it got \(got.value)") }
        },
        Model("a dynamic signal that is bridged delivers what two threads send one at a time", bound: 2) { run in
            let subject = RACSubject()
            let got = run.cell("the values", [Int]())
            onScheduler {
                _ = subject.producer.startWithResult { result in
                    if case .success(let value) = result { got.value.append(value as? Int ?? -1) }
                }
            }
            for thread in 1...2 { run.scheduledThread { subject.sendNext(thread) } }
            run.after { run.check(got.value.sorted() == [1, 2], "\(got.value)") }
        },
        Model("a typed signal that is bridged delivers what two threads send one at a time", bound: 2) { run in
            let pipe = Signal<Int, Never>.pipe()
            let got = run.cell("the values", [Int]())
            onScheduler { _ = pipe.output.producer.bridged.subscribeNext { got.value.append($0 as? Int ?? -1) } }
            for thread in 1...2 { run.scheduledThread { pipe.input.send(value: thread) } }
            run.after { run.check(got.value.sorted() == [1, 2], "\(got.value)") }
        },
        Model("an observable that is bridged delivers what two threads send one at a time", bound: 2) { run in
            let subject = PublishSubject<Int>()
            let got = run.cell("the values", [Int]())
            _ = subject.producer.startWithResult { result in
                if case .success(let value) = result { got.value.append(value) }
            }
            for thread in 1...2 { run.scheduledThread { subject.onNext(thread) } }
            run.after { run.check(got.value.sorted() == [1, 2], "\(got.value)") }
        },
        Model("blocks of a scheduler in virtual time that two threads schedule all run") { run in
            let scheduler = RACTestScheduler()
            let ran = run.cell("what ran", [Int]())
            for thread in 1...2 { run.scheduledThread { _ = scheduler.schedule { ran.value.append(thread) } } }
            run.after {
                scheduler.stepAll()
                run.check(ran.value.sorted() == [1, 2], "\(ran.value)")
            }
        },
    ]

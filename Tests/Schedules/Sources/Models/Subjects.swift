import Exploring
import RACCompat
import RxCompat
import StreamCore

/// A subject of one of the layers.
struct Subject: Sendable {
    let name: String
    /// Returns how to send, and how to observe.
    let make:
        @Sendable () -> (send: (Int) -> Void, complete: () -> Void, observe: (@escaping (Int) -> Void) -> () -> Void)
}

private func dynamic(_ subject: RACSubject) -> (
    (Int) -> Void, () -> Void, (@escaping (Int) -> Void) -> () -> Void
) {
    (
        { value in onScheduler { subject.sendNext(value) } }, { onScheduler { subject.sendCompleted() } },
        { observer in
            onScheduler {
                let subscription = subject.subscribeNext { observer($0 as? Int ?? -1) }
                return { subscription.dispose() }
            }
        }
    )
}

private func rx<Subject: ObservableType & ObserverType>(_ subject: Subject) -> (
    (Int) -> Void, () -> Void, (@escaping (Int) -> Void) -> () -> Void
) where Subject.Element == Int {
    (
        { subject.onNext($0) }, { subject.onCompleted() },
        { observer in
            let subscription = subject.subscribe(onNext: observer)
            return { subscription.dispose() }
        }
    )
}

private let plain = [
    Subject(name: "RACSubject") { dynamic(RACSubject()) },
    Subject(name: "PublishSubject") { rx(PublishSubject<Int>()) },
]

private let replaying = [
    Subject(name: "RACReplaySubject") { dynamic(RACReplaySubject()) },
    Subject(name: "ReplaySubject") { rx(ReplaySubject<Int>.createUnbounded()) },
]

private let behaving = [
    Subject(name: "RACBehaviorSubject") { dynamic(RACBehaviorSubject(defaultValue: 0)) },
    Subject(name: "BehaviorSubject") { rx(BehaviorSubject(value: 0)) },
    Subject(name: "BehaviorRelay") {
        let relay = BehaviorRelay(value: 0)
        return (
            { relay.accept($0) }, {},
            { observer in
                let subscription = relay.subscribe(onNext: observer)
                return { subscription.dispose() }
            }
        )
    },
]

let subjectModels =
    (plain + replaying + behaving).flatMap { subject in
        [
            Model("\(subject.name) delivers what two threads send one at a time, in one order", bound: 2) { run in
                let it = subject.make()
                let cells = [run.cell("one", [Int]()), run.cell("other", [Int]())]
                for cell in cells { _ = it.observe { cell.value.append($0) } }
                for thread in 1...2 { run.thread { it.send(thread) } }
                run.after {
                    run.check(cells[0].value == cells[1].value, "one order: \(cells[0].value), \(cells[1].value)")
                    run.check(cells[0].value.suffix(2).sorted() == [1, 2], "nothing is lost: \(cells[0].value)")
                }
            },
            Model("\(subject.name) sends an observer that leaves a first part", bound: 2) { run in
                let it = subject.make()
                let (leaving, staying) = (run.cell("one that leaves", [Int]()), run.cell("one that stays", [Int]()))
                let leave = it.observe { leaving.value.append($0) }
                _ = it.observe { staying.value.append($0) }
                run.thread {
                    it.send(1)
                    it.send(2)
                }
                run.thread { leave() }
                run.after {
                    run.check(
                        leaving.value == Array(staying.value.prefix(leaving.value.count)), "no gap: \(leaving.value)")
                    run.check(Array(staying.value.suffix(2)) == [1, 2], "the other gets all: \(staying.value)")
                }
            },
            Model("\(subject.name) sends an observer that joins during a delivery all that is sent later", bound: 2) {
                run in
                let it = subject.make()
                let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
                _ = it.observe { early.value.append($0) }
                run.thread { for number in 1...2 { it.send(number) } }
                run.thread {
                    _ = it.observe { late.value.append($0) }
                    it.send(9)
                }
                run.after {
                    run.check(late.value.contains(9), "its own value arrives: \(late.value)")
                    // As in the original, it adds the subscriber, and sends the current value after that.
                    guard subject.name != "RACBehaviorSubject" else { return }
                    run.check(
                        late.value == Array(early.value.suffix(late.value.count)),
                        "nothing is left out, or comes twice: \(early.value), \(late.value)")
                }
            },
        ]
    }
    + replaying.flatMap { subject in
        [
            Model(
                "\(subject.name) sends an observer that joins while two threads send what it sends an early one",
                bound: 2
            ) { run in
                let it = subject.make()
                let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
                _ = it.observe { early.value.append($0) }
                for thread in 1...2 { run.thread { it.send(thread) } }
                run.thread { _ = it.observe { late.value.append($0) } }
                run.after {
                    run.check(early.value.count == 2 && early.value == late.value, "\(early.value), \(late.value)")
                }
            },
            Model("\(subject.name) sends an observer that joins while it ends all values", bound: 2) { run in
                let it = subject.make()
                let late = run.cell("late", [Int]())
                it.send(1)
                run.thread {
                    it.send(2)
                    it.complete()
                }
                run.thread { _ = it.observe { late.value.append($0) } }
                run.after { run.check(late.value == [1, 2], "\(late.value)") }
            },
        ]
    }
    + behaving.filter { $0.name != "RACBehaviorSubject" }.map { subject in
        Model("\(subject.name) leaves an observer that joins with the newest value", bound: 2) { run in
            let it = subject.make()
            let (early, late) = (run.cell("early", [Int]()), run.cell("late", [Int]()))
            _ = it.observe { early.value.append($0) }
            for thread in 1...2 { run.thread { it.send(thread) } }
            run.thread { _ = it.observe { late.value.append($0) } }
            run.after {
                run.check(early.value.count == 3, "nothing is lost: \(early.value)")
                run.check(
                    late.value == Array(early.value.suffix(late.value.count)) && !late.value.isEmpty,
                    "\(early.value), \(late.value)")
            }
        }
    }

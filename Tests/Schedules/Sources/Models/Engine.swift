import Exploring

@testable import StreamCore

/// What is not copied, in an object.
final class Box<Value: ~Copyable> {
    let value: Value
    init(_ value: consuming Value) { self.value = value }
}

/// Collects events in memory that nothing guards but the serial delivery that is promised.
final class Collector: Observer<Int, Never>, @unchecked Sendable {  // what it observes delivers one event at a time
    private let run: Run
    private let cell: Cell<[Int]>
    private let ends: Cell<[String]>

    init(_ run: Run, _ name: String = "what an observer got") {
        self.run = run
        cell = run.cell(name, [])
        ends = run.cell("the end of \(name)", [])
        super.init()
    }

    var values: [Int] { cell.value }
    var end: [String] { ends.value }

    override func receive(_ value: Int) {
        run.check(ends.value.isEmpty, "no value comes after the end")
        cell.value.append(value)
    }

    override func complete() { ends.value.append("completed") }
    override func interrupt() { ends.value.append("interrupted") }
}

let engineModels = [
    Model("a gate runs all work, one at a time and in the order of each thread") { run in
        let gate = Box(Gate(nests: false))
        let ran = run.cell("what ran", [Int]())
        for thread in 1...2 {
            run.thread {
                for number in 0..<2 { gate.value.run { ran.value.append(thread * 10 + number) } }
            }
        }
        run.after {
            run.check(ran.value.sorted() == [10, 11, 20, 21], "all work runs once: \(ran.value)")
            run.check(ran.value.filter { $0 < 20 } == [10, 11], "work of a thread runs in its order: \(ran.value)")
        }
    },
    Model("a gate with three threads runs all work", bound: 2) { run in
        let gate = Box(Gate(nests: false))
        let ran = run.cell("what ran", [Int]())
        for thread in 1...3 { run.thread { gate.value.run { ran.value.append(thread) } } }
        run.after { run.check(ran.value.sorted() == [1, 2, 3], "all work runs once: \(ran.value)") }
    },
    Model("a gate that nests runs all work, one at a time, re-entrant work at once") { run in
        let gate = Box(Gate(nests: true))
        let ran = run.cell("what ran", [Int]())
        for thread in 1...2 {
            run.thread {
                gate.value.run {
                    ran.value.append(thread * 10)
                    gate.value.run { ran.value.append(thread * 10 + 1) }
                    ran.value.append(thread * 10 + 2)
                }
            }
        }
        run.after {
            let orders = [[10, 11, 12, 20, 21, 22], [20, 21, 22, 10, 11, 12]]
            run.check(orders.contains(ran.value), "work is not mixed: \(ran.value)")
        }
    },
    Model("work that is queued inside of a lock runs in the order of the lock", bound: 2) { run in
        final class Owner {
            let gate = Box(Gate(nests: true))
            let lock = WordLock()
        }
        let owner = Owner()
        let (taken, ran) = (run.cell("the order of the lock", [Int]()), run.cell("what ran", [Int]()))
        for thread in 1...3 {
            run.thread {
                let entry = owner.lock.withLock(of: owner) { () -> Gate.Entry in
                    taken.value.append(thread)
                    let entry = owner.gate.value.enterInOrder()
                    if entry == .busy { owner.gate.value.push { ran.value.append(thread) } }
                    return entry
                }
                if entry == .busy {
                    owner.gate.value.drainIfIdle()
                } else {
                    ran.value.append(thread)
                    owner.gate.value.leave()
                }
            }
        }
        run.after { run.check(ran.value == taken.value, "\(taken.value) took the lock, and ran as \(ran.value)") }
    },
    Model("a word lock keeps threads apart", bound: 2) { run in
        final class Owner { let lock = WordLock() }
        let owner = Owner()
        let count = run.cell("the count", 0)
        for _ in 1...3 { run.thread { owner.lock.withLock(of: owner) { count.value += 1 } } }
        run.after { run.check(count.value == 3, "each thread counts: \(count.value)") }
    },
    Model("a thread that waits at a word lock is woken") { run in
        final class Owner {
            let lock = WordLock()
            let flag = Atomic<Bool>(false)
        }
        let owner = Owner()
        let content = run.cell("what is waited for", 0)
        run.thread {
            owner.lock.withLock(of: owner) {
                owner.lock.wait(of: owner) { !owner.flag.load(ordering: .relaxed) }
                run.check(content.value == 1, "the content is there")
            }
        }
        run.thread {
            owner.lock.withLock(of: owner) {
                content.value = 1
                owner.flag.store(true, ordering: .relaxed)
            }
            owner.lock.wakeWaiters(owner)
        }
    },
    Model("guarded state is changed by one thread at a time") { run in
        let state = Box(Guarded(0))
        let count = run.cell("the count", 0)
        for _ in 1...2 {
            run.thread {
                for _ in 1...2 {
                    state.value.withLock {
                        $0 += 1
                        count.value += 1
                    }
                }
            }
        }
        run.after { run.check(state.value.read() == 4 && count.value == 4, "no change is lost") }
    },
    Model("a segment delivers the values before its end, and ends once") { run in
        let (segment, observer) = (Segment(policy: .typed), Collector(run))
        segment.setHead(observer)
        let released = run.cell("what was released", 0)
        segment.add { released.value += 1 }
        run.thread {
            segment.send(1, to: observer)
            segment.complete(observer)
        }
        run.thread { segment.dispose() }
        run.after {
            run.check(observer.end.count == 1, "there is one end: \(observer.end)")
            run.check(observer.end != ["completed"] || observer.values == [1], "completion comes after the value")
            run.check(released.value == 1, "resources are released once: \(released.value)")
        }
    },
    Model("a segment that is completed by two threads ends once") { run in
        let (segment, observer) = (Segment(policy: .typed), Collector(run))
        for thread in 1...2 {
            run.thread {
                segment.send(thread, to: observer)
                segment.complete(observer)
            }
        }
        run.after { run.check(observer.end == ["completed"], "there is one end: \(observer.end)") }
    },
    Model("a member that is added while a segment ends is disposed of") { run in
        let segment = Segment(policy: .typed)
        let disposed = run.cell("what was disposed of", [Int]())
        segment.add { disposed.value.append(0) }
        run.thread { segment.dispose() }
        let late = AnyDisposable()
        run.thread { segment.add(late) }
        run.after {
            run.check(late.isDisposed, "the late member is disposed of")
            run.check(disposed.value == [0], "the early member is disposed of once")
        }
    },
    Model("the first member of a segment, added while it ends, is disposed of") { run in
        let segment = Segment(policy: .typed)
        let member = AnyDisposable()
        run.thread { segment.dispose() }
        run.thread { segment.add(member) }
        run.after { run.check(member.isDisposed, "the member is disposed of") }
    },
    Model("the first member of a dynamic segment, added while it ends, is disposed of") { run in
        let segment = Segment(policy: .dynamic)
        let member = AnyDisposable()
        run.thread { segment.dispose() }
        run.thread { segment.add(member) }
        run.after { run.check(member.isDisposed, "the member is disposed of") }
    },
    Model("a member that is removed while a segment ends is disposed of once at most, and the one after it once") {
        run in
        let segment = Segment(policy: .dynamic)
        let (first, second) = (run.cell("the first", 0), run.cell("the second", 0))
        let token = segment.add { first.value += 1 }
        run.thread { segment.dispose() }
        run.thread {
            segment.add { second.value += 1 }
            segment.remove(token)
        }
        run.after { run.check(first.value <= 1 && second.value == 1, "\(first.value), \(second.value)") }
    },
    Model("a head that is set while a segment ends is let go") { run in
        let segment = Segment(policy: .typed)
        final class Head: Observer<Int, Never>, @unchecked Sendable {}
        weak var head: Head?
        run.thread {
            let made = Head()
            head = made
            segment.setHead(made)
        }
        run.thread { segment.dispose() }
        run.after { run.check(head == nil, "the head is released") }
    },
    Model("a thread that sees the end of a segment sees what came before it") { run in
        let segment = Segment(policy: .typed)
        let before = run.cell("what came before", 0)
        run.thread {
            before.value = 1
            segment.dispose()
        }
        run.thread {
            if segment.isDisposed { run.check(before.value == 1, "what came before the end") }
            if !segment.isActive { run.check(before.value == 1, "what came before the end") }
        }
    },
    Model("a segment that is disposed of while its source is attached is disposed of after it") { run in
        let segment = Segment(policy: .dynamic, isSettled: false)
        let member = AnyDisposable()
        run.thread {
            segment.add(member)
            segment.settle()
        }
        run.thread { segment.dispose() }
        run.after { run.check(segment.isDisposed && member.isDisposed, "the segment is disposed of") }
    },
    Model("work that two objects keep ends when both are released") { run in
        let (segment, observer) = (Segment(policy: .typed), Collector(run))
        segment.setHead(observer)
        segment.countKeepers()
        let written = (0...1).map { run.cell("what keeper \($0) wrote", 0) }
        segment.add { for cell in written { run.check(cell.value == 1, "what a keeper wrote comes before the end") } }
        for cell in written {
            run.thread {
                cell.value = 1
                segment.releaseKeeper()
            }
        }
        run.after { run.check(observer.end == ["interrupted"], "the observer is interrupted once: \(observer.end)") }
    },
]

let disposableModels = [
    Model("the action of a disposable runs once, and disposal has happened when a thread sees it") { run in
        let ran = run.cell("how often the action ran", 0)
        let disposable = AnyDisposable { ran.value += 1 }
        for _ in 1...2 { run.thread { disposable.dispose() } }
        run.after { run.check(ran.value == 1, "the action ran \(ran.value) times") }
    },
    Model("a thread that sees a disposable disposed of sees what came before the disposal") { run in
        let (before, disposable) = (run.cell("what came before", 0), AnyDisposable())
        run.thread {
            before.value = 1
            disposable.dispose()
        }
        run.thread { if disposable.isDisposed { run.check(before.value == 1, "what came before the disposal") } }
    },
    Model("what is added to a composite disposable while it is disposed of is disposed of") { run in
        let composite = CompositeDisposable()
        let (early, late) = (AnyDisposable(), AnyDisposable())
        composite.add(early)
        run.thread { composite.dispose() }
        run.thread { composite.add(late) }
        run.after { run.check(early.isDisposed && late.isDisposed, "both are disposed of") }
    },
    Model("what is removed from a composite disposable is disposed of before, or not at all") { run in
        let composite = CompositeDisposable()
        let removed = run.cell("how often it was disposed of", 0)
        let member = composite.add(AnyDisposable { removed.value += 1 })
        run.thread { composite.dispose() }
        run.thread { member?.dispose() }
        run.after { run.check(removed.value <= 1, "it is disposed of at most once") }
    },
    Model("a serial disposable that is disposed of while it is set disposes of what is set") { run in
        let serial = SerialDisposable()
        let (first, second) = (AnyDisposable(), AnyDisposable())
        serial.inner = first
        run.thread { serial.inner = second }
        run.thread { serial.dispose() }
        run.after { run.check(first.isDisposed && second.isDisposed, "both are disposed of") }
    },
    Model("a serial disposable that two threads set keeps one of the two") { run in
        let serial = SerialDisposable()
        let both = [AnyDisposable(), AnyDisposable()]
        for disposable in both { run.thread { serial.inner = disposable } }
        run.after { run.check(both.filter(\.isDisposed).count == 1, "one is disposed of, the other is kept") }
    },
    Model("a scheduled action runs, or is disposed of") { run in
        let ran = run.cell("how often it ran", 0)
        let action = ScheduledAction { ran.value += 1 }
        for _ in 1...2 { run.thread { action.run() } }
        run.thread { action.dispose() }
        run.after { run.check(ran.value <= 1 && action.isDisposed, "it ran \(ran.value) times") }
    },
]

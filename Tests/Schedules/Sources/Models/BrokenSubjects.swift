import Exploring

// Subjects with the mistakes of this field, each of which the explorer must find.

/// A subject that keeps its values, without a multicast: the decisions and the deliveries are apart.
private final class KeepingSubject: @unchecked Sendable {  // the locks
    enum Mistake { case snapshotThenInsertion, insertionThenSnapshot, deliveryAfterTheLock }

    private let mistake: Mistake
    private let lock = Monitor()
    private var values: [Int] = []
    private var observers: [(Int) -> Void] = []

    init(_ mistake: Mistake) { self.mistake = mistake }

    func send(_ value: Int) {
        lock.lock()
        values.append(value)
        let present = observers
        lock.unlock()
        for observer in present { observer(value) }
    }

    func observe(_ observer: @escaping (Int) -> Void) {
        if mistake == .insertionThenSnapshot { insert(observer) }
        lock.lock()
        let kept = values
        lock.unlock()
        kept.forEach(observer)
        if mistake != .insertionThenSnapshot { insert(observer) }
    }

    private func insert(_ observer: @escaping (Int) -> Void) {
        lock.lock()
        observers.append(observer)
        lock.unlock()
    }
}

/// A subject whose delivering thread copies the observers once, for its own value and for those that wait.
private final class HastySubject: @unchecked Sendable {  // the lock
    private let lock = Monitor()
    private var waiting: [Int] = []
    private var isDelivering = false
    private var observers: [(Int) -> Void] = []

    func send(_ value: Int) {
        lock.lock()
        waiting.append(value)
        let isMine = !isDelivering
        isDelivering = true
        let present = observers
        lock.unlock()
        while isMine, let value = next() { for observer in present { observer(value) } }
    }

    private func next() -> Int? {
        lock.lock()
        defer { lock.unlock() }
        isDelivering = !waiting.isEmpty
        return isDelivering ? waiting.removeFirst() : nil
    }

    func observe(_ observer: @escaping (Int) -> Void) {
        lock.lock()
        observers.append(observer)
        lock.unlock()
    }
}

let brokenSubjectModels = [
    Model("the values of a subject are copied, and its observer inserted, in two locks") { run in
        let (subject, late) = (KeepingSubject(.snapshotThenInsertion), Notes())
        run.thread { subject.send(1) }
        run.thread { subject.observe(late.add) }
        run.after { run.check(late.values == [1], "the value arrives: \(late.values)") }
    },
    Model("an observer is inserted, and then gets a copy of the values") { run in
        let (subject, late) = (KeepingSubject(.insertionThenSnapshot), Notes())
        run.thread { subject.send(1) }
        run.thread { subject.observe(late.add) }
        run.after { run.check(late.values == [1], "the value arrives once: \(late.values)") }
    },
    Model("values are kept in one order, and delivered in another") { run in
        let (subject, early) = (KeepingSubject(.deliveryAfterTheLock), Notes())
        subject.observe(early.add)
        let late = Notes()
        for thread in 1...2 { run.thread { subject.send(thread) } }
        run.after {
            subject.observe(late.add)
            run.check(early.values == late.values, "one order: \(early.values), \(late.values)")
        }
    },
    Model("the observers of a subject are copied once for all values that wait") { run in
        let (subject, late) = (HastySubject(), Notes())
        run.thread { subject.send(1) }
        run.thread {
            subject.observe(late.add)
            subject.send(9)
        }
        run.after { run.check(late.values.contains(9), "the value sent after joining arrives: \(late.values)") }
    },
]

import Exploring
import StreamCore

import struct Synchronization.AtomicLoadOrdering
import struct Synchronization.AtomicStoreOrdering

// Programs with the mistakes of this field, each of which the explorer must find.

/// Values that an observer notes under a lock of its own, so that only their order and number can be wrong.
final class Notes: @unchecked Sendable {  // the lock
    private let lock = Monitor()
    private var list: [Int] = []

    func add(_ value: Int) {
        lock.lock()
        list.append(value)
        lock.unlock()
    }

    var values: [Int] {
        lock.lock()
        defer { lock.unlock() }
        return list
    }
}

/// An inbox whose task is not resumed by a value that comes between its look and its wait.
private final class TwoLockInbox: @unchecked Sendable {  // the lock
    private let lock = Monitor()
    private var (hasValue, isWaiting) = (false, false)
    private(set) var isResumed = false

    func receive() {
        lock.lock()
        hasValue = true
        if isWaiting { isResumed = true }
        lock.unlock()
    }

    func wait() {
        lock.lock()
        let isThere = hasValue
        lock.unlock()
        lock.lock()
        if isThere { isResumed = true } else { isWaiting = true }
        lock.unlock()
    }
}

/// A counter that is read and written in two steps.
private final class Twice: @unchecked Sendable {  // the lock
    private let lock = Monitor()
    private var count = 0

    func read() -> Int {
        lock.lock()
        defer { lock.unlock() }
        return count
    }

    func write(_ number: Int) {
        lock.lock()
        count = number
        lock.unlock()
    }
}

func atomic<Value>(_ value: Value) -> Box<Atomic<Value>> { Box(Atomic(value)) }

/// Two threads that publish a value to each other with a flag.
private func publication(storing: AtomicStoreOrdering, loading: AtomicLoadOrdering) -> @Sendable (Run) -> Void {
    { run in
        let (flag, content) = (atomic(false), run.cell("the content", 0))
        run.thread {
            content.value = 1
            flag.value.store(true, ordering: storing)
        }
        run.thread { if flag.value.load(ordering: loading) { run.check(content.value == 1, "the content is there") } }
    }
}

let brokenModels = [
    Model("a lock is given back between a read and a write") { run in
        let count = Twice()
        for _ in 1...2 { run.thread { count.write(count.read() + 1) } }
        run.after { run.check(count.read() == 2, "both count: \(count.read())") }
    },
    Model("an atomic is read and written in two steps") { run in
        let count = atomic(0)
        for _ in 1...2 {
            run.thread { count.value.store(count.value.load(ordering: .acquiring) + 1, ordering: .releasing) }
        }
        run.after { run.check(count.value.load(ordering: .acquiring) == 2, "both count") }
    },
    Model("two locks are taken in two orders") { run in
        let locks = [Monitor(), Monitor()]
        for order in [[0, 1], [1, 0]] {
            run.thread {
                for index in order { locks[index].lock() }
                for index in order { locks[index].unlock() }
            }
        }
    },
    Model("a lock that one of two users does not take") { run in
        let (lock, count) = (Monitor(), run.cell("the count", 0))
        run.thread {
            lock.lock()
            count.value += 1
            lock.unlock()
        }
        run.thread { count.value += 1 }
    },
    Model("a flag that publishes is stored relaxed", publication(storing: .relaxed, loading: .acquiring)),
    Model("a flag that publishes is loaded relaxed", publication(storing: .releasing, loading: .relaxed)),
    Model("two flags that must not miss each other acquire and release only") { run in
        let flags = [atomic(false), atomic(false)]
        let missed = Notes()
        for thread in 0...1 {
            run.thread {
                flags[thread].value.store(true, ordering: .releasing)
                if !flags[1 - thread].value.load(ordering: .acquiring) { missed.add(thread) }
            }
        }
        run.after { run.check(missed.values.count < 2, "one sees the other") }
    },
    Model("a value is made twice, since the check is not part of the change") { run in
        let (isMade, makes) = (atomic(false), Notes())
        for thread in 1...2 {
            run.thread {
                if !isMade.value.load(ordering: .acquiring) {
                    makes.add(thread)
                    isMade.value.store(true, ordering: .releasing)
                }
            }
        }
        run.after { run.check(makes.values.count == 1, "it is made once: \(makes.values)") }
    },
    Model("work that was left to the thread inside is looked for before that thread leaves, and not after") { run in
        let (isInside, left, done) = (atomic(false), atomic(0), Notes())
        for thread in 1...2 {
            run.thread {
                if isInside.value.exchange(true, ordering: .sequentiallyConsistent) {
                    left.value.store(thread, ordering: .sequentiallyConsistent)
                } else {
                    done.add(thread)
                    let work = left.value.exchange(0, ordering: .sequentiallyConsistent)
                    if work != 0 { done.add(work) }
                    isInside.value.store(false, ordering: .sequentiallyConsistent)
                }
            }
        }
        run.after { run.check(done.values.count == 2, "all work is done: \(done.values)") }
    },
    Model("a thread sleeps although the signal has come already") { run in
        let (lock, isReady) = (Monitor(), atomic(false))
        run.thread {
            if !isReady.value.load(ordering: .acquiring) {
                lock.lock()
                lock.wait()
                lock.unlock()
            }
        }
        run.thread {
            isReady.value.store(true, ordering: .releasing)
            lock.lock()
            lock.broadcast()
            lock.unlock()
        }
    },
    Model("one of two that sleep is woken, and it was for the other") { run in
        let (lock, turn) = (Monitor(), Twice())
        for thread in 1...2 {
            run.thread {
                lock.lock()
                while turn.read() != thread { lock.wait() }
                lock.unlock()
            }
        }
        run.thread {
            for thread in 1...2 {
                lock.lock()
                turn.write(thread)
                lock.signal()
                lock.unlock()
            }
        }
    },
    Model("a thread asks again and again for what never comes") { run in
        let flag = atomic(0)
        run.thread { while flag.value.load(ordering: .relaxed) < 2 {} }
        run.thread { flag.value.store(1, ordering: .relaxed) }
    },
    Model("a disposable is set without a look at a disposal meanwhile") { run in
        let (isDisposed, inner, disposed) = (atomic(false), atomic(0), Notes())
        run.thread {
            if isDisposed.value.load(ordering: .acquiring) {
                disposed.add(1)
            } else {
                inner.value.store(1, ordering: .releasing)
            }
        }
        run.thread {
            isDisposed.value.store(true, ordering: .releasing)
            if inner.value.exchange(0, ordering: .acquiringAndReleasing) != 0 { disposed.add(1) }
        }
        run.after { run.check(disposed.values == [1], "what was set is disposed of: \(disposed.values)") }
    },
    Model("the last observer leaves while the first one of another run comes") { run in
        let (count, isRunning) = (atomic(1), atomic(true))
        run.thread {
            if count.value.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                isRunning.value.store(false, ordering: .releasing)
            }
        }
        run.thread {
            if count.value.add(1, ordering: .acquiringAndReleasing).oldValue == 0 {
                isRunning.value.store(true, ordering: .releasing)
            }
        }
        run.after {
            let isUsed = count.value.load(ordering: .acquiring) > 0
            run.check(isRunning.value.load(ordering: .acquiring) == isUsed, "it runs where it is used")
        }
    },
    Model("two observers count themselves, and both are the first") { run in
        let (count, connections) = (atomic(0), Notes())
        for thread in 1...2 {
            run.thread {
                let isFirst = count.value.load(ordering: .acquiring) == 0
                count.value.add(1, ordering: .acquiringAndReleasing)
                if isFirst { connections.add(thread) }
            }
        }
        run.after { run.check(connections.values.count == 1, "one connects: \(connections.values)") }
    },
    Model("a value is passed on after a look at a count that others change") { run in
        let (left, passed) = (atomic(1), Notes())
        for thread in 1...2 {
            run.thread {
                if left.value.load(ordering: .acquiring) > 0 {
                    left.value.subtract(1, ordering: .acquiringAndReleasing)
                    passed.add(thread)
                }
            }
        }
        run.after { run.check(passed.values.count == 1, "one value is taken: \(passed.values)") }
    },
    Model("an action runs, and is cancelled, both") { run in
        let (isCancelled, isRun) = (atomic(false), atomic(false))
        let outcome = Notes()
        run.thread {
            if !isCancelled.value.load(ordering: .sequentiallyConsistent) {
                isRun.value.store(true, ordering: .sequentiallyConsistent)
                outcome.add(1)
            }
        }
        run.thread {
            if !isRun.value.load(ordering: .sequentiallyConsistent) {
                isCancelled.value.store(true, ordering: .sequentiallyConsistent)
                outcome.add(2)
            }
        }
        run.after { run.check(outcome.values.count == 1, "one of both: \(outcome.values)") }
    },
    Model("an end overtakes the value before it") { run in
        let (isOver, got) = (atomic(false), Notes())
        run.thread { if !isOver.value.load(ordering: .acquiring) { got.add(1) } }
        run.thread {
            isOver.value.store(true, ordering: .releasing)
            got.add(0)
        }
        run.after { run.check(got.values.last == 0, "nothing comes after the end: \(got.values)") }
    },
    Model("a list is walked while it is changed") { run in
        let list = run.cell("the list", [1])
        run.thread { for value in list.value { _ = value } }
        run.thread { list.value.append(2) }
    },
    Model("a task looks for a value, and waits for one, in two locks") { run in
        let inbox = TwoLockInbox()
        run.thread { inbox.receive() }
        run.thread { inbox.wait() }
        run.after { run.check(inbox.isResumed, "the task goes on") }
    },
    Model("a cancelled task is resumed by the value and by the cancellation") { run in
        let (waits, resumptions) = (atomic(true), Notes())
        for thread in 1...2 {
            run.thread {
                if waits.value.load(ordering: .sequentiallyConsistent) {
                    waits.value.store(false, ordering: .sequentiallyConsistent)
                    resumptions.add(thread)
                }
            }
        }
        run.after { run.check(resumptions.values.count == 1, "once: \(resumptions.values)") }
    },
    Model("an action looks whether it executes, and counts the execution after that") { run in
        let (running, begun) = (Twice(), Notes())
        for thread in 1...2 {
            run.thread {
                guard running.read() == 0 else { return }
                running.write(running.read() + 1)
                begun.add(thread)
            }
        }
        run.after { run.check(begun.values.count == 1, "one execution: \(begun.values)") }
    },
    Model("an action on the main queue runs in place where nothing runs, though a hop waits") { run in
        let (isRunning, waiting, ran) = (atomic(false), Notes(), Notes())
        waiting.add(1)
        run.thread {
            if !isRunning.value.load(ordering: .acquiring) { ran.add(2) }
            waiting.values.forEach(ran.add)
        }
        run.after { run.check(ran.values == [1, 2], "in order: \(ran.values)") }
    },
    Model("two values that follow each other across a bridge each pass on what they are set to") { run in
        let (left, right) = (Twice(), Twice())
        run.thread {
            left.write(1)
            right.write(left.read())
        }
        run.thread {
            right.write(2)
            left.write(right.read())
        }
        run.after { run.check(left.read() == right.read(), "both agree: \(left.read()), \(right.read())") }
    },
]

import Exploring

@testable import RACCompat
@testable import StreamCore

// What crosses from streams to tasks, to the main queue, and from one layer to the other.

/// A main queue: the work that one thread of the model performs, first in first out.
private final class MainThread: @unchecked Sendable {  // guarded
    private let waiting = Guarded(ValueQueue<@Sendable () -> Void>())

    func add(_ work: @escaping @Sendable () -> Void) { waiting.withLock { $0.append(work) } }

    /// Runs all work that waits.
    func run() { while let work = waiting.withLock({ $0.popFirst() }) { work() } }
}

/// Makes a task that `queues` run, and that takes values from an inbox until there are no more.
private func take(
    from inbox: ValueInbox<Int, Never>, on queues: VirtualQueues, into got: Cell<[Int]>, _ ends: Count
) {
    Task(executorPreference: queues) {
        while true {
            var value = inbox.takeWaiting()
            if value == nil { value = await inbox.wait(isolation: nil) }
            guard let value else { break }
            got.value.append(value)
        }
        ends.add(1)
    }
}

private let taskModels = [
    Model("a task that waits for values gets them in order, and its end, while they are sent", bound: 2) { run in
        let queues = VirtualQueues(startDate: .init(timeIntervalSinceReferenceDate: 0))
        let (segment, got, ends) = (Segment(policy: .typed), run.cell("what was got", [Int]()), Count())
        let inbox = ValueInbox<Int, Never>(segment, .unbounded)
        take(from: inbox, on: queues, into: got, ends)
        run.thread {
            for number in 1...2 { segment.send(number, to: inbox) }
            segment.complete(inbox)
        }
        run.thread { while queues.runNext() {} }
        run.after {
            while queues.runNext() {}
            run.check(got.value == [1, 2] && ends.value == 1, "\(got.value), \(ends.value) ends")
            queues.close()
        }
    },
    Model("a task that is cancelled while a value comes gets a first part of the values, and its end", bound: 2) {
        run in
        let queues = VirtualQueues(startDate: .init(timeIntervalSinceReferenceDate: 0))
        let (segment, got, ends) = (Segment(policy: .typed), run.cell("what was got", [Int]()), Count())
        let inbox = ValueInbox<Int, Never>(segment, .unbounded)
        segment.setHead(inbox)
        take(from: inbox, on: queues, into: got, ends)
        run.thread { for number in 1...2 { segment.send(number, to: inbox) } }
        // What the cancellation of the task calls; the runtime would hold a lock of its own meanwhile.
        run.thread { inbox.cancel() }
        run.thread { while queues.runNext() {} }
        run.after {
            while queues.runNext() {}
            run.check(got.value == Array([1, 2].prefix(got.value.count)), "no gap: \(got.value)")
            run.check(ends.value == 1 && segment.isDisposed, "\(ends.value) ends")
            queues.close()
        }
    },
    Model("asynchronous work whose start is disposed of while it returns ends once", bound: 2) { run in
        let queues = VirtualQueues(startDate: .init(timeIntervalSinceReferenceDate: 0))
        let events = run.cell("the events", [String]())
        let work: @Sendable () async -> Int = {
            await Task.yield()
            return 1
        }
        let start = queues.run(on: .background("start")) {
            SignalProducer<Int, Never>(work).start { events.value.append("\($0)".lowercased()) }
        }
        run.thread { start.dispose() }
        run.thread { while queues.runNext() {} }
        run.after {
            while queues.runNext() {}
            let ends = [["value 1", "completed"], ["interrupted"], ["value 1", "interrupted"]]
            run.check(ends.contains(events.value), "one end: \(events.value)")
            queues.close()
        }
    },
]

private let hopModels = [
    Model("an action of the main queue runs behind those that other threads have scheduled before it", bound: 3) {
        run in
        let (scheduler, main, isScheduled) = (UIScheduler(), MainThread(), atomic(false))
        let ran = run.cell("what ran", [Int]())
        run.thread {
            for number in 1...2 {
                _ = scheduler.schedule({ ran.value.append(number) }, isOnMain: false, hop: main.add)
            }
            isScheduled.value.store(true, ordering: .releasing)
        }
        run.thread {
            let isLater = isScheduled.value.load(ordering: .acquiring)
            for number in [10, 11] {
                _ = scheduler.schedule({ ran.value.append(number) }, isOnMain: true, hop: main.add)
            }
            main.run()
            run.check(!isLater || ran.value == [1, 2, 10, 11], "what was scheduled before runs before: \(ran.value)")
        }
        run.after {
            main.run()
            run.check(ran.value.sorted() == [1, 2, 10, 11], "all run: \(ran.value)")
            run.check(keepsOrder(ran.value, of: [1, 2]) && keepsOrder(ran.value, of: [10, 11]), "\(ran.value)")
        }
    },
    Model("an action that was scheduled for the main queue runs, or is disposed of") { run in
        let (scheduler, main) = (UIScheduler(), MainThread())
        let ran = run.cell("how often it ran", 0)
        let action = scheduler.schedule({ ran.value += 1 }, isOnMain: false, hop: main.add)
        run.thread { action?.dispose() }
        run.thread { main.run() }
        run.after {
            run.check(ran.value <= 1, "\(ran.value) runs")
            run.check(
                scheduler.schedule({ ran.value = 9 }, isOnMain: true, hop: main.add) == nil && ran.value == 9,
                "nothing waits any more")
        }
    },
]

private let bridgeModels = [
    Model("a subject over a property ends with the newest value of both", bound: 2) { run in
        let property = MutableProperty(0)
        let (subject, got) = (onScheduler { property.behaviorSubject() }, run.cell("what was got", [Int]()))
        onScheduler { _ = subject.subscribeNext { got.value.append($0 as? Int ?? -1) } }
        run.scheduledThread { property.value = 1 }
        run.scheduledThread { subject.sendNext(2) }
        run.after {
            run.check(got.value.count == 3 && got.value.last == property.value, "\(got.value), \(property.value)")
        }
    },
    Model("a property that follows a subject agrees with it after both were set", bound: 2) { run in
        let subject = onScheduler { RACBehaviorSubject.behaviorSubjectWithDefaultValue(0) }
        guard let property = onScheduler({ try? subject.property(of: Int.self) }) else { return }
        run.scheduledThread { subject.sendNext(1) }
        run.scheduledThread { property.value = 2 }
        run.after {
            let first = onScheduler { subject.first() as? Int }
            run.check([1, 2].contains(property.value), "one of both is set: \(property.value)")
            run.check(first == property.value, "both have it: \(first ?? -1), \(property.value)")
            property.value = 3
            run.check(onScheduler { subject.first() as? Int } == 3, "the subject has what is set later")
            onScheduler { subject.sendNext(4) }
            run.check(property.value == 4, "the property has what is sent later: \(property.value)")
        }
    },
    Model("a bridged signal that is disposed of while it sends and ends sends a first part", bound: 2) { run in
        let subject = RACSubject()
        let events = run.cell("the events", [String]())
        let start = onScheduler { subject.producer.start { events.value.append($0.isTerminating ? "end" : "value") } }
        run.scheduledThread {
            subject.sendNext(1)
            subject.sendCompleted()
        }
        run.scheduledThread { start.dispose() }
        run.after { run.check([["end"], ["value", "end"]].contains(events.value), "one end: \(events.value)") }
    },
    Model("a typed start that is bridged and disposed of while it ends is told of one end at most", bound: 2) { run in
        let pipe = Signal<Int, Never>.pipe()
        let events = run.cell("the events", [String]())
        let subscription = onScheduler {
            pipe.output.producer.bridged.subscribeNext(
                { _ in events.value.append("value") },
                completed: {
                    events.value.append("end")
                })
        }
        run.scheduledThread {
            pipe.input.send(value: 1)
            pipe.input.sendCompleted()
        }
        run.scheduledThread { subscription.dispose() }
        run.after {
            run.check([[], ["value"], ["value", "end"]].contains(events.value), "a first part: \(events.value)")
        }
    },
]

let crossingModels = taskModels + hopModels + bridgeModels

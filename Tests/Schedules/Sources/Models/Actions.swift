import Exploring

@testable import RACCompat
@testable import StreamCore

// Actions and commands, which threads execute, dispose of and disable.

/// What comes of one start of an action: its values, and its end, in memory that nothing guards.
private func start(_ action: Action<Int, Int, Never>, _ input: Int, into events: Cell<[String]>) -> any Disposable {
    action.apply(input).start { events.value.append("\($0)".lowercased()) }
}

/// Runs a thread that is the main queue of `queues` until nothing waits, and then what others have added meanwhile.
private func runMain(_ queues: VirtualQueues) { while queues.runNext() {} }

let actionModels = [
    Model("an execution that is disposed of while its work ends ends once, and frees the action", bound: 2) { run in
        let work = Signal<Int, Never>.pipe()
        let action = Action<Int, Int, Never> { _ in SignalProducer(work.output) }
        let events = run.cell("the events", [String]())
        let execution = start(action, 1, into: events)
        run.thread {
            work.input.send(value: 1)
            work.input.sendCompleted()
        }
        run.thread { execution.dispose() }
        run.after {
            let last = events.value.last ?? ""
            run.check(["completed", "interrupted"].contains(last), "it ends: \(events.value)")
            run.check(
                Array(["value 1", last].suffix(events.value.count)) == events.value || events.value == [last],
                "nothing comes twice, or after the end: \(events.value)")
            run.check(last == "interrupted" || events.value.count == 2, "the value comes first: \(events.value)")
            run.check(!action.isExecuting.value && action.isEnabled.value, "the action is free")
        }
    },
    Model("an action that is disabled while it is executed runs, or refuses, and is disabled", bound: 2) { run in
        let isAllowed = MutableProperty(true)
        let ran = Count()
        let action = Action<Int, Int, Never>(enabledIf: isAllowed) { input in
            ran.add(1)
            return SignalProducer(value: input)
        }
        let events = run.cell("the events", [String]())
        run.thread { isAllowed.value = false }
        run.thread { _ = start(action, 1, into: events) }
        run.after {
            let isRefused = events.value.count == 1 && events.value[0].hasPrefix("failed")
            run.check(
                ran.value == 1 ? events.value == ["value 1", "completed"] : isRefused,
                "\(ran.value) runs: \(events.value)")
            run.check(!action.isEnabled.value && !action.isExecuting.value, "the action is disabled")
        }
    },
    Model("a start that waits begins when the execution before it ends, or is disposed of", bound: 2) { run in
        let works = [Signal<Int, Never>.pipe(), Signal<Int, Never>.pipe()]
        let began = Count()
        let action = Action<Int, Int, Never>(policy: .queue) { number in
            began.add(1)
            return SignalProducer(works[number].output)
        }
        let (first, second) = (run.cell("the first", [String]()), run.cell("the second", [String]()))
        _ = start(action, 0, into: first)
        let waiting = start(action, 1, into: second)
        run.thread { works[0].input.sendCompleted() }
        run.thread { waiting.dispose() }
        run.after {
            run.check(first.value == ["completed"], "the first: \(first.value)")
            run.check(second.value == ["interrupted"], "the second: \(second.value)")
            run.check(!action.isExecuting.value && began.value <= 2, "\(began.value) began, and none is left")
            _ = start(action, 1, into: first)
            run.check(action.isExecuting.value, "the action executes again")
        }
    },
    Model("two starts of an action that restarts: the one that is replaced is interrupted, once", bound: 2) { run in
        let work = Signal<Int, Never>.pipe()
        let action = Action<Int, Int, Never>(policy: .latest) { _ in SignalProducer(work.output) }
        let events = (0...1).map { run.cell("the events of \($0)", [String]()) }
        for number in 0...1 { run.thread { _ = start(action, number, into: events[number]) } }
        run.after {
            work.input.send(value: 1)
            work.input.sendCompleted()
            run.check(
                events.map(\.value).sorted { $0.count < $1.count } == [["interrupted"], ["value 1", "completed"]],
                "one is followed: \(events.map(\.value))")
            run.check(!action.isExecuting.value, "none is left")
        }
    },
    Model("a command that is disabled while it is executed runs, or refuses, and is disabled", bound: 1) { run in
        let queues = VirtualQueues(startDate: .init(timeIntervalSinceReferenceDate: 0))
        let (isAllowed, ran, refused) = (RACSubject(), Count(), Count())
        let (command, enabled) = queues.run(on: .main) {
            let command = RACCommand(enabled: isAllowed) { _ in
                RACSignal.createSignal { subscriber in
                    ran.add(1)
                    subscriber.sendCompleted()
                    return nil
                }
            }
            let enabled = Count()
            command.enabled.subscribeNext { (value: Bool) in enabled.add(value ? 1 : -enabled.value) }
            return (command, enabled)
        }
        run.thread { queues.run(on: .background("one")) { isAllowed.sendNext(false) } }
        run.thread {
            queues.run(on: .background("other")) { _ = command.execute(1).subscribeError { _ in refused.add(1) } }
        }
        run.after {
            queues.run(on: .main) { runMain(queues) }
            run.check(ran.value + refused.value == 1, "\(ran.value) runs, \(refused.value) refusals")
            run.check(enabled.value == 0, "the command is disabled")
            queues.close()
        }
    },
]

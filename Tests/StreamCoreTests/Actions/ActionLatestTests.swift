import StreamCore
import StreamTesting
import Synchronization
import Testing

/// Actions that switch to the latest start.
@Suite(.takesTurns) struct ActionLatestTests {
    private let works = ActionPolicyTests.Works()
    private let log = Recorder()

    @discardableResult
    private func start(_ action: Action<Int, String, TestFailure>, _ input: Int) -> any Disposable {
        action.apply(input).start { [log] event in
            switch event {
            case .value(let value): log.note("\(input):\(value)")
            case .failed: log.note("\(input):failed")
            case .completed: log.note("\(input):completed")
            case .interrupted: log.note("\(input):interrupted")
            }
        }
    }

    private func makeAction() -> Action<Int, String, TestFailure> {
        Action(policy: .latest) { [works, log] input in
            log.note("begin:\(input)")
            return works.pipes[input].output.producer.on(disposed: { log.note("disposed:\(input)") })
        }
    }

    @Test("The running execution is disposed of and its end told, then the new one begins; the flags stay")
    func switches() {
        let action = makeAction()
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        action.isExecuting.signal.observeValues { [log] in log.note("executing:\($0)") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
        start(action, 1)
        start(action, 2)
        works[1].send(value: "late")
        works[2].send(value: "b")
        works[2].sendCompleted()
        #expect(
            log.history
                == "executing:true begin:1 1:interrupted disposed:1 event:INTERRUPTED begin:2 2:b event:VALUE b "
                + "2:completed disposed:2 executing:false event:COMPLETED")
    }

    @Test("Of several starts from inside a value, the last begins, after that value has been told to all")
    func reenters() {
        let action = makeAction()
        var isFirst = true
        action.apply(1).startWithResult { [log] result in
            guard isFirst else { return }
            isFirst = false
            log.note("caller")
            start(action, 2)
            start(action, 3)
        }
        action.values.observeValues { [log] in log.note("value:\($0)") }
        works[1].send(value: "a")
        works[3].send(value: "c")
        #expect(log.history == "begin:1 caller 2:interrupted value:a disposed:1 begin:3 3:c value:c")
    }

    @Test("A start from inside the flag that its predecessor sets has that one end before it begins its work")
    func reentersFlags() {
        let action = makeAction()
        action.isExecuting.signal.take(first: 1).observeValues { _ in start(action, 2) }
        start(action, 1)
        works[2].sendCompleted()
        #expect(log.history.contains("1:interrupted"))
        #expect(log.history.contains("begin:2"))
        #expect(log.history.contains("2:completed"))
        #expect(!action.isExecuting.value)
    }

    @Test("Disposing the latest frees the action")
    func disposes() {
        let action = makeAction()
        start(action, 1)
        start(action, 2).dispose()
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
    }

    @Test("A million starts from the values of their predecessors take constant stack")
    func takesConstantStack() {
        onSmallStack {
            let count = many(1_000_000)
            let action = Action<Int, Int, Never>(policy: .latest) { input in
                SignalProducer<Int, Never>(value: input).concat(.never)
            }
            var last = 0
            action.values.observeValues {
                last = $0
                if $0 < count { action.apply($0 + 1).start() }
            }
            let start = action.apply(1).start()
            #expect(last == count)
            start.dispose()
            action.apply(count).take(first: 1).start()
            #expect(!action.isExecuting.value)
        }
    }

    @Test("Starts of many threads never overlap, and each has one end")
    func executesThreads() {
        let running = Atomic<Int>(0)
        let (overlaps, ends) = (Counter(), Counter())
        let action = Action<Int, Int, Never>(policy: .latest) { input in
            SignalProducer { observer, lifetime in
                if running.add(1, ordering: .acquiringAndReleasing).newValue > 1 { overlaps.increment() }
                lifetime.observeEnded { running.subtract(1, ordering: .acquiringAndReleasing) }
                observer.send(value: input)
                if input.isMultiple(of: 2) { observer.sendCompleted() }
            }
        }
        let count = many(5_000)
        onThreads(4) { _ in
            for input in 0..<count { action.apply(input).start { if $0.isTerminating { ends.increment() } } }
        }
        action.apply(0).start()
        #expect(ends.value == 4 * count)
        #expect(overlaps.value == 0)
        #expect(!action.isExecuting.value)
    }

    @Test(
        "A watcher of a bridged action receives the end of each execution, for every kind of end",
        arguments: [true, false])
    func tellsWatchers(waits: Bool) {
        let ends = Counter()
        let action = Action<Int, Int, Never>(policy: waits ? .queue : .latest) { input in
            input < 0 ? .never : SignalProducer(value: input)
        }
        let blocker = action.apply(-1).start()
        let watcher = Signal<Int, Never>.Observer(
            completed: { ends.increment() }, interrupted: { ends.increment() })
        let count = many(5_000)
        onThreads(4) { _ in
            for input in 0..<count { action.apply(input, by: ends, telling: watcher).start().dispose() }
        }
        #expect(ends.value == 4 * count)
        blocker.dispose()
        #expect(!action.isExecuting.value)
    }
}

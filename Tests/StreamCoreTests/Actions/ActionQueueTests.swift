import StreamCore
import StreamTesting
import Synchronization
import Testing

/// Actions that keep starts waiting.
@Suite(.takesTurns) struct ActionQueueTests {
    private let works = ActionPolicyTests.Works()
    private let log = Recorder()

    @discardableResult
    private func start(_ action: Action<Int, String, TestFailure>, _ input: Int) -> any Disposable {
        action.apply(input).start { [log] event in
            switch event {
            case .value(let value): log.note("\(input):\(value)")
            case .failed(let error): log.note("\(input):\(error.reason.map { "refused(\($0))" } ?? "failed")")
            case .completed: log.note("\(input):completed")
            case .interrupted: log.note("\(input):interrupted")
            }
        }
    }

    @Test("Starts are executed in their order; all is told of an end before the next begins")
    func executesInOrder() {
        let isAllowed = MutableProperty(true)
        let action = Action<Int, String, TestFailure>(enabledIf: isAllowed, policy: .queue) { [works, log] input in
            log.note("begin:\(input)")
            return works.pipes[input].output.producer
        }
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        action.isExecuting.signal.observeValues { [log] in log.note("executing:\($0)") }
        action.events.observeValues { [log] in log.note("event:\($0)") }
        for input in 1...3 { start(action, input) }
        works[2].send(value: "early")
        works[1].sendCompleted()
        works[2].send(error: .first)
        works[3].send(value: "x")
        works[3].sendInterrupted()
        #expect(
            log.history
                == "executing:true begin:1 1:completed event:COMPLETED begin:2 2:failed event:FAILED first begin:3 "
                + "3:x event:VALUE x 3:interrupted executing:false event:INTERRUPTED")
    }

    @Test("A start that waits and is disposed leaves the queue, and its room")
    func leaves() {
        let action = works.action(.queue(.bounded(2, whenFull: .fail(.queueIsFull))))
        action.isEnabled.signal.observeValues { [log] in log.note("enabled:\($0)") }
        start(action, 1)
        start(action, 2)
        let third = start(action, 3)
        start(action, 4)
        third.dispose()
        start(action, 5)
        works[1].sendCompleted()
        works[2].sendCompleted()
        works[5].send(value: "x")
        #expect(
            log.history
                == "enabled:false 4:refused(\(RefusalReason.queueIsFull)) 3:interrupted enabled:true enabled:false "
                + "1:completed enabled:true 2:completed 5:x")
    }

    @Test("Of more than the capacity, the oldest or the newest is interrupted, and counted", arguments: [true, false])
    func dropsBeyondCapacity(dropsOldest: Bool) {
        let drops = DropCounter()
        let overflow = dropsOldest ? BufferingPolicy<RefusalReason>.Overflow.dropOldest : .dropNewest
        let action = works.action(.queue(.bounded(1, whenFull: overflow, counting: drops)))
        start(action, 1)
        start(action, 2)
        #expect(action.isEnabled.value == dropsOldest)
        start(action, 3)
        #expect(drops.count == 1)
        works[1].sendCompleted()
        let (dropped, kept) = dropsOldest ? (2, 3) : (3, 2)
        works[kept].sendCompleted()
        #expect(log.history == "\(dropped):interrupted 1:completed \(kept):completed")
        #expect(!action.isExecuting.value)
    }

    @Test("A start whose turn comes while the state forbids it is refused then; the state is that of its turn")
    func checksStateInTurn() {
        let state = MutableProperty<Int?>(0)
        let (output, input) = Signal<String, TestFailure>.pipe()
        let action = Action<Int, String, TestFailure>(unwrapping: state, policy: .queue) { [log] state, input in
            log.note("\(input) with \(state)")
            return input == 1 ? output.producer : .empty
        }
        action.disabledErrors.observeValues { [log] in log.note("disabled") }
        for input in 1...3 { start(action, input) }
        state.value = nil
        action.refusals.take(first: 1).observeValues { _ in state.value = 7 }
        input.sendCompleted()
        #expect(
            log.history == "1 with 0 1:completed 2:refused(\(RefusalReason.stateForbids)) disabled 3 with 7 3:completed"
        )
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
    }

    @Test("A start from inside a value, an end or a flag waits behind those that came before")
    func reenters() {
        let action = works.action(.queue)
        action.values.take(first: 1).observeValues { _ in start(action, 3) }
        action.completed.take(first: 1).observeValues { start(action, 4) }
        action.isExecuting.signal.filter { !$0 }.take(first: 1).observeValues { _ in start(action, 5) }
        start(action, 1)
        start(action, 2)
        works[1].send(value: "a")
        for input in 1...5 { works[input].sendCompleted() }
        #expect(log.history == "1:a 1:completed 2:completed 3:completed 4:completed 5:completed")
        #expect(!action.isExecuting.value)
    }

    @Test("A million starts that wait for one, and end at once in their turn, take constant stack")
    func takesConstantStack() {
        onSmallStack {
            let count = many(1_000_000)
            let (output, input) = Signal<Int, Never>.pipe()
            let action = Action<Int, Int, Never>(policy: .queue) {
                $0 == 0 ? output.producer : SignalProducer(value: $0)
            }
            var sum = 0
            action.values.observeValues { sum += $0 }
            for number in 0...count { action.apply(number).start() }
            input.sendCompleted()
            #expect(sum == count * (count + 1) / 2)
            #expect(!action.isExecuting.value)
        }
    }

    @Test("A million starts, each from the end of the one before as its caller is told, take constant stack")
    func takesConstantStackFromCallers() {
        onSmallStack {
            let count = many(1_000_000)
            let action = Action<Int, Int, Never>(policy: .queue) { SignalProducer(value: $0) }
            var last = 0
            func next(_ number: Int) {
                action.apply(number).start(
                    Signal.Observer(
                        value: { last = $0 }, completed: { if number < count { next(number + 1) } }))
            }
            next(1)
            #expect(last == count)
        }
    }

    @Test("A million starts that are disposed while they wait are gone")
    func disposesMany() {
        let (output, input) = Signal<Int, Never>.pipe()
        let action = Action<Int, Int, Never>(policy: .queue) { $0 == 0 ? output.producer : SignalProducer(value: $0) }
        action.apply(0).start()
        let starts = (1...many(100_000)).map { action.apply($0).start() }
        var values: [Int] = []
        action.values.observeValues { values.append($0) }
        for (offset, start) in starts.enumerated() where offset != 5 { start.dispose() }
        input.sendCompleted()
        #expect(values == [6])
    }

    @Test("Starts that wait keep neither the action nor, when it is released, their callers waiting")
    func interruptsWhenReleased() {
        weak var released: Action<Int, Int, Never>?
        do {
            let action = Action<Int, Int, Never>(policy: .queue) { _ in .never }
            released = action
            action.apply(1).start()
            for input in 2...3 { action.apply(input).startWithInterrupted { [log] in log.note("\(input)") } }
        }
        #expect(released == nil)
        #expect(log.history == "2 3")
    }

    @Test("A running execution keeps the action until those that wait have been executed")
    func outlivesItsHolders() {
        weak var released: Action<Int, String, TestFailure>?
        do {
            let action = works.action(.queue)
            released = action
            start(action, 1)
            start(action, 2)
        }
        works[1].sendCompleted()
        #expect(released != nil)
        works[2].sendCompleted()
        #expect(released == nil)
        #expect(log.history == "1:completed 2:completed")
    }

    @Test("A start that has waited lets go of its input and its caller when it has ended")
    func releasesStarts() {
        weak var input: Counter?
        let (output, end) = Signal<Int, Never>.pipe()
        let action = Action<Counter, Int, Never>(policy: .queue) { _ in output.producer.take(first: 1) }
        action.apply(Counter()).start()
        do {
            let object = Counter()
            input = object
            action.apply(object).start()
        }
        #expect(input != nil)
        end.send(value: 1)
        end.send(value: 2)
        #expect(input == nil)
    }

    @Test("Starts of many threads are all executed, one at a time", arguments: [1, 2] as [UInt])
    func executesThreads(limit: UInt) {
        let running = Atomic<Int>(0)
        let (ends, most) = (Counter(), Counter())
        let action = Action<Int, Int, Never>(policy: .concurrent(limit: limit)) { input in
            SignalProducer { observer, lifetime in
                if running.add(1, ordering: .acquiringAndReleasing).newValue > limit { most.increment() }
                observer.send(value: input)
                running.subtract(1, ordering: .acquiringAndReleasing)
                observer.sendCompleted()
            }
        }
        let count = many(5_000)
        onThreads(4) { _ in for input in 0..<count { action.apply(input).startWithCompleted { ends.increment() } } }
        #expect(ends.value == 4 * count)
        #expect(most.value == 0)
        #expect(!action.isExecuting.value)
        #expect(action.isEnabled.value)
    }

    @Test("A start that one thread disposes while another lets it begin has one end, and frees its slot")
    func disposesInRace() {
        let ends = Counter()
        let rounds = many(2_000)
        let pipes = (0..<rounds).map { _ in Signal<Int, Never>.pipe() }
        let action = Action<Int, Int, Never>(policy: .queue) { $0 < 0 ? .empty : pipes[$0].output.producer }
        let starts = Shared<[Int: any Disposable]>([:])
        let ready = (0..<rounds).map { _ in Counter() }
        race(
            rounds: rounds,
            { round in
                action.apply(round).start()
                let start = action.apply(-1).start { if $0.isTerminating { ends.increment() } }
                starts.withLock { $0[round] = start }
                ready[round].increment()
                start.dispose()
            },
            against: { round in
                while ready[round].value == 0 { continue }
                pipes[round].input.sendCompleted()
            })
        #expect(ends.value == rounds)
        #expect(!action.isExecuting.value)
    }
}

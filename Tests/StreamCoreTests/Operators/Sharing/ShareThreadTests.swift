import Dispatch
import StreamCore
import StreamTesting
import Testing

/// What has deadlocked, lost events or mixed them up elsewhere when shared streams met threads.
@Suite(.takesTurns) struct ShareThreadTests {
    @Test(
        "Observers that come while values are sent miss nothing after their first, and see one order",
        arguments: [ShareScope.whileConnected, .forever])
    func joinsWhileSending(scope: ShareScope) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let shared = signal.producer.share(replay: 1, scope: scope)
        let keeper = shared.start()
        let values = 2000
        let recorders = (0..<3).map { _ in (0..<20).map { _ in Recorder() } }
        onThreads(4) { index in
            if index == 3 {
                for value in 0..<values { input.send(value: value) }
            } else {
                for recorder in recorders[index] { shared.start(recorder.observer()) }
            }
        }
        input.sendCompleted()
        #expect(keeper.isDisposed)
        let whole = (0..<values).map { "\($0)" }.joined(separator: " ") + " completed"
        for recorder in recorders.joined() { #expect(whole.hasSuffix(recorder.history) && recorder.count > 0) }
    }

    @Test(
        "Starts and disposals on several threads never leave the producer running without observers, nor stopped with one",
        arguments: [ShareScope.whileConnected, .forever])
    func counts(scope: ShareScope) {
        let running = Counter()
        let stopped = Counter()
        let shared = SignalProducer<Int, Never> { input, lifetime in
            running.increment()
            lifetime.observeEnded {
                withExtendedLifetime(input) {}
                stopped.increment()
            }
        }
        .share(replay: 1, scope: scope)
        onThreads(4) { _ in
            for _ in 0..<2000 { shared.start().dispose() }
        }
        #expect(running.value == stopped.value)
        let last = shared.start()
        #expect(running.value == stopped.value + 1)
        last.dispose()
        #expect(running.value == stopped.value)
    }

    @Test("Two shared streams that are combined with each other on two threads do not deadlock")
    func combines() {
        for _ in 0..<200 {
            let pipes = (0..<2).map { _ in Signal<Int, Never>.pipe() }
            let shared = pipes.map { $0.output.producer.share(replay: 1) }
            let recorder = Recorder()
            onThreads(2) { index in
                shared[index].combineLatest(with: shared[1 - index]).map { "\($0 + $1)" }.start(recorder.observer())
                for _ in 0..<20 { pipes[index].input.send(value: 1) }
            }
            // Whoever finds the other thread about to connect may have missed all before.
            for pipe in pipes { pipe.input.send(value: 1) }
            #expect(recorder.history.allSatisfy { "2 ".contains($0) })
            #expect(recorder.count > 0)
            withExtendedLifetime(pipes) {}
        }
    }

    @Test("A shared stream flat-mapped into another and merged with it, on two threads, does not deadlock")
    func flattens() {
        for _ in 0..<200 {
            let pipes = (0..<2).map { _ in Signal<Int, Never>.pipe() }
            let shared = pipes.map { $0.output.producer.share(replay: 1) }
            let recorder = Recorder()
            onThreads(2) { index in
                let other = shared[1 - index]
                shared[index].flatMap(.latest) { value in SignalProducer(value: value).merge(with: other) }
                    .start(recorder.observer())
                for _ in 0..<20 { pipes[index].input.send(value: 1) }
            }
            // Whoever finds the other thread about to connect would come too late for the end.
            onThreads(2) { index in pipes[index].input.sendCompleted() }
            #expect(recorder.history.hasSuffix("completed"))
        }
    }

    @Test("Observers that start and leave each other's streams from their deliveries, on two threads, do not deadlock")
    func crosses() {
        for _ in 0..<100 {
            let pipes = (0..<2).map { _ in Signal<Int, Never>.pipe() }
            let shared = pipes.map { $0.output.producer.share(replay: 2) }
            let received = Counter()
            onThreads(2) { index in
                shared[index].startWithValues { _ in
                    shared[1 - index].take(first: 1).startWithValues { _ in received.increment() }
                }
                for value in 0..<20 { pipes[index].input.send(value: value) }
            }
            #expect(received.value <= 40)
            // Whoever finds the other thread about to connect may have missed all before.
            for pipe in pipes { pipe.input.send(value: 20) }
            #expect(received.value > 0)
        }
    }

    @Test("An observer that takes its time holds up nobody who comes or leaves meanwhile")
    func waitsForNobody() {
        let (signal, input) = Signal<Int, Never>.pipe()
        let shared = signal.producer.share(replay: 1)
        let isInside = DispatchSemaphore(value: 0)
        let hasReturned = DispatchSemaphore(value: 0)
        let recorder = Recorder()
        var isInTime = false
        shared.startWithValues { _ in
            isInside.signal()
            isInTime = hasReturned.isSignalled()
        }
        onThreads(2) { index in
            if index == 0 { return input.send(value: 1) }
            guard isInside.isSignalled() else { return }
            shared.start().dispose()
            shared.start(recorder.observer())
            hasReturned.signal()
        }
        #expect(isInTime, "Starting or disposing has waited for the observer.")
        #expect(recorder.history == "1")
    }
}

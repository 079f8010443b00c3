import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct SampleTests {
    private let pipe = Signal<String, Never>.pipe()

    private func makeTrial(_ face: Face) -> Trial<Int, TestFailure, String, TestFailure> {
        let sampler = pipe.output
        return Trial(
            face, of: Int.self,
            { $0.sample(with: sampler).map { "\($0)\($1)" } },
            { $0.sample(with: sampler).map { "\($0)\($1)" } })
    }

    @Test("The latest value is sent whenever the sampler sends, again and again", arguments: Face.allCases)
    func samples(face: Face) {
        let trial = makeTrial(face)
        trial.send(1, 2)
        pipe.input.send(value: "a")
        pipe.input.send(value: "b")
        trial.send(3)
        pipe.input.send(value: "c")
        #expect(trial.history == "2a 2b 3c")
    }

    @Test("Nothing is sent before there is a value", arguments: Face.allCases)
    func waits(face: Face) {
        let trial = makeTrial(face)
        pipe.input.send(value: "a")
        trial.send(1)
        #expect(trial.history.isEmpty)
    }

    @Test("sample completes when both inputs have completed, in either order", arguments: Face.allCases, [true, false])
    func completes(face: Face, samplerFirst: Bool) {
        let trial = makeTrial(face)
        trial.send(1)
        if samplerFirst { pipe.input.sendCompleted() } else { trial.complete() }
        #expect(trial.history.isEmpty)
        if samplerFirst {
            trial.complete()
            #expect(trial.history == "completed")
        } else {
            pipe.input.send(value: "a")
            pipe.input.sendCompleted()
            #expect(trial.history == "1a completed")
        }
    }

    @Test("Failure, and interruption of either, end it at once", arguments: Face.allCases)
    func ends(face: Face) {
        let failing = makeTrial(face)
        failing.fail(.first)
        #expect(failing.history == "failed(first)")
        let interrupted = makeTrial(face)
        interrupted.interrupt()
        #expect(interrupted.history == "interrupted")
        let interruptedBySampler = makeTrial(face)
        pipe.input.sendInterrupted()
        #expect(interruptedBySampler.history == "interrupted")
        #expect(interruptedBySampler.isInputEnded)
    }

    @Test("Disposal stops both")
    func disposes() {
        let sampler = Inner<String>()
        let trial = Trial(
            .producer, of: Int.self,
            { $0 }, { $0.sample(on: sampler.producer.flatMapError { _ in .empty }.map { _ in }) })
        trial.dispose()
        #expect(!sampler.isRunning)
        #expect(trial.isInputEnded)
        #expect(trial.history == "interrupted")
    }

    @Test("A synchronous sampler samples what the producer sent while it was started")
    func synchronousSampler() {
        let recorder = Recorder()
        SignalProducer<Int, Never>([1, 2]).sample(on: SignalProducer<(), Never>(value: ())).start(recorder.observer())
        #expect(recorder.history == "2 completed")
    }

    @Test("sample(on:) drops the sampler's value, and takes a sampler of the other face", arguments: Face.allCases)
    func samplesOn(face: Face) {
        let (ticks, tick) = Signal<(), Never>.pipe()
        let trial = Trial(face, of: Int.self, { $0.sample(on: ticks.producer) }, { $0.sample(on: ticks) })
        trial.send(1)
        tick.send(value: ())
        tick.send(value: ())
        #expect(trial.history == "1 1")
    }

    @Test("The kept value is released when the stream is interrupted", arguments: Face.allCases)
    func releases(face: Face) {
        let counter = Counted.Counter()
        let (ticks, tick) = Signal<(), Never>.pipe()
        defer { tick.sendCompleted() }
        let trial = Trial(
            face, of: Counted.self, { $0.sample(on: ticks).map { _ in 0 } }, { $0.sample(on: ticks).map { _ in 0 } })
        trial.send(Counted(counter))
        #expect(counter.live == 1)
        trial.interrupt()
        trial.releaseInput()
        #expect(counter.live == 0)
    }

    @Test("A value that the observer sends is sampled by the next sample", arguments: Face.allCases)
    func reentrancy(face: Face) {
        let (ticks, tick) = Signal<(), Never>.pipe()
        let (numbers, number) = Signal<Int, Never>.pipe()
        var received: [Int] = []
        let take: (Int) -> Void = {
            received.append($0)
            if $0 < 3 {
                number.send(value: $0 + 1)
                tick.send(value: ())
            }
        }
        switch face {
        case .signal: numbers.sample(on: ticks).observeValues(take)
        case .producer: numbers.producer.sample(on: ticks).startWithValues(take)
        }
        number.send(value: 1)
        tick.send(value: ())
        #expect(received == [1, 2, 3])
    }

    @Test("Two threads lose no sample")
    func threads() {
        let (ticks, tick) = Signal<Int, Never>.pipe()
        let (numbers, number) = Signal<Int, Never>.pipe()
        let order = ThreadOrder(threads: 1)
        numbers.sample(with: ticks).observeValues { order.note(0, $1) }
        number.send(value: 0)
        onThreads(2) { index in
            for count in 0..<1000 { if index == 0 { number.send(value: count) } else { tick.send(value: count) } }
        }
        #expect(order.isKept(upTo: 1000))
    }
}

import Foundation
import StreamCore

/// The rules of an operator, whose inputs send numbers.
///
/// The trial knows nothing of the meaning of the operator. It compares the operator with itself: a run in which
/// observers send, or threads, with a run in which the same numbers are sent one after the other.
struct OperatorTrial {
    /// The inputs of an operator, which all send the same events.
    final class Inputs: Sendable {
        let streams: [ManualStream<Int>]
        private let number = Guarded(0)

        private let ownStreams = Guarded<[ManualStream<Int>]?>(nil)

        /// - Parameter haveOwn: Whether each start of a producer begins a stream of its own, as the start of work does.
        init(_ count: Int, startsHaveOwn haveOwn: Bool = false) {
            streams = (0..<count).map { _ in ManualStream() }
            if haveOwn { ownStreams.withLock { $0 = [] } }
        }

        /// The input as a producer.
        func producer(_ index: Int = 0) -> SignalProducer<Int, any Error> {
            guard ownStreams.read() != nil else { return streams[index].producer }
            return SignalProducer { [self] observer, lifetime in
                let stream = ManualStream<Int>()
                ownStreams.withLock { $0?.append(stream) }
                lifetime += stream.producer.start(observer)
            }
        }

        /// The streams that starts have begun for themselves.
        var startedStreams: [ManualStream<Int>] { ownStreams.read() ?? [] }

        func send(_ value: Int) {
            for stream in streams { stream.send(value) }
        }

        /// Sends the next number, up to `last`, or another value in its place; returns whether there was one.
        @discardableResult
        func sendNext(upTo last: Int, as value: Int? = nil) -> Bool {
            let next: Int? = number.withLock { number in
                guard number < last else { return nil }
                number += 1
                return number
            }
            if let next { send(value ?? next) }
            return next != nil
        }

        func end(_ end: RecordedEvent.Content, only index: Int? = nil) {
            for stream in index.map({ [streams[$0]] }) ?? streams {
                switch end {
                case .failure(let error): stream.fail(error)
                case .completion: stream.complete()
                case .interruption: stream.interrupt()
                case .value, .note: break
                }
            }
        }

        var openCount: Int { streams.map(\.openSubscriptionCount).reduce(0, +) }
        var startCount: Int { streams.map(\.subscriptionCount).reduce(0, +) }
    }

    let trial: Trial
    let inputCount: Int
    /// Whether the inputs are of the dynamic layer, which delivers nested sends at once and has no interruption.
    var isDynamic = false
    /// Makes the output of the operator; called once or more for each situation.
    let make: (Inputs) -> any RecordableStream

    func run() {
        end()
        endAtOnce()
        dispose()
        startAgain()
        if !trial.hasFound(.workOfItsOwn) { release() }
        if isDynamic { nest() }
        meet()
        if inputCount > 1, !trial.hasFound(.serialDelivery) { nestBetweenInputs() }
        if inputCount == 1, !trial.hasFound(.serialDelivery) {
            changeThreads()
            eightThreads()
        }
        if inputCount > 1, !trial.hasFound(.serialDelivery) {
            sendFromTwoThreads()
            endFromTwoThreads()
        }
        startWhileDelivering()
        measureStack()
        if inputCount == 1 { measureTime() }
    }

    // MARK: Ends

    private func end() {
        let completes = Guarded(false)
        let ends: [RecordedEvent.Content] = [.completion, .failure(ConformanceFailure()), .interruption]
        for end in isDynamic ? ends.dropLast() : ends {
            trial.run("the inputs send 1 to 6, and then \(end)") { situation, world in
                let inputs = Inputs(inputCount)
                let probe = Probe().begin(make(inputs), in: world)
                for number in 1...6 { inputs.send(number) }
                trial.rest(in: world)
                checkOpen(inputs, probe, situation)
                // An operator that starts its inputs again sees the end again.
                for _ in 0..<3 {
                    inputs.end(end)
                    trial.rest(in: world)
                }
                situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
                if end.isCompletion { completes.withLock { $0 = probe.isOver } }
                // An operator may go on after a completion, and is then free to go on after other ends.
                if completes.read() {
                    situation.expect(.everyEndTerminates, probe.isOver, "an end", probe.texts.joined(separator: " "))
                }
                checkOpen(inputs, probe, situation)
            }
        }
    }

    /// Ends that come while earlier events wait for the clock, or from one of two inputs.
    private func endAtOnce() {
        for end in [RecordedEvent.Content.completion, .failure(ConformanceFailure())] {
            for index in [nil] + (inputCount > 1 ? (0..<inputCount).map { $0 } : []) {
                let name = index.map { "input \($0 + 1) sends" } ?? "the inputs send"
                trial.run("the inputs send 1 to 6, and at once \(name) \(end)") { situation, world in
                    let inputs = Inputs(inputCount)
                    let probe = Probe().begin(make(inputs), in: world)
                    for number in 1...6 { inputs.send(number) }
                    inputs.end(end, only: index)
                    trial.rest(in: world)
                    situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
                    checkOpen(inputs, probe, situation)
                }
            }
        }
    }

    private func checkOpen(_ inputs: Inputs, _ probe: Probe, _ situation: Situation) {
        guard probe.isOver else { return }
        situation.expect(
            .endReleasesResources, inputs.openCount == 0, "no subscription to an input after the end",
            "\(inputs.openCount) subscriptions")
    }

    private func dispose() {
        trial.run("the output is disposed of after 1") { situation, world in
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            inputs.send(1)
            probe.dispose()
            world.runPending()
            situation.expect(
                .disposalReleasesResources, inputs.openCount == 0, "no subscription to an input after disposal",
                "\(inputs.openCount) subscriptions")
            for number in 2...6 { inputs.send(number) }
            trial.rest(in: world)
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
            expectNoWork(situation, world)
        }
        for end in [RecordedEvent.Content.completion, .failure(ConformanceFailure())] {
            trial.run("the output is disposed of after the inputs have sent 1 and \(end)") { situation, world in
                let inputs = Inputs(inputCount)
                let output = make(inputs)
                let probe = Probe().begin(output, in: world)
                inputs.send(1)
                inputs.end(end)
                probe.dispose()
                let count = inputs.startCount
                trial.rest(in: world)
                situation.expect(
                    .disposalReleasesResources, inputs.openCount == 0 && inputs.startCount == count,
                    "no subscription to an input after disposal",
                    "\(inputs.openCount) subscriptions, \(inputs.startCount - count) of them new")
                expectNoWork(situation, world)
                withExtendedLifetime(output) {}
            }
        }
        trial.run("the output is disposed of by the observer of its first event") { situation, world in
            let inputs = Inputs(inputCount)
            let itself = Guarded<Probe?>(nil)
            let probe = Probe { _, _ in itself.read()?.dispose() }
            itself.withLock { $0 = probe }
            probe.begin(make(inputs), in: world)
            for number in 1...6 { inputs.send(number) }
            trial.rest(in: world)
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
    }

    /// An action that waits for a moment does no harm; one that follows after an hour is repeated.
    private func expectNoWork(_ situation: Situation, _ world: VirtualWorld) {
        let next = world.runOn(until: world.elapsed + 3600)
        situation.expect(
            .disposalReleasesResources, next == .infinity, "no work an hour after disposal",
            "work for \(timeText(next))")
    }

    private func startAgain() {
        trial.run("the output is started, and is started again after disposal") { situation, world in
            let inputs = Inputs(inputCount)
            let output = make(inputs)
            var runs: [[String]] = []
            for _ in 0..<2 {
                let probe = Probe().begin(output, in: world)
                for number in 1...6 { inputs.send(number) }
                trial.rest(in: world)
                probe.dispose()
                runs.append(probe.texts)
            }
            situation.expect(.workOfItsOwn, runs[0], runs[1])
        }
        trial.run("the output has two starts at the same time") { situation, world in
            let inputs = Inputs(inputCount)
            let output = make(inputs)
            let probes = [Probe(), Probe()]
            for probe in probes { probe.begin(output, in: world) }
            for number in 1...6 { inputs.send(number) }
            trial.rest(in: world)
            situation.expect(.workOfItsOwn, probes[0].texts, probes[1].texts)
        }
    }

    private func release() {
        for end in [RecordedEvent.Content?.none, .completion, .failure(ConformanceFailure())] {
            let name = end.map { "sees its inputs send \($0)" } ?? "is disposed of"
            trial.run("an observer \(name), while output and disposable are retained") { situation, world in
                let inputs = Inputs(inputCount)
                let output = make(inputs)
                let probe = Probe().begin(output, in: world)
                let observer = ReleasedObserver(of: output, in: world)
                for number in 1...6 { inputs.send(number) }
                if let end { inputs.end(end) } else { observer.end() }
                trial.rest(in: world)
                guard end == nil || probe.isOver else { return }
                situation.expect(
                    .releasesStarts, observer.isReleased, "the observer is released", "the observer is retained")
                withExtendedLifetime(output) {}
            }
        }
    }

    // MARK: Sends from inside

    /// The events of a run in which 1 to `last` are sent one after the other.
    private func serialTexts(upTo last: Int, in world: VirtualWorld) -> [String] {
        let inputs = Inputs(inputCount)
        let probe = Probe().begin(make(inputs), in: world)
        while inputs.sendNext(upTo: last) {}
        trial.rest(in: world)
        return probe.texts
    }

    private func nest() {
        trial.run("the observer of each event sends the next of 6 numbers") { situation, world in
            let expected = serialTexts(upTo: 6, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe { _, number in if number > 0 { inputs.sendNext(upTo: 6) } }
            probe.begin(make(inputs), in: world)
            while inputs.sendNext(upTo: 6) {}
            trial.rest(in: world)
            // A nested value comes before later values of the delivery around it.
            situation.expect(.reentrantSendsNest, expected.sorted(), probe.texts.sorted())
        }
    }

    /// For inputs that deliver a nested send at once, unless they are delivering themselves; observables of RxCompat and
    /// signals of the dynamic layer pass it on inside the delivery.
    private func nestBetweenInputs() {
        if make(Inputs(inputCount)) is any NestingStream { return }
        trial.run("the observer of the first event sends to all inputs") { situation, world in
            let depth = Guarded((now: 0, most: 0))
            let inputs = Inputs(inputCount)
            let probe = Probe { _, number in
                depth.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                if number == 1 { inputs.sendNext(upTo: 6, as: 1) }
                depth.withLock { $0.now -= 1 }
            }
            probe.begin(make(inputs), in: world)
            while inputs.sendNext(upTo: 6, as: 1) {}
            trial.rest(in: world)
            guard probe.texts.count > 0 else { return }
            situation.expect(
                .reentrantSendsQueue, depth.read().most == 1, "one delivery at a time",
                "a delivery inside of another")
            situation.expect(.reentrantSendsQueue, texts(ofEqualValues: 6, in: world).sorted(), probe.texts.sorted())
        }
    }

    private func measureStack() {
        trial.run("the inputs send 1,000 values in one call, and complete") { situation, world in
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            for number in 1...1000 where inputs.startCount < 100 { inputs.send(number) }
            inputs.end(.completion)
            trial.rest(in: world)
            let growth = probe.stackGrowth
            situation.expect(
                .constantStack, growth < 8192, "500 values need no more stack than one",
                "the stack grows by \(growth) bytes with 500 values")
        }
    }

    private func measureTime() {
        trial.run("the inputs send 2,000 values, and 8,000") { situation, world in
            // The least of several runs, of which the first ones suffice where nothing grows.
            var (few, many) = (UInt64.max, UInt64.max)
            for _ in 0..<4 {
                few = min(few, time(of: 2000, in: world))
                many = min(many, time(of: 8000, in: world))
                if many < 20_000_000 || many < few * 8 { return }
            }
            situation.expect(
                .growsInProportion, false, "8,000 values take no more than 8 times as long as 2,000",
                "\(many / max(few, 1)) times as long")
        }
    }

    /// Nanoseconds of this thread.
    private func time(of count: Int, in world: VirtualWorld) -> UInt64 {
        let inputs = Inputs(inputCount)
        let recorder = world.makeRecorder("the observer", nil, keepsValues: false)
        recorder.ends(with: make(inputs).startRecording(recorder))
        let begin = clock()
        // Each value may start the input once more, and goes to each of the starts then.
        for number in 1...count where inputs.startCount < 10 { inputs.send(number) }
        world.runPending()
        let nanoseconds = inputs.startCount < 10 ? clock() - begin : 0
        recorder.endSubscription()
        return nanoseconds
    }

    private func clock() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}

/// A stream that delivers what its observer sends to another input inside of the delivery.
package protocol NestingStream {}

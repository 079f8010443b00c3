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

        init(_ count: Int) { streams = (0..<count).map { _ in ManualStream() } }

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

        func end(_ end: RecordedEvent.Content) {
            for stream in streams {
                switch end {
                case .failure(let error): stream.fail(error)
                case .completion: stream.complete()
                case .interruption: stream.interrupt()
                case .value, .note: break
                }
            }
        }

        var openCount: Int { streams.map(\.openSubscriptionCount).reduce(0, +) }
    }

    let trial: Trial
    let inputCount: Int
    /// Whether the inputs are of the dynamic layer, which delivers nested sends at once and has no interruption.
    var isDynamic = false
    /// Makes the output of the operator; called once or more for each situation.
    let make: (Inputs) -> any RecordableStream

    func run() {
        end()
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
        measureStack()
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
                world.run(atMost: 60)
                checkOpen(inputs, probe, situation)
                // An operator that starts its inputs again sees the end again.
                for _ in 0..<3 {
                    inputs.end(end)
                    world.run(atMost: 60)
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
            world.run(atMost: 60)
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
        trial.run("the output is disposed of by the observer of its first event") { situation, world in
            let inputs = Inputs(inputCount)
            let itself = Guarded<Probe?>(nil)
            let probe = Probe { _, _ in itself.read()?.dispose() }
            itself.withLock { $0 = probe }
            probe.begin(make(inputs), in: world)
            for number in 1...6 { inputs.send(number) }
            world.run(atMost: 60)
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
    }

    private func startAgain() {
        trial.run("the output is started, and is started again after disposal") { situation, world in
            let inputs = Inputs(inputCount)
            let output = make(inputs)
            var runs: [[String]] = []
            for _ in 0..<2 {
                let probe = Probe().begin(output, in: world)
                for number in 1...6 { inputs.send(number) }
                world.run(atMost: 60)
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
            world.run(atMost: 60)
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
                world.run(atMost: 60)
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
        world.run(atMost: 60)
        return probe.texts
    }

    private func nest() {
        trial.run("the observer of each event sends the next of 6 numbers") { situation, world in
            let expected = serialTexts(upTo: 6, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe { _, number in if number > 0 { inputs.sendNext(upTo: 6) } }
            probe.begin(make(inputs), in: world)
            while inputs.sendNext(upTo: 6) {}
            world.run(atMost: 60)
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
            world.run(atMost: 60)
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
            for number in 1...1000 { inputs.send(number) }
            inputs.end(.completion)
            world.run(atMost: 60)
            let growth = probe.stackGrowth
            situation.expect(
                .constantStack, growth < 8192, "500 values need no more stack than one",
                "the stack grows by \(growth) bytes with 500 values")
        }
    }

    // MARK: Threads

    private func meet() {
        trial.run("the observer of the first event waits for a thread that sends") { situation, world in
            let inputs = Inputs(inputCount)
            let probe = Probe { _, number in
                if number == 1 { situation.call(in: world) { inputs.sendNext(upTo: 6, as: 1) } }
            }
            probe.begin(make(inputs), in: world)
            while !situation.isStuck, inputs.sendNext(upTo: 6, as: 1) {}
            world.run(atMost: 60)
            guard situation.expect(.serialDelivery, [], probe.overlaps), probe.texts.count > 0 else { return }
            situation.expect(.serialDelivery, texts(ofEqualValues: 6, in: world).sorted(), probe.texts.sorted())
        }
        trial.run("the observer of the first event waits for a thread that disposes of the output") {
            situation, world in
            let inputs = Inputs(inputCount)
            let itself = Guarded<Probe?>(nil)
            let probe = Probe { _, number in
                if number == 1, let probe = itself.read() { situation.call(in: world) { probe.dispose() } }
            }
            itself.withLock { $0 = probe }
            probe.begin(make(inputs), in: world)
            for number in 1...6 where !situation.isStuck { inputs.send(number) }
            world.run(atMost: 60)
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
    }

    /// The events of a run in which the same number is sent several times: the order of the sends does not matter.
    private func texts(ofEqualValues count: Int, in world: VirtualWorld) -> [String] {
        let inputs = Inputs(inputCount)
        let probe = Probe().begin(make(inputs), in: world)
        for _ in 0..<count { inputs.send(1) }
        world.run(atMost: 60)
        return probe.texts
    }

    private func changeThreads() {
        trial.run("six threads send the same number, one after the other") { situation, world in
            let expected = texts(ofEqualValues: 6, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            situation.callInTurn(onThreads: 6, in: world) { inputs.send(1) }
            world.run(atMost: 60)
            situation.expect(.serialDelivery, expected, probe.texts)
        }
    }

    private func eightThreads() {
        trial.run("eight threads send the same number 50 times each") { situation, world in
            let expected = texts(ofEqualValues: 400, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            situation.callOnEightThreads(in: world) { _ in
                for _ in 0..<50 { inputs.send(1) }
            }
            guard !situation.isStuck else { return }
            world.run(atMost: 60)
            situation.expect(.serialDelivery, [], probe.overlaps)
            situation.expect(.serialDelivery, expected, probe.texts)
        }
    }
}

/// A stream that delivers what its observer sends to another input inside of the delivery.
package protocol NestingStream {}

import Foundation
import StreamCore

/// The situations in which threads meet.
extension OperatorTrial {
    func meet() {
        trial.run("the observer of the first event waits for a thread that sends") { situation, world in
            let inputs = Inputs(inputCount)
            let probe = Probe { _, number in
                if number == 1 { situation.call(in: world) { inputs.sendNext(upTo: 6, as: 1) } }
            }
            probe.begin(make(inputs), in: world)
            while !situation.isStuck, inputs.sendNext(upTo: 6, as: 1) {}
            trial.rest(in: world)
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
            trial.rest(in: world)
            itself.withLock { $0 = nil }
            situation.expect(.nothingAfterDisposal, [], probe.afterDisposal)
        }
    }

    /// The events of a run in which the same number is sent several times: the order of the sends does not matter.
    func texts(ofEqualValues count: Int, in world: VirtualWorld) -> [String] {
        let inputs = Inputs(inputCount)
        let probe = Probe().begin(make(inputs), in: world)
        for _ in 0..<count { inputs.send(1) }
        trial.rest(in: world)
        return probe.texts
    }

    func changeThreads() {
        trial.run("six threads send the same number, one after the other") { situation, world in
            let expected = texts(ofEqualValues: 6, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            situation.callInTurn(onThreads: 6, in: world) { inputs.send(1) }
            trial.rest(in: world)
            situation.expect(.serialDelivery, expected, probe.texts)
        }
    }

    func eightThreads() {
        trial.run("eight threads send the same number 50 times each") { situation, world in
            let expected = texts(ofEqualValues: 400, in: world)
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            let count = inputs.startCount
            situation.callOnEightThreads(in: world) { _ in
                for _ in 0..<50 { inputs.send(1) }
            }
            guard !situation.isStuck else { return }
            trial.rest(in: world)
            situation.expect(.serialDelivery, [], probe.overlaps)
            // A start that a value causes misses what another thread has sent.
            guard inputs.startCount == count else { return }
            situation.expect(.serialDelivery, expected, probe.texts)
        }
    }

    func sendFromTwoThreads() {
        let rounds = 1000
        trial.run("two threads send the same number 1,000 times, each to an input of its own") { situation, world in
            let inputs = Inputs(inputCount)
            let probe = Probe().begin(make(inputs), in: world)
            situation.meetOnTwoThreads(rounds: rounds, in: world) { thread, _ in
                if inputs.startCount < 10 { inputs.streams[thread].send(1) }
            }
            guard !situation.isStuck, inputs.startCount < 10 else { return }
            trial.rest(in: world)
            guard situation.expect(.serialDelivery, [], probe.overlaps) else { return }
            // The order of the threads matters to many operators.
            let orders = [(0..<2 * rounds).map { $0 % 2 }, (0..<2 * rounds).map { $0 / rounds }]
            let runs = (orders + [orders[1].reversed()]).map { order in
                let inputs = Inputs(inputCount)
                let probe = Probe().begin(make(inputs), in: world)
                for index in order { inputs.streams[index].send(1) }
                trial.rest(in: world)
                return probe.texts.sorted()
            }
            guard Set(runs).count == 1 else { return }
            situation.expect(.serialDelivery, runs[0], probe.texts.sorted())
        }
    }

    func endFromTwoThreads() {
        trial.run("two threads complete the two inputs together, 300 times") { situation, world in
            let runs = [[0, 1], [1, 0]].map { order in
                let inputs = Inputs(inputCount)
                let probe = Probe().begin(make(inputs), in: world)
                inputs.send(1)
                for index in order { inputs.end(.completion, only: index) }
                trial.rest(in: world)
                return probe.texts
            }
            let pairs = (0..<300).map { _ in
                let inputs = Inputs(inputCount)
                let probe = Probe().begin(make(inputs), in: world)
                inputs.send(1)
                return (inputs, probe)
            }
            situation.meetOnTwoThreads(rounds: pairs.count, in: world) { thread, round in
                pairs[round].0.end(.completion, only: thread)
            }
            guard !situation.isStuck else { return }
            trial.rest(in: world)
            for (_, probe) in pairs {
                situation.expect(.nothingAfterTheEnd, [], probe.afterEnd)
                guard runs[0] == runs[1] else { continue }
                situation.expect(.everyEndTerminates, runs[0], probe.texts)
            }
        }
    }

    /// For operators whose starts have inputs of their own.
    func startWhileDelivering() {
        trial.run("the observer of the first event waits for a thread that sends to another start") {
            situation, world in
            let (count, inputs) = (inputCount, Inputs(inputCount, startsHaveOwn: true))
            let output = make(inputs)
            let first = Probe { _, number in
                guard number == 1 else { return }
                situation.call(in: world) {
                    for stream in inputs.startedStreams.dropFirst(count) {
                        for number in 1...6 { stream.send(number) }
                    }
                }
            }
            first.begin(output, in: world)
            let second = Probe().begin(output, in: world)
            for number in 1...6 {
                for stream in inputs.startedStreams.prefix(inputCount) where !situation.isStuck { stream.send(number) }
            }
            withExtendedLifetime(second) {}
        }
    }
}

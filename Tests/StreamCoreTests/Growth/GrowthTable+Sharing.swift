import GrowthSupport
import StreamCore

/// What many observe at once, and what is made of many inputs.
enum SharingGrowth {
    static let all = sharing + inputs + chains

    private typealias Producer = SignalProducer<Int, Never>

    private static func pipes(_ count: Int) -> [(output: Signal<Int, Never>, input: Signal<Int, Never>.Observer)] {
        (0..<count).map { _ in Signal<Int, Never>.pipe() }
    }

    private static let sharing: [GrowthCase] =
        [
            GrowthCase("Signal: take(first: 1)", 2_000) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                for _ in 0..<count { signal.take(first: 1).observeValues { _ in } }
                input.send(value: 1)
            },
            GrowthCase("Signal: the first observer disposes all", 2_000) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                let all = CompositeDisposable()
                signal.observeValues { _ in all.dispose() }
                for _ in 0..<count { all.add(signal.observeValues { _ in }) }
                input.send(value: 1)
                input.send(value: 2)
            },
            GrowthCase("Signal: observers come and go during one delivery", 2_000) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                signal.take(first: 1).observeValues { _ in
                    for _ in 0..<count { signal.observeValues { _ in }?.dispose() }
                }
                input.send(value: 1)
            },
            GrowthCase("Signal: values sent from inside one delivery", 4_000) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                signal.take(first: 1).observeValues { _ in for value in 0..<count { input.send(value: value) } }
                input.send(value: 1)
            },
        ]
        + Leaving.cases("share: observers", 1_000) { count, order in
            let (signal, input) = Signal<Int, Never>.pipe()
            let shared = signal.producer.share(replay: 1)
            let observations = (0..<count).map { _ in shared.start() }
            input.send(value: 1)
            for observation in order(observations) { observation.dispose() }
        }
        + [
            GrowthCase("share: take(first: 1)", 1_000) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                let shared = signal.producer.share()
                for _ in 0..<count { shared.take(first: 1).start() }
                input.send(value: 1)
            }
        ]
        + Leaving.cases("groupBy: followers of one group", 1_500) { count, order in
            let (signal, input) = Signal<Int, Never>.pipe()
            var group: Producer?
            signal.producer.groupBy { _ in 1 }.startWithValues { group = $0.producer }
            input.send(value: 1)
            let observations = (0..<count).map { _ in group?.start() }
            input.send(value: 2)
            for observation in order(observations) { observation?.dispose() }
        }
        + [
            GrowthCase("groupBy: followers of one group leave during a delivery", 1_500) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                var group: Producer?
                signal.producer.groupBy { _ in 1 }.startWithValues { group = $0.producer }
                input.send(value: 1)
                for _ in 0..<count { group?.skip(first: 1).take(first: 1).start() }
                input.send(value: 2)
                input.send(value: 3)
            }
        ]

    private static let inputs: [GrowthCase] = [
        GrowthCase("merge of many", 500) { count in
            let pipes = pipes(count)
            Producer.merge(pipes.map { $0.output.producer }).start()
            for pipe in pipes { pipe.input.send(value: 1) }
            for pipe in pipes.reversed() { pipe.input.sendCompleted() }
        },
        GrowthCase("combineLatest of many", 500) { count in
            let pipes = pipes(count)
            Producer.combineLatest(pipes.map { $0.output.producer }).start()
            for pipe in pipes { pipe.input.send(value: 1) }
        },
        GrowthCase("zip of many", 500) { count in
            let pipes = pipes(count)
            Producer.zip(pipes.map { $0.output.producer }).start()
            for pipe in pipes { pipe.input.send(value: 1) }
            for pipe in pipes.reversed() { pipe.input.send(value: 2) }
        },
        GrowthCase("concat of many", 500) { count in
            let pipes = pipes(count)
            pipes.reduce(Producer.empty) { $0.concat($1.output.producer) }.start()
            for pipe in pipes {
                pipe.input.send(value: 1)
                pipe.input.sendCompleted()
            }
        },
        GrowthCase("race of many", 500) { count in
            let pipes = pipes(count)
            let outputs = SignalProducer<Signal<Int, Never>, Never>(pipes.map(\.output))
            outputs.flatMap(.race) { $0.producer }.start()
            pipes.last?.input.send(value: 1)
        },
    ]

    private static func chain(_ name: String, _ apply: @escaping @Sendable (Producer) -> Producer) -> GrowthCase {
        GrowthCase("a chain of \(name)", 1_000) { count in
            let (signal, input) = Signal<Int, Never>.pipe()
            var producer = signal.producer
            for _ in 0..<count { producer = apply(producer) }
            let started = producer.start()
            input.send(value: 1)
            started.dispose()
        }
    }

    private static let chains = [
        chain("map") { $0.map { $0 } },
        chain("filter") { $0.filter { _ in true } },
        chain("take(first:)") { $0.take(first: 2) },
        chain("merge") { $0.merge(with: .never) },
        chain("concat") { $0.concat(.never) },
        chain("on") { $0.on(value: { _ in }) },
        chain("prefix") { $0.prefix(.empty) },
    ]
}

import Dispatch
import StreamCore
import StreamTesting
import Testing

/// Random values at random times, against what the arrays of a buffer are by their definition.
@Suite struct BufferModelTests {
    /// What comes in: values, each some milliseconds after the one before it, and then an end.
    private struct Input {
        let pauses: [Int]
        let lastPause: Int
        /// 0 for completion, 1 for failure, 2 for interruption, 3 for disposal.
        let end: Int

        init(seed: Int) {
            var numbers = RandomNumbers(seed: seed)
            let count = numbers.next(below: 12)
            let longest = [400, 1500, 9000][numbers.next(below: 3)]
            pauses = (0..<count).map { _ in numbers.next(below: longest / 100) * 100 }
            lastPause = numbers.next(below: longest / 100) * 100
            end = numbers.next(below: 4)
        }

        var values: [Int] { Array(pauses.indices) }
    }

    private func run(
        _ input: Input,
        _ buffer: (SignalProducer<Int, TestFailure>, TestScheduler) -> SignalProducer<[Int], TestFailure>
    ) -> String {
        let scheduler = TestScheduler()
        let source = Inner<Int>()
        let recorder = Recorder(clock: scheduler)
        let start = buffer(source.producer, scheduler).start(recorder.observer())
        scheduler.advance(by: .milliseconds(50))
        for (value, pause) in input.pauses.enumerated() {
            scheduler.advance(by: .milliseconds(pause))
            source.send(value)
        }
        scheduler.advance(by: .milliseconds(input.lastPause))
        switch input.end {
        case 0: source.complete()
        case 1: source.fail(.first)
        case 2: source.interrupt()
        default: start.dispose()
        }
        withExtendedLifetime((source, start)) { scheduler.advance(by: .seconds(60)) }
        return recorder.history
    }

    private func isSame(_ history: String, as expected: String, _ seed: Int) -> Bool {
        #expect(history == expected, "Seed \(seed)")
        return history == expected
    }

    /// The same by counting milliseconds.
    private func model(_ input: Input, limit: Int, skipEmpty: Bool, policy: ModelPolicy, isCutByCount: Bool) -> String {
        var history: [String] = []
        var open: [Int] = []
        var due = 2000
        var now = 50
        func note(_ text: String) {
            history.append("\(now.isMultiple(of: 1000) ? "\(now / 1000)" : "\(Double(now) / 1000)"):\(text)")
        }
        func advance(by pause: Int) {
            let end = now + pause
            while due <= end {
                now = due
                due += 2000
                if !open.isEmpty || !skipEmpty { note("\(open)") }
                open = []
            }
            now = end
        }
        for (value, pause) in input.pauses.enumerated() {
            advance(by: pause)
            guard policy.keep(value, in: &open) else {
                note("\(open)")
                note("failed(second)")
                return history.joined(separator: " ")
            }
            if isCutByCount, open.count == limit {
                note("\(open)")
                open = []
                due = now + 2000
            }
        }
        advance(by: input.lastPause)
        if input.end == 0, !open.isEmpty { note("\(open)") }
        note(["completed", "failed(first)", "interrupted", "interrupted"][input.end])
        return history.joined(separator: " ")
    }

    @Test("buffer(upTo:every:on:) cuts where it should", arguments: 1...4, [false, true])
    func buffersUpTo(count: Int, skipEmpty: Bool) {
        for seed in 0..<300 {
            let input = Input(seed: seed)
            let expected = model(input, limit: count, skipEmpty: skipEmpty, policy: .unbounded, isCutByCount: true)
            let arrays = run(input) { $0.buffer(upTo: count, every: .seconds(2), on: $1, skipEmpty: skipEmpty) }
            guard isSame(arrays, as: expected, seed) else { return }
            // Windows are cut at the same places.
            let windows = run(input) {
                $0.window(upTo: count, every: .seconds(2), on: $1, skipEmpty: skipEmpty)
                    .flatMap(.concat) { $0.collect() }
            }
            guard isSame(windows, as: expected, seed) else { return }
        }
    }

    @Test("buffer(every:on:) keeps what its policy says", arguments: ModelPolicy.allCases, [false, true])
    func buffersEvery(policy: ModelPolicy, skipEmpty: Bool) {
        for seed in 0..<300 {
            let input = Input(seed: seed)
            let expected = model(input, limit: .max, skipEmpty: skipEmpty, policy: policy, isCutByCount: false)
            let arrays = run(input) {
                $0.buffer(every: .seconds(2), on: $1, buffering: policy.policy, skipEmpty: skipEmpty)
            }
            guard isSame(arrays, as: expected, seed) else { return }
        }
    }

    @Test("buffer(count:skip:) has every section of the values", arguments: 1...4, 1...5)
    func buffersSkip(count: Int, skip: Int) {
        for seed in 0..<20 {
            let values = Input(seed: seed).values
            let sections = stride(from: 0, to: values.count, by: skip)
                .map { Array(values[$0..<min($0 + count, values.count)]) }
            let recorder = Recorder()
            SignalProducer<Int, Never>(values).buffer(count: count, skip: skip).start(recorder.observer())
            #expect(recorder.history == (sections.map { "\($0)" } + ["completed"]).joined(separator: " "))
        }
    }
}

import RACCompat
import StreamTesting
import Testing

/// One subscription of `flatten:`, made of disposables and blocks as the original is.
///
/// A signal that takes the place of a completed signal is started in a loop, as in the library.
private final class ComposedFlatten {
    private let subscriber: any RACSubscriber
    private let limit: Int
    private let open = RACCompoundDisposable()
    private var queue: [RACSignal] = []
    private var running = 0
    private var ready = 0
    private var isStarting = false
    private var isCompleted = false

    init(_ subscriber: any RACSubscriber, limit: Int) {
        self.subscriber = subscriber
        self.limit = limit == 0 ? .max : limit
    }

    func subscribe(to source: RACSignal) -> RACDisposable {
        open.addDisposable(
            source.subscribeNext(
                isolation: nil,
                { [self] value in
                    guard let signal = value as? RACSignal else { return }
                    queue.append(signal)
                    guard running < limit else { return }
                    running += 1
                    start(queue.removeFirst())
                },
                error: { [self] in subscriber.sendError($0) },
                completed: { [self] in
                    isCompleted = true
                    if running == 0 { subscriber.sendCompleted() }
                }))
        return open
    }

    private func start(_ signal: RACSignal) {
        let serial = RACSerialDisposable()
        open.addDisposable(serial)
        serial.disposable = signal.subscribeNext(
            isolation: nil,
            { [self] in subscriber.sendNext($0) },
            error: { [self] in subscriber.sendError($0) },
            completed: { [self] in end(serial) })
    }

    private func end(_ serial: RACSerialDisposable) {
        open.removeDisposable(serial)
        guard queue.count > ready else {
            running -= 1
            if isCompleted, running == 0 { subscriber.sendCompleted() }
            return
        }
        ready += 1
        guard !isStarting else { return }
        isStarting = true
        while ready > 0 {
            ready -= 1
            start(queue.removeFirst())
        }
        isStarting = false
    }
}

@Suite("The order of flatten:") struct FlattenOrderTests {
    @Test("flatten: does what its composition does, in the same order", arguments: [0, 1, 2, 3])
    func sameOrder(limit: Int) {
        for seed in 0..<1000 as Range<UInt64> {
            let (actual, expected) = (NestedProgram(seed: seed), NestedProgram(seed: seed))
            actual.run { $0.flatten(limit) }
            expected.run { source in .createSignal { ComposedFlatten($0, limit: limit).subscribe(to: source) } }
            #expect(actual.lines == expected.lines, "seed \(seed)")
            if actual.lines != expected.lines { return }
        }
    }
}

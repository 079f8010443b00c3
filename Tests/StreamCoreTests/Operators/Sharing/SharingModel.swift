import StreamCore

/// One step of a random test of a shared stream.
enum SharingStep {
    case start(taking: Int?)
    case dispose(Int)
    case send
    case end(Int)

    init(_ numbers: inout RandomNumbers) {
        switch numbers.next(below: 20) {
        case 0..<6: self = .start(taking: numbers.next(below: 2) == 0 ? nil : 1 + numbers.next(below: 3))
        case 6..<11: self = .dispose(numbers.next(below: 100))
        case 11..<19: self = .send
        default: self = .end(numbers.next(below: 3))
        }
    }
}

/// What goes through the steps, and writes down in one list what happens: the real stream, or the model of it.
///
/// Observers take steps as well, from inside their deliveries: which, depends on the seed, the observer and the event.
class SharingWorld {
    private(set) var trace: [String] = []
    private var counts: [Int] = []
    private var budget = 40
    private var lastValue = 0
    private let seed: Int
    /// How many values the source sends while it is being started.
    private let eagerness: Int

    init(seed: Int, eagerness: Int) {
        self.seed = seed
        self.eagerness = eagerness
    }

    func start(_ observer: Int, taking count: Int?) {}
    func dispose(_ observer: Int) {}
    func send(_ value: Int) {}
    func end(_ kind: Int) {}

    final func take(_ step: SharingStep) {
        switch step {
        case .start(let count):
            counts.append(0)
            start(counts.count - 1, taking: count)
        case .dispose(let number): if !counts.isEmpty { dispose(number % counts.count) }
        case .send:
            lastValue += 1
            send(lastValue)
        case .end(let kind): end(kind)
        }
    }

    final func sourceStarted() {
        trace.append("started")
        for _ in 0..<eagerness { take(.send) }
    }

    final func sourceEnded() { trace.append("ended") }

    final func stopSteps() { budget = 0 }

    /// An observer has got an event, and does what it does then.
    final func note(_ observer: Int, _ event: String) {
        trace.append("\(observer):\(event)")
        counts[observer] += 1
        var numbers = RandomNumbers(seed: seed * 1_000_000 + observer * 1000 + counts[observer])
        guard budget > 0, numbers.next(below: 3) == 0 else { return }
        budget -= 1
        take(SharingStep(&numbers))
    }
}

/// The shared stream itself.
final class RealSharing: SharingWorld {
    private var shared: SignalProducer<Int, TestFailure> = .empty
    private var input: Signal<Int, TestFailure>.Observer?
    private var disposables: [Int: any Disposable] = [:]

    init(
        seed: Int, eagerness: Int,
        _ share: (SignalProducer<Int, TestFailure>) -> SignalProducer<Int, TestFailure>
    ) {
        super.init(seed: seed, eagerness: eagerness)
        shared = share(
            SignalProducer { [unowned self] input, lifetime in
                let last = self.input
                self.input = input
                withExtendedLifetime(last) {}
                lifetime.observeEnded { [unowned self] in sourceEnded() }
                sourceStarted()
            })
    }

    override func start(_ observer: Int, taking count: Int?) {
        let producer = count.map { shared.take(first: $0) } ?? shared
        disposables[observer] = producer.start { [unowned self] event in
            switch event {
            case .value(let value): note(observer, "\(value)")
            case .failed: note(observer, "failed")
            case .completed: note(observer, "completed")
            case .interrupted: note(observer, "interrupted")
            }
        }
    }

    override func dispose(_ observer: Int) { disposables[observer]?.dispose() }
    override func send(_ value: Int) { input?.send(value: value) }

    override func end(_ kind: Int) {
        switch kind {
        case 0: input?.sendCompleted()
        case 1: input?.send(error: .first)
        default: input?.sendInterrupted()
        }
    }

    /// Ends everything; nothing that happens then is compared.
    func close() {
        stopSteps()
        let all = disposables
        disposables = [:]
        for (_, disposable) in all { disposable.dispose() }
        let input = input
        self.input = nil
        withExtendedLifetime(input) {}
    }
}

/// One observer of the model.
final class ModelObserver {
    let number: Int
    private(set) var isActive = true
    /// Whether whoever starts it has not got its disposable yet.
    var isStarting = true
    private let world: SharingWorld
    private let limit: Int?
    private var count = 0
    private var isBusy = false
    private var isDisposedEarly = false
    private var leave: () -> Void = {}

    init(_ number: Int, _ limit: Int?, _ world: SharingWorld) {
        self.number = number
        self.limit = limit
        self.world = world
    }

    func whenOver(_ action: @escaping () -> Void) { leave = action }

    func receive(_ value: Int) {
        guard isActive else { return }
        isBusy = true
        world.note(number, "\(value)")
        isBusy = false
        count += 1
        if isDisposedEarly { end("interrupted") } else if count == limit { end("completed") }
    }

    func end(_ event: String) {
        guard isActive else { return }
        isActive = false
        world.note(number, event)
        leave()
    }

    func dispose() {
        guard !isStarting else { return }
        if isBusy { isDisposedEarly = true } else { end("interrupted") }
    }
}

/// One start of the source, of which the events take turns with whoever joins.
final class ModelRun {
    let queue = ModelQueue()
    private(set) var isActive = true
    /// Whether the source was started, so that its end is heard of.
    var hasBegun = false
    private var isDisposedEarly = false
    private let ended: () -> Void

    init(_ ended: @escaping () -> Void) { self.ended = ended }

    func send(_ deliver: @escaping () -> Void) {
        queue.enter { if self.isActive { deliver() } }
    }

    func end(_ kind: Int, _ deliver: @escaping () -> Void) {
        queue.enter {
            guard self.isActive, kind == 2 || !self.isDisposedEarly else { return }
            self.isActive = false
            deliver()
            if self.hasBegun { self.ended() }
        }
    }

    func dispose() {
        isDisposedEarly = true
        queue.enter {
            guard self.isActive else { return }
            self.isActive = false
            if self.hasBegun { self.ended() }
        }
    }
}

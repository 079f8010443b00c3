import StreamCore

/// One step of a random test of a shared stream.
enum SharingStep: RandomStep {
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

/// The real stream, or the model of it.
class SharingWorld: RandomWorld<SharingStep> {
    private var observerCount = 0
    private var lastValue = 0
    /// How many values the source sends while it is being started.
    private let eagerness: Int

    init(seed: Int, eagerness: Int) {
        self.eagerness = eagerness
        super.init(seed: seed)
    }

    func start(_ observer: Int, taking count: Int?) {}
    func dispose(_ observer: Int) {}
    func send(_ value: Int) {}
    func end(_ kind: Int) {}

    override final func take(_ step: SharingStep) {
        switch step {
        case .start(let count):
            observerCount += 1
            start(observerCount - 1, taking: count)
        case .dispose(let number): if observerCount > 0 { dispose(number % observerCount) }
        case .send:
            lastValue += 1
            send(lastValue)
        case .end(let kind): end(kind)
        }
    }

    final func sourceStarted() {
        write("started")
        for _ in 0..<eagerness { take(.send) }
    }

    final func sourceEnded() { write("ended") }
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
        disposables[observer] = producer.start { [unowned self] in note("\(observer):\($0.entry)") }
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

    override func close() {
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
        world.note("\(number):\(value)")
        isBusy = false
        count += 1
        if isDisposedEarly { end("interrupted") } else if count == limit { end("completed") }
    }

    func end(_ event: String) {
        guard isActive else { return }
        isActive = false
        world.note("\(number):\(event)")
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

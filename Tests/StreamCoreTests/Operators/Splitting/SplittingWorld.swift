import StreamCore

/// One step of a random test of an operator that sends streams.
enum SplittingStep: RandomStep {
    case send(Int)
    case start(Int, taking: Int?)
    case dispose(Int)
    case forget(Int)
    case expire(Int)
    case disposeResult
    case end(Int)

    init(_ numbers: inout RandomNumbers) {
        switch numbers.next(below: 40) {
        case 0..<18: self = .send(numbers.next(below: 40))
        case 18..<27:
            let count = numbers.next(below: 2) == 0 ? nil : 1 + numbers.next(below: 3)
            self = .start(numbers.next(below: 100), taking: count)
        case 27..<31: self = .dispose(numbers.next(below: 100))
        case 31..<34: self = .forget(numbers.next(below: 100))
        case 34..<38: self = .expire(numbers.next(below: 4))
        case 38: self = .disposeResult
        default: self = .end(numbers.next(below: 3))
        }
    }
}

/// The real operator, or the model of it.
class SplittingWorld: RandomWorld<SplittingStep> {
    private var observerCount = 0
    private var partCount = 0

    func send(_ value: Int) {}
    func start(_ observer: Int, of part: Int, taking count: Int?) {}
    func dispose(_ observer: Int) {}
    func forget(_ part: Int) {}
    func expire(_ key: Int) {}
    func disposeResult() {}
    func end(_ kind: Int) {}
    var isRunning: Bool { false }

    override final func take(_ step: SplittingStep) {
        switch step {
        case .send(let value): send(value)
        case .start(let part, let count):
            guard partCount > 0 else { return }
            observerCount += 1
            start(observerCount - 1, of: part % partCount, taking: count)
        case .dispose(let number): if observerCount > 0 { dispose(number % observerCount) }
        case .forget(let number): if partCount > 0 { forget(number % partCount) }
        case .expire(let key): expire(key)
        case .disposeResult: disposeResult()
        case .end(let kind): end(kind)
        }
    }

    /// Takes a step, and writes down whether the source runs after it.
    override final func takeOutside(_ step: SplittingStep) {
        take(step)
        write(isRunning ? "|" : ".")
    }

    final func notePart(_ name: Int) {
        partCount += 1
        note("+\(name)")
    }
}

/// The operator itself.
final class RealSplitting: SplittingWorld {
    typealias Part = (name: Int, values: SignalProducer<Int, TestFailure>)

    private let source = Inner<Int>()
    private let ends = Signal<Int, Never>.pipe()
    private var parts: [SignalProducer<Int, TestFailure>?] = []
    private var disposables: [Int: any Disposable] = [:]
    private var result: (any Disposable)?

    init(
        seed: Int,
        _ split: (SignalProducer<Int, TestFailure>, Signal<Int, Never>) -> SignalProducer<Part, TestFailure>
    ) {
        super.init(seed: seed)
        result = split(source.producer, ends.output).start { [unowned self] event in
            if let part = event.value {
                parts.append(part.values)
                notePart(part.name)
            } else {
                note("r:\(event.entry)")
            }
        }
    }

    override func send(_ value: Int) { source.send(value) }

    override func start(_ observer: Int, of part: Int, taking count: Int?) {
        guard let values = parts[part] else { return }
        let limited = count.map { values.take(first: $0) } ?? values
        disposables[observer] = limited.start { [unowned self] in note("\(observer):\($0.entry)") }
    }

    override func dispose(_ observer: Int) { disposables[observer]?.dispose() }

    override func forget(_ part: Int) {
        let forgotten = parts[part]
        parts[part] = nil
        withExtendedLifetime(forgotten) {}
    }

    override func expire(_ key: Int) { ends.input.send(value: key) }
    override func disposeResult() { result?.dispose() }

    override func end(_ kind: Int) {
        switch kind {
        case 0: source.complete()
        case 1: source.fail(.first)
        default: source.interrupt()
        }
    }

    override var isRunning: Bool { source.isRunning }

    override func close() {
        result?.dispose()
        for number in disposables.keys.sorted() { dispose(number) }
        for part in parts.indices { forget(part) }
    }
}

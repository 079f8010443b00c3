import Dispatch
import StreamCore

/// One run of an operator on items whose `deinit` comes back, in the ways that an operator must stand.
///
/// It writes down in which order events reached the operator. The output must be as if they had come one after another, with
/// nothing coming back.
final class ReleaseWorld: @unchecked Sendable {  // of one thread
    /// What the `deinit` of an item does.
    enum Way: CaseIterable, Sendable {
        case nothing, sends, sendsToOther, completes, fails, interrupts, disposes, subscribes

        /// Whether the output can be told from the order of the events alone.
        var isOrderOfEvents: Bool { self != .disposes && self != .subscribes }
    }

    /// How a run ends.
    enum Ending: CaseIterable, Sendable {
        case completion, failure, interruption, disposal, releaseOfInput

        var isEvent: Bool { self != .disposal && self != .releaseOfInput }
    }

    enum Step: Equatable {
        case value(Int)
        case other(Int)
        case time
        case completed
        case failed(Int)
        case interrupted
    }

    let clock = TestScheduler()
    /// A second stream for the operator.
    let other: Signal<Item, Never>
    private let otherInput: Signal<Item, Never>.Observer
    /// Ends when everything is given up.
    let lifetime: Lifetime
    private let token: Lifetime.Token
    private let way: Way
    private var input: Signal<Item, Broken>.Observer?
    /// Observes the operator once more.
    var start: (() -> (any Disposable)?)?
    private var disposables: [any Disposable] = []
    private(set) var steps: [Step] = []
    private(set) var history: [String] = []
    /// How many items have been made that come back, and how many have.
    private(set) var madeCount = 0
    private(set) var returnedCount = 0
    /// How many observers there have been, and how many were told the end.
    private(set) var observerCount = 0
    private(set) var endedCount = 0

    init(_ way: Way) {
        self.way = way
        (other, otherInput) = Signal<Item, Never>.pipe()
        (lifetime, token) = Lifetime.make()
        other.observeValues { [unowned self] in steps.append(.other($0.number)) }
    }

    // MARK: For operators

    /// The input, as a signal.
    var signal: Signal<Item, Broken> {
        Signal { begin($0, $1) }.on(event: { [unowned self] in note($0) })
    }

    /// The input, as a producer.
    var producer: SignalProducer<Item, Broken> {
        SignalProducer { [unowned self] in begin($0, $1) }.on(event: { [unowned self] in note($0) })
    }

    var trigger: Signal<(), Never> { other.map { _ in } }
    var condition: Signal<Bool, Never> { other.map { $0.number.isMultiple(of: 2) } }
    var second: Signal<Item, Broken> { other.promoteError() }

    /// Something to hold.
    func item(_ number: Int = 0) -> Item {
        madeCount += 1
        return Item(number) { [self] in
            returnedCount += 1
            comeBack(number)
        }
    }

    /// The same closure, which holds an item.
    func keeping<each Argument, Result>(
        _ body: @escaping (repeat each Argument) -> Result
    ) -> (repeat each Argument) -> Result {
        let item = item()
        return { (arguments: repeat each Argument) in withExtendedLifetime(item) { body(repeat each arguments) } }
    }

    // MARK: What happens

    private func begin(_ observer: Signal<Item, Broken>.Observer, _ lifetime: Lifetime) {
        release(exchange(&input, with: observer))
        let item = item()
        lifetime.observeEnded { withExtendedLifetime(item) {} }
    }

    private func note(_ event: Signal<Item, Broken>.Event) {
        switch event {
        case .value(let item): steps.append(.value(item.number))
        case .failed(let broken): steps.append(.failed(broken.item.number))
        case .completed: steps.append(.completed)
        case .interrupted: steps.append(.interrupted)
        }
    }

    func observer<Value, Failure>() -> Signal<Value, Failure>.Observer {
        observerCount += 1
        let isFirst = observerCount == 1
        return Signal.Observer(
            keeping { [unowned self] event in
                if isFirst { history.append(event.entry) }
                if event.isTerminating { endedCount += 1 }
            })
    }

    private func comeBack(_ number: Int) {
        // What is sent may make an operator keep more.
        guard returnedCount <= 60 else { return }
        switch way {
        case .nothing: break
        case .sends: input?.send(value: Item(1_000 + number))
        case .sendsToOther: otherInput.send(value: Item(1_000 + number))
        case .completes: input?.sendCompleted()
        case .fails: input?.send(error: Broken(item: Item(1_000 + number)))
        case .interrupts: input?.sendInterrupted()
        case .disposes: disposables.first?.dispose()
        case .subscribes: if observerCount < 3 { subscribe() }
        }
    }

    func subscribe() {
        if let disposable = start?() { disposables.append(disposable) }
    }

    func take(_ step: Step) {
        switch step {
        case .value(let number): input?.send(value: item(number))
        case .other(let number): otherInput.send(value: item(number))
        case .time:
            steps.append(.time)
            clock.advance(by: .seconds(1))
        case .completed: input?.sendCompleted()
        case .failed(let number): input?.send(error: Broken(item: item(number)))
        case .interrupted: input?.sendInterrupted()
        }
    }

    func end(_ ending: Ending) {
        switch ending {
        case .completion: take(.completed)
        case .failure: take(.failed(99))
        case .interruption: take(.interrupted)
        case .disposal: disposables.first?.dispose()
        case .releaseOfInput: release(exchange(&input, with: nil))
        }
        for _ in 0..<5 { take(.time) }
    }

    /// Gives everything up that the run has made.
    func close() {
        otherInput.sendCompleted()
        token.dispose()
        while let last = disposables.popLast() { last.dispose() }
        release(exchange(&start, with: nil))
        release(exchange(&input, with: nil))
        clock.advance(by: .seconds(100))
    }
}

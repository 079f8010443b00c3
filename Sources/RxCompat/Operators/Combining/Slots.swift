import StreamCore

/// The values of one of several inputs: the latest value, or all waiting values.
class InputSlot {
    var isDone = false
    fileprivate let subscription = SingleAssignmentDisposable()
    /// Whether there is a value.
    var isFilled: Bool { false }
}

/// The latest value of one input.
final class LatestSlot<Value>: InputSlot {
    fileprivate var value: Value?
    override var isFilled: Bool { value != nil }
    /// The latest value; the slot must be filled.
    var latest: Value { value.unsafelyUnwrapped }
}

/// The waiting values of one input.
final class WaitingSlot<Value>: InputSlot {
    fileprivate var values = ValueQueue<Value>()
    override var isFilled: Bool { !values.isEmpty }
    /// Removes and returns the oldest value; the slot must be filled.
    func take() -> Value { values.removeFirst() }
}

/// How RxSwift joins inputs, which depends on how the inputs are given.
struct JoinForm {
    /// Of which inputs the end lets a value that has no counterpart end the operator.
    enum Ends { case none, allOthers, allButOne }

    /// When a value ends the operator because no result can follow the value.
    let ends: Ends
    /// Whether the subscription to an input that ends is disposed before the end is handled.
    let disposesInputFirst: Bool
    /// Whether an event that is sent from inside a delivery is delivered at once, and not after the delivery.
    let nests: Bool

    static let zipOfArguments = JoinForm(ends: .none, disposesInputFirst: true, nests: true)
    static let zipOfCollection = JoinForm(ends: .allButOne, disposesInputFirst: false, nests: false)
    static let latestOfArguments = JoinForm(ends: .allOthers, disposesInputFirst: true, nests: true)
    static let latestOfCollection = JoinForm(ends: .allOthers, disposesInputFirst: false, nests: true)
}

/// Joins several inputs: decides when there is a result, and when no result can follow.
package final class SlotSink<Output>: JoinedSink<Never, Output>, @unchecked Sendable {  // see Subscriber
    private let form: JoinForm
    private let makeResult: () throws -> Output
    fileprivate var slots: [InputSlot] = []

    init(_ downstream: Receiver<Output>, _ form: JoinForm, _ makeResult: @escaping () throws -> Output) {
        self.form = form
        self.makeResult = makeResult
        super.init(downstream, nests: form.nests)
    }

    /// Sends a result if all slots are filled, after an input has received a value; ends if no result can follow.
    fileprivate func filled(_ slot: InputSlot) {
        if isDisposed { return }
        if slots.allSatisfy(\.isFilled) {
            do { send(try makeResult()) } catch { end(with: error) }
        } else if isUnmatched(slot) {
            end()
        }
    }

    /// Whether no result can follow a value, which may come after the end of its input where deliveries nest.
    private func isUnmatched(_ slot: InputSlot) -> Bool {
        switch form.ends {
        case .none: false
        case .allOthers: slots.allSatisfy { $0 === slot || $0.isDone }
        case .allButOne: slots.count(where: \.isDone) == slots.count - 1
        }
    }

    fileprivate func failed(_ slot: InputSlot, _ error: any Error) {
        if form.disposesInputFirst { slot.subscription.dispose() }
        end(with: error)
    }

    fileprivate func done(_ slot: InputSlot) {
        slot.isDone = true
        let isLast = slots.allSatisfy(\.isDone)
        if form.disposesInputFirst || !isLast { slot.subscription.dispose() }
        if isLast { end() }
    }

    func add<Value>(_ source: Observable<Value>, _ slot: LatestSlot<Value>) {
        let input = SlotInput<Value, Output>(self, slot) { slot.value = $0 }
        slot.subscription.setDisposable(source.attach(input))
    }

    func add<Value>(_ source: Observable<Value>, _ slot: WaitingSlot<Value>) {
        let input = SlotInput<Value, Output>(self, slot) { slot.values.append($0) }
        slot.subscription.setDisposable(source.attach(input))
    }

    /// Subscribes to all inputs, in order.
    func begin(_ slots: [InputSlot], _ subscribe: () -> Void) {
        self.slots = slots
        subscribe()
        set(Disposables.create(slots.map(\.subscription)))
    }
}

private final class SlotInput<Value, Output>: JoinedInput<Value, Never, Output>,
    @unchecked Sendable  // see Subscriber
{
    private let slot: InputSlot
    private let store: (Value) -> Void

    init(_ sink: SlotSink<Output>, _ slot: InputSlot, _ store: @escaping (Value) -> Void) {
        self.slot = slot
        self.store = store
        super.init(sink)
    }

    private var slotSink: SlotSink<Output> { unsafeDowncast(sink, to: SlotSink<Output>.self) }

    override func handle(_ value: Value) {
        store(value)
        slotSink.filled(slot)
    }

    override func handle(error: any Error) { slotSink.failed(slot, error) }
    override func handleCompletion() { slotSink.done(slot) }
}

/// Makes the slot for the latest value of an observable.
func latestSlot<Source: ObservableType>(of source: Source) -> LatestSlot<Source.Element> { LatestSlot() }

/// Makes the slot for the waiting values of an observable.
func waitingSlot<Source: ObservableType>(of source: Source) -> WaitingSlot<Source.Element> { WaitingSlot() }

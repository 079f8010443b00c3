import StreamCore

/// How many slots of an operator have no value, and of how many the input has not ended: none of them is searched for.
private final class SlotCounts {
    var empty: Int
    var running: Int

    init(_ count: Int) { (empty, running) = (count, count) }
}

/// The values of one of several inputs: the latest value, or all waiting values.
class InputSlot {
    fileprivate final var counts = SlotCounts(0)
    fileprivate final let subscription = SingleAssignmentDisposable()

    fileprivate final var isDone = false {
        didSet { if !oldValue { counts.running -= 1 } }
    }
}

/// The latest value of one input.
final class LatestSlot<Value>: InputSlot {
    private var value: Value?

    fileprivate func fill(_ new: Value) {
        if value == nil { counts.empty -= 1 }
        value = new
    }

    /// The latest value; the slot must be filled.
    var latest: Value { value.unsafelyUnwrapped }
}

/// The waiting values of one input.
final class WaitingSlot<Value>: InputSlot {
    private var values = ValueQueue<Value>()

    fileprivate func fill(_ new: Value) {
        if values.isEmpty { counts.empty -= 1 }
        values.append(new)
    }

    /// Removes and returns the oldest value; the slot must be filled.
    func take() -> Value {
        let value = values.removeFirst()
        if values.isEmpty { counts.empty += 1 }
        return value
    }
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
    private var counts = SlotCounts(0)

    init(_ downstream: Receiver<Output>, _ form: JoinForm, _ makeResult: @escaping () throws -> Output) {
        self.form = form
        self.makeResult = makeResult
        super.init(downstream, nests: form.nests)
    }

    /// Sends a result if all slots are filled, after an input has received a value; ends if no result can follow.
    fileprivate func filled(_ slot: InputSlot) {
        if isDisposed { return }
        if counts.empty == 0 {
            do { send(try makeResult()) } catch { end(with: error) }
        } else if isUnmatched(slot) {
            end()
        }
    }

    /// Whether no result can follow a value, which may come after the end of its input where deliveries nest.
    private func isUnmatched(_ slot: InputSlot) -> Bool {
        switch form.ends {
        case .none: false
        case .allOthers: counts.running == (slot.isDone ? 0 : 1)
        case .allButOne: counts.running == 1
        }
    }

    fileprivate func failed(_ slot: InputSlot, _ error: any Error) {
        if form.disposesInputFirst { slot.subscription.dispose() }
        end(with: error)
    }

    fileprivate func done(_ slot: InputSlot) {
        slot.isDone = true
        let isLast = counts.running == 0
        if form.disposesInputFirst || !isLast { slot.subscription.dispose() }
        if isLast { end() }
    }

    func add<Value>(_ source: Observable<Value>, _ slot: LatestSlot<Value>) {
        let input = SlotInput<Value, Output>(self, slot) { slot.fill($0) }
        slot.subscription.setDisposable(source.attach(input))
    }

    func add<Value>(_ source: Observable<Value>, _ slot: WaitingSlot<Value>) {
        let input = SlotInput<Value, Output>(self, slot) { slot.fill($0) }
        slot.subscription.setDisposable(source.attach(input))
    }

    /// Subscribes to all inputs, in order.
    func begin(_ slots: [InputSlot], _ subscribe: () -> Void) {
        counts = SlotCounts(slots.count)
        for slot in slots { slot.counts = counts }
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

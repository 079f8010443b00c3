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

/// Joins several inputs: decides when there is a result, and when no result can follow.
package final class SlotSink<Output>: JoinedSink<Never, Output>, @unchecked Sendable {  // see Subscription
    private let makeResult: () throws -> Output
    fileprivate var slots: [InputSlot] = []

    init(_ downstream: Receiver<Output>, _ makeResult: @escaping () throws -> Output) {
        self.makeResult = makeResult
        super.init(downstream)
    }

    /// Sends a result if all slots are filled, after an input has received a value; ends if no result can follow.
    fileprivate func filled(_ slot: InputSlot) {
        if slots.allSatisfy(\.isFilled) {
            do { send(try makeResult()) } catch { end(with: error) }
        } else if slots.allSatisfy({ $0 === slot || $0.isDone }) {
            end()
        }
    }

    fileprivate func done(_ slot: InputSlot) {
        slot.isDone = true
        if slots.allSatisfy(\.isDone) { end() }
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
    @unchecked Sendable  // see Subscription
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

    override func handle(error: any Error) {
        slot.subscription.dispose()
        sink.end(with: error)
    }

    override func handleCompletion() {
        slot.subscription.dispose()
        slotSink.done(slot)
    }
}

/// Makes the slot for the latest value of an observable.
func latestSlot<Source: ObservableType>(of source: Source) -> LatestSlot<Source.Element> { LatestSlot() }

/// Makes the slot for the waiting values of an observable.
func waitingSlot<Source: ObservableType>(of source: Source) -> WaitingSlot<Source.Element> { WaitingSlot() }

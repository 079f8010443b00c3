public import StreamCore

extension RACEvent {
    /// Returns the receiver as an event of a typed stream of `Value`s.
    ///
    /// Throws `RACBridgeError.unexpectedValue` for a value of another type. A nil error becomes
    /// `RACBridgeError.nilError`.
    ///
    ///     try RACEvent.eventWithValue(1).event(of: Int.self)  // VALUE 1
    public func event<Value>(of type: Value.Type) throws(RACBridgeError) -> Signal<Value, any Error>.Event {
        switch eventType {
        case .next: .value(try typedValue(value, as: type))
        case .error: .failed(error ?? RACBridgeError.nilError)
        case .completed: .completed
        }
    }
}

extension Signal.Event {
    /// The receiver as a dynamic event; an interruption, which the dynamic layer does not know, becomes a completion.
    public var bridged: RACEvent {
        switch self {
        case .value(let value): RACEvent.eventWithValue(dynamicValue(value))
        case .failed(let failure): RACEvent.eventWithError(dynamicError(failure))
        case .completed, .interrupted: RACEvent.completedEvent()
        }
    }
}

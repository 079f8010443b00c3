/// Holds one event of a signal as a value.
public final class RACEvent: Hashable, CustomStringConvertible, @unchecked Sendable {  // it is immutable
    private static let completion = RACEvent(.completed, nil)

    /// The kind of the event.
    public let eventType: RACEventType
    private let payload: Any?

    package init(_ eventType: RACEventType, _ payload: Any?) {
        self.eventType = eventType
        self.payload = payload
    }

    /// Returns an event that holds a value.
    public class func eventWithValue(_ value: Any?) -> RACEvent {
        RACEvent(.next, flattened(value))
    }

    /// Returns an event that holds an error, which may be nil.
    public class func eventWithError(_ error: (any Error)?) -> RACEvent {
        RACEvent(.error, error)
    }

    /// Returns the only completed event.
    public class func completedEvent() -> RACEvent { completion }

    /// Whether the event ends its signal.
    public var finished: Bool { eventType != .next }

    /// Whether the event ends its signal, as ``finished`` says.
    public var isFinished: Bool { finished }

    /// The error of a failure, which may be nil; nil for events of another kind.
    public var error: (any Error)? { eventType == .error ? payload as? any Error : nil }

    /// The value of a value event, which may be nil; nil for events of another kind.
    public var value: Any? { eventType == .next ? payload : nil }

    /// Returns the event itself, which is immutable.
    public func copy() -> RACEvent { self }

    /// Returns whether both events are of one kind and hold equal values or errors.
    public static func == (left: RACEvent, right: RACEvent) -> Bool {
        left.eventType == right.eventType && isEqual(left.payload, right.payload)
    }

    /// Feeds the kind and the value or error into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(eventType)
        hasher.combine(RACKey(payload))
    }

    /// The class, the address and the content.
    public var description: String {
        let content =
            switch eventType {
            case .completed: "completed"
            case .error: "error = \(payload.map { "\($0)" } ?? "(null)")"
            case .next: "next = \(payload.map { "\($0)" } ?? "(null)")"
            }
        return "<RACEvent: \(Unmanaged.passUnretained(self).toOpaque())>{ \(content) }"
    }
}

import Synchronization

/// A value that can be set and observed: behind a mutex, in front of a serial source.
public final class IntProperty: Sendable {
    private let storage: Mutex<Int>
    private let source = IntSource()

    /// Creates a property with a value.
    public init(_ value: Int) {
        storage = Mutex(value)
    }

    /// The present value.
    public var value: Int {
        get { storage.withLock { $0 } }
        set {
            storage.withLock { $0 = newValue }
            source.send(newValue)
        }
    }

    /// Attaches an observer, and sends it the present value.
    public func attach(_ sink: IntSink) {
        source.attach(sink)
        sink.receive(value)
    }
}

import Exploring
public import Synchronization

/// `Synchronization.Atomic`, whose operations the explorer decides about.
///
/// In a run a load may return each value that the memory model permits: an older one unless a newer one has been seen, or was
/// published to the thread. Stores come in the order in which they were made.
public struct Atomic<Value: AtomicRepresentable>: ~Copyable, @unchecked Sendable {  // the turn of a thread guards it
    private let state: AtomicState<Value>

    /// Makes an atomic with a value.
    public init(_ value: Value) { state = AtomicState(value) }

    /// Returns a value that the thread may see.
    public borrowing func load(
        ordering: AtomicLoadOrdering, file: StaticString = #fileID, function: StaticString = #function,
        line: UInt = #line
    ) -> Value {
        state.load(Order(ordering), Site(file, function, line, "load"))
    }

    /// Replaces the value.
    public borrowing func store(
        _ value: Value, ordering: AtomicStoreOrdering, file: StaticString = #fileID, function: StaticString = #function,
        line: UInt = #line
    ) {
        state.store(value, Order(ordering), Site(file, function, line, "store"))
    }

    /// Replaces the value, and returns the one before it.
    @discardableResult
    public borrowing func exchange(
        _ value: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) -> Value {
        state.update(Order(ordering), Site(file, function, line, "exchange")) { _ in value }
    }

    /// Replaces the value if it is the expected one.
    public borrowing func compareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function, line: UInt = #line
    ) -> (exchanged: Bool, original: Value) {
        state.compareExchange(expected, desired, Order(ordering), Site(file, function, line, "compareExchange"))
    }

    /// Replaces the value if it is the expected one, and may fail where it is.
    public borrowing func weakCompareExchange(
        expected: Value, desired: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function, line: UInt = #line
    ) -> (exchanged: Bool, original: Value) {
        state.compareExchange(
            expected, desired, Order(ordering), Site(file, function, line, "weakCompareExchange"), isWeak: true)
    }
}

extension Atomic where Value: FixedWidthInteger {
    /// Adds to the value; an overflow stops.
    @discardableResult
    public borrowing func add(
        _ value: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = state.update(Order(ordering), Site(file, function, line, "add")) { $0 + value }
        return (old, old + value)
    }

    /// Adds to the value, and wraps.
    @discardableResult
    public borrowing func wrappingAdd(
        _ value: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = state.update(Order(ordering), Site(file, function, line, "wrappingAdd")) { $0 &+ value }
        return (old, old &+ value)
    }

    /// Subtracts from the value; an overflow stops.
    @discardableResult
    public borrowing func subtract(
        _ value: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = state.update(Order(ordering), Site(file, function, line, "subtract")) { $0 - value }
        return (old, old - value)
    }

    /// Sets bits of the value.
    @discardableResult
    public borrowing func bitwiseOr(
        _ value: Value, ordering: AtomicUpdateOrdering, file: StaticString = #fileID,
        function: StaticString = #function,
        line: UInt = #line
    ) -> (oldValue: Value, newValue: Value) {
        let old = state.update(Order(ordering), Site(file, function, line, "bitwiseOr")) { $0 | value }
        return (old, old | value)
    }
}

/// Values waiting in order, in memory that is used again.
///
/// It exists because an `Array` of a type that is not known when this is compiled looks up its metadata for every call;
/// a pointer does not.
struct ValueBuffer<Value>: ~Copyable {
    private var values: UnsafeMutablePointer<Value>?
    private var capacity = 0
    private var start = 0
    private var end = 0

    init() {}

    deinit {
        if let values {
            (values + start).deinitialize(count: end - start)
            values.deallocate()
        }
    }

    @inline(__always)
    var isEmpty: Bool { start == end }

    @inline(__always)
    var count: Int { end - start }

    /// The oldest value.
    ///
    /// There must be one.
    var first: Value {
        guard let values, start < end else { fatalError("An empty buffer has no first value.") }
        return values[start]
    }

    @inline(__always)
    mutating func append(_ value: Value) {
        if end == capacity { makeRoom() }
        values.unsafelyUnwrapped.advanced(by: end).initialize(to: value)
        end += 1
    }

    /// Takes the oldest value out.
    ///
    /// There must be one.
    @inline(__always)
    mutating func removeFirst() -> Value {
        require(start < end, "An empty buffer has no first value.")
        let value = values.unsafelyUnwrapped.advanced(by: start).move()
        start += 1
        if start == end {
            start = 0
            end = 0
        }
        return value
    }

    /// Exchanges the contents of two buffers, without a look-up of their type.
    @inline(__always)
    mutating func exchange(with other: inout ValueBuffer) {
        let (values, capacity, start, end) = (other.values, other.capacity, other.start, other.end)
        other.values = self.values
        other.capacity = self.capacity
        other.start = self.start
        other.end = self.end
        self.values = values
        self.capacity = capacity
        self.start = start
        self.end = end
    }

    mutating func removeAll() {
        self = ValueBuffer()
    }

    /// Moves the rest to the front if at least half of the room is free, and doubles the room otherwise.
    private mutating func makeRoom() {
        let count = self.count
        if let values, start * 2 >= capacity, start > 0 {
            values.moveInitialize(from: values + start, count: count)
        } else {
            let larger = UnsafeMutablePointer<Value>.allocate(capacity: max(4, capacity * 2))
            if let values {
                larger.moveInitialize(from: values + start, count: count)
                values.deallocate()
            }
            values = larger
            capacity = max(4, capacity * 2)
        }
        start = 0
        end = count
    }
}

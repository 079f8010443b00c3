/// The first-in, first-out buffer of this package: it adds and removes in constant time, in memory that is used again.
///
/// The queue exists because an `Array` whose element type is unknown at compile time looks up its metadata for every
/// call; a pointer does not.
@usableFromInline
package struct ValueQueue<Value>: ~Copyable {
    @usableFromInline
    var storage: UnsafeMutablePointer<Value>?
    /// The number of values for which there is memory: a power of 2, or 0.
    @usableFromInline
    var capacity = 0
    @usableFromInline
    var head = 0
    /// The number of values that wait.
    @usableFromInline
    package var count = 0

    @inlinable
    package init() {}

    @inlinable
    deinit {
        deallocate()
    }

    @inlinable @inline(__always)
    package var isEmpty: Bool { count == 0 }

    /// The values in order: 0 is the oldest.
    @inlinable
    package subscript(offset: Int) -> Value {
        guard offset < count, let storage else { fatalError("The queue is shorter.") }
        return storage[(head + offset) & (capacity - 1)]
    }

    /// The oldest value; there must be one.
    package var first: Value { self[0] }

    @inlinable @inline(__always)
    package mutating func append(_ value: Value) {
        if count == capacity { grow() }
        (storage.unsafelyUnwrapped + ((head + count) & (capacity - 1))).initialize(to: value)
        count += 1
    }

    /// Appends a value; removes and returns the oldest value if there are more than `capacity` then.
    ///
    /// The queue therefore also serves as a ring of the newest values.
    @inlinable @inline(__always)
    package mutating func append(_ value: Value, keeping capacity: Int) -> Value? {
        guard capacity > 0 else { return value }
        append(value)
        return count > capacity ? removeFirst() : nil
    }

    @inlinable
    package mutating func popFirst() -> Value? {
        isEmpty ? nil : removeFirst()
    }

    /// Removes the oldest value; there must be one.
    @inlinable @inline(__always)
    package mutating func removeFirst() -> Value {
        guard count > 0, let storage else { fatalError("The queue is empty.") }
        let value = (storage + head).move()
        head = (head + 1) & (capacity - 1)
        count -= 1
        return value
    }

    /// Exchanges the contents of two queues without a look-up of their type.
    @inlinable @inline(__always)
    package mutating func exchange(with other: inout ValueQueue) {
        let (storage, capacity, head, count) = (other.storage, other.capacity, other.head, other.count)
        other.storage = self.storage
        other.capacity = self.capacity
        other.head = self.head
        other.count = self.count
        self.storage = storage
        self.capacity = capacity
        self.head = head
        self.count = count
    }

    /// Releases all values, here and not earlier: their `deinit`s may call back.
    @inlinable
    package mutating func removeAll() {
        var discarded = ValueQueue()
        exchange(with: &discarded)
        release(discarded)
    }

    @inlinable
    func deallocate() {
        guard let storage else { return }
        for offset in 0..<count { (storage + ((head + offset) & (capacity - 1))).deinitialize(count: 1) }
        storage.deallocate()
    }

    @usableFromInline @inline(never)
    mutating func grow() {
        let larger = UnsafeMutablePointer<Value>.allocate(capacity: max(capacity * 2, 4))
        if let storage {
            let untilWrap = min(count, capacity - head)
            larger.moveInitialize(from: storage + head, count: untilWrap)
            (larger + untilWrap).moveInitialize(from: storage, count: count - untilWrap)
            storage.deallocate()
        }
        storage = larger
        capacity = max(capacity * 2, 4)
        head = 0
    }
}

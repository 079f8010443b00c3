/// A first-in, first-out buffer that adds and removes in constant time.
@usableFromInline
struct ValueQueue<Value>: ~Copyable {
    @usableFromInline
    var storage: UnsafeMutablePointer<Value>?
    /// A power of 2, or 0.
    @usableFromInline
    var capacity = 0
    @usableFromInline
    var head = 0
    @usableFromInline
    var count = 0

    @usableFromInline
    init() {}

    @usableFromInline
    deinit {
        deallocate()
    }

    @inlinable
    var isEmpty: Bool { count == 0 }

    /// The values in order: 0 is the oldest.
    subscript(offset: Int) -> Value {
        guard offset < count, let storage else { fatalError("The queue is shorter.") }
        return storage[(head + offset) & (capacity - 1)]
    }

    mutating func append(_ value: Value) {
        if count == capacity { grow() }
        if let storage { (storage + ((head + count) & (capacity - 1))).initialize(to: value) }
        count += 1
    }

    mutating func popFirst() -> Value? {
        isEmpty ? nil : removeFirst()
    }

    /// Removes the oldest value; there must be one.
    @inlinable
    mutating func removeFirst() -> Value {
        guard count > 0, let storage else { fatalError("The queue is empty.") }
        let value = (storage + head).move()
        head = (head + 1) & (capacity - 1)
        count -= 1
        return value
    }

    /// Releases all values, here and not earlier: their `deinit`s may call back.
    mutating func removeAll() {
        deallocate()
        storage = nil
        (capacity, head, count) = (0, 0, 0)
    }

    private func deallocate() {
        guard let storage else { return }
        for offset in 0..<count { (storage + ((head + offset) & (capacity - 1))).deinitialize(count: 1) }
        storage.deallocate()
    }

    private mutating func grow() {
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

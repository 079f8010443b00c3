import StreamCore

private final class DistinctUntilChanged<Element, Key>: Sink<Element, Element>,
    @unchecked Sendable  // see Subscriber
{
    private let keySelector: (Element) throws -> Key
    private let comparer: (Key, Key) throws -> Bool
    private var last: Key?

    init(
        _ downstream: Receiver<Element>, _ keySelector: @escaping (Element) throws -> Key,
        _ comparer: @escaping (Key, Key) throws -> Bool
    ) {
        self.keySelector = keySelector
        self.comparer = comparer
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        do {
            let key = try keySelector(value)
            if let last, try comparer(last, key) { return }
            release(exchange(&last, with: key))
            send(value)
        } catch { end(with: error) }
    }
}

extension ObservableType {
    /// Leaves out values that have the same key as the previous value.
    public func distinctUntilChanged<Key: Equatable>(
        _ keySelector: @escaping (Element) throws -> Key
    ) -> Observable<Element> {
        distinctUntilChanged(keySelector, comparer: { $0 == $1 })
    }

    /// Leaves out values that a closure considers equal to the previous value.
    public func distinctUntilChanged(
        _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
    ) -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: comparer)
    }

    /// Leaves out values whose key a closure considers equal to the key of the previous value.
    public func distinctUntilChanged<Key>(
        _ keySelector: @escaping (Element) throws -> Key,
        comparer: @escaping (_ lhs: Key, _ rhs: Key) throws -> Bool
    ) -> Observable<Element> {
        through { DistinctUntilChanged($0, keySelector, comparer) }
    }

    /// Leaves out values that have the same property as the previous value.
    public func distinctUntilChanged<Property: Equatable>(
        at keyPath: KeyPath<Element, Property>
    ) -> Observable<Element> {
        distinctUntilChanged { $0[keyPath: keyPath] == $1[keyPath: keyPath] }
    }
}

extension ObservableType where Element: Equatable {
    /// Leaves out values that equal the previous value.
    public func distinctUntilChanged() -> Observable<Element> {
        distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
    }
}

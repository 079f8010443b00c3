import StreamCore

/// Sends the only value on completion; fails if there is more than one.
private final class AtMostOne<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let needsOne: Bool
    private var value: Element?

    init(_ downstream: Receiver<Element>, needsOne: Bool) {
        self.needsOne = needsOne
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        if self.value != nil { return end(with: RxError.moreThanOneElement) }
        self.value = value
    }

    override func complete() {
        if let value { send(value) } else if needsOne { return end(with: RxError.noElements) }
        end()
    }
}

/// Sends the first value, or nil if there is none.
private final class First<Element>: Sink<Element, Element?>, @unchecked Sendable {  // see Subscriber
    override func receive(_ value: Element) {
        send(value)
        end()
    }

    override func complete() {
        send(nil)
        end()
    }
}

private final class ToArray<Element>: Sink<Element, [Element]>, @unchecked Sendable {  // see Subscriber
    private var values: [Element] = []

    override func receive(_ value: Element) { values.append(value) }

    override func complete() {
        send(values)
        end()
    }
}

extension ObservableType {
    /// The observable as a single, which fails unless there is exactly one value.
    public func asSingle() -> Single<Element> { Single(raw: through { AtMostOne($0, needsOne: true) }) }

    /// The observable as a maybe, which fails if there is more than one value.
    public func asMaybe() -> Maybe<Element> { Maybe(raw: through { AtMostOne($0, needsOne: false) }) }

    /// Sends the first value, or nil if there is none.
    public func first() -> Single<Element?> { Single(raw: through { First($0) }) }

    /// Sends all values in an array on completion.
    public func toArray() -> Single<[Element]> { Single(raw: through { ToArray($0) }) }
}

extension ObservableType where Element == Never {
    /// The observable as a completable.
    public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

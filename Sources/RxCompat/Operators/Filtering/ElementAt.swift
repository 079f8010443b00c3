import StreamCore

private final class ElementAt<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private var rest: Int

    init(_ downstream: Receiver<Element>, _ index: Int) {
        rest = index
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        if rest == 0 {
            send(value)
            end()
        }
        rest -= 1
    }

    override func complete() { end(with: RxError.argumentOutOfRange) }
}

private final class OnlyOne<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let predicate: (Element) throws -> Bool
    private var isSeen = false

    init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        do { guard try predicate(value) else { return } } catch { return end(with: error) }
        if isSeen { return end(with: RxError.moreThanOneElement) }
        isSeen = true
        send(value)
    }

    override func complete() {
        if isSeen { end() } else { end(with: RxError.noElements) }
    }
}

extension ObservableType {
    /// Sends the value at an index, then completes; fails with `RxError.argumentOutOfRange` if there are too few
    /// values.
    public func element(at index: Int) -> Observable<Element> {
        guard index >= 0 else { fatalError("index can't be negative") }
        return through { ElementAt($0, index) }
    }

    /// Sends the only value; fails if there is no value, or a second one.
    public func single() -> Observable<Element> { single { _ in true } }

    /// Sends the only value for which a closure returns true; fails if there is no such value, or a second one.
    public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { OnlyOne($0, predicate) }
    }
}

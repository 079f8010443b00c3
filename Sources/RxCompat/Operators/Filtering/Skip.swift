import StreamCore

private final class SkipCount<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscription
    private var rest: Int

    init(_ downstream: Receiver<Element>, _ count: Int) {
        rest = count
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        if rest <= 0 { send(value) } else { rest -= 1 }
    }
}

private final class SkipWhile<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscription
    private let predicate: (Element) throws -> Bool
    private var isRunning = false

    init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        if !isRunning {
            do { isRunning = try !predicate(value) } catch { return end(with: error) }
        }
        if isRunning { send(value) }
    }
}

extension ObservableType {
    /// Sends the values after the first ones.
    public func skip(_ count: Int) -> Observable<Element> {
        through { SkipCount($0, count) }
    }

    /// Sends the first value that a closure does not hold for, and the values after it; an error that it throws is sent.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { SkipWhile($0, predicate) }
    }
}

import StreamCore

private final class SkipCount<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private var rest: Int

    init(_ downstream: Receiver<Element>, _ count: Int) {
        rest = count
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        if rest <= 0 { send(value) } else { rest -= 1 }
    }
}

private final class SkipWhile<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
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
    /// Skips the first `count` values.
    public func skip(_ count: Int) -> Observable<Element> {
        through { SkipCount($0, count) }
    }

    /// Sends the first value for which a closure returns false, and all later values; an error of the closure is sent.
    public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { SkipWhile($0, predicate) }
    }
}

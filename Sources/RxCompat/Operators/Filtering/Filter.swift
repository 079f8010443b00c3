public import StreamCore

@usableFromInline
package final class Filter<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let predicate: (Element) throws -> Bool

    @usableFromInline
    package init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        super.init(downstream)
    }

    @usableFromInline
    package override func receive(_ value: Element) {
        do { if try predicate(value) { send(value) } } catch { end(with: error) }
    }
}

extension ObservableType {
    /// Sends the values for which a closure returns true; an error that the closure throws is sent.
    @inlinable
    public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
        through { Filter($0, predicate) }
    }

    /// Sends no value, only the terminal event.
    public func ignoreElements() -> Observable<Never> {
        through { IgnoreElements($0) }
    }
}

private final class IgnoreElements<Element>: Sink<Element, Never>, @unchecked Sendable {  // see Subscriber
    private var hasCompleted = false

    override func complete() { if !exchange(&hasCompleted, with: true) { end() } }
}

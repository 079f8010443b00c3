import StreamCore

private final class TakeCount<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    @exclusivity(unchecked)  // one sender at a time
    private var rest: Int

    init(_ downstream: Receiver<Element>, _ count: Int) {
        rest = count
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        guard rest > 0 else { return }
        rest -= 1
        send(value)
        if rest == 0 { end() }
    }
}

private final class TakeWhile<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let predicate: (Element) throws -> Bool
    private let isInclusive: Bool
    private var isRunning = true

    init(_ downstream: Receiver<Element>, _ isInclusive: Bool, _ predicate: @escaping (Element) throws -> Bool) {
        self.predicate = predicate
        self.isInclusive = isInclusive
        super.init(downstream)
    }

    override func receive(_ value: Element) {
        guard isRunning else { return }
        do { isRunning = try predicate(value) } catch { return end(with: error) }
        if isRunning || isInclusive { send(value) }
        if !isRunning { end() }
    }
}

private final class TakeLast<Element>: Sink<Element, Element>, @unchecked Sendable {  // see Subscriber
    private let count: Int
    private var kept = ValueQueue<Element>()

    init(_ downstream: Receiver<Element>, _ count: Int) {
        self.count = count
        super.init(downstream)
    }

    override func receive(_ value: Element) { release(kept.append(value, keeping: count)) }

    override func complete() {
        // As in RxSwift, the values stay: the source may be made to complete again while they are sent.
        var values = ValueQueue<Element>()
        for index in 0..<kept.count { values.append(kept[index]) }
        while let value = values.popFirst() { send(value) }
        end()
        kept.removeAll()
    }
}

/// Whether `take(while:)` and `take(until:)` send the value that completes the result.
public enum TakeBehavior: Sendable {
    /// The value is sent.
    case inclusive
    /// The value is not sent.
    case exclusive
}

extension ObservableType {
    /// Sends the first `count` values, then completes.
    public func take(_ count: Int) -> Observable<Element> {
        guard count >= 0 else { fatalError("count can't be negative") }
        return count == 0 ? .empty() : through { TakeCount($0, count) }
    }

    /// Sends values while a closure returns true for them, then completes; an error that the closure throws is sent.
    public func take(
        while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        through { TakeWhile($0, behavior == .inclusive, predicate) }
    }

    /// Sends values until a closure returns true for a value, then completes; an error that the closure throws is sent.
    public func take(
        until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
    ) -> Observable<Element> {
        take(while: { try !predicate($0) }, behavior: behavior)
    }

    /// Sends the last `count` values on completion.
    public func take(last count: Int) -> Observable<Element> {
        guard count >= 0 else { fatalError("count can't be negative") }
        return through { TakeLast($0, count) }
    }
}

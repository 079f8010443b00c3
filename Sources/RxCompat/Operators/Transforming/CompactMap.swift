import StreamCore

private final class CompactMap<Input, Output>: Sink<Input, Output>, @unchecked Sendable {  // see Subscriber
    private let transform: (Input) throws -> Output?

    init(_ downstream: Receiver<Output>, _ transform: @escaping (Input) throws -> Output?) {
        self.transform = transform
        super.init(downstream)
    }

    override func receive(_ value: Input) {
        do { if let result = try transform(value) { send(result) } } catch { end(with: error) }
    }
}

private final class Enumerated<Element>: Sink<Element, (index: Int, element: Element)>,
    @unchecked Sendable  // see Subscriber
{
    private var index = 0

    override func receive(_ value: Element) {
        index += 1
        send((index - 1, value))
    }
}

extension ObservableType {
    /// Sends the results of a closure that are not nil; an error that the closure throws is sent.
    public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
        through { CompactMap($0, transform) }
    }

    /// Sends every value with its index, which begins with 0.
    public func enumerated() -> Observable<(index: Int, element: Element)> {
        through { Enumerated($0) }
    }

    /// Sends every value with an object, which is not retained; completes at the first value after the object's
    /// deallocation.
    public func withUnretained<Object: AnyObject, Out>(
        _ object: Object, resultSelector: @escaping (Object, Element) -> Out
    ) -> Observable<Out> {
        map { [weak object] element -> Out in
            guard let object else { throw UnretainedError.failedRetaining }
            return resultSelector(object, element)
        }
        .catch { error in
            guard error is UnretainedError else { return .error(error) }
            return .empty()
        }
    }

    /// Sends every value with an object, which is not retained; completes at the first value after the object's
    /// deallocation.
    public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
        withUnretained(object) { ($0, $1) }
    }
}

private enum UnretainedError: Error {
    case failedRetaining
}

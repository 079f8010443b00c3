public import StreamCore

@usableFromInline
package final class Map<Input, Output>: Sink<Input, Output>, @unchecked Sendable {  // see Subscriber
    private let transform: (Input) throws -> Output

    @usableFromInline
    package init(_ downstream: Receiver<Output>, _ transform: @escaping (Input) throws -> Output) {
        self.transform = transform
        super.init(downstream)
    }

    @usableFromInline
    package override func receive(_ value: Input) {
        do { send(try transform(value)) } catch { end(with: error) }
    }
}

extension ObservableType {
    /// Sends the result of a closure for every value; an error that the closure throws is sent.
    @inlinable
    public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
        through { Map($0, transform) }
    }
}

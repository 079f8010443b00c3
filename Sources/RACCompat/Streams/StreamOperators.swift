/// The operators that every class of stream has, each with its own meaning of them.
///
/// `RACStream` finds them here when all that is known is that something is a stream. A new class of streams conforms,
/// and the compiler names the missing methods.
protocol StreamOperators: RACStream {
    /// The class of the streams that the operators take and return.
    associatedtype Stream: StreamOperators where Stream.Stream == Stream

    static func empty() -> Stream
    static func `return`(_ value: Any?) -> Stream
    static func zip(_ streams: some Sequence<Stream>) -> Stream
    static func zip(_ streams: some Sequence<Stream>, reduce: @escaping ([Any?]) -> Any?) -> Stream
    static func concat(_ streams: some Sequence<Stream>) -> Stream

    func bind(_ block: @escaping () -> (_ value: Any?, _ stop: inout Bool) -> Stream?) -> Stream
    func concat(_ stream: Stream) -> Stream
    func zipWith(_ stream: Stream) -> Stream
    func flattenMap(_ block: @escaping (Any?) -> Stream?) -> Stream
    func flatten(file: StaticString, line: UInt) -> Stream
    func map(_ block: @escaping (Any?) -> Any?) -> Stream
    func mapReplace(_ object: Any?) -> Stream
    func filter(_ block: @escaping (Any?) -> Bool) -> Stream
    func ignore(_ value: Any?) -> Stream
    func reduceEach(_ block: @escaping ([Any?]) -> Any?, file: StaticString, line: UInt) -> Stream
    func startWith(_ value: Any?) -> Stream
    func skip(_ count: Int) -> Stream
    func take(_ count: Int) -> Stream
    func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> Stream
    func scanWithStart(_ start: Any?, reduceWithIndex reduce: @escaping (Any?, Any?, Int) -> Any?) -> Stream
    func combinePreviousWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> Stream
    func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> Stream
    func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> Stream
    func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> Stream
    func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> Stream
    func distinctUntilChanged() -> Stream
}

extension RACSignal: StreamOperators {}

extension RACSequence: StreamOperators {}

/// The operators that take other streams, for callers that do not know the class of the streams.
extension StreamOperators {
    static func zip(any streams: [RACStream]) -> Stream {
        zip(streams.map { own($0, in: "+zip:") })
    }

    static func zip(any streams: [RACStream], reduce: @escaping ([Any?]) -> Any?) -> Stream {
        zip(streams.map { own($0, in: "+zip:reduce:") }, reduce: reduce)
    }

    static func concat(any streams: [RACStream]) -> Stream {
        concat(streams.map { own($0, in: "+concat:") })
    }

    func bind(any block: @escaping () -> RACStreamBindBlock) -> Stream {
        bind {
            let block = block()
            return { value, stop in block(value, &stop).map { Self.own($0, in: "-bind:") } }
        }
    }

    func concat(any stream: RACStream) -> Stream {
        concat(Self.own(stream, in: "-concat:"))
    }

    func zipWith(any stream: RACStream) -> Stream {
        zipWith(Self.own(stream, in: "-zipWith:"))
    }

    func flattenMap(any block: @escaping (Any?) -> RACStream?) -> Stream {
        flattenMap { value in block(value).map { Self.own($0, in: "-flattenMap:") } }
    }

    /// A stream as one of the class that the operator works on; another one is a mistake of the program.
    private static func own(_ stream: RACStream, in operation: StaticString) -> Stream {
        guard let own = stream as? Stream else {
            fatalError("\(operation) on a \(Self.self) needs streams of type \(Stream.self), and got \(stream).")
        }
        return own
    }
}

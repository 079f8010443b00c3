import StreamCore

/// The result of the block of `bind` for each value, on a stream of any class.
public typealias RACStreamBindBlock = (_ value: Any?, _ stop: inout Bool) -> RACStream?

/// Combines the values of a tuple of any length; blocks of typed parameters can be passed instead.
public typealias RACReduceBlock = ([Any?]) -> Any?

/// The same as ``RACReduceBlock``: blocks of the dynamic API take and return any objects.
public typealias RACGenericReduceBlock = RACReduceBlock

/// Has the operators of a stream whose class is not known; `RACStream` conforms, and nothing else can.
///
/// The operators are declared here and not on ``RACStream``, because a class cannot declare them anew with a more
/// precise result outside of its own body. `signal.map { … }` is therefore a ``RACSignal``, and `map` of a `RACStream`
/// is a `RACStream` of the receiver's class.
public protocol RACStreamOperators: RACStream {}

extension RACStream: RACStreamOperators {}

extension RACStreamOperators where Self == RACStream {
    /// Makes a stream of the receiver's class that has no values.
    ///
    /// `RACStream` itself has none to make, and stops.
    public static func empty() -> RACStream { operators(for: "+empty").empty() }

    /// Makes a stream of the receiver's class that has one value.
    ///
    /// `RACStream` itself has none to make, and stops.
    public static func `return`(_ value: Any?) -> RACStream { operators(for: "+return:").return(value) }

    /// Makes a stream of tuples: of the first values of all streams, then of the second values, and so on.
    ///
    /// All streams have the class of the first one.
    public static func zip(_ streams: some Sequence<RACStream>) -> RACStream {
        let streams = Array(streams)
        return operators(for: "+zip:", streams).zip(any: streams)
    }

    /// Combines the first values of all streams with a block that names no types, then the second values, and so on.
    ///
    /// The block receives the values in an array.
    public static func zip(_ streams: some Sequence<RACStream>, reduce: @escaping (Any?...) -> Any?) -> RACStream {
        zip(streams, reduce: listBlock(reduce))
    }

    /// Combines the first values of all streams with a block that takes an array, then the second values, and so on.
    @_disfavoredOverload
    public static func zip(_ streams: some Sequence<RACStream>, reduce: @escaping RACReduceBlock) -> RACStream {
        let streams = Array(streams)
        return operators(for: "+zip:reduce:", streams).zip(any: streams, reduce: reduce)
    }

    /// Combines the first values of all streams with a block of as many typed parameters, then the second values.
    @_disfavoredOverload
    public static func zip<each Argument>(
        _ streams: some Sequence<RACStream>, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        zip(streams, reduce: ReduceBlock(at: CallPlace("+zip:reduce:", ofEvery: Self.self, file, line), reduce).call)
    }

    /// Makes a stream of the values of one stream after the other.
    public static func concat(_ streams: some Sequence<RACStream>) -> RACStream {
        let streams = Array(streams)
        return operators(for: "+concat:", streams).concat(any: streams)
    }

    /// Joins streams with a block that joins two, and flattens the pairs of pairs into one tuple per value.
    ///
    /// The basis of `zip(_:)`: `block` receives its previous result, and the next stream.
    public static func join(
        _ streams: some Sequence<RACStream>, block: (_ joined: RACStream, _ next: RACStream) -> RACStream
    ) -> RACStream {
        let streams = Array(streams)
        guard let first = streams.first else { return empty() }
        // Plain tuples: numbered ones end at five.
        return streams.dropFirst().reduce(first.map { RACTuple(backingArray: [RACTupleNil.nilForMarker($0)]) }) {
            joined, next in
            block(joined, next).map { pair in
                let pair = pair as? RACTuple
                return RACTuple(backingArray: ((pair?.first as? RACTuple)?.backingArray ?? []) + [pair?.second])
            }
        }
    }

    /// Has a block make a stream of every value, and flattens these; see the `bind` of the receiver's class.
    public func bind(_ block: @escaping () -> RACStreamBindBlock) -> RACStream { operators.bind(any: block) }

    /// Makes a stream of the receiver's values, then the values of another stream of its class.
    public func concat(_ stream: RACStream) -> RACStream { operators.concat(any: stream) }

    /// Pairs the values of the receiver with the values of another stream of its class.
    public func zipWith(_ stream: RACStream) -> RACStream { operators.zipWith(any: stream) }

    /// Flattens the streams that a block makes of the values; nil is an empty stream.
    public func flattenMap(_ block: @escaping (Any?) -> RACStream?) -> RACStream { operators.flattenMap(any: block) }

    /// Flattens the streams that are the values of the receiver.
    public func flatten(file: StaticString = #fileID, line: UInt = #line) -> RACStream {
        operators.flatten(file: file, line: line)
    }

    /// Makes a stream of the results of a block for every value.
    public func map(_ block: @escaping (Any?) -> Any?) -> RACStream { operators.map(block) }

    /// Makes a stream that has the same object for every value.
    public func mapReplace(_ object: Any?) -> RACStream { operators.mapReplace(object) }

    /// Makes a stream of the values that satisfy a predicate.
    public func filter(_ block: @escaping (Any?) -> Bool) -> RACStream { operators.filter(block) }

    /// Makes a stream of the values that are not equal to an object.
    public func ignore(_ value: Any?) -> RACStream { operators.ignore(value) }

    /// Combines the values of every tuple with a block that names no types, and receives them in an array.
    public func reduceEach(
        _ block: @escaping (Any?...) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        reduceEach(listBlock(block), file: file, line: line)
    }

    /// Combines the values of every tuple with a block that takes an array.
    @_disfavoredOverload
    public func reduceEach(
        _ block: @escaping RACReduceBlock, file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        operators.reduceEach(block, file: file, line: line)
    }

    /// Combines the values of every tuple with a block of as many typed parameters.
    @_disfavoredOverload
    public func reduceEach<each Argument>(
        _ block: @escaping (repeat each Argument) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        let block = ReduceBlock(at: CallPlace("-reduceEach:", of: self, file, line), block)
        return operators.reduceEach(block.call, file: file, line: line)
    }

    /// Makes a stream of one more value, then the values of the receiver.
    public func startWith(_ value: Any?) -> RACStream { operators.startWith(value) }

    /// Makes a stream of all values but the first ones.
    public func skip(_ count: Int) -> RACStream { operators.skip(count) }

    /// Makes a stream of the first values.
    public func take(_ count: Int) -> RACStream { operators.take(count) }

    /// Combines all values up to each one.
    public func scanWithStart(_ start: Any?, reduce: @escaping (Any?, Any?) -> Any?) -> RACStream {
        operators.scanWithStart(start, reduce: reduce)
    }

    /// Combines all values up to each one, with their indexes from 0.
    public func scanWithStart(
        _ start: Any?, reduceWithIndex reduce: @escaping (_ running: Any?, _ next: Any?, _ index: Int) -> Any?
    ) -> RACStream {
        operators.scanWithStart(start, reduceWithIndex: reduce)
    }

    /// Combines every value with the previous value; the first value with `start`.
    public func combinePreviousWithStart(
        _ start: Any?, reduce: @escaping (_ previous: Any?, _ current: Any?) -> Any?
    ) -> RACStream {
        operators.combinePreviousWithStart(start, reduce: reduce)
    }

    /// Makes a stream of the values up to the first that satisfies a predicate, without that one.
    public func takeUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACStream {
        operators.takeUntilBlock(predicate)
    }

    /// Makes a stream of the values as long as they satisfy a predicate.
    public func takeWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACStream {
        operators.takeWhileBlock(predicate)
    }

    /// Makes a stream of the first value that satisfies a predicate, and all after it.
    public func skipUntilBlock(_ predicate: @escaping (Any?) -> Bool) -> RACStream {
        operators.skipUntilBlock(predicate)
    }

    /// Makes a stream of the first value that does not satisfy a predicate, and all after it.
    public func skipWhileBlock(_ predicate: @escaping (Any?) -> Bool) -> RACStream {
        operators.skipWhileBlock(predicate)
    }

    /// Makes a stream of the values that are not equal to the previous value.
    public func distinctUntilChanged() -> RACStream { operators.distinctUntilChanged() }

    private var operators: any StreamOperators {
        guard let operators = self as? any StreamOperators else {
            fatalError("\(self) is neither signal nor sequence.")
        }
        return operators
    }

    /// The class that makes the result: the class of the first stream, or else the receiver.
    private static func operators(for operation: StaticString, _ streams: [RACStream] = []) -> any StreamOperators.Type
    {
        let type: RACStream.Type = streams.first.map { Swift.type(of: $0) } ?? self
        guard let operators = type as? any StreamOperators.Type else {
            fatalError("\(operation) has no meaning on \(type): call it on RACSignal or RACSequence.")
        }
        return operators
    }
}

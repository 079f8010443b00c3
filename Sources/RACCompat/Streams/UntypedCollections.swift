// What `toArray()`, `RACSequence` and collections of Foundation hold is not known to be signals. The original took any
// collection, and so do these; nil stands for an empty one.

extension RACSignal {
    /// Sends a tuple of the newest values of all signals of an untyped collection, whenever one of them sends.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func combineLatest(_ signals: (some Sequence)?) -> RACSignal {
        combineLatest(list(of: signals, in: "+combineLatest:") as [RACSignal])
    }

    /// Combines the newest values of all signals of an untyped collection with a block that names no types.
    ///
    /// An element that is no signal stops the program. The block receives the values in an array.
    public class func combineLatest(_ signals: (some Sequence)?, reduce: @escaping (Any?...) -> Any?) -> RACSignal {
        combineLatest(signals, reduce: listBlock(reduce))
    }

    /// Combines the newest values of all signals of an untyped collection with a block that takes an array.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func combineLatest(_ signals: (some Sequence)?, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        combineLatest(list(of: signals, in: "+combineLatest:reduce:") as [RACSignal], reduce: reduce)
    }

    /// Combines the newest values of all signals of an untyped collection with a block of as many typed parameters.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func combineLatest<each Argument>(
        _ signals: (some Sequence)?, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        combineLatest(
            list(of: signals, in: "+combineLatest:reduce:") as [RACSignal], reduce: reduce, file: file, line: line)
    }

    /// Sends tuples of the first values of all signals of an untyped collection, then of the second values, and so on.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func zip(_ signals: (some Sequence)?) -> RACSignal {
        zip(list(of: signals, in: "+zip:") as [RACSignal])
    }

    /// Combines the first values of all signals of an untyped collection with a block that names no types.
    ///
    /// An element that is no signal stops the program. The block receives the values in an array.
    public class func zip(_ signals: (some Sequence)?, reduce: @escaping (Any?...) -> Any?) -> RACSignal {
        zip(signals, reduce: listBlock(reduce))
    }

    /// Combines the first values of all signals of an untyped collection with a block that takes an array.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func zip(_ signals: (some Sequence)?, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        zip(list(of: signals, in: "+zip:reduce:") as [RACSignal], reduce: reduce)
    }

    /// Combines the first values of all signals of an untyped collection with a block of typed parameters.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ signals: (some Sequence)?, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        zip(list(of: signals, in: "+zip:reduce:") as [RACSignal], reduce: reduce, file: file, line: line)
    }

    /// Sends the values of all signals of an untyped collection as they come; completes when all have completed.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func merge(_ signals: (some Sequence)?) -> RACSignal {
        merge(list(of: signals, in: "+merge:") as [RACSignal])
    }

    /// Sends the values of the signals of an untyped collection, one signal after the other.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func concat(_ signals: (some Sequence)?) -> RACSignal {
        concat(list(of: signals, in: "+concat:") as [RACSignal])
    }
}

extension RACSequence {
    /// Returns tuples of the first values of all sequences of an untyped collection, and so on.
    ///
    /// An element that is no sequence stops the program.
    @_disfavoredOverload
    public class func zip(_ sequences: (some Sequence)?) -> RACSequence {
        zip(list(of: sequences, in: "+zip:") as [RACSequence])
    }

    /// Combines the first values of all sequences of an untyped collection with a block that names no types.
    ///
    /// An element that is no sequence stops the program. The block receives the values in an array.
    public class func zip(_ sequences: (some Sequence)?, reduce: @escaping (Any?...) -> Any?) -> RACSequence {
        zip(sequences, reduce: listBlock(reduce))
    }

    /// Combines the first values of all sequences of an untyped collection with a block that takes an array.
    ///
    /// An element that is no sequence stops the program.
    @_disfavoredOverload
    public class func zip(_ sequences: (some Sequence)?, reduce: @escaping ([Any?]) -> Any?) -> RACSequence {
        zip(list(of: sequences, in: "+zip:reduce:") as [RACSequence], reduce: reduce)
    }

    /// Combines the first values of all sequences of an untyped collection with a block of typed parameters.
    ///
    /// An element that is no sequence stops the program.
    @_disfavoredOverload
    public class func zip<each Argument>(
        _ sequences: (some Sequence)?, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSequence {
        zip(list(of: sequences, in: "+zip:reduce:") as [RACSequence], reduce: reduce, file: file, line: line)
    }

    /// Returns the values of the sequences of an untyped collection, one sequence after the other.
    ///
    /// An element that is no sequence stops the program.
    @_disfavoredOverload
    public class func concat(_ sequences: (some Sequence)?) -> RACSequence {
        concat(list(of: sequences, in: "+concat:") as [RACSequence])
    }
}

extension RACStreamOperators where Self == RACStream {
    /// Makes a stream of tuples of the first values of all streams of an untyped collection, and so on.
    ///
    /// An element that is no stream stops the program.
    @_disfavoredOverload
    public static func zip(_ streams: (some Sequence)?) -> RACStream {
        zip(list(of: streams, in: "+zip:") as [RACStream])
    }

    /// Combines the first values of all streams of an untyped collection with a block that names no types.
    ///
    /// An element that is no stream stops the program. The block receives the values in an array.
    public static func zip(_ streams: (some Sequence)?, reduce: @escaping (Any?...) -> Any?) -> RACStream {
        zip(streams, reduce: listBlock(reduce))
    }

    /// Combines the first values of all streams of an untyped collection with a block that takes an array.
    ///
    /// An element that is no stream stops the program.
    @_disfavoredOverload
    public static func zip(_ streams: (some Sequence)?, reduce: @escaping RACReduceBlock) -> RACStream {
        zip(list(of: streams, in: "+zip:reduce:") as [RACStream], reduce: reduce)
    }

    /// Combines the first values of all streams of an untyped collection with a block of typed parameters.
    ///
    /// An element that is no stream stops the program.
    @_disfavoredOverload
    public static func zip<each Argument>(
        _ streams: (some Sequence)?, reduce: @escaping (repeat each Argument) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACStream {
        zip(list(of: streams, in: "+zip:reduce:") as [RACStream], reduce: reduce, file: file, line: line)
    }

    /// Makes a stream of the values of the streams of an untyped collection, one stream after the other.
    ///
    /// An element that is no stream stops the program.
    @_disfavoredOverload
    public static func concat(_ streams: (some Sequence)?) -> RACStream {
        concat(list(of: streams, in: "+concat:") as [RACStream])
    }
}

private func list<Stream: RACStream>(of streams: (some Sequence)?, in operation: StaticString) -> [Stream] {
    guard let streams else { return [] }
    return streams.map { element in
        guard let stream = flattened(element) as? Stream else {
            let kind =
                Stream.self == RACSignal.self ? "signals" : Stream.self == RACSequence.self ? "sequences" : "streams"
            fatalError("\(operation) needs \(kind) as values, and got \(typeAndValue(flattened(element))).")
        }
        return stream
    }
}

// What the compiler says of signals that are given one by one.
extension RACSignal {
    /// Takes an array: `combineLatest([a, b])`.
    @available(*, unavailable, message: "put the signals into an array: combineLatest([a, b])")
    public class func combineLatest(_ signals: RACSignal...) -> RACSignal { combineLatest(signals) }

    /// Takes an array: `concat([a, b])`.
    @available(*, unavailable, message: "put the signals into an array: concat([a, b])")
    public class func concat(_ signals: RACSignal...) -> RACSignal { concat(signals) }

    /// Takes an array: `merge([a, b])`.
    @available(*, unavailable, message: "put the signals into an array: merge([a, b])")
    public class func merge(_ signals: RACSignal...) -> RACSignal { merge(signals) }

    /// Takes an array: `zip([a, b])`.
    @available(*, unavailable, message: "put the signals into an array: zip([a, b])")
    public class func zip(_ signals: RACSignal...) -> RACSignal { zip(signals) }
}

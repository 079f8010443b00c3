// What `toArray()`, `RACSequence` and collections of Foundation hold is not known to be signals. The original took any
// collection, and so do these; nil stands for an empty one.

extension RACSignal {
    /// Sends a tuple of the newest values of all signals of an untyped collection, whenever one of them sends.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func combineLatest(_ signals: (some Sequence)?) -> RACSignal {
        combineLatest(list(of: signals, in: "+combineLatest:"))
    }

    /// Combines the newest values of all signals of an untyped collection with a block, whenever one of them sends.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func combineLatest(_ signals: (some Sequence)?, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        combineLatest(list(of: signals, in: "+combineLatest:reduce:"), reduce: reduce)
    }

    /// Sends tuples of the first values of all signals of an untyped collection, of the second ones, and so on.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func zip(_ signals: (some Sequence)?) -> RACSignal {
        zip(list(of: signals, in: "+zip:"))
    }

    /// Combines the first values of all signals of an untyped collection with a block, then the second ones, and so on.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func zip(_ signals: (some Sequence)?, reduce: @escaping ([Any?]) -> Any?) -> RACSignal {
        zip(list(of: signals, in: "+zip:reduce:"), reduce: reduce)
    }

    /// Sends the values of all signals of an untyped collection as they come; completes when all have completed.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func merge(_ signals: (some Sequence)?) -> RACSignal {
        merge(list(of: signals, in: "+merge:"))
    }

    /// Sends the values of the signals of an untyped collection, one signal after the other.
    ///
    /// An element that is no signal stops the program.
    @_disfavoredOverload
    public class func concat(_ signals: (some Sequence)?) -> RACSignal {
        concat(list(of: signals, in: "+concat:"))
    }

    private static func list(of signals: (some Sequence)?, in operation: StaticString) -> [RACSignal] {
        guard let signals else { return [] }
        return signals.map { element in
            guard let signal = flattened(element) as? RACSignal else {
                fatalError("\(operation) needs signals as values, and got \(typeAndValue(flattened(element))).")
            }
            return signal
        }
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

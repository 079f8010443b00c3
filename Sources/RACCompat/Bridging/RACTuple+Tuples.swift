public import StreamCore

extension RACTuple {
    /// Returns the tuple of the values of a Swift tuple, of any length.
    ///
    /// The tuple is of the class that `RACTuplePack` returns for that number of values. Labels must be cast away: the
    /// language has no labelled tuples of any length. ``values(as:)`` converts back.
    ///
    ///     RACTuple.tuple(bridging: ("Ann", 30))  // a RACTwoTuple
    public class func tuple<each Value>(bridging values: (repeat each Value)) -> RACTuple {
        packedTuple(repeat each values)
    }
}

extension RACSignal {
    /// Returns a producer of Swift tuples, which subscribes to the signal for every start.
    ///
    /// The producer fails with ``RACTupleMismatch`` at a tuple whose values are of other types, and with
    /// `RACBridgeError.unexpectedValue` at a value that is not a tuple; see ``RACTuple/values(as:)``.
    ///
    ///     RACSignal.combineLatest([names, ages]).producer(ofTuples: String.self, Int.self)
    public final func producer<each Value>(
        ofTuples types: repeat (each Value).Type
    ) -> SignalProducer<(repeat each Value), any Error> {
        producer { value in
            try typedValue(value, as: RACTuple.self).values(as: repeat (each Value).self)
        }
    }
}

extension SignalProducer {
    /// Returns a dynamic signal that starts the producer for every subscription, and sends its Swift tuples as
    /// `RACTuple`s.
    ///
    /// Apart from the tuples, the signal is that of `bridged`.
    public func bridgedTuples<each Element>() -> RACSignal where Value == (repeat each Element) {
        map(bridgedTuple).bridged
    }
}

extension Signal {
    /// Returns a dynamic signal of the events that the signal sends after each subscription, with Swift tuples as
    /// `RACTuple`s.
    ///
    /// Apart from the tuples, the signal is that of `bridged`.
    public func bridgedTuples<each Element>() -> RACSignal where Value == (repeat each Element) {
        map(bridgedTuple).bridged
    }
}

/// Converts in a function of its own, because the compiler crashes on closures and methods that take such a tuple.
private func bridgedTuple<each Value>(_ values: (repeat each Value)) -> RACTuple {
    packedTuple(repeat each values)
}

private func packedTuple<each Value>(_ values: repeat each Value) -> RACTuple {
    var list: [Any?] = []
    repeat list.append(dynamicValue(each values))
    return .packed(list)
}

public import StreamCore

extension RACTuple {
    /// Returns the tuple of the values of a Swift tuple, of any length.
    ///
    /// The class is that which `RACTuplePack` gives as many values. Labels have to be cast away: the language has no
    /// tuples of any length that keep them. The way back is ``values(as:)``.
    ///
    ///     RACTuple.tuple(bridging: ("Ann", 30))  // a RACTwoTuple
    public class func tuple<each Value>(bridging values: (repeat each Value)) -> RACTuple {
        packedTuple(repeat each values)
    }
}

extension RACSignal {
    /// Makes a producer of Swift tuples, which subscribes to the signal for every start.
    ///
    /// The producer fails with ``RACTupleMismatch`` at a tuple whose values are of other types, and with
    /// `RACBridgeError.unexpectedValue` at what is no tuple; see ``RACTuple/values(as:)``.
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
    /// A dynamic signal that starts the producer for every subscription, and sends its Swift tuples as `RACTuple`s.
    ///
    /// The same as `bridged` else.
    public func bridgedTuples<each Element>() -> RACSignal where Value == (repeat each Element) {
        map(bridgedTuple).bridged
    }
}

extension Signal {
    /// A dynamic signal of what the signal sends from the moment of each subscription, its Swift tuples as `RACTuple`s.
    ///
    /// The same as `bridged` else.
    public func bridgedTuples<each Element>() -> RACSignal where Value == (repeat each Element) {
        map(bridgedTuple).bridged
    }
}

/// A function of its own, because the compiler crashes on closures and methods that are given such a tuple.
private func bridgedTuple<each Value>(_ values: (repeat each Value)) -> RACTuple {
    packedTuple(repeat each values)
}

private func packedTuple<each Value>(_ values: repeat each Value) -> RACTuple {
    var list: [Any?] = []
    repeat list.append(dynamicValue(each values))
    return .packed(list)
}

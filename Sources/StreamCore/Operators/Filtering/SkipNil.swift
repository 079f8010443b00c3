extension SignalProducer {
    /// Sends the values that are not nil, unwrapped.
    ///
    ///     -1--nil--3-|->
    ///      skipNil()
    ///     -1-------3-|->
    ///
    /// Failure, completion and interruption pass at once.
    public func skipNil<Wrapped>() -> SignalProducer<Wrapped, Failure> where Value == Wrapped? {
        compactMap { $0 }
    }
}

extension Signal {
    /// Sends the values that are not nil, unwrapped.
    ///
    /// See ``SignalProducer/skipNil()``.
    public func skipNil<Wrapped>() -> Signal<Wrapped, Failure> where Value == Wrapped? {
        compactMap { $0 }
    }
}

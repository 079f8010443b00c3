extension RACSignal {
    /// Sends a value, then the values of the receiver.
    public final func startWith(_ value: Any?) -> RACSignal {
        RACSignal.return(value).concat(self).named("[\(name)] -startWith: \(RACDescription(value))")
    }
}

// Where anything is expected, `.return(x)` and its kin mean signals: `map`, `mapReplace` and `sendNext` take what is not known
// to be one.
extension Optional where Wrapped == Any {
    /// Makes a signal that sends one value, and completes.
    ///
    ///     trackIDs.map { (id: Int) in id > 0 ? client.load(id) : .empty() }.switchToLatest()
    public static func `return`(_ value: Any?) -> RACSignal { RACSignal.return(value) }

    /// Makes a signal that completes at once.
    public static func empty() -> RACSignal { RACSignal.empty() }

    /// Makes a signal that fails at once.
    public static func error(_ error: (any Error)?) -> RACSignal { RACSignal.error(error) }

    /// Makes a signal that neither sends nor ends.
    public static func never() -> RACSignal { RACSignal.never() }
}

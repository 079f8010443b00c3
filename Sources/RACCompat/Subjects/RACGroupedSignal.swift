/// The signal of one group of `groupBy`: a subject with the group's key.
open class RACGroupedSignal: RACSubject, @unchecked Sendable {  // the key is immutable
    /// The group's key.
    public final let key: Any?

    /// Makes a subject whose key is nil.
    public required init() {
        key = nil
        super.init()
    }

    init(key: Any?) {
        self.key = key
        super.init()
    }

    /// Makes a subject with a key.
    open class func signalWithKey(_ key: Any?) -> RACGroupedSignal {
        RACGroupedSignal(key: key)
    }
}

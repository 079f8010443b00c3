public import RACCompat

// See RACSignal+ImportedNames.swift. A call with a trailing block means the literal selector, which takes the same
// block.

extension RACCommand {
    /// The same as `init(signalBlock:)`.
    @_disfavoredOverload
    public convenience init(signal signalBlock: @escaping (_ input: Any?) -> RACSignal) {
        self.init(signalBlock: signalBlock)
    }

    /// The same as `init(enabled:signalBlock:)`.
    @_disfavoredOverload
    public convenience init(
        enabled enabledSignal: RACSignal?, signal signalBlock: @escaping (_ input: Any?) -> RACSignal
    ) {
        self.init(enabled: enabledSignal, signalBlock: signalBlock)
    }
}

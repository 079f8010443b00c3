public import RACCompat

// See RACSignal+ImportedNames.swift. A trailing block means the literal selectors, which take the same one.

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

    /// The same as `init(signalBlock:)` of a block that takes inputs of one type.
    @_disfavoredOverload
    public convenience init<Input>(
        signal signalBlock: @escaping (_ input: Input) -> RACSignal, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(signalBlock: signalBlock, file: file, line: line)
    }

    /// The same as `init(enabled:signalBlock:)` of a block that takes inputs of one type.
    @_disfavoredOverload
    public convenience init<Input>(
        enabled enabledSignal: RACSignal?, signal signalBlock: @escaping (_ input: Input) -> RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(enabled: enabledSignal, signalBlock: signalBlock, file: file, line: line)
    }
}

public import RACCompat

/// A generator of signals that calls a block for each signal.
///
///     let remove = RACDynamicSignalGenerator.generatorWithBlock { (item: Item) in client.remove(item) }
///     let action = remove.actionEnabledIf(isOnline)
///
/// The block runs inside of `signalWithValue(_:)`, on the calling thread.
public final class RACDynamicSignalGenerator: RACSignalGenerator, @unchecked Sendable {  // immutable
    private let block: (Any?, RACDynamicSignalGenerator) -> RACSignal

    private init(_ block: @escaping (Any?, RACDynamicSignalGenerator) -> RACSignal) {
        self.block = block
    }

    /// Makes a generator of a block.
    public static func generatorWithBlock(_ block: @escaping (_ input: Any?) -> RACSignal) -> RACDynamicSignalGenerator
    {
        RACDynamicSignalGenerator { input, _ in block(input) }
    }

    /// Makes a generator of a block that takes inputs of one type.
    ///
    /// An input of another type stops the program with the place of the block; numbers are converted.
    @_disfavoredOverload
    public static func generatorWithBlock<Input>(
        _ block: @escaping (_ input: Input) -> RACSignal, file: StaticString = #fileID, line: UInt = #line
    ) -> RACDynamicSignalGenerator {
        let typed = TypedParameters("+generatorWithBlock:", ofEvery: Self.self, file, line)
        return RACDynamicSignalGenerator { input, _ in block(typed(input)) }
    }

    /// Makes a generator of a block that also gets the generator, to make further signals with it.
    public static func generatorWithReflexiveBlock(
        _ block: @escaping (_ input: Any?, _ generator: RACDynamicSignalGenerator) -> RACSignal
    ) -> RACDynamicSignalGenerator {
        RACDynamicSignalGenerator(block)
    }

    /// Makes a generator of a block that takes inputs of one type, and the generator, to make further signals with it.
    ///
    /// An input of another type stops the program with the place of the block; numbers are converted.
    @_disfavoredOverload
    public static func generatorWithReflexiveBlock<Input>(
        _ block: @escaping (_ input: Input, _ generator: RACDynamicSignalGenerator) -> RACSignal,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACDynamicSignalGenerator {
        let typed = TypedParameters("+generatorWithReflexiveBlock:", ofEvery: Self.self, file, line)
        return RACDynamicSignalGenerator { input, generator in block(typed(input), generator) }
    }

    /// Returns the block's result for a value.
    override public func signalWithValue(_ input: Any?) -> RACSignal { block(input, self) }
}

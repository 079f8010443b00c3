public import RACCompat

/// Makes a signal of a value: a function from values to signals, to which operators can be added.
///
/// This class is from the 3.0 development branch. Subclasses override ``signalWithValue(_:)``; most code needs only
/// ``RACDynamicSignalGenerator``.
open class RACSignalGenerator: @unchecked Sendable {  // has no state
    /// Makes a generator for a subclass.
    public init() {}

    /// Returns a signal for a value, which may be nil.
    open func signalWithValue(_ input: Any?) -> RACSignal {
        fatalError("\(type(of: self)) does not override signalWithValue(_:).")
    }
}

extension RACSignalGenerator {
    /// Returns a generator that passes the values of the receiver's signals to another generator, as `flattenMap` does.
    public func postcompose(_ otherGenerator: RACSignalGenerator) -> RACSignalGenerator {
        RACDynamicSignalGenerator.generatorWithBlock { input in
            self.signalWithValue(input).flattenMap { otherGenerator.signalWithValue($0) }
        }
    }

    /// Returns a generator whose signals run one at a time.
    public func serialize() -> RACQueuedSignalGenerator {
        RACQueuedSignalGenerator.queuedGeneratorWithGenerator(self)
    }

    /// Returns an action that runs the receiver's signals, and is disabled only while it is executing.
    public func action() -> RACAction { actionEnabledIf(.empty()) }

    /// Returns an action that runs the receiver's signals, and that another signal enables and disables, too.
    ///
    /// - Parameter enabledSignal: A signal of booleans, which is subscribed to in this call. The action is enabled
    ///   until the signal sends its first value.
    public func actionEnabledIf(_ enabledSignal: RACSignal) -> RACAction {
        RACAction(enabled: enabledSignal, generator: self)
    }
}

extension RACSignal {
    /// Returns a generator that returns the receiver for every value.
    public func signalGenerator() -> RACSignalGenerator {
        RACDynamicSignalGenerator.generatorWithBlock { _ in self }
    }

    /// Returns an action that subscribes to the receiver, and is disabled only while it is executing.
    public func action() -> RACAction { signalGenerator().action() }

    /// Returns an action that subscribes to the receiver, and that another signal enables and disables, too.
    ///
    /// The signal enables the action as in ``RACSignalGenerator/actionEnabledIf(_:)``.
    public func actionEnabledIf(_ enabledSignal: RACSignal) -> RACAction {
        signalGenerator().actionEnabledIf(enabledSignal)
    }
}

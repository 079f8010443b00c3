public import RACCompat

/// Makes a signal of a value: a function from values to signals that operators can be added to.
///
/// A class of the 3.0 development branch. Subclasses override ``signalWithValue(_:)``; most code needs
/// ``RACDynamicSignalGenerator`` only.
open class RACSignalGenerator: @unchecked Sendable {  // has no state
    /// Makes a generator for a subclass.
    public init() {}

    /// Returns a signal for a value, which may be nil.
    open func signalWithValue(_ input: Any?) -> RACSignal {
        fatalError("\(type(of: self)) does not override signalWithValue(_:).")
    }
}

extension RACSignalGenerator {
    /// A generator that passes what the receiver's signals send through another one, as `flattenMap` does.
    public func postcompose(_ otherGenerator: RACSignalGenerator) -> RACSignalGenerator {
        RACDynamicSignalGenerator.generatorWithBlock { input in
            self.signalWithValue(input).flattenMap { otherGenerator.signalWithValue($0) }
        }
    }

    /// A generator whose signals run one at a time.
    public func serialize() -> RACQueuedSignalGenerator {
        RACQueuedSignalGenerator.queuedGeneratorWithGenerator(self)
    }

    /// An action of the receiver's signals, disabled only while it is executing.
    public func action() -> RACAction { actionEnabledIf(.empty()) }

    /// An action of the receiver's signals that another signal enables and disables, too.
    ///
    /// - Parameter enabledSignal: Sends booleans, and is subscribed to now. The action is enabled until the first one.
    public func actionEnabledIf(_ enabledSignal: RACSignal) -> RACAction {
        RACAction(enabled: enabledSignal, generator: self)
    }
}

extension RACSignal {
    /// A generator that returns the receiver, whatever the value.
    public func signalGenerator() -> RACSignalGenerator {
        RACDynamicSignalGenerator.generatorWithBlock { _ in self }
    }

    /// An action that subscribes to the receiver, disabled only while it is executing.
    public func action() -> RACAction { signalGenerator().action() }

    /// An action that subscribes to the receiver, and that another signal enables and disables, too.
    ///
    /// See ``RACSignalGenerator/actionEnabledIf(_:)``.
    public func actionEnabledIf(_ enabledSignal: RACSignal) -> RACAction {
        signalGenerator().actionEnabledIf(enabledSignal)
    }
}

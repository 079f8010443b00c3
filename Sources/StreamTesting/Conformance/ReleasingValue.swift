/// A value that runs code when it is released.
///
/// `conform` sends such values to operators, properties and subjects of objects: the `deinit` of a value may do all that
/// a program may do, such as send another value to the stream that has released it.
public final class ReleasingValue: Sendable, CustomStringConvertible {
    /// The number by which failures name the value.
    public let number: Int
    private let action: @Sendable () -> Void

    /// Makes a value with an action that runs in its `deinit`.
    public init(_ number: Int, _ action: @escaping @Sendable () -> Void) {
        self.number = number
        self.action = action
    }

    deinit { action() }

    /// The number.
    public var description: String { "\(number)" }
}

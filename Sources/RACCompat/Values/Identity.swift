/// An object that is equal to itself only, as the objects of the original were.
///
///     var running: Set<RACSignal> = []
///     guard running.insert(signal).inserted else { return }
///
/// Tuples, sequences, events and units are not of this kind: they are equal by their values.
public protocol RACIdentity: AnyObject, Hashable {}

extension RACIdentity {
    /// Returns whether both are the same object.
    public static func == (left: Self, right: Self) -> Bool { left === right }

    /// Feeds the identity of the object into `hasher`.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// The same number as `hashValue`, by the name of the original.
    public var hash: Int { hashValue }
}

extension RACSignal: RACIdentity {}

extension RACScheduler: RACIdentity {}

extension RACDisposable: RACIdentity {}

extension RACCommand: RACIdentity {}

extension RACChannel: RACIdentity {}

extension RACMulticastConnection: RACIdentity {}

extension RACTuple {
    /// The same number as `hashValue`, by the name of the original.
    public final var hash: Int { hashValue }
}

extension RACSequence {
    /// The same number as `hashValue`, by the name of the original.
    public final var hash: Int { hashValue }
}

extension RACEvent {
    /// The same number as `hashValue`, by the name of the original.
    public var hash: Int { hashValue }
}

extension RACUnit {
    /// The same number as `hashValue`, by the name of the original.
    public var hash: Int { hashValue }
}

extension RACTupleNil {
    /// The same number as `hashValue`, by the name of the original.
    public var hash: Int { hashValue }
}

/// Stands for "nothing in particular" where a value has to be sent.
public final class RACUnit: Hashable, CustomStringConvertible, Sendable {
    private static let shared = RACUnit()

    private init() {}

    /// Returns the only unit.
    public class func defaultUnit() -> RACUnit { shared }

    /// Returns whether both are the same object.
    public static func == (left: RACUnit, right: RACUnit) -> Bool { left === right }

    /// Feeds the identity into `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The class and the address.
    public var description: String { "<RACUnit: \(Unmanaged.passUnretained(self).toOpaque())>" }
}

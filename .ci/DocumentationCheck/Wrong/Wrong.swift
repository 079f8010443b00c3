// What the check must find: nothing here that can be documented is, but for the last, whose abstract is too long.
public protocol Requiring {
    func requirement()
    associatedtype Required
}

public enum Choosing {
    case chosen
}

public typealias Renamed = Choosing

infix operator <~>

public func <~> (left: Choosing, right: Choosing) {}

extension Choosing {
    public init?(_ text: String) { nil }
}

/// Says in one sentence far more than anybody wants to read in a list of symbols, where abstracts stand, and so it is
/// longer than what the check lets pass.
public let number = 1

/// Waits. No table says for how long it can.
public func wait(for seconds: Double) {}

/// Waits. Two tables say for how long it can.
public func wait(atMost seconds: Double) {}

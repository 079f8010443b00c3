import Foundation
import Synchronization

/// Whether operators name their results, and how names show what operators were given.
package enum SignalNames {
    private static let flag = Atomic<Bool>(getenv("RAC_DEBUG_SIGNAL_NAMES") != nil)
    /// How many calls of ``with(_:_:)`` are under way; only then does naming look at the task.
    private static let overrideCount = Atomic<Int>(0)
    @TaskLocal private static var override: Bool?

    /// Whether names are made: from the start when the environment has `RAC_DEBUG_SIGNAL_NAMES`; tests switch it.
    package static var areOn: Bool {
        get {
            let isOn = flag.load(ordering: .relaxed)
            return overrideCount.load(ordering: .relaxed) == 0 ? isOn : override ?? isOn
        }
        set { flag.store(newValue, ordering: .relaxed) }
    }

    /// Calls `body` with names switched on or off for its own work only.
    package static func with<Result>(_ areOn: Bool, _ body: () throws -> Result) rethrows -> Result {
        overrideCount.add(1, ordering: .relaxed)
        defer { overrideCount.subtract(1, ordering: .relaxed) }
        return try $override.withValue(areOn, operation: body)
    }

    /// Objects as a property list shows them.
    package static func list(_ objects: some Sequence<Any?>) -> String {
        let lines = objects.map { "    \(quoted(object($0)))" }
        return lines.isEmpty ? "(\n)" : "(\n\(lines.joined(separator: ",\n"))\n)"
    }

    /// Pairs as a property list shows them, ordered by key.
    static func dictionary(_ pairs: some Sequence<(key: AnyHashable, value: RACSignal)>) -> String {
        let lines = pairs.map { "    \(quoted(object($0.key.base))) = \(quoted(object($0.value)));\n" }
        return "{\n\(lines.sorted().joined())}"
    }

    /// One object, nil as the original's format functions show it, and a boolean as the number that it was.
    static func object(_ object: Any?) -> String {
        switch object {
        case nil: "(null)"
        case let flag as Bool: flag ? "1" : "0"
        case let object?: "\(object)"
        }
    }

    /// Quotes all but plain words and numbers, as the description of a property list does.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isPlain ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

/// An object that names show by its content; other objects are shown by class and address.
public protocol RACDescribable {
    /// The content, as names show it.
    var rac_description: String { get }
}

extension RACTuple: RACDescribable {
    /// The values, as a property list shows them.
    public final var rac_description: String { SignalNames.list(allObjects()) }
}

/// Describes a value for a name; a placeholder unless names are switched on, as the original.
///
/// Numbers, strings, tuples and ``RACDescribable`` values are shown by their content, other objects by class and
/// address.
public func RACDescription(_ object: Any?) -> String {
    guard SignalNames.areOn else { return "(description skipped)" }
    switch object {
    case nil: return "<(null): 0x0>"
    case let object as any RACDescribable: return object.rac_description
    case is NSNumber, is NSString: break
    case let object? where type(of: object) is AnyClass:
        return "<\(type(of: object)): \(Unmanaged.passUnretained(object as AnyObject).toOpaque())>"
    default: break
    }
    return SignalNames.object(object)
}

/// A number of seconds as the names of signals show it.
func seconds(_ interval: TimeInterval) -> String {
    String(format: "%f", interval)
}

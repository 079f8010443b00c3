import Foundation
import Synchronization

/// Whether operators name their results, and how names show what operators were given.
package enum SignalNames {
    private static let flag = Atomic<Bool>(getenv("RAC_DEBUG_SIGNAL_NAMES") != nil)

    /// Whether names are made: from the start when the environment has `RAC_DEBUG_SIGNAL_NAMES`; tests switch it.
    package static var areOn: Bool {
        get { flag.load(ordering: .relaxed) }
        set { flag.store(newValue, ordering: .relaxed) }
    }

    /// Objects as a property list shows them.
    static func list(_ objects: some Sequence<Any?>) -> String {
        let lines = objects.map { "    \(quoted(object($0)))" }
        return lines.isEmpty ? "(\n)" : "(\n\(lines.joined(separator: ",\n"))\n)"
    }

    /// Pairs as a property list shows them, ordered by key.
    static func dictionary(_ pairs: some Sequence<(key: AnyHashable, value: RACSignal)>) -> String {
        let lines = pairs.map { "    \(quoted(object($0.key.base))) = \(quoted(object($0.value)));\n" }
        return "{\n\(lines.sorted().joined())}"
    }

    /// One object, nil as the original's format functions show it.
    static func object(_ object: Any?) -> String {
        object.map { "\($0)" } ?? "(null)"
    }

    /// Quotes all but plain words and numbers, as the description of a property list does.
    private static func quoted(_ text: String) -> String {
        let isPlain = !text.isEmpty && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        return isPlain ? text : "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}

/// Describes a value for a name; a placeholder unless names are switched on, as the original.
///
/// Numbers, strings and tuples are shown by their content, other objects by class and address.
public func RACDescription(_ object: Any?) -> String {
    guard SignalNames.areOn else { return "(description skipped)" }
    guard let object else { return SignalNames.object(nil) }
    if let tuple = object as? RACTuple { return SignalNames.list(tuple.allObjects()) }
    guard type(of: object) is AnyClass, !(object is NSNumber), !(object is NSString) else { return "\(object)" }
    return "<\(type(of: object)): \(Unmanaged.passUnretained(object as AnyObject).toOpaque())>"
}

import Foundation
import RACCompat

/// Describes values by texts that are the same in every run.
///
/// The texts have no addresses, and list the members of dictionaries and sets in order.
enum StableText {
    /// Values nested more deeply, and objects inside themselves, are described as "…".
    private static let greatestDepth = 20

    /// Returns the description that the value's type defines; otherwise the type's name and the members, also for
    /// objects.
    static func of(_ value: Any) -> String { text(value, depth: 0) }

    /// Replaces addresses by `0x0`, and removes the contexts of private types, which contain addresses.
    static func withoutAddresses(_ text: String) -> String {
        text.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "").replacing(/0x[0-9a-fA-F]{6,16}/, with: "0x0")
    }

    private static func text(_ value: Any, depth: Int) -> String {
        guard let value = flattened(value) else { return "nil" }
        guard depth < greatestDepth else { return "…" }
        if depth > 0, let text = value as? String { return text.debugDescription }
        let mirror = Mirror(reflecting: value)
        let children = mirror.children
        func inner(_ value: Any) -> String { text(value, depth: depth + 1) }
        switch mirror.displayStyle {
        case .collection: return "[\(children.map { inner($0.value) }.joined(separator: ", "))]"
        case .set: return "{\(children.map { inner($0.value) }.sorted().joined(separator: ", "))}"
        case .dictionary:
            let pairs = children.map { Mirror(reflecting: $0.value).children.map { inner($0.value) } }
            return "[\(pairs.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", "))]"
        case .tuple: return "(\(list(children, inner)))"
        case _ where value is any CustomStringConvertible || value is any CustomDebugStringConvertible:
            return withoutAddresses("\(value)")
        case .enum:
            guard let (name, payload) = children.first.map({ ($0.label ?? "", $0.value) }) else { return "\(value)" }
            let isList = Mirror(reflecting: payload).displayStyle == .tuple
            return isList ? "\(name)\(inner(payload))" : "\(name)(\(inner(payload)))"
        default:
            let members = Array(sequence(first: mirror) { $0.superclassMirror }).reversed().flatMap(\.children)
            return "\(type(of: value))(\(list(members, inner)))"
        }
    }

    private static func list(_ members: some Sequence<Mirror.Child>, _ text: (Any) -> String) -> String {
        let texts = members.map { member in
            // The labels of a tuple without names are ".0" and so on.
            guard let label = member.label, !label.hasPrefix(".") else { return text(member.value) }
            return "\(label): \(text(member.value))"
        }
        return texts.joined(separator: ", ")
    }
}

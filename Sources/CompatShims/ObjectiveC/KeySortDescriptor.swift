public import Foundation

/// Sorts objects by the value of a key, as `NSSortDescriptor` did.
public struct KeySortDescriptor {
    /// The path of keys whose values are compared; nil compares the objects themselves.
    public let key: String?
    /// Whether the smallest value comes first.
    public let ascending: Bool
    private let compare: (Any?, Any?) -> ComparisonResult

    /// Makes a descriptor of a key, with the comparison of its values.
    public init(
        key: String?, ascending: Bool, compare: @escaping (Any?, Any?) -> ComparisonResult = KeySortDescriptor.objects
    ) {
        (self.key, self.ascending, self.compare) = (key, ascending, compare)
    }

    /// Makes a descriptor of a key whose values are texts, with their comparison; nil comes first.
    ///
    /// A value that is no text stops the program, as a message that its class did not know did.
    ///
    /// ```swift
    /// KeySortDescriptor(key: "name", ascending: true, texts: { $0.localizedStandardCompare($1) })
    /// ```
    public init(key: String?, ascending: Bool, texts compare: @escaping (String, String) -> ComparisonResult) {
        self.init(key: key, ascending: ascending) { left, right in
            if isNone(left) || isNone(right) { return KeySortDescriptor.objects(left, right) }
            return compare(comparedText(left), comparedText(right))
        }
        func isNone(_ value: Any?) -> Bool { value == nil || value is NSNull }
    }

    /// Compares as `compare:` does; nil comes first.
    public static func objects(_ left: Any?, _ right: Any?) -> ComparisonResult {
        let (left, right) = (left is NSNull ? nil : left, right is NSNull ? nil : right)
        if left == nil || right == nil {
            return left == nil ? (right == nil ? .orderedSame : .orderedAscending) : .orderedDescending
        }
        return compareObjects(left, right)
    }

    /// Returns the order of two objects.
    public func compare(_ left: Any?, to right: Any?) -> ComparisonResult {
        let result =
            key.map { compare(left.value(forKeyPath: $0), right.value(forKeyPath: $0)) } ?? compare(left, right)
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? .orderedSame
    }

    /// The descriptor of the opposite order.
    public var reversedSortDescriptor: KeySortDescriptor {
        KeySortDescriptor(key: key, ascending: !ascending, compare: compare)
    }
}

extension Sequence {
    /// Returns the elements in the order of descriptors: each decides where those before find no difference.
    public func sorted(by descriptors: [KeySortDescriptor]) -> [Element] {
        sorted { left, right in
            for descriptor in descriptors {
                let order = descriptor.compare(left, to: right)
                if order != .orderedSame { return order == .orderedAscending }
            }
            return false
        }
    }
}

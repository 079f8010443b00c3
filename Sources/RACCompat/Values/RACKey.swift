import Foundation

/// Makes any value, nil included, a key of a dictionary or set, with the equality of ``isEqual(_:_:)``.
package struct RACKey: Hashable, @unchecked Sendable {  // it is immutable, and as safe to share as its value
    package let value: Any?

    package init(_ value: Any?) {
        self.value = flattened(value)
    }

    package static func == (left: RACKey, right: RACKey) -> Bool {
        isEqual(left.value, right.value)
    }

    package func hash(into hasher: inout Hasher) {
        guard let value else { return hasher.combine(0) }
        if let content = ComparableContent(of: value) {
            hasher.combine(content)
        } else if let error = value as? NSError {
            // The hash of an NSError traps on Linux.
            hasher.combine(error.domain)
            hasher.combine(error.code)
        } else if value is NSNull {
            // All nulls are equal, but each has a hash of its own on Linux.
            hasher.combine(1)
        } else if let value = value as? any Hashable {
            value.hash(into: &hasher)
        } else if !(value is any Equatable), type(of: value) is AnyClass {
            hasher.combine(ObjectIdentifier(value as AnyObject))
        }
        // The remaining values have an `==` without a hash, or are never equal: they all share one hash.
    }
}

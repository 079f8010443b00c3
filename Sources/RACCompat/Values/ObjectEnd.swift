import StreamCore

/// What waits for the end of one object, which alone keeps it; `CompatShims` makes it when a program asks for the end.
package final class ObjectEnd {
    package let token: AnyObject
    private let action: () -> Void

    /// - Parameter action: Called when the object is released.
    package init(_ token: AnyObject, action: @escaping () -> Void) {
        self.token = token
        self.action = action
    }

    deinit { action() }
}

/// An object without a lifetime token that nevertheless reports its end.
package protocol EndingObject: AnyObject {
    /// Guarded by the striped lock of the object.
    var end: ObjectEnd? { get set }
}

extension EndingObject {
    /// Returns the end of the object; the first call makes it.
    package func end(orMake make: () -> ObjectEnd) -> ObjectEnd {
        if let end = StripedLock.withLock(for: self, { end }) { return end }
        let newEnd = make()
        // Another thread may have been faster; then nothing waits for the new end.
        return StripedLock.withLock(for: self) {
            let known = end ?? newEnd
            end = known
            return known
        }
    }
}

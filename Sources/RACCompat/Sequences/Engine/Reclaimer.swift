import Foundation
import StreamCore

/// Releases the blocks and sequences that sequences hold, in a loop.
///
/// Sequences hold blocks, and blocks hold sequences: a million of them, released by nested deinitializers, would
/// overflow the stack. A reference that a deinitializer gives up waits until the release that runs on the same thread
/// has finished.
enum Reclaimer {
    private final class Pending {
        @exclusivity(unchecked)  // one thread
        private var objects: [AnyObject] = []

        /// Takes a reference over, and clears the variable: a reference left in a variable would keep the object alive.
        func take<Object: AnyObject>(_ reference: inout Object?) {
            if let object = reference { objects.append(object) }
            reference = nil
        }

        /// Releases the objects, and the objects that their deinitializers give up meanwhile.
        func drain() {
            while let object = objects.popLast() { withExtendedLifetime(object) {} }
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()

    /// Gives up a reference; the object is released now, or after the release that runs on this thread.
    static func release<Object: AnyObject>(_ reference: inout Object?) {
        guard isKnownUniquelyReferenced(&reference) else {
            reference = nil
            return
        }
        if let pointer = pthread_getspecific(key) {
            Unmanaged<Pending>.fromOpaque(pointer).takeUnretainedValue().take(&reference)
            return
        }
        let pending = Pending()
        pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
        pending.take(&reference)
        pending.drain()
        pthread_setspecific(key, nil)
    }
}

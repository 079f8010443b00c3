import Foundation
import StreamCore

/// Releases what sequences hold, in a loop.
///
/// Sequences hold blocks, blocks hold sequences: released by nested deinitializers, a million of them would not fit the
/// stack. What a deinitializer gives up while another one is being worked off on the same thread waits for its turn.
enum Reclaimer {
    private final class Pending {
        @exclusivity(unchecked)  // one thread
        private var objects: [AnyObject] = []

        /// Takes a reference over; no other is left behind, in a variable say, for which the object would live on.
        func take<Object: AnyObject>(_ reference: inout Object?) {
            if let object = reference { objects.append(object) }
            reference = nil
        }

        /// Releases objects, and those that their deinitializers give up meanwhile.
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

    /// Gives up a reference.
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

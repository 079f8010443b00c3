import Foundation
import StreamCore

/// Releases what sequences hold, in a loop.
///
/// Sequences hold blocks, blocks hold sequences: released by nested deinitializers, a million of them would not fit the
/// stack. What a deinitializer gives up while another one is being worked off on the same thread waits for its turn.
enum Reclaimer {
    private final class Pending {
        @exclusivity(unchecked)
        var objects: [AnyObject] = []
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, nil)
        require(status == 0, "A thread-specific key could not be made (error \(status)).")
        return key
    }()

    /// Gives up a reference.
    static func release<Object: AnyObject>(_ reference: inout Object?) {
        guard isKnownUniquelyReferenced(&reference), let object = reference.take() else {
            reference = nil
            return
        }
        if let pointer = pthread_getspecific(key) {
            Unmanaged<Pending>.fromOpaque(pointer).takeUnretainedValue().objects.append(object)
        } else {
            drain(Pending(), object)
        }
    }

    /// Releases an object, and then what deinitializers give up meanwhile.
    private static func drain(_ pending: Pending, _ object: consuming AnyObject) {
        pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
        pending.objects.append(object)
        drain(pending)
        pthread_setspecific(key, nil)
    }

    private static func drain(_ pending: Pending) {
        // Taken out first: what its deinitializer gives up is appended.
        while let object = pending.objects.popLast() { withExtendedLifetime(object) {} }
    }
}

/// An object in a singly linked chain that is released in a loop.
///
/// A chain of a million stages, or of a million operators, would otherwise be released by a million nested
/// deinitializers, and the stack would not hold them.
open class Link: @unchecked Sendable {  // `next` changes only while no other thread can reach it
    @exclusivity(unchecked) @usableFromInline
    package final var next: Link?

    @usableFromInline
    package init(next: Link?) {
        self.next = next
    }

    deinit {
        guard next != nil else { return }
        while let link = next {
            guard isKnownUniquelyReferenced(&next) else { return }
            next = link.next
            // Now `link` is the only reference, and releasing it finds an empty `next`.
            link.next = nil
        }
    }
}

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
        var rest = next
        next = nil
        while isKnownUniquelyReferenced(&rest), let link = rest {
            rest = link.next
            // Now nothing hangs on `link`, and releasing it releases it alone.
            link.next = nil
        }
    }
}

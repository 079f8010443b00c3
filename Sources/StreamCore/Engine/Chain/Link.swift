/// The name of `_Link` in this package.
@usableFromInline
package typealias Link = _Link

/// An object in a singly linked chain that is released in a loop.
///
/// Without the loop, a million nested deinitializers would release a chain of a million stages or operators, and would
/// overflow the stack.
///
/// The class is public because ``Observer`` inherits from it, and underscored because it is not part of the public
/// interface.
// swift-format-ignore: NoLeadingUnderscores
open class _Link: @unchecked Sendable {  // `next` changes only while no other thread can reach it
    @exclusivity(unchecked) @usableFromInline  // changes only while no other thread can reach it
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
            // `link` now refers to no other link, so its release releases no other object.
            link.next = nil
        }
    }
}

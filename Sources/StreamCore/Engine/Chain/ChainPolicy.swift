/// How the chains of one face behave where the faces differ; the operators do not depend on the face.
///
/// A policy takes one byte: every segment has one.
package struct ChainPolicy: Sendable {
    private let bits: UInt8

    /// Whether a send from inside a delivery runs at once (dynamic face) or after it (typed faces).
    package var nests: Bool { bits & 1 != 0 }
    /// Whether clean-up runs before the terminal event is handed on (dynamic face) or after it (typed faces).
    package var cleansUpFirst: Bool { bits & 2 != 0 }
    /// Whether resources may be released out of the order in which they were added; see `MemberList` (dynamic face).
    package var reusesPlaces: Bool { bits & 4 != 0 }
    /// Whether terminal events pass through without ending the segment, which ends with the segment downstream.
    var isPassthrough: Bool { bits & 8 != 0 }

    /// The policy of a segment that terminal events pass without ending it.
    var passingThrough: ChainPolicy { ChainPolicy(bits: bits | 8) }

    /// ReactiveSwift's behaviour: sends queue, and the terminal event is delivered before resources are released.
    package static let typed = ChainPolicy(bits: 0)

    /// The original's behaviour: nested sends are delivered at once, and clean-up comes before the terminal event.
    package static let dynamic = ChainPolicy(bits: 7)
}

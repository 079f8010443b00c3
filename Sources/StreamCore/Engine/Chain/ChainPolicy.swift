/// How the chains of one face behave where the faces differ; the operators do not depend on the face.
package struct ChainPolicy: Sendable {
    /// Whether a send from inside a delivery runs at once (dynamic face) or after it (typed faces).
    package let nests: Bool
    /// Whether clean-up runs before the terminal event is handed on (dynamic face) or after it (typed faces).
    package let cleansUpFirst: Bool
    /// Whether resources may be released out of the order in which they were added; see `MemberList` (dynamic face).
    package let reusesPlaces: Bool

    /// ReactiveSwift's behaviour: sends queue, and the terminal event is delivered before resources are released.
    package static let typed = ChainPolicy(nests: false, cleansUpFirst: false, reusesPlaces: false)

    /// The original's behaviour: nested sends are delivered at once, and clean-up comes before the terminal event.
    package static let dynamic = ChainPolicy(nests: true, cleansUpFirst: true, reusesPlaces: true)
}

/// How the chains of one face behave where the faces differ; the operators themselves do not know.
package class ChainPolicy: @unchecked Sendable {  // immutable
    /// Whether a send from inside a delivery runs at once (dynamic face) or after it (typed faces).
    package final let nests: Bool
    /// Whether clean-up runs before the terminal event is handed on (dynamic face) or after it (typed faces).
    package final let cleansUpFirst: Bool

    package init(nests: Bool, cleansUpFirst: Bool) {
        self.nests = nests
        self.cleansUpFirst = cleansUpFirst
    }

    /// Whether a subscription may begin here and now: a cheap question, asked for every one.
    package var attachesInPlace: Bool { true }

    /// Runs `attach` where subscriptions of this face begin, when that is not here.
    package func begin(_ segment: Segment, _ attach: @escaping () -> Void) {
        attach()
    }

    /// ReactiveSwift's behaviour: sends queue, and the terminal event is delivered before resources are released.
    package static let typed = ChainPolicy(nests: false, cleansUpFirst: false)
}

/// How the chains of one face behave where the faces differ; the operators themselves do not know.
package final class ChainPolicy: Sendable {
    /// Whether a send from inside a delivery runs at once (dynamic face) or after it (typed faces).
    package let nests: Bool
    /// Whether clean-up runs before the terminal event is handed on (dynamic face) or after it (typed faces).
    package let cleansUpFirst: Bool
    /// Where subscriptions begin; nil where they begin in place, always.
    package let beginning: Beginning?

    package init(nests: Bool, cleansUpFirst: Bool, beginning: Beginning?) {
        self.nests = nests
        self.cleansUpFirst = cleansUpFirst
        self.beginning = beginning
    }

    /// ReactiveSwift's behaviour: sends queue, and the terminal event is delivered before resources are released.
    package static let typed = ChainPolicy(nests: false, cleansUpFirst: false, beginning: nil)

    /// Chooses where a subscription begins.
    package struct Beginning: Sendable {
        /// Whether it may begin here and now: a cheap question, asked for every subscription.
        let isHere: @Sendable () -> Bool
        /// Runs the attachment elsewhere; gives back what cancels it.
        let move: @Sendable (_ attach: @escaping () -> Void) -> (any Disposable)?

        package init(
            isHere: @escaping @Sendable () -> Bool,
            move: @escaping @Sendable (_ attach: @escaping () -> Void) -> (any Disposable)?
        ) {
            self.isHere = isHere
            self.move = move
        }
    }
}

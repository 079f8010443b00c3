package import StreamCore

/// What a dynamic signal fails with: the original allows nil errors.
package struct RACFailure: Error {
    package let error: (any Error)?

    package init(_ error: (any Error)?) {
        self.error = error
    }
}

/// The receiving end of one subscription of the dynamic face.
typealias DynamicObserver = Observer<Any?, RACFailure>

/// What a dynamic signal is made of.
typealias DynamicSource = Source<Any?, RACFailure>

extension ChainPolicy {
    /// The original's behaviour: nested sends are delivered at once, clean-up comes before the terminal event, and
    /// subscriptions begin on the subscription scheduler.
    package static let dynamic = ChainPolicy(
        nests: true, cleansUpFirst: true,
        beginning: Beginning(
            isHere: { RACScheduler.hasCurrentScheduler },
            move: { attach in RACScheduler.subscriptionScheduler.schedule(attach) }))
}

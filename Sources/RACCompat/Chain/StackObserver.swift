import StreamCore

/// Stands between two operators of a long chain, at regular distances, and asks for stack there.
///
/// Events pass through the observer, and so does the release of the observers downstream; see `StackSpace`.
final class StackObserver: DynamicObserver, @unchecked Sendable {  // immutable
    private let downstream: Unmanaged<DynamicObserver>

    init(_ downstream: DynamicObserver) {
        self.downstream = .passRetained(downstream)
        super.init()
    }

    deinit { StackSpace.ensure { downstream.release() } }

    override func receive(_ value: Any?) {
        StackSpace.ensure { downstream._withUnsafeGuaranteedRef { $0.receive(value) } }
    }

    override func fail(_ failure: RACFailure) {
        StackSpace.ensure { downstream._withUnsafeGuaranteedRef { $0.fail(failure) } }
    }

    override func complete() {
        StackSpace.ensure { downstream._withUnsafeGuaranteedRef { $0.complete() } }
    }
}

/// The core of a validating property: validates values, and keeps the property of the results.
///
/// The validator runs without a lock. Its decision counts if its dependencies have not changed meanwhile; otherwise the
/// validator runs again. Result and inner value are stored in one step.
final class Validation<Proposal, ValidationError: Error>: PropertyProtocol, @unchecked Sendable {  // as its parts
    typealias Validated = ValidatingProperty<Proposal, ValidationError>

    private let validator: (Proposal) -> Validated.Decision
    private let inner: InnerProperty<Proposal>
    private let results: MutableProperty<Validated.Result>
    private let observations = CompositeDisposable()

    /// Its lock is also held while result and inner value are stored.
    private let versions = Guarded(Versions())

    init<Inner: ComposableMutablePropertyProtocol>(
        _ inner: Inner, _ validator: @escaping (Proposal) -> Validated.Decision
    ) where Inner.Value == Proposal {
        self.validator = validator
        self.inner = .of(inner)
        let initial = inner.value
        results = MutableProperty(Validated.Result(initial, validator(initial)))
        observations += inner.signal.observeValues { [weak self] in self?.innerChanged(to: $0) }
    }

    deinit { observations.dispose() }

    var value: Validated.Result { results.value }
    var producer: SignalProducer<Validated.Result, Never> { results.producer }
    var signal: Signal<Validated.Result, Never> { results.signal }

    func readInner() -> Proposal { inner.read() }

    /// Validates a value, and sets the value that the decision names.
    func propose(_ value: Proposal) {
        while true {
            let seen = versions.read().dependency
            if commit(judge(value), if: { $0.dependency == seen }) { return }
        }
    }

    /// Validates the last proposed value again whenever `changes` sends.
    func revalidate<Change>(when changes: Signal<Change, Never>) {
        observations += changes.observeValues { [weak self] _ in
            guard let self else { return }
            versions.withLock { $0.dependency += 1 }
            revalidate()
        }
    }

    private func revalidate() {
        while true {
            let seen = versions.read()
            let result = judge(results.value.proposed)
            if commit(result, if: { $0 == seen }) { return }
        }
    }

    private func judge(_ value: Proposal) -> Validated.Result {
        Validated.Result(value, validator(value))
    }

    /// Stores a result, and the value that it sets, unless a dependency has changed.
    private func commit(_ result: Validated.Result, if isCurrent: (Versions) -> Bool) -> Bool {
        var otherResult = result
        var otherValue = result.value
        var innerTurn: PropertyCore<Proposal>.Turn?
        let turn = versions.withLock { versions -> PropertyCore<Validated.Result>.Turn? in
            guard isCurrent(versions) else { return nil }
            versions.result += 1
            innerTurn = inner.store(exchanging: &otherValue)
            return results.core.store(exchanging: &otherResult)
        }
        release((otherResult, otherValue))
        guard let turn else { return false }
        results.core.deliver(result, turn)
        if let value = result.value { inner.deliver(value, innerTurn) }
        return true
    }

    /// Validates a value that was set directly on the inner property; the value is kept, whatever the decision.
    private func innerChanged(to delivered: Proposal) {
        while true {
            let candidate = inner.candidate(delivered)
            let (isForeign, seen) = versions.withLock { (inner.isForeign(candidate), $0.dependency) }
            guard isForeign else { return }
            let result = judge(candidate.value)
            var otherResult = result
            let turn = versions.withLock { versions -> PropertyCore<Validated.Result>.Turn? in
                guard versions.dependency == seen, inner.acknowledge(candidate) else { return nil }
                versions.result += 1
                return results.core.store(exchanging: &otherResult)
            }
            release(otherResult)
            guard let turn else { continue }
            return results.core.deliver(result, turn)
        }
    }
}

/// The versions that a decision is based on.
private struct Versions: Equatable {
    /// Counts the changes of the validator's dependencies.
    var dependency = 0
    /// Counts the results.
    var result = 0
}

/// What a validating property is made of: the judgement of values, and the property of its results.
///
/// The closure that judges runs without a lock. Its decision counts if nothing that it depends on has changed meanwhile;
/// otherwise it is asked again. Result and inner value are stored in one step.
final class Validation<Proposal, ValidationError: Error>: PropertyProtocol, @unchecked Sendable {  // under the lock
    typealias Validated = ValidatingProperty<Proposal, ValidationError>

    private let validator: (Proposal) -> Validated.Decision
    private let inner: InnerProperty<Proposal>
    private let results: MutableProperty<Validated.Result>
    private let observations = CompositeDisposable()

    private let lock = Lock()
    /// Counts the changes of what the closure depends on.
    private var dependencyVersion = 0
    /// Counts the results.
    private var resultVersion = 0

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

    /// Judges a value, and sets what the decision says.
    func propose(_ value: Proposal) {
        while true {
            let seen = lock.withLock { dependencyVersion }
            if commit(judge(value), if: { self.dependencyVersion == seen }) { return }
        }
    }

    /// Judges the value proposed last once more, whenever `changes` sends.
    func revalidate<Change>(when changes: Signal<Change, Never>) {
        observations += changes.observeValues { [weak self] _ in
            guard let self else { return }
            lock.withLock { self.dependencyVersion += 1 }
            revalidate()
        }
    }

    private func revalidate() {
        while true {
            let seen = lock.withLock { (dependencyVersion, resultVersion) }
            let result = judge(results.value.proposed)
            if commit(result, if: { (self.dependencyVersion, self.resultVersion) == seen }) { return }
        }
    }

    private func judge(_ value: Proposal) -> Validated.Result {
        Validated.Result(value, validator(value))
    }

    /// Stores a result, and the value that it sets, unless what it depends on has changed.
    private func commit(_ result: Validated.Result, if isCurrent: () -> Bool) -> Bool {
        var innerTurn: PropertyCore<Proposal>.Turn?
        let turn = lock.withLock { () -> PropertyCore<Validated.Result>.Turn? in
            guard isCurrent() else { return nil }
            resultVersion += 1
            if let value = result.value { innerTurn = inner.store(value) }
            return results.core.store(result)
        }
        guard let turn else { return false }
        results.core.deliver(result, turn)
        if let value = result.value { inner.deliver(value, innerTurn) }
        return true
    }

    /// Judges what was set on the inner property past this one; it stays there, whatever the decision.
    private func innerChanged(to delivered: Proposal) {
        while true {
            let (foreign, seen) = lock.withLock { (inner.foreignValue(delivered), dependencyVersion) }
            guard let foreign else { return }
            let result = judge(foreign.value)
            let turn = lock.withLock { () -> PropertyCore<Validated.Result>.Turn? in
                guard dependencyVersion == seen, inner.acknowledge(foreign) else { return nil }
                resultVersion += 1
                return results.core.store(result)
            }
            guard let turn else { continue }
            return results.core.deliver(result, turn)
        }
    }
}

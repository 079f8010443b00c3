import StreamCore
import StreamTesting
import Testing

@Suite struct ValidatingPropertyTests {
    private typealias Validated = ValidatingProperty<Int, TestFailure>

    /// What the other property is, if there is one.
    enum Dependency: CaseIterable {
        case none
        case property
        case validatingProperty
    }

    /// One validating property: values from 0 to 9 are valid, greater ones are cut, negative ones are invalid; a
    /// dependency shifts the bounds.
    private final class Trial {
        let inner = MutableProperty(0)
        let shift = MutableProperty(0)
        let validatedShift: Validated
        let property: Validated
        let values = Recorder()
        let results = Recorder()

        init(_ dependency: Dependency) {
            validatedShift = Validated(shift) { $0 == 100 ? .invalid(.second) : .valid }
            let judge: (Int, Int) -> Validated.Decision = { value, shift in
                if value < shift { return .invalid(.first) }
                return value > shift + 9 ? .coerced(shift + 9, .second) : .valid
            }
            property =
                switch dependency {
                case .none: Validated(inner) { judge($0, 0) }
                case .property: Validated(inner, with: shift, judge)
                case .validatingProperty: Validated(inner, with: validatedShift, judge)
                }
            property.signal.observe(values.observer())
            property.result.signal.map(describe).observe(results.observer())
        }
    }

    @Test("A valid value is set", arguments: Dependency.allCases)
    func setsValid(dependency: Dependency) {
        let trial = Trial(dependency)
        trial.property.value = 5
        #expect(trial.inner.value == 5)
        #expect(trial.property.value == 5)
        #expect(trial.values.history == "5")
        #expect(trial.results.history == "valid(5)")
    }

    @Test("A value that is coerced is replaced, and remembered", arguments: Dependency.allCases)
    func replaces(dependency: Dependency) {
        let trial = Trial(dependency)
        trial.property.value = 12
        #expect(trial.inner.value == 9)
        #expect(trial.values.history == "9")
        #expect(trial.results.history == "coerced(9,12,second)")
    }

    @Test("An invalid value does not get in", arguments: Dependency.allCases)
    func blocks(dependency: Dependency) {
        let trial = Trial(dependency)
        trial.property.value = -1
        #expect(trial.inner.value == 0)
        #expect(trial.values.history == "")
        #expect(trial.results.history == "invalid(-1,first)")
        #expect(trial.property.result.value.isInvalid)
        #expect(trial.property.result.value.value == nil)
        #expect(trial.property.result.value.error == .first)
    }

    @Test(
        "A value set on the inner property of a validating property is kept, and validated",
        arguments: Dependency.allCases)
    func judgesInner(dependency: Dependency) {
        let trial = Trial(dependency)
        trial.inner.value = 5
        trial.inner.value = 12
        trial.inner.value = -1
        #expect(trial.inner.value == -1)
        #expect(trial.values.history == "5 12 -1")
        #expect(trial.results.history == "valid(5) coerced(9,12,second) invalid(-1,first)")
    }

    @Test(
        "A change of what it depends on judges the last proposal once more",
        arguments: [Dependency.property, .validatingProperty])
    func revalidates(dependency: Dependency) {
        let trial = Trial(dependency)
        trial.property.value = 12
        trial.shift.value = 5
        #expect(trial.inner.value == 12)
        trial.shift.value = 20
        #expect(trial.inner.value == 12)
        trial.shift.value = 4
        #expect(trial.results.history == "coerced(9,12,second) valid(12) invalid(12,first) valid(12)")
    }

    @Test("A validating property depends on the last proposal to another validating property, even an invalid one")
    func dependsOnProposals() {
        let trial = Trial(.validatingProperty)
        trial.property.value = 5
        trial.validatedShift.value = 100
        #expect(trial.shift.value == 0)
        #expect(describe(trial.property.result.value) == "invalid(5,first)")
    }

    @Test("The value that it begins with is judged")
    func judgesInitial() {
        let property = Validated(-1) { $0 < 0 ? .invalid(.first) : .valid }
        #expect(property.value == -1)
        #expect(property.result.value.isInvalid)
    }

    @Test("Results come before values, and both are right when either is told")
    func storesTogether() {
        let trial = Trial(.none)
        let log = Recorder()
        trial.property.result.signal.observeValues { _ in log.note("result:\(trial.property.value)") }
        trial.property.signal.observeValues { log.note("value:\($0),\(describe(trial.property.result.value))") }
        trial.property.value = 5
        #expect(log.history == "result:5 value:5,valid(5)")
    }

    @Test("A value that is coerced inside an observer of the inner property is not judged as one of its own")
    func proposesInsideObserver() {
        let trial = Trial(.none)
        trial.inner.signal.take(first: 1).observeValues { _ in trial.property.value = 12 }
        trial.inner.value = 1
        #expect(trial.inner.value == 9)
        #expect(describe(trial.property.result.value) == "coerced(9,12,second)")
    }

    @Test("A proposal inside an observer of the results is judged")
    func proposesInsideResult() {
        let trial = Trial(.none)
        trial.property.result.signal.observeValues { if $0.isInvalid { trial.property.value = 0 } }
        trial.property.value = -1
        #expect(trial.inner.value == 0)
        #expect(trial.results.history == "invalid(-1,first) valid(0)")
    }

    @Test("Result and value agree after threads have set both properties against each other")
    func agreesAfterRace() {
        for _ in 0..<20 {
            let inner = MutableProperty(0)
            let property = Validated(inner) { $0 % 2 == 0 ? .valid : .coerced($0 + 1, nil) }
            race(rounds: 50) {
                property.value = $0
            } against: {
                inner.value = $0 * 2
            }
            #expect(property.result.value.value == inner.value)
        }
    }

    @Test("A dependency that changes on another thread leaves no stale judgement")
    func isNotStaleAfterRace() {
        for _ in 0..<50 {
            let limit = MutableProperty(0)
            let property = Validated(0, with: limit) { $0 > $1 ? .invalid(.first) : .valid }
            race(rounds: 20) {
                property.value = $0
            } against: {
                limit.value = 20 - $0
            }
            #expect(property.result.value.isInvalid == (19 > limit.value))
        }
    }

    @Test("A validating property can wrap a property of a client's own type")
    func takesCustomProperty() {
        let inner = CustomProperty(0)
        let property = Validated(inner) { $0 > 9 ? .coerced(9, .second) : .valid }
        property.value = 12
        #expect(inner.value == 9)
        #expect(describe(property.result.value) == "coerced(9,12,second)")
        inner.value = 3
        #expect(describe(property.result.value) == "valid(3)")
    }

    @Test("A validating property can be bound, and enables the action that it validates while it is valid")
    func drivesAction() {
        let source = MutableProperty(-1)
        let property = Validated(-1) { $0 < 0 ? .invalid(.first) : .valid }
        let action = Action<Int, Int, Never>(validated: property) { SignalProducer(value: $0 * 10 + $1) }
        let plain = Action<Void, Int, Never>(validated: property) { SignalProducer(value: $0) }
        property <~ source
        #expect(!action.isEnabled.value)
        source.value = 4
        #expect(action.isEnabled.value)
        let recorder = Recorder()
        action.apply(2).start(recorder.observer())
        plain.apply().start(recorder.observer())
        #expect(recorder.history == "42 completed 4 completed")
    }

    @Test("A validating property retains its inner property but not the property that it depends on")
    func retainsInner() {
        weak var weakInner: MutableProperty<Int>?
        weak var weakOther: MutableProperty<Int>?
        var property: Validated?
        do {
            let inner = MutableProperty(0)
            let other = MutableProperty(0)
            weakInner = inner
            weakOther = other
            property = Validated(inner, with: other) { _, _ in .valid }
        }
        #expect(weakInner != nil)
        #expect(weakOther == nil)
        withExtendedLifetime(property) {}
        property = nil
        #expect(weakInner == nil)
    }
}

private func describe(_ result: ValidatingProperty<Int, TestFailure>.Result) -> String {
    switch result {
    case .valid(let value): "valid(\(value))"
    case .coerced(let replacement, let proposed, let error):
        "coerced(\(replacement),\(proposed),\(error.map { "\($0)" } ?? "nil"))"
    case .invalid(let value, let error): "invalid(\(value),\(error))"
    }
}

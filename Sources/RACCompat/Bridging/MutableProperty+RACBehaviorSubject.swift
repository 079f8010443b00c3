public import StreamCore

extension MutableProperty {
    /// Returns a subject that sends the values of the property; a value sent to the subject is set on the property.
    ///
    /// A number is converted to the type of the property; any other value of a wrong type fails the subject with
    /// `RACBridgeError.unexpectedValue`. The subject does not retain the property, and completes when the property is
    /// released. A terminal event of the subject ends the connection, and leaves the property as it is.
    public func behaviorSubject() -> RACBehaviorSubject {
        PropertySubject(self)
    }
}

/// A subject over a property.
private final class PropertySubject: RACBehaviorSubject, @unchecked Sendable {  // immutable
    /// Sets the property; throws when the value is of a wrong type.
    private let set: (Any?) throws -> Void

    init<Value>(_ property: MutableProperty<Value>) {
        set = { [weak property] value in
            guard let typed = converted(value, to: Value.self) else {
                throw RACBridgeError.unexpected(value, where: Value.self)
            }
            property?.value = typed
        }
        super.init(defaultValue: dynamicValue(property.value))
        let following = property.producer.start(
            Signal.Observer(
                value: { [weak self] in self?.forward(dynamicValue($0)) },
                completed: { [weak self] in self?.sendCompleted() }))
        didSubscribeWithDisposable(RACCompoundDisposable(disposables: [RACDisposable(following)]))
    }

    required init(defaultValue: Any?) {
        fatalError("A subject of a property is made with behaviorSubject().")
    }

    override func sendNext(_ value: Any?) {
        do { try set(flattened(value)) } catch { sendError(error) }
    }

    private func forward(_ value: Any?) { super.sendNext(value) }
}

extension RACBehaviorSubject {
    /// Returns a property that follows the subject, and sends to the subject every other value that is set.
    ///
    /// The property begins with the subject's value; the call throws `RACBridgeError.unexpectedValue` if that value is
    /// of another type. Later, a number is converted to the type of the property, and any other value of a wrong type
    /// stops the program. A terminal event of the subject ends the connection, and leaves the property as it is. The
    /// release of the property ends the connection too, and leaves the subject as it is.
    ///
    ///     let title = try titles.property(of: String.self)
    public final func property<Value>(
        of type: Value.Type, file: StaticString = #fileID, line: UInt = #line
    ) throws(RACBridgeError) -> MutableProperty<Value> {
        let place = CallPlace("property(of:)", ofEvery: Self.self, file, line)
        let property = MutableProperty(try typedValue(latestValue, as: type))
        let (set, sent) = (OwnValues(), OwnValues())
        let observation = RACSerialDisposable()
        let segment = Segment(policy: .dynamic)
        let follow = { [weak property] (value: Any?) in
            let typed = convertedForProperty(value, to: type, at: place)
            set.send(dynamicValue(typed)) { property?.value = typed }
        }
        // Where both are set at once, the values cross, and each side would keep that of the other: the subject's order decides.
        let haveCrossed = Guarded(false)
        let follower = BlockObserver(
            segment,
            next: { [weak property] value in
                guard sent.claim(value) else { return follow(value) }
                guard sent.isEmpty else { return }
                let isDoubtful = haveCrossed.withLock { exchange(&$0, with: false) } || !set.isEmpty
                guard isDoubtful, isEqual(value, value), let property else { return }
                if !isEqual(dynamicValue(property.value), value) { follow(value) }
            },
            error: { _ in observation.dispose() }, completed: observation.dispose)
        property.lifetime += SubscriptionDisposable(segment)
        observation.disposable = RACDisposable(
            property.signal.observeValues { [weak self] value in
                let value = dynamicValue(value)
                guard set.claim(value) else { return sent.send(value) { self?.sendNext(value) } }
                if !sent.isEmpty { haveCrossed.withLock { $0 = true } }
            })
        // The subscription takes its turn in the gate, so that no value is missed and no stale value is set.
        gate.run { [self] in
            attachInPlace(follower, segment)
            if !isEqual(latestValue, dynamicValue(property.value)) { follow(latestValue) }
        }
        return property
    }
}

public import StreamCore

extension MutableProperty {
    /// Makes a channel to the property, and returns the terminal for the dynamic layer.
    ///
    /// Subscribers of the terminal receive the current value, then every value that is set. A value sent to the
    /// terminal is set on the property, and does not come back. A number is converted to the type of the property, and
    /// nil is replaced by `nilValue`; any other value of a wrong type fails the channel with
    /// `RACBridgeError.unexpectedValue`. The channel does not retain the property; it lives as long as the property,
    /// and completes when the property is released.
    ///
    ///     let model = name.channelTerminal()
    ///     model.subscribe(field)
    ///     field.skip(1).subscribe(model)
    public func channelTerminal(nilValue: Value? = nil) -> RACChannelTerminal {
        let channel = RACChannel()
        let terminal = channel.leadingTerminal
        let own = OwnValues()
        let observation = RACSerialDisposable()
        let segment = Segment(policy: .dynamic)
        let writer = BlockObserver(
            segment,
            next: { [weak self, weak terminal] value in
                let value = value ?? flattened(nilValue)
                guard let typed = converted(value, to: Value.self) else {
                    terminal?.sendError(RACBridgeError.unexpected(value, where: Value.self))
                    return
                }
                own.send(dynamicValue(typed)) { self?.value = typed }
            },
            error: { _ in observation.dispose() }, completed: observation.dispose)
        terminal.attachInPlace(writer, segment)
        let following = producer.start(
            Signal.Observer(
                value: { value in
                    let value = dynamicValue(value)
                    if !own.claim(value) { terminal.sendNext(value) }
                },
                completed: terminal.sendCompleted))
        observation.disposable = RACDisposable(following)
        return channel.followingTerminal
    }
}

extension RACChannelTerminal {
    /// Returns a property that follows the terminal, and sends to the terminal every other value that is set.
    ///
    /// The property begins with the value that the terminal sends during the subscription, else with `initial`, which
    /// is not sent. A number is converted to the type of the property; any other value of a wrong type stops the
    /// program. A terminal event of the channel ends the connection, and leaves the property as it is. The release of
    /// the property ends the connection too, and leaves the channel as it is.
    public func property<Value>(
        initial: Value, file: StaticString = #fileID, line: UInt = #line
    ) -> MutableProperty<Value> {
        let place = CallPlace("property(initial:)", of: self, file, line)
        let property = MutableProperty(initial)
        let own = OwnValues()
        let observation = RACSerialDisposable()
        let subscription = subscribeNext(
            { [weak property] value in
                let typed = convertedForProperty(value, to: Value.self, at: place)
                own.send(dynamicValue(typed)) { property?.value = typed }
            },
            error: { _ in observation.dispose() }, completed: observation.dispose)
        property.lifetime += subscription
        observation.disposable = RACDisposable(
            property.signal.observeValues { value in
                let value = dynamicValue(value)
                if !own.claim(value) { self.sendNext(value) }
            })
        return property
    }
}

/// Returns the value for a property; a value of a wrong type stops the program, because a property cannot fail.
func convertedForProperty<Value>(_ value: Any?, to type: Value.Type, at place: CallPlace) -> Value {
    guard let typed = converted(value, to: type) else {
        place.stop(": a property of \(type) was sent \(typeAndValue(value)).")
    }
    return typed
}

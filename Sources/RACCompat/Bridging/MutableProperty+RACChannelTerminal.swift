public import StreamCore

extension MutableProperty {
    /// Makes a channel to the property, and returns the end for the dynamic face.
    ///
    /// Its subscribers get the value, then every one that is set; what is sent to it is set, and does not come back. A
    /// number is converted to the type of the property, nil replaced by `nilValue`; any other value of a wrong type
    /// fails the channel with `RACBridgeError.unexpectedValue`. The channel completes when the property is released, which
    /// it does not retain, and lives as long as that.
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
    /// Makes a property that follows the terminal, and sends to it what else it is set to.
    ///
    /// It begins with what the terminal sends while it is subscribed to, else with `initial`, which is not sent. A
    /// number is converted to the type of the property; any other value of a wrong type stops the program. The end of
    /// the channel ends the connection, and the property stays; the release of the property ends it too, and the channel
    /// stays.
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

/// The value for a property that nothing can tell of a failure.
func convertedForProperty<Value>(_ value: Any?, to type: Value.Type, at place: CallPlace) -> Value {
    guard let typed = converted(value, to: type) else {
        place.stop(": a property of \(type) was sent \(typeAndValue(value)).")
    }
    return typed
}

extension BindingTarget {
    /// Makes a target whose closure belongs to the main actor, so that a source may send from any thread.
    ///
    ///     let title = BindingTarget.onMain(lifetime: screen.lifetime) { screen.title = $0 }
    ///     title <~ document.name.producer.start(on: queue)
    ///
    /// A value that is sent on the main queue while no other value waits is taken in place; any other value waits for
    /// the main queue. Each binding keeps the order of its values. Once the lifetime has ended, or a binding has been
    /// disposed, on the main actor, the closure gets no more values, not even those that waited.
    ///
    /// - Parameters:
    ///   - lifetime: The lifetime during which the target takes values.
    ///   - buffering: How many values may wait for the main queue; for values that are only shown, the newest one is
    ///     often enough.
    ///   - action: The closure that takes each value.
    public static func onMain(
        lifetime: Lifetime, buffering: BufferingPolicy<Never> = .unbounded,
        _ action: @escaping @MainActor (Value) -> Void
    ) -> BindingTarget {
        let makeInbox = { @Sendable in
            MainInbox<Value, Never>(
                .init(value: { if !lifetime.hasEnded { action($0) } }), buffering, tellsDisposal: false)
        }
        let own = makeInbox()
        return BindingTarget(lifetime: lifetime, action: own.receive, makeInbox: makeInbox)
    }

    /// Makes a target that sets a property of an object of the main actor, without retaining the object.
    ///
    /// A source may send from any thread. See ``onMain(lifetime:buffering:_:)``.
    @MainActor public static func onMain<Object: AnyObject>(
        lifetime: Lifetime, buffering: BufferingPolicy<Never> = .unbounded, object: Object,
        keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> BindingTarget {
        onMain(lifetime: lifetime, buffering: buffering) { [weak object] in object?[keyPath: keyPath] = $0 }
    }
}

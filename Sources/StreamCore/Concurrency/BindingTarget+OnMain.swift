extension BindingTarget {
    /// Makes a target whose closure belongs to the main actor, so that a source may send from any thread.
    ///
    ///     let title = BindingTarget.onMain(lifetime: screen.lifetime) { screen.title = $0 }
    ///     title <~ document.name.producer.start(on: queue)
    ///
    /// On the main queue a value is taken in place when nothing waits; else it waits for the main queue. Each binding
    /// keeps its order. Once the lifetime has ended, or a binding has been disposed, on the main actor, no value comes
    /// any more, not even one that waited.
    ///
    /// - Parameters:
    ///   - lifetime: How long values are taken.
    ///   - buffering: How many values may wait for the main queue; of what is only shown, often the newest is enough.
    ///   - action: Takes a value.
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

    /// Makes a target of a property that belongs to the main actor, of an object that is not retained.
    ///
    /// See ``onMain(lifetime:buffering:_:)``.
    @MainActor public static func onMain<Object: AnyObject>(
        lifetime: Lifetime, buffering: BufferingPolicy<Never> = .unbounded, object: Object,
        keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> BindingTarget {
        onMain(lifetime: lifetime, buffering: buffering) { [weak object] in object?[keyPath: keyPath] = $0 }
    }
}

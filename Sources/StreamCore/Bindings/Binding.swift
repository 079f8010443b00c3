precedencegroup BindingPrecedence {
    associativity: right
    // Binds tighter than an assignment of what it returns, looser than everything else.
    higherThan: AssignmentPrecedence
    lowerThan: TernaryPrecedence
}

/// Binds a target, on the left, to a source.
infix operator <~ : BindingPrecedence

extension BindingTargetProvider {
    /// Hands the values of a source to a target until either ends or the result is disposed.
    ///
    /// A producer is started; nothing is started where the target has ended already. Neither side is retained by the
    /// other.
    ///
    ///     label <~ temperature.map { "\($0)°" }
    ///
    /// - Returns: The disposable that ends the binding.
    @inlinable
    @discardableResult
    public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
    where Source.Value == Value {
        bind(source.producer, to: provider.bindingTarget)
    }

    /// Hands the values of a source to a target that takes optionals.
    @inlinable
    @discardableResult
    public static func <~ <Source: BindingSource>(provider: Self, source: Source) -> (any Disposable)?
    where Value == Source.Value? {
        bind(source.producer.map(Optional.some), to: provider.bindingTarget)
    }

    /// The part of a binding that need not know the types of both sides.
    @usableFromInline
    static func bind(
        _ producer: SignalProducer<Value, Never>, to target: BindingTarget<Value>
    ) -> any Disposable {
        if let inbox = target.makeInbox?() {
            inbox.attach(to: producer.source, as: .start, within: target.lifetime)
            return inbox
        }
        let binding = Segment(policy: .typed)
        if let observation = target.lifetime.observeEnded(binding.dispose) { binding.add(observation) }
        #if DEBUG
            let action = BindingRing.watched(target)
        #else
            let action = target.action
        #endif
        if binding.isActive { producer.source.attach(Signal.Observer(value: action), binding, as: .start) }
        return binding
    }
}

extension Signal.Observer {
    /// Hands the values of a source to an observer, which is not retained, until the source ends or the result is
    /// disposed.
    ///
    /// - Returns: The disposable that ends the binding.
    @discardableResult
    public static func <~ <Source: BindingSource>(
        observer: Signal<Value, Failure>.Observer, source: Source
    ) -> (any Disposable)? where Source.Value == Value {
        source.producer.startWithValues { [weak observer] in observer?.send(value: $0) }
    }
}

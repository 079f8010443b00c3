/// What can stand on the left of `<~`.
public protocol BindingTargetProvider<Value> {
    /// The type of the values that it takes.
    associatedtype Value
    /// The target itself.
    var bindingTarget: BindingTarget<Value> { get }
}

/// A closure that takes values as long as a lifetime lasts.
///
///     let title = BindingTarget<String>(lifetime: screen.lifetime) { screen.title = $0 }
///     title <~ document.name
public struct BindingTarget<Value>: BindingTargetProvider, @unchecked Sendable {  // see UncheckedSendable
    /// Ends when values are no longer taken.
    public let lifetime: Lifetime
    /// Takes a value.
    public let action: (Value) -> Void

    /// The target itself.
    public var bindingTarget: BindingTarget<Value> { self }

    /// Makes a target of a closure.
    ///
    /// - Parameters:
    ///   - scheduler: Where the closure runs; without one, where the values come from. What is scheduled when the
    ///     lifetime ends does not run any more.
    ///   - lifetime: How long values are taken.
    ///   - action: Takes a value.
    public init(
        on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime, action: @escaping (Value) -> Void
    ) {
        self.lifetime = lifetime
        if scheduler is ImmediateScheduler {
            self.action = action
            return
        }
        let action = UncheckedSendable(action)
        self.action = { value in
            let value = UncheckedSendable(value)
            scheduler.schedule {
                if !lifetime.hasEnded { action.value(value.value) }
            }
        }
    }

    /// Makes a target of a property of an object, which it does not retain.
    public init<Object: AnyObject>(
        on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime, object: Object,
        keyPath: ReferenceWritableKeyPath<Object, Value>
    ) {
        self.init(on: scheduler, lifetime: lifetime) { [weak object] in object?[keyPath: keyPath] = $0 }
    }
}

extension Optional: BindingTargetProvider where Wrapped: BindingTargetProvider {
    /// The type of the values of the target, if there is one.
    public typealias Value = Wrapped.Value

    /// The target, if there is one; else one that takes nothing.
    public var bindingTarget: BindingTarget<Wrapped.Value> {
        self?.bindingTarget ?? BindingTarget(lifetime: .empty) { _ in }
    }
}

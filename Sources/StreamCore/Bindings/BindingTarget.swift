/// A target of bindings, on the left of `<~`.
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
    /// Makes the receiver of the values of one binding, where that is more than the closure; see `onMain`.
    let makeInbox: (() -> MainInbox<Value, Never>)?

    /// The target itself.
    public var bindingTarget: BindingTarget<Value> { self }

    /// Makes a target of a closure.
    ///
    /// - Parameters:
    ///   - scheduler: The scheduler that runs the closure; without a scheduler, the sending thread runs it. What is
    ///     scheduled when the lifetime ends does not run any more.
    ///   - lifetime: How long values are taken.
    ///   - isolation: The actor that the closure was written on; see `StreamDiagnostics/reportsIsolation`.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    ///   - action: Takes a value.
    public init(
        on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line,
        action: @escaping (Value) -> Void
    ) {
        self.lifetime = lifetime
        makeInbox = nil
        let watched = watched(action, isolation, file, line)
        if scheduler is ImmediateScheduler {
            // As it is: whatever wraps a closure costs at every call.
            self.action = watched
            return
        }
        let action = UncheckedSendable(watched)
        self.action = { value in
            let value = UncheckedSendable(value)
            scheduler.schedule {
                if !lifetime.hasEnded { action.value(value.value) }
            }
        }
    }

    init(
        lifetime: Lifetime, action: @escaping (Value) -> Void, makeInbox: @escaping () -> MainInbox<Value, Never>
    ) {
        self.lifetime = lifetime
        self.action = action
        self.makeInbox = makeInbox
    }

    /// Makes a target of a property of an object, which it does not retain.
    public init<Object: AnyObject>(
        on scheduler: any Scheduler = ImmediateScheduler(), lifetime: Lifetime, object: Object,
        keyPath: ReferenceWritableKeyPath<Object, Value>,
        isolation: (any Actor)? = #isolation, file: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(on: scheduler, lifetime: lifetime, isolation: isolation, file: file, line: line) {
            [weak object] in object?[keyPath: keyPath] = $0
        }
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

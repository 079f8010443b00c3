/// Runs a closure with an object, on a scheduler, for every value of a bound stream; the object is not retained.
///
///     let text = Binder(label) { label, text in label.text = text }
///
/// A failure of the stream is a programmer's mistake, and stops debug builds.
public struct Binder<Value>: ObserverType, @unchecked Sendable {  // immutable
    /// The type of the values.
    public typealias Element = Value

    private let handler: (Event<Value>) -> Void

    /// Makes a binder of an object and a closure.
    public init<Target: AnyObject>(
        _ target: Target, scheduler: any ImmediateSchedulerType = MainScheduler(),
        binding: @escaping (Target, Value) -> Void
    ) {
        handler = { [weak target] event in
            switch event {
            case .next(let value):
                _ = scheduler.schedule(value) { [weak target] value in
                    if let target { binding(target, value) }
                    return Disposables.create()
                }
            case .error(let error): assertionFailure("Binding error: \(error)")
            case .completed: break
            }
        }
    }

    /// Receives an event.
    public func on(_ event: Event<Value>) { handler(event) }
}

import StreamCore

/// A subject with a current value, which new subscribers receive first.
///
/// After its terminal event, the subject still sends its last value to new subscribers.
open class RACBehaviorSubject: RACSubject, @unchecked Sendable {  // the value is guarded
    private let currentValue: Guarded<Any?>

    /// The current value, also while another thread sends.
    final var latestValue: Any? { currentValue.read() }

    /// Makes a subject whose value is nil.
    public required convenience init() {
        self.init(defaultValue: nil)
    }

    /// Makes a subject with a first value.
    public required init(defaultValue: Any?) {
        currentValue = Guarded(flattened(defaultValue))
        super.init()
    }

    /// Makes a subject with a first value.
    open class func behaviorSubjectWithDefaultValue(_ value: Any?) -> Self {
        self.init(defaultValue: value)
    }

    override func deliver(_ value: Any?) {
        // What was there before goes after the delivery: its `deinit` may send.
        withExtendedLifetime(currentValue.exchange(value)) { super.deliver(value) }
    }

    override func attach(_ observer: DynamicObserver, _ segment: Segment) {
        attachInPlace(observer, segment)
        attachOnScheduler(observer, segment)
    }

    /// As in the original: it is disposed after a call of `dispose` only, and not after the end of the subject.
    override func returned(_ subscription: RACDisposable) -> RACDisposable {
        RACDisposable { subscription.dispose() }
    }

    override func begin(_ output: Output) {
        gate.run { [self] in
            if output.segment.isActive { output.observer.receive(latestValue) }
        }
    }
}

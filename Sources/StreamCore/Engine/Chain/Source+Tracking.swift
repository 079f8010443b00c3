extension Source {
    /// Attaches an observer for the program, not for an operator, and reports the subscription to trackers.
    @inline(__always)
    func attach(_ observer: Observer<Value, Failure>, _ segment: Segment, as kind: LiveSubscription.Kind) {
        if TrackingScope.isUsed {
            attachTracked(observer, segment, kind)
        } else {
            attach(observer, segment)
        }
    }

    @inline(never)
    private func attachTracked(
        _ observer: Observer<Value, Failure>, _ segment: Segment, _ kind: LiveSubscription.Kind
    ) {
        let stream: Any.Type =
            switch kind {
            case .start: SignalProducer<Value, Failure>.self
            case .observation: Signal<Value, Failure>.self
            }
        guard let subscription = TrackedSubscription(kind, label: label, stream: stream) else {
            return attach(observer, segment)
        }
        segment.add(subscription)
        attach(TrackedObserver(observer, subscription), segment)
    }
}

import StreamCore

/// The destination of an operator's events: the downstream subscriber, as long as its subscription is alive.
struct Output {
    let observer: DynamicObserver
    let segment: Segment

    @inline(__always)
    func sendNext(_ value: Any?) { segment.send(value, to: observer) }

    func sendError(_ error: (any Error)?) { segment.fail(RACFailure(error), observer) }

    func sendCompleted() { segment.complete(observer) }
}

import StreamCore

/// Sends one value of a loop in each turn of the current thread; while no other turn waits, the loop continues by
/// itself.
private final class LoopSink<Element>: Sink<Never, Element>, TurnQueue.Entry, @unchecked Sendable {  // see Subscriber
    private let turns = TurnQueue.current
    private let takeTurns: (_ emit: (Element) -> Bool) -> Bool

    init(_ receiver: Receiver<Element>, _ takeTurns: @escaping (_ emit: (Element) -> Bool) -> Bool) {
        self.takeTurns = takeTurns
        super.init(receiver)
    }

    func takeTurn() {
        guard !isDisposed else { return }
        let hasEnded = takeTurns { value in
            send(value)
            return turns.isEmpty && !isDisposed
        }
        if hasEnded { return end() }
        if !isDisposed { turns.append(self) }
    }
}

extension ObservableType {
    /// Makes an observable of a loop, which `makeLoop` begins for each subscription.
    ///
    /// In each turn, the loop sends values until `emit` returns false, which ends the turn. The loop returns true when
    /// it has sent its last value, and false when it needs another turn.
    @usableFromInline
    static func looping(
        _ makeLoop: @escaping () -> (_ emit: (Element) -> Bool) -> Bool, _ scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            if scheduler is CurrentThreadScheduler {
                let sink = LoopSink(receiver, makeLoop())
                TurnQueue.current.append(sink)
                sink.set(Disposables.create())
                return sink
            }
            let sink = PassingSink(receiver)
            sink.set(
                scheduler.scheduleRecursive(makeLoop()) { loop, recurse in
                    let hasEnded = loop { value in
                        sink.receive(value)
                        return false
                    }
                    if hasEnded { sink.end() } else { recurse(loop) }
                })
            return sink
        }
    }

    /// Sends the elements of a sequence, then completes.
    ///
    /// The scheduler takes a turn for each element.
    @inlinable
    public static func from<Elements: Sequence>(
        _ sequence: Elements, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> where Elements.Element == Element {
        looping(
            {
                var kept = sequence.makeIterator()
                return { emit in
                    var iterator = kept
                    defer { kept = iterator }
                    while let value = iterator.next() {
                        if !emit(value) { return false }
                    }
                    return true
                }
            }, scheduler)
    }

    /// Sends the elements of an array, then completes.
    public static func from(
        _ array: [Element], scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        looping(
            {
                var index = 0
                return { emit in
                    while index < array.count {
                        index += 1
                        if !emit(array[index - 1]) { return false }
                    }
                    return true
                }
            }, scheduler)
    }

    /// Sends the given elements, then completes.
    public static func of(
        _ elements: Element..., scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        from(elements, scheduler: scheduler)
    }

    /// Sends the value of an optional, if there is one, then completes.
    public static func from(optional: Element?) -> Observable<Element> { optional.map { just($0) } ?? empty() }

    /// Sends the value of an optional on a scheduler, if there is one, then completes.
    public static func from(
        optional: Element?, scheduler: any ImmediateSchedulerType
    ) -> Observable<Element> {
        from(optional.map { [$0] } ?? [], scheduler: scheduler)
    }

    /// Sends a value again and again, without end.
    public static func repeatElement(
        _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        looping(
            {
                { emit in
                    while emit(element) {}
                    return false
                }
            }, scheduler)
    }
}

extension ObservableType where Element: FixedWidthInteger {
    /// Sends `count` consecutive numbers, then completes.
    public static func range(
        start: Element, count: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
    ) -> Observable<Element> {
        guard count >= 0 else { fatalError("count can't be negative") }
        guard count == 0 || start.addingReportingOverflow(count - 1).overflow == false else {
            fatalError("overflow of count")
        }
        return looping(
            {
                var offset: Element = 0
                return { emit in
                    while offset < count {
                        offset += 1
                        if !emit(start + (offset - 1)) { return false }
                    }
                    return true
                }
            }, scheduler)
    }
}

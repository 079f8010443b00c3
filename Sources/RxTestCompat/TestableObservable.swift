public import RxCompat

/// Sends prepared events to the observers of a test, and records the times of its subscriptions.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions so far; a subscription that has not ended has the end `Int.max`.
    public final fileprivate(set) var subscriptions: [Subscription] = []

    /// The events that the observable sends.
    public final let recordedEvents: [Recorded<Event<Element>>]

    fileprivate final let scheduler: TestScheduler

    fileprivate init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
        self.scheduler = scheduler
        recordedEvents = events
    }

    /// Subscribes an observer.
    ///
    /// - Returns: The disposable that ends the subscription.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        fatalError("A hot or a cold observable says how it is subscribed to.")
    }

    /// Records a subscription; the returned disposable ends it and records the time.
    fileprivate final func beginSubscription(_ end: @escaping () -> Void) -> any Disposable {
        let (index, begin) = (subscriptions.count, scheduler.clock)
        subscriptions.append(Subscription(begin))
        return Disposables.create { [self] in
            end()
            subscriptions[index] = Subscription(begin, scheduler.clock)
        }
    }
}

/// Sends each event at its time to the observers that are subscribed then.
final class HotObservable<Element>: TestableObservable<Element> {
    private var observers: [(id: Int, send: (Event<Element>) -> Void)] = []

    override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
        super.init(scheduler, events)
        for event in events {
            scheduler.scheduleAt(event.time) { for observer in self.observers { observer.send(event.value) } }
        }
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let id = subscriptions.count
        observers.append((id, observer.on))
        return beginSubscription { self.observers.removeAll { $0.id == id } }
    }
}

/// Sends all its events to each observer, at times that count from the observer's subscription.
final class ColdObservable<Element>: TestableObservable<Element> {
    override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
        super.init(scheduler, events)
    }

    override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        var isOver = false
        let subscription = beginSubscription { isOver = true }
        for event in recordedEvents {
            _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) { _ in
                if !isOver { observer.on(event.value) }
                return Disposables.create()
            }
        }
        return subscription
    }
}

/// An observer that records events with their times.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// The events so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(_ scheduler: TestScheduler) {
        self.scheduler = scheduler
    }

    /// Records an event with the time of the scheduler.
    public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}

public import RxCompat

/// An observable of a test: it sends the events that it was made of, and records when it was subscribed to.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions so far; the end of one that lasts is `Int.max`.
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

    /// Records a subscription, which the disposable ends.
    fileprivate final func beginSubscription(_ end: @escaping () -> Void) -> any Disposable {
        let (index, begin) = (subscriptions.count, scheduler.clock)
        subscriptions.append(Subscription(begin))
        return Disposables.create { [self] in
            end()
            subscriptions[index] = Subscription(begin, scheduler.clock)
        }
    }
}

/// Sends its events at their times to the observers of that moment.
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

/// Sends all its events to each observer, at times that count from its subscription.
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

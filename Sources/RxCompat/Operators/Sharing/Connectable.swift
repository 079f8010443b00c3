import StreamCore

/// An observable that subscribes to its source when `connect()` is called, once for all observers.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
    @unchecked Sendable  // see the subclass
{
    /// Connects the observable to its source, unless it is connected.
    ///
    /// - Returns: The disposable that ends the connection.
    public func connect() -> any Disposable { fatalError("A connectable observable says how it begins.") }
}

/// An observable that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType<Element>: ObservableType {
    /// Connects the observable to its source, unless it is connected.
    func connect() -> any Disposable
}

/// Connects an observable with a subject; a new subject is made after each end.
private final class SubjectConnectable<Subject: SubjectType>: ConnectableObservable<Subject.Element>,
    @unchecked Sendable  // see Guarded
where Subject.Observer.Element == Subject.Element {
    fileprivate struct State {
        var subject: Subject?
        var connection: Connection<Subject>?
    }

    private let source: Observable<Subject.Element>
    private let makeSubject: () -> Subject
    private let state = Guarded(State())

    init(_ source: Observable<Subject.Element>, _ makeSubject: @escaping () -> Subject) {
        self.source = source
        self.makeSubject = makeSubject
        super.init()
    }

    private var subject: Subject {
        if let subject = state.withLock({ $0.subject }) { return subject }
        let made = makeSubject()
        return state.withLock { state in
            if let subject = state.subject { return subject }
            state.subject = made
            return made
        }
    }

    override func attach(_ receiver: Receiver<Subject.Element>) -> any Disposable {
        subject.asObservable().attach(receiver)
    }

    override func connect() -> any Disposable {
        let made = Connection(self, RxCompat.receiver(of: subject.asObserver()))
        let present = state.withLock { state in
            let present = state.connection
            if present == nil { state.connection = made }
            return present
        }
        if let present { return present }
        made.subscription.setDisposable(source.attach(made))
        return made
    }

    /// Lets the next connection begin anew; returns the objects that the caller releases.
    fileprivate func forget(_ connection: Connection<Subject>) -> Any? {
        state.withLock { state in
            state.connection === connection ? exchange(&state, with: State()) : nil
        }
    }
}

/// A run of a connectable observable.
private final class Connection<Subject: SubjectType>: Receiver<Subject.Element>, ReplaceableConnection,
    @unchecked Sendable  // see Guarded
where Subject.Observer.Element == Subject.Element {
    private let parent: Guarded<SubjectConnectable<Subject>?>
    private let receiver: Receiver<Subject.Element>
    let subscription = SingleAssignmentDisposable()

    init(_ parent: SubjectConnectable<Subject>, _ receiver: Receiver<Subject.Element>) {
        self.parent = Guarded(parent)
        self.receiver = receiver
        super.init()
    }

    func dispose() {
        guard let parent = parent.exchange(nil) else { return }
        release(parent.forget(self))
        subscription.dispose()
    }

    func detach() -> Any? { parent.read()?.forget(self) }

    private var isDisposed: Bool { parent.withLock { $0 == nil } }

    override func receive(_ value: Subject.Element) {
        if !isDisposed { receiver.receive(value) }
    }

    override func fail(_ failure: any Error) {
        if isDisposed { return }
        dispose()
        receiver.fail(failure)
    }

    override func complete() {
        if isDisposed { return }
        dispose()
        receiver.complete()
    }
}

extension ObservableType {
    /// Runs once for all observers when connected, through the subject that a closure makes for each run.
    public func multicast<Subject: SubjectType>(
        makeSubject: @escaping () -> Subject
    ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element, Subject.Element == Element {
        SubjectConnectable(asObservable(), makeSubject)
    }

    /// Runs once for all observers when connected, through a subject.
    public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
    where Subject.Observer.Element == Element, Subject.Element == Element {
        multicast { subject }
    }

    /// Sends the events of the observable that a closure makes from the source; its subscriptions share one run of the
    /// source.
    public func multicast<Subject: SubjectType, Result>(
        _ subjectSelector: @escaping () throws -> Subject,
        selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
    ) -> Observable<Result> where Subject.Observer.Element == Element, Subject.Element == Element {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            do {
                let subject = try subjectSelector()
                let connectable = source.multicast(subject)
                let subscription = try selector(connectable).attach(sink)
                sink.set(Disposables.create(subscription, connectable.connect()))
            } catch { sink.end(with: error) }
            return sink
        }
    }

    /// Runs once for all observers when connected.
    public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }

    /// Runs once for all observers when connected, and replays the latest `bufferSize` values; none with 0 or less.
    public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
        multicast { ReplaySubject.create(bufferSize: bufferSize) }
    }

    /// Runs once for all observers when connected, and replays all values.
    public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}

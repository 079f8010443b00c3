import StreamCore

/// An observable of the values of one key.
public final class GroupedObservable<Key, Element>: Observable<Element>, @unchecked Sendable {  // immutable
    /// The key.
    public let key: Key
    private let source: Observable<Element>

    /// Makes a group of a key and its observable.
    public init(key: Key, source: Observable<Element>) {
        self.key = key
        self.source = source
        super.init()
    }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable { source.attach(receiver) }
}

/// An observable whose subscriptions keep the subscription to another observable alive.
package final class CountedObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
    private let source: Observable<Element>
    private let users: RefCountDisposable

    package init(_ source: Observable<Element>, _ users: RefCountDisposable) {
        self.source = source
        self.users = users
        super.init()
    }

    package override func attach(_ receiver: Receiver<Element>) -> any Disposable {
        let use = users.retain()
        return Disposables.create(use, source.attach(receiver))
    }
}

private final class GroupBy<Element, Key: Hashable>: Sink<Element, GroupedObservable<Key, Element>>,
    @unchecked Sendable  // see Subscriber
{
    private let keySelector: (Element) throws -> Key
    private let source = SingleAssignmentDisposable()
    private let users: RefCountDisposable
    private var groups: [Key: PublishSubject<Element>] = [:]
    /// The groups in the order in which they began; they end in this order.
    private var inOrder: [PublishSubject<Element>] = []

    init(
        _ downstream: Receiver<GroupedObservable<Key, Element>>, _ keySelector: @escaping (Element) throws -> Key
    ) {
        self.keySelector = keySelector
        users = RefCountDisposable(disposable: source)
        super.init(downstream)
    }

    func begin(_ observable: Observable<Element>) {
        source.setDisposable(observable.attach(self))
        set(users)
    }

    override func receive(_ value: Element) {
        do {
            let key = try keySelector(value)
            if let group = groups[key] { return group.onNext(value) }
            let group = PublishSubject<Element>()
            groups[key] = group
            inOrder.append(group)
            send(GroupedObservable(key: key, source: CountedObservable(group, users)))
            group.onNext(value)
        } catch { fail(error) }
    }

    override func fail(_ failure: any Error) {
        for group in inOrder { group.onError(failure) }
        sendError(failure)
        endSource()
    }

    override func complete() {
        for group in inOrder { group.onCompleted() }
        sendCompleted()
        endSource()
    }

    /// Disposes the source, also if groups still have observers.
    private func endSource() {
        source.dispose()
        dispose()
    }
}

extension ObservableType {
    /// Sends, for every key that a closure returns, an observable of the values with that key.
    public func groupBy<Key: Hashable>(
        keySelector: @escaping (Element) throws -> Key
    ) -> Observable<GroupedObservable<Key, Element>> {
        let source = asObservable()
        return ClosureProducer { receiver in
            let sink = GroupBy(receiver, keySelector)
            sink.begin(source)
            return sink
        }
    }
}

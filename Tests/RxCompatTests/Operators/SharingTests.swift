import RxCompat
import Testing

extension RxTests {
    @Suite struct SharingTests {
        @Test("share runs once for all that are there, then anew")
        func share() {
            let log = Lines()
            let probe = Probe("a", log)
            let shared = probe.source.share()
            let first = log.follow(shared, "x")
            let second = log.follow(shared, "y")
            probe.subject.onNext(1)
            first.dispose()
            second.dispose()
            let third = log.follow(shared, "z")
            probe.subject.onNext(2)
            third.dispose()
            #expect(log.text == "+a x1 y1 xdisposed -a ydisposed +a z2 -a zdisposed")
        }

        @Test("share(replay:) replays while connected, and forgets after the end")
        func replayWhileConnected() {
            for count in 1...2 {
                let log = Lines()
                let probe = Probe("a", log)
                let shared = probe.source.share(replay: count)
                let first = log.follow(shared, "x")
                for value in 1...2 { probe.subject.onNext(value) }
                let second = log.follow(shared, "y")
                first.dispose()
                second.dispose()
                let third = log.follow(shared, "z")
                third.dispose()
                let replayed = count == 1 ? "y2" : "y1 y2"
                #expect(log.text == "+a x1 x2 \(replayed) xdisposed -a ydisposed +a -a zdisposed")
            }
        }

        @Test("share(replay:scope: .forever) replays after the end, too")
        func replayForever() {
            let log = Lines()
            let probe = Probe("a", log)
            let shared = probe.source.share(replay: 1, scope: .forever)
            _ = log.follow(shared, "x")
            probe.subject.onNext(1)
            probe.subject.onCompleted()
            _ = log.follow(shared, "y")
            #expect(log.text.hasPrefix("+a x1 -a xcompleted xdisposed y1 ycompleted ydisposed"))
        }

        @Test("A source that ends at once is shared by nobody")
        func synchronous() {
            var runs = 0
            let source = Observable<Int>.deferred {
                runs += 1
                return .of(1, 2)
            }
            let shared = source.share(replay: 1)
            #expect(lines(shared) == "1 2 completed disposed")
            #expect(lines(shared) == "1 2 completed disposed")
            #expect(runs == 2)
            let forever = source.share(replay: 1, scope: .forever)
            #expect(lines(forever) == "1 2 completed disposed")
            #expect(lines(forever) == "2 completed disposed")
        }

        @Test("A connectable observable begins when it is told to")
        func connect() {
            let log = Lines()
            let probe = Probe("a", log)
            let published = probe.source.publish()
            let first = log.follow(published, "x")
            #expect(log.text.isEmpty)
            let connection = published.connect()
            probe.subject.onNext(1)
            connection.dispose()
            probe.subject.onNext(2)
            first.dispose()
            #expect(log.text == "+a x1 -a xdisposed")
        }

        @Test("replay and replayAll keep values; multicast takes any subject")
        func replays() {
            let all = PublishSubject<Int>()
            let kept = all.replayAll()
            let connection = kept.connect()
            for value in 1...3 { all.onNext(value) }
            let later = Lines()
            later.follow(kept).dispose()
            #expect(later.text == "1 2 3 disposed")
            connection.dispose()
            let multicast = Observable.of(1, 2).multicast(
                { PublishSubject<Int>() },
                selector: { shared in
                    Observable.zip(shared, shared) { $0 * $1 }
                })
            #expect(lines(multicast) == "1 4 completed disposed")
            #expect(lines(Observable.of(1, 2).publish().refCount()) == "1 2 completed disposed")
        }

        @Test("groupBy sends an observable for every key")
        func groupBy() {
            let groups = Observable.of(1, 2, 3, 4).groupBy { $0 % 2 == 0 ? "even" : "odd" }
                .flatMap { group in group.map { "\(group.key)\($0)" } }
            #expect(lines(groups) == "odd1 even2 odd3 even4 completed disposed")
        }

        @Test("groupBy ends its groups in the order in which they came")
        func groupsEndInOrder() {
            let log = Lines()
            let bag = DisposeBag()
            Observable.of(5, 3, 9, 1, 7, 2, 8).groupBy { $0 }
                .subscribe(onNext: { group in
                    group.subscribe(onCompleted: { log(group.key) }).disposed(by: bag)
                })
                .disposed(by: bag)
            #expect(log.text == "5 3 9 1 7 2 8")
        }

        @Test("refCount connects a connectable of one's own once, and disconnects it once")
        func ownConnectable() {
            let log = Lines()
            let connectable = OwnConnectable(log)
            let counted = connectable.refCount()
            let first = log.follow(counted, "x")
            let second = log.follow(counted, "y")
            connectable.subject.onNext(1)
            first.dispose()
            second.dispose()
            #expect(log.text == "connect x1 y1 xdisposed disconnect ydisposed")
        }
    }
}

/// A connectable observable that is not made by an operator.
private final class OwnConnectable: ConnectableObservableType {
    typealias Element = Int

    let subject = PublishSubject<Int>()
    private let log: Lines

    init(_ log: Lines) { self.log = log }

    func connect() -> any Disposable {
        log("connect")
        return Disposables.create { [log] in log("disconnect") }
    }

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
    }
}

import Dispatch
import RxCompat

extension InventedProgram {
    /// A chain of operators that the seed invents.
    func chain(depth: Int) -> Observable<Int> {
        if depth == 0 { return source() }
        let kind = number(below: 66)
        describe("\(kind)(")
        defer { describe(")") }
        let count = number(below: 4)
        let span = RxTimeInterval.seconds(1 + number(below: 4))
        let x = { self.chain(depth: depth - 1) }
        let y = { self.chain(depth: self.number(below: depth)) }
        return values(kind, count, x) ?? timed(kind, count, span, x, y) ?? joined(kind, x, y) ?? nested(kind, x, y)
            ?? ended(kind, x, y) ?? shared(kind, x) ?? observed(kind, x)
    }

    private typealias Operand = () -> Observable<Int>

    private func values(_ kind: Int, _ count: Int, _ x: Operand) -> Observable<Int>? {
        switch kind {
        case 0: x().map { $0 + 1 }
        case 1:
            x().map {
                if $0 % 7 == 3 { throw Err(n: 77) }
                return $0
            }
        case 2: x().filter { $0 % 2 == 0 }
        case 3: x().take(count)
        case 4: x().skip(count)
        case 5: x().take(last: count)
        case 8: x().scan(0, accumulator: +)
        case 9: x().distinctUntilChanged { $0 / 2 }
        case 34: x().startWith(-1)
        case 35: x().reduce(0, accumulator: +)
        case 36: x().toArray().asObservable().map { $0.count }
        case 37: x().materialize().dematerialize()
        case 40: x().groupBy { $0 % 3 }.flatMap { group in group.map { $0 + group.key } }
        case 43: x().take(while: { $0 % 5 != 4 }, behavior: count % 2 == 0 ? .inclusive : .exclusive)
        case 44: x().skip(while: { $0 % 5 != 4 })
        case 45: x().element(at: count)
        case 46: x().single()
        case 47: x().enumerated().map { $0.index &* 10 &+ $0.element }
        case 55: x().asSingle().asObservable()
        case 63: x().asMaybe().asObservable()
        case 64: x().ignoreElements().asObservable().map(value(of:)).startWith(count)
        default: nil
        }
    }

    private func timed(
        _ kind: Int, _ count: Int, _ span: RxTimeInterval, _ x: Operand, _ y: Operand
    ) -> Observable<Int>? {
        switch kind {
        case 22: return x().debounce(span, scheduler: clock)
        case 23: return x().throttle(span, latest: count % 2 == 0, scheduler: clock)
        case 24: return x().delaySubscription(span, scheduler: clock)
        case 25: return x().timeout(span, scheduler: clock)
        case 26:
            let other = y()
            return x().timeout(span, other: other, scheduler: clock)
        case 38: return x().buffer(timeSpan: span, count: 2, scheduler: clock).map { $0.reduce(0, +) }
        case 39: return x().window(timeSpan: span, count: 2, scheduler: clock).flatMap { $0 }
        case 41: return x().take(for: span, scheduler: clock)
        case 42: return x().skip(span, scheduler: clock)
        case 59:
            let ticks = Observable<Int>.interval(span, scheduler: clock)
            return ticks.take(count + 1).withLatestFrom(x()) { $0 &+ $1 }
        default: return nil
        }
    }

    private func joined(_ kind: Int, _ x: Operand, _ y: Operand) -> Observable<Int>? {
        switch kind {
        case 6: return x().take(until: y())
        case 7: return x().skip(until: y())
        case 10: return Observable.merge(x(), y())
        case 12: return Observable.combineLatest(x(), y()) { $0 &+ $1 }
        case 13: return x().withLatestFrom(y()) { $0 &+ $1 }
        case 14: return x().amb(y())
        case 27:
            let sampler = y()
            return x().sample(sampler)
        case 56: return Observable.zip([x(), y()]) { $0.reduce(0, &+) }
        case 57: return Observable.zip(x(), y()) { $0 &+ $1 }
        case 58: return Observable.zip(x(), y(), y()) { $0 &+ $1 &+ $2 }
        case 60: return Observable.combineLatest([x(), y(), y()]) { $0.reduce(0, &+) }
        default: return nil
        }
    }

    private func nested(_ kind: Int, _ x: Operand, _ y: Operand) -> Observable<Int>? {
        if (15...18).contains(kind) {
            let (source, inner) = (x(), y())
            let select = { (value: Int) in inner.map { $0 &+ value } }
            switch kind {
            case 15: return source.flatMap(select)
            case 16: return source.flatMapLatest(select)
            case 17: return source.flatMapFirst(select)
            default: return source.concatMap(select)
            }
        }
        switch kind {
        case 48: return Observable.of(x(), y()).merge(maxConcurrent: 1)
        case 49: return Observable.of(x(), y(), y()).merge(maxConcurrent: 2)
        case 50: return Observable.of(x(), y()).switchLatest()
        default: return nil
        }
    }

    /// Operators that go on after an end.
    private func ended(_ kind: Int, _ x: Operand, _ y: Operand) -> Observable<Int>? {
        switch kind {
        case 11: return x().concat(y())
        case 19:
            let (source, other) = (x(), y())
            return source.catch { _ in other }
        case 20: return x().retry(2)
        case 21:
            let other = y()
            return x().retry(when: { (errors: Observable<any Error>) in Observable.zip([errors.map { _ in 0 }, other]) }
            )
            .take(8)
        case 28:
            let other = y()
            return x().ifEmpty(switchTo: other)
        case 54: return x().catchAndReturn(-5)
        case 61:
            let (source, other) = (x(), y())
            return Observable.concat([source, other, source])
        case 62:
            let (source, other) = (x(), y())
            return source.retry(when: { (errors: Observable<any Error>) in
                errors.enumerated().flatMap {
                    $0.index < 2 ? other.take(1).map { _ in 0 } : Observable<Int>.error($0.element)
                }
            })
        default: return nil
        }
    }

    private func shared(_ kind: Int, _ x: Operand) -> Observable<Int>? {
        func twice(_ source: Observable<Int>) -> Observable<Int> { Observable.merge(source, source.map { $0 + 1 }) }
        switch kind {
        case 29: return x().share()
        case 30: return x().share(replay: 1)
        case 31: return twice(x().share(replay: 1, scope: .forever))
        case 32: return twice(x().share(replay: 1))
        case 33:
            let source = x().publish().refCount()
            return Observable.combineLatest(source, source) { $0 &+ $1 }
        case 65: return x().multicast({ PublishSubject<Int>() }, selector: twice)
        default: return nil
        }
    }

    private func observed(_ kind: Int, _ x: Operand) -> Observable<Int> {
        let source = x()
        switch kind {
        case 51:
            let start = time
            return source.do(
                onNext: { _ in }, onError: { _ in self.note("do error") },
                onCompleted: { self.note("do completed") }, onSubscribe: { self.note("do sub \(start)") },
                onSubscribed: { self.note("do subd") }, onDispose: { self.note("do disp") })
        case 52: return Observable.deferred { source }
        default: return Observable.using({ NotedDisposable(self) }, observableFactory: { _ in source })
        }
    }
}

/// The value of an element that is never sent.
private func value(of never: Never) -> Int {}

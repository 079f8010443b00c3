import Dispatch

extension ProgramRun {
    typealias Operand = () -> Stream

    /// Builds a stream of an operator from its operands, the first of which is `x`.
    func operation(
        _ kind: Int, _ count: Int, _ span: DispatchTimeInterval, _ x: Operand, _ y: Operand
    ) -> Stream {
        values(kind, count, x) ?? timed(kind, count, span, x, y) ?? joined(kind, x, y) ?? nested(kind, x, y)
            ?? ended(kind, x, y) ?? shared(kind, x) ?? sending(kind, count, x) ?? throwing(kind, count, x, y)
            ?? selecting(kind, count, x, y) ?? observed(kind, x)
    }

    private func values(_ kind: Int, _ count: Int, _ x: Operand) -> Stream? {
        switch kind {
        case 0: x().map { $0 &+ 1 }
        case 1:
            x().map {
                if $0 % 7 == 3 { throw Err(n: 77) }
                return $0
            }
        case 2: x().filter { $0 % 2 == 0 }
        case 3: x().take(count)
        case 4: x().skip(count)
        case 5: x().take(last: count)
        case 8: x().scan(0, accumulator: &+)
        case 9: x().distinctUntilChanged { $0 / 2 }
        case 34: x().startWith(-1)
        case 35: x().reduce(0, accumulator: &+)
        case 36: x().throughArray(\.count)
        case 37: x().throughEvents()
        case 40: x().throughGroups(by: { $0 % 3 }, oneAtATime: false) { $0 &+ $1 }
        case 43: x().take(while: { $0 % 5 != 4 }, isInclusive: count % 2 == 0)
        case 44: x().skip(while: { $0 % 5 != 4 })
        case 45: x().element(at: count)
        case 46: x().single()
        case 47: x().throughIndices { $0 &* 10 &+ $1 }
        case 55: x().throughSingle()
        case 63: x().throughMaybe()
        case 64: x().throughNothing().startWith(count)
        case 72: x().ifEmpty(default: count)
        case 73: x().throughFirst { $0 ?? -7 }
        case 79: x().compactMap { $0 % 3 == 0 ? nil : $0 / 2 }
        case 80: x().take(untilFirst: { $0 % 5 == 4 }, isInclusive: count % 2 == 0)
        case 81: x().throughGroups(by: { $0 % 2 }, oneAtATime: true) { $0 &+ $1 }
        default: nil
        }
    }

    private func timed(
        _ kind: Int, _ count: Int, _ span: DispatchTimeInterval, _ x: Operand, _ y: Operand
    ) -> Stream? {
        switch kind {
        case 22: return x().debounce(span, scheduler: layer.clock)
        case 23: return x().throttle(span, latest: count % 2 == 0, scheduler: layer.clock)
        case 24: return x().delaySubscription(span, scheduler: layer.clock)
        case 25: return x().timeout(span, scheduler: layer.clock)
        case 26:
            let other = y()
            return x().timeout(span, other: other, scheduler: layer.clock)
        case 38: return x().throughBuffers(span, 2, layer.clock) { $0.reduce(0, &+) }
        case 39: return x().throughWindows(span, 2, layer.clock, oneAtATime: false)
        case 88: return x().throughWindows(span, 2, layer.clock, oneAtATime: true)
        case 41: return x().take(for: span, scheduler: layer.clock)
        case 42: return x().skip(span, scheduler: layer.clock)
        case 69: return x().delay(span, scheduler: layer.clock)
        case 70: return x().observe(onClock: layer.clock)
        case 71: return x().subscribe(onClock: layer.clock)
        case 95: return x().observeInTurns()
        case 96: return x().subscribeInTurns()
        case 59:
            let ticks = Stream.interval(span, scheduler: layer.clock)
            return ticks.take(count + 1).withLatestFrom(x()) { $0 &+ $1 }
        default: return nil
        }
    }

    private func joined(_ kind: Int, _ x: Operand, _ y: Operand) -> Stream? {
        switch kind {
        case 6: return x().take(until: y())
        case 7: return x().skip(until: y())
        case 10: return Stream.merge([x(), y()])
        case 12: return Stream.combineLatest(x(), y()) { $0 &+ $1 }
        case 13: return x().withLatestFrom(y()) { $0 &+ $1 }
        case 14: return x().amb(y())
        case 27:
            let sampler = y()
            return x().sample(by: sampler, defaultValue: nil)
        case 94: return x().sample(by: y(), defaultValue: -3)
        case 56: return Stream.zip([x(), y()]) { $0.reduce(0, &+) }
        case 57: return Stream.zip(x(), y()) { $0 &+ $1 }
        case 58: return Stream.zip(x(), y(), y()) { $0 &+ $1 &+ $2 }
        case 60: return Stream.combineLatest([x(), y(), y()]) { $0.reduce(0, &+) }
        default: return nil
        }
    }

    private func nested(_ kind: Int, _ x: Operand, _ y: Operand) -> Stream? {
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
        case 48: return Stream.merge(of: [x(), y()], maxConcurrent: 1)
        case 49: return Stream.merge(of: [x(), y(), y()], maxConcurrent: 2)
        case 77:
            let (source, other) = (x(), y())
            return Stream.merge([source, other, source])
        case 50: return Stream.switchLatest(of: [x(), y()])
        default: return nil
        }
    }

    /// Operators that go on after an end.
    private func ended(_ kind: Int, _ x: Operand, _ y: Operand) -> Stream? {
        switch kind {
        case 11: return x().concat(y())
        case 19:
            let (source, other) = (x(), y())
            return source.catch { _ in other }
        case 20: return x().retry(2)
        case 21:
            let other = y()
            return x().retry(zippedWith: other).take(8)
        case 28:
            let other = y()
            return x().ifEmpty(switchTo: other)
        case 54: return x().catchAndReturn(-5)
        case 75: return Stream.catch(sequenceOf: [x(), y(), y()])
        case 61:
            let (source, other) = (x(), y())
            return Stream.concat([source, other, source])
        case 62:
            let (source, other) = (x(), y())
            return source.retry(2, afterFirstOf: other)
        default: return nil
        }
    }

    private func shared(_ kind: Int, _ x: Operand) -> Stream? {
        func twice(_ source: Stream) -> Stream { .merge([source, source.map { $0 &+ 1 }]) }
        switch kind {
        case 29: return x().share(keeping: 0, forever: false)
        case 30: return x().share(keeping: 1, forever: false)
        case 31: return twice(x().share(keeping: 1, forever: true))
        case 32: return twice(x().share(keeping: 1, forever: false))
        case 33:
            let source = x().publishWhileObserved()
            return Stream.combineLatest(source, source) { $0 &+ $1 }
        case 74: return twice(x().share(keeping: 2, forever: false))
        case 78: return x().share(keeping: 1, forever: true)
        case 93: return x().publishConnected()
        case 65: return x().multicast(selector: twice)
        default: return nil
        }
    }

    private func observed(_ kind: Int, _ x: Operand) -> Stream {
        let source = x()
        switch kind {
        case 51:
            let start = time
            return source.do(
                next: { _ in }, error: { self.note("do error") }, completed: { self.note("do completed") },
                subscribe: { self.note("do sub \(start)") }, subscribed: { self.note("do subd") },
                dispose: { self.note("do disp") })
        case 52: return Stream.deferred { source }
        default: return Stream.using({ self.note("using disp") }, source)
        }
    }
}

// MARK: What the recordings do not have

extension ProgramRun {
    /// Operators that send to subjects of the program, and begin and end its subscriptions, while they deliver.
    private func sending(_ kind: Int, _ count: Int, _ x: Operand) -> Stream? {
        guard 66...68 ~= kind || kind == 82 else { return nil }
        let source = x()
        let subject = subjects.isEmpty ? nil : subjects[count % subjects.count]
        var received = 0
        return source.do { value in
            received += 1
            switch kind {
            // A stream may reach itself through the subject, so a program sends few values in this way.
            case 66: if received <= 3 { subject?.onNext(value &+ 1) }
            case 67: if received == count + 1 { subject?.onCompleted() }
            case 68: if received == count + 1 { self.dispose(count % 2) }
            default: if received == count + 1 { self.subscribe(toDefinition: count) }
            }
        }
    }
}

/// What the closures of operators throw at some elements.
private func unlessRefused<Result>(_ element: Int, _ result: Result) throws -> Result {
    if element % 5 == 2 { throw Err(n: 78) }
    return result
}

extension ProgramRun {
    /// Operators whose closures throw.
    private func throwing(_ kind: Int, _ count: Int, _ x: Operand, _ y: Operand) -> Stream? {
        switch kind {
        case 76, 84:
            let (source, inner) = (x(), y())
            let select = { (value: Int) in try unlessRefused(value, inner) }
            if kind == 76 { return source.flatMap(select) }
            switch count {
            case 0: return source.flatMapLatest(select)
            case 1: return source.flatMapFirst(select)
            default: return source.concatMap(select)
            }
        case 85: return x().do { _ = try unlessRefused($0, ()) }
        case 89: return Stream.combineLatest(x(), y()) { try unlessRefused($0, $0 &+ $1) }
        case 90: return Stream.zip([x(), y()]) { try unlessRefused($0[0], $0.reduce(0, &+)) }
        case 91: return x().withLatestFrom(y()) { try unlessRefused($0, $0 &+ $1) }
        default: return nil
        }
    }

    /// Operators whose closures send to subjects of the program, and others that run streams after or beside each other.
    private func selecting(_ kind: Int, _ count: Int, _ x: Operand, _ y: Operand) -> Stream? {
        let subject = subjects.isEmpty ? nil : subjects[count % subjects.count]
        switch kind {
        case 83:
            let (source, inner) = (x(), y())
            var received = 0
            let select = { (value: Int) in
                received += 1
                if received <= 3 { subject?.onNext(value &+ 1) }
                return inner
            }
            switch count {
            case 0: return source.flatMapLatest(select)
            case 1: return source.flatMapFirst(select)
            case 2: return source.concatMap(select)
            default: return source.flatMap(select)
            }
        case 86:
            let (source, inner) = (x(), y())
            return source.mapAndMerge(maxConcurrent: 1 + count) { value in inner.map { $0 &+ value } }
        case 87: return x().then(y())
        case 92:
            let (source, other) = (x(), y())
            var received = 0
            return source.catch { _ in
                received += 1
                if received <= 3 { subject?.onNext(count) }
                return other
            }
        default: return nil
        }
    }
}

extension RxStream {
    fileprivate func `do`(_ next: @escaping (Int) throws -> Void) -> Stream {
        self.do(next: next, error: {}, completed: {}, subscribe: {}, subscribed: {}, dispose: {})
    }
}

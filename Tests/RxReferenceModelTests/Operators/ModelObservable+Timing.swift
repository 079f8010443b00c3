extension ModelObservable where Element == Int {
    static func timer(after delay: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            clock.run(after: delay) {
                sink.next(0)
                sink.complete()
            }
        }
    }

    /// Sends numbers; the next turn is scheduled before a number is sent.
    static func interval(_ period: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            let all = ModelSerial()
            func schedule(_ number: Int) {
                all.set(
                    clock.run(after: period) {
                        schedule(number + 1)
                        sink.next(number)
                    })
            }
            schedule(0)
            return all
        }
    }
}

extension ModelObservable {
    func debounce(_ delay: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            var latest: Element?
            let timer = ModelSerial()
            func sendLatest() {
                guard let element = latest else { return }
                latest = nil
                sink.next(element)
            }
            let source = self.subscribe { event in
                switch event {
                case .next(let element):
                    latest = element
                    timer.set(clock.run(after: delay, sendLatest))
                case .error: sink.pass(event)
                case .completed:
                    sendLatest()
                    sink.complete()
                }
            }
            return ModelDisposable([source, timer])
        }
    }

    func throttle(_ span: Int, latest sendsLatest: Bool, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            var (unsent, lastTime, hasEnded): (Element?, Int?, Bool) = (nil, nil, false)
            let timer = ModelSerial()
            func send(_ element: Element) {
                unsent = nil
                sink.next(element)
                lastTime = clock.time
            }
            let source = self.subscribe { event in
                switch event {
                case .next(let element):
                    let rest = lastTime.map { max(span - (clock.time - $0), 0) } ?? 0
                    if rest == 0 { return send(element) }
                    if !sendsLatest { return }
                    let isWaiting = unsent != nil
                    unsent = element
                    if isWaiting { return }
                    timer.set(
                        clock.run(after: rest) {
                            if let element = unsent { send(element) }
                            if hasEnded { sink.complete() }
                        })
                case .error: sink.pass(event)
                case .completed: if unsent != nil { hasEnded = true } else { sink.complete() }
                }
            }
            return ModelDisposable([source, timer])
        }
    }

    func delaySubscription(_ delay: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in clock.run(at: clock.time + delay) { self.subscribe(sink.pass) } }
    }

    func delay(_ delay: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            var waiting: [(time: Int, event: ModelEvent<Element>)] = []
            var (isScheduled, isSending) = (false, false)
            var failure: ModelEvent<Element>?
            let source = ModelSlot()
            let timer = ModelSerial()
            func schedule(after rest: Int) {
                timer.set(
                    clock.run(after: rest) {
                        if failure != nil { return }
                        isSending = true
                        let event = waiting.removeFirst().event
                        sink.pass(event)
                        if event.isStop { return }
                        if let failure { return sink.pass(failure) }
                        isSending = false
                        if let next = waiting.first {
                            schedule(after: max(delay - (clock.time - next.time), 0))
                        } else {
                            isScheduled = false
                        }
                    })
            }
            source.set(
                self.subscribe { event in
                    if event.isStop { source.dispose() }
                    if case .error = event {
                        waiting = []
                        failure = event
                        if !isSending { sink.pass(event) }
                        return
                    }
                    waiting.append((clock.time, event))
                    if isScheduled { return }
                    isScheduled = true
                    schedule(after: delay)
                })
            return ModelDisposable([source, timer])
        }
    }

    func timeout(_ delay: Int, other: ModelObservable, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            var (id, isOver) = (0, false)
            let subscription = ModelSerial()
            let timer = ModelSerial()
            func startTimer() {
                if timer.isDisposed { return }
                let own = id
                timer.set(
                    clock.run(after: delay) {
                        isOver = own == id
                        if !isOver { return }
                        // RxSwift sends what comes at once even after a disposal, which Documentation/FromRxSwift.md lists.
                        subscription.set(other.subscribe(sink.pass))
                    })
            }
            let first = ModelSlot()
            subscription.set(first)
            startTimer()
            first.set(
                self.subscribe { event in
                    if isOver { return }
                    id += 1
                    sink.pass(event)
                    if !event.isStop { startTimer() }
                })
            return ModelDisposable([subscription, timer])
        }
    }

    func take(for span: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            let timer = clock.run(after: span, sink.complete)
            return ModelDisposable([timer, self.subscribe(sink.pass)])
        }
    }

    func skip(for span: Int, on clock: ModelClock) -> ModelObservable {
        .producer { sink in
            var isOpen = false
            let timer = clock.run(after: span) { isOpen = true }
            let source = self.subscribe { event in if isOpen || event.isStop { sink.pass(event) } }
            return ModelDisposable([timer, source])
        }
    }

    /// Delivers each event in an action of a scheduler.
    func observe(_ schedule: @escaping (@escaping () -> Void) -> ModelDisposable) -> ModelObservable {
        .producer { sink in
            var waiting: [ModelEvent<Element>] = []
            var (isRunning, hasStopped) = (false, false)
            func takeTurn() {
                _ = schedule {
                    if sink.isDisposed { return }
                    sink.pass(waiting.removeFirst())
                    isRunning = !waiting.isEmpty
                    if isRunning { takeTurn() }
                }
            }
            return self.subscribe { event in
                if hasStopped { return }
                hasStopped = event.isStop
                waiting.append(event)
                if isRunning { return }
                isRunning = true
                takeTurn()
            }
        }
    }

    /// Begins in an action of a scheduler, and ends in one.
    func subscribe(_ schedule: @escaping (@escaping () -> Void) -> ModelDisposable) -> ModelObservable {
        .producer { sink in
            let everything = ModelSerial()
            let start = ModelSlot()
            everything.set(start)
            start.set(
                schedule {
                    let subscription = self.subscribe(sink.pass)
                    everything.set(ModelDisposable { _ = schedule(subscription.dispose) })
                })
            return everything
        }
    }
}

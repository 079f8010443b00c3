import StreamCore

let faceCases: [HolderCase] = [
    HolderCase("Signal.observer", "1 2 goes") { log in
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observeValues { log($0) }
        let disposable = signal.observe(
            keeping(
                Item {
                    log("goes")
                    input.send(value: 2)
                }))
        input.send(value: 1)
        disposable?.dispose()
    },
    HolderCase("Signal.inside", "2 goes") { log in
        let (signal, input) = Signal<Int, Never>.pipe()
        let disposable = Kept<any Disposable>(nil)
        disposable.value = signal.observe(
            keeping(
                Item {
                    log("goes")
                    input.send(value: 2)
                }
            ) { if $0 == 1 { disposable.value?.dispose() } })
        signal.observeValues { if $0 > 1 { log($0) } }
        input.send(value: 1)
        disposable.value = nil
        input.send(value: 0)
    },
    HolderCase("SignalCore.ends", "completed goes interrupted") { log in
        let (signal, input) = Signal<Int, Never>.pipe()
        signal.observe(
            keeping(
                Item {
                    log("goes")
                    input.send(value: 2)
                    signal.observeInterrupted { log("interrupted") }
                }))
        signal.observe(Signal.Observer(value: { log($0) }, completed: { log("completed") }))
        input.sendCompleted()
    },
    HolderCase("SignalCore.pipe", "goes interrupted") { log in
        let kept = Kept<Signal<Int, Never>.Observer>(nil)
        let (signal, input) = Signal<Int, Never>.pipe(
            disposable: Holding(
                Item {
                    log("goes")
                    kept.value?.send(value: 1)
                }))
        kept.value = input
        signal.observeInterrupted { log("interrupted") }
        input.sendInterrupted()
        kept.value = nil
    },
    HolderCase("SignalProducer.start", "goes interrupted") { log in
        let disposable = Kept<any Disposable>(nil)
        disposable.value = SignalProducer<Int, Never> { input, lifetime in
            let item = Item {
                log("goes")
                input.send(value: 1)
                disposable.value?.dispose()
            }
            lifetime.observeEnded { withExtendedLifetime(item) {} }
        }.start(Signal.Observer(value: { log($0) }, interrupted: { log("interrupted") }))
        disposable.value?.dispose()
        disposable.value = nil
    },
    HolderCase("Binding", "1 goes") { log in
        let (lifetime, token) = Lifetime.make()
        let (signal, input) = Signal<Int, Never>.pipe()
        bind(
            signal,
            Item {
                log("goes")
                input.send(value: 2)
            }, lifetime, log)
        input.send(value: 1)
        token.dispose()
        input.send(value: 3)
    },
    HolderCase("BindingTarget.scheduled", "goes") { log in
        let (lifetime, token) = Lifetime.make()
        let clock = TestScheduler()
        let target = BindingTarget<Item>(on: clock, lifetime: lifetime) { log($0.number) }
        target.action(
            Item(1) {
                log("goes")
                target.action(Item(2))
            })
        token.dispose()
        clock.advance()
    },
    HolderCase("MessageSink", "0 2 goes") { log in
        let sink = MessageSink<Int> { _ in }
        write(to: sink, log)
        sink.write = { log($0) }
        sink.write(2)
    },
]

/// An observer whose closures hold an item.
private func keeping(_ item: Item, _ action: @escaping (Int) -> Void = { _ in }) -> Signal<Int, Never>.Observer {
    Signal.Observer { event in withExtendedLifetime(item) { event.value.map(action) } }
}

private func bind(_ signal: Signal<Int, Never>, _ item: Item, _ lifetime: Lifetime, _ log: HolderLog) {
    BindingTarget<Int>(lifetime: lifetime) { number in withExtendedLifetime(item) { log(number) } } <~ signal
}

/// Leaves a closure in the sink that holds an item, which comes back to the sink.
private func write(to sink: MessageSink<Int>, _ log: HolderLog) {
    let item = Item {
        log("goes")
        sink.write(0)
        sink.write = { log($0) }
    }
    sink.write = { _ in withExtendedLifetime(item) {} }
}

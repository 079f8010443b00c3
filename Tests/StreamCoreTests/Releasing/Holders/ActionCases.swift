import StreamCore

let actionCases: [HolderCase] = [
    HolderCase("ActionState", "3 goes") { log in
        let state = MutableProperty<Item?>(nil)
        let action = Action<Int, Int, Never>(state: state) { item, _ in SignalProducer(value: item?.number ?? 0) }
        action.values.observeValues { log($0) }
        state.value = Item(1) {
            log("goes")
            state.value = Item(3)
        }
        state.value = Item(2)
        action.apply(0).start()
    },
    HolderCase("ActionSlots.input", "1 2 disabled goes") { log in
        let (open, input) = Signal<Int, Never>.pipe()
        let action = Action<Item, Int, Never> { item in open.producer.take(first: 1).map { _ in item.number } }
        action.values.observeValues { log($0) }
        action.apply(
            Item(1) {
                log("goes")
                action.apply(Item(2)).startWithFailed { _ in log("disabled") }
            }
        ).start()
        action.apply(Item(9)).startWithFailed { _ in log("disabled") }
        input.send(value: 0)
        input.send(value: 0)
    },
    HolderCase("ActionSlots.queue", "1 3 goes") { log in
        let (open, input) = Signal<Int, Never>.pipe()
        let action = Action<Item, Int, Never>(policy: .queue) { item in
            open.producer.take(first: 1).map { _ in item.number }
        }
        action.values.observeValues { log($0) }
        action.apply(Item(1)).start()
        action.apply(
            Item(2) {
                log("goes")
                action.apply(Item(3)).start()
            }
        ).start().dispose()
        input.send(value: 0)
        input.send(value: 0)
    },
    HolderCase("WaitingStart.latest", "3 goes goes") { log in
        let (open, input) = Signal<Int, Never>.pipe()
        let action = Action<Item, Int, Never>(policy: .latest) { item in
            open.producer.take(first: 1).map { _ in item.number }
        }
        action.values.observeValues { log($0) }
        for number in 1...2 {
            action.apply(
                Item(number) {
                    log("goes")
                    if number == 2 { action.apply(Item(3)).start() }
                }
            ).start()
        }
        action.apply(Item(4)).start()
        input.send(value: 0)
        if action.isExecuting.value { log("executing") }
    },
    HolderCase("ActionSlots.released", "goes interrupted") { log in
        let (open, _) = Signal<Int, Never>.pipe()
        var action: Action<Item, Int, Never>? = Action(policy: .queue) { _ in open.producer }
        let running = action?.apply(Item(1)).start()
        action?.apply(Item(2) { log("goes") }).startWithInterrupted { log("interrupted") }
        action = nil
        running?.dispose()
    },
    HolderCase("ActionWatchers", "1 goes") { log in
        let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
        let watcher = watch(
            action,
            Item {
                log("goes")
                _ = action.watchExecutions { _ in Signal.Observer(value: { log($0) }) }
                action.apply(1).start()
            })
        watcher.dispose()
    },
    HolderCase("ActionStreams", "2 goes") { log in
        let action = Action<Item, Item, Never> { SignalProducer(value: $0) }
        action.values.observeValues { if $0.number > 1 { log($0.number) } }
        action.apply(
            Item(1) {
                log("goes")
                action.apply(Item(2)).start()
            }
        ).start()
    },
]

private func watch(_ action: Action<Int, Int, Never>, _ item: Item) -> any Disposable {
    action.watchExecutions { _ in withExtendedLifetime(item) { nil } }
}

/// A variable that closures share.
final class Kept<Value>: @unchecked Sendable {  // of one thread
    private var current: Value?

    init(_ value: Value?) { current = value }

    /// The value; the old one is released outside of the access.
    var value: Value? {
        get { current }
        set { release(exchange(&current, with: newValue)) }
    }
}

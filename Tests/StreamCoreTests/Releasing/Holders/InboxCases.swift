import Dispatch
import StreamCore

let inboxCases: [HolderCase] = [
    HolderCase("ValueInbox", "goes goes goes") { log in
        let (signal, input) = Signal<Item, Never>.pipe()
        let values = signal.values(buffering: .bounded(1, whenFull: .dropOldest))
        withExtendedLifetime(values.makeAsyncIterator()) { sendThree(input, log) }
    },
    HolderCase("MainInbox", "goes goes goes") { log in
        let (signal, input) = Signal<Item, Never>.pipe()
        let observation = signal.observeValuesOnMain(buffering: .bounded(1, whenFull: .dropOldest)) { _ in }
        sendThree(input, log)
        observation?.dispose()
        // What the main actor was given before that, it has given up by then.
        elsewhere { DispatchQueue.main.sync {} }
    },
    HolderCase("BindingTarget.onMain", "goes goes goes") { log in
        let (signal, input) = Signal<Item, Never>.pipe()
        let (lifetime, token) = Lifetime.make()
        BindingTarget.onMain(lifetime: lifetime) { _ in } <~ signal
        sendThree(input, log)
        token.dispose()
        elsewhere { DispatchQueue.main.sync {} }
    },
]

/// Sends items that, when they go, send another one.
private func sendThree(_ input: Signal<Item, Never>.Observer, _ log: HolderLog) {
    for number in 1...3 {
        input.send(
            value: Item(number) {
                log("goes")
                input.send(value: Item())
            })
    }
}

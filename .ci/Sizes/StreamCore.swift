import StreamCore

let (values, input) = Signal<Int, Never>.pipe()
values.map { $0 * 2 }.observeValues { print($0) }
SignalProducer([1, 2, 3]).scan(0, +).startWithValues { print($0) }
input.send(value: 21)

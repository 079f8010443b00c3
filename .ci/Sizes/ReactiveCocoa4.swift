import ReactiveCocoa4

let (values, input) = Signal<Int, NoError>.pipe()
values.map { $0 * 2 }.observeNext { print($0) }
input.sendNext(21)

import OpenCombine

let subject = PassthroughSubject<Int, Never>()
let subscription = subject.map { $0 * 2 }.sink { print($0) }
let scan = [1, 2, 3].publisher.scan(0, +).sink { print($0) }
subject.send(21)

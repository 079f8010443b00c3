import StreamCore
import StreamTesting
import Testing

@Suite("Multicast")
struct MulticastTests {
    private final class NamedObserver: Observer<Int, Never>, @unchecked Sendable {
        let name: String
        let log: Recorder
        var onValue: ((Int) -> Void)?

        init(_ name: String, _ log: Recorder) {
            self.name = name
            self.log = log
            super.init()
        }

        override func receive(_ value: Int) {
            log.note("\(name)\(value)")
            onValue?(value)
        }

        override func complete() { log.note("\(name)|") }
    }

    private let log = Recorder()
    private let list = Multicast<Int, Never>()

    private func recorder(_ name: String) -> NamedObserver { NamedObserver(name, log) }

    @Test("Observers are called in the order in which they came, whatever was removed between")
    func keepsOrder() {
        let numbers = "abcd".map { list.add(recorder("\($0)")) }
        list.receive(1)
        list.remove(numbers[1])
        list.remove(numbers[0])
        list.receive(2)
        list.remove(numbers[3])
        list.receive(3)
        list.remove(numbers[2])
        #expect(list.isEmpty)
        list.receive(4)
        _ = list.add(recorder("e"))
        list.receive(5)
        #expect(log.history == "a1 b1 c1 d1 c2 d2 c3 e5")
    }

    @Test("An observer that is removed while it is being called lives until the call is over", arguments: [1, 2])
    func keepsWhatIsBeingCalled(count: Int) {
        weak var weakFirst: NamedObserver?
        do {
            let first = recorder("a")
            weakFirst = first
            let number = list.add(first)
            if count == 2 { _ = list.add(recorder("b")) }
            first.onValue = { [unowned first, list, log] value in
                list.remove(number)
                first.onValue = nil
                log.note("removed")
            }
        }
        list.receive(1)
        #expect(weakFirst == nil)
        list.receive(2)
        #expect(log.history == (count == 1 ? "a1 removed" : "a1 removed b1 b2"))
    }

    @Test("An observer that comes during a delivery misses it", arguments: [1, 2])
    func missesWhatIsUnderWay(count: Int) {
        let first = recorder("a")
        _ = list.add(first)
        if count == 2 { _ = list.add(recorder("b")) }
        first.onValue = { [unowned first, list, log] _ in
            first.onValue = nil
            _ = list.add(NamedObserver("c", log))
        }
        list.receive(1)
        list.receive(2)
        #expect(log.history == (count == 1 ? "a1 a2 c2" : "a1 b1 a2 b2 c2"))
    }

    @Test("An observer that replaces the only observer of a multicast during its call misses that value")
    func replacesTheOnlyOne() {
        let first = recorder("a")
        let number = list.add(first)
        first.onValue = { [unowned first, list, log] _ in
            first.onValue = nil
            list.remove(number)
            _ = list.add(NamedObserver("b", log))
            _ = list.add(NamedObserver("c", log))
        }
        list.receive(1)
        list.receive(2)
        #expect(log.history == "a1 b2 c2")
    }

    @Test("A terminal event empties the list first", arguments: [1, 2])
    func emptiesAtTheEnd(count: Int) {
        for index in 0..<count { _ = list.add(recorder(index == 0 ? "a" : "b")) }
        list.complete()
        #expect(list.isEmpty)
        list.complete()
        list.receive(1)
        #expect(log.history == (count == 1 ? "a|" : "a| b|"))
    }

    @Test("A stage that feeds the list hands on to the only observer, and to the list when there are more")
    func retargets() {
        let feeder = Map<Int, Int, Never>(list) { $0 }
        list.feeder = feeder
        defer { list.feeder = nil }
        feeder.receive(1)
        let number = list.add(recorder("a"))
        feeder.receive(2)
        let other = list.add(recorder("b"))
        feeder.receive(3)
        list.remove(number)
        feeder.receive(4)
        list.remove(other)
        feeder.receive(5)
        #expect(log.history == "a2 a3 b3 b4")
    }
}

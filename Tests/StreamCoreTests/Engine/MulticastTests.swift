import StreamCore
import Testing

@Suite struct MulticastTests {
    private func add(_ name: String, to multicast: Multicast<Int, TestFailure>, _ log: Log) -> (LoggingObserver, Int) {
        let observer = LoggingObserver(log, name: name)
        return (observer, multicast.add(observer))
    }

    @Test("Observers are called in the order in which they came")
    func keepsOrder() {
        let log = Log()
        let multicast = Multicast<Int, TestFailure>()
        let (_, first) = add("a", to: multicast, log)
        _ = add("b", to: multicast, log)
        multicast.receive(1)
        multicast.remove(first)
        _ = add("c", to: multicast, log)
        multicast.receive(2)
        multicast.complete()
        #expect(log.text == "a1 b1 b2 c2 bcompleted ccompleted")
    }

    @Test("An observer that is added during a delivery misses that event")
    func snapshotsForAdding() {
        let log = Log()
        let multicast = Multicast<Int, TestFailure>()
        let (observer, _) = add("a", to: multicast, log)
        observer.onValue = { value in if value == 1 { _ = self.add("b", to: multicast, log) } }
        multicast.receive(1)
        multicast.receive(2)
        #expect(log.text == "a1 a2 b2")
        observer.onValue = nil
    }

    @Test("An observer that is removed during a delivery stays alive until its end")
    func keepsRemovedAlive() {
        let log = Log()
        let multicast = Multicast<Int, TestFailure>()
        let (observer, first) = add("a", to: multicast, log)
        let (_, second) = add("b", to: multicast, log)
        observer.onValue = { _ in
            multicast.remove(first)
            multicast.remove(second)
        }
        multicast.receive(1)
        multicast.receive(2)
        #expect(log.text == "a1 b1")
        #expect(multicast.isEmpty)
        observer.onValue = nil
    }

    @Test("Nobody is in the list any more when a terminal event arrives")
    func emptiesBeforeEnd() {
        final class Checking: Observer<Int, TestFailure>, @unchecked Sendable {
            var wasEmpty = false
            weak var multicast: Multicast<Int, TestFailure>?
            override func fail(_ failure: TestFailure) { wasEmpty = multicast?.isEmpty ?? false }
        }
        let multicast = Multicast<Int, TestFailure>()
        let observer = Checking()
        observer.multicast = multicast
        _ = multicast.add(observer)
        multicast.fail(.first)
        #expect(observer.wasEmpty)
    }

    @Test("A hundred observers that leave in any order keep the others in theirs")
    func removesMany() {
        let log = Log()
        let multicast = Multicast<Int, TestFailure>()
        let numbers = (0..<100).map { add("\($0)x", to: multicast, log).1 }
        for index in stride(from: 99, through: 0, by: -1) where !index.isMultiple(of: 30) {
            multicast.remove(numbers[index])
        }
        multicast.remove(numbers[1])
        multicast.receive(7)
        #expect(log.text == "0x7 30x7 60x7 90x7")
    }
}

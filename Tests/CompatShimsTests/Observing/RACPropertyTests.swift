import CompatShims
import Foundation
import RACCompat
import TestTurns
import Testing

@Suite(.takesTurns) struct RACPropertyTests {
    private let person = Person()
    private let log = ObservedLog()

    @Test("A @RACProperty is read and written as any property")
    func isAProperty() {
        person.name = "Bob"
        person.age += 1
        person.name?.append("by")
        #expect(person.name == "Bobby")
        #expect(person.age == 31)
    }

    @Test("Objects have properties of their own")
    func isNotShared() {
        let other = Person()
        other.name = "Bob"
        #expect(person.name == "Ann")
    }

    @Test("A change is told in the call that makes it, an equal value too")
    func tellsInTheCall() {
        log.subscribe(to: RACObserve(person, \.name))
        person.name = "Bob"
        #expect(log.events == ["Ann", "Bob"])
        person.name = "Bob"
        #expect(log.events == ["Ann", "Bob", "Bob"])
    }

    @Test("A change from inside a change is told first, and both tell the newest value")
    func nests() {
        let person = person
        log.subscribe(
            to: RACObserve(person, \.age).doNext { age in
                if age as? Int == 1 { person.age = 2 }
            })
        person.age = 1
        #expect(person.age == 2)
        #expect(log.events == ["30", "2", "1"])
    }

    @Test("A value that is replaced is released, outside any lock")
    func releases() {
        final class Reading: RACObject {
            weak var person: Person?
            deinit { _ = person?.account }
        }
        final class Holder: RACObject { @RACProperty var value: AnyObject? }
        let holder = Holder()
        var reading: Reading? = Reading()
        reading?.person = person
        weak let alive = reading
        holder.value = reading
        reading = nil
        #expect(alive != nil)
        holder.value = nil
        #expect(alive == nil)
    }

    @Test("Threads that set a property lose no newest value")
    func isThreadSafe() {
        nonisolated(unsafe) let person = person
        let newest = Newest()
        withScheduler { RACObserve(person, \.age).subscribeNext { newest.value = $0 as? Int } }
        DispatchQueue.concurrentPerform(iterations: 4) { thread in
            for turn in 0..<2_000 { person.age = thread * 10_000 + turn }
        }
        #expect(newest.value == person.age)
    }

    @Test("Objects that are dropped while others change them are released")
    func survivesRaces() {
        for _ in 0..<200 {
            nonisolated(unsafe) let person = Person()
            let signal = RACObserve(person, \.account?.name)
            DispatchQueue.concurrentPerform(iterations: 3) { part in
                switch part {
                case 0: for _ in 0..<20 { person.account = Account() }
                case 1: for _ in 0..<20 { person.account?.name = "other" }
                default: for _ in 0..<20 { withScheduler { signal.subscribeNext { _ in }.dispose() } }
                }
            }
        }
    }
}

/// The last value that was sent.
private final class Newest: @unchecked Sendable {  // reached under the lock only
    private let lock = NSLock()
    private var current: Int?
    var value: Int? {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
}

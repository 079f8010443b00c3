import CompatShims
import RACCompat
import Testing

@Suite struct RACChannelToTests {
    private let a = Person()
    private let b = Person()
    private let log = ObservedLog()

    /// The same property, named in both ways.
    private func terminal(_ person: Person?, asString: Bool, _ nilValue: Any? = nil) -> RACChannelTerminal {
        asString ? RACChannelTo(person, "name", nilValue) : RACChannelTo(person, \.name, nilValue)
    }

    private func accountTerminal(_ person: Person) -> RACChannelTerminal {
        RACChannelTo(person, "account.name", "none")
    }

    @Test("RACChannelTo starts with the value, and sends changes", arguments: [true, false])
    func follows(asString: Bool) {
        log.subscribe(to: terminal(a, asString: asString))
        a.name = "Bob"
        a.name = nil
        #expect(log.events == ["Ann", "Bob", "nil"])
    }

    @Test("A value received by RACChannelTo is written, and is not sent back", arguments: [true, false])
    func writes(asString: Bool) {
        withScheduler {
            let terminal = terminal(a, asString: asString, "nobody")
            log.subscribe(to: terminal)
            terminal.sendNext("Bob")
            #expect(a.name == "Bob")
            terminal.sendNext(nil)
            #expect(a.name == "nobody")
            a.name = "Cy"
            #expect(log.events == ["Ann", "Cy"])
        }
    }

    @Test("A terminal can subscribe to signals")
    func takesSignals() {
        withScheduler {
            let subject = RACSubject()
            subject.subscribe(RACChannelTo(a, \.age))
            subject.sendNext(1)
            #expect(a.age == 1)
        }
    }

    @Test("RACChannelTo completes when the object dies, and at once without an object", arguments: [true, false])
    func completes(asString: Bool) {
        var person: Person? = Person()
        weak let alive = person
        let terminal = terminal(person, asString: asString)
        log.subscribe(to: terminal)
        person = nil
        #expect(alive == nil)
        #expect(log.events == ["Ann", "completed"])
        let none = ObservedLog()
        none.subscribe(to: self.terminal(nil, asString: asString))
        #expect(none.events == ["nil", "completed"] || none.events == ["completed"])
    }

    @Test("The channel is freed when its object dies")
    func isFreed() {
        weak var channel: RACKVOChannel?
        do {
            let person = Person()
            let made = RACKVOChannel(target: person, keyPath: \.name)
            channel = made
            withScheduler { _ = made.followingTerminal.subscribeNext { _ in } }
        }
        #expect(channel == nil)
    }

    @Test("Two objects stay in sync, and begin with the value of the right one", arguments: [true, false])
    func binds(asString: Bool) {
        withScheduler {
            b.name = "Bob"
            let writes = ObservedLog()
            writes.subscribe(to: RACObserve(a, \.name))
            terminal(a, asString: asString) <~> terminal(b, asString: asString)
            #expect(a.name == "Bob")
            a.name = "from a"
            #expect(b.name == "from a")
            b.name = "from b"
            #expect(a.name == "from b")
            #expect(writes.events == ["Ann", "Bob", "from a", "from b"])
        }
    }

    @Test("The first value is written even when it is equal")
    func writesEqualValue() {
        withScheduler {
            log.subscribe(to: RACObserve(a, \.name))
            RACChannelTo(a, \.name) <~> RACChannelTo(b, \.name)
            #expect(log.events == ["Ann", "Ann"])
        }
    }

    @Test("Three objects are bound through the one in the middle")
    func bindsTransitively() {
        let c = Person()
        withScheduler {
            RACChannelTo(a, \.name) <~> RACChannelTo(b, \.name)
            RACChannelTo(b, \.name) <~> RACChannelTo(c, \.name)
            c.name = "from c"
            #expect(a.name == "from c")
            a.name = "from a"
            #expect(c.name == "from a")
        }
    }

    @Test("Key paths stay in sync; exchanged objects are followed, and a nil in the middle drops values")
    func bindsKeyPaths() {
        withScheduler {
            a.account = Account()
            accountTerminal(b) <~> accountTerminal(a)
            let account = Account()
            b.account = account
            a.account?.name = "seen"
            #expect(account.name == "seen")
            account.name = "back"
            #expect(a.account?.name == "back")
            let other = Account()
            other.name = "other"
            a.account = other
            #expect(account.name == "other")
            a.account = nil
            #expect(account.name == "none")
        }
    }

    @Test("The binding ends when one of the objects dies")
    func endsWithAnObject() {
        var dying: Person? = Person()
        withScheduler {
            RACChannelTo(a, \.name) <~> RACChannelTo(dying, \.name)
            dying = nil
            a.name = "alone"
        }
        #expect(a.name == "alone")
    }

    @Test("Completing either end completes both, for later subscribers too", arguments: [true, false])
    func completesByHand(isLeading: Bool) {
        withScheduler {
            let channel = RACKVOChannel(target: a, keyPath: "age")
            log.subscribe(to: channel.leadingTerminal)
            (isLeading ? channel.leadingTerminal : channel.followingTerminal).sendCompleted()
            log.subscribe(to: channel.leadingTerminal)
            #expect(log.events == ["completed", "completed"])
            let following = ObservedLog()
            following.subscribe(to: channel.followingTerminal)
            #expect(following.events.last == "completed")
            a.age = 1
            #expect(following.events.last == "completed")
        }
    }

    @Test("A channel for a path through nil begins with nil, and follows what comes there")
    func beginsWithNil() {
        withScheduler {
            log.subscribe(to: RACChannelTo(a, "account.balance"))
            a.account = Account()
            a.account?.balance = 5
            #expect(log.events == ["nil", "0", "5"])
        }
    }

    @Test("A disposed subscription ends the binding")
    func endsByDisposal() {
        withScheduler {
            let subscription = RACChannelTo(b, \.name).subscribe(RACChannelTo(a, \.name))
            subscription?.dispose()
            b.name = "not seen"
            #expect(a.name == "Ann")
        }
    }
}

import Foundation
import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct PropertyChannelBridgeTests {
    private struct Opaque { let number: Int }
    private let log = Recorder()

    // MARK: From a property to a terminal

    @Test("Subscribers of a property's terminal get its value, then what it is set to")
    func follows() {
        inVirtualTime { _ in
            let property = MutableProperty<String?>("a")
            let terminal = property.channelTerminal()
            log.subscribe(to: terminal)
            property.value = nil
            property.value = "b"
            property.value = "b"
            #expect(log.entries == ["a", "nil", "b", "b"])
        }
    }

    @Test("A value sent to a property's terminal is set, and is not sent back")
    func sets() {
        inVirtualTime { _ in
            let property = MutableProperty(1)
            let terminal = property.channelTerminal(nilValue: 0)
            var values: [Int] = []
            property.signal.observeValues { values.append($0) }
            log.subscribe(to: terminal)
            terminal.sendNext(2)
            terminal.sendNext(nil)
            terminal.sendNext(NSNumber(value: 3))
            terminal.sendNext(true)
            property.value = 4
            #expect(values == [2, 0, 3, 1, 4])
            #expect(log.entries == ["1", "4"])
        }
    }

    @Test("Values without equality do not come back either")
    func setsOpaqueValues() {
        inVirtualTime { _ in
            let property = MutableProperty(Opaque(number: 1))
            let terminal = property.channelTerminal()
            log.subscribe(to: terminal.map { ($0 as? Opaque)?.number })
            terminal.sendNext(Opaque(number: 2))
            #expect(property.value.number == 2)
            property.value = Opaque(number: 3)
            #expect(log.entries == ["1", "3"])
        }
    }

    @Test("A value that is sent from inside a delivery is set after it, and does not come back then")
    func setsLater() {
        inVirtualTime { _ in
            let property = MutableProperty(1)
            let terminal = property.channelTerminal()
            terminal.subscribeNext { value in
                if value as? Int == 2 { terminal.sendNext(20) }
            }
            log.subscribe(to: terminal)
            property.value = 2
            #expect(property.value == 20)
            #expect(log.entries == ["1", "2"])
            property.value = 20
            #expect(log.entries == ["1", "2", "20"])
        }
    }

    @Test("A value of another type fails the channel, and leaves the property alone", arguments: [nil, "text"])
    func failsAtOtherTypes(value: String?) {
        inVirtualTime { _ in
            let property = MutableProperty(1)
            let terminal = property.channelTerminal()
            log.subscribe(to: terminal)
            terminal.sendNext(value)
            property.value = 2
            #expect(log.entries.count == 2)
            #expect(log.entries.last?.contains("where Int was expected") == true)
            #expect(property.value == 2)
        }
    }

    @Test("The terminal does not retain the property, and completes when that is released")
    func completes() {
        inVirtualTime { _ in
            var property: MutableProperty<Int>? = MutableProperty(1)
            let terminal = property?.channelTerminal()
            if let terminal { log.subscribe(to: terminal) }
            weak let released = property
            property = nil
            #expect(released == nil)
            #expect(log.entries == ["1", "completed"])
            terminal?.sendNext(2)
        }
    }

    @Test("Completing the terminal ends the connection, and the channel is released")
    func disconnects() {
        let count = LiveCount()
        inVirtualTime { _ in
            let property = MutableProperty(1)
            do {
                let tracked = Tracked(count)
                let terminal = property.channelTerminal()
                terminal.subscribeNext { _ = tracked.pass($0) }
                #expect(count.now == 1)
                terminal.sendCompleted()
                terminal.sendNext(5)
            }
            property.value = 2
            #expect(count.now == 0)
            #expect(property.value == 2)
        }
    }

    @Test("A property and a model of the dynamic face stay in step")
    func staysInStep() {
        inVirtualTime { _ in
            let (name, field) = (MutableProperty("Ann"), RACChannel())
            let model = name.channelTerminal()
            model.subscribe(field.leadingTerminal)
            field.leadingTerminal.subscribe(model)
            log.subscribe(to: field.followingTerminal)
            field.followingTerminal.sendNext("Bob")
            name.value = "Cy"
            #expect(log.entries == ["Ann", "Cy"])
            #expect(name.value == "Cy")
        }
    }

    // MARK: From a terminal to a property

    @Test("A property of a terminal begins with what that sends, and follows it")
    func becomesProperty() {
        inVirtualTime { _ in
            let channel = RACChannel()
            channel.leadingTerminal.sendNext("model")
            log.subscribe(to: channel.leadingTerminal)
            let property = channel.followingTerminal.property(initial: "initial")
            #expect(property.value == "model")
            channel.leadingTerminal.sendNext("again")
            #expect(property.value == "again")
            property.value = "field"
            property.value = "field"
            #expect(log.entries == ["field", "field"])
        }
    }

    @Test("A property of a terminal that has nothing to send begins with the initial value, which is not sent")
    func beginsWithInitial() {
        inVirtualTime { _ in
            let channel = RACChannel()
            log.subscribe(to: channel.followingTerminal)
            let property = channel.leadingTerminal.property(initial: 0.5)
            #expect(property.value == 0.5 && log.entries.isEmpty)
            channel.followingTerminal.sendNext(2)
            #expect(property.value == 2 && log.entries.isEmpty)
            property.value = 3
            #expect(log.entries == ["3.0"])
        }
    }

    @Test("The end of a channel leaves the property, the release of the property leaves the channel")
    func ends() {
        inVirtualTime { _ in
            let channel = RACChannel()
            log.subscribe(to: channel.leadingTerminal)
            var released: MutableProperty<Int>? = channel.followingTerminal.property(initial: 0)
            released?.value = 1
            released = nil
            let property = channel.followingTerminal.property(initial: 0)
            channel.leadingTerminal.sendNext(2)
            #expect(property.value == 2)
            channel.leadingTerminal.sendCompleted()
            property.value = 3
            #expect(log.entries == ["1", "completed"])
            let late = Recorder()
            late.subscribe(to: channel.leadingTerminal)
            late.subscribe(to: channel.followingTerminal)
            #expect(late.entries == ["completed", "2", "completed"])
        }
    }

    @Test("A value of another type that is sent to a property stops the program, and is named")
    func stopsAtOtherTypes() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            inVirtualTime { _ in
                let channel = RACChannel()
                let property = channel.followingTerminal.property(initial: 0)
                channel.leadingTerminal.sendNext("text")
                print(property.value)
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(": a property of Int was sent text, which is of type String."))
    }

    // MARK: Threads

    @Test("Values that several threads send to a property's terminal are all set, and none is sent back")
    func takesThreads() {
        let property = MutableProperty(-1)
        let terminal = property.channelTerminal()
        let (received, seen) = (Box<[Int]>([]), Box<[Int]>([]))
        inVirtualTime { _ in
            terminal.subscribeNext { value in received.mutate { $0.append(value as? Int ?? 0) } }
        }
        property.signal.observeValues { value in seen.mutate { $0.append(value) } }
        onThreads(4) { index in
            for step in 0..<250 {
                // Two threads send, two set.
                let value = index * 250 + step
                if index < 2 { terminal.sendNext(value) } else { property.value = value }
            }
        }
        #expect(Set(seen.value) == Set(0..<1000))
        #expect(received.value.count == 501 && received.value.dropFirst().allSatisfy { $0 >= 500 })
    }
}

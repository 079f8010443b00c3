import CompatShims
import RACCompat
import Testing

/// `rac_signalForSelector`.
@Suite struct RACSelectorSignallingTests {
    protocol Placed {
        func move(to place: String, animated: Bool)
    }

    class Screen: RACSelectorSignalling, Placed {
        let rac_selectorSignals = RACSelectorSignals()
        final let record: EventRecord

        init(_ record: EventRecord = EventRecord()) { self.record = record }

        func move(to place: String, animated: Bool) {
            defer { rac_didInvoke(place, animated) }
            record.add("moves")
        }

        func reload() { rac_didInvoke() }

        func name(_ name: String?, count: Int?) -> Int {
            defer { rac_didInvoke(name, count) }
            return 7
        }
    }

    final class Subscreen: Screen {
        override func reload() {
            super.reload()
            record.add("reloaded below")
        }
    }

    private let record = EventRecord()

    @Test("The arguments of each call are sent in their order, after the method has done its work")
    func sendsArguments() {
        let screen = Screen(record)
        record.subscribe(to: screen.rac_signalForSelector("move(to:animated:)"))
        screen.move(to: "home", animated: true)
        screen.move(to: "end", animated: false)
        #expect(record.events == ["moves", "(home true)", "moves", "(end false)"])
    }

    @Test("A method without arguments sends an empty tuple; nil is nil; the result is the method's")
    func sendsEmptyTuplesAndNils() {
        let screen = Screen(record)
        record.subscribe(to: screen.rac_signalForSelector("reload()"))
        record.subscribe(to: screen.rac_signalForSelector("name(_:count:)"))
        screen.reload()
        #expect(screen.name(nil, count: nil) == 7)
        #expect(record.events == ["()", "(nil nil)"])
    }

    @Test("A method that a protocol declares has the same signal")
    func sendsProtocolMethods() {
        let screen = Screen(record)
        let signal = screen.rac_signalForSelector("move(to:animated:)", fromProtocol: (any Placed).self)
        #expect(signal === screen.rac_signalForSelector("move(to:animated:)"))
        record.subscribe(to: signal)
        (screen as any Placed).move(to: "home", animated: true)
        #expect(record.events == ["moves", "(home true)"])
    }

    @Test("rac_signalForSelector is a separate signal for each object and each method")
    func isPerObjectAndMethod() {
        let (first, second) = (Screen(), Screen())
        record.subscribe(to: first.rac_signalForSelector("reload()")) { _ in "first" }
        record.subscribe(to: second.rac_signalForSelector("reload()")) { _ in "second" }
        first.move(to: "", animated: false)
        second.reload()
        first.reload()
        #expect(record.events == ["second", "first"])
    }

    @Test("A subclass that calls the overridden method sends once")
    func sendsOnceFromSubclasses() {
        let screen = Subscreen(record)
        record.subscribe(to: screen.rac_signalForSelector("reload()"))
        screen.reload()
        #expect(record.events == ["()", "reloaded below"])
    }

    @Test("rac_signalForSelector completes when the object is released, and does not retain it")
    func completes() {
        weak var released: Screen?
        do {
            let screen = Screen()
            released = screen
            record.subscribe(to: screen.rac_signalForSelector("reload()"))
        }
        #expect(released == nil)
        #expect(record.events == ["completed"])
    }

    @Test("Disposal ends a subscription; a call from inside a delivery is delivered at once")
    func disposesAndNests() {
        let screen = Screen()
        let subscription = record.subscribe(to: screen.rac_signalForSelector("reload()"))
        screen.rac_signalForSelector("move(to:animated:)").subscribeNext { _ in screen.reload() }
        screen.move(to: "", animated: true)
        subscription.dispose()
        screen.reload()
        #expect(record.events == ["()"])
    }

    @Test("Threads that ask for it and call the method meanwhile get one signal, and lose no call")
    func isThreadSafe() async {
        let screen = AcrossThreads(Screen())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { [record] in
                    let signal = screen.value.rac_signalForSelector("reload()")
                    for _ in 0..<250 { screen.value.reload() }
                    if signal === screen.value.rac_signalForSelector("reload()") { record.add("same") }
                }
            }
        }
        #expect(record.events == ["same", "same", "same", "same"])
        let counter = EventRecord()
        counter.subscribe(to: screen.value.rac_signalForSelector("reload()"))
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { for _ in 0..<250 { screen.value.reload() } }
            }
        }
        #expect(counter.events.count == 1000)
    }
}

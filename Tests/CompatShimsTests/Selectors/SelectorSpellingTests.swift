import CompatShims
import RACCompat
import Testing

/// The names that the importer gave to the selectors of this folder and of the controls.
@Suite struct SelectorSpellingTests {
    private let record = EventRecord()

    @Test("The signals of methods and callbacks are the same ones")
    func returnsSameSignals() {
        let screen = RACSelectorSignallingTests.Screen()
        let signal = screen.rac_signalForSelector("reload()")
        #expect(screen.rac_signal(for: "reload()") === signal)
        #expect(screen.rac_signal(for: "reload()", from: (any CustomStringConvertible).self) === signal)
        let proxy = RACDelegateProxyTests.ListProxy()
        #expect(proxy.signal(for: "list(_:didSelect:)") === proxy.signalForSelector("list(_:didSelect:)"))
    }

    @Test("The signal for events sends the same") @MainActor
    func sendsEvents() {
        let button = TestButton()
        record.subscribe(to: button.rac_signal(for: .touchUpInside))
        button.press()
        button.toggle()
        #expect(record.events == ["button"])
    }
}

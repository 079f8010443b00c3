import CompatShims
import RACCompat
import Testing

/// `RACDelegateProxy`.
@Suite struct RACDelegateProxyTests {
    protocol ListDelegate: AnyObject {
        func list(_ list: String, didSelect row: Int)
        func listShouldEdit(_ list: String) -> Bool
    }

    final class ListProxy: RACDelegateProxy<any ListDelegate>, ListDelegate {
        func list(_ list: String, didSelect row: Int) {
            rac_callback(list, row) { $0.list(list, didSelect: row) }
        }

        func listShouldEdit(_ list: String) -> Bool {
            rac_callback(list) { $0.listShouldEdit(list) } ?? false
        }
    }

    final class Delegate: ListDelegate {
        let record: EventRecord

        init(_ record: EventRecord) { self.record = record }

        func list(_ list: String, didSelect row: Int) { record.add("delegate \(list) \(row)") }
        func listShouldEdit(_ list: String) -> Bool { true }
    }

    private let record = EventRecord()
    private let proxy = ListProxy()

    @Test("A callback is sent on its signal")
    func sendsCallbacks() {
        record.subscribe(to: proxy.signalForSelector("list(_:didSelect:)"))
        proxy.list("list", didSelect: 3)
        #expect(record.events == ["(list 3)"])
    }

    @Test("Callbacks that nobody has asked for reach the delegate, and its results come back")
    func forwardsOthers() {
        let delegate = Delegate(record)
        #expect(!proxy.listShouldEdit("list"))
        proxy.rac_proxiedDelegate = delegate
        #expect(proxy.rac_proxiedDelegate === delegate)
        proxy.list("list", didSelect: 3)
        #expect(proxy.listShouldEdit("list"))
        #expect(record.events == ["delegate list 3"])
    }

    @Test("A callback that has a signal does not reach the delegate")
    func doesNotForwardSignals() {
        let delegate = Delegate(record)
        proxy.rac_proxiedDelegate = delegate
        record.subscribe(to: proxy.signalForSelector("list(_:didSelect:)"))
        record.subscribe(to: proxy.signalForSelector("listShouldEdit(_:)"))
        proxy.list("list", didSelect: 3)
        #expect(!proxy.listShouldEdit("list"))
        #expect(record.events == ["(list 3)", "(list)"])
    }

    @Test("The delegate is not held, and the signals complete with the proxy")
    func holdsNothing() {
        weak var released: Delegate?
        do {
            let delegate = Delegate(record)
            let proxy = ListProxy()
            released = delegate
            proxy.rac_proxiedDelegate = delegate
            record.subscribe(to: proxy.signalForSelector("listShouldEdit(_:)"))
        }
        #expect(released == nil)
        #expect(record.events == ["completed"])
    }
}

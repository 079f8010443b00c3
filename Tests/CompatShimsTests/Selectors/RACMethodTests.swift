import CompatShims
import RACCompat
import StreamCore
import Testing

/// `RACMethod`.
@Suite struct RACMethodTests {
    private let record = EventRecord()

    @Test("A call does its work, returns the result, and sends the arguments, untyped and typed")
    func sendsArguments() {
        let add = RACMethod { [record] (left: Int, right: Int?) in
            record.add("adds")
            return left + (right ?? 0)
        }
        record.subscribe(to: add.rac_signal)
        add.calls.observeValues { [record] left, right in record.add("\(left) and \(right ?? 0)") }
        #expect(add(1, 2) == 3)
        #expect(add(4, nil) == 4)
        #expect(record.events == ["adds", "(1 2)", "1 and 2", "adds", "(4 nil)", "4 and 0"])
    }

    @Test("A RACMethod can be passed as a closure, and copies share their signals")
    func isClosure() {
        let select = RACMethod { (_: String) in }
        let onSelect: (String) -> Void = { [copy = select] in copy($0) }
        record.subscribe(to: select.rac_signal)
        onSelect("row")
        #expect(record.events == ["(row)"])
    }

    @Test("The dynamic and the typed signal of a RACMethod complete when its last copy is released")
    func completes() {
        do {
            let reload = RACMethod {}
            let copy = reload
            record.subscribe(to: copy.rac_signal)
            reload.calls.observeCompleted { [record] in record.add("typed completed") }
            copy()
        }
        #expect(record.events == ["()", "completed", "typed completed"])
    }
}

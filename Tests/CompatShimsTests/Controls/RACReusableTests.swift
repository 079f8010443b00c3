import CompatShims
import RACCompat
import Testing

/// `rac_prepareForReuseSignal`.
@Suite @MainActor struct RACReusableTests {
    final class Cell: RACReusable {
        let rac_selectorSignals = RACSelectorSignals()
        var title = "old"

        func prepareForReuse() {
            defer { rac_didInvoke() }
            title = ""
        }
    }

    @Test(
        "rac_prepareForReuseSignal sends a unit after each call of prepareForReuse, and completes when the view is released"
    )
    func sendsUnits() {
        let record = EventRecord()
        do {
            let cell = Cell()
            record.subscribe(to: cell.rac_prepareForReuseSignal) { [weak cell] unit in
                "\(shown(unit)) \(cell?.title ?? "nil")"
            }
            cell.prepareForReuse()
            cell.prepareForReuse()
        }
        #expect(record.events == ["unit ", "unit ", "completed"])
    }

    @Test("rac_prepareForReuseSignal ends the bindings of a cell's old content")
    func endsOldContent() {
        let cell = Cell()
        let titles = RACSubject()
        titles.takeUntil(cell.rac_prepareForReuseSignal).setKeyPath(\.title, onObject: cell)
        titles.sendNext("shown")
        #expect(cell.title == "shown")
        cell.prepareForReuse()
        titles.sendNext("late")
        #expect(cell.title == "")
    }
}

import CompatShims
import Foundation
import RACCompat
import Testing

// Subclasses that say that they live on the main actor.

@MainActor private final class Editor: RACMainActorObject {
    @RACProperty var text: String
    private(set) var label = ""

    override init() {
        text = "draft"
        super.init()
        RAC(self, \.label) <~ RACObserve(self, \.text)
    }
}

@MainActor private final class Account: RACObject {
    @RACProperty var owner: String
    private(set) var label = ""

    init(owner: String) {
        self.owner = owner
        super.init()
        RAC(self, \.label) <~ RACObserve(self, \.owner)
    }
}

@MainActor private protocol ChoiceDelegate: AnyObject {
    func choose(_ row: Int)
}

@MainActor private final class ChoiceDelegateProxy: RACDelegateProxy<any ChoiceDelegate>, ChoiceDelegate {
    func choose(_ row: Int) {
        rac_callback(row) { $0.choose(row) }
    }
}

@MainActor private final class TitleSubject: RACSubject, @unchecked Sendable {  // adds no state
    override func sendNext(_ value: Any?) { super.sendNext((value as? String)?.capitalized) }
}

/// A clock that counts what was scheduled.
private final class CountingClock: RACTestScheduler, @unchecked Sendable {  // used by one test
    private(set) var count = 0
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
        super.init()
    }

    override func after(_ date: Date, schedule block: @escaping () -> Void) -> RACDisposable? {
        count += 1
        return count > limit ? nil : super.after(date, schedule: block)
    }
}

@MainActor @Suite struct SubclassTests {
    @Test("The initializer without parameters is of the main actor in a subclass of RACMainActorObject")
    func plainInitializer() {
        let editor = Editor()
        editor.text = "letter"
        #expect(editor.label == "letter")
    }

    @Test("The initializer with parameters is of the main actor in a subclass of RACObject")
    func initializer() {
        let account = Account(owner: "Ann")
        account.owner = "Bob"
        #expect(account.label == "Bob")
    }

    @Test("Proxies and subjects")
    func others() {
        let proxy = ChoiceDelegateProxy()
        var seen: [String] = []
        proxy.signalForSelector("choose(_:)").reduceEach { (row: Int) in row }
            .subscribeNext { (row: Int) in seen.append("\(row)") }
        proxy.choose(3)
        let titles = TitleSubject()
        titles.subscribeNext { (title: String) in seen.append(title) }
        titles.sendNext("ann")
        #expect(seen == ["3", "Ann"])
    }

    @Test("A test scheduler with an initializer of its own")
    func clocks() {
        let clock = CountingClock(limit: 2)
        var seen: [Int] = []
        for second in 1...3 { clock.afterDelay(TimeInterval(second)) { seen.append(second) } }
        clock.stepAll()
        #expect(seen == [1, 2])
        #expect(clock.count == 3)
    }
}

import CompatShims
import Dispatch
import RACCompat
import Testing

// Subclasses of the library's classes, in a program that lives on the main actor and was written for RACObject.

private typealias RACObject = RACMainActorObject

private final class Account: RACObject {
    @RACProperty var balance = 0
    @RACProperty var owner: String
    @RACProperty private(set) var label = ""
    private let onEnd: () -> Void

    init(owner: String, onEnd: @escaping () -> Void = {}) {
        self.owner = owner
        self.onEnd = onEnd
        super.init()
        RAC(self, \.label)
            <~ RACSignal.combineLatest([RACObserve(self, \.owner), RACObserve(self, \.balance)]) {
                (owner: String, balance: Int) in "\(owner): \(balance)"
            }
    }

    isolated deinit { onEnd() }
}

private class ViewModel: RACObject {
    @RACProperty var title: String
    @RACLate private(set) var clear: RACCommand

    override init() {
        title = "untitled"
        super.init()
        title = "new"
        clear = RACCommand { [weak self] _ in
            self?.title = ""
            return .empty()
        }
    }
}

private final class EditorModel: ViewModel {
    @RACProperty var text = ""

    override init() {
        super.init()
        RAC(self, \.title) <~ RACObserve(self, \.text).skip(1)
    }
}

/// A class that has a superclass of its own.
private class Device {
    let serial: Int
    init(serial: Int) { self.serial = serial }
}

private final class Thermometer: Device, RACObservable {
    let rac_lifetimeToken = RACLifetimeToken()
    @RACProperty var celsius = 20.0
}

private protocol ChoiceDelegate: AnyObject {
    func choose(_ row: Int) -> Bool
}

private final class ChoiceDelegateProxy: RACDelegateProxy<any ChoiceDelegate>, ChoiceDelegate {
    nonisolated override init() { super.init() }

    convenience init(_ delegate: any ChoiceDelegate) {
        self.init()
        rac_proxiedDelegate = delegate
    }

    nonisolated override class var rac_selectors: [String] { ["choose(_:)"] }

    func choose(_ row: Int) -> Bool {
        rac_callback(row) { $0.choose(row) } ?? false
    }
}

private final class EvenChoices: ChoiceDelegate {
    func choose(_ row: Int) -> Bool { row.isMultiple(of: 2) }
}

// What is called on any thread is not of the main actor.

private nonisolated final class UppercaseSubject: RACSubject, @unchecked Sendable {  // adds no state
    override func sendNext(_ value: Any?) { super.sendNext((value as? String)?.uppercased()) }
}

private nonisolated final class LoadCommand: RACCommand, @unchecked Sendable {  // adds no state
    init(path: String) {
        super.init(enabled: nil) { input in .return("\(path)/\(input ?? "")") }
    }
}

private nonisolated final class Countdown: RACSignal, @unchecked Sendable {  // immutable
    private let start: Int

    init(from start: Int) {
        self.start = start
        super.init()
    }

    override func subscribe(_ subscriber: any RACSubscriber) -> RACDisposable? {
        for number in (1...start).reversed() { subscriber.sendNext(number) }
        subscriber.sendCompleted()
        return nil
    }
}

private nonisolated final class InlineScheduler: RACScheduler, @unchecked Sendable {  // adds no state
    override func schedule(_ block: @escaping () -> Void) -> RACDisposable? {
        performAsCurrentScheduler(block)
        return nil
    }
}

private nonisolated final class LabelledScheduler: RACQueueScheduler, @unchecked Sendable {  // adds no state
    init(label: String) { super.init(name: label, queue: DispatchQueue(label: label)) }
}

private nonisolated final class Repeated: RACSequence, @unchecked Sendable {  // immutable
    private let value: Int

    init(_ value: Int) {
        self.value = value
        super.init()
    }

    override var head: Any? { value }
    override var tail: RACSequence? { value == 0 ? nil : Repeated(value - 1) }
}

private nonisolated final class NotingDisposable: RACDisposable, @unchecked Sendable {  // immutable
    private let subject: RACSubject

    init(_ subject: RACSubject) {
        self.subject = subject
        super.init()
    }

    override func dispose() {
        subject.sendNext("disposed")
        super.dispose()
    }
}

private nonisolated final class Pair: RACChannel, @unchecked Sendable {}  // adds no state
private nonisolated final class Remembered: RACBehaviorSubject, @unchecked Sendable {}  // adds no state
private nonisolated final class Recorded: RACReplaySubject, @unchecked Sendable {}  // adds no state

@Suite(.timeLimit(.minutes(40))) struct SubclassTests {
    @Test("An object with an initializer of its own is observed and bound, and tells when it goes")
    func objects() {
        var seen: [String] = []
        var isGone = false
        do {
            let account = Account(owner: "Ann") { isGone = true }
            RACObserve(account, \.label).subscribeNext { (label: String) in seen.append(label) }
            account.rac_willDeallocSignal().subscribeCompleted { seen.append("end") }
            account.balance = 5
            RACObserve(account, "owner").subscribeNext { (owner: String) in seen.append(owner) }
        }
        #expect(seen == ["Ann: 0", "Ann: 5", "Ann", "end"])
        #expect(isGone)
    }

    @Test("override init() is of the main actor, and a subclass of a subclass calls it")
    func hierarchies() {
        let model = EditorModel()
        #expect(model.title == "new")
        model.text = "Dear Ann"
        #expect(model.title == "Dear Ann")
        model.clear.execute(nil)
        #expect(model.title == "")
    }

    @Test("A class with another superclass adopts the protocol")
    func adoption() {
        let thermometer = Thermometer(serial: 1)
        var seen: [Double] = []
        RACObserve(thermometer, \.celsius).subscribeNext { (celsius: Double) in seen.append(celsius) }
        thermometer.celsius = 21
        #expect(seen == [20, 21])
    }

    @Test("A delegate proxy hands on what no signal was asked for")
    func delegates() {
        let delegate = EvenChoices()
        let proxy = ChoiceDelegateProxy(delegate)
        #expect(proxy.choose(2))
        var rows: [Int] = []
        proxy.signalForSelector("choose(_:)").reduceEach { (row: Int) in row }
            .subscribeNext { (row: Int) in rows.append(row) }
        #expect(!proxy.choose(4))
        #expect(rows == [4])
    }

    @Test("Subjects, signals, commands and sequences")
    func streams() throws {
        var seen: [String] = []
        let subject = UppercaseSubject()
        subject.subscribeNext { (name: String) in seen.append(name) }
        subject.sendNext("ann")
        Countdown(from: 2).map { (number: Int) in "\(number)" }.subscribeNext { (text: String) in seen.append(text) }
        let remembered = Remembered(defaultValue: "b")
        remembered.subscribeNext { (name: String) in seen.append(name) }
        let recorded = Recorded()
        recorded.sendNext("r")
        recorded.subscribeNext { (name: String) in seen.append(name) }
        let pair = Pair()
        pair.followingTerminal.subscribeNext { (name: String) in seen.append(name) }
        pair.leadingTerminal.sendNext("p")
        #expect(seen == ["ANN", "2", "1", "b", "r", "p"])
        #expect(Repeated(2).array as? [Int] == [2, 1, 0])
        let loaded = try LoadCommand(path: "drafts").execute(1).asynchronousFirstOrDefault(nil)
        #expect(loaded as? String == "drafts/1")
    }

    @Test("Schedulers and disposables")
    func schedulers() async {
        var seen: [String] = []
        let subject = RACSubject()
        subject.subscribeNext { (event: String) in seen.append(event) }
        NotingDisposable(subject).dispose()
        RACSignal.return("inline").deliverOn(InlineScheduler(name: "inline"))
            .subscribeNext { (text: String) in seen.append(text) }
        #expect(seen == ["disposed", "inline"])
        await withCheckedContinuation { continuation in
            RACSignal.return(1).deliverOn(LabelledScheduler(label: "work")).deliverOnMainThread()
                .subscribeCompleted { continuation.resume() }
        }
    }
}

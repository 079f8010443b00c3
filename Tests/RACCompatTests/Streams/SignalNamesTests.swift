import Foundation
import RACCompat
import Testing

/// Names are switched on for this process, and stay on; what holds when they are off is tested in processes of its own.
@Suite struct SignalNamesTests {
    /// An expression, and the name that its result has.
    struct Format: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: @Sendable (Fixture) -> String
        let make: @Sendable (Fixture) -> RACSignal

        init(_ expected: String, _ make: @escaping @Sendable (Fixture) -> RACSignal) {
            testDescription = expected
            self.expected = { _ in expected }
            self.make = make
        }

        /// An operator whose name shows what it was given.
        init(
            of operation: String, _ expected: @escaping @Sendable (Fixture) -> String,
            _ make: @escaping @Sendable (Fixture) -> RACSignal
        ) {
            testDescription = operation
            self.expected = expected
            self.make = make
        }
    }

    /// A receiver with the name `N`, and what operators are given.
    final class Fixture: Sendable {
        let receiver: RACSignal
        let other: RACSignal
        let scheduler = RACTestScheduler()

        init() {
            SignalNames.areOn = true
            receiver = .createSignal { _ in nil }
            other = .createSignal { _ in nil }
            receiver.name = "N"
            other.name = "other"
        }

        var list: String { "(\n    \"\(receiver)\",\n    \"\(other)\"\n)" }
    }

    static let formats: [Format] = values + joins + times + others

    private static let values: [Format] = [
        Format("[N] -flattenMap:") { $0.receiver.flattenMap { _ in nil } },
        Format("[N] -flatten") { $0.receiver.flatten() },
        Format("[N] -map:") { $0.receiver.map { $0 } },
        Format("[N] -mapReplace: 7") { $0.receiver.mapReplace(7) },
        Format("[N] -mapReplace: <(null): 0x0>") { $0.receiver.mapReplace(nil) },
        Format("[N] -combinePreviousWithStart: 7 reduce:") {
            $0.receiver.combinePreviousWithStart(7) { _, next in next }
        },
        Format("[N] -filter:") { $0.receiver.filter { _ in true } },
        Format("[N] -ignore: x") { $0.receiver.ignore("x") },
        Format("[N] -ignoreValues") { $0.receiver.ignoreValues() },
        Format("[N] -reduceEach:") { $0.receiver.reduceEach { (first: Int) in first } },
        Format("[N] -startWith: 7") { $0.receiver.startWith(7) },
        Format("[N] -startWith: (\n    1,\n    \"<null>\"\n)") { $0.receiver.startWith(RACTuplePack(1, nil)) },
        Format("[N] -skip: 3") { $0.receiver.skip(3) },
        Format("[N] -take: 3") { $0.receiver.take(3) },
        Format("+empty") { $0.receiver.take(0) },
        Format("[N] -scanWithStart: 7 reduce:") { $0.receiver.scanWithStart(7) { _, next in next } },
        Format("[N] -scanWithStart: 7 reduceWithIndex:") { $0.receiver.scanWithStart(7) { _, next, _ in next } },
        Format("[N] -takeUntilBlock:") { $0.receiver.takeUntilBlock { _ in true } },
        Format("[N] -takeWhileBlock:") { $0.receiver.takeWhileBlock { _ in true } },
        Format("[N] -skipUntilBlock:") { $0.receiver.skipUntilBlock { _ in true } },
        Format("[N] -skipWhileBlock:") { $0.receiver.skipWhileBlock { _ in true } },
        Format("[N] -distinctUntilChanged") { $0.receiver.distinctUntilChanged() },
        Format("[N] -bind:") { $0.receiver.bind { { _, _ in nil } } },
        Format("[N] -collect") { $0.receiver.collect() },
        Format("[N] -takeLast: 3") { $0.receiver.takeLast(3) },
        Format("[N] -aggregateWithStartFactory:reduce:") {
            $0.receiver.aggregateWithStartFactory({ 7 }, reduce: { $1 })
        },
        Format("[N] -aggregateWithStart: 7 reduce:") { $0.receiver.aggregateWithStart(7) { _, next in next } },
        Format("[N] -aggregateWithStart: 7 reduceWithIndex:") {
            $0.receiver.aggregateWithStart(7) { _, next, _ in next }
        },
        Format("[N] -groupBy:transform:") { $0.receiver.groupBy({ $0 }, transform: { $0 }) },
        Format("[N] -groupBy:") { $0.receiver.groupBy { $0 } },
        Format("[N] -any") { $0.receiver.any() },
        Format("[N] -any:") { $0.receiver.any { _ in true } },
        Format("[N] -all:") { $0.receiver.all { _ in true } },
        Format("[N] -materialize") { $0.receiver.materialize() },
        Format("[N] -dematerialize") { $0.receiver.dematerialize() },
        Format("[N] -not") { $0.receiver.not() },
        Format("[N] -and") { $0.receiver.and() },
        Format("[N] -or") { $0.receiver.or() },
        Format("[N] -reduceApply") { $0.receiver.reduceApply() },
    ]

    private static let joins: [Format] = [
        Format(of: "+zip:", { "+zip: \($0.list)" }, { RACSignal.zip([$0.receiver, $0.other]) }),
        Format(
            of: "+zip:reduce:", { "+zip: \($0.list) reduce:" },
            { RACSignal.zip([$0.receiver, $0.other]) { (first: Int, _: Int) in first } }),
        Format(of: "+concat:", { "+concat: \($0.list)" }, { RACSignal.concat([$0.receiver, $0.other]) }),
        Format(of: "+merge:", { "+merge: \($0.list)" }, { RACSignal.merge([$0.receiver, $0.other]) }),
        Format(
            of: "+combineLatest:", { "+combineLatest: \($0.list)" },
            { RACSignal.combineLatest([$0.receiver, $0.other]) }),
        Format(
            of: "+combineLatest:reduce:", { "+combineLatest: \($0.list) reduce:" },
            { RACSignal.combineLatest([$0.receiver, $0.other]) { (first: Int, _: Int) in first } }),
        Format(of: "-concat:", { "[N] -concat: \($0.other)" }, { $0.receiver.concat($0.other) }),
        Format(of: "-zipWith:", { "[N] -zipWith: \($0.other)" }, { $0.receiver.zipWith($0.other) }),
        Format(
            of: "-combineLatestWith:", { "[N] -combineLatestWith: \($0.other)" },
            { $0.receiver.combineLatestWith($0.other) }),
        Format(of: "-merge:", { "[N] -merge: \($0.other)" }, { $0.receiver.merge($0.other) }),
        Format(of: "-takeUntil:", { "[N] -takeUntil: \($0.other)" }, { $0.receiver.takeUntil($0.other) }),
        Format("+createSignal:") { $0.receiver.takeUntilReplacement($0.other) },
        Format(of: "-sample:", { "[N] -sample: \($0.other)" }, { $0.receiver.sample($0.other) }),
        Format(of: "-catchTo:", { "[N] -catchTo: \($0.other)" }, { $0.receiver.catchTo($0.other) }),
        Format("[N] -flatten: 2") { $0.receiver.flatten(2) },
        Format("[N] -concat") { $0.receiver.concat() },
        Format("[N] -then:") { fixture in fixture.receiver.then { fixture.other } },
        Format("[N] -switchToLatest") { $0.receiver.switchToLatest() },
        Format(
            of: "+switch:cases:default:",
            { "+switch: \($0.receiver) cases: {\n    1 = \"\($0.other)\";\n} default: \($0.other)" },
            { RACSignal.switch($0.receiver, cases: [1: $0.other], default: $0.other) }),
        Format(
            of: "+switch:cases:default: without a default",
            { "+switch: \($0.receiver) cases: {\n} default: (null)" },
            { RACSignal.switch($0.receiver, cases: [:], default: nil) }),
        Format(
            of: "+if:then:else:", { "+if: \($0.receiver) then: \($0.other) else: \($0.receiver)" },
            { RACSignal.if($0.receiver, then: $0.other, else: $0.receiver) }),
    ]

    private static let times: [Format] = [
        Format("[N] -throttle: 0.500000") { $0.receiver.throttle(0.5) },
        Format("[N] -throttle: 0.500000 valuesPassingTest:") { $0.receiver.throttle(0.5) { _ in true } },
        Format("[N] -delay: 1.000000") { $0.receiver.delay(1) },
        Format("[N] -repeat") { $0.receiver.repeat() },
        Format("[N] -retry: 3") { $0.receiver.retry(3) },
        Format("[N] -retry") { $0.receiver.retry() },
        Format(
            of: "-bufferWithTime:onScheduler:", { "[N] -bufferWithTime: 1.000000 onScheduler: \($0.scheduler)" },
            { $0.receiver.bufferWithTime(1, onScheduler: $0.scheduler) }),
        Format(
            of: "+interval:onScheduler:", { "+interval: 1.000000 onScheduler: \($0.scheduler)" },
            { RACSignal.interval(1, onScheduler: $0.scheduler) }),
        Format(
            of: "+interval:onScheduler:withLeeway:",
            { "+interval: 1.000000 onScheduler: \($0.scheduler) withLeeway: 0.250000" },
            { RACSignal.interval(1, onScheduler: $0.scheduler, withLeeway: 0.25) }),
        Format(
            of: "-timeout:onScheduler:", { "[N] -timeout: 1.000000 onScheduler: \($0.scheduler)" },
            { $0.receiver.timeout(1, onScheduler: $0.scheduler) }),
        Format(of: "-deliverOn:", { "[N] -deliverOn: \($0.scheduler)" }, { $0.receiver.deliverOn($0.scheduler) }),
        Format(of: "-subscribeOn:", { "[N] -subscribeOn: \($0.scheduler)" }, { $0.receiver.subscribeOn($0.scheduler) }),
        Format("[N] -deliverOnMainThread") { $0.receiver.deliverOnMainThread() },
        Format(
            of: "+startEagerlyWithScheduler:block:", { "+startEagerlyWithScheduler: \($0.scheduler) block:" },
            { RACSignal.startEagerlyWithScheduler($0.scheduler) { _ in } }),
        Format(
            of: "+startLazilyWithScheduler:block:", { "+startLazilyWithScheduler: \($0.scheduler) block:" },
            { RACSignal.startLazilyWithScheduler($0.scheduler) { _ in } }),
    ]

    private static let others: [Format] = [
        Format("+never") { _ in .never() },
        Format("+createSignal:") { _ in .createSignal { _ in nil } },
        Format("+empty") { _ in .empty() },
        // As in the release builds of the original: without the value, and nothing changes the name.
        Format("+return:") { _ in .return(7) },
        Format("+return:") { _ in RACSignal.return(7).setNameWithFormat("other") },
        Format("+error:") { _ in .error(TestFailure.first) },
        Format("+defer:") { fixture in .defer { fixture.other } },
        Format("+try:") { _ in .try { 7 } },
        Format("[N] -try:") { $0.receiver.try { _ in true } },
        Format("[N] -tryMap:") { $0.receiver.tryMap { $0 } },
        Format("[N] -catch:") { fixture in fixture.receiver.catch { _ in fixture.other } },
        Format("[N] -doNext:") { $0.receiver.doNext { _ in } },
        Format("[N] -doError:") { $0.receiver.doError { _ in } },
        Format("[N] -doCompleted:") { $0.receiver.doCompleted {} },
        Format("[N] -initially:") { $0.receiver.initially {} },
        Format("[N] -finally:") { $0.receiver.finally {} },
        Format("[N] -multicast: [N] -publish") { $0.receiver.publish().signal },
        Format("[N] -multicast: s") { fixture in
            let subject = RACSubject()
            subject.name = "s"
            return fixture.receiver.multicast(subject).signal
        },
        Format("[N] -multicast: [N] -replay") { $0.receiver.replay() },
        Format("[N] -multicast: [N] -replayLast") { $0.receiver.replayLast() },
        Format("[N] -replayLazily") { $0.receiver.replayLazily() },
        Format("[[N] -multicast: [N] -publish] -autoconnect") { $0.receiver.publish().autoconnect() },
        Format("[[N] -map:] -filter:") { $0.receiver.map { $0 }.filter { _ in true } },
        Format("") { _ in RACSubject.subject() },
        Format("-load: /a page: 2 next: (null)") { fixture in
            let next: NSNumber? = nil
            let url = URL(string: "/a")
            return fixture.receiver.setNameWithFormat("-load: %@ page: %@ next: %@", url, 2, next)
        },
        Format("Ann, 7, 2.5, 1, [1, 2]") { fixture in
            fixture.receiver.setNameWithFormat("%@, %@, %@, %@, %@", "Ann", NSNumber(value: 7), 2.5, true, [1, 2])
        },
        Format("007 -1 18446744073709551615 ff 1.50 2.00 A 100%") { fixture in
            fixture.receiver.setNameWithFormat(
                "%03d %ld %lu %x %.2f %.2f %c 100%%", 7, NSNumber(value: -1), UInt64.max, 255, 1.5, 2, 65)
        },
        Format("b a b") { $0.receiver.setNameWithFormat("%2$@ %1$@ %2$@", "a", "b") },
        Format("many 2 (null)") { $0.receiver.setNameWithFormat("%d %d %d", "many", 2, nil) },
        Format("N -select") { fixture in fixture.receiver.setNameWithFormat("%s -%s", fixture.receiver.name, "select")
        },
        // Put together by interpolation, it is no format.
        Format("/a%20call?q=%@&n=5%") { fixture in
            let url = "/a%20call?q=%@&n=5%"
            return fixture.receiver.setNameWithFormat("\(url)")
        },
        Format("more %@") { $0.receiver.setNameWithFormat("%@ %@", "more") },
        Format("3 and x") { $0.receiver.setNameWithFormat("%d and %@", 3, "x" as NSString) },
    ]

    @Test(arguments: formats)
    func theNameIsThatOfTheOriginal(format: Format) {
        let fixture = Fixture()
        #expect(format.make(fixture).name == format.expected(fixture))
    }

    @Test func theDescriptionShowsTheClassOfTheOriginal() {
        SignalNames.areOn = true
        func begins(_ signal: RACSignal, _ start: String) -> Bool { signal.description.hasPrefix("<\(start): 0x") }
        #expect(begins(.createSignal { _ in nil }, "RACDynamicSignal"))
        #expect(begins(.return(1), "RACReturnSignal"))
        #expect(begins(.empty(), "RACEmptySignal"))
        #expect(begins(.error(nil), "RACErrorSignal"))
        #expect(begins(RACSubject(), "RACSubject"))
        #expect(RACSignal.return(1).map { $0 }.description.hasSuffix("> name: [+return:] -map:"))
    }

    @Test func valuesAreDescribedByContentOrByAddress() {
        SignalNames.areOn = true
        let scheduler = RACTestScheduler()
        let address = "\(Unmanaged.passUnretained(scheduler).toOpaque())"
        #expect(RACDescription(1) == "1")
        #expect(RACDescription("text") == "text")
        #expect(RACDescription("text" as NSString) == "text")
        #expect(RACDescription(true) == "1")
        #expect(RACDescription(nil) == "<(null): 0x0>")
        #expect(RACDescription(RACTuplePack("a b", nil)) == "(\n    \"a b\",\n    \"<null>\"\n)")
        #expect(RACDescription(scheduler) == "<RACTestScheduler: \(address)>")
    }

    @Test(arguments: [true, false])
    func namesCanBeSwitchedForOneCall(areOn: Bool) {
        let name = SignalNames.with(areOn) { RACSignal.never().name }
        #expect(name == (areOn ? "+never" : ""))
    }

    @Test func withNamesOffOnlyWhatHasAFixedNameHasOne() async {
        await #expect(processExitsWith: .success) {
            SignalNames.areOn = false
            let receiver = RACSignal.createSignal { _ in nil }
            precondition(receiver.name.isEmpty && receiver.map { $0 }.name.isEmpty)
            precondition(receiver.setNameWithFormat("x") === receiver && receiver.name.isEmpty)
            precondition(RACSignal.empty().name == "+empty")
            precondition(RACSignal.return(1).name == "+return:")
            precondition(RACSignal.error(nil).name == "+error:")
            precondition(RACDescription(1) == "(description skipped)")
            receiver.name = "given"
            precondition(receiver.name == "given" && receiver.map { $0 }.name.isEmpty)
        }
    }

    @Test func theEnvironmentSwitchesNamesOn() async {
        await #expect(processExitsWith: .success) {
            setenv("RAC_DEBUG_SIGNAL_NAMES", "0", 1)
            precondition(RACSignal.createSignal { _ in nil }.name == "+createSignal:")
        }
    }
}

extension SignalNamesTests {
    private struct Described: RACDescribable {
        var rac_description: String { "described" }
    }

    @Test("A type of the program's own says how names show it")
    func namesShowWhatIsDescribable() {
        SignalNames.with(true) {
            #expect(RACDescription(Described()) == "described")
            #expect(RACSignal.never().startWith(Described()).name == "[+never] -startWith: described")
        }
        SignalNames.with(false) { #expect(RACDescription(Described()) == "(description skipped)") }
    }
}

import CompatShims
import Foundation
import RACCompat
import Testing

/// `rac_lift`.
@Suite @MainActor struct LiftingTests {
    final class Screen: RACSelectorSignalling {
        let rac_selectorSignals = RACSelectorSignals()
        var place = ""

        func move(to place: String?, count: Int) -> String {
            self.place = place ?? "nowhere"
            return "\(self.place) \(count)"
        }

        func clear(_ flag: Bool) { place = "" }

        func present(_ error: NSError) -> String { "\(error.domain) \(error.code)" }
    }

    /// Tells nobody when it goes.
    final class Plain {
        func double(_ number: Double) -> Double { 2 * number }
    }

    /// Tells by its token.
    final class Owner: RACLifetimeOwner {
        let rac_lifetimeToken = RACLifetimeToken()
        func clear(_ flag: Bool) {}
    }

    private let record = EventRecord()
    private let first = RACSubject()
    private let second = RACSubject()

    @Test("Functions and methods of more than three parameters take a signal for each")
    func liftsManyParameters() {
        final class Mixer {
            func mix(_ a: Int, _ b: Int, _ c: String, _ d: Int?) -> String { "\(a + b)\(c)\(d ?? 0)" }
        }
        let signals: [RACSignal] = [.return(1), .return(2), .return("x"), .return(nil)]
        let mixer = Mixer()
        let record = EventRecord()
        record.subscribe(
            to: rac_lift(mixer, Mixer.mix, withSignals: signals[0], signals[1], signals[2], signals[3]))
        record.subscribe(to: rac_lift(mixer, Mixer.mix, withSignalsFromArray: signals))
        record.subscribe(to: rac_lift(mixer.mix, withSignals: signals[0], signals[1], signals[2], signals[3]))
        #expect(record.events.filter { $0 != "completed" } == ["3x0", "3x0", "3x0"])
    }

    @Test("The method is called with the newest value of each signal, in the order of its parameters")
    func callsWithNewestValues() {
        let screen = Screen()
        let results = rac_lift(screen, Screen.move, withSignals: first, second)
        record.subscribe(to: results)
        second.sendNext(1)
        #expect(record.events.isEmpty)
        first.sendNext("home")
        second.sendNext(2)
        first.sendNext(nil)
        #expect(record.events == ["home 1", "home 2", "nowhere 2"])
    }

    @Test("An error of Swift reaches a method that presents an NSError")
    func convertsErrors() {
        let screen = Screen()
        record.subscribe(to: rac_lift(screen, Screen.present, withSignals: first))
        first.sendNext(URLError(.timedOut))
        first.sendNext(CocoaError(.fileNoSuchFile))
        #expect(record.events == ["NSURLErrorDomain -1001", "NSCocoaErrorDomain 4"])
    }

    @Test("Lifting subscribes at once: signals that have values already call the method in the call")
    func callsAtOnce() {
        let screen = Screen()
        rac_lift(screen, Screen.move, withSignalsFromArray: [.return("home"), .return(1)])
        #expect(screen.place == "home")
    }

    @Test("The newest result is replayed to late subscribers, and the method is called once for all")
    func replaysResult() {
        var count = 0
        let results = rac_lift(
            { (number: Int) in
                count += 1
                return number + 1
            }, withSignals: first)
        first.sendNext(1)
        first.sendNext(2)
        record.subscribe(to: results)
        record.subscribe(to: results)
        #expect(record.events == ["3", "3"])
        #expect(count == 2)
    }

    @Test("A result of nothing is a unit, and nil is nil")
    func makesValuesOfResults() {
        record.subscribe(to: rac_lift({ (_: Int) in }, withSignals: first))
        record.subscribe(to: rac_lift({ (_: Int) -> Int? in nil }, withSignals: first))
        first.sendNext(1)
        #expect(record.events == ["unit", "nil"])
    }

    @Test("Numbers are converted to the types of the parameters, and nil is 0 where one needs a number")
    func convertsNumbers() {
        let show = { (a: Int8, b: Double, c: Bool, d: Int?) in "\(a) \(b) \(c) \(d.map(String.init) ?? "nil")" }
        record.subscribe(to: rac_lift(show, withSignalOfArguments: first))
        first.sendNext(RACTuplePack(3.5, 2, 1, 4.0))
        first.sendNext(RACTuplePack(NSNumber(value: 7), nil, nil, nil))
        #expect(record.events == ["3 2.0 true 4", "7 0.0 false nil"])
    }

    @Test("Closures are arguments and results as anything else")
    func takesClosures() {
        let results = rac_lift({ (next: @escaping (Int) -> Int) in { next(next($0)) } }, withSignals: first)
        results.subscribeNext { [record] in record.add("\(($0 as? (Int) -> Int)?(1) ?? 0)") }
        first.sendNext({ $0 + 1 } as (Int) -> Int)
        #expect(record.events == ["3"])
    }

    @Test("A lifted signal fails when an input fails, and completes when all inputs have completed")
    func ends() {
        record.subscribe(to: rac_lift({ (_: Int) in }, withSignals: first))
        record.subscribe(to: rac_lift({ (_: Int) in }, withSignals: second))
        first.sendError(ControlFailure())
        second.sendCompleted()
        #expect(record.events == ["error failure", "completed"])
    }

    @Test("The object is not held; one that tells its end completes the result then")
    func completesWithObject() {
        weak var released: Screen?
        do {
            let screen = Screen()
            released = screen
            record.subscribe(to: rac_lift(screen, Screen.clear, withSignals: first))
            first.sendNext(true)
        }
        #expect(released == nil)
        #expect(record.events == ["unit", "completed"])
        first.sendNext(true)
        #expect(record.events == ["unit", "completed"])
    }

    @Test("The owner of a lifetime token completes the result, too")
    func completesWithOwner() {
        do {
            let owner = Owner()
            record.subscribe(to: rac_lift(owner, Owner.clear, withSignals: first))
        }
        #expect(record.events == ["completed"])
    }

    @Test("A control completes the result, too; any other object with the first value after its end")
    func completesWithOtherObjects() {
        weak var released: Plain?
        do {
            let button = TestButton()
            record.subscribe(to: rac_lift(button, TestButton.toggle, withSignalOfArguments: first))
            let plain = Plain()
            released = plain
            record.subscribe(to: rac_lift(plain, Plain.double, withSignals: second))
            second.sendNext(2)
        }
        #expect(released == nil)
        #expect(record.events == ["4.0", "completed"])
        second.sendNext(3)
        #expect(record.events == ["4.0", "completed", "completed"])
    }

    @Test("A wrong number of signals, a wrong type and a value that is no tuple stop the program")
    func stopsAtMistakes() async {
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            rac_lift({ (_: Int, _: Int) in }, withSignals: .return(1))
        }
        let type = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            rac_lift({ (_: Int) in }, withSignals: .return("x"))
        }
        let tuple = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            rac_lift({ (_: Int) in }, withSignalOfArguments: .return(1))
        }
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            rac_lift({}, withSignalsFromArray: [])
        }
        // To the code of an exit test, every line is the one of the macro.
        for (result, line) in [(type, #line - 10), (tuple, #line - 7), (none, #line - 4)] {
            #expect(message(of: result).contains("CompatShimsTests/LiftingTests.swift:\(line): "))
        }
        #expect(message(of: count).contains("rac_lift has a function of 2 parameters, and 1 signals."))
        #expect(message(of: type).contains("parameter 0 of the function is Int, and the argument is x, "))
        #expect(message(of: tuple).contains("rac_lift needs tuples of arguments, and got 1."))
        #expect(message(of: none).contains("rac_lift needs at least one signal."))
    }

    private func message(of result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}

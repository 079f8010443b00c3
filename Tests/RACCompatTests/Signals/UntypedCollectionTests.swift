import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite("Signals of collections that do not say what they hold") struct UntypedCollectionTests {
    /// A signal of each number, as an untyped collection holds them.
    private static func signals(_ numbers: Int...) -> [Any] { numbers.map { RACSignal.return($0) } }

    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let expected: [String]
        let build: @Sendable () -> RACSignal

        init(_ name: String, _ expected: [String], _ build: @escaping @Sendable () -> RACSignal) {
            testDescription = name
            self.expected = expected
            self.build = build
        }
    }

    static let forms = [
        Form("combineLatest of an array", ["(1, 2)", "completed"]) { .combineLatest(signals(1, 2)) },
        Form("combineLatest, reduced", ["3", "completed"]) {
            .combineLatest(signals(1, 2)) { values in values.reduce(0) { $0 + ($1 as? Int ?? 0) } }
        },
        Form("zip of a sequence", ["(1, 2)", "completed"]) { .zip(signals(1, 2).rac_sequence) },
        Form("zip, reduced", ["2", "completed"]) { .zip(signals(1, 2)) { $0.count } },
        Form("merge of the results of map", ["1", "2", "completed"]) {
            .merge([1, 2].rac_sequence.map { (number: Int) in RACSignal.return(number) })
        },
        Form("concat of an NSArray", ["1", "2", "completed"]) { .concat(NSArray(array: signals(1, 2))) },
        Form("merge of what toArray returns", ["1", "2", "completed"]) {
            .merge(RACSignal.concat([.return(RACSignal.return(1)), .return(RACSignal.return(2))]).toArray())
        },
        Form("merge of nil", ["completed"]) { .merge(nil as [Any]?) },
        Form("combineLatest of nil", ["completed"]) { .combineLatest(nil as [RACSignal]?) },
    ]

    @Test("The operators take them", arguments: forms)
    func takes(form: Form) {
        let log = Recorder()
        inVirtualTime { _ in log.subscribe(to: form.build()) }
        #expect(log.entries == form.expected)
    }

    @Test("An element that is no signal stops the program, and is named")
    func stops() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = RACSignal.merge([RACSignal.empty(), "a"] as [Any])
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("+merge: needs signals as values, and got a, which is of type String."))
    }

    @Test("Where anything is expected, .return and its kin mean signals")
    func meansSignals() {
        let log = Recorder()
        let signals = RACSubject()
        inVirtualTime { _ in
            log.subscribe(to: signals.flatten())
            signals.sendNext(.return(1))
            RACSignal.concat([.return(2), .return(0), .return(-1)])
                .map { (id: Int) in
                    if id < 0 { return .error(TestFailure.first) }
                    return id > 0 ? .return("track \(id)").startWith("loading") : .empty()
                }
                .flatten()
                .subscribeNext({ (line: String) in log.note(line) }, error: { (_: TestFailure) in log.note("failed") })
            log.subscribe(to: RACSignal.return(3).mapReplace(.never()).switchToLatest())
        }
        #expect(log.entries == ["1", "loading", "track 2", "failed"])
    }
}

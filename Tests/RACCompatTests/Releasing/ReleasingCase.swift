import RACCompat
import StreamTesting
import Testing

/// Something that stores what belongs to the user, and what it does when the `deinit` of that comes back to it.
struct ReleasingCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The source files whose storage the case reaches, from the folder of the sources.
    let files: [String]
    /// What the case writes down, word by word.
    let expected: String
    let run: @Sendable (Recorder) -> Void

    /// A case that runs where no scheduler is current.
    init(
        _ files: String..., title: String, expecting expected: String, run: @escaping @Sendable (Recorder) -> Void
    ) {
        testDescription = "\(files.joined(separator: ", ")): \(title)"
        self.files = files
        self.expected = expected
        self.run = run
    }

    /// A case that runs in virtual time.
    static func timed(
        _ files: String..., title: String, expecting expected: String,
        run: @escaping @Sendable (Recorder, RACTestScheduler) -> Void
    ) -> ReleasingCase {
        ReleasingCase(files, title, expected) { log in inVirtualTime { run(log, $0) } }
    }

    init(_ files: [String], _ title: String, _ expected: String, run: @escaping @Sendable (Recorder) -> Void) {
        testDescription = "\(files.joined(separator: ", ")): \(title)"
        self.files = files
        self.expected = expected
        self.run = run
    }

    /// An operator of two subjects.
    ///
    /// The first one is sent a value that answers "back" to the subject when it goes, then 1, 2 and completion; the
    /// second one x, y and z in between.
    static func values(
        of file: String, _ title: String, _ expected: String,
        build: @escaping @Sendable (_ source: RACSignal, _ other: RACSignal) -> RACSignal
    ) -> ReleasingCase {
        ReleasingCase(["Operators/\(file)"], title, expected) { log in
            inVirtualTime { scheduler in
                let (source, other) = (RACSubject(), RACSubject())
                log.subscribe(to: build(source, other))
                source.sendComeback()
                other.sendNext("x")
                source.sendNext("1")
                other.sendNext("y")
                scheduler.stepAll()
                source.sendNext("2")
                other.sendNext("z")
                source.sendCompleted()
                other.sendCompleted()
                scheduler.stepAll()
            }
        }
    }

    /// An operator of a subject that fails with an error that answers "back" to the other subject when it goes.
    static func failures(
        of file: String, _ title: String, _ expected: String,
        build: @escaping @Sendable (_ source: RACSignal, _ other: RACSignal) -> RACSignal
    ) -> ReleasingCase {
        ReleasingCase(["Operators/\(file)"], title, expected) { log in
            inVirtualTime { scheduler in
                let (source, other) = (RACSubject(), RACSubject())
                log.subscribe(to: build(source, other))
                source.sendError(Comeback { other.sendNext("back") })
                other.sendNext("x")
                scheduler.stepAll()
            }
        }
    }

    static let all: [ReleasingCase] =
        operators + timedOperators + subjects + disposables + channels + commands + schedulers + sequences
        + sequenceKinds
        + signals + bridges + bridgedProperties + blocking
}

import RxCompat

/// What happened, a word for each thing.
final class Lines {
    private(set) var all: [String] = []

    var text: String { all.joined(separator: " ") }

    func callAsFunction(_ line: some Any) { all.append("\(line)") }

    /// Writes down all events of an observable, and its end.
    func follow<Source: ObservableType>(_ source: Source, _ name: String = "") -> any Disposable {
        source.subscribe(
            onNext: { self("\(name)\($0)") }, onError: { self("\(name)error(\($0))") },
            onCompleted: { self("\(name)completed") }, onDisposed: { self("\(name)disposed") })
    }
}

/// What an observable that ends by itself sends.
func lines<Source: ObservableType>(_ source: Source) -> String {
    let lines = Lines()
    _ = lines.follow(source)
    return lines.text
}

/// What an observable sends that may hop to the main queue, and its end.
func events<Element>(_ source: Observable<Element>) async throws -> [String] {
    try await source.materialize().toArray().value.map { "\($0)" }
}

enum TestError: Error {
    case first
    case second
}

/// A source that is driven by hand, and writes down what happens to it.
final class Probe {
    let subject = PublishSubject<Int>()
    let log: Lines
    let name: String

    init(_ name: String, _ log: Lines) {
        self.name = name
        self.log = log
    }

    var source: Observable<Int> {
        let (subject, log, name) = (subject, log, name)
        return Observable.create { observer in
            log("+\(name)")
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                log("-\(name)")
                subscription.dispose()
            }
        }
    }
}

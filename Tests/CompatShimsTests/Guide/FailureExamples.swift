import Foundation
import RACCompat
import StreamCore
import Testing

/// Pairs of MIGRATION.md: failures.
@MainActor
struct FailureExamples {
    @Test func catching() throws {
        try example {
            let offline = NSError(domain: "App", code: 7)
            RACSignal.error(offline)
                .catch { error in .return("code \((error as NSError?)?.code ?? 0)") }
                .subscribeNext { print($0 ?? "nil") }  // prints code 7
        }
        try example {
            struct Offline: Error { let code: Int }
            SignalProducer<String, Offline>(error: Offline(code: 7))
                .flatMapError { SignalProducer<String, Never>(value: "code \($0.code)") }
                .startWithValues { print($0) }  // prints code 7
        }
    }

    @Test func retrying() throws {
        try example {
            let scheduler = RACTestScheduler()
            var attempts = 0
            RACSignal.defer {
                attempts += 1
                return attempts < 3 ? .error(nil) : .return("attempt \(attempts)")
            }
            .retry(2)
            .subscribeOn(scheduler)
            .subscribeNext { print($0 ?? "nil") }
            scheduler.stepAll()  // prints attempt 3
        }
        try example {
            struct Offline: Error {}
            var attempts = 0
            SignalProducer<String, Offline> {
                attempts += 1
                return attempts < 3 ? .failure(Offline()) : .success("attempt \(attempts)")
            }
            .retry(upTo: 2)
            .startWithResult { print((try? $0.get()) ?? "failed") }  // prints attempt 3
        }
    }

    @Test func trying() throws {
        try example {
            struct NoNumber: Error {}
            let texts = RACSubject.subject()
            texts
                .tryMap { text in
                    guard let number = Int(text as? String ?? "") else { throw NoNumber() }
                    return number
                }
                .subscribeNext({ print($0 ?? "nil") }, error: { print("failed", $0 is NoNumber) })

            texts.sendNext("12")  // prints 12
            texts.sendNext("x")  // prints failed true
        }
        try example {
            struct NoNumber: Error {}
            let (texts, text) = Signal<String, NoNumber>.pipe()
            texts
                .attemptMap { Int($0).map { .success($0) } ?? .failure(NoNumber()) }
                .observeResult { (number: Result<Int, NoNumber>) in
                    print((try? number.get()).map { "\($0)" } ?? "failed true")
                }

            text.send(value: "12")  // prints 12
            text.send(value: "x")  // prints failed true
        }
    }
}

import RACCompat
import Testing

@Suite struct ReturnedDisposableTests {
    /// A subject that begins by sending, or not.
    struct Kind: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @Sendable () -> RACSubject
        /// Whether the subject's end disposes what subscribing returned.
        let disposesAtEnd: Bool
    }

    static let kinds = [
        Kind(testDescription: "subject", make: { RACSubject.subject() }, disposesAtEnd: true),
        Kind(testDescription: "replay", make: { RACReplaySubject.subject() }, disposesAtEnd: false),
        Kind(testDescription: "behavior", make: { RACBehaviorSubject.subject() }, disposesAtEnd: false),
    ]

    @Test("The end of a subject that begins by sending is not told by what subscribing returned", arguments: kinds)
    func tellsEnd(kind: Kind) {
        RACTestScheduler().performAsCurrentScheduler {
            let subject = kind.make()
            let disposable = subject.subscribeNext { _ in }
            #expect(!disposable.isDisposed)
            subject.sendCompleted()
            #expect(disposable.isDisposed == kind.disposesAtEnd)
        }
    }

    @Test(
        "The end of a subject that is linked to another is not reported by the disposable that subscribing returned",
        arguments: kinds)
    func tellsEndOfLink(kind: Kind) {
        RACTestScheduler().performAsCurrentScheduler {
            let subject = kind.make()
            let target = RACSubject.subject()
            let disposable = subject.subscribe(target)
            subject.sendCompleted()
            #expect(disposable?.isDisposed == kind.disposesAtEnd)
        }
    }

    @Test("Disposing what subscribing returned ends the subscription, and is told", arguments: kinds)
    func endsSubscription(kind: Kind) {
        RACTestScheduler().performAsCurrentScheduler {
            let subject = kind.make()
            var values: [Int] = []
            let disposable = subject.subscribeNext { value in
                if let value = value as? Int { values.append(value) }
            }
            subject.sendNext(1)
            disposable.dispose()
            subject.sendNext(2)
            #expect(values == [1])
            #expect(disposable.isDisposed)
        }
    }
}

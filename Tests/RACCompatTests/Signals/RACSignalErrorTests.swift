import Foundation
import RACCompat
import StreamTesting
import Testing

@Suite struct RACSignalErrorTests {
    @Test("The error of a timeout matches its code in a catch clause")
    func matchesTimeout() {
        let errors = Recorder()
        inVirtualTime { scheduler in
            RACSignal.never().timeout(1, onScheduler: scheduler).subscribeError { errors.note(Self.word(for: $0)) }
            scheduler.stepAll()
        }
        #expect(errors.entries == ["timed out"])
    }

    @Test("The error of a switch without a case matches its code in a catch clause")
    func matchesNoCase() {
        inVirtualTime { _ in
            let errors = Recorder()
            RACSignal.switch(.return(2), cases: [1: .empty()], default: nil)
                .subscribeError { errors.note(Self.word(for: $0)) }
            #expect(errors.entries == ["no matching case"])
        }
    }

    @Test("An error of the same code and another domain does not match")
    func looksAtTheDomain() {
        #expect(Self.word(for: NSError(domain: "other", code: RACSignalErrorTimedOut)) == "other")
        #expect(Self.word(for: TestFailure.first) == "other")
    }

    @Test("A made error has the domain and the code of the original's")
    func isMade() {
        let error = RACSignalError(.noMatchingCase)
        #expect(RACSignalError.errorDomain == RACSignalErrorDomain)
        #expect(error.errorCode == RACSignalErrorNoMatchingCase)
        #expect(Self.word(for: error) == "no matching case")
    }

    private static func word(for error: (any Error)?) -> String {
        do {
            if let error { throw error }
            return "nil"
        } catch RACSignalError.timedOut {
            return "timed out"
        } catch RACSignalError.noMatchingCase {
            return "no matching case"
        } catch {
            return "other"
        }
    }
}

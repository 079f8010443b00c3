import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Errors tell what an NSError told") struct ErrorTests {
    private enum SaveError: Error {
        case full, locked
    }

    struct ErrorCase: Sendable, CustomTestStringConvertible {
        let error: any Error
        let testDescription: String

        init(_ error: any Error, _ expected: String) {
            self.error = error
            testDescription = expected
        }
    }

    static let errors = [
        ErrorCase(
            URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: "/a"]), "NSURLErrorDomain -1001 1"),
        ErrorCase(CocoaError(.fileNoSuchFile), "NSCocoaErrorDomain 4 0"),
        ErrorCase(NSError(domain: "app", code: 7, userInfo: [NSLocalizedDescriptionKey: "no"]), "app 7 1"),
        ErrorCase(RACSignalError(.timedOut), "RACSignalErrorDomain 1 0"),
    ]

    @Test("Code, domain and user info", arguments: errors)
    func tells(error: ErrorCase) {
        #expect("\(error.error.domain) \(error.error.code) \(error.error.userInfo.count)" == error.testDescription)
    }

    @Test("An error of Swift has its type as the domain, and the number of the case as the code")
    func tellsOfSwiftErrors() {
        let error: any Error = SaveError.locked
        #expect(error.domain.hasSuffix("SaveError") && error.code == 1 && error.userInfo.isEmpty)
    }

    @Test("A type that has a code of its own keeps it")
    func keepsOwn() {
        #expect(URLError(.timedOut).code == .timedOut)
    }

    @Test("Handlers compare them as they did")
    func comparesInHandlers() {
        let log = EventLog()
        RACScheduler.scheduler().performAsCurrentScheduler {
            RACSignal.error(URLError(.cancelled))
                .catch { error in
                    if error?.domain == NSURLErrorDomain, error?.code == NSURLErrorCancelled {
                        return .return("cancelled")
                    }
                    return .error(error)
                }
                .concat(.error(URLError(.badURL)))
                .subscribeNext({ (line: String) in log.add(line) }, error: { error in log.add("\(error?.code ?? 0)") })
        }
        #expect(log.events == ["cancelled", "-1000"])
    }
}

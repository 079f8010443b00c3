#if DEBUG
    import CompatShims
    import Foundation
    import FoundationTestSupport
    import RACCompat
    import TestTurns
    import Testing

    #if canImport(FoundationNetworking)
        import FoundationNetworking
    #endif

    /// Waits in the answers of requests that never end; the reports name the queue that they block.
    @Suite(.takesTurns) struct RequestDeadlockTests {
        enum Deadlock: String, Codable, CaseIterable {
            /// A block of a request waits for the completion of the same request.
            case itsOwnCompletion
            /// A signal that was made of a data task sends on the session's queue.
            case onDelegateQueue

            var words: [String] {
                switch self {
                case .itsOwnCompletion:
                    ["-waitUntilCompleted: is waiting", "RACTargetQueueScheduler", "GET http://127"]
                case .onDelegateQueue:
                    ["-first is waiting", "the serial operation queue", "the delegate queue of a URLSession"]
                }
            }

            /// Waits for ever; what is returned is to be held.
            func run() throws -> any Sendable {
                let server = try LoopbackServer(["/": .answer(body: "hello")])
                let request = URLRequest(url: server.url("/"), timeoutInterval: 600)
                let session = URLSession(configuration: .ephemeral)
                switch self {
                case .itsOwnCompletion:
                    // The request begins when somebody waits for its answer.
                    let shared = session.rac_sendAsynchronousRequest(request).publish()
                    shared.signal.subscribeNext { _ in shared.signal.waitUntilCompleted(nil) }
                    shared.connect()
                case .onDelegateQueue:
                    RACSignal.createSignal { subscriber in
                        let task = session.dataTask(with: request) { data, _, _ in subscriber.sendNext(data) }
                        task.resume()
                        return RACDisposable { task.cancel() }
                    }
                    .subscribeNext { _ in _ = session.rac_sendAsynchronousRequest(request).first() }
                }
                return server
            }
        }

        @Test("A wait that cannot end is reported with the queue that it blocks", arguments: Deadlock.allCases)
        func isReported(deadlock: Deadlock) async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                [deadlock] in
                BlockingReport.setPatience(milliseconds: 100)
                let reports = EventLog()
                RACSignal.reportSink = { report in
                    FileHandle.standardError.write(Data(report.utf8))
                    reports.add("reported")
                }
                let server = try deadlock.run()
                let isReported = reports.wait(for: "reported", seconds: 600)
                withExtendedLifetime(server) { exit(isReported ? 7 : 1) }
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            for words in deadlock.words { #expect(report.contains(words), "\(report)") }
        }
    }
#endif

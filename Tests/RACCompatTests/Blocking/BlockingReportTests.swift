#if DEBUG
    import Foundation
    import RACCompat
    import Testing

    @Suite(.takesTurns) struct BlockingReportTests {
        enum Operation: String, Codable, CaseIterable {
            case first, firstOrDefault, literal, waitUntilCompleted, toArray

            var name: String {
                switch self {
                case .first: "-first "
                case .firstOrDefault: "-firstOrDefault: "
                case .literal: "-firstOrDefault:success:error: "
                case .waitUntilCompleted: "-waitUntilCompleted: "
                case .toArray: "-toArray "
                }
            }

            func call(_ signal: RACSignal) {
                switch self {
                case .first: _ = signal.first()
                case .firstOrDefault: _ = signal.firstOrDefault(1)
                case .literal: _ = signal.firstOrDefault(1, success: nil, error: nil)
                case .waitUntilCompleted: signal.waitUntilCompleted(nil)
                case .toArray: _ = signal.toArray()
                }
            }
        }

        @Test(arguments: Operation.allCases)
        func aLongWaitIsReportedAndGoesOn(operation: Operation) async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                [operation] in
                BlockingReport.setPatience(milliseconds: 10)
                endProcessAfterDeadline("\(operation)")
                let subject = RACSubject()
                subject.name = "the answer"
                // The call goes on after the report, and returns when the signal ends.
                RACSignal.reportSink = { report in
                    FileHandle.standardError.write(Data(report.utf8))
                    subject.sendCompleted()
                }
                RACScheduler.schedulerWithPriority(RACSchedulerPriorityDefault, name: "the waiting one").schedule {
                    operation.call(subject)
                    exit(7)
                }
                await waitForExit()
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            for words in [operation.name, "<RACSubject: ", "the answer", "> the waiting one", "goes on waiting"] {
                #expect(report.contains(words))
            }
        }

        @Test func aDeadlockOnTheMainThreadIsReportedToStandardError() async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                endProcessAfterDeadline("first()")
                RACScheduler.scheduler().afterDelay(2) { exit(7) }
                await MainActor.run { _ = RACSignal.return(1).deliverOn(.mainThreadScheduler()).first() }
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            for words in ["-first is waiting", "the main thread", "mainThreadScheduler"] {
                #expect(report.contains(words))
            }
        }
    }
#endif

import StreamTesting

#if DEBUG
    import Foundation
    import RACCompat
    import StreamCore
    import Testing

    @Suite struct MainQueueReportTests {
        @Test("An execution that waits for a main queue that nobody runs is reported, once")
        func reportsOnce() async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                let clock = TestScheduler()
                MainQueueReport.setClock(clock)
                let reports = Recorder()
                RACSignal.reportSink = { report in
                    reports.note("reported")
                    FileHandle.standardError.write(Data(report.utf8))
                }
                await MainActor.run {
                    for _ in 1...3 { RACCommand { .return($0) }.execute(1) }
                    clock.advance(by: .seconds(2))
                    exit(reports.entries == ["reported"] ? 7 : 8)
                }
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            for words in ["<RACCommand: 0x", "main queue", "dispatchMain()", "RunLoop.main", "goes on waiting"] {
                #expect(report.contains(words))
            }
        }

        @Test("It is reported after one second, to standard error, if nothing else is said")
        func reportsAfterOneSecond() async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                let clock = TestScheduler()
                MainQueueReport.setClock(clock)
                await MainActor.run {
                    RACCommand { .return($0) }.execute(1)
                    clock.advance(by: .milliseconds(999))
                    FileHandle.standardError.write(Data("[after 999 ms]".utf8))
                    clock.advance(by: .milliseconds(1))
                    exit(7)
                }
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(report.contains("is waiting for the main queue"))
            #expect(report.hasPrefix("[after 999 ms]"))
        }

        @Test("Nothing is reported where the main queue has run meanwhile")
        func isSilentWhereQueueRuns() async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                let clock = TestScheduler()
                MainQueueReport.setClock(clock)
                await MainActor.run {
                    let log = Recorder()
                    log.subscribe(to: RACCommand { .return($0) }.execute(1))
                    runMainScheduler()
                    clock.advance(by: .seconds(2))
                    exit(log.entries == ["1", "completed"] ? 7 : 8)
                }
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(!report.contains("main queue"))
        }
    }
#endif

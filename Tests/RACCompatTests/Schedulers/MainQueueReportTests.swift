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

        @Test("Each operator that waits for a main queue that does not run is reported, once in the process")
        func reportsOperators() async {
            let results = [
                await #expect(processExitsWith: .exitCode(7)) {
                    await Self.expectOneReport { RACSignal.interval(0.01, onScheduler: $0) }
                },
                await #expect(processExitsWith: .exitCode(7)) {
                    await Self.expectOneReport { _ in RACSignal.return(1).delay(0.01) }
                },
                await #expect(processExitsWith: .exitCode(7)) {
                    await Self.expectOneReport { RACSignal.never().timeout(0.01, onScheduler: $0) }
                },
                await #expect(processExitsWith: .exitCode(7)) {
                    await Self.expectOneReport { RACSignal.return(1).deliverOn($0) }
                },
                await #expect(processExitsWith: .exitCode(7)) {
                    await Self.expectOneReport { RACSignal.return(1).subscribeOn($0) }
                },
            ]
            #expect(results.count == 5)
        }

        @Test("A main queue that nobody runs is reported after one second, to standard error, unless a sink is set")
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

        /// Ends the process with 7 if work of the main scheduler is reported, and reported only once.
        private static func expectOneReport(_ make: @escaping @Sendable (RACScheduler) -> RACSignal) async {
            let clock = TestScheduler()
            MainQueueReport.setClock(clock)
            let reports = Recorder()
            RACSignal.reportSink = { report in
                reports.note(
                    report.contains("Work of the main scheduler is waiting for the main queue") ? "it" : report)
            }
            await MainActor.run {
                make(.mainThreadScheduler()).subscribeCompleted {}
                make(.mainThreadScheduler()).subscribeCompleted {}
                // Another thread keeps the time of the main scheduler.
                let deadline = Date(timeIntervalSinceNow: 120)
                while reports.entries.isEmpty, Date() < deadline { clock.advance(by: .seconds(1)) }
                RACScheduler.mainThreadScheduler().schedule {}
                clock.advance(by: .seconds(3))
                exit(reports.entries == ["it"] ? 7 : 8)
            }
        }

        @Test("Work that waits behind other work of the main queue is not reported while the queue runs")
        func isSilentWhileQueueWorks() async {
            await #expect(processExitsWith: .exitCode(7)) {
                let clock = TestScheduler()
                MainQueueReport.setClock(clock)
                let reports = Recorder()
                RACSignal.reportSink = { reports.note($0) }
                await MainActor.run {
                    for _ in 1...3 { RACScheduler.mainThreadScheduler().schedule {} }
                    for _ in 1...3 {
                        clock.advance(by: .milliseconds(999))
                        _ = MainLoop.runNext()
                    }
                    let wasSilent = reports.entries.isEmpty
                    RACScheduler.mainThreadScheduler().schedule {}
                    clock.advance(by: .seconds(3))
                    exit(wasSilent && reports.entries.count == 1 ? 7 : 8)
                }
            }
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

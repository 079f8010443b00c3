#if DEBUG
    import Foundation
    import RACCompat
    import Testing

    /// Where the original deadlocks by design, so does this package; debug builds say what waits for what.
    @Suite(.takesTurns) struct DeadlockTests {
        /// One way to wait for oneself.
        enum Deadlock: String, Codable, CaseIterable {
            case onMainForMain, onMainThroughDeliverOnMain, onASchedulerForItself, onASchedulerThroughSubscribeOn
            case onAnUnknownThreadWhileSubscriptionsAreBlocked, insideADeliveryForTheSameSubject
            case onMainForADelayThere, completionOnASchedulerForItself, arrayOnASchedulerForItself

            /// What the report must name.
            var words: [String] {
                switch self {
                case .onMainForMain, .onMainThroughDeliverOnMain, .onMainForADelayThere:
                    ["-first is waiting", "name: awaited", "the main thread", "mainThreadScheduler"]
                case .onASchedulerForItself, .onASchedulerThroughSubscribeOn:
                    ["-first is waiting", "name: awaited", "thread ", "> serial"]
                case .completionOnASchedulerForItself: ["-waitUntilCompleted: is waiting", "name: awaited", "> serial"]
                case .arrayOnASchedulerForItself: ["-toArray is waiting", "name: awaited", "> serial"]
                case .onAnUnknownThreadWhileSubscriptionsAreBlocked:
                    ["-first is waiting", "name: awaited", "no scheduler is current", "subscriptionScheduler"]
                case .insideADeliveryForTheSameSubject: ["-first is waiting", "name: awaited", "> serial"]
                }
            }

            /// Waits for ever.
            func run() {
                let serial = RACScheduler.schedulerWithPriority(RACSchedulerPriorityDefault, name: "serial")
                let source = RACSignal.return(1)
                switch self {
                case .onMainForMain:
                    onMain { awaited(source.deliverOn(.mainThreadScheduler())).first() }
                case .onMainThroughDeliverOnMain:
                    onMain {
                        let elsewhere = source.subscribeOn(.scheduler())
                        return awaited(elsewhere.deliverOnMainThread()).first()
                    }
                case .onMainForADelayThere: onMain { awaited(source.delay(0.001)).first() }
                case .onASchedulerForItself:
                    serial.schedule { _ = awaited(source.deliverOn(serial)).first() }
                case .onASchedulerThroughSubscribeOn:
                    serial.schedule { _ = awaited(source.subscribeOn(serial)).first() }
                case .completionOnASchedulerForItself:
                    serial.schedule { _ = awaited(source.deliverOn(serial)).waitUntilCompleted(nil) }
                case .arrayOnASchedulerForItself:
                    serial.schedule { _ = awaited(source.deliverOn(serial)).toArray() }
                case .onAnUnknownThreadWhileSubscriptionsAreBlocked:
                    // The scheduler that all such subscriptions share waits in a subscribe block.
                    Thread.detachNewThread {
                        RACSignal.createSignal { _ in
                            DispatchSemaphore(value: 0).wait()
                            return nil
                        }
                        .subscribeNext { _ in }
                        _ = awaited(source).first()
                    }
                case .insideADeliveryForTheSameSubject:
                    // What another thread sends waits for the delivery that waits for it.
                    let subject = RACSubject()
                    serial.schedule {
                        subject.subscribeNext { _ in
                            Thread.detachNewThread { subject.sendNext(2) }
                            _ = awaited(subject).first()
                        }
                        subject.sendNext(1)
                    }
                }
            }

            private func onMain(_ wait: @escaping () -> Any?) {
                nonisolated(unsafe) let wait = wait
                DispatchQueue.main.async { _ = wait() }
            }

            private func awaited(_ signal: RACSignal) -> RACSignal {
                let signal = signal.doNext { _ in }
                signal.name = "awaited"
                return signal
            }
        }

        @Test("A wait for oneself is reported, and goes on", arguments: Deadlock.allCases)
        func isReported(deadlock: Deadlock) async {
            let result = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                [deadlock] in
                endProcessAfterDeadline("the report of \(deadlock)")
                BlockingReport.setPatience(milliseconds: 100)
                RACSignal.reportSink = { report in
                    FileHandle.standardError.write(Data(report.utf8))
                    exit(7)
                }
                deadlock.run()
                await waitForExit()
            }
            let report = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            for words in deadlock.words { #expect(report.contains(words)) }
        }

        @Test("A wait for another scheduler is not reported") func isNotReported() async {
            await #expect(processExitsWith: .exitCode(7)) {
                endProcessAfterDeadline("first()")
                // A busy machine takes longer than a second to start threads.
                BlockingReport.setPatience(milliseconds: 60_000)
                RACSignal.reportSink = { _ in exit(1) }
                RACScheduler.scheduler().schedule {
                    let value = RACSignal.return(7).subscribeOn(.scheduler()).delay(0.001).first()
                    exit(value as? Int == 7 ? 7 : 2)
                }
                await waitForExit()
            }
        }
    }
#endif

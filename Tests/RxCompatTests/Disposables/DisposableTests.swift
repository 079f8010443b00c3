import RxCompat
import Testing

extension RxTests {
    @Suite struct DisposableTests {
        @Test("A bag disposes of its members in order")
        func bag() {
            let log = Lines()
            do {
                let bag = DisposeBag()
                Disposables.create { log("a") }.disposed(by: bag)
                bag.insert(Disposables.create { log("b") }, Disposables.create { log("c") })
                #expect(log.text.isEmpty)
            }
            #expect(log.text == "a b c")
        }

        @Test("A composite disposes of its members, and of what comes too late")
        func composite() throws {
            let log = Lines()
            let composite = CompositeDisposable(Disposables.create { log("a") }, Disposables.create { log("b") })
            let key = try #require(composite.insert(Disposables.create { log("c") }))
            #expect(composite.count == 3)
            composite.remove(for: key)
            composite.dispose()
            #expect(composite.isDisposed)
            #expect(composite.insert(Disposables.create { log("d") }) == nil)
            #expect(log.text == "c a b d")
        }

        @Test("A serial disposable holds the newest; one of single assignment the only")
        func serial() {
            let log = Lines()
            let serial = SerialDisposable()
            serial.disposable = Disposables.create { log("a") }
            serial.disposable = Disposables.create { log("b") }
            serial.dispose()
            serial.disposable = Disposables.create { log("c") }
            let single = SingleAssignmentDisposable()
            single.dispose()
            single.setDisposable(Disposables.create { log("d") })
            #expect(log.text == "a b c d")
        }

        @Test("A counted disposable waits for its users")
        func refCount() {
            let log = Lines()
            let counted = RefCountDisposable(disposable: Disposables.create { log("gone") })
            let use = counted.retain()
            counted.dispose()
            #expect(log.text.isEmpty)
            use.dispose()
            use.dispose()
            #expect(log.text == "gone")
            #expect(counted.isDisposed)
        }

        @Test("A scheduled disposable disposes on its scheduler")
        func scheduled() {
            let log = Lines()
            let clock = Clock()
            let scheduled = ScheduledDisposable(
                scheduler: clock.scheduler, disposable: Disposables.create { log("gone") })
            scheduled.dispose()
            #expect(log.text.isEmpty)
            clock.scheduler.start()
            #expect(log.text == "gone")
            let flag = BooleanDisposable()
            flag.dispose()
            #expect(flag.isDisposed)
        }
    }
}

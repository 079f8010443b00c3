import RxCompat
import Testing

extension RxTests {
    @Suite struct ObservingTests {
        @Test("do runs closures around the events")
        func effects() {
            let log = Lines()
            let source = Observable.of(1).do(
                onNext: { log("next\($0)") }, afterNext: { log("after\($0)") }, onCompleted: { log("completing") },
                afterCompleted: { log("afterCompleted") }, onSubscribe: { log("subscribe") },
                onSubscribed: { log("subscribed") }, onDispose: { log("dispose") })
            _ = log.follow(source)
            #expect(
                log.text == """
                    subscribe subscribed next1 1 after1 completing completed disposed afterCompleted dispose
                    """)
        }

        @Test("do sees errors, and its own are errors")
        func errors() {
            let log = Lines()
            let source = Observable<Int>.error(TestError.first)
                .do(onError: { log("on \($0)") }, afterError: { log("after \($0)") })
            _ = log.follow(source)
            #expect(log.text == "on first error(first) disposed after first")
            #expect(lines(Observable.just(1).do(onNext: { _ in throw TestError.second })) == "error(second) disposed")
        }
    }
}

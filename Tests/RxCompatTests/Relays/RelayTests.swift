import RxCompat
import Testing

extension RxTests {
    @Suite struct RelayTests {
        @Test("Relays accept and do not end")
        func relays() {
            let log = Lines()
            let publish = PublishRelay<Int>()
            let behavior = BehaviorRelay(value: 1)
            let replay = ReplayRelay<Int>.create(bufferSize: 1)
            replay.accept(7)
            let bag = DisposeBag()
            log.follow(publish, "p").disposed(by: bag)
            log.follow(behavior, "b").disposed(by: bag)
            log.follow(replay, "r").disposed(by: bag)
            publish.accept(2)
            behavior.accept(3)
            #expect(behavior.value == 3)
            #expect(log.text == "b1 r7 p2 b3")
        }

        @Test("bind subscribes relays, subjects and closures")
        func bind() {
            let log = Lines()
            let source = PublishRelay<Int>()
            let current = BehaviorRelay(value: 0)
            let optional = BehaviorRelay<Int?>(value: nil)
            let subject = PublishSubject<Int>()
            let bag = DisposeBag()
            source.bind(to: current).disposed(by: bag)
            source.bind(to: optional).disposed(by: bag)
            source.bind(to: subject).disposed(by: bag)
            subject.bind { log($0) }.disposed(by: bag)
            source.accept(4)
            #expect(current.value == 4)
            #expect(optional.value == 4)
            #expect(log.text == "4")
        }
    }
}

import RxCompat
import Testing

extension RxTests {
    @Suite @MainActor struct ControlTests {
        /// A text field as a program has it: what the user types, and what the program sets.
        private final class Field {
            let typed = PublishSubject<String?>()
            var text: String? = "start"

            var rxText: ControlProperty<String?> {
                ControlProperty(
                    values: Observable.deferred { [self] in typed.startWith(text) },
                    valueSink: Binder(self) { $0.text = $1 })
            }
        }

        @Test("A property begins with the value, sends what is typed, and takes what is set")
        func property() {
            let (field, log, bag) = (Field(), Lines(), DisposeBag())
            field.rxText.orEmpty.subscribe(onNext: { log($0) }).disposed(by: bag)
            field.rxText.changed.subscribe(onNext: { log("changed \($0 ?? "nil")") }).disposed(by: bag)
            field.typed.onNext(nil)
            field.typed.onNext("a")
            Observable.just("set").bind(to: field.rxText.orEmpty).disposed(by: bag)
            #expect(field.text == "set")
            #expect(log.all == ["start", "", "changed nil", "a", "changed a"])
        }

        @Test("A property is a driver, and two are bound both ways")
        func driver() {
            let (field, name, bag) = (Field(), BehaviorRelay<String?>(value: "name"), DisposeBag())
            name.asDriver().drive(field.rxText).disposed(by: bag)
            field.rxText.asDriver().drive(name).disposed(by: bag)
            #expect(field.text == "name")
            field.typed.onNext("typed")
            #expect(name.value == "typed")
            #expect(field.text == "typed")
        }

        @Test("Events are a signal")
        func events() {
            let (taps, log, bag) = (PublishSubject<Int>(), Lines(), DisposeBag())
            let event = ControlEvent(events: taps)
            event.asSignal().emit(onNext: { log("s\($0)") }).disposed(by: bag)
            event.asDriver().drive(onNext: { log("d\($0)") }).disposed(by: bag)
            event.subscribe(onNext: { log("e\($0)") }).disposed(by: bag)
            taps.onNext(1)
            #expect(log.text == "s1 d1 e1")
        }
    }
}

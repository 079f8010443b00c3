import Foundation
import RxCompat
import Testing

extension RxTests {
    @Suite struct BinderTests {
        final class Label: NSObject {
            var text = ""
        }

        @Test("A binder sets what it is bound to, on its scheduler, while the object is there")
        func binder() {
            var label: Label? = Label()
            weak let kept = label
            let texts = PublishSubject<String>()
            let bag = DisposeBag()
            let binder = Binder(label!, scheduler: CurrentThreadScheduler.instance) { label, text in label.text = text }
            texts.bind(to: binder).disposed(by: bag)
            texts.onNext("a")
            #expect(label?.text == "a")
            label = nil
            texts.onNext("b")
            #expect(kept == nil)
        }

        @Test("Properties are binders by their names, on the main queue") @MainActor
        func reactive() {
            let label = Label()
            _ = Observable.just("a").bind(to: label.rx.text)
            #expect(label.text == "a")
            #expect(Label.rx == Reactive<Label>.self)
        }
    }
}

import StreamCore
import Testing

@Suite struct ReactiveTests {
    @Test("Extensions of a type stand behind reactive, for its objects and for the type")
    func extends() {
        let screen = Screen()
        screen.reactive.title <~ SignalProducer<String, Never>(value: "Hello")
        #expect(screen.titles.value == "Hello")
        #expect(screen.reactive.base === screen)
        #expect(Screen.reactive.names.value == "main")
    }
}

private final class Screen: ReactiveExtensionsProvider {
    let titles = MutableProperty("")
}

extension Reactive where Base: Screen {
    fileprivate var title: BindingTarget<String> { base.titles.bindingTarget }
    fileprivate static var names: Property<String> { Property(value: "main") }
}

import RxCompat
import RxStreamTesting
import StreamCore
import StreamTesting
import Testing

// Examples of Documentation/FromRxSwift.md and of RxStreamTesting's catalogue.

@Suite struct RxWorldExamples {
    @Test func comparison() throws {
        try compare(
            inputs: ["text": "-a-b---c|"], ignoring: [.heldUntilDue],
            legacy: { world in
                try world.input("text").observable.debounce(.milliseconds(1500), scheduler: MainScheduler.instance)
            },
            ported: { world in
                try world.input("text").producer.debounce(1.5, on: QueueScheduler.main, discardWhenCompleted: false)
            })
    }

    @Test func world() throws {
        try withVirtualWorld { world in
            let typed = try world.hot("-ab----c|")
            let titles = typed.observable
                .debounce(.seconds(2), scheduler: MainScheduler.instance)
                .asDriver(onErrorJustReturn: "")
            let shown = world.record(titles, named: "titles")
            try shown.expect("----b---(c|)")
        }
    }
}

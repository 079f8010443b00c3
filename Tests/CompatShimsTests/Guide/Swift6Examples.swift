import CompatShims
import Dispatch
import RACCompat
import StreamCore
import Testing

/// Examples of MIGRATION.md: the language of today, and the main actor.
@MainActor
struct Swift6Examples {
    @Test func mainActor() throws {
        try example {
            @MainActor final class Screen {
                var title = ""
                private let (lifetime, token) = Lifetime.make()

                func show(_ name: SignalProducer<String, Never>) {
                    name.map { $0.uppercased() }  // runs where the name comes from
                        .startWithValuesOnMain { [weak self] in self?.title = $0 }
                }

                var boundTitle: BindingTarget<String> { .onMain(lifetime: lifetime, object: self, keyPath: \.title) }
            }

            let screen = Screen()
            let name = MutableProperty("draft")
            screen.show(name.producer)
            print(screen.title)  // prints DRAFT

            screen.boundTitle <~ name.map { "\($0).txt" }
            name.value = "letter"  // on any thread
            print(screen.title)  // prints letter.txt
        }
    }

    @Test func objectOfTheMainActor() throws {
        try example {
            @MainActor final class Editor: RACMainActorObject {
                @RACProperty var text: String
                private(set) var label = ""

                override init() {
                    text = "draft"
                    super.init()
                    RAC(self, \.label) <~ RACObserve(self, \.text)
                }
            }

            let editor = Editor()
            editor.text = "letter"
            print(editor.label)  // prints letter
        }
    }

    @Test func hopping() throws {
        try example {
            let reply = RACSignal.createSignal { subscriber in
                let work = DispatchWorkItem { @Sendable in
                    subscriber.sendNext("a reply")
                    subscriber.sendCompleted()
                }
                DispatchQueue.global().async(execute: work)
                return RACDisposable { work.cancel() }
            }
            print(reply.first() ?? "nil")  // prints a reply
        }
    }

    @Test func actors() async {
        actor Account {
            private(set) var balance = 0

            func follow(_ payments: Signal<Int, Never>) {
                payments.observeValues(on: self) { account, payment in account.balance += payment }
            }
        }

        let account = Account()
        let (payments, input) = Signal<Int, Never>.pipe()
        await account.follow(payments)
        for payment in 1...3 { input.send(value: payment) }
        while await account.balance < 6 { await Task.yield() }
        #expect(await account.balance == 6)
    }
}

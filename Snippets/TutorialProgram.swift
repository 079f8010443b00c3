// From a signal in one line to a typed view model, as the tutorial of RACCompat's documentation describes.

import CompatShims
import RACCompat
import StreamCore
import StreamTesting

RACSignal.return("Hello")
    .map { (text: String) in "\(10 - text.count) left" }
    .subscribeNext { print($0 ?? "nil") }  // prints 5 left

final class Draft: RACObject {
    @RACProperty var text = ""
}

let draft = Draft()
RACObserve(draft, \.text)
    .map { (text: String) in "\(10 - text.count) left" }
    .distinctUntilChanged()
    .subscribeNext { print($0 ?? "nil") }  // prints 10 left

draft.text = "Hello"  // prints 5 left
draft.text = "World"

final class Composer: RACObject {
    @RACProperty var text = ""
    @RACProperty private(set) var hint = ""
    @RACLate private(set) var send: RACCommand

    init(post: @escaping (String) -> RACSignal) {
        super.init()
        let left = RACObserve(self, \.text).map { (text: String) in 10 - text.count }
        RAC(self, \.hint) <~ left.map { (left: Int) in "\(left) left" }
        send = RACCommand(enabled: left.map { (left: Int) in 0..<10 ~= left }) { [weak self] _ in
            guard let self else { return .empty() }
            return post(text).doCompleted { [weak self] in self?.text = "" }
        }
    }
}

try withVirtualWorld { world in
    let reply = try world.cold("--|", named: "reply")
    let composer = world.keep(Composer { _ in reply.racSignal })
    let hints = world.record(RACObserve(composer, \.hint), named: "hints")
    try hints.expectNext("10 left")

    composer.text = "Hello"
    try hints.expectNext("5 left")
    composer.send.execute(nil)
    try hints.expectNext("10 left")
    try reply.expectSubscriptions("^-!")
    print("sent after \(world.elapsed) s")  // prints sent after 2.0 s
}

final class TypedComposer {
    let text = MutableProperty("")
    let hint: Property<String>
    let send: Action<Void, String, any Error>

    init(post: @escaping (String) -> SignalProducer<String, any Error>) {
        let left = text.map { text in 10 - text.count }
        hint = left.map { left in "\(left) left" }
        send = Action(enabledIf: left.map { left in 0..<10 ~= left }) { [text] in
            post(text.value).on(completed: { text.value = "" })
        }
    }
}

let texts: [Character: String] = ["s": "Hello", "l": "Hello, world", "e": ""]
try compare(
    random: 1_000,
    inputs: [RandomInput("text", values: "sle", canFail: false), RandomInput("button", values: "t", canFail: false)],
    ignoring: [.disposalInterrupts],
    legacy: { world in
        let reply = try world.cold("--|")
        let composer = world.keep(Composer { _ in reply.racSignal })
        RAC(composer, \.text) <~ (try world.input("text", values: texts).racSignal)
        try world.input("button").values.startWithValues { _ in composer.send.execute(nil) }
        return RACObserve(composer, \.hint)
    },
    ported: { world in
        let reply = try world.cold("--|")
        let composer = world.keep(TypedComposer { _ in reply.producer })
        composer.text <~ (try world.input("text", values: texts).values)
        try world.input("button").values.startWithValues { _ in composer.send.apply().start() }
        return composer.hint.producer
    })
print("equal")  // prints equal

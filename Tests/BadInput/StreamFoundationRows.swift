import Foundation
import StreamCore
import StreamFoundation

func streamFoundationRows() -> [Row] {
    [
        Row("SignalProducer.unixSignal(_:on:): Int32") { (number: Int32) in
            SignalProducer.unixSignal(number).start().dispose()
            return "disposed"
        },
        Row("ObservableUserDefaults.init(suiteName:): String?") { (name: Text) in
            ObservableUserDefaults(suiteName: name.content) == nil ? "nil" : "defaults"
        },
        Row("Reactive.values(forKey:as:): String") { (key: Text) in
            UserDefaults.standard.reactive.values(forKey: key.content, as: Int.self).start().dispose()
            return "disposed"
        },
    ]
}

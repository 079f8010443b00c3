public import CompatShims
public import RACCompat

/// A view model as it was ported: text that is searched for when nobody types, and a command that saves what was found.
public final class LegacySearch: RACObject {
    /// What has been typed.
    @RACProperty public var text: String
    /// The results of the newest text; empty for no text.
    public private(set) var results = RACSignal.empty()
    /// Saves the text that it is executed with, and sends the number under which it was saved.
    public private(set) var save = RACCommand { (_: Any?) in .empty() }

    /// Makes a view model of a server's two services.
    public init(lookUp: @escaping (String) -> RACSignal, store: @escaping (String) -> RACSignal) {
        text = ""
        super.init()
        results = RACObserve(self, \.text)
            .throttle(2)
            .map { (text: String) in text.isEmpty ? .return([String]()) : lookUp(text) }
            .switchToLatest()
        save = RACCommand { (text: String) in store(text) }
    }
}

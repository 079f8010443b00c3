import Foundation
import RACCompat

func load(_ search: RACSignal, _ client: RACSignal) -> RACSignal {
    search.filter { (text: String) in !text.isEmpty }
        // error: value of type 'String' has no member 'lowercaseString'
        .map { (text: String) in text.lowercaseString }
        .flattenMap { (text: String) in client.startWith(text) }
        .catch { (_: NSError) in .empty() }
        .deliverOn(.mainThreadScheduler())
}

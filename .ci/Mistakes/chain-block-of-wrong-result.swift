import Foundation
import RACCompat

func load(_ search: RACSignal) -> RACSignal {
    search.filter { (text: String) in !text.isEmpty }
        // error: cannot convert value of type 'String' to closure result type 'RACSignal?'
        .flattenMap { (text: String) in text.lowercased() }
        .catch { (_: NSError) in .empty() }
        .deliverOn(.mainThreadScheduler())
}

import Foundation
import RACCompat

final class Client {
    func fetch(_ page: Int) -> RACSignal { .return(page) }
}

func pages(_ triggers: RACSignal, _ client: Client) -> RACSignal {
    triggers.map { (page: NSNumber) in page.intValue }
        .flattenMap { (page: Int) in
            client.fetch(page)
                .map { (page: Int) in page + 1 }
                // error: member 'empty()' is a function that produces expected type 'RACSignal'; did you mean to call it?
                .catchTo(.empty)
        }
        .collect()
}

import Foundation
import RACCompat

/// Classes of the programs that the ported files are parts of.
class APIClient: NSObject {
    /// The answers, by path.
    var answers: [String: RACSignal] = [:]

    func get(_ path: String, parameters: [AnyHashable: Any]) -> RACSignal {
        answers[path] ?? .empty()
    }
}

protocol SearchDelegate: AnyObject {
    func searchDidFind(_ result: String)
}

//
//  Trimming.m
//
//  Categories on classes that are types of Swift, and a form that uses them.
//

import Foundation
import RACCompat

extension String {
    func trm_trimmedString() -> String {
        return self.trimmingCharacters(in: CharacterSet.whitespaces)
    }

    var trm_reversed: String? {
        var result = String()
        var i = self.utf16.count - 1
        while i >= 0 {
            result.append((self as NSString).substring(with: NSRange(location: i, length: 1)))
            i -= 1
        }
        return result
    }
}

extension [Any] {
    func trm_arrayByRemovingText(_ text: String) -> [Any] {
        return self.rac_sequence.filter { (other: String) in text != other }.array
    }
}

class TrimmingForm: NSObject {
    var pending: [Any]

    override init() {
        self.pending = ["a", "b"]
        super.init()
    }

    func accept(_ values: [AnyHashable: Any]) -> Bool {
        let body = values["body"] as? String ?? ""
        let identifier = values["id"] as? String
        let name = values["name"] as? String
        guard let identifier, let name else { return false }

        self.pending = self.pending.trm_arrayByRemovingText(identifier)
        return !name.trm_trimmedString().isEmpty && body.trm_reversed != body
    }
}

import CompatShims
import Foundation
import RACCompat

extension [Any] {
    /// The elements that a block accepts.
    func flt_filter(_ block: @escaping (Any?) -> Bool) -> [Any] {
        var result: [Any] = []
        for element in self {
            if block(element) {
                result.append(element)
            }
        }
        return result
    }

    func flt_first() -> Any? {
        return !self.isEmpty ? self[0] : nil
    }

    func flt_joined() -> String? {
        return self.rac_sequence
            .map { value in value.map(objectText) }
            .foldLeftWithStart("") { (joined: String?, next: String?) in
                return joined?.isEmpty ?? true ? next : joined.map { $0 + ", \(next ?? "(null)")" }
            } as? String
    }
}

extension String {
    func flt_isEmail() -> Bool {
        let at = (self as NSString).range(of: "@")
        return at.location != NSNotFound && self.components(separatedBy: "@").count == 2
    }

    func flt_trimmed() -> String {
        return self.trimmingCharacters(in: CharacterSet.whitespacesAndNewlines)
    }
}

import Foundation
import RACCompat

/// What a predicate is evaluated with.
struct PredicateSubject {
    let object: Any?
    var variables: [String: Any]

    init(_ object: Any?, _ variables: [String: Any]) { (self.object, self.variables) = (object, variables) }
}

/// What a format of a predicate says.
indirect enum PredicateTest {
    case constant(Bool)
    case not(PredicateTest)
    case all([PredicateTest])
    case any([PredicateTest])
    case comparison(PredicateComparison)

    func holds(for subject: PredicateSubject) -> Bool {
        switch self {
        case .constant(let holds): holds
        case .not(let test): !test.holds(for: subject)
        case .all(let tests): tests.allSatisfy { $0.holds(for: subject) }
        case .any(let tests): tests.contains { $0.holds(for: subject) }
        case .comparison(let comparison): comparison.holds(for: subject)
        }
    }
}

/// A value in the format of a predicate.
indirect enum PredicateValue {
    case constant(Any?)
    /// `SELF`, and the object that has the keys.
    case object
    case path(PredicateValue, String)
    case variable(String)
    case list([PredicateValue])
    case computed(PredicateValue, String, PredicateValue)
    case element(PredicateValue, PredicateValue)
    /// `FIRST`, `LAST` and `SIZE` as an index.
    case place(String)
    case function(String, PredicateValue)
    case matching(PredicateValue, String, PredicateTest)

    /// The value; `NSNull` is nil, and a shared collection or text is what it holds.
    func value(for subject: PredicateSubject) -> Any? {
        let value = plainValue(for: subject)
        return value is NSNull ? nil : value.contents
    }

    private func plainValue(for subject: PredicateSubject) -> Any? {
        switch self {
        case .constant(let value): return value
        case .object: return subject.object
        case .path(let base, let path): return base.value(for: subject).value(forKeyPath: path)
        case .variable(let name): return subject.variables[name]
        case .list(let values): return values.map { $0.value(for: subject) ?? NSNull() }
        case .computed(let left, let sign, let right):
            return Self.compute(left.value(for: subject), sign, right.value(for: subject))
        case .element(let base, let position): return Self.element(of: base.value(for: subject), position, subject)
        case .place(let name): return name
        case .function("uppercase", let value): return (value.value(for: subject) as? String)?.uppercased()
        case .function("lowercase", let value): return (value.value(for: subject) as? String)?.lowercased()
        case .function(let name, let value):
            let operation = name == "average" ? "avg" : name
            return value.value(for: subject).value(forKeyPath: operation == "count" ? "@count" : "@\(operation).self")
        case .matching(let values, let name, let test):
            return Self.elements(of: values.value(for: subject)).filter { element in
                var inner = subject
                inner.variables[name] = element
                return test.holds(for: inner)
            }
        }
    }

    /// The elements of a collection; none for nil.
    static func elements(of value: Any?) -> [Any] {
        value.array ?? value.set.map { $0.map(\.base) } ?? value.dictionary.map { Array($0.values) } ?? []
    }

    private static func compute(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
        guard let left, let right else { return nil }
        let (one, other) = (Optional(left).doubleValue, Optional(right).doubleValue)
        switch sign {
        case "+": return one + other
        case "-": return one - other
        case "*": return one * other
        // Whole numbers are divided as numbers of C.
        default:
            return left is any BinaryInteger && right is any BinaryInteger
                ? (one / other).rounded(.towardZero) : one / other
        }
    }

    private static func element(of base: Any?, _ position: PredicateValue, _ subject: PredicateSubject) -> Any? {
        if case .place(let name) = position {
            let elements = elements(of: base)
            return name == "SIZE" ? elements.count : name == "FIRST" ? elements.first : elements.last
        }
        let position = position.value(for: subject)
        if let dictionary = base.dictionary { return (position as? AnyHashable).flatMap { dictionary[$0] } }
        guard let elements = base.array, let index = position as? Int, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }
}

/// A comparison in the format of a predicate.
struct PredicateComparison {
    enum Relation {
        case equal, different, less, lessOrEqual, greater, greaterOrEqual
        case isIn, between, contains, beginsWith, endsWith, like, matches
    }

    /// Whether a value is compared, or the elements of a collection.
    enum Scope { case direct, any, all, none }

    let scope: Scope
    let left: PredicateValue
    let relation: Relation
    let options: String.CompareOptions
    let right: PredicateValue

    func holds(for subject: PredicateSubject) -> Bool {
        let (left, right) = (left.value(for: subject), right.value(for: subject))
        func holdsForElement(_ element: Any) -> Bool { holds(element is NSNull ? nil : element, right) }
        switch scope {
        case .direct: return holds(left, right)
        case .any: return PredicateValue.elements(of: left).contains(where: holdsForElement)
        case .all: return PredicateValue.elements(of: left).allSatisfy(holdsForElement)
        case .none: return !PredicateValue.elements(of: left).contains(where: holdsForElement)
        }
    }

    private func holds(_ left: Any?, _ right: Any?) -> Bool {
        switch relation {
        case .equal: return areEqual(left, right)
        case .different: return !areEqual(left, right)
        case .less: return order(left, right) == .orderedAscending
        case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
        case .greater: return order(left, right) == .orderedDescending
        case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
        case .between:
            guard let limits = right.array, limits.count == 2 else { return stop("BETWEEN takes a list of two values") }
            return [.orderedDescending, .orderedSame].contains(order(left, limits[0]))
                && [.orderedAscending, .orderedSame].contains(order(left, limits[1]))
        case .isIn: return contains(right, left)
        case .contains: return contains(left, right)
        case .beginsWith: return find(right, in: left, [.anchored])
        case .endsWith: return find(right, in: left, [.anchored, .backwards])
        case .like:
            guard let pattern = right as? String else { return false }
            let parts = pattern.map {
                $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0))
            }
            return matches(left, "(?s)" + parts.joined())
        case .matches: return (right as? String).map { matches(left, $0) } ?? false
        }
    }

    private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let right else { return left == nil && right == nil }
        guard let one = left as? String, let other = right as? String, !options.isEmpty else {
            return isEqualObject(left, right)
        }
        return one.compare(other, options: options) == .orderedSame
    }

    /// The order of two values; nil if one of them is nil.
    private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
        guard let left, let right else { return nil }
        if let one = left as? String, let other = right as? String { return one.compare(other, options: options) }
        return compareObjects(left, right)
    }

    private func contains(_ whole: Any?, _ part: Any?) -> Bool {
        guard let whole else { return false }
        if whole is String { return find(part, in: whole, []) }
        return PredicateValue.elements(of: whole).contains { areEqual($0 is NSNull ? nil : $0, part) }
    }

    private func find(_ part: Any?, in whole: Any?, _ place: String.CompareOptions) -> Bool {
        guard let whole, let part else { return false }
        guard let text = whole as? String, let part = part as? String else {
            return stop("\(type(of: whole)) holds no \(type(of: part))")
        }
        return (text as NSString).range(of: part, options: options.union(place)).location != NSNotFound
    }

    private func matches(_ value: Any?, _ pattern: String) -> Bool {
        guard let value else { return false }
        guard var text = value as? String else { return stop("\(type(of: value)) is no text to match") }
        var pattern = pattern
        if options.contains(.diacriticInsensitive) {
            text = text.folding(options: .diacriticInsensitive, locale: nil)
            pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
        }
        let expression = try? NSRegularExpression(
            pattern: #"\A(?:\#(pattern))\z"#, options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
        guard let expression else { return stop("\(pattern) is no regular expression") }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// Stops the program, as the exception of the original did.
    private func stop(_ reason: String) -> Bool { fatalError("A predicate cannot be evaluated: \(reason).") }
}

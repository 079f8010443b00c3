/// The reason why a scenario is not printed.
public struct Inexpressible: Error {
    /// The part that has no form in Objective-C, in a few words.
    public let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Prints the values and functions that recordings name as expressions of Objective-C.
struct ObjectiveC {
    /// The names that literals with `it` refer to, innermost last: parameters of blocks.
    var bound: [String] = []

    func it() throws -> String {
        guard let name = bound.last else { throw Inexpressible("a bound value outside of a block") }
        return name
    }

    // MARK: Values

    func error(_ code: Any) -> String {
        guard let code = code as? Int else { return "nil" }
        return "[NSError errorWithDomain:@\"Scenario\" code:\(code) userInfo:nil]"
    }

    func literal(_ value: Any) throws -> String {
        switch value {
        case let number as Int: return number < 0 ? "@(\(number))" : "@\(number)"
        case let text as String: return "@\"\(text)\""
        case let items as [Any]: return "@[ \(try list(items)) ]"
        case let object as [String: Any]: return try literal(object)
        default: return "nil"
        }
    }

    /// The items of an array, in which nil is NSNull.
    func list(_ items: [Any]) throws -> String {
        try items.map { item in
            if "\(item)" == "<null>" { return "[NSNull null]" }
            let function = (item as? [String: Any])?["it"] as? String
            let mayBeNil = function.map { ["id", "first", "second"].contains($0) || $0.lowercased().contains("nil") }
            return mayBeNil == true ? "(\(try literal(item))) ?: [NSNull null]" : try literal(item)
        }
        .joined(separator: ", ")
    }

    private func literal(_ object: [String: Any]) throws -> String {
        if let items = object["tuple"] as? [Any] {
            guard !items.isEmpty else { return "[[RACTuple alloc] init]" }
            return "RACTuplePack(\(try items.map(literal).joined(separator: ", ")))"
        }
        if object["unit"] != nil { return "[RACUnit defaultUnit]" }
        if object["null"] != nil { return "[NSNull null]" }
        if let function = object["it"] as? String { return try apply(function, to: it()) }
        if let event = object["event"] as? [Any] {
            switch event[0] as? String {
            case "next": return "[RACEvent eventWithValue:\(try literal(event[1]))]"
            case "error": return "[RACEvent eventWithError:\(error(event[1]))]"
            default: return "[RACEvent completedEvent]"
            }
        }
        if let expression = object["seq"] { return try SequencePrinter.expression(expression, objc: self) }
        if let expression = object["sig"] { return try ScenarioPrinter.expression(expression, objc: self) }
        throw Inexpressible("literal \(object.keys.sorted().joined())")
    }

    /// The statement that sends an event, which begins with its kind.
    func event(_ event: [Any], to receiver: String) throws -> String {
        switch event.first as? String {
        case "next": return "[\(receiver) sendNext:\(try literal(event[1]))];"
        case "error": return "[\(receiver) sendError:\(error(event[1]))];"
        default: return "[\(receiver) sendCompleted];"
        }
    }

    // MARK: Functions

    func predicate(_ name: String, _ x: String = "x") throws -> String {
        switch name {
        case "isEven": "num(\(x)) % 2 == 0"
        case "isOdd": "num(\(x)) % 2 != 0"
        case "gt2": "num(\(x)) > 2"
        case "lt5": "num(\(x)) < 5"
        case "isZero": "num(\(x)) == 0"
        case "isNil": "\(x) == nil"
        case "notNil": "\(x) != nil"
        case "always": "YES"
        case "never": "NO"
        default: throw Inexpressible("predicate \(name)")
        }
    }

    func apply(_ name: String, to x: String = "x") throws -> String {
        switch name {
        case "id": "\(x)"
        case "inc": "@(num(\(x)) + 1)"
        case "double": "@(num(\(x)) * 2)"
        case "neg": "@(-num(\(x)))"
        case "half": "@(num(\(x)) / 2)"
        case "mod3": "@(num(\(x)) % 3)"
        case "num": "@(num(\(x)))"
        case "toString": "text(\(x))"
        case "toNil": "nil"
        case "nilIfEven": "num(\(x)) % 2 == 0 ? nil : \(x)"
        case "nilIfOdd": "num(\(x)) % 2 != 0 ? nil : \(x)"
        case "unit": "[RACUnit defaultUnit]"
        case "wrap": "RACTuplePack(\(x))"
        case "pair": "RACTuplePack(\(x), @(num(\(x)) + 1))"
        case "first": "[\(x) isKindOfClass:RACTuple.class] ? [(RACTuple *)\(x) first] : \(x)"
        case "second": "[\(x) isKindOfClass:RACTuple.class] ? [(RACTuple *)\(x) second] : nil"
        default: "@(\(try predicate(name, x)))"
        }
    }

    func reduction(_ name: String) throws -> String {
        switch name {
        case "sum2": "@(num(a) + num(b))"
        case "sub2": "@(num(a) - num(b))"
        case "max2": "@(MAX(num(a), num(b)))"
        case "first2": "a"
        case "second2": "b"
        case "pair2": "RACTuplePack(a, b)"
        case "cat2": "[text(a) stringByAppendingString:text(b)]"
        case "nilIfOdd2": "(num(a) + num(b)) % 2 != 0 ? nil : @(num(a) + num(b))"
        default: throw Inexpressible("function \(name)")
        }
    }

    func indexedReduction(_ name: String) throws -> String {
        switch name {
        case "sumIndex": "@(num(a) + num(b) + index)"
        case "index": "@(index)"
        case "triple": "RACTuplePack(a, b, @(index))"
        default: throw Inexpressible("function \(name)")
        }
    }

    /// A block that takes `count` values; `first` gives the statements at its beginning.
    func block(_ name: String, _ count: Int, first: (([String]) -> String)? = nil) throws -> String {
        guard count > 0, count <= 4 else { throw Inexpressible("a block of \(count) parameters") }
        let letters = Array(["a", "b", "c", "d"].prefix(count))
        let value =
            switch name {
            case "sumN": "@(\(letters.map { "num(\($0))" }.joined(separator: " + ")))"
            case "listN": "RACTuplePack(\(letters.joined(separator: ", ")))"
            case "lastN": letters[count - 1]
            case "catN":
                letters.dropFirst().reduce("text(\(letters[0]))") { "[\($0) stringByAppendingString:text(\($1))]" }
            default: throw Inexpressible("function \(name)")
            }
        let statements = first.map { $0(letters) + "\n" } ?? ""
        return "^id(\(letters.map { "id \($0)" }.joined(separator: ", "))) { \(statements)return \(value); }"
    }
}

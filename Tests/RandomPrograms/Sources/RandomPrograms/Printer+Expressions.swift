extension Printer {
    static let precedences: [String: Int] = [
        "*": 13, "/": 13, "%": 13, "+": 12, "-": 12, "<<": 11, ">>": 11, "<": 10, ">": 10, "<=": 10, ">=": 10,
        "==": 9, "!=": 9, "&": 8, "^": 7, "|": 6, "&&": 5, "||": 4,
    ]

    func precedence(_ expression: Expression) -> Int {
        switch expression.kind {
        case .integer(let value): value < 0 ? 14 : 16
        case .real(let value): value < 0 ? 14 : 16
        case .unary, .cast: 14
        case .step(_, _, let isPrefix): isPrefix ? 14 : 15
        case .binary(let sign, _, _): Self.precedences[sign] ?? 0
        case .ternary, .otherwise: 3
        case .assignment: 2
        default: 16
        }
    }

    /// The text of an expression, in parentheses where what is around it binds as tightly as `level`.
    func text(_ expression: Expression, in level: Int = 0) -> String {
        let text = plain(expression)
        return precedence(expression) <= level ? "(\(text))" : text
    }

    func plain(_ expression: Expression) -> String {
        switch expression.kind {
        case .integer(let value): return "\(value)"
        case .real(let value): return "\(value)"
        case .text(let text): return "@\"\(escaped(text))\""
        case .flag(let flag): return flag ? "YES" : "NO"
        case .null: return expression.type == .failurePlace ? "NULL" : "nil"
        case .address(let name): return "&\(name)"
        case .pointee(let name): return "*\(name)"
        case .keyed(let value, let key): return "[\(text(value, in: 15)) valueForKey:@\"\(key)\"]"
        case .variable(let name): return isMacro ? "(\(name))" : name
        case .property(let name): return "self.\(name)"
        case .receiver: return "self"
        case .stored(let name): return "_\(name)"
        case .member(let base, let name): return "\(text(base, in: 15)).\(name)"
        case .superCall(let selector, let arguments): return "[super \(message(selector, arguments))]"
        case .create(let name, "init", _): return name.map { "[\($0) new]" } ?? "[[self alloc] init]"
        case .create(let name, let selector, let arguments):
            return "[[\(name ?? "self") alloc] \(message(selector, arguments))]"
        case .classCall(let name, let selector, let arguments):
            return "[\(name) \(message(selector, arguments))]"
        case .isKind(let value, let name): return "[\(text(value, in: 15)) isKindOfClass:[\(name) class]]"
        case .responds(let value, let selector):
            return "[\(text(value, in: 15)) respondsToSelector:@selector(\(selector))]"
        case .make: return "[[\(className) alloc] init]"
        case .library("RACScheduler.immediateScheduler"): return "[RACScheduler immediateScheduler]"
        case .library(let name): return name
        case .constant(let constant): return constant.name
        case .field(let base, let name): return "\(text(base, in: 15)).\(name)"
        case .compound(let values, _) where expression.type == .structure(.range): return "NSMakeRange(\(list(values)))"
        case .compound(let values, let isNamed):
            let fields = expression.type.structure?.fields ?? []
            let items = zip(fields, values).map { (isNamed ? ".\($0.name) = " : "") + text($1, in: 1) }
            return "(\(name(of: expression.type))){\(items.joined(separator: ", "))}"
        // A second sign would be another operator.
        case .unary(let sign, let value): return sign + text(value, in: 14)
        case .cast(let value): return "(\(name(of: expression.type)))\(text(value, in: 13))"
        case .binary(let sign, let left, let right): return binary(sign, left, right)
        case .ternary(let condition, let first, let second):
            return "\(text(condition, in: 3)) ? \(text(first, in: 3)) : \(text(second, in: 3))"
        case .otherwise(let first, let second): return "\(text(first, in: 3)) ?: \(text(second, in: 3))"
        case .assignment(let target, let sign, let value):
            return "\(text(target)) \(sign ?? "")= \(text(value, in: 1))"
        case .step(let target, let change, let isPrefix):
            let sign = change < 0 ? "--" : "++"
            return isPrefix ? sign + text(target) : text(target) + sign
        case .message(let receiver, let selector, let arguments): return message(receiver, selector, arguments)
        case .call(let receiver, let selector, let arguments): return bracketed(receiver, selector, arguments)
        case .function(let name, let arguments): return "\(name)(\(list(arguments)))"
        case .macro(let macro, let arguments):
            return macro.parameters.isEmpty ? macro.name : "\(macro.name)(\(list(arguments)))"
        case .invocation(let block, let arguments): return "\(text(block, in: 15))(\(list(arguments)))"
        case .list(let items): return "@[\(list(items))]"
        case .table(let keys, let values):
            return "@{\(zip(keys, values).map { "@\"\($0)\": \(text($1, in: 1))" }.joined(separator: ", "))}"
        case .boxed(let value): return boxed(value)
        case .subscripted(let collection, let key): return "\(text(collection, in: 15))[\(text(key))]"
        case .format(let parts, let formats, let values):
            return "[NSString stringWithFormat:\(format(parts, formats, values))]"
        case .block(let parameters, let body):
            var printer = Printer(program)
            printer.depth = depth
            printer.inner(body)
            var result = if case .block(_, let result?) = expression.type { name(of: result) } else { "" }
            if parameters.first?.type.isSubscriber == true { result = "RACDisposable *" }
            let head = parameters.isEmpty ? "" : "(\(parameters.map { declared($0) }.joined(separator: ", ")))"
            let indent = String(repeating: "    ", count: depth)
            let space = result.isEmpty || head.isEmpty ? "" : " "
            return "^\(result)\(space)\(head) {\n\(printer.lines.joined(separator: "\n"))\n\(indent)}"
        }
    }

    /// Mixed operators of bits and of conditions have parentheses, as a compiler asks for them.
    func binary(_ sign: String, _ left: Expression, _ right: Expression) -> String {
        let level = Self.precedences[sign] ?? 0
        func side(_ side: Expression, _ level: Int) -> String {
            if case .binary(let inner, _, _) = side.kind, inner != sign, min(level, precedence(side)) < 12 {
                return "(\(text(side)))"
            }
            return text(side, in: level)
        }
        return "\(side(left, level - 1)) \(sign) \(side(right, level))"
    }

    func list(_ values: [Expression]) -> String { values.map { text($0, in: 1) }.joined(separator: ", ") }

    func boxed(_ value: Expression) -> String {
        switch value.kind {
        case .integer(let value) where value >= 0: "@\(value)"
        case .flag(let flag): flag ? "@YES" : "@NO"
        default: "@(\(text(value)))"
        }
    }

    func message(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String {
        let isReactive = ["first", "second", "value", "finished", "signal"].contains(selector) && receiver.type.hasDots
        guard isReactive || ["length", "count", "firstObject", "lastObject", "integerValue"].contains(selector) else {
            return bracketed(receiver, selector, arguments)
        }
        // What an element is, the compiler does not know.
        switch receiver.kind {
        case .variable, .property, .call:
            return receiver.type == .object
                ? bracketed(receiver, selector, arguments) : "\(text(receiver, in: 15)).\(selector)"
        default: return bracketed(receiver, selector, arguments)
        }
    }

    func bracketed(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String {
        if let short = short(receiver, selector, arguments) { return short }
        let receiver = text(receiver, in: 15)
        if selector.contains("Format:"), case .format(let parts, let formats, let values)? = arguments.first?.kind {
            return "[\(receiver) \(selector)\(format(parts, formats, values))]"
        }
        return "[\(receiver) \(message(selector, arguments))]"
    }

    /// A selector with its arguments.
    func message(_ selector: String, _ arguments: [Expression]) -> String {
        guard !arguments.isEmpty else { return selector }
        let parts = zip(selector.split(separator: ":"), arguments).map { "\($0):\(text($1, in: 1))" }
        return parts.joined(separator: " ")
    }

    func property(_ place: Expression) -> String {
        if case .property(let name) = place.kind { name } else { "" }
    }

    /// What stands for several messages, for a message to a class, or has a class or selector as its argument.
    func short(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String? {
        let text = text(receiver, in: 15)
        switch (selector, receiver.kind) {
        case ("mutableCopy", .list([])): return "[NSMutableArray array]"
        case ("mutableCopy", .table([], _)): return "[NSMutableDictionary dictionary]"
        case ("mutableCopy", .text("")): return "[NSMutableString string]"
        case ("mutableCopy", .text): return "[NSMutableString stringWithString:\(text)]"
        case ("reversed", _): return "[[\(text) reverseObjectEnumerator] allObjects]"
        case ("sortedKeys", _): return "[[\(text) allKeys] sortedArrayUsingSelector:@selector(compare:)]"
        case ("mutableCopy", .library("NSSet")): return "[NSMutableSet set]"
        case ("sorted", _) where receiver.type.isSet:
            return "[[\(text) allObjects] sortedArrayUsingSelector:@selector(compare:)]"
        case ("sort", _): return "[\(text) sortUsingSelector:@selector(compare:)]"
        case ("trimmed", _):
            return "[\(text) stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]]"
        case ("passing:", _):
            let block = self.text(arguments[0], in: 1)
            return "[\(text) filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:\(block)]]"
        case ("sortedBy:ascending:", _):
            let parts = arguments.map { self.text($0) }
            return "[\(text) sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:\(parts[0]) "
                + "ascending:\(parts[1])]]]"
        case ("setKey:to:", _):
            return "[\(text) setValue:\(self.text(arguments[1], in: 1)) forKey:\(self.text(arguments[0]))]"
        case ("sorted", _): return "[\(text) sortedArrayUsingSelector:@selector(compare:)]"
        case ("isString", _): return "[\(text) isKindOfClass:[NSString class]]"
        case ("isNumber", _): return "[\(text) isKindOfClass:[NSNumber class]]"
        case ("RACChannelTo:", _):
            return "RACChannelTo(self, \(property(arguments[0]))) = RACChannelTo(self, \(property(arguments[1])))"
        case ("rac_signalForSelector:", _):
            let name = if case .text(let name) = arguments[0].kind { name } else { "" }
            return "[\(text) rac_signalForSelector:@selector(\(name))]"
        case ("pack", _): return "RACTuplePack(\(list(arguments)))"
        case ("command:", _):
            return "[[RACCommand alloc] initWithSignalBlock:\(self.text(arguments[0], in: 1))]"
        case ("commandIfEnabled:block:", _):
            let parts = arguments.map { self.text($0, in: 1) }
            return "[[RACCommand alloc] initWithEnabled:\(parts[0]) signalBlock:\(parts[1])]"
        case ("RACObserve:", _): return "RACObserve(self, \(property(arguments[0])))"
        case ("RAC:", _): return "RAC(self, \(property(arguments[0]))) = \(self.text(arguments[1], in: 1))"
        case ("errorWithCode:", _):
            return "[NSError errorWithDomain:@\"RND\" code:\(arguments.map { self.text($0) }.joined()) userInfo:nil]"
        case ("isArray", _): return "[\(text) isKindOfClass:[NSArray class]]"
        default: return nil
        }
    }

    func format(_ parts: [String], _ formats: [String], _ values: [Expression]) -> String {
        let text = zip(parts, formats + [""]).map { escaped($0).replacing("%", with: "%%") + $1 }.joined()
        let values = zip(formats, values).map { format, value in
            switch format {
            case "%ld": "(long)\(self.text(value, in: 13))"
            case "%lu": "(unsigned long)\(self.text(value, in: 13))"
            default: self.text(value, in: 1)
            }
        }
        return "@\"\(text)\", \(values.joined(separator: ", "))"
    }

    func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

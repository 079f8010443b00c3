/// Prints programs as Objective-C.
struct Printer {
    private let program: Program
    private var lines: [String] = []
    private var depth = 0
    /// Whether the body of a macro is printed, whose parameters are in parentheses.
    private var isMacro = false

    init(_ program: Program) { self.program = program }

    private var className: String { "RND\(program.id)" }
    private var scenario: String { "NSString *scenario_random_\(program.id)_run(void)" }

    var header: String {
        let properties = program.properties.map { "@property (nonatomic\(attribute($0.type))) \(declared($0));\n" }
        let methods = program.methods.map { "\(signature($0));\n" }
        let declarations = (properties + methods).joined()
        var printer = self
        let isReactive = (declarations + printer.implementation()).contains(/RAC|rac_/)
        let library = isReactive ? "#import <ReactiveObjC/ReactiveObjC.h>\n" : ""
        return "#import <Foundation/Foundation.h>\n\(library)\n\(types)@interface \(className) : NSObject\n"
            + "\(declarations)@end\n\n\(scenario);\n"
    }

    mutating func implementation() -> String {
        lines = ["#import \"\(className).h\"", ""]
        declareFunctions()
        line("@implementation \(className)")
        for method in program.methods {
            line("")
            block(signature(method), method.body)
        }
        lines += ["", "@end", "", "\(scenario) {", "    return [[[\(className) alloc] init] run];", "}", ""]
        return lines.joined(separator: "\n")
    }

    /// The enumerations and structures that are used.
    private var types: String {
        var printer = Printer(program)
        let text = program.properties.map { declared($0) }.joined() + printer.implementation()
        func isUsed(_ name: String) -> Bool { text.contains(name) }
        let enumerations = program.enumerations.filter { isUsed($0.name) }.map(declaration)
        let structures = program.structures.filter { isUsed($0.name) }.map { structure in
            let fields = structure.fields.map { "    \(declared($0));\n" }
            return "typedef struct {\n\(fields.joined())} \(structure.name);\n\n"
        }
        return (enumerations + structures).joined()
    }

    private func declaration(_ enumeration: Enumeration) -> String {
        let constants = enumeration.constants.map { "    \($0.name)\($0.text.map { " = \($0)" } ?? ""),\n" }.joined()
        let head = "\(name(of: enumeration.underlying)), \(enumeration.name)"
        return switch enumeration.form {
        case .closed: "typedef NS_ENUM(\(head)) {\n\(constants)};\n\n"
        case .options: "typedef NS_OPTIONS(\(head)) {\n\(constants)};\n\n"
        case .plain: "typedef enum {\n\(constants)} \(enumeration.name);\n\n"
        }
    }

    /// What belongs to the file.
    private mutating func declareFunctions() {
        for macro in program.macros {
            let parameters = macro.parameters.isEmpty ? "" : "(\(macro.parameters.joined(separator: ", ")))"
            line("#define \(macro.name)\(parameters) \(definition(of: macro))")
        }
        if !program.macros.isEmpty { line("") }
        for global in program.globals {
            let name = declared(global.variable)
            // A constant pointer, or a constant number.
            let text =
                !global.isConstant
                ? name
                : global.variable.type.isArithmetic ? "const \(name)" : name.replacing("*", with: "*const ")
            line("static \(text) = \(self.text(global.value));")
        }
        if !program.globals.isEmpty { line("") }
        for function in program.functions {
            let result = function.result.map { name(of: $0) } ?? "void"
            let space = result.hasSuffix("*") ? "" : " "
            let parameters = function.parameters.map { declared($0) }.joined(separator: ", ")
            block(
                "static \(result)\(space)\(function.selector)(\(parameters.isEmpty ? "void" : parameters))",
                function.body)
            line("")
        }
    }

    /// The body of a macro, whose parameters and itself are in parentheses.
    private func definition(of macro: Macro) -> String {
        guard !macro.parameters.isEmpty else {
            let text = text(macro.body)
            return text.hasPrefix("-") ? "(\(text))" : text
        }
        var printer = self
        printer.isMacro = true
        return "(\(printer.text(macro.body)))"
    }

    private func attribute(_ type: Type) -> String {
        switch type {
        case .string, .block: ", copy"
        case .structure: ""
        case _ where type.isArithmetic: ""
        default: ", strong"
        }
    }

    private func signature(_ method: Method) -> String {
        let result = method.result.map { name(of: $0) } ?? "void"
        let parts = method.selector.split(separator: ":")
        let text = zip(parts, method.parameters).map { "\($0):(\(name(of: $1.type)))\($1.name)" }
        return "- (\(result))\(method.parameters.isEmpty ? method.selector : text.joined(separator: " "))"
    }

    private func name(of type: Type) -> String { declared(Variable(name: "", type: type)) }

    private func declared(_ variable: Variable, isShared: Bool = false) -> String {
        func with(_ type: String) -> String { (isShared ? "__block " : "") + type + variable.name }
        let isUnnamed = variable.name.isEmpty
        switch variable.type {
        case .bool: return with(isUnnamed ? "BOOL" : "BOOL ")
        case .byte: return with(isUnnamed ? "uint8_t" : "uint8_t ")
        case .character: return with(isUnnamed ? "signed char" : "signed char ")
        case .short: return with(isUnnamed ? "short" : "short ")
        case .word: return with(isUnnamed ? "unsigned" : "unsigned ")
        case .int: return with(isUnnamed ? "int" : "int ")
        case .long: return with(isUnnamed ? "NSInteger" : "NSInteger ")
        case .unsigned: return with(isUnnamed ? "NSUInteger" : "NSUInteger ")
        case .double: return with(isUnnamed ? "double" : "double ")
        case .object: return with(isUnnamed ? "id" : "id ")
        case .string: return with("NSString *")
        case .mutableString: return with("NSMutableString *")
        case .number: return with("NSNumber *")
        case .array: return with("NSArray *")
        case .mutableArray: return with("NSMutableArray *")
        case .dictionary: return with("NSDictionary *")
        case .mutableDictionary: return with("NSMutableDictionary *")
        case .own: return with("\(className) *")
        case .enumeration(let enumeration): return with(enumeration.name + (isUnnamed ? "" : " "))
        case .structure(let structure): return with(structure.name + (isUnnamed ? "" : " "))
        case .signal: return with("RACSignal *")
        case .sequence: return with("RACSequence *")
        case .subscriber: return with(isUnnamed ? "id<RACSubscriber>" : "id<RACSubscriber> ")
        case .subject: return with("RACSubject *")
        case .disposable: return with("RACDisposable *")
        case .failure: return with("NSError *")
        case .block(let parameters, let result):
            let types = parameters.isEmpty ? "void" : parameters.map { name(of: $0) }.joined(separator: ", ")
            let text = result.map { name(of: $0) } ?? "void"
            return "\(text) (^\(isShared ? "__block " : "")\(variable.name))(\(types))"
        }
    }

    // MARK: Statements

    private mutating func line(_ text: String) {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    private mutating func block(_ head: String, _ body: [Statement], end: String = "}") {
        line(head + " {")
        inner(body)
        line(end)
    }

    private mutating func inner(_ body: [Statement]) {
        depth += 1
        for statement in body { self.statement(statement) }
        depth -= 1
    }

    private mutating func statement(_ statement: Statement) {
        switch statement {
        case .declaration(let variable, let isShared, let value):
            line("\(declared(variable, isShared: isShared)) = \(text(value));")
        case .persistent(let variable, let value): line("static \(declared(variable)) = \(text(value));")
        case .once(let token, let body):
            line("static dispatch_once_t \(token);")
            block("dispatch_once(&\(token), ^", body, end: "});")
        case .expression(let value): line("\(text(value));")
        case .branch(let condition, let body, let other):
            block("if (\(text(condition)))", body, end: other.isEmpty ? "}" : "} else {")
            guard !other.isEmpty else { return }
            inner(other)
            line("}")
        case .count(let variable, let limit, let body):
            let name = variable.name
            block("for (\(declared(variable)) = 0; \(name) < \(text(limit, in: 10)); \(name)++)", body)
        case .loop(let condition, let body): block("while (\(text(condition)))", body)
        case .each(let variable, let list, let body): block("for (\(declared(variable)) in \(text(list)))", body)
        case .choice(let value, let cases, let other):
            line("switch (\(text(value))) {")
            depth += 1
            for item in cases {
                let value = item.name ?? "\(item.value)"
                if item.body.isEmpty, item.fallsThrough {
                    line("case \(value):")
                    continue
                }
                line("case \(value): {")
                inner(item.body + (item.fallsThrough ? [] : [.leave]))
                line("}")
            }
            if !other.isEmpty { block("default:", other + [.leave]) }
            depth -= 1
            line("}")
        case .leave: line("break;")
        case .next: line("continue;")
        case .end(let value): line(value.map { "return \(text($0));" } ?? "return;")
        }
    }

    // MARK: Expressions

    private static let precedences: [String: Int] = [
        "*": 13, "/": 13, "%": 13, "+": 12, "-": 12, "<<": 11, ">>": 11, "<": 10, ">": 10, "<=": 10, ">=": 10,
        "==": 9, "!=": 9, "&": 8, "^": 7, "|": 6, "&&": 5, "||": 4,
    ]

    private func precedence(_ expression: Expression) -> Int {
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
    private func text(_ expression: Expression, in level: Int = 0) -> String {
        let text = plain(expression)
        return precedence(expression) <= level ? "(\(text))" : text
    }

    private func plain(_ expression: Expression) -> String {
        switch expression.kind {
        case .integer(let value): return "\(value)"
        case .real(let value): return "\(value)"
        case .text(let text): return "@\"\(escaped(text))\""
        case .flag(let flag): return flag ? "YES" : "NO"
        case .null: return "nil"
        case .variable(let name): return isMacro ? "(\(name))" : name
        case .property(let name): return "self.\(name)"
        case .receiver: return "self"
        case .make: return "[[\(className) alloc] init]"
        case .library("RACScheduler.immediateScheduler"): return "[RACScheduler immediateScheduler]"
        case .library(let name): return name
        case .constant(let constant): return constant.name
        case .field(let base, let name): return "\(text(base, in: 15)).\(name)"
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
    private func binary(_ sign: String, _ left: Expression, _ right: Expression) -> String {
        let level = Self.precedences[sign] ?? 0
        func side(_ side: Expression, _ level: Int) -> String {
            if case .binary(let inner, _, _) = side.kind, inner != sign, min(level, precedence(side)) < 12 {
                return "(\(text(side)))"
            }
            return text(side, in: level)
        }
        return "\(side(left, level - 1)) \(sign) \(side(right, level))"
    }

    private func list(_ values: [Expression]) -> String { values.map { text($0, in: 1) }.joined(separator: ", ") }

    private func boxed(_ value: Expression) -> String {
        switch value.kind {
        case .integer(let value) where value >= 0: "@\(value)"
        case .flag(let flag): flag ? "@YES" : "@NO"
        default: "@(\(text(value)))"
        }
    }

    private func message(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String {
        guard ["length", "count", "firstObject", "lastObject", "integerValue"].contains(selector) else {
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

    private func bracketed(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String {
        if let short = short(receiver, selector, arguments) { return short }
        let receiver = text(receiver, in: 15)
        if selector.contains("Format:"), case .format(let parts, let formats, let values)? = arguments.first?.kind {
            return "[\(receiver) \(selector)\(format(parts, formats, values))]"
        }
        guard !arguments.isEmpty else { return "[\(receiver) \(selector)]" }
        let parts = zip(selector.split(separator: ":"), arguments).map { "\($0):\(text($1, in: 1))" }
        return "[\(receiver) \(parts.joined(separator: " "))]"
    }

    private func property(_ place: Expression) -> String {
        if case .property(let name) = place.kind { name } else { "" }
    }

    /// What stands for several messages, for a message to a class, or has a class or selector as its argument.
    private func short(_ receiver: Expression, _ selector: String, _ arguments: [Expression]) -> String? {
        let text = text(receiver, in: 15)
        switch (selector, receiver.kind) {
        case ("mutableCopy", .list([])): return "[NSMutableArray array]"
        case ("mutableCopy", .table([], _)): return "[NSMutableDictionary dictionary]"
        case ("mutableCopy", .text("")): return "[NSMutableString string]"
        case ("mutableCopy", .text): return "[NSMutableString stringWithString:\(text)]"
        case ("reversed", _): return "[[\(text) reverseObjectEnumerator] allObjects]"
        case ("sortedKeys", _): return "[[\(text) allKeys] sortedArrayUsingSelector:@selector(compare:)]"
        case ("sorted", _): return "[\(text) sortedArrayUsingSelector:@selector(compare:)]"
        case ("isString", _): return "[\(text) isKindOfClass:[NSString class]]"
        case ("isNumber", _): return "[\(text) isKindOfClass:[NSNumber class]]"
        case ("RACObserve:", _): return "RACObserve(self, \(property(arguments[0])))"
        case ("RAC:", _): return "RAC(self, \(property(arguments[0]))) = \(self.text(arguments[1], in: 1))"
        case ("errorWithCode:", _):
            return "[NSError errorWithDomain:@\"RND\" code:\(arguments.map { self.text($0) }.joined()) userInfo:nil]"
        case ("isArray", _): return "[\(text) isKindOfClass:[NSArray class]]"
        default: return nil
        }
    }

    private func format(_ parts: [String], _ formats: [String], _ values: [Expression]) -> String {
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

    private func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}

/// Prints programs as Objective-C.
struct Printer {
    let program: Program
    var lines: [String] = []
    var depth = 0
    /// Whether the body of a macro is printed, whose parameters are in parentheses.
    var isMacro = false

    init(_ program: Program) { self.program = program }

    var className: String { "RND\(program.id)" }
    var scenario: String { "NSString *scenario_random_\(program.id)_run(void)" }

    var header: String {
        let properties = program.properties.map { "@property (nonatomic\(attribute($0.type))) \(declared($0));\n" }
        let methods = program.methods.filter { !$0.isPrivate }.map { "\(signature($0));\n" }
        let declarations = (properties + methods).joined()
        var printer = self
        let isReactive = (declarations + printer.implementation()).contains(/RAC|rac_/)
        let library = isReactive ? "#import <ReactiveObjC/ReactiveObjC.h>\n" : ""
        return
            "#import <Foundation/Foundation.h>\n\(library)\n\(types)\(classes)@interface \(className) : NSObject\(conformance)\n"
            + "\(declarations)@end\n\n\(scenario);\n"
    }

    mutating func implementation() -> String {
        lines = ["#import \"\(className).h\"", ""]
        declareFunctions()
        implementClasses()
        line("@implementation \(className)")
        for method in program.methods {
            line("")
            block(signature(method), method.body)
        }
        lines += ["", "@end", "", "\(scenario) {", "    return [[[\(className) alloc] init] run];", "}", ""]
        return lines.joined(separator: "\n")
    }

    func attribute(_ type: Type) -> String {
        switch type {
        case .string, .block: ", copy"
        case .delegate: ", weak"
        case .structure: ""
        case _ where type.isArithmetic: ""
        default: ", strong"
        }
    }

    func signature(_ method: Method) -> String {
        let result = method.role != .instance ? "instancetype" : method.result.map { name(of: $0) } ?? "void"
        let parts = method.selector.split(separator: ":")
        let text = zip(parts, method.parameters).map { "\($0):(\(name(of: $1.type)))\($1.name)" }
        return
            "\(method.role == .type ? "+" : "-") (\(result))\(method.parameters.isEmpty ? method.selector : text.joined(separator: " "))"
    }

    func name(of type: Type) -> String { declared(Variable(name: "", type: type)) }

    func declared(_ variable: Variable, isShared: Bool = false) -> String {
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
        case .set: return with("NSSet *")
        case .mutableSet: return with("NSMutableSet *")
        case .tuple: return with("RACTuple *")
        case .event: return with("RACEvent *")
        case .connection: return with("RACMulticastConnection *")
        case .command: return with("RACCommand *")
        case .failurePlace: return with("NSError **")
        case .mutableArray: return with("NSMutableArray *")
        case .dictionary: return with("NSDictionary *")
        case .mutableDictionary: return with("NSMutableDictionary *")
        case .own: return with("\(className) *")
        case .instance(let path): return with("\(path[0]) *")
        case .delegate(let name): return with(isUnnamed ? "id<\(name)>" : "id<\(name)> ")
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

    mutating func line(_ text: String) {
        lines.append(text.isEmpty ? "" : String(repeating: "    ", count: depth) + text)
    }

    mutating func block(_ head: String, _ body: [Statement], end: String = "}") {
        line(head + " {")
        inner(body)
        line(end)
    }

    mutating func inner(_ body: [Statement]) {
        depth += 1
        for statement in body { self.statement(statement) }
        depth -= 1
    }

    mutating func statement(_ statement: Statement) {
        switch statement {
        case .declaration(let variable, let isShared, let value):
            line("\(declared(variable, isShared: isShared)) = \(text(value));")
        case .persistent(let variable, let value): line("static \(declared(variable)) = \(text(value));")
        case .once(let token, let body):
            line("static dispatch_once_t \(token);")
            block("dispatch_once(&\(token), ^", body, end: "});")
        case .initialize(let selector, let arguments, let body):
            line("self = [super \(message(selector, arguments))];")
            block("if (self)", body)
        case .expression(let value): line("\(text(value));")
        case .branch(let condition, let body, let other):
            block("if (\(text(condition)))", body, end: other.isEmpty ? "}" : "} else {")
            guard !other.isEmpty else { return }
            inner(other)
            line("}")
        case .count(let variable, let limit, let body):
            let name = variable.name
            block("for (\(declared(variable)) = 0; \(name) < \(text(limit, in: 10)); \(name)++)", body)
        case .unpack(let variables, let value):
            line("RACTupleUnpack(\(variables.map { declared($0) }.joined(separator: ", "))) = \(text(value));")
        case .weak(let variable):
            let type = variable.name.hasSuffix("2") ? className + " *" : "typeof(self) "
            line("__weak \(type)\(variable.name) = self;")
        case .repeated(let body, let condition): block("do", body, end: "} while (\(text(condition)));")
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
}

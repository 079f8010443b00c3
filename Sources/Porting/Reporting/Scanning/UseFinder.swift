/// Finds the uses of the registry's API in a file of Objective-C, by the types of receivers.
struct UseFinder {
    /// The class, in Objective-C, of a receiver or another value.
    struct Value {
        let type: String
        var scope = RegistryEntry.Scope.instance
    }

    let registry: Registry
    let names: KnownNames
    let declarations: Declarations
    let source: SourceText
    let lines: LineTable
    private(set) var uses: [Use] = []
    private(set) var imports: [String] = []

    /// The variables of the function, method and blocks around the place.
    private var scopes: [[String: TypeName]] = []
    private var currentClass: String?
    private var isInClassMethod = false

    init(_ tree: SyntaxTree, lines: LineTable, declarations: Declarations, registry: Registry, names: KnownNames) {
        (self.registry, self.names, self.declarations) = (registry, names, declarations)
        (source, self.lines) = (tree.source, lines)
        for item in tree.items { visit(item) }
    }

    // MARK: Declarations

    private mutating func visit(_ item: Item) {
        switch item.kind {
        case .directive(let text): addImport(text, at: item.tokens.lowerBound)
        case .container(let container): visit(container)
        case .variables(let variables): for variable in variables { declare(variable) }
        case .function(let function): visit(function.body, function.parameters)
        case .statement(let statement): visit(statement)
        case .enumeration(let enumeration): for one in enumeration.cases { visit(one.value) }
        case .structure(_, let variables):
            for variable in variables { use(variable.type, at: variable.tokens.lowerBound) }
        case .alias(let type, _): use(type, at: item.tokens.lowerBound)
        case .method(let method): visit(method)
        case .property(let property):
            for variable in property.variables { use(variable.type, at: item.tokens.lowerBound) }
        case .macro, .forward, .atWord, .unknown: break
        }
    }

    private mutating func addImport(_ directive: String, at token: Int) {
        let text = directive.trimmingPrefix { $0 == "#" || $0 == " " }
        guard text.hasPrefix("import") || text.hasPrefix("include"),
            let open = text.firstIndex(where: { $0 == "\"" || $0 == "<" })
        else { return }
        let header = String(text[text.index(after: open)...].prefix { $0 != "\"" && $0 != ">" })
        imports.append(header)
        let name = SourceTree.stem(of: Scan.name(of: header))
        if let category = registry.category(name) { add(category, at: token, isCertain: true) }
    }

    private mutating func visit(_ container: Container) {
        currentClass = container.name
        defer { currentClass = nil }
        if let superclass = container.superclass, container.kind == .interface {
            use(TypeName(superclass), at: container.head.lowerBound)
        }
        for variable in container.variables { use(variable.type, at: variable.tokens.lowerBound) }
        for member in container.members { visit(member) }
    }

    private mutating func visit(_ method: Method) {
        isInClassMethod = method.isClass
        defer { isInClassMethod = false }
        // A declaration in a header names no type that its implementation does not name.
        if let known = registry.method(
            named: method.selector, on: foreignClass, scope: method.isClass ? .class : .instance),
            known.class == .byHand, method.body != nil
        {
            add(known, at: method.head.lowerBound, isCertain: true)
        }
        visit(method.body, method.parameters)
    }

    private var foreignClass: String { declarations.foreignAncestor(of: currentClass ?? "NSObject") }

    private mutating func visit(_ body: Statements?, _ parameters: [Parameter]) {
        guard let body else { return }
        inScope(parameters) { $0.visit(body.list) }
    }

    private mutating func inScope(_ parameters: [Parameter], _ body: (inout UseFinder) -> Void) {
        scopes.append([:])
        for parameter in parameters {
            if let name = parameter.name { scopes[scopes.count - 1][name] = parameter.type }
        }
        body(&self)
        scopes.removeLast()
    }

    private mutating func declare(_ variable: Variable) {
        use(variable.type, at: variable.tokens.lowerBound)
        let value = visit(variable.initial)
        var type = variable.type
        // A variable of `id` or `__auto_type` has the type of its first value.
        if ["id", "__auto_type"].contains(type.name), let value, value.scope == .instance {
            type = TypeName(value.type)
            type.pointers = 1
        }
        if !scopes.isEmpty { scopes[scopes.count - 1][variable.name] = type }
    }

    // MARK: Statements

    private mutating func visit(_ statements: [Statement]) {
        for statement in statements { visit(statement) }
    }

    private mutating func visit(_ statement: Statement) {
        switch statement.kind {
        case .expression(let value): visit(value)
        case .declaration(let variables): for variable in variables { declare(variable) }
        case .block(let body), .autoreleasePool(let body): inScope([]) { $0.visit(body.list) }
        case .conditional(let condition, let positive, let negative):
            visit(condition)
            visit(positive)
            if let negative { visit(negative) }
        case .loop(let loop): inScope([]) { $0.visit(loop) }
        case .select(let value, let body), .synchronized(let value, let body):
            visit(value)
            inScope([]) { $0.visit(body.list) }
        case .label(let value, let end):
            visit(value)
            visit(end)
        case .returns(let value), .throwing(let value): visit(value)
        case .attempt(let body, let catches, let finally):
            inScope([]) { $0.visit(body.list) }
            for one in catches { inScope(one.parameter.map { [$0] } ?? []) { $0.visit(one.body.list) } }
            if let finally { inScope([]) { $0.visit(finally.list) } }
        case .breaks, .continues, .directive, .empty, .unknown: break
        }
    }

    private mutating func visit(_ loop: Statement.Loop) {
        switch loop {
        case .forEach(let variable, let list, let body):
            visit(list)
            declare(variable)
            visit(body)
        case .counting(let first, let condition, let step, let body):
            if let first { visit(first) }
            visit(condition)
            visit(step)
            visit(body)
        case .whileTrue(let condition, let body), .doWhile(let body, let condition):
            visit(condition)
            visit(body)
        }
    }

    // MARK: Expressions

    @discardableResult
    private mutating func visit(_ expression: Expression?) -> Value? {
        guard let expression else { return nil }
        let start = expression.tokens.lowerBound
        switch expression.kind {
        case .name(let name): return value(of: name, at: start)
        case .string(_, let isObject): return isObject ? Value(type: "NSString") : nil
        case .boxed(let inner):
            visit(inner)
            return Value(type: "NSNumber")
        case .array(let list):
            for one in list { visit(one) }
            return Value(type: "NSArray")
        case .dictionary(let pairs):
            for pair in pairs {
                visit(pair.key)
                visit(pair.value)
            }
            return Value(type: "NSDictionary")
        case .atCall(let name, let list):
            return call(name, list, at: start)
        case .message(let message): return send(message)
        case .member(let base, let name, _): return member(name, of: base, at: expression.tokens.upperBound - 1)
        case .element(let base, let index):
            visit(base)
            visit(index)
            return nil
        case .call(let callee, let list):
            if case .name(let name) = callee.kind { return call(name, list, at: start) }
            visit(callee)
            for one in list { visit(one) }
            return nil
        case .prefix(_, let inner), .postfix(let inner, _):
            visit(inner)
            return nil
        case .binary(let left, _, let right):
            visit(left)
            visit(right)
            return nil
        case .assignment(let left, _, let right):
            let type = visit(left)
            return visit(right) ?? type
        case .conditional(let condition, let positive, let negative):
            let tested = visit(condition)
            let first = positive.map { visit($0) } ?? tested
            return visit(negative) ?? first
        case .cast(let type, let inner):
            use(type, at: start)
            let value = visit(inner)
            return object(type) ?? value
        case .parenthesized(let inner): return visit(inner)
        case .block(let block):
            inScope(block.parameters) { $0.visit(block.body) }
            return nil
        case .statements(let list):
            inScope([]) { $0.visit(list) }
            return nil
        case .initializerList(_, let list), .comma(let list):
            for one in list { visit(one) }
            return nil
        case .declaration(let parameter):
            if let name = parameter.name, !scopes.isEmpty { scopes[scopes.count - 1][name] = parameter.type }
            return nil
        case .number, .character, .atWord, .sizeOf, .sizeOfValue, .unknown: return nil
        }
    }

    private mutating func value(of name: String, at token: Int) -> Value? {
        switch name {
        case "self":
            return currentClass.map { Value(type: $0, scope: isInClassMethod ? .class : .instance) }
        case "super":
            let superclass = currentClass.flatMap { declarations.classes[$0]?.superclass } ?? "NSObject"
            return Value(type: superclass, scope: isInClassMethod ? .class : .instance)
        default: break
        }
        for scope in scopes.reversed() {
            if let type = scope[name] { return object(type) }
        }
        if let currentClass, let type = declarations.variable(name, of: currentClass) { return object(type) }
        if let type = declarations.globals[name] { return object(type) }
        if let constant = registry.constant(name) {
            if constant.isTold { add(constant, at: token, isCertain: true) }
            return constant.returns.flatMap(names.type(ofSwift:)).map { Value(type: $0) }
        }
        if declarations.classes[name] != nil || registry.type(name) != nil || name.first?.isUppercase == true {
            return Value(type: name, scope: .class)
        }
        return nil
    }

    /// The class of a variable; nil for `id`, numbers, structures and blocks.
    private func object(_ type: TypeName) -> Value? {
        guard type.function == nil else { return nil }
        if type.name == "id" || type.name == "instancetype" {
            return type.protocols.first.map { Value(type: $0) }
        }
        return type.pointers == 1 || type.name.hasPrefix("dispatch_") ? Value(type: type.name) : nil
    }

    /// Finds the use of a macro or a function.
    private mutating func call(_ name: String, _ arguments: [Expression], at token: Int) -> Value? {
        let known = names.macro(name) ?? registry.function(name)
        if let known, known.isTold { add(known, at: token, isCertain: true) }
        for argument in arguments { visit(argument) }
        if let known { return known.returns.flatMap(names.type(ofSwift:)).map { Value(type: $0) } }
        return declarations.functions[name].flatMap(object)
    }

    private mutating func member(_ name: String, of base: Expression, at token: Int) -> Value? {
        let receiver = visit(base)
        return select(name, receiver, at: token)
    }

    private mutating func send(_ message: Message) -> Value? {
        let receiver = visit(message.receiver)
        let result = select(message.selector, receiver, at: message.wordTokens.first ?? 0)
        for argument in message.arguments { visit(argument) }
        for argument in message.variadic { visit(argument) }
        return result
    }

    /// Finds the use of a selector, and returns the class of the result.
    private mutating func select(_ selector: String, _ receiver: Value?, at token: Int) -> Value? {
        guard let receiver, receiver.type != "id" else { return selectUnknown(selector, at: token) }
        if let declared = declarations.method(selector, of: receiver.type, scope: receiver.scope) {
            return declared.name == "instancetype" ? Value(type: receiver.type) : object(declared)
        }
        switch selector {
        case "alloc": return Value(type: receiver.type, scope: .class)
        case "new", "self", "retain", "autorelease", "copy": return Value(type: receiver.type)
        case "class": return Value(type: receiver.type, scope: .class)
        case "mutableCopy":
            let mutable = receiver.type.replacing("NS", with: "NSMutable")
            return Value(type: registry.type(mutable) == nil ? receiver.type : mutable)
        default: break
        }
        let isMaker = isInitializer(String(selector.prefix { $0 != ":" })) && receiver.scope == .class
        let type = declarations.foreignAncestor(of: receiver.type)
        let entry =
            registry.method(named: selector, on: type, scope: isMaker ? .instance : receiver.scope)
            ?? registry.property(setBy: selector, on: type)
        guard let entry else {
            if isMaker { return Value(type: receiver.type) }
            // A class that the file does not declare may have the selector for itself.
            let isKnown = registry.type(type) != nil && type != "NSObject"
            return isKnown ? nil : selectUnknown(selector, at: token)
        }
        if entry.isTold { add(entry, at: token, isCertain: true) }
        if isMaker || entry.returns == "Self" { return Value(type: receiver.type) }
        return entry.returns.flatMap(names.type(ofSwift:)).map { Value(type: $0) }
    }

    /// Finds the use of a selector whose receiver is unknown, if other libraries are unlikely to have that selector.
    private mutating func selectUnknown(_ selector: String, at token: Int) -> Value? {
        guard let entry = names.distinctive[selector] else { return nil }
        add(entry, at: token, isCertain: false)
        return entry.returns.flatMap(names.type(ofSwift:)).map { Value(type: $0) }
    }

    // MARK: Uses

    /// Finds the use of a type that has no translation, where the type is named.
    private mutating func use(_ type: TypeName, at token: Int) {
        guard let entry = registry.type(type.name), entry.class == .byHand || entry.class == .appleOnly else { return }
        add(entry, at: token, isCertain: true)
    }

    private mutating func add(_ entry: RegistryEntry, at token: Int, isCertain: Bool) {
        guard token < source.tokens.count else { return }
        uses.append(Use(of: entry, line: lines.line(of: source.tokens[token].start), isCertain: isCertain))
    }
}

extension RegistryEntry {
    /// Whether a scan reports the uses of the entry: an API of the original, or one that a person ports.
    fileprivate var isTold: Bool { isOfOriginal || `class` == .byHand || `class` == .appleOnly }
}

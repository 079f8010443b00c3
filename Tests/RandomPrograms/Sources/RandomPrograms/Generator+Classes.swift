/// Classes beside the program's own, with what inherits from them.
extension Generator {
    private static let themes: [(base: String, subclasses: [String], variables: [String])] = [
        ("Account", ["Savings", "Checking"], ["account", "payer"]),
        ("Shape", ["Circle", "Square"], ["shape", "outline"]),
        ("Task", ["Chore", "Meeting"], ["task", "job"]), ("Vehicle", ["Car", "Truck"], ["vehicle", "ride"]),
    ]

    private var isUsed: Bool { kinds.contains(.classes) }

    /// The type of an object of one of the classes.
    mutating func instanceType() -> Type? { program.classes.isEmpty ? nil : pick(program.classes).type }

    /// The classes and their properties, before their methods.
    mutating func declareClasses() {
        guard isUsed else { return }
        let theme = pick(Self.themes)
        instanceNames = theme.variables
        let base = "RND\(program.id)\(theme.base)"
        if random.chance(35) { declareDelegate(theme.base.lowercased(), [base]) }
        addClass([base], count: number(1...3))
        for name in theme.subclasses.prefix(number(0...2)) {
            addClass(["RND\(program.id)\(name)", base], count: number(0...1))
        }
    }

    private mutating func addClass(_ path: [String], count: Int) {
        let inherited = path.dropFirst().compactMap(program.findClass).flatMap(\.properties).map(\.variable.name)
        var all: [(String, Type)] = [
            ("name", .string), ("title", .string), ("count", .long), ("price", .double), ("isOpen", .bool),
            ("level", .int), ("rating", .number), ("size", .unsigned), ("tags", .array(.string)),
            ("items", .mutableArray(.string)), ("parent", .instance([path.last ?? path[0]])),
        ]
        if let type = enumerationType() { all += [("kind", type), ("mode", type)] }
        if let type = structureType() { all += [("place", type)] }
        var properties: [Property] = []
        for (name, type) in all.shuffled(using: &random) where !inherited.contains(name) && properties.count < count {
            let isList = if case .array = type { true } else { false }
            properties.append(
                Property(variable: Variable(name: name, type: type), isCopied: isList && random.chance(60)))
        }
        if path.count == 1, let delegate = program.delegate {
            properties.append(Property(variable: Variable(name: "delegate", type: .delegate(delegate.name))))
        }
        program.classes.append(Class(path: path, properties: properties))
    }

    private mutating func declareDelegate(_ name: String, _ path: [String]) {
        let object = Variable(name: name, type: .instance(path))
        let count = Variable(name: "count", type: .long)
        let all = [
            Method(selector: "\(name):didChangeTo:", parameters: [object, count], result: nil, body: []),
            Method(selector: "\(name):shouldChangeTo:", parameters: [object, count], result: .bool, body: []),
            Method(
                selector: "titleFor\(name.prefix(1).uppercased())\(name.dropFirst()):", parameters: [object],
                result: .string, body: []),
        ].shuffled(using: &random)
        let place = number(0...2)
        program.delegate = Delegate(
            name: "RND\(program.id)Delegate", required: Array(all[..<place].prefix(1)), optional: Array(all[place...]))
    }

    // MARK: Methods

    /// Their initializers, which functions use.
    mutating func initializeClasses() {
        for index in program.classes.indices {
            current = program.classes[index]
            defer { current = nil }
            addInitializers(index)
        }
    }

    mutating func defineClasses() {
        for index in program.classes.indices {
            current = program.classes[index]
            defer { current = nil }
            addAccessors(index)
            if index == 0 { addMethods(index) } else { override(index) }
            if random.chance(30) { addEquality(index) }
            if random.chance(30) { addDescription(index) }
        }
        addDelegateMethods()
    }

    private var inherited: [Variable] {
        current?.path.dropFirst().compactMap(program.findClass).flatMap(\.properties).map(\.variable) ?? []
    }

    /// Adds a method to the class, which sees the methods that it may call.
    private mutating func add(
        _ index: Int, _ selector: String, _ parameters: [Variable], _ result: Type?, isPrivate: Bool = false,
        callable: [Method], _ make: (inout Generator) -> [Statement]
    ) {
        self.callable = callable
        begin(parameters, result)
        var method = Method(selector: selector, parameters: parameters, result: result, body: [])
        method.body = make(&self)
        finish(&method.body, 2)
        method.isPrivate = isPrivate
        method.isInCategory = !isPrivate && random.chance(15)
        program.classes[index].methods.append(method)
        current = program.classes[index]
        self.callable = []
    }

    private mutating func addMethods(_ index: Int) {
        let all: [(String, [Variable], Type?)] = [
            ("score", [], .long), ("label", [], .string), ("isValid", [], .bool), ("weight", [], .double),
            ("update", [], nil), ("scoreForText:", [Variable(name: "text", type: .string)], .long),
            ("changeBy:", [Variable(name: "amount", type: .long)], nil),
            ("labelWithCount:", [Variable(name: "count", type: .unsigned)], .string),
        ]
        for (selector, parameters, result) in all.shuffled(using: &random).prefix(number(1...3)) {
            add(index, selector, parameters, result, callable: instanceMethods(index)) {
                $0.body(count: $0.number(0...2), size: 2)
            }
        }
        guard random.chance(40) else { return }
        let property = Variable(name: "summary", type: .string)
        add(index, "summary", [], .string, isPrivate: true, callable: instanceMethods(index)) { _ in [] }
        program.classes[index].properties.append(Property(variable: property, isComputed: true))
        current = program.classes[index]
    }

    private func instanceMethods(_ index: Int) -> [Method] {
        program.classes[index].methods.filter {
            $0.role == .instance && ($0.result != .bool || $0.selector != "isEqual:") && !$0.isPrivate
        }
    }

    /// Overrides methods of the base, mostly with what they do.
    private mutating func override(_ index: Int) {
        let methods = instanceMethods(0)
        for (place, method) in methods.enumerated()
        where random.chance(60) {
            add(
                index, method.selector, method.parameters, method.result, isPrivate: true,
                callable: Array(methods[..<place])
            ) {
                $0.overriding(method)
            }
        }
        if random.chance(30) {
            add(index, "extra", [], pick([.long, .string]), callable: methods) {
                $0.body(count: $0.number(0...1), size: 2)
            }
        }
    }

    private mutating func overriding(_ method: Method) -> [Statement] {
        guard random.chance(75) else { return body(count: number(0...1), size: 2) }
        let arguments = method.parameters.map { Expression($0.type, .variable($0.name)) }
        let call = Expression(method.result ?? .object, .superCall(method.selector, arguments))
        guard let result = method.result else { return [.expression(call)] + body(count: 1, size: 2) }
        let value = Variable(name: unique("inherited"), type: result)
        let outer = scope
        defer { scope = outer }
        let declaration = remembered(.declaration(value, isShared: false, call))
        return [declaration] + body(count: number(0...1), size: 2)
    }

    // MARK: Initializers

    private mutating func addInitializers(_ index: Int) {
        let own = program.classes[index].properties.map(\.variable).filter { $0.type.isSettable }
        let base =
            index == 0 ? nil : program.classes[0].methods.first { $0.role == .initializer && !$0.parameters.isEmpty }
        let parameters =
            (base?.parameters ?? []) + own.prefix(number(0...2)).filter { _ in index == 0 || random.chance(60) }
        if !parameters.isEmpty, parameters != base?.parameters || random.chance(30) {
            let selector = Self.selector("init", parameters)
            addInitializer(index, selector, parameters, base, Array(parameters.dropFirst(base?.parameters.count ?? 0)))
            if random.chance(50) { addFactory(index, selector, parameters) }
        }
        if random.chance(25), base == nil { addInitializer(index, "init", [], nil, []) }
    }

    static func selector(_ verb: String, _ parameters: [Variable]) -> String {
        let first = parameters[0].name
        let head = "\(verb)With\(first.prefix(1).uppercased())\(first.dropFirst()):"
        return head + parameters.dropFirst().map { "\($0.name):" }.joined()
    }

    private mutating func addInitializer(
        _ index: Int, _ selector: String, _ parameters: [Variable], _ base: Method?, _ own: [Variable]
    ) {
        begin(parameters, nil)
        var body: [Statement] = own.map { variable in
            let value = Expression(variable.type, .variable(variable.name))
            let copy = variable.type == .string ? Expression(.string, .message(value, "copy", [])) : value
            let place = random.chance(70) ? Expression.Kind.stored(variable.name) : .property(variable.name)
            let isStored = place == .stored(variable.name)
            return .expression(
                Expression(variable.type, .assignment(Expression(variable.type, place), nil, isStored ? copy : value)))
        }
        let names = own.map(\.name)
        for variable in program.classes[index].properties.map(\.variable)
        where variable.type.isSettable && !names.contains(variable.name) && random.chance(40) {
            let value = expression(variable.type, 1)
            if value.usesReceiver { continue }
            body.append(
                .expression(
                    Expression(
                        variable.type, .assignment(Expression(variable.type, .stored(variable.name)), nil, value))))
        }
        let values = base?.parameters.map { Expression($0.type, .variable($0.name)) } ?? []
        let type = program.classes[index].type
        var method = Method(selector: selector, parameters: parameters, result: type, body: [])
        method.role = .initializer
        method.isPrivate = selector == "init" || selector == base?.selector
        method.body = [.initialize(base?.selector ?? "init", values, body), .end(Expression(type, .receiver))]
        program.classes[index].methods.append(method)
        current = program.classes[index]
    }

    private mutating func addFactory(_ index: Int, _ selector: String, _ parameters: [Variable]) {
        let type = program.classes[index].type
        let name = program.classes[index].name.drop { !$0.isNumber }.drop(while: \.isNumber).lowercased()
        let values = parameters.map { Expression($0.type, .variable($0.name)) }
        let value = Expression(type, .create(nil, selector, values))
        var method = Method(
            selector: Self.selector(name, parameters), parameters: parameters, result: type, body: [.end(value)])
        method.role = .type
        program.classes[index].methods.append(method)
    }
}

extension Type {
    /// Whether an initializer sets a property of the type.
    fileprivate var isSettable: Bool {
        switch self {
        case .delegate: false
        default: true
        }
    }
}

extension Expression {
    /// Whether it uses the object that an initializer makes.
    fileprivate var usesReceiver: Bool {
        switch kind {
        case .receiver, .property, .block: true
        default: children.contains(where: \.usesReceiver)
        }
    }
}

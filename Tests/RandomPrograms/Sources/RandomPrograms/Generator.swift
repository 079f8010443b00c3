/// The same numbers for the same seed, on every platform.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// What a part of the programs uses.
enum Kind: CaseIterable {
    case signals, enumerations, structures, functions, classes, foundation, keys, errors, blocks, reactive

    /// How many of a hundred programs use it.
    var percent: Int {
        switch self {
        case .signals: 30
        case .enumerations: 35
        case .structures: 25
        case .functions: 35
        case .classes: 40
        case .foundation: 40
        case .keys, .errors, .blocks: 25
        // Of the programs that use signals.
        case .reactive: 60
        }
    }
}

/// Makes typed programs of random statements.
struct Generator {
    struct Local {
        var variable: Variable
        var isAssignable: Bool
        var isShared = false
    }

    var random: Random
    var program: Program
    /// The locals that can be seen.
    var scope: [Local] = []
    /// The methods that the current one may call: those before it, so that no call recurs.
    var callable: [Method] = []
    var result: Type?
    var isInLoop = false
    /// Whether the current body is a function's, which has no `self`.
    var isInFunction = false
    /// The class whose methods are made, if it is not the program's own.
    var current: Class?
    var isInDelegate = false
    /// What objects of the program's classes are called.
    var instanceNames: [String] = []
    /// What follows the statement that was made last.
    var pending: [Statement] = []
    /// What the program uses besides numbers, texts, collections and blocks.
    let kinds: Set<Kind>
    var isReactive: Bool { kinds.contains(.signals) }
    private var names: [String: Int] = [:]

    /// A program that shows what Objective-C's rules determine, and the text that it returns.
    static func program(seed: Int, id: String) -> (program: Program, output: String) {
        var random = Random(seed: seed)
        var kinds = Set(Kind.allCases.filter { random.chance($0.percent) })
        if !kinds.contains(.signals) { kinds.remove(.reactive) }
        while true {
            let inner = Random(seed: Int(random.next() >> 1))
            var generator = Generator(random: inner, kinds: kinds, id: id)
            let program = generator.make()
            if let output = try? Interpreter.output(of: program) { return (program, output) }
        }
    }

    private init(random: Random, kinds: Set<Kind>, id: String) {
        (self.random, self.kinds) = (random, kinds)
        program = Program(id: id, properties: [], methods: [])
    }

    // MARK: Choices

    mutating func pick<Item>(_ items: [Item]) -> Item { items[Int.random(in: 0..<items.count, using: &random)] }

    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// One of the choices, each as often as its weight says.
    mutating func choose<Result>(_ choices: [(Int, (inout Generator) -> Result?)]) -> Result {
        while true {
            var place = number(0...(choices.reduce(0) { $0 + $1.0 } - 1))
            for (weight, make) in choices {
                place -= weight
                if place < 0 {
                    if let result = make(&self) { return result }
                    break
                }
            }
        }
    }

    /// A type of a variable: numbers and texts more often than others.
    mutating func type() -> Type {
        choose([
            (3, { _ in .bool }), (2, { _ in .byte }), (1, { _ in .character }), (1, { _ in .short }),
            (1, { _ in .word }),
            (4, { _ in .int }), (5, { _ in .long }), (4, { _ in .unsigned }),
            (2, { _ in .double }), (6, { _ in .string }), (2, { _ in .mutableString }), (4, { _ in .number }),
            (2, { _ in .object }), (4, { .array($0.listElement()) }), (4, { .mutableArray($0.listElement()) }),
            (program.classes.isEmpty ? 0 : 14, { generator in generator.instanceType() }),
            (isReactive ? 8 : 0, { .signal($0.element()) }), (isReactive ? 3 : 0, { .sequence($0.element()) }),
            (isReactive ? 5 : 0, { .subject($0.element()) }),
            (kinds.contains(.enumerations) ? 14 : 0, { generator in generator.enumerationType() }),
            (kinds.contains(.structures) ? 12 : 0, { generator in generator.structureType() }),
            (usesFoundation ? 3 : 0, { .set($0.element()) }), (usesFoundation ? 4 : 0, { .mutableSet($0.element()) }),
            (usesFoundation ? 3 : 0, { _ in .structure(.range) }),
            (2, { .dictionary($0.element()) }), (3, { .mutableDictionary($0.element()) }), (1, { _ in .own }),
        ])
    }

    mutating func element() -> Type { pick([.string, .string, .number]) }

    mutating func blockType() -> Type {
        pick([
            .block([.long], .long), .block([.string], .string), .block([], nil), .block([.string], .bool),
            .block([], .int), .block([.unsigned, .number], .number),
        ])
    }

    /// A name that no other variable of the method has.
    mutating func name(for type: Type) -> String {
        let names: [String] =
            switch type {
            case .bool: ["isDone", "isEmpty", "found", "flag"]
            case .byte, .character: ["byte", "mask", "level"]
            case .short, .word: ["port", "code", "width"]
            case .int, .long: ["total", "index", "offset", "value"]
            case .unsigned: ["count", "length", "size", "limit"]
            case .double: ["ratio", "rate", "price"]
            case .string: ["text", "name", "title", "word"]
            case .mutableString: ["buffer", "line"]
            case .number: ["number", "age", "score"]
            case .object: ["object", "item", "thing"]
            case .array: ["items", "words", "list"]
            case .mutableArray: ["queue", "found", "results"]
            case .dictionary: ["table", "names", "info"]
            case .mutableDictionary: ["cache", "counts", "lookup"]
            case .block: ["transform", "action", "test"]
            case .own: ["other", "peer", "next"]
            case .instance: instanceNames
            case .delegate: ["delegate"]
            case .set: ["keys", "names"]
            case .mutableSet: ["seen", "known"]
            case .failurePlace: ["error"]
            case .tuple: ["tuple"]
            case .event: ["event"]
            case .connection: ["connection"]
            case .command: ["command"]
            case .signal: ["signal", "changes", "values"]
            case .sequence: ["sequence", "parts"]
            case .subject: ["subject", "clicks", "events"]
            case .subscriber: ["subscriber"]
            case .disposable: ["disposable"]
            case .failure: ["error"]
            case .enumeration(let enumeration):
                enumeration.isOptions ? ["options", "flags"] : ["kind", "state", "mode"]
            case .structure(let structure): structure.variables
            }
        return unique(pick(names))
    }

    mutating func unique(_ name: String) -> String {
        self.names[name, default: 0] += 1
        let count = self.names[name] ?? 1
        return count == 1 ? name : "\(name)\(count)"
    }

    // MARK: Programs

    private mutating func make() -> Program {
        declareTypes()
        let declared = [enumerationType(), structureType(), instanceType()].compactMap(\.self)
        for type in declared where random.chance(60) {
            program.properties.append(Variable(name: name(for: type), type: type))
        }
        for _ in 0..<number(0...3) {
            let type = type()
            program.properties.append(Variable(name: name(for: type), type: type))
        }
        declareClasses()
        initializeClasses()
        declareFunctions()
        defineClasses()
        let size = number(isReactive ? 2...4 : 1...4)
        if kinds.contains(.reactive), random.chance(50) {
            let type = pick([Type.string, .string, .number, .long])
            for _ in 0..<2 { program.properties.append(Variable(name: name(for: type), type: type)) }
        }
        if kinds.contains(.blocks) {
            let type = blockType()
            program.properties.append(Variable(name: name(for: type), type: type))
        }
        addFailing(size)
        for index in 0..<number(0...min(size, 3)) { addMethod(index, size: size) }
        addRun(size: size)
        return program
    }

    private mutating func addMethod(_ index: Int, size: Int) {
        let parameters = (0..<number(0...3)).map { _ in
            let type = random.chance(10) ? blockType() : type()
            return Variable(name: name(for: type), type: type)
        }
        let returnsBlock = kinds.contains(.blocks) && random.chance(20)
        let result = returnsBlock ? blockType() : random.chance(kinds.contains(.reactive) ? 60 : 85) ? type() : nil
        let verb = ["measure", "update", "merge"][index]
        let parts = parameters.enumerated().map { index, parameter in
            (index == 0
                ? "\(verb)With\(parameter.name.prefix(1).uppercased())\(parameter.name.dropFirst())" : parameter.name)
                + ":"
        }
        var method = Method(
            selector: parts.isEmpty ? verb : parts.joined(), parameters: parameters, result: result, body: [])
        begin(parameters, result)
        method.body = body(count: number(1...max(1, size)), size: size)
        finish(&method.body, size)
        program.methods.append(method)
        callable.append(method)
    }

    /// Forgets what the method before saw.
    mutating func begin(_ parameters: [Variable], _ result: Type?) {
        scope =
            program.globals.map {
                Local(variable: $0.variable, isAssignable: !$0.isConstant, isShared: !$0.isConstant)
            } + parameters.map { Local(variable: $0, isAssignable: true) }
        self.result = result
        isInLoop = false
    }

    /// Ends a body with a value where it returns one.
    mutating func finish(_ body: inout [Statement], _ size: Int) {
        guard let result else { return }
        if case .end? = body.last { return }
        let declared = body.compactMap { statement -> Local? in
            switch statement {
            case .declaration(let variable, let isShared, _):
                Local(variable: variable, isAssignable: true, isShared: isShared)
            case .persistent(let variable, _): persistentLocal(variable)
            default: nil
            }
        }
        let outer = scope
        scope += declared
        body.append(.end(expression(result, size)))
        scope = outer
    }

    /// The method whose text shows what the others did.
    private mutating func addRun(size: Int) {
        begin([], .string)
        var body: [Statement] = []
        for property in program.properties where random.chance(70) {
            let target = Expression(property.type, .property(property.name))
            let value = value(for: target) { $0.expression(property.type, 1) }
            body.append(.expression(Expression(property.type, .assignment(target, nil, value))))
        }
        for _ in 0..<number(1...size + 1) { add(to: &body, size) }
        tour(&body, size)
        let shown =
            scope.map { Expression($0.variable.type, .variable($0.variable.name)) }
            + program.properties.map { Expression($0.type, .property($0.name)) }
            + callable.compactMap { method in method.result == nil ? nil : call(method, 1) }
        let count = shown.count > 8 ? number(6...10) : 8
        let values = shown.suffix(count).filter { $0.type != .own }.flatMap(fields).compactMap { shownValue($0) }
        if values.isEmpty {
            body.append(.end(expression(.string, size)))
        } else {
            body.append(.end(format(values)))
        }
        program.methods.append(Method(selector: "run", parameters: [], result: .string, body: body))
    }

    /// A value as a format shows it.
    private mutating func shownValue(_ value: Expression) -> Expression? {
        switch value.type {
        case _ where value.type.isArithmetic: value
        case .string, .mutableString, .number, .object: value
        case .array(.instance), .mutableArray(.instance): Expression(.unsigned, .message(value, "count", []))
        case .array, .mutableArray: joined(value)
        case .set(let element), .mutableSet(let element):
            joined(Expression(.array(element), .message(value, "sorted", [])))
        case .signal(let element): joined(Expression(.array(element), .message(value, "toArray", [])))
        case .sequence(let element): joined(Expression(.array(element), .message(value, "array", [])))
        case .failure: Expression(.long, .message(value, "code", []))
        case .dictionary, .mutableDictionary:
            joined(Expression(.array(.string), .message(value, "sortedKeys", [])))
        default: nil
        }
    }

    private func joined(_ list: Expression) -> Expression {
        Expression(.string, .message(list, "componentsJoinedByString:", [Expression(.string, .text(","))]))
    }

    /// A statement, whose variable the statements after it see.
    mutating func remembered(_ statement: Statement) -> Statement {
        switch statement {
        case .declaration(let variable, let isShared, _):
            scope.append(Local(variable: variable, isAssignable: true, isShared: isShared))
        case .persistent(let variable, _): scope.append(persistentLocal(variable))
        case .weak(let variable): scope.append(Local(variable: variable, isAssignable: false))
        default: break
        }
        return statement
    }
}

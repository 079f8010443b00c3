/// The facts that the statements of a function show about its variables.
struct FunctionFacts: Sendable {
    /// The types that variables and parameters are declared with; none for a name that is declared twice, differently.
    private(set) var declared: [String: TypeName?] = [:]
    /// Integers that count: they begin with a small number or a number of elements, and only grow by counting.
    private(set) var counted: Set<String> = []
    /// Unsigned integers that may wrap below zero.
    private(set) var wrapping: Set<String> = []
    /// Integers that are computed from themselves by more than counting, as hashes are.
    private(set) var accumulated: Set<String> = []
    /// Variables and properties that are computed from themselves as hashes and random numbers are, which wrap.
    private(set) var hashed: Set<String> = []

    /// The values that variables are set to.
    private(set) var assignments: [String: [Expression]] = [:]
    /// Variables whose addresses are taken.
    private(set) var addressed: Set<String> = []
    /// Variables that are only followed, as pointers are: `x->y` and `*x`.
    private(set) var followed: Set<String> = []
    /// Variables that are only read by index, as arrays of C are: `x[i]`.
    private(set) var indexed: Set<String> = []
    /// The names that the statements mention.
    private(set) var mentioned: Set<String> = []
    /// The functions that take variables, and as which parameters.
    private(set) var handed: [String: [(function: String, index: Int)]] = [:]
    /// Variables that are only printed, put into collections and asked for nil, which objects of any class can be: `%@`.
    private(set) var printed: Set<String> = []
    /// The classes that variables are asked for.
    private(set) var asked = AskedClasses()
    /// The lists of further arguments that `va_arg` reads.
    private(set) var argumentLists: Set<String> = []
    /// The constants of the program that are neither negative nor over 31 bits.
    private var constants: Set<String> = []
    /// The numbers outside of the function that may be negative.
    private var outside = WrappingNumbers()

    /// What may be `NSNotFound`.
    private(set) var searches = SearchResults()

    /// The indices that are known to be within an array.
    private(set) var bounds = IndexBounds()

    /// The keys of the properties whose changes the function announces.
    private var announced: Set<String> = []
    /// The variables and properties of the object that the function sets, and those whose collections it changes.
    private var assigned: Set<Place> = []
    private var mutated: [Place: Set<String>] = [:]

    /// The selector of the method, or the name of the function.
    private(set) var key = ""

    /// What blocks change that something keeps.
    private var held = HeldChanges()

    /// Whether a block that something keeps changes the object of a variable.
    func isChangedLater(_ variable: String) -> Bool { held.names.contains(variable) }

    init() {}

    /// The pointers behind which something is set: `*next = 3`.
    private var setBehind: Set<String> = []

    /// Whether something is set in an array of C, or behind a pointer.
    func writes(into variable: String) -> Bool {
        setBehind.contains(variable) || mutated[.variable(variable)]?.contains("[]") == true
    }

    /// Whether the function sets a variable: to a value, or to the next one.
    func sets(_ variable: String) -> Bool { assigned.contains(.variable(variable)) }

    /// Whether the function announces the changes of a property by hand.
    func announces(_ property: String) -> Bool { announced.contains(property) }

    /// Whether the function sets a property, or changes the collection that it holds: an object that is shared changes without
    /// the property, and so do the elements of an array.
    func changes(_ property: String, _ variable: String, of type: SwiftType) -> Bool {
        let isDictionary = if case .dictionary = type.wrapped { true } else { false }
        return [Place.property(property), .variable(variable)].contains { place in
            let words = mutated[place, default: []].filter { isDictionary || $0 != "setValue" }
            return assigned.contains(place) || SharedKind(type) == nil && !words.isEmpty
        }
    }

    init(
        _ parameters: [Parameter], _ body: [Statement], constants: Set<String>,
        wrapping outside: WrappingNumbers = WrappingNumbers(), key: String = ""
    ) {
        self.constants = constants
        self.key = key
        self.outside = outside
        asked = AskedClasses(body)
        held = HeldChanges(body)
        searches = SearchResults(body, outside: outside.searched)
        bounds = IndexBounds(body)
        for (index, parameter) in parameters.enumerated() {
            note(parameter.name, parameter.type)
            if outside.contains(parameter: index, of: key), let name = parameter.name { wrapping.insert(name) }
        }
        var values: [String: [Expression]] = [:]
        defer { assignments = values }
        var uses: [String: (all: Int, followed: Int, indexed: Int, printed: Int)] = [:]
        func isPrinted(_ values: some Sequence<Expression>) {
            for case .name(let name) in values.map(\.kind) { uses[name, default: (0, 0, 0, 0)].printed += 1 }
        }
        for statement in body {
            walkStatements(inBlocks: true, statement) { if let asked = $0.condition { isPrinted([asked]) } }
            walk(statement) { expression in
                switch expression.kind {
                case .name(let name): uses[name, default: (0, 0, 0, 0)].all += 1
                case .binary(let asked, "==", let other) where other.isNil,
                    .binary(let asked, "!=", let other) where other.isNil:
                    isPrinted([asked])
                case .binary(let left, "&&", let right), .binary(let left, "||", let right): isPrinted([left, right])
                case .prefix("!", let asked), .conditional(let asked, .some, _): isPrinted([asked])
                case .call(let callee, let arguments) where callee.isClassName("va_arg"):
                    if case .name(let name)? = arguments.first?.kind { argumentLists.insert(name) }
                case .call(let callee, let arguments) where callee.isClassName("NSLog"):
                    isPrinted(arguments.dropFirst())
                case .call(let callee, let arguments):
                    guard case .name(let function) = callee.kind else { break }
                    for case (let index, .name(let name)) in arguments.map(\.kind).enumerated() {
                        handed[name, default: []].append((function, index))
                    }
                case .message(let message):
                    if message.selector == "willChangeValueForKey:", let key = message.arguments[0].observedKey {
                        announced.insert(key)
                    }
                    if Message.textFormats.contains(message.selector) { isPrinted(message.variadic) }
                    if Usage.storing.contains(message.words[0]) { isPrinted(message.arguments) }
                    if Usage.mutators.contains(message.words[0]), let place = message.receiver.ownPlace {
                        mutated[place, default: []].insert(message.words[0])
                    }
                case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                    .postfix(let target, _):
                    // A declaration may come first, and its value later.
                    if case .assignment(_, "=", _) = expression.kind { isPrinted([target]) }
                    if case .element(let base, _) = target.kind {
                        if let place = base.ownPlace { mutated[place, default: []].insert("[]") }
                    } else if let place = target.ownPlace {
                        assigned.insert(place)
                    } else if case .prefix("*", let pointer) = target.withoutParentheses.kind,
                        let name = pointer.withoutParentheses.localName
                    {
                        setBehind.insert(name)
                    }
                case .member(let base, _, true), .prefix("*", let base):
                    if case .name(let name) = base.kind { uses[name, default: (0, 0, 0, 0)].followed += 1 }
                case .element(let base, _):
                    if case .name(let name) = base.kind { uses[name, default: (0, 0, 0, 0)].indexed += 1 }
                default: break
                }
            }
        }
        mentioned = Set(uses.keys)
        followed = Set(uses.filter { $0.value.all == $0.value.followed }.keys)
        printed = Set(uses.filter { $0.value.all == $0.value.printed }.keys)
        indexed = Set(uses.filter { $0.value.all == $0.value.indexed }.keys)
        hashed = HashedNumbers(body).names
        var changed: Set<String> = []
        for statement in body {
            walkStatements(inBlocks: true, statement) { inner in
                switch inner.kind {
                case .declaration(let variables):
                    for variable in variables {
                        note(variable.name, variable.type)
                        if let initial = variable.initial { values[variable.name, default: []].append(initial) }
                    }
                case .loop(.forEach(let variable, in: _, _)): note(variable.name, variable.type)
                default: break
                }
            }
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, let sign, let value):
                    guard case .name(let name) = target.kind else { return }
                    if sign == "=" || sign == "+=" {
                        values[name, default: []].append(value)
                    } else {
                        changed.insert(name)
                    }
                    if sign == "-=" || sign == "+=" && searches.mayBeNotFound(target) { wrapping.insert(name) }
                    if ["*=", "^=", "<<="].contains(sign) || sign == "=" && multiplies(value, name) {
                        accumulated.insert(name)
                    }
                case .prefix("++", let target), .postfix(let target, "++"):
                    if let name = target.localName, searches.mayBeNotFound(target) { wrapping.insert(name) }
                case .prefix("--", let target), .postfix(let target, "--"), .prefix("&", let target):
                    if case .name(let name) = target.kind {
                        if case .prefix("&", _) = expression.kind { addressed.insert(name) }
                        changed.insert(name)
                        wrapping.insert(name)
                    }
                case .block(let block): for parameter in block.parameters { note(parameter.name, parameter.type) }
                default: break
                }
            }
        }
        counted = Set(values.keys).subtracting(changed).subtracting(parameters.compactMap(\.name))
        while case let kept = counted.filter({ values[$0]?.allSatisfy(isCounted) == true }), kept != counted {
            counted = kept
        }
        // A variable may be set to one that wraps, whichever comes first.
        var known = -1
        while known != wrapping.count {
            known = wrapping.count
            for (name, list) in values where list.contains(where: mayBeNegative) { wrapping.insert(name) }
        }
    }

    private mutating func note(_ name: String?, _ type: TypeName) {
        guard let name else { return }
        if let known = declared[name], known != type { declared[name] = .some(nil) } else { declared[name] = type }
    }

    /// The type that a variable is declared with.
    func type(of name: String) -> TypeName? { declared[name] ?? nil }

    private func multiplies(_ value: Expression, _ name: String) -> Bool {
        var (isNamed, multiplies) = (false, false)
        walk(value) { part in
            if case .name(name) = part.kind { isNamed = true }
            if case .binary(_, let sign, _) = part.kind, ["*", "<<", "^"].contains(sign) { multiplies = true }
        }
        return isNamed && multiplies
    }

    /// Whether an integer is neither negative nor over 31 bits, so that all types of C hold it.
    func isCounted(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .number(let text): CType(literal: text) == .int
        case .name(let name): counted.contains(name) || constants.contains(name)
        case .parenthesized(let inner), .cast(_, let inner): isCounted(inner)
        case .message(let message):
            ["count", "length"].contains(message.selector) && !outside.contains(message.selector)
        case .member(_, let name, _): ["count", "length"].contains(name) && !outside.contains(name)
        case .binary(let left, let sign, let right):
            ["+", "/", "%"].contains(sign) && isCounted(left) && isCounted(right)
        case .conditional(_, let positive?, let negative): isCounted(positive) && isCounted(negative)
        case .call(let callee, let arguments):
            if case .name(let name) = callee.kind {
                ["MAX", "MIN"].contains(name) && arguments.allSatisfy(isCounted)
            } else {
                false
            }
        case .sizeOf, .sizeOfValue, .character: true
        default: false
        }
    }

    /// The messages that read any number as an unsigned one.
    private static let unsignedValues: Set<String> = [
        "unsignedIntegerValue", "unsignedLongValue", "unsignedLongLongValue",
    ]

    /// Whether an unsigned value may be over the largest `Int`, which Swift's `Int` holds as a negative number.
    func mayBeNegative(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name):
            wrapping.contains(name) || accumulated.contains(name)
                || ["NSUIntegerMax", "ULONG_MAX", "SIZE_MAX"].contains(name)
                || type(of: name) == nil && outside.contains(String(name.drop { $0 == "_" }))
        case .number(let text): CType.exceedsLong(text)
        case .character, .element, .sizeOf, .sizeOfValue, .string, .boxed, .array, .dictionary, .block: false
        case .member(_, let name, _): outside.contains(name) || Self.unsignedValues.contains(name)
        case .call(let callee, let arguments):
            if case .name(let name) = callee.kind {
                outside.contains(name) || ["MAX", "MIN"].contains(name) && arguments.contains(where: mayBeNegative)
            } else {
                false
            }
        case .message(let message):
            message.selector == "hash" || outside.contains(message.selector)
                || Self.unsignedValues.contains(message.selector)
        case .parenthesized(let inner), .cast(_, let inner): mayBeNegative(inner)
        case .binary(let left, let sign, let right):
            sign == "-" || ["<<", "^"].contains(sign) && !isCounted(left) || mayBeNegative(left) || mayBeNegative(right)
                || ["+", "*"].contains(sign) && (searches.mayBeNotFound(left) || searches.mayBeNotFound(right))
        case .conditional(let condition, let positive, let negative):
            mayBeNegative(positive ?? condition) || mayBeNegative(negative)
        default: true
        }
    }
}

/// What a function sets: a variable, or a property of the object itself.
enum Place: Hashable, Sendable {
    case variable(String)
    case property(String)
}

extension Expression {
    /// The variable, or the property of the object itself, that an expression is: `x`, `self->x`, `self.x` and `[self x]`.
    var ownPlace: Place? {
        switch kind {
        case .name(let name): .variable(name)
        case .member(let base, let name, let isArrow) where base.isSelfName: isArrow ? .variable(name) : .property(name)
        case .parenthesized(let inner): inner.ownPlace
        case .message(let message) where message.receiver.isSelfName && message.arguments.isEmpty:
            .property(message.words[0])
        default: nil
        }
    }
}

extension Message {
    /// The messages that print objects of any class into a text.
    fileprivate static let textFormats: Set<String> = [
        "stringWithFormat:", "localizedStringWithFormat:", "initWithFormat:", "appendFormat:",
        "stringByAppendingFormat:",
    ]
}

/// Visits a statement and all statements in it, including the statements of blocks.
func walkStatements(inBlocks: Bool, _ statement: Statement, _ visit: (Statement) -> Void) {
    walkStatements(statement) { inner in
        visit(inner)
        for expression in expressions(of: inner) {
            walk(expression) { part in
                guard case .block(let block) = part.kind else { return }
                for nested in block.body { walkStatements(nested, visit) }
            }
        }
    }
}

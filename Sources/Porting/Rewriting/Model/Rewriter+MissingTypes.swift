/// What a type is that nothing declares, by the places that name it; of several, the last here.
enum MissingKind: Int, Comparable, Sendable {
    case value, object, proto

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Types that a file names and that its Swift does not find: those of other libraries, of UIKit, and of files that are
/// not part of the call.
extension Rewriter {
    /// Asks for a review of each missing type, where a file names it first; returns the comment for the top of the Swift.
    mutating func noteMissingTypes() -> String? {
        var noted: Set<String> = []
        var undeclared: [String] = []
        for index in files.indices.reversed() {
            enterFile(index)
            for (name, kind, tokens) in file.mentions.found {
                if let entry = registry.type(name), entry.module == "CompatShims" { use(entry) }
                if noted.contains(name) {
                    missingTypes[name] = missingTypes[name].map { max($0, kind) }
                    continue
                }
                guard let (id, reason) = reasonForMissing(name) else { continue }
                missingTypes[name] = kind
                noted.insert(name)
                let isUndeclared = id == Self.undeclared
                note(id, .review, "\(name): \(reason)", unknownType: isUndeclared ? name : nil, at: tokens)
                if isUndeclared { undeclared.append(name) }
            }
            leaveFile()
        }
        if undeclared.isEmpty { return nil }
        let names = undeclared.sorted().joined(separator: ", ")
        return "// review \(Self.undeclared): declared in none of the files, and in no module here: \(names)"
    }

    static let undeclared = "RAC-3051"

    /// The identifier and the advice for a type that the Swift does not find; nil for others.
    private func reasonForMissing(_ name: String) -> (id: String, reason: String)? {
        // These have forms of their own: suites, and waits.
        if name == "XCTestCase" || name == "DoneCallback" || model.specCategories[name] != nil { return nil }
        if let entry = registry.type(name) {
            guard entry.class == .appleOnly || entry.class == .byHand else { return nil }
            return (entry.id, entry.why ?? "There is no such type.")
        }
        let isDeclared =
            model.classes[name]?.superclass != nil || model.protocols.contains(name) || model.aliases[name] != nil
            || model.enumerations.contains(name) || model.optionSets.contains(name) || model.structures.contains(name)
        // Pools are left out.
        if name == "NSAutoreleasePool" { return nil }
        // So are the parameters of shared examples.
        if name == "QCKDSLSharedExampleContext" { return nil }
        if name == "Configuration", mentioned.contains("QuickConfigurationBegin") { return nil }
        if isDeclared || Self.isBuiltIn(name) || !isClassName(name) && !isForeignBlock(name) { return nil }
        return (
            Self.undeclared,
            "declared in none of the files, and in no module here: translate its file with these, or write it."
        )
    }
}

/// The names in the places of types, in the order of a file.
struct TypeMentions: Sendable {
    fileprivate private(set) var found: [(name: String, kind: MissingKind, tokens: Range<Int>)] = []
    /// The types that are never named with a star, nor as a class.
    private(set) var values: Set<String> = []
    /// The names in capitals that are values.
    private(set) var constants: Set<String> = []
    /// The types without a star of variables that are called: names for blocks.
    private(set) var blocks: Set<String> = []
    /// The types of variables, by name, and the names that are called.
    private var types: [String: Set<String>] = [:]
    private var called: Set<String> = []
    /// Names that stand for any type: `ObjectType` of a generic class.
    private var generics: Set<String> = []

    init(_ items: [Item]) {
        for item in items { add(item) }
        // A variable may have a name in capitals: URL. A class is never a value by its name alone, as a constant is.
        for receiver in receivers { named[receiver.name, default: 0] -= 1 }
        constants = Set(named.filter { $0.value > 0 }.keys)
        variables.formUnion(constants)
        found += receivers.filter { !variables.contains($0.name) }
        blocks = called.reduce(into: []) { $0.formUnion(types[$1] ?? []) }
        // Of the types that begin with a small letter, as those of C do. `typeof(visit)` is no name.
        found += small.filter { type in blocks.contains(type.name) && !type.name.contains("(") }
        found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
        let kinds = Dictionary(found.map { ($0.name, $0.kind) }, uniquingKeysWith: max)
        values = Set(kinds.filter { $0.value == .value }.keys)
    }

    /// The members that constants in capitals have: `CGRectZero.size`.
    private static let fields: Set<String> = [
        "origin", "size", "x", "y", "width", "height", "top", "left", "bottom", "right", "location", "length",
    ]
    private var small: [(name: String, kind: MissingKind, tokens: Range<Int>)] = []
    private var receivers: [(name: String, kind: MissingKind, tokens: Range<Int>)] = []
    private var variables: Set<String> = []
    /// How often expressions are a name in capitals.
    private var named: [String: Int] = [:]

    private mutating func add(_ name: String, as kind: MissingKind = .object, _ tokens: Range<Int>) {
        // A type of C begins with a small letter, and so does a variable.
        if name.isEmpty || generics.contains(name) { return }
        if name.first?.isUppercase == true {
            found.append((name, kind, tokens))
        } else {
            small.append((name, kind, tokens))
        }
    }

    private mutating func add(_ type: TypeName, _ tokens: Range<Int>) {
        add(type.name, as: type.pointers > 0 ? .object : .value, tokens)
        for argument in type.arguments { add(argument, tokens) }
        for name in type.protocols { add(name, as: .proto, tokens) }
        if let function = type.function {
            add(function.returns, tokens)
            for parameter in function.parameters { add(parameter.type, tokens) }
        }
    }

    private mutating func add(_ variable: Variable) {
        variables.insert(variable.name)
        if variable.type.pointers == 0 { types[variable.name, default: []].insert(variable.type.name) }
        add(variable.type, variable.tokens)
    }

    private mutating func add(_ parameter: Parameter) {
        if let name = parameter.name {
            variables.insert(name)
            if parameter.type.pointers == 0 { types[name, default: []].insert(parameter.type.name) }
        }
        add(parameter.type, parameter.tokens)
    }

    private mutating func add(_ item: Item) {
        switch item.kind {
        case .container(let container):
            generics.formUnion(container.generics)
            if container.category?.isEmpty == false { add(container.name, container.head) }
            if let superclass = container.superclass { add(superclass, container.head) }
            for name in container.protocols { add(name, as: .proto, container.head) }
            for variable in container.variables { add(variable) }
            for member in container.members { add(member) }
        case .property(let property):
            for variable in property.variables { add(variable.type, item.tokens) }
        case .method(let method):
            add(method.returns, method.head)
            // What passes an enumeration on is written as makeIterator(), without these parameters.
            let isIterator = method.words[0] == "countByEnumeratingWithState"
            let isForwarded = isIterator && method.body?.list.forwarded(method.selector) != nil
            for parameter in isForwarded ? [] : method.parameters { add(parameter) }
            for statement in method.body?.list ?? [] { add(statement) }
        case .function(let function):
            add(function.returns, function.head)
            for parameter in function.parameters { add(parameter) }
            for statement in function.body?.list ?? [] { add(statement) }
        case .variables(let variables), .structure(_, let variables):
            for variable in variables {
                add(variable)
                if let initial = variable.initial { add(initial) }
            }
        case .alias(let type, _): add(type, item.tokens)
        case .statement(let statement): add(statement)
        case .directive(let text) where text.isDefinition:
            guard let match = text.wholeMatch(of: /#\s*define\s+\w+(?:\([^)]*\))?\s+(\S.*)/.dotMatchesNewlines()) else {
                return
            }
            found += TypeMentions(SyntaxTree("id x = \(match.1);").items).found.map { ($0.name, $0.kind, item.tokens) }
        case .directive, .macro, .forward, .atWord, .enumeration, .unknown: break
        }
    }

    private mutating func addTypes(of statement: Statement) {
        switch statement.kind {
        case .declaration(let variables): for variable in variables { add(variable) }
        case .loop(.forEach(let variable, in: _, _)): add(variable)
        default: break
        }
    }

    private mutating func add(_ statement: Statement) {
        addTypes(of: statement)
        for expression in expressions(of: statement) { add(expression) }
        for inner in parts(of: statement) { add(inner) }
    }

    private mutating func add(_ expression: Expression) {
        var (statements, declared): ([Statement], [Statement]) = ([], [])
        walk(expression, inBlocks: false) { expression in
            switch expression.kind {
            case .name(let name) where name.first?.isUppercase == true: named[name, default: 0] += 1
            // A macro may take the name of a class: `SpecBegin(Store)`.
            case .call(let callee, let arguments):
                if case .name(let name) = callee.kind { called.insert(name) }
                guard case .name(let macro) = callee.kind, macro.contains(where: \.isUppercase) else { break }
                for case .name(let name) in arguments.map(\.kind) { named[name, default: 0] -= 1 }
            case .cast(let type, _), .sizeOf(let type), .initializerList(.some(let type), _):
                add(type, expression.tokens)
            case .block(let block):
                if let returns = block.returns { add(returns, expression.tokens) }
                for parameter in block.parameters { add(parameter) }
                statements += block.body
            case .statements(let list):
                // The walk visits their expressions.
                for statement in list { walkStatements(statement) { declared.append($0) } }
            case .message(let message):
                if case .name(let name) = message.receiver.kind, name.first?.isUppercase == true {
                    receivers.append((name, .object, message.receiver.tokens))
                }
            // X.sharedManager.enabled
            case .member(let base, let word, isArrow: false):
                if case .name(let name) = base.kind, name.first?.isUppercase == true, !Self.fields.contains(word) {
                    receivers.append((name, .object, base.tokens))
                }
            default: break
            }
        }
        for statement in declared { addTypes(of: statement) }
        for statement in statements { add(statement) }
    }
}

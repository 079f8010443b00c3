/// The parts of `objc_setAssociatedObject` and its kin that have words of their own.
struct Association {
    static let calls: Set<String> = ["objc_getAssociatedObject", "objc_setAssociatedObject"]

    /// The key of an association.
    enum Key: Equatable {
        case selector(String)
        /// The address of a variable, or the value of a constant.
        case variable(String, isAddress: Bool)
        case text([String])
    }

    /// The key that an expression is in a method; nil for an address that is computed.
    ///
    /// - Parameters:
    ///   - expression: The second argument.
    ///   - selector: The selector of the method around it.
    static func key(_ expression: Expression, in selector: String) -> Key? {
        switch expression.kind {
        case .parenthesized(let inner), .cast(_, let inner): return key(inner, in: selector)
        case .atCall(_, let list) where list.count == 1: return key(list[0], in: selector)
        case .atWord("@selector", let name): return .selector(name.filter { !$0.isWhitespace })
        case .name("_cmd"): return .selector(selector)
        case .name("self"), .name("NULL"), .name("nil"): return nil
        case .name(let name): return .variable(name, isAddress: false)
        case .prefix("&", let inner):
            guard case .variable(let name, isAddress: false)? = key(inner, in: selector) else { return nil }
            return .variable(name, isAddress: true)
        case .string(let literals, _): return .text(literals)
        default: return nil
        }
    }

    static func policy(_ expression: Expression) -> String? {
        guard case .name(let name) = expression.kind else { return nil }
        switch name {
        case "OBJC_ASSOCIATION_ASSIGN": return ".assign"
        case "OBJC_ASSOCIATION_RETAIN", "OBJC_ASSOCIATION_RETAIN_NONATOMIC": return ".retain"
        case "OBJC_ASSOCIATION_COPY", "OBJC_ASSOCIATION_COPY_NONATOMIC": return ".copy"
        default: return nil
        }
    }
}

/// The variables of a program that serve only as keys of associated objects.
struct AssociationKeys {
    /// The names of variables of files, and of static variables as `selector name`.
    private(set) var names: Set<String> = []
    private var keyUses: [String: Int] = [:]
    private var addressUses: [String: Int] = [:]
    private var mentions: [String: Int] = [:]
    private var texts: Set<String> = []
    private var declared: Set<String> = []

    init() {}

    init(_ files: [Rewriter.File]) {
        for file in files { read(file.tree.items) }
        names = declared.filter { name in
            let uses = keyUses[name, default: 0]
            guard uses > 0, mentions[name, default: 0] == uses else { return false }
            // A constant text is a key by its contents, and not by its address.
            return !texts.contains(name) || addressUses[name] == uses
        }
    }

    /// The name of a static variable of a method or function.
    static func local(_ name: String, in function: String) -> String { "\(function) \(name)" }

    private mutating func read(_ items: [Item]) {
        for item in items {
            switch item.kind {
            case .container(let container): read(container.members)
            case .variables(let variables): for variable in variables { declare(variable, as: variable.name) }
            case .method(let method): read(method.body?.list ?? [], method.parameters, key: method.selector)
            case .function(let function): read(function.body?.list ?? [], function.parameters, key: function.name)
            default: break
            }
        }
    }

    private mutating func declare(_ variable: Variable, as name: String) {
        guard variable.type.name != "SEL", variable.type.name != "id", variable.type.name != "Class" else { return }
        let isText = variable.type.name == "NSString"
        guard isText || variable.type.name.first?.isUppercase == false || variable.type.name == "BOOL" else { return }
        if isText { texts.insert(name) }
        declared.insert(name)
    }

    private mutating func read(_ body: [Statement], _ parameters: [Parameter], key: String) {
        var locals = Set(parameters.compactMap(\.name))
        var statics: Set<String> = []
        for statement in body {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables {
                    locals.insert(variable.name)
                    guard variable.type.isStatic else { continue }
                    statics.insert(variable.name)
                    declare(variable, as: Self.local(variable.name, in: key))
                    // `static void *key = &key;`
                    if let initial = variable.initial, Association.key(initial, in: key) == .address(of: variable) {
                        mentions[Self.local(variable.name, in: key), default: 0] -= 1
                    }
                }
            }
        }
        func full(_ name: String) -> String? {
            statics.contains(name) ? Self.local(name, in: key) : locals.contains(name) ? nil : name
        }
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .name(let name): full(name).map { mentions[$0, default: 0] += 1 }
                case .call(let callee, let arguments):
                    guard case .name(let function) = callee.kind, Association.calls.contains(function),
                        arguments.count > 1,
                        case .variable(let name, let isAddress)? = Association.key(arguments[1], in: key),
                        let name = full(name)
                    else { return }
                    keyUses[name, default: 0] += 1
                    if isAddress { addressUses[name, default: 0] += 1 }
                default: break
                }
            }
        }
    }
}

extension Association.Key {
    static func address(of variable: Variable) -> Self { .variable(variable.name, isAddress: true) }
}

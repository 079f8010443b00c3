/// Arguments and results that are nil somewhere in the program, and functions, whose declarations rarely state
/// nullability.
extension ModelBuilder {
    /// Remembers which arguments of messages, functions and blocks are nil in statements.
    mutating func noteNil(in list: [Statement]) {
        for statement in list {
            walk(statement) { expression in
                switch expression.kind {
                case .message(let message):
                    for (index, argument) in message.arguments.enumerated() where argument.mayBeNil {
                        if rewriter.registry.sendsValue(message.selector), let name = message.receiver.senderName {
                            rewriter.model.nilSenders.insert(name)
                        }
                        nilMessageArguments.insert("\(message.selector) \(index)")
                    }
                    noteLiterals(message.selector, message.arguments)
                case .call(let callee, let arguments): noteNil(callee, arguments)
                default: break
                }
            }
        }
    }

    /// Remembers literals behind casts, which may be of other classes than the parameters.
    private mutating func noteLiterals(_ name: String, _ arguments: [Expression]) {
        for (index, argument) in arguments.enumerated() where argument.isCastLiteral {
            literalArguments["\(name) \(index)", default: []].append(argument)
        }
    }

    /// Whether the program passes a parameter objects of another class, or its method asks for the class.
    func isOfAnyClass(_ parameter: Parameter, _ name: String, _ index: Int, _ body: [Statement]) -> Bool {
        rewriter.isDoubted(parameter, body)
            || (literalArguments["\(name) \(index)"] ?? []).contains { rewriter.isForeign($0, to: parameter.type) }
    }

    /// Remembers which properties of objects are set to nil in statements, which names to values that may be nil, and the
    /// properties of other objects whose collections and texts are changed.
    ///
    /// - Parameter owner: The class of `self`, if there is one.
    mutating func noteNilProperties(in list: [Statement], of owner: String?) {
        for statement in list {
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, _, _):
                    if case .element(let base, _) = target.kind { noteChange(base) }
                    if case .name(let name) = target.kind { rewriter.model.assignedNames.insert(name) }
                case .prefix("++", let target), .prefix("--", let target), .postfix(let target, _):
                    if case .name(let name) = target.kind { rewriter.model.assignedNames.insert(name) }
                case .message(let message) where Usage.mutators.contains(message.words[0]): noteChange(message.receiver)
                default: break
                }
                switch expression.kind {
                case .assignment(let target, "=", let value) where !value.isMade:
                    if case .name(let name) = target.kind { rewriter.model.assignedOptionals.insert(name) }
                    guard value.mayBeNil else { return }
                    switch target.kind {
                    case .member(let base, let name, _): noteNil(name, base.isSelfName ? owner : nil)
                    case .name(let name) where name.hasPrefix("_"): noteNil(String(name.dropFirst()), owner)
                    default: break
                    }
                case .message(let message):
                    if message.words.count == 1, let name = message.words[0].propertyOfSetter,
                        message.arguments.first?.mayBeNil == true
                    {
                        noteNil(name, message.receiver.isSelfName ? owner : nil)
                    }
                default: break
                }
            }
        }
    }

    /// Remembers that a property becomes nil: one of a class, or one of any class.
    private mutating func noteNil(_ property: String, _ owner: String?) {
        if let owner {
            ownPropertiesSetToNil[property, default: []].insert(owner)
        } else {
            propertiesSetToNil.insert(property)
        }
    }

    /// Whether some statement sets a property of a class to nil.
    func isSetToNil(_ property: String, of name: String) -> Bool {
        propertiesSetToNil.contains(property)
            || ownPropertiesSetToNil[property, default: []].contains {
                $0 == name || rewriter.model.inherits($0, from: name) || rewriter.model.inherits(name, from: $0)
            }
    }

    private mutating func noteChange(_ place: Expression) {
        switch place.kind {
        case .member(let base, let name, _) where !base.isSelfName: rewriter.model.changedOutside.insert(name)
        case .message(let message) where message.arguments.isEmpty && !message.receiver.isSelfName:
            rewriter.model.changedOutside.insert(message.selector)
        default: break
        }
    }

    /// Remembers the class that a class names for its copies: `[[Shape allocWithZone:zone] init…]`.
    mutating func noteCopied(by method: Method, _ list: [Statement], in owner: String) {
        guard ["copyWithZone:", "mutableCopyWithZone:"].contains(method.selector) else { return }
        for statement in list {
            walk(statement) { expression in
                guard case .message(let message) = expression.kind,
                    ["alloc", "allocWithZone:", "new"].contains(message.selector),
                    case .name(let name) = message.receiver.kind, name != "self", name != "super"
                else { return }
                rewriter.model.classes[owner]?.copied[method.selector] = name
            }
        }
    }

    /// Remembers the initializers of `[[self alloc] init…]`, `[self new]` and `[[[self class] alloc] init…]`.
    mutating func noteRequired(in list: [Statement], of owner: String) {
        for statement in list {
            walk(statement) { expression in
                guard case .message(let message) = expression.kind, let made = message.made,
                    made.kind.askedForClass.isSelfName
                else { return }
                rewriter.model.classes[owner]?.required.insert(made.initializer)
            }
        }
    }

    /// Remembers what a method makes, and whether its result is of a class that it names.
    mutating func noteMade(by method: Method, _ body: [Statement], in owner: String) {
        guard method.returns.name == "instancetype" else { return noteMade(in: body, returned: method.returns) }
        noteMade(in: body, returned: TypeName(objectOf: owner))
        if method.isClass, makesNamed(body, in: owner) {
            rewriter.model.namedMakers[method.key, default: []].insert(owner)
        }
    }

    /// Remembers the initializers of `Shape *shape = [[kind alloc] init…]` and `return [[kind alloc] init…]`, whose class a
    /// variable holds.
    ///
    /// - Parameter returned: The type of what the statements return.
    mutating func noteMade(in list: [Statement], returned: TypeName) {
        for statement in list {
            walkStatements(statement) { inner in
                switch inner.kind {
                case .declaration(let variables):
                    for variable in variables { noteMade(variable.initial, as: variable.type) }
                case .returns(let value): noteMade(value, as: returned)
                default: break
                }
            }
        }
    }

    private mutating func noteMade(_ value: Expression?, as type: TypeName) {
        guard type.pointers == 1, case .message(let message)? = value?.kind, let made = message.made,
            rewriter.model.classes[type.name]?.superclass != nil, !made.kind.isOwnClass(rewriter.isClassName)
        else { return }
        rewriter.model.made.insert(made.initializer, of: type.name)
    }

    private mutating func noteNil(_ callee: Expression, _ arguments: [Expression]) {
        let name: String
        switch callee.kind {
        case .name(let plain): name = String(plain.drop { $0 == "_" })
        case .member(_, let member, _): name = member
        default: return
        }
        noteLiterals(name, arguments)
        for (index, argument) in arguments.enumerated() where argument.mayBeNil {
            rewriter.model.nilArguments[name, default: []].insert(index)
        }
    }

    /// Keeps the body of a function, which shows where nil occurs.
    mutating func collectBody(_ function: Function) {
        guard let body = function.body else { return }
        noteNil(in: body.list)
        noteMade(in: body.list, returned: function.returns)
        noteNilProperties(in: body.list, of: nil)
        noteDoubts(in: body.list, of: nil)
        let key = Rewriter.functionOwner + function.name
        usages[key] = Usage(body.list)
        bodies[key] = body.list
    }

    /// The type of a function: parameters that are nil in some call or that it compares with nil are optional, and so
    /// is the result where it returns nil.
    func type(of function: Function) -> SwiftType {
        let key = Rewriter.functionOwner + function.name
        let types = function.parameters.enumerated().map { index, parameter in
            let body = bodies[key]
            if let pointer = rewriter.constantList(parameter, body) ?? rewriter.pointer(parameter, body) {
                return pointer
            }
            let type = type(parameter.type, .parameter)
            if isOfAnyClass(parameter, function.name, index, bodies[key] ?? []) { return .anyOptional }
            guard rewriter.isObject(parameter.type), parameter.type.nullability == nil, !isNonnull else { return type }
            let isChecked = parameter.name.map { usages[key]?.checked.contains($0) == true } ?? false
            return isChecked || rewriter.model.nilArguments[function.name]?.contains(index) == true
                ? type.asOptional : type
        }
        var returns = type(function.returns, .result)
        if rewriter.isObject(function.returns), function.returns.nullability == nil, !isNonnull,
            bodies[key]?.contains(where: \.returnsNil) == true
        {
            returns = returns.asOptional
        }
        return .function(types, returns)
    }
}

extension Rewriter {
    /// The prefix that keeps the names of functions apart from those of methods.
    static let functionOwner = "function "
}

extension Statement {
    /// Whether a part of a statement returns nil.
    var returnsNil: Bool {
        var found = false
        walkStatements(self) { if case .returns(let value?) = $0.kind, value.mayBeNil { found = true } }
        return found
    }
}

extension Message {
    /// Whether the message is `[NSMutableArray array]`, or that of a dictionary, set or text.
    var isNewCollection: Bool {
        guard case .name(let name) = receiver.kind else { return false }
        return name.hasSuffix("Mutable" + selector.prefix(1).uppercased() + selector.dropFirst())
    }

    /// The name of the class, or of the variable, in `[[kind alloc] init…]` and `[kind new]`.
    var classOfNew: String? {
        if case .name(let name)? = made?.kind.kind { name } else { nil }
    }

    /// The class, and the initializer, of `[[kind alloc] init…]` and `[kind new]`, released or not.
    var made: (kind: Expression, initializer: String)? {
        if selector == "new" { return (receiver, "init") }
        if ["autorelease", "retain"].contains(selector), case .message(let inner) = receiver.kind { return inner.made }
        guard isInitializer, case .message(let inner) = receiver.kind, Self.allocating.contains(inner.selector) else {
            return nil
        }
        return (inner.receiver, selector)
    }

    private static let allocating: Set<String> = ["alloc", "allocWithZone:"]
}

extension Expression {
    /// The object of `[object class]` and `object.class`, or the expression itself.
    var askedForClass: Expression {
        switch kind {
        case .message(let message) where message.selector == "class": message.receiver
        case .member(let base, "class", _): base
        default: self
        }
    }
}

extension Expression {
    /// Whether an expression is a literal or a new object.
    var isMade: Bool {
        switch kind {
        case .string, .array, .dictionary, .boxed, .number: true
        case .parenthesized(let inner), .cast(_, let inner): inner.isMade
        case .message(let message):
            message.selector == "new" || message.isInitializer || message.isNewCollection
        default: false
        }
    }

    /// Whether an expression is a cast, or the object that stands for null.
    fileprivate var isCastLiteral: Bool {
        switch kind {
        case .cast: true
        case .parenthesized(let inner): inner.isCastLiteral
        case .message(let message): message.receiver.isClassName("NSNull")
        default: false
        }
    }

    /// The name of the variable or property that holds a receiver, without its underscore.
    var senderName: String? {
        switch kind {
        case .name(let name), .member(_, let name, _): String(name.drop { $0 == "_" })
        case .parenthesized(let inner), .cast(_, let inner): inner.senderName
        default: nil
        }
    }

    /// Whether an expression is a name.
    func isClassName(_ name: String) -> Bool {
        if case .name(name) = kind { true } else { false }
    }

    /// Whether an expression is `self`.
    var isSelfName: Bool {
        if case .name("self") = kind { true } else { false }
    }
}

/// Properties that a class inherits, and declares again or gives accessors of its own.
///
/// In Swift, a class that inherits a property either leaves it alone, or overrides it with accessors.
extension ModelBuilder {
    /// The name of a method in Swift: that of `load:error:` says that it throws where the program has `load:`, too.
    func name(of method: Method) -> (base: String, labels: [String?], isInitializer: Bool) {
        var name = swiftName(
            words: method.wordsInSwift, count: method.parameters.count - (method.takesError ? 1 : 0),
            isPlain: !method.isInitializer)
        guard method.takesError, rewriter.model.plainMethods.contains(method.keyInSwift) else { return name }
        if name.isInitializer, let label = name.labels.first {
            name.labels[0] = label.map { $0 + "OrThrow" } ?? "orThrow"
        } else {
            name.base += "OrThrow"
        }
        return name
    }

    /// Gives classes the properties whose inherited accessors they override, and drops those that they only declare
    /// again.
    mutating func settleOverrides() {
        // Superclasses come first: subclasses inherit the properties that superclasses override.
        let names = rewriter.model.classes.keys.map { (depth($0), $0) }.sorted { $0 < $1 }
        for (_, name) in names {
            settleMethods(of: name)
            guard let known = rewriter.model.classes[name], let superclass = known.superclass,
                rewriter.model.classes[superclass]?.superclass != nil
            else { continue }
            for property in inheritedProperties(superclass).sorted() { settle(property, of: name, known, superclass) }
        }
    }

    /// Gives class methods that return an object of a class which they name the type of that class, and so the methods that
    /// they override, and that override them: in Swift, `Self` is the class that was asked.
    ///
    /// - Parameter names: The classes that the files declare, implement or extend.
    mutating func settleNamedMakers(_ names: Set<String>) {
        for (key, makers) in rewriter.model.namedMakers {
            let roots = Set(makers.map { rewriter.model.root(of: key, in: $0) })
            for name in names {
                guard var method = rewriter.model.classes[name]?.methods[key], method.isOfAskedClass,
                    case let root = rewriter.model.root(of: key, in: name), roots.contains(root),
                    rewriter.model.classes[root]?.superclass != nil
                else { continue }
                method.isOfAskedClass = false
                method.returns = method.returns.isOptional ? .optional(.named(root)) : .named(root)
                rewriter.model.classes[name]?.methods[key] = method
            }
        }
    }

    /// Whether statements return an object of a class that they name, or that a variable holds: `[[Shape alloc] init]`, `[Shape square]`.
    func makesNamed(_ body: [Statement], in owner: String) -> Bool {
        func isNamed(_ value: Expression) -> Bool {
            if case .conditional(_, let first, let second) = value.withoutParentheses.kind {
                return first.map(isNamed) == true || isNamed(second)
            }
            guard case .message(let message) = value.withoutParentheses.kind else { return false }
            if message.receiver.isClassName(owner) { return true }
            guard let made = message.made, case .name(let kind) = made.kind.askedForClass.kind else { return false }
            return kind != "self" && kind != "super"
        }
        var (named, returned): (Set<String>, [Expression]) = ([], [])
        for statement in body {
            walkStatements(statement) { part in
                switch part.kind {
                case .declaration(let variables):
                    for variable in variables where variable.initial.map(isNamed) == true {
                        named.insert(variable.name)
                    }
                case .returns(let value?): returned.append(value)
                default: break
                }
            }
            walk(statement) { part in
                guard case .assignment(let target, "=", let value) = part.kind, let name = target.localName else {
                    return
                }
                if isNamed(value) { named.insert(name) }
            }
        }
        return returned.contains { isNamed($0) || $0.localName.map(named.contains) == true }
    }

    /// Gives methods the wider types of those that they override, or that a protocol declares.
    ///
    /// In Objective-C a method may declare other classes. In Swift, its results and parameters have the same types.
    private mutating func settleMethods(of name: String) {
        guard let known = rewriter.model.classes[name], let superclass = known.superclass else { return }
        let parents = [superclass] + known.adopted
        for (key, own) in known.methods where !own.isInitializer {
            let found = parents.compactMap { rewriter.model.method(key, of: $0) }
            guard let inherited = found.first, inherited.parameters.count == own.parameters.count, own.changed.isEmpty
            else { continue }
            var settled = own
            if isNarrower(own.returns, than: inherited.returns), inherited.returns.wrapped == .any {
                settled.returns = inherited.returns
            }
            if isLooser(own.returns, than: inherited.returns) { settled.returns = inherited.returns }
            for (index, type) in inherited.parameters.enumerated() where isNarrower(own.parameters[index], than: type) {
                settled.parameters[index] = type
                settled.narrowed[index] = own.parameters[index].wrapped
            }
            rewriter.model.classes[name]?.methods[key] = settled
        }
    }

    /// Whether a type is that of a collection without the types of its elements, which another states.
    private func isLooser(_ type: SwiftType, than stated: SwiftType) -> Bool {
        guard !type.isOptional || stated.isOptional, type.wrapped != stated.wrapped else { return false }
        return switch (type.wrapped, stated.wrapped) {
        case (.array(.any), .array), (.dictionary(.named("AnyHashable"), .any), .dictionary),
            (.set(.named("AnyHashable")), .set):
            true
        default: false
        }
    }

    private func isNarrower(_ type: SwiftType, than wider: SwiftType) -> Bool {
        guard type.isClass || type.isValue && !type.isNumber && !type.isBool, let name = type.wrapped.name else {
            return false
        }
        // A subclass of another library's class, which the files name only.
        if type.isClass, wider.isClass, rewriter.model.classes[name] == nil, wider.wrapped.name != name,
            !rewriter.isEnumeration(name), name != "NSNumber", SharedKind(type) == nil
        {
            return true
        }
        if wider.isProtocol, type.isClass { return rewriter.model.classes[name]?.superclass != nil }
        if wider.wrapped == .any { return name != "NSNumber" && SharedKind(type) == nil }
        return wider.wrapped.name.map { $0 != name && rewriter.model.inherits(name, from: $0) } ?? false
    }

    private mutating func settle(
        _ property: String, of name: String, _ known: ProgramModel.Class, _ superclass: String
    ) {
        guard let owner = rewriter.model.owner(ofProperty: property, from: superclass),
            var inherited = rewriter.model.classes[owner]?.properties[property]
        else { return }
        let getter = rewriter.model.getter(of: property, from: superclass)
        let setter = rewriter.model.setter(of: property, from: superclass)
        let setsItself = known.implemented.contains(setter)
        // A property that is synthesized again has a variable of its own.
        let isStoredAgain = known.synthesizedAgain.contains(property)
        if isStoredAgain { rewriter.model.classes[name]?.synthesized["_" + property] = property }
        let isStored = isStoredAgain || known.synthesized.values.contains(property)
        let isOverridden = known.implemented.contains(getter) || setsItself || isStored
        let declared = known.properties[property]
        guard isOverridden || declared != nil else { return }
        // What an extension declares is private in Swift, and not where a subclass declares it again.
        rewriter.model.declaredBeside.insert("\(owner) \(property)")
        inherited.isOverridden = inherited.isOverridden || isOverridden
        let becomesWritable = inherited.isReadonly && declared?.isReadonly == false
        inherited.isExposed = inherited.isExposed || becomesWritable || setsItself
        let returnsNil = bodies["\(name) \(getter)"]?.contains(where: \.returnsNil) == true
        if returnsNil || declared?.type.isOptional == true && declared?.isUnspecified == false,
            rewriter.zero(inherited.type) == nil
        {
            (inherited.type, inherited.becomesNil) = (inherited.type.asOptional, true)
        }
        rewriter.model.classes[owner]?.properties[property] = inherited
        guard isOverridden else {
            if let type = declared?.type.wrapped, let narrow = type.name, inherited.type.wrapped != type,
                inherited.type.wrapped == .any
                    || inherited.type.wrapped.name.map({ rewriter.model.inherits(narrow, from: $0) }) == true
            {
                rewriter.model.classes[name]?.narrowed[property] = type
            }
            rewriter.model.classes[name]?.properties[property] = nil
            return
        }
        if getter != property { rewriter.model.classes[name]?.getters[getter] = property }
        var own = inherited
        own.isOverriding = true
        own.isOverridden = false
        own.isReadonly = inherited.isReadonly && declared?.isReadonly != false && !setsItself
        rewriter.model.classes[name]?.properties[property] = own
    }

    private func depth(_ name: String) -> Int {
        rewriter.model.ancestry(of: name).count
    }

    /// The names of the properties that a class has and inherits.
    private func inheritedProperties(_ name: String) -> Set<String> {
        rewriter.model.ancestry(of: name).reduce(into: []) { names, current in
            if let known = rewriter.model.classes[current] { names.formUnion(known.properties.keys) }
        }
    }

    /// Gives a class the property of one of its protocols that it synthesizes, and declares nowhere itself.
    mutating func adoptProperty(_ property: String, _ variable: String, in owner: String) {
        if variable == "_" + property { rewriter.model.classes[owner]?.synthesizedAgain.insert(property) }
        guard rewriter.model.property(property, of: owner) == nil else { return }
        for proto in rewriter.model.classes[owner]?.adopted.sorted() ?? [] {
            guard let known = rewriter.model.property(property, of: proto) ?? context.property(property, of: proto)
            else {
                continue
            }
            rewriter.model.classes[owner]?.properties[property] = known
            rewriter.model.classes[owner]?.ofProtocols.insert(property)
            return
        }
    }

    /// Whether a parameter is the flag that stops an enumeration, and is passed on to a block, which takes it inout.
    static func isPassed(_ parameter: Parameter, to body: [Statement]) -> Bool {
        guard parameter.type.isFlag, let name = parameter.name else { return false }
        var isPassed = false
        for statement in body {
            walk(statement) { expression in
                guard case .call(_, let arguments) = expression.kind else { return }
                isPassed = isPassed || arguments.contains { $0.isClassName(name) }
            }
        }
        return isPassed
    }

    /// Whether a method sets a variable of an object, or changes a collection, itself or in the superclass.
    static func changesObject(_ method: Method, _ body: [Statement]) -> Bool {
        var locals = Set(method.parameters.compactMap(\.name))
        for statement in body {
            walkStatements(statement) { inner in
                switch inner.kind {
                case .declaration(let variables): locals.formUnion(variables.map(\.name))
                case .loop(.forEach(let variable, in: _, _)): locals.insert(variable.name)
                default: break
                }
            }
        }
        func isOfObject(_ place: Expression) -> Bool {
            switch place.kind {
            case .name(let name): !locals.contains(name)
            case .member: true
            case .element(let base, _), .parenthesized(let base): isOfObject(base)
            default: false
            }
        }
        var changes = false
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                    .postfix(let target, _):
                    changes = changes || isOfObject(target)
                case .message(let message):
                    let isSuper = message.selector == method.selector && message.receiver.localName == "super"
                    changes = changes || isSuper || Usage.mutators.contains(message.words[0])
                default: break
                }
            }
        }
        return changes
    }
}

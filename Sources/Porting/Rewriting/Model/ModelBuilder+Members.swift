/// Properties and methods, and the facts about nil and changes that their bodies show.
extension ModelBuilder {
    mutating func collectBodies(_ items: [Item], in owner: String?) {
        for item in items {
            switch item.kind {
            case .container(let container) where container.kind == .implementation:
                collectBodies(container.members, in: container.name)
            case .method(let method):
                guard let owner, let body = method.body else { continue }
                noteRequired(in: body.list, of: owner)
                noteCopied(by: method, body.list, in: owner)
                noteNil(in: body.list)
                noteMade(by: method, body.list, in: owner)
                noteNilProperties(in: body.list, of: owner)
                noteDoubts(in: body.list, of: owner)
                for statement in body.list {
                    walk(statement) { expression in
                        noteAnnounced(expression, in: owner)
                        noteAsked(expression, in: owner)
                        if let name = expression.receiverName { rewriter.model.receivers.insert(name) }
                        guard case .assignment(let target, "=", let value) = expression.kind, value.mayBeNil else {
                            return
                        }
                        switch target.kind {
                        case .name(let name) where name.hasPrefix("_"):
                            assignedNil.insert("\(owner) \(name.dropFirst())")
                        case .member(_, let name, _): assignedNil.insert("\(owner) \(name)")
                        default: break
                        }
                    }
                }
                usages["\(owner) \(method.key)"] = Usage(body.list)
                bodies["\(owner) \(method.key)"] = body.list
                rewriter.model.classes[owner]?.implemented.insert(method.key)
                if Self.changesObject(method, body.list) {
                    rewriter.model.classes[owner]?.changing.insert(method.key)
                }
                if method.isInitializer {
                    initializers[owner, default: []].append(method)
                    if !Initializer.isConvenience(method) {
                        rewriter.model.classes[owner]?.designated.insert(method.selector)
                    }
                }
            case .function(let function): collectBody(function)
            default: break
            }
        }
    }

    /// `#define Log(format, ...) NSLog(@"[Prefix] " format, ##__VA_ARGS__)`.
    mutating func noteLogMacro(_ text: String) {
        guard let match = text.firstMatch(of: /#\s*define\s+(\w+)\(([^)]*)\)(.*)/.dotMatchesNewlines()) else { return }
        let (name, body) = (String(match.1), String(match.3))
        guard let call = body.firstRange(of: "NSLog(") else {
            // The form of the macro for a release build logs nothing.
            if name.hasSuffix("Log"), !body.contains(/\w/), rewriter.model.logMacros[name] == nil {
                rewriter.model.logMacros[name] = ""
            }
            return
        }
        let format = match.2.split(separator: ",").first.map { $0.filter { !$0.isWhitespace } } ?? "..."
        let rest = body[call.upperBound...]
        // A format of its own, with the arguments of the macro as values, is an expression.
        if MacroTable.logsOwnFormat(body) { return }
        guard let place = rest.firstRange(of: format == "..." ? "__VA_ARGS__" : format) else { return }
        var prefix = rest[..<place.lowerBound].matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }.joined()
        for value in rest[place.upperBound...].matches(
            of: /__PRETTY_FUNCTION__|__FUNCTION__|__func__|__LINE__|__FILE__/)
        {
            let word = value.0 == "__LINE__" ? "line" : value.0 == "__FILE__" ? "fileID" : "function"
            prefix = prefix.replacing(/%[a-z@]+/, with: "\\(#\(word))", maxReplacements: 1)
        }
        rewriter.model.logMacros[name] = prefix
    }

    /// A method may implement a property of an adopted protocol: in Swift it is then a property.
    mutating func adoptProperties(_ files: [Rewriter.File]) {
        let containers = files.flatMap(\.tree.items).compactMap { item -> Container? in
            if case .container(let container) = item.kind { container } else { nil }
        }
        let protocols = Dictionary(
            containers.filter { $0.kind == .proto }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        for container in containers where container.kind != .proto {
            for item in container.protocols.compactMap({ protocols[$0] }).flatMap(\.members) {
                guard case .property(let property) = item.kind else { continue }
                for variable in property.variables {
                    guard let model = rewriter.model.classes[container.name], model.properties[variable.name] == nil
                    else { continue }
                    if !model.implemented.contains(variable.name) {
                        // Only subclasses have it: the class gets one that they override.
                        let isInherited = rewriter.model.classes.contains { name, other in
                            name != container.name && other.implemented.contains(variable.name)
                                && rewriter.model.inherits(name, from: container.name)
                        }
                        guard isInherited, property.attributes.contains("readonly") else { continue }
                        rewriter.model.classes[container.name]?.stubs.insert(variable.name)
                    }
                    let known = ProgramModel.Property(
                        type: type(variable.type, .property), isReadonly: true,
                        isUnspecified: false, isOutlet: false)
                    rewriter.model.classes[container.name]?.properties[variable.name] = known
                }
            }
        }
    }

    /// A type of blocks whose parameters are optional where some call passes nil.
    private func taking(_ type: SwiftType, _ name: String?) -> SwiftType {
        guard let name, let indices = rewriter.model.nilArguments[name] else { return type }
        switch type {
        case .function(let types, let returns):
            return .function(
                types.enumerated().map { indices.contains($0) && !$1.isNumber && !$1.isBool ? $1.asOptional : $1 },
                returns)
        case .optional(let wrapped): return .optional(taking(wrapped, name))
        case .implicit(let wrapped): return .implicit(taking(wrapped, name))
        default: return type
        }
    }

    mutating func collect(_ items: [Item], in owner: String?, isImplementation: Bool = false) {
        for item in items {
            switch item.kind {
            case .macro("NS_ASSUME_NONNULL_BEGIN"): isNonnull = true
            case .macro("NS_ASSUME_NONNULL_END"): isNonnull = false
            case .container(let container):
                guard container.kind != .proto || rewriter.model.classes[container.name] == nil else { continue }
                if container.kind == .proto { rewriter.model.classes[container.name] = ProgramModel.Class() }
                rewriter.model.noteSpecCategory(container)
                rewriter.currentClass = container.name
                isOptional = false
                rewriter.model.classes[container.name]?.adopted.formUnion(container.protocols)
                for variable in container.variables {
                    var declared = variable.type
                    if rewriter.model.memory.contains(variable.name) { (declared.pointers, declared.sizes) = (0, [""]) }
                    let type =
                        declared.sizes.isEmpty
                        ? type(declared, .property) : rewriter.emptyElement(declared) ?? .unknown
                    rewriter.model.classes[container.name]?.variables[variable.name] = type
                    if variable.type.isWeak { rewriter.model.classes[container.name]?.weak.insert(variable.name) }
                    rewriter.model.classes[container.name]?.numbers[variable.name] = CType(variable.type.innermost)
                }
                collect(container.members, in: container.name, isImplementation: container.kind == .implementation)
                rewriter.currentClass = nil
            case .property(let property) where property.attributes.contains("class"):
                // The property of a class is what its methods make it.
                let methods = property.variables.flatMap { property.accessors($0) }
                collect(
                    methods.map { Item(kind: .method($0), tokens: item.tokens) }, in: owner,
                    isImplementation: isImplementation)
            case .property(let property):
                guard let owner else { continue }
                for variable in property.variables {
                    add(property, variable, to: owner)
                    if isOptional { noteOptional(variable.name, of: owner) }
                }
            case .method(let method):
                guard let owner else { continue }
                let key = method.key
                // The declaration in the header states nullability more often than the definition.
                if isImplementation, rewriter.model.classes[owner]?.methods[key] != nil { continue }
                var known = self.model(of: method, in: owner)
                if isOptional {
                    rewriter.model.classes[owner]?.optional.insert(key)
                    // Without the method, the result is nil.
                    if known.isUnspecified { known.returns = known.returns.asOptional }
                }
                rewriter.model.classes[owner]?.methods[key] = known
            case .atWord("@optional", _): isOptional = true
            case .atWord("@required", _): isOptional = false
            case .atWord("@synthesize", let list):
                guard let owner else { continue }
                for pair in list.split(separator: ",") {
                    let names = pair.split(separator: "=").map { $0.filter { !$0.isWhitespace } }
                    guard let property = names.first, let variable = names.last else { continue }
                    adoptProperty(property, variable, in: owner)
                    guard variable != "_" + property else { continue }
                    let declared = rewriter.model.classes[owner]?.variables[variable]
                    if let declared, variable != property,
                        declared.wrapped != rewriter.model.property(property, of: owner)?.type.wrapped
                    {
                        rewriter.model.classes[owner]?.backed[property] = variable
                    } else {
                        rewriter.model.classes[owner]?.variables[variable] = nil
                        rewriter.model.classes[owner]?.synthesized[variable] = property
                    }
                }
            case .variables(let variables):
                for variable in variables {
                    var type =
                        variable.type.sizes.isEmpty
                        ? self.type(variable.type, .local) : rewriter.listType(variable) ?? .unknown
                    type = rewriter.unitsType(variable) ?? type
                    if variable.type.sizes.isEmpty, variable.initial?.isNil ?? true, rewriter.isObject(variable.type),
                        variable.type.qualifiers.isDisjoint(with: TypeWords.external.union(["const"])),
                        rewriter.model.globals[variable.name] == nil
                    {
                        type = type.asOptional
                    }
                    if owner != nil, !isImplementation { continue }
                    // A variable without a value is nil at first.
                    let isVariable =
                        variable.initial?.isNil ?? true
                        && variable.type.qualifiers.isDisjoint(with: TypeWords.external.union(["const"]))
                    let becomesNil =
                        model.assignedOptionals.contains(variable.name)
                        || context.globals[variable.name]?.isOptional == true
                    rewriter.model.globals[variable.name] =
                        (isVariable || becomesNil) && rewriter.isObject(variable.type)
                        ? type.asOptional : type
                    rewriter.model.numbers[variable.name] = CType(variable.type)
                }
            case .function(let function):
                rewriter.model.numbers[function.name] = CType(function.returns)
                rewriter.model.parameterNumbers[function.name] = function.parameters.map { CType($0.type) }
                // The whole program shows more about nil.
                rewriter.model.globals[function.name] = merged(type(of: function), with: context.globals[function.name])
            default: break
            }
        }
    }

    /// A function's type, with what the whole program shows about nil.
    private func merged(_ known: SwiftType, with context: SwiftType?) -> SwiftType {
        guard case .function(let types, let returns) = known,
            case .function(let others, let result)? = context, types.count == others.count
        else { return known }
        let parameters = zip(types, others).map { $0.asOptional == $1 ? $1 : $0 }
        return .function(parameters, returns.asOptional == result ? result : returns)
    }

    /// A Swift type that respects the nullability of the region around it.
    func type(_ name: TypeName, _ position: Rewriter.Position) -> SwiftType {
        var name = name
        if isNonnull, name.nullability == nil, rewriter.isObject(name), !name.isWeak {
            name.nullability = .nonnull
        }
        return rewriter.swiftType(name, position)
    }

    /// Notes a property that the classes of a protocol may leave out: an object is then nil.
    private mutating func noteOptional(_ property: String, of owner: String) {
        let getter = rewriter.model.getter(of: property, from: owner)
        let setter = rewriter.model.setter(of: property, from: owner)
        rewriter.model.classes[owner]?.optional.formUnion([getter, setter])
        guard let known = rewriter.model.classes[owner]?.properties[property], known.isUnspecified,
            rewriter.zero(known.type.wrapped) == nil
        else { return }
        rewriter.model.classes[owner]?.properties[property]?.type = known.type.asOptional
    }

    private mutating func add(_ property: Property, _ variable: Variable, to owner: String) {
        var name = variable.type
        if property.attributes.contains("weak") { name.qualifiers.insert("__weak") }
        if property.attributes.contains("nullable") { name.nullability = .nullable }
        if property.attributes.contains("nonnull") { name.nullability = .nonnull }
        let isResettable = property.attributes.contains("null_resettable")
        if isResettable { name.nullability = .unspecified }
        if let getter = property.accessorName("getter") {
            rewriter.model.classes[owner]?.getters[getter] = variable.name
        }
        if let setter = property.accessorName("setter") {
            rewriter.model.classes[owner]?.setters[setter + ":"] = variable.name
        }
        // An object that the property does not retain is weak in Swift.
        if property.attributes.contains("assign") || property.attributes.contains("unsafe_unretained"),
            rewriter.isObject(name), rewriter.isCounted(name)
        {
            name.qualifiers.insert("__weak")
        }
        let isReadonly = property.attributes.contains("readonly")
        if var known = rewriter.model.classes[owner]?.properties[variable.name] {
            // A class extension declares the property anew, and may make it writable.
            known.isReadonly = known.isReadonly && isReadonly
            rewriter.model.classes[owner]?.properties[variable.name] = known
            return
        }
        var known = ProgramModel.Property(
            type: type(name, .property), isReadonly: isReadonly, isDeclaredWeak: name.isWeak,
            isUnspecified: name.nullability == nil && !name.isWeak && !isNonnull,
            isAssumed: name.nullability == nil && !name.isWeak && isNonnull,
            isOutlet: property.isOutlet, isResettable: isResettable, isMutable: Rewriter.isMutableValue(name),
            number: CType(name))
        known.type = isDoubted(variable, in: owner) ? .anyOptional : taking(known.type, variable.name)
        let isCopied = property.attributes.contains("copy")
        if isCopied { copiedProperties.insert(variable.name) }
        known.isKept = !isCopied && rewriter.isObject(name) && (known.type.isValue || known.type.wrapped == .any)
        if known.isKept, rewriter.model.classes[owner] != nil { rewriter.model.kept.insert(variable.name) }
        if known.isWeak { known.type = known.type.heldWeakly }
        rewriter.model.classes[owner]?.properties[variable.name] = known
    }

    mutating func model(of method: Method, in owner: String) -> ProgramModel.Method {
        let key = method.key
        let usage = usages["\(owner) \(key)"]
        var parameters = method.parameters
        let isThrowing = method.takesError
        if isThrowing { parameters.removeLast() }
        // The whole program shows more: another file may pass nil, or declare the method in a protocol.
        let known = context.classes[owner]?.methods[key]
        let unspecified = Set(
            parameters.indices.filter { index in
                let type = parameters[index].type
                return type.nullability == nil && rewriter.isObject(type)
            })
        let unannotated = isNonnull ? [] : unspecified
        let open = known?.open ?? unannotated
        let overridden = rewriter.registry.openMethod(key, in: rewriter.model.root(of: owner))
        let types = parameters.enumerated().map { index, parameter in
            let body = bodies["\(owner) \(key)"]
            if let inherited = overridden?.parameters?[index] { return SwiftType(inherited) }
            if let list = rewriter.constantList(parameter, body) { return list }
            if let pointer = rewriter.pointer(parameter, body), !Self.isPassed(parameter, to: body ?? []) {
                return pointer
            }
            let isOfAny = known.map { index < $0.parameters.count && $0.parameters[index] == .anyOptional } ?? false
            if isOfAny || isOfAnyClass(parameter, method.selector, index, bodies["\(owner) \(key)"] ?? []) {
                return SwiftType.anyOptional
            }
            let type = taking(self.type(parameter.type, .parameter), parameter.name)
            let isChecked =
                parameter.name.map { usage?.checked.contains($0) == true } ?? false
                || unannotated.contains(index) && nilMessageArguments.contains("\(method.selector) \(index)")
                || unspecified.contains(index)
                    && known.map { index < $0.parameters.count && $0.parameters[index].isOptional } ?? false
            return isChecked && rewriter.isObject(parameter.type) ? type.asOptional : type
        }
        let (base, labels, isInitializer) = name(of: method)
        var returns = type(method.returns, .result)
        if isThrowing, returns.isBool { returns = .void }
        if isInitializer, !method.isClass {
            let written = initializers[owner]?.first { $0.selector == method.selector }
            let isFailable = written.map { Initializer($0).isFailable } ?? (method.returns.nullability == .nullable)
            returns = isFailable && !isThrowing ? returns.asOptional : returns.wrapped
        }
        if !isThrowing, let body = bodies[owner + " " + key], method.returns.nullability == nil,
            rewriter.isObject(method.returns), !isInitializer
        {
            var returnsNil = false
            for statement in body {
                walkStatements(statement) {
                    if case .returns(let value?) = $0.kind, value.mayBeNil { returnsNil = true }
                }
            }
            if returnsNil { returns = returns.asOptional }
        }
        return ProgramModel.Method(
            base: base, labels: labels, parameters: types, returns: returns, isThrowing: isThrowing,
            isVariadic: method.isVariadic,
            isInitializer: isInitializer && !method.isClass, number: CType(method.returns),
            numbers: parameters.map { CType($0.type) }, isOfAskedClass: method.returns.name == "instancetype",
            isUnspecified: method.returns.nullability == nil && !isNonnull && rewriter.isObject(method.returns),
            open: open, assumed: known?.assumed ?? (isNonnull ? unspecified : []),
            changed: isInitializer ? [] : changed(parameters, types, owner, key), narrowed: known?.narrowed ?? [:])
    }

    /// The parameters of mutable classes that a method changes for its caller.
    ///
    /// Blocks cannot change them in Swift, and methods of several classes have to agree: those are left to review.
    private mutating func changed(
        _ parameters: [Parameter], _ types: [SwiftType], _ owner: String, _ key: String
    ) -> Set<Int> {
        if let known = context.classes[owner]?.methods[key] { return known.changed }
        guard let usage = usages["\(owner) \(key)"], let body = bodies["\(owner) \(key)"],
            parameters.contains(where: { Rewriter.isMutableValue($0.type) || $0.type.isFlag })
        else { return [] }
        var excluded: Set<String> = []
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .block(let block): excluded.formUnion(Usage(block.body).mentioned)
                case .assignment(let target, _, _):
                    if case .name(let name) = target.kind { excluded.insert(name) }
                default: break
                }
            }
        }
        let changed = Set(
            parameters.indices.filter { index in
                guard let name = parameters[index].name, !types[index].isOptional else { return false }
                return Rewriter.isMutableValue(parameters[index].type) && usage.assigned.contains(name)
                    && !excluded.contains(name)
            })
        let flags = Set(parameters.indices.filter { parameters[$0].type.isFlag && types[$0].pointee == nil })
        guard !changed.isEmpty || !flags.isEmpty, !protocolSelectors.contains(key),
            bodies.keys.lazy.filter({ $0.hasSuffix(" \(key)") }).prefix(2).count == 1
        else { return [] }
        if !changed.isEmpty { rewriter.model.changing[key, default: []].formUnion(changed) }
        return changed.union(flags)
    }
}

extension TypeName {
    /// `BOOL *`: the place of a truth value of the caller.
    var isFlag: Bool { ["BOOL", "bool"].contains(name) && pointers == 1 && sizes.isEmpty }
}

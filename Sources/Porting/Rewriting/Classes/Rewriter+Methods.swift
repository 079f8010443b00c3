extension Rewriter {
    /// Writes an item that stands at the top level of a file in Swift.
    mutating func topLevel(_ item: Item) -> [SwiftStatement] {
        items([item], of: Program([]))
    }

    mutating func methodBody(
        _ method: Method, _ types: [SwiftType], _ returns: SwiftType, _ body: Statements, changed: Set<Int> = []
    ) -> [SwiftStatement] {
        let saved = scope
        scope = Scope()
        defer { scope = saved }
        return functionBody(
            method.parameters, types, returns, body, changed: changed, number: CType(method.returns),
            key: method.selector)
    }

    /// Makes results and parameters of methods optional that may be nil, where declarations lack a nullability.
    ///
    /// Whether a method passes on nil depends on its own arguments: files are read again until nothing changes, a few
    /// times at most.
    mutating func inferNil(_ indices: [Int]) {
        for _ in 0..<5 {
            var hasChanged = false
            for index in indices {
                enterFile(index)
                if inferReturns() { hasChanged = true }
                if inferParameters() { hasChanged = true }
                leaveFile()
            }
            if !hasChanged { break }
            model.settleFamilies()
        }
    }

    /// Makes the results of methods optional whose returned values may be nil; returns whether there were any.
    private mutating func inferReturns() -> Bool {
        var probe = self
        var hasChanged = false
        let bodies = file.bodies
        // What every initializer sets.
        let made = bodies.reduce(into: [String: Set<String>]()) { made, part in
            guard part.method.isInitializer, !Initializer.isConvenience(part.method) else { return }
            let names = part.body.list.setNames
            made[part.owner] = made[part.owner]?.intersection(names) ?? names
        }
        for (owner, method, body) in bodies {
            if delegatesToFailable(method, of: owner) {
                model.classes[owner]?.methods[method.key]?.returns = .optional(.named(owner))
                hasChanged = true
            }
            guard let known = model.classes[owner]?.methods[method.key],
                known.isUnspecified || body.returnLookUps, !known.isInitializer,
                !Self.variables.contains(method.key),
                !known.isThrowing || known.returns != .void,
                !known.returns.isOptional, known.returns.wrapped != .any,
                !body.list.returnsWhatIsMadeOnce
            else { continue }
            probe.model = model
            if !method.isClass {
                probe.noteUnsetVariable(of: method, in: owner, made[owner, default: []].union(body.list.setNames))
            }
            probe.currentClass = owner
            probe.isClassMethod = method.isClass
            probe.returned = []
            probe.currentFunction = nil
            probe.errorParameter = known.isThrowing ? method.parameters.last?.name : nil
            _ = probe.methodBody(method, known.usedParameters, .unknown, body, changed: known.changed)
            probe.errorParameter = nil
            // What a collection of any values holds may be missing, whatever the region around the declaration promises.
            let returned = probe.returned ?? []
            guard returned.contains(where: { known.isUnspecified ? $0.isOptional : $0 == .anyOptional }) else {
                continue
            }
            model.classes[owner]?.methods[method.key]?.returns = known.returns.asOptional
            hasChanged = true
            // So does a property whose getter the method is.
            let property = model.classes[owner]?.getters[method.selector] ?? method.selector
            if !method.isClass, let known = model.classes[owner]?.properties[property],
                known.isOpen || body.returnLookUps
            {
                model.classes[owner]?.properties[property]?.type = known.type.asOptional
            }
        }
        for (function, body) in file.functions {
            guard case .function(let types, let returns)? = model.globals[function.name], !returns.isOptional,
                returns.wrapped != .any, returns != .void, isObject(function.returns),
                function.returns.nullability == nil, !body.list.returnsWhatIsMadeOnce
            else { continue }
            probe.model = model
            probe.currentClass = nil
            probe.returned = []
            probe.currentFunction = function.name
            _ = probe.functionBody(function.parameters, types, .unknown, body, number: nil, key: function.name)
            guard probe.returned?.contains(where: { $0.isOptional }) == true else { continue }
            model.globals[function.name] = .function(types, returns.asOptional)
            hasChanged = true
        }
        sharing.formUnion(probe.sharing)
        return hasChanged
    }

    /// Remembers that the variable which a getter reads is nil where neither it nor an initializer sets it.
    private mutating func noteUnsetVariable(of getter: Method, in owner: String, _ made: Set<String>) {
        let property = model.classes[owner]?.getters[getter.selector] ?? getter.selector
        guard made.isDisjoint(with: [property, "_" + property]),
            let known = model.classes[owner]?.properties[property], !known.isOverriding, !known.type.isOptional,
            known.type.wrapped != .any, known.type.isCollection || zero(known.type.wrapped) == nil
        else { return }
        model.classes[owner]?.variables["_" + property] = .optional(known.type.wrapped)
    }

    /// Whether an initializer that never fails itself calls one that may.
    private func delegatesToFailable(_ method: Method, of owner: String) -> Bool {
        guard let known = model.classes[owner]?.methods[method.key], known.isInitializer, !known.isThrowing,
            !known.returns.isOptional, case let parts = Initializer(method), let delegate = parts.delegate,
            let next = model.method(
                delegate.selector, of: parts.isSuper ? model.classes[owner]?.superclass : owner)
        else { return false }
        return next.returns.isOptional && !next.isThrowing
    }

    /// Makes the parameters of methods optional that receive a value that may be nil in some call; returns whether
    /// there were any.
    private mutating func inferParameters() -> Bool {
        var probe = self
        probe.passedOptionals = []
        for (owner, method, body) in file.bodies {
            guard let known = model.classes[owner]?.methods[method.key] else { continue }
            probe.currentClass = owner
            probe.isClassMethod = method.isClass
            probe.currentFunction = nil
            _ = probe.methodBody(method, known.usedParameters, known.returns, body, changed: known.changed)
        }
        for (function, body) in file.functions {
            guard case .function(let types, let returns)? = model.globals[function.name] else { continue }
            probe.currentClass = nil
            probe.currentFunction = function.name
            _ = probe.functionBody(function.parameters, types, returns, body, number: nil, key: function.name)
        }
        sharing.formUnion(probe.sharing)
        model.askedOfAny.formUnion(probe.model.askedOfAny)
        model.askedKeys.formUnion(probe.model.askedKeys)
        model.askedSelectors.formUnion(probe.model.askedSelectors)
        var hasChanged = false
        for passed in probe.passedOptionals ?? [] {
            if passed.key.hasPrefix(Self.functionOwner) {
                let name = String(passed.key.dropFirst(Self.functionOwner.count))
                guard case .function(var types, let returns)? = model.globals[name], passed.index < types.count,
                    case let wider = passed.widened(types[passed.index]), wider != types[passed.index]
                else { continue }
                types[passed.index] = wider
                model.globals[name] = .function(types, returns)
                hasChanged = true
                continue
            }
            if passed.key.hasPrefix(Self.propertyOwner) {
                let words = passed.key.split(separator: " ").map(String.init)
                guard var known = model.classes[words[1]]?.properties[words[2]], !known.becomesNil else { continue }
                (known.type, known.becomesNil) = (known.type.asOptional, true)
                model.classes[words[1]]?.properties[words[2]] = known
                hasChanged = true
                continue
            }
            if passed.key.hasPrefix(Self.openOwner) {
                let name = String(passed.key.dropFirst(Self.openOwner.count))
                if model.openEnumerations.insert(name).inserted { hasChanged = true }
                continue
            }
            if passed.key.hasPrefix(ProgramModel.sentOwner) {
                let kind = String(passed.key.dropFirst(ProgramModel.sentOwner.count))
                if model.nilSent.insert(kind).inserted { hasChanged = true }
                continue
            }
            if passed.key.hasPrefix(ProgramModel.blockOwner) {
                if passed.isOfAnyClass { continue }
                let signature = String(passed.key.dropFirst(ProgramModel.blockOwner.count))
                if model.takeNil(signature, passed.index) { hasChanged = true }
                continue
            }
            // Methods of one selector may belong to one protocol, or override each other.
            for owner in model.classes.keys {
                guard let known = model.classes[owner]?.methods[passed.key],
                    known.open.contains(passed.index)
                        || passed.isLookedUp && known.assumed.contains(passed.index),
                    !known.changed.contains(passed.index),
                    passed.index < known.parameters.count,
                    case let wider = passed.widened(known.parameters[passed.index]),
                    wider != known.parameters[passed.index]
                else { continue }
                model.classes[owner]?.methods[passed.key]?.parameters[passed.index] = wider
                if known.isInitializer { keepOptional(passed.index, of: passed.key, in: owner) }
                hasChanged = true
            }
        }
        return hasChanged
    }

    /// Makes the properties optional that an initializer sets to a parameter which may be nil.
    private mutating func keepOptional(_ index: Int, of selector: String, in owner: String) {
        // The class may be that of another file.
        let members = files.flatMap(\.tree.items).flatMap { item -> [Item] in
            if case .container(let container) = item.kind, container.name == owner { container.members } else { [] }
        }
        for case .method(let method) in members.map(\.kind) where method.selector == selector && method.body != nil {
            guard let parameter = method.parameters[index].name else { continue }
            for (property, value) in Initializer(method).valuesFirst where value.isName(parameter) {
                guard var known = model.classes[owner]?.properties[property], !known.becomesNil else { continue }
                (known.type, known.becomesNil) = (known.type.asOptional, true)
                model.classes[owner]?.properties[property] = known
            }
        }
    }

    /// The first statements of an initializer: those that set properties of the class itself, and those that need the
    /// object.
    private func partedByOwner(_ parts: Initializer) -> (first: [Statement], moved: [Statement]) {
        func needsObject(_ statement: Statement) -> Bool {
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, _, _) = expression.kind,
                case .member(_, let name, isArrow: false) = target.kind, let currentClass
            else { return false }
            // A setter of the program, or of the superclass, needs the initialized object.
            return backing.contains(name)
                || model.classes[currentClass]?.properties[name] == nil && model.property(name, of: currentClass) != nil
        }
        return (parts.first.filter { !needsObject($0) }, parts.first.filter(needsObject))
    }

    /// The text of the first assertion of statements.
    func assertedMessage(_ statements: [Statement]) -> String? {
        for statement in statements {
            guard case .expression(let expression) = statement.kind,
                case .call(let callee, let arguments) = expression.kind,
                case .name(let name) = callee.kind, name.contains("Assert"), arguments.count > 1,
                case .string(let literals, _) = arguments[1].kind
            else { continue }
            return literals.map(swiftLiteral).joined()
        }
        return nil
    }

    /// Declares parameters; those that the statements change become variables.
    mutating func changedParameters(
        _ parameters: [Parameter], _ types: [SwiftType], _ usage: Usage, _ changed: Set<Int> = []
    ) -> [SwiftStatement] {
        var copies: [SwiftStatement] = []
        let assigned = usage.assigned
        for (index, parameter) in parameters.enumerated() {
            guard let name = parameter.name else { continue }
            let declared = index < types.count ? types[index] : .unknown
            let type = becomesOptional(name, parameter.type, usage) ? declared.asOptional : declared
            scope.declare(name, type)
            if changed.contains(index) {
                mutableLocals.insert(name)
            } else if assigned.contains(name) || usage.assignedMembers.contains(name) && !isObject(parameter.type),
                parameter.type.pointers < 2
            {
                var leading: [String] = []
                if SharedKind(plainType(parameter.type)) != nil, facts.assignments[name] == nil { continue }
                if type.pointee != nil, !facts.sets(name) { continue }
                // A message may change an object, and leaves the parameter as it is.
                let isKept = declared.isClass || declared.wrapped == .any
                if isObject(parameter.type), isKept, !facts.sets(name), !facts.addressed.contains(name) { continue }
                if Self.isMutableValue(parameter.type), mutations.changes(name) {
                    share(parameter.tokens, Self.sharedKinds(of: parameter.type))
                }
                if Self.isMutableValue(parameter.type), currentFunction != nil, mutations.changes(name) {
                    let message =
                        "The function changes its caller's collection: return it, or make the parameter inout."
                    copies.append(SwiftStatement(kind: .lines(byHand("RAC-3061", message, parameter.tokens))))
                } else if Self.isMutableValue(parameter.type) {
                    let message = "The caller's value does not change: make the parameter inout."
                    note("RAC-3050", .review, message, at: parameter.tokens)
                    leading = ["// review RAC-3050: \(message)"]
                }
                copies.append(
                    SwiftStatement(
                        leading: leading,
                        kind: .variable(
                            "var", name: name.local, type: type == declared ? nil : type.text,
                            SwiftExpression(name.local))))
            }
        }
        return copies
    }

    /// The body of an initializer: the statements that need no `self`, the call of the other initializer, and the rest.
    mutating func initializerBody(
        _ method: Method, _ types: [SwiftType], _ parts: Initializer, hasSuperclass: Bool
    ) -> [SwiftStatement] {
        let saved = scope
        scope = Scope()
        defer { scope = saved }
        let outerFacts = facts
        defer { facts = outerFacts }
        facts = FunctionFacts(
            method.parameters, method.body?.list ?? [], constants: model.counted, wrapping: model.wrapping,
            key: method.selector)
        result = parts.isFailable ? .optional(selfType) : .void
        for (index, parameter) in method.parameters.enumerated() where index < types.count {
            if let name = parameter.name { scope.declare(name, types[index]) }
        }
        captures = Captures(method.body?.list ?? [], parameters: method.parameters.compactMap(\.name))
        captured = []
        let outerMutations = mutations
        defer { mutations = outerMutations }
        mutations = Mutations(method.body?.list ?? [])
        let usage = Usage(method.body?.list ?? [])
        assigned = usage.assigned
        assignedNil.append(usage.assignedNil)
        scope.push()
        let copies = changedParameters(method.parameters, types, usage)
        // The comments of the parts that are dropped stand where the call is.
        var kept: [String] = []
        for statement in parts.dropped {
            let around = comments(before: statement.tokens.lowerBound)
            kept += [around.trailing].compactMap { $0 } + around.leading.filter { !$0.isEmpty }
        }
        let (first, moved) = parts.isSuper ? partedByOwner(parts) : (parts.first, [])
        var body = copies + statements(first)
        if let delegate = parts.delegate {
            let callee = SwiftExpression(parts.isSuper ? "super" : "self").member("init")
            let owner = parts.isSuper ? currentClass.flatMap { model.classes[$0]?.superclass } : currentClass
            let known = model.method(delegate.selector, of: owner)
            let arguments = self.arguments(delegate, known?.parameters ?? [], known)
            let labels = known?.labels ?? swiftName(words: delegate.words, count: delegate.arguments.count).labels
            if hasSuperclass || !parts.isSuper {
                body.append(
                    SwiftStatement(
                        leading: kept, kind: .expression(SwiftExpression(.call(callee, labelled(arguments, labels))))))
                kept = []
            }
        }
        let rest = statements(moved + parts.rest)
        body += rest
        if !kept.isEmpty { body.append(SwiftStatement(leading: kept, kind: .empty)) }
        if let inside = method.body?.inside {
            let end = comments(before: inside.upperBound)
            let lines = [end.trailing].compactMap { $0 } + end.leading
            if lines.contains(where: { !$0.isEmpty }) { body.append(SwiftStatement(leading: lines, kind: .empty)) }
        }
        scope.pop()
        assignedNil.removeLast()
        return body
    }
}

extension Statement {
    /// Whether this is a call of `dispatch_once`: the variable that it sets is not nil.
    var isOnce: Bool {
        guard case .expression(let expression) = kind, case .call(let callee, _) = expression.kind,
            case .name("dispatch_once") = callee.kind
        else { return false }
        return true
    }
}

extension Expression {
    /// Whether an expression is a variable, or a copy of its value.
    fileprivate func isName(_ name: String) -> Bool {
        switch kind {
        case .name(name): true
        case .parenthesized(let inner), .cast(_, let inner): inner.isName(name)
        case .message(let message) where message.words == ["copy"]: message.receiver.isName(name)
        default: false
        }
    }
}

extension Method {
    /// The selector, with a plus sign before that of a class method.
    var key: String { (isClass ? "+" : "") + selector }
}

extension Rewriter.File {
    /// The functions that have a body.
    fileprivate var functions: [(function: Function, body: Statements)] {
        let members = tree.items.flatMap { item -> [Item] in
            if case .container(let container) = item.kind { container.members } else { [item] }
        }
        return members.compactMap { item in
            if case .function(let function) = item.kind, let body = function.body { (function, body) } else { nil }
        }
    }

    /// The methods that have a body, with their classes.
    fileprivate var bodies: [(owner: String, method: Method, body: Statements)] { Self.bodies(in: tree.items) }

    static func bodies(in items: [Item]) -> [(owner: String, method: Method, body: Statements)] {
        items.flatMap { item -> [(String, Method, Statements)] in
            guard case .container(let container) = item.kind, container.kind == .implementation else { return [] }
            return container.members.compactMap { member in
                guard case .method(let method) = member.kind, let body = method.body else { return nil }
                return (container.name, method, body)
            }
        }
    }
}

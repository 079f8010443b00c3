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

    /// The first statements of an initializer: those that set properties of the class itself, and those that need the
    /// object.
    private func partedByOwner(_ parts: Initializer) -> (first: [Statement], moved: [Statement]) {
        func needsObject(_ statement: Statement) -> Bool {
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, _, let value) = expression.kind, let currentClass
            else { return false }
            if isTouchedInitially(target) || isComputedLate(value) { return true }
            // The variable of a superclass.
            let variable: String? =
                switch target.kind {
                case .name(let name): scope[name] == nil ? name : nil
                case .member(let base, let name, isArrow: true): base.isSelfName ? name : nil
                default: nil
                }
            if let variable, model.variable(variable, of: currentClass) != nil,
                model.classes[currentClass]?.variables[variable] == nil
            {
                return true
            }
            guard case .member(_, let name, isArrow: false) = target.kind else { return false }
            // A setter of the program, or of the superclass, needs the initialized object.
            return backing.contains(name)
                || model.classes[currentClass]?.properties[name] == nil && model.property(name, of: currentClass) != nil
        }
        return (parts.first.filter { !needsObject($0) }, parts.first.filter(needsObject))
    }

    /// Whether the initializer of the superclass calls a method of this class that reads or sets a property.
    private func isTouchedInitially(_ target: Expression) -> Bool {
        guard let currentClass, let touched = model.touchedInitially[currentClass] else { return false }
        switch target.kind {
        case .name(let name): return scope[name] == nil && touched.contains(SharedPlaces.plain(name))
        case .member(let base, let name, _): return base.isSelfName && touched.contains(SharedPlaces.plain(name))
        default: return false
        }
    }

    /// Reports a property that has a value before the superclass is asked, and none in Objective-C.
    private mutating func checkTouched(_ moved: [Statement]) {
        for statement in moved {
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, _, let value) = expression.kind,
                isTouchedInitially(target) || isComputedLate(value)
            else { continue }
            var probe = self
            let type = probe.expression(target).type
            guard !type.isOptional, scalarZero(type) == nil else { continue }
            if case .implicit = type { continue }
            giveUp("RAC-3068", "The superclass's initializer sees this property, or changes its value: set it there.")
        }
    }

    /// Whether a value is computed from variables of files that the initializer of the superclass changes.
    private func isComputedLate(_ value: Expression) -> Bool {
        guard let currentClass, let changed = model.changedInitially[currentClass] else { return false }
        var isLate = false
        walk(value) { part in
            switch part.kind {
            case .name(let name): isLate = isLate || scope[name] == nil && changed.contains(name)
            case .call(let callee, _): isLate = isLate || callee.localName.map { model.globals[$0] != nil } == true
            case .message(let message):
                let isOfProgram = message.receiver.localName.map { model.classes[$0]?.superclass != nil } == true
                let isMade = message.selector == "alloc" || message.selector == "new"
                isLate = isLate || isOfProgram && !isMade
            default: break
            }
        }
        return isLate
    }

    /// Whether an initializer calls the same one of a superclass that is of another library: it overrides that one.
    func callsSameOfLibrary(_ method: Method, in name: String) -> Bool {
        let parts = Initializer(method)
        guard parts.isSuper, parts.delegate?.selector == method.selector,
            let superclass = model.classes[name]?.superclass, model.classes[superclass]?.superclass == nil,
            superclass != "NSObject", superclass != "XCTestCase"
        else { return false }
        let module = registry.type(superclass)?.module
        return module != "RACCompat" && module != "CompatShims"
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
            // Swift has no variable for the error that a method throws.
            guard let name = parameter.name, name != errorParameter else { continue }
            let declared = index < types.count ? types[index] : .unknown
            let type = becomesOptional(name, parameter.type, usage) ? declared.asOptional : declared
            scope.declare(name, type)
            // A variable of the body may hold the object, too, and change it.
            if Self.isMutableValue(parameter.type) {
                mutableLocals.insert(name)
                fixedParameters.insert(name)
            }
            if changed.contains(index) {
                mutableLocals.insert(name)
                fixedParameters.remove(name)
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
        mutations.aliases = model.references.aliases(in: method.body?.list ?? [], method.parameters)
        let usage = Usage(method.body?.list ?? [])
        (assigned, assignedMembers) = (usage.assigned, usage.assignedMembers)
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
        checkTouched(moved)
        var body = copies + statements(first)
        if let delegate = parts.delegate {
            let callee = SwiftExpression(parts.isSuper ? "super" : "self").member("init")
            let owner = parts.isSuper ? currentClass.flatMap { model.classes[$0]?.superclass } : currentClass
            let known = model.method(delegate.selector, of: owner)
            if parts.isSuper, let currentClass, model.isConvenience(delegate.selector, above: currentClass) {
                giveUp("RAC-3065", registry.entry("RAC-3065")?.why ?? "")
            }
            checkInitializer(delegate.selector, of: owner)
            let mayFail = known.map { $0.returns.isOptional || $0.isThrowing } ?? (owner != "NSObject")
            if let lost = parts.onFailure.first, mayFail {
                let message = "Swift leaves where the initializer that is called fails: what followed is left out."
                note("RAC-3056", .review, message, at: lost.tokens)
                kept.append("// review RAC-3056: \(message)")
            }
            let mayThrow = known?.isThrowing ?? takesError(delegate)
            let called = mayThrow && known == nil ? delegate.withoutLast : delegate
            let arguments = self.arguments(called, known?.parameters ?? [], known)
            let labels = known?.labels ?? swiftName(words: called.words, count: called.arguments.count).labels
            let call = SwiftExpression(.call(callee, labelled(arguments, labels)))
            var written = SwiftStatement.Kind.expression(call)
            if mayThrow {
                let attempt = SwiftExpression(.attempt(call))
                let nothing = SwiftStatement(kind: .returns(SwiftExpression("nil")))
                if parts.ignoresError {
                    let first = SwiftStatement(kind: .expression(attempt))
                    written = .attempt([first], catches: [("", [nothing])])
                } else if case .name(errorParameter)? = delegate.arguments.last?.kind {
                    written = .expression(attempt)
                } else {
                    giveUp("RAC-3018", "Write do and catch around the call that throws.")
                }
            }
            if let obstacle {
                self.obstacle = nil
                let tokens = parts.dropped.first?.tokens ?? 0..<0
                body.append(SwiftStatement(kind: .lines(byHand(obstacle.id, obstacle.reason, tokens))))
            } else if hasSuperclass || !parts.isSuper {
                body.append(SwiftStatement(leading: kept, kind: written))
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

extension Method {
    /// The selector, with a plus sign before that of a class method.
    var key: String { (isClass ? "+" : "") + selector }

    /// Whether the last parameter is the address of an error, which Swift throws.
    var takesError: Bool { parameters.last?.type.name == "NSError" && parameters.last?.type.pointers == 2 }

    /// The words of the selector without that of an error.
    var wordsInSwift: [String] {
        guard takesError else { return words }
        if words.count > 1 { return words.dropLast() }
        // The first word of `saveAndReturnError:` names both the method and the error.
        return [words[0].hasSuffix("AndReturnError") ? String(words[0].dropLast(14)) : words[0]]
    }

    /// The key of a method that has the same name in Swift, and takes no error.
    var keyInSwift: String {
        let isPlain = parameters.count == (takesError ? 1 : 0)
        return (isClass ? "+" : "") + (isPlain ? wordsInSwift[0] : wordsInSwift.map { $0 + ":" }.joined())
    }
}

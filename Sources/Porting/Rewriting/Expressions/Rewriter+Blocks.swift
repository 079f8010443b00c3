extension Rewriter {
    /// Writes a block as a closure; the target is the type that the caller of the closure expects.
    mutating func closure(_ block: Block, _ target: SwiftType) -> SwiftExpression {
        let block = target.wrapped == .any ? ofKnownType(block) : block
        let isFixed = !takesAnyBlock
        takesAnyBlock = false
        var expected: (types: [SwiftType], result: SwiftType)?
        if case .function(let types, let result) = target.wrapped { expected = (types, result) }
        let usage = Usage(block.body)
        scope.push()
        closureDepth += 1
        let outerReturned = returned
        let outerResults = blockResults
        (returned, blockResults) = (nil, [])
        defer { (returned, blockResults) = (outerReturned, outerResults) }
        let saved = (result, resultNumber, needsTry, backing, reviews, obstacle)
        resultNumber = block.returns.flatMap { CType($0) }
        let outerError = (errorParameter, throwsBool, isInInitializer, outerErrors)
        if let errorParameter { outerErrors.insert(errorParameter) }
        (errorParameter, throwsBool, isInInitializer) = (nil, false, false)
        defer { (errorParameter, throwsBool, isInInitializer, outerErrors) = outerError }
        needsTry = false
        obstacle = nil

        var closure = SwiftClosure()
        closure.isShort = line(of: block.inside) == line(of: block.inside.upperBound..<(block.inside.upperBound + 1))
        var objects: [(name: String, kind: SharedKind)] = []
        var narrowed: [SwiftStatement] = []
        closure.parameters = parameters(block, usage, expected?.types, isBoxed: target.wrapped == .any, &objects)
        closure.types = zip(block.parameters, closure.parameters).map { parameter, written in
            written.type ?? parameter.name.flatMap { scope[$0]?.type.text } ?? "Any?"
        }
        // The type of another library does not tell the reader, nor a stub, what the block takes.
        if case .named = target.wrapped, target.wrapped != .any, closure.parameters.count == block.parameters.count {
            for (index, parameter) in block.parameters.enumerated() where closure.parameters[index].type == nil {
                closure.parameters[index].type = swiftType(parameter.type, .blockParameter).text
            }
        }
        if isFixed, let types = expected?.types { narrowed = narrow(&closure, block, types) }
        let values = returnedValues(block.body)
        if let expected, expected.result != .unknown {
            result = expected.result
        } else if let returns = block.returns {
            result = swiftType(returns, .result)
        } else {
            // A block without a declared type is cast to its type where it is called; boxes are objects in that type.
            let isBox = expected == nil && !values.isEmpty && values.allSatisfy(\.isBox)
            result = values.isEmpty ? .void : isBox ? .named("NSNumber") : .unknown
        }
        // Where the receiver of the result is unknown, the result may be nil.
        if case .named("Any") = result { result = .anyOptional }
        let outerResult = blockResult
        defer { blockResult = outerResult }
        blockResult = ownSignature(block, target)
        if let blockResult, model.nilTaking[blockResult] != nil { result = result.asOptional }
        let outerSelf = strongSelf
        defer { strongSelf = outerSelf }
        // A class is always there.
        strongSelf = isClassMethod ? nil : strongSelf(in: block.body) ?? strongSelf
        let weak = strongNames(block.body).filter { $0 != "self" || !isClassMethod }
        closure.captures = weak.map { "weak \($0)" }
        let outerCaptured = captured
        defer { captured = outerCaptured }
        let parameterNames = Set(block.parameters.compactMap(\.name))
        let byValue = block.isInPlace ? [] : captures.names(of: block)
        for name in byValue where !parameterNames.contains(name) && !captured.contains(name) {
            guard let local = scope[name] else { continue }
            captured.insert(name)
            shareCaptured(name, block)
            let written = local.name ?? name.local
            closure.captures.append(written)
        }
        for parameter in block.parameters {
            guard let name = parameter.name, Self.isMutableValue(parameter.type), mutations.changes(name) else {
                continue
            }
            share(parameter.tokens, Self.sharedKinds(of: parameter.type))
        }
        let variables = copies(of: block.parameters, usage)
        for parameter in block.parameters {
            guard let name = parameter.name, becomesOptional(name, parameter.type, usage), let local = scope[name]
            else {
                continue
            }
            scope.declare(name, local.type.asOptional, as: local.name, values: local.values)
        }
        let before = strongSelf?.kind == .goesOn ? self : nil
        var written = body(block.body, inside: block.inside)
        if let before, SwiftPrinter.text(of: written).contains("self!") {
            // What is asked of `self` has to be there: without it, the program would stop.
            self = before
            strongSelf = StrongSelf(kind: .differs)
            written = body(block.body, inside: block.inside)
        }
        let copies = variables.filter { copy in !objects.contains { copy.declares($0.name) } }
        let holders = objects.map { shared($0.name, $0.kind, isVariable: block.body.set($0.name)) }
        closure.body = narrowed + copies + holders + written
        closure.returns = returnType(block, values, expected?.result)
        if expected == nil, blockResult.map({ model.nilTaking[$0] != nil }) == true { closure.returns = result.text }
        if target.wrapped == .any || target == .unknown {
            settleBoxed(&closure, block, values, block.parameters.map { swiftType($0.type, .blockParameter) })
        }

        let wasThrowing = needsTry
        var inner = obstacle
        (result, resultNumber, needsTry, backing, reviews, obstacle) = saved
        if wasThrowing { needsTry = needsTry || false }
        if obstacle == nil { obstacle = inner } else { inner = nil }
        closureDepth -= 1
        scope.pop()
        var value = SwiftExpression(.closure(closure), target == .unknown ? .function([], result) : target)
        if expected?.result.wrapped == .any { for result in blockResults where result.isOptional { noteSent(result) } }
        let mayBeNil = blockResults.contains { $0.isOptional && $0.wrapped != .any && $0.wrapped != .unknown }
        if mayBeNil {
            value.values = .value(true)
        } else if !blockResults.isEmpty, blockResults.allSatisfy({ isCertain($0) && $0 != .any }) {
            value.values = .value(false)
        }
        return value
    }

    /// Gives the parameters the type that the caller passes, where a block declares a class for an object of any, and
    /// returns variables of that class.
    ///
    /// What is only printed needs no variable.
    private mutating func narrow(
        _ closure: inout SwiftClosure, _ block: Block, _ types: [SwiftType]
    ) -> [SwiftStatement] {
        var variables: [SwiftStatement] = []
        for (index, parameter) in closure.parameters.enumerated() where index < types.count {
            guard types[index].wrapped == .any, let written = parameter.type, parameter.name != "_",
                index < block.parameters.count, isObject(block.parameters[index].type),
                case let type = SwiftType(written).wrapped, type != .any, let text = type.text,
                let name = block.parameters[index].name
            else { continue }
            closure.parameters[index].type = types[index].text
            let isPrinted = facts.printed.contains(name)
            scope.declare(name, isPrinted ? .anyOptional : type.asOptional)
            if !isPrinted { variables.append(.cast(parameter.name, text)) }
        }
        return variables
    }

    /// The signature that a block shares with the program's blocks of its type; nil for blocks that the library
    /// declares.
    private func ownSignature(_ block: Block, _ target: SwiftType) -> String? {
        switch target.wrapped {
        case .unknown, .any:
            guard let returns = block.returns else { return nil }
            let types = block.parameters.map { swiftType($0.type, .blockParameter) }
            return SwiftType.function(types, swiftType(returns, .result)).resultSignature
        case .function: return target.wrapped.resultSignature
        default: return nil
        }
    }

    /// Variables for the parameters that a body sets, or whose values it changes.
    func copies(of parameters: [Parameter], _ usage: Usage) -> [SwiftStatement] {
        parameters.compactMap { parameter in
            guard let name = parameter.name, usage.assigned.contains(name), let local = scope[name], local.name == nil,
                parameter.type.pointers < 2, parameter.type.pointers == 0 || parameter.type.name != "BOOL",
                // An object of any class changes itself.
                local.type.wrapped.isValue && local.type.wrapped != .any || facts.assignments[name] != nil
                    || local.type.isNumber
            else { return nil }
            let becomesNil = becomesOptional(name, parameter.type, usage) && isCertain(local.type)
            let type = becomesNil ? local.type.asOptional.text : nil
            return SwiftStatement(kind: .variable("var", name: name.local, type: type, SwiftExpression(name.local)))
        }
    }

    /// Whether the tuples of a reduce block are known to hold one value each.
    private var receivesOneValue: Bool {
        if case .tuple(let list)? = pendingValues { list.count == 1 } else { false }
    }

    private mutating func parameters(
        _ block: Block, _ usage: Usage, _ types: [SwiftType]?, isBoxed: Bool,
        _ objects: inout [(name: String, kind: SharedKind)]
    ) -> [(name: String, type: String?)] {
        var list: [(name: String, type: String?)] = []
        if typesAllParameters, block.parameters.count == 1, let name = block.parameters[0].name,
            swiftType(block.parameters[0].type, .blockParameter) == .anyOptional, !receivesOneValue
        {
            // A block of one parameter receives the first of as many values as there are, and here the array of all.
            typesAllParameters = false
            pendingValues = nil
            scope.declare(name, .anyOptional, as: "\(name.local)[0]")
            return [(name.local, "[Any?]")]
        }
        let takesAll = typesAllParameters
        var isTyped = takesAll
        typesAllParameters = false
        // That a tuple is never nil tells nothing of its values.
        let isOfTuples = takesAll && (pendingValues == .value(false) || pendingValues == .items)
        let values = isOfTuples ? nil : pendingValues
        pendingValues = nil
        let declared = block.parameters.map { swiftType($0.type, .blockParameter) }
        let takingNil = model.nilTaking[SwiftType.signature(of: declared)] ?? []
        for (index, parameter) in block.parameters.enumerated() {
            // A block that takes the address of an error throws, if its type is not one of the program.
            if let types, index < types.count, types[index].pointee != nil, let name = parameter.name {
                scope.declare(name, types[index])
                list.append((usage.mentioned.contains(name) ? name.local : "_", types[index].text))
                continue
            }
            if parameter.type.name == "NSError", parameter.type.pointers == 2 {
                errorParameter = parameter.name
                continue
            }
            let name = parameter.name ?? "_"
            let isUsed = usage.mentioned.contains(name)
            var type = swiftType(parameter.type, .blockParameter)
            if parameter.type.pointers == 1, parameter.type.name == "BOOL" { type = .named("inout Bool") }
            let isFromOutside = types.map { index < $0.count && $0[index].wrapped == .any } ?? false
            if usage.checked.contains(name) || takingNil.contains(index) && !isFromOutside, isObject(parameter.type) {
                type = type.asOptional
            }
            switch values {
            case .value(true)? where index == 0 && isObject(parameter.type) && type != .named("RACTuple"):
                type = type.asOptional
            case .tuple(let list)?
            where block.parameters.count == list.count && list[index] == true && isObject(parameter.type):
                type = type.asOptional
            default: break
            }
            let expected = types.flatMap { index < $0.count ? $0[index] : nil }
            if let kind = SharedKind(type), expected == nil || expected?.wrapped == .any || expected == .unknown {
                // The argument may be a value, which is converted to an object.
                scope.declare(name, .optional(type.wrapped))
                list.append((isUsed ? name.local : "_", expected == .any ? "Any" : "Any?"))
                if isUsed { objects.append((name.local, kind)) }
                continue
            }
            if isAsked(name, block.body), isObject(parameter.type) { type = .anyOptional }
            let isNil = mayBeNil(values, index)
            if isOfTuples {
                if isObject(parameter.type), receivesNil(type) { type = type.asOptional }
            } else if isNil || values == .items && type.isCollection, isObject(parameter.type),
                expected == .anyOptional || takesAll
            {
                let sendsNil = isNil && (Nilness.isKnown(values, index) || receivesNil(type))
                type = faithful(type, name, block.body, sendsNil)
            }
            if type.wrapped == .named("any Error"), expected?.wrapped == .any {
                let plain = SwiftType.named("NSError")
                type = usage.checked.contains(name) ? plain.asOptional : plain
            }
            if expected == .any, type == .anyOptional { type = .any }
            // A type that the caller expects anyway need not be written.
            // Only blocks that take anything have a form for each type.
            if let expected, expected.wrapped != .any, expected != .unknown { type = expected }
            let isPlain =
                type == .anyOptional || type == .any || type == expected || type.wrapped == .named("any Error")
                || type == .named("inout Bool")
                || expected.map { $0.wrapped == type.wrapped && $0.wrapped != .any } == true
            if !isPlain, isUsed || expected == nil || expected?.wrapped != .any { isTyped = true }
            if isPlain, let expected, expected.isOptional, !type.isOptional { type = expected }
            var inner: Nilness?
            if case .tuple? = values, block.parameters.count == 1 { inner = values }
            scope.declare(name, type == .named("inout Bool") ? .bool : type, values: inner)
            // A block that comes as any value is kept.
            let text = expected?.wrapped == .any ? escaping(type) : type.text ?? "Any?"
            list.append((isUsed ? name.local : "_", text))
        }
        if block.parameters.isEmpty, let types, !types.isEmpty { return types.map { _ in ("_", nil) } }
        // Nothing tells the compiler the types of what is held as a value of any class.
        return isTyped || isBoxed ? list : list.map { ($0.name, nil) }
    }

    /// The type of a parameter whose values are not known: they may be of another class, or nil where the program sends
    /// nil.
    ///
    /// Messages to a number, dictionary or array test the class at run time, if the parameter has no other use.
    private func faithful(_ type: SwiftType, _ name: String, _ body: [Statement], _ isNil: Bool) -> SwiftType {
        if type.wrapped == .any { return type }
        switch type.wrapped {
        case .named("NSNumber"), .dictionary, .array:
            return isOnlyAsked(name, body).all ? .anyOptional : isNil ? type.asOptional : type
        case .named("RACTuple"), .named("RACUnit"), .named("RACEvent"), .function: return type
        case .named(let name) where name.hasPrefix("any "): return type
        default: return isNil ? type.asOptional : type
        }
    }

    /// Whether a parameter may be nil, as far as the values of the signal are known.
    func mayBeNil(_ values: Nilness?, _ index: Int) -> Bool {
        switch values {
        case nil: true
        case .value(let mayBeNil): mayBeNil
        case .items: false
        case .tuple(let list): index < list.count ? list[index] ?? true : true
        }
    }

    /// The messages that ask a variable for its class or for a method.
    private func questions(to name: String, _ body: [Statement]) -> [Message] {
        var questions: [Message] = []
        for statement in body {
            walk(statement) { expression in
                guard case .message(let message) = expression.kind, message.receiver.localName == name,
                    ["isKindOfClass", "isMemberOfClass", "respondsToSelector"].contains(message.words[0])
                else { return }
                questions.append(message)
            }
        }
        return questions
    }

    /// Whether statements test the class of a variable: its declared class is then uncertain.
    func isAsked(_ name: String, _ body: [Statement]) -> Bool {
        !questions(to: name, body).isEmpty || AskedClasses(body).classes[name] != nil
    }

    /// Whether statements ask a variable of a protocol for its optional methods, which classes have that adopt it, and for
    /// nothing else.
    func asksForMethods(_ name: String, of type: SwiftType, _ body: [Statement]) -> Bool {
        type.isProtocol
            && questions(to: name, body).allSatisfy { question in
                guard question.words[0] == "respondsToSelector",
                    case .atWord(_, let asked)? = question.arguments.first?.kind,
                    case let selector = asked.filter({ !$0.isWhitespace }),
                    let proto = model.optionalOwner(of: selector, in: type)
                else { return false }
                return classes(with: selector).allSatisfy { model.adopts($0, proto) }
            }
    }

    /// The values that the block itself returns, and not the blocks inside it.
    func returnedValues(_ body: [Statement]) -> [Expression] {
        var values: [Expression] = []
        for statement in body {
            walkStatements(statement) { if case .returns(let value?) = $0.kind { values.append(value) } }
        }
        return values
    }

    /// The result type that a closure must name for the compiler to understand its returns.
    private func returnType(_ block: Block, _ values: [Expression], _ expected: SwiftType?) -> String? {
        if expected == nil || expected == .unknown, let returns = block.returns, !returns.isVoid, values.count > 1 {
            return swiftType(returns, .result).text
        }
        let isGuarded =
            strongSelf?.kind != .goesOn && !strongNames(block.body).isEmpty && !values.isEmpty
            && (emptyReturn?.isNil ?? false)
        if isGuarded, expected == nil || expected?.wrapped == .any || expected == .unknown { return "Any?" }
        guard values.count > 1, values.contains(where: \.isNil) else { return nil }
        return expected?.asOptional.text ?? "Any?"
    }

    /// The value that a closure returns when `self` is gone.
    var emptyReturn: SwiftExpression? {
        switch result {
        case .void: nil
        case .optional, .implicit, .unknown, .any: SwiftExpression("nil")
        case .array: SwiftExpression("[]")
        case .dictionary: SwiftExpression("[:]")
        case .named("RACSignal"): SwiftExpression(".\(nilSignal)()")
        case .named("RACSequence"): SwiftExpression(".empty()")
        case .named("String"): SwiftExpression("\"\"")
        default: zero(result).map { SwiftExpression($0) } ?? SwiftExpression("nil")
        }
    }
}

extension Expression {
    /// Whether this is a number in a box, `@(x)`.
    fileprivate var isBox: Bool {
        switch kind {
        case .boxed: true
        case .parenthesized(let inner): inner.isBox
        default: false
        }
    }
}

extension [Statement] {
    /// Whether the statements set a variable.
    fileprivate func set(_ name: String) -> Bool {
        var isSet = false
        for statement in self {
            walk(statement) {
                if case .assignment(let target, "=", _) = $0.kind, target.localName == name { isSet = true }
            }
        }
        return isSet
    }
}

extension Rewriter {
    /// Writes an expression.
    mutating func expression(_ expression: Expression, as target: SwiftType = .unknown) -> SwiftExpression {
        let value = plainExpression(expression, target)
        return target == .unknown ? value : coerce(value, to: target)
    }

    private mutating func plainExpression(_ expression: Expression, _ target: SwiftType) -> SwiftExpression {
        switch expression.kind {
        case .name(let name): return self.name(name, target)
        case .number(let number): return self.number(number)
        case .string(let literals, _): return string(literals)
        case .character(let character): return self.character(character)
        case .boxed(let value): return boxed(value)
        case .array(let elements):
            var element = SwiftType.unknown
            if case .array(let wanted) = target.wrapped { element = wanted }
            let values = elements.map { self.element($0, element) }
            let types = Set(values.map { $0.type.text ?? "" })
            let common: SwiftType = types.count == 1 && !types.contains("") ? values[0].type : .any
            return SwiftExpression(.array(values), .array(element == .unknown || element == .any ? common : element))
        case .dictionary(let pairs):
            var types: (SwiftType, SwiftType) = (.unknown, .unknown)
            if case .dictionary(let key, let value) = target.wrapped { types = (key, value) }
            let list = pairs.map { (key: self.element($0.key, types.0), value: self.element($0.value, types.1)) }
            let keys = Set(list.map { $0.key.type.text ?? "" })
            let values = Set(list.map { $0.value.type.text ?? "" })
            let key: SwiftType = keys.count == 1 && !keys.contains("") ? list[0].key.type : .named("AnyHashable")
            let value: SwiftType = values.count == 1 && !values.contains("") ? list[0].value.type : .any
            return SwiftExpression(.dictionary(list), .dictionary(key, value))
        case .atWord(let word, let inside): return atWord(word, inside, expression.tokens)
        case .atCall(let name, let arguments): return macro(String(name.dropFirst()), arguments, expression.tokens)
        case .message(let message): return self.message(message, expression.tokens, target)
        case .member(let base, let name, let isArrow): return member(base, name, isArrow, expression.tokens)
        case .element(let base, let index): return element(of: base, at: index)
        case .call(let callee, let arguments): return call(callee, arguments, expression.tokens)
        case .prefix(let sign, let operand): return prefix(sign, operand, expression.tokens)
        case .postfix(let operand, let sign):
            let value = self.expression(operand)
            if sequel != nil, value.type.isNumber, !value.type.isOptional {
                let step = SwiftExpression(.binary(value, sign == "++" ? "+=" : "-=", SwiftExpression("1")), .void)
                sequel?.append(SwiftStatement(kind: .expression(step)))
                return value
            }
            giveUp("RAC-3001", "The value of \(sign) is used; write it as two statements.")
            return SwiftExpression(.binary(self.expression(operand), sign == "++" ? "+=" : "-=", SwiftExpression("1")))
        case .binary(let left, let sign, let right): return binary(left, sign, right)
        case .assignment(let left, let sign, let right): return assignment(left, sign, right, expression.tokens)
        case .conditional(let condition, let positive, let negative):
            return conditional(condition, positive, negative, target)
        case .cast(let type, let value): return cast(type, value)
        case .block(let block): return closure(block, target)
        case .parenthesized(let value):
            let inner = self.expression(value)
            return inner
        case .sizeOf(let type):
            return SwiftExpression("MemoryLayout<\(plainType(type).text ?? "Int")>.size", .int)
        case .initializerList(let type?, let elements): return structure(type, elements)
        case .statements(let list):
            if let closure = statementExpression(list, expression.tokens, target) { return closure }
            giveUp("RAC-3002", "Statements whose value is used return, or leave a loop: make them a method.")
            return SwiftExpression(text(expression.tokens))
        case .initializerList, .declaration, .comma, .unknown:
            giveUp("RAC-3002", "This expression has no form in Swift that is known.")
            return SwiftExpression(text(expression.tokens))
        }
    }

    /// Writes `({ …; value; })` as a closure that is called where it stands.
    private mutating func statementExpression(
        _ list: [Statement], _ tokens: Range<Int>, _ target: SwiftType
    ) -> SwiftExpression? {
        guard let last = list.last, case .expression(let value) = last.kind, tokens.count > 4 else { return nil }
        var leaves = false
        for statement in list {
            walkStatements(statement) {
                switch $0.kind {
                // These would leave the function or loop around the statements.
                case .returns, .breaks, .continues: leaves = true
                default: break
                }
            }
        }
        if leaves { return nil }
        let body = list.dropLast() + [Statement(kind: .returns(value), tokens: last.tokens)]
        let block = Block(
            returns: nil, parameters: [], body: Array(body), inside: tokens.lowerBound + 2..<tokens.upperBound - 2)
        return closure(block, target == .unknown ? .unknown : .function([], target)).call([], target)
    }

    /// Writes an element of a literal: an optional value is unwrapped, or cast to `Any`.
    mutating func element(_ expression: Expression, _ target: SwiftType) -> SwiftExpression {
        let value = self.expression(expression, as: target)
        if value.type.isOptional, value.type.wrapped != .any { return forced(value) }
        if value.type == .anyOptional || value.type == .unknown && hasChain(value) {
            return SwiftExpression(.cast(value, "as", "Any"), .any)
        }
        return value
    }

    // MARK: Names and literals

    private mutating func name(_ name: String, _ target: SwiftType) -> SwiftExpression {
        switch name {
        case "YES", "true", "TRUE": return SwiftExpression("true", .bool)
        case "NO", "false", "FALSE": return SwiftExpression("false", .bool)
        case "nil", "Nil", "NULL": return SwiftExpression("nil", .optional(.unknown))
        case "self":
            return SwiftExpression("self", weakNames.contains("self-optional") ? .optional(selfType) : selfType)
        case "super":
            return SwiftExpression(
                "super", currentClass.flatMap { model.classes[$0]?.superclass }.map { .named($0) } ?? .unknown)
        case "_cmd": return SwiftExpression("#function", .string)
        case "__func__", "__PRETTY_FUNCTION__", "__FUNCTION__": return SwiftExpression("#function", .string)
        case "__FILE__": return SwiftExpression("#filePath", .string)
        case "__LINE__": return SwiftExpression("#line", .int)
        case "NSNotFound": return SwiftExpression("NSNotFound", .int)
        case "NSIntegerMax", "NSUIntegerMax", "INT_MAX", "LONG_MAX": return SwiftExpression("Int.max", .int)
        case "NSIntegerMin": return SwiftExpression("Int.min", .int)
        case "CGFLOAT_MAX": return SwiftExpression("CGFloat.greatestFiniteMagnitude", .named("CGFloat"))
        case "DBL_MAX": return SwiftExpression("Double.greatestFiniteMagnitude", .double)
        default: break
        }
        if let local = scope[name] {
            var value = SwiftExpression(local.name ?? name.local, local.type)
            value.values = local.values
            return value
        }
        if let known = model.cases[name] {
            let type = SwiftType.named(known.type)
            return SwiftExpression(target.wrapped == type ? ".\(known.name)" : "\(known.type).\(known.name)", type)
        }
        let isSynthesized = currentClass.map { model.classes[$0]?.synthesized[name] != nil } ?? false
        if name.hasPrefix("_") || isSynthesized, let variable = instanceVariable(name) { return variable }
        if let global = model.globals[name] { return SwiftExpression(name, global) }
        if let type = variableType(name) { return SwiftExpression("self.\(name)", type) }
        // The variable of a property that a superclass declares elsewhere.
        if name.hasPrefix("_"), name.count > 1, currentClass != nil, !isClassMethod {
            return SwiftExpression("self.\(name.drop { $0 == "_" })")
        }
        if let entry = registry.constant(name), let swift = entry.swift {
            use(entry)
            return SwiftExpression(swift, entry.returns.map { SwiftType($0) } ?? .unknown)
        }
        return SwiftExpression(name.safe)
    }

    var selfType: SwiftType { currentClass.map { .named($0) } ?? .unknown }

    private func variableType(_ name: String) -> SwiftType? {
        guard let currentClass, !isClassMethod else { return nil }
        return model.classes[currentClass]?.variables[name]
    }

    /// `_name`, the variable of a property or one of its own.
    func instanceVariable(_ name: String) -> SwiftExpression? {
        guard let currentClass, !isClassMethod else { return nil }
        if let property = model.classes[currentClass]?.synthesized[name],
            let type = model.property(property, of: currentClass)?.type
        {
            return SwiftExpression("self.\(backing.contains(property) ? name : property)", type)
        }
        if let type = model.classes[currentClass]?.variables[name] { return SwiftExpression("self.\(name)", type) }
        let plain = String(name.dropFirst())
        guard let property = model.property(plain, of: currentClass) else { return nil }
        return SwiftExpression("self.\(backing.contains(plain) ? name : plain)", property.type)
    }

    private func number(_ number: String) -> SwiftExpression {
        var text = number
        let isHexadecimal = text.lowercased().hasPrefix("0x")
        let isFraction = !isHexadecimal && (text.contains(".") || text.lowercased().contains("e"))
        let suffixes: Set<Character> = isHexadecimal ? ["u", "U", "l", "L"] : ["u", "U", "l", "L", "f", "F"]
        let isFloat = !isHexadecimal && text.lowercased().hasSuffix("f")
        while let last = text.last, suffixes.contains(last) { text.removeLast() }
        if text.hasSuffix(".") { text += "0" }
        if text.hasPrefix(".") { text = "0" + text }
        if !isHexadecimal, !isFraction, text.count > 1, text.hasPrefix("0"), text.allSatisfy(\.isNumber) {
            text = "0o" + text.dropFirst()
        }
        return SwiftExpression(text, isFraction || isFloat ? .double : .int)
    }

    private func character(_ character: String) -> SwiftExpression {
        let inside = character.dropFirst().dropLast()
        return SwiftExpression(
            "UInt8(ascii: \"\(inside == "\"" ? "\\\"" : inside == "\\'" ? "'" : String(inside))\")", .named("UInt8"))
    }

    private func string(_ literals: [String]) -> SwiftExpression {
        SwiftExpression("\"" + literals.map(swiftLiteral).joined() + "\"", .string)
    }

    /// The inside of a literal of C as the inside of a literal of Swift.
    func swiftLiteral(_ literal: String) -> String {
        var result = ""
        var characters = Array(literal.dropFirst().dropLast())[...]
        while let character = characters.popFirst() {
            guard character == "\\", let escaped = characters.popFirst() else {
                result.append(character)
                continue
            }
            switch escaped {
            case "n", "t", "r", "0", "\"", "\\": result += "\\\(escaped)"
            case "'", "?": result.append(escaped)
            case "x", "u", "U":
                let digits = characters.prefix(escaped == "u" ? 4 : escaped == "U" ? 8 : 2).prefix { $0.isHexDigit }
                characters = characters.dropFirst(digits.count)
                result += "\\u{\(String(digits))}"
            case "a": result += "\\u{7}"
            case "b": result += "\\u{8}"
            case "f": result += "\\u{C}"
            case "v": result += "\\u{B}"
            case "e": result += "\\u{1B}"
            case "\n": break
            default: result += "\(escaped)"
            }
        }
        return result
    }

    private mutating func boxed(_ value: Expression) -> SwiftExpression {
        var inner = expression(value)
        // In Objective-C, a message to nil returns 0, and the box holds that 0.
        if inner.type.isOptional, inner.type.wrapped.isNumber || inner.type.wrapped.isBool {
            inner = coerce(inner, to: inner.type.wrapped)
        }
        guard let name = inner.type.name, model.enumerations.contains(name) || model.optionSets.contains(name) else {
            return inner
        }
        return inner.fullCase.member("rawValue", .int)
    }

    // MARK: Members

    private mutating func member(_ base: Expression, _ name: String, _ isArrow: Bool, _ tokens: Range<Int>)
        -> SwiftExpression
    {
        if isArrow, case .name("self") = base.kind {
            return instanceVariable(name) ?? SwiftExpression("self.\(name.drop { $0 == "_" })")
        }
        if case .name(let type) = base.kind, isClassName(type) {
            return classMessage(
                type, Message(receiver: base, words: [name], arguments: [], variadic: [], wordTokens: []), tokens)
        }
        if name == "class" {
            return SwiftExpression("type").call([.init(label: "of", value: expression(base))], .named("AnyClass"))
        }
        // self.class.name sends to the class.
        if let type = classReceiver(base), name != "class" {
            let message = Message(receiver: base, words: [name], arguments: [], variadic: [], wordTokens: [])
            return classCall(SwiftExpression(type), currentClass ?? "", message, tokens)
        }
        let receiver = expression(base)
        return placed(property(name, of: receiver, tokens), receiver, before: tokens.upperBound - 1)
    }

    /// The property of a value, or the result of a method without parameters.
    mutating func property(_ name: String, of receiver: SwiftExpression, _ tokens: Range<Int>) -> SwiftExpression {
        let name = model.property(ofGetter: name, of: receiver.type.name) ?? name
        if let property = model.property(name, of: receiver.type.name) {
            return link(receiver, property.type) { $0.member(name) }
        }
        if let property = category(of: receiver.type, { model.property(name, of: $0) }) {
            return link(receiver, property.type) { $0.member(name) }
        }
        if let method = category(of: receiver.type, { model.method(name, of: $0) }), method.parameters.isEmpty {
            return link(receiver, method.returns) { $0.member(method.base).call() }
        }
        // self.isOn of a property whose getter has that name.
        if let method = model.method(name, of: receiver.type.name), method.parameters.isEmpty {
            return link(receiver, method.returns) { $0.member(method.base).call() }
        }
        if receiver.type.wrapped == .named("NSRange"), name == "location" || name == "length" {
            return link(receiver, .int) { $0.member(name) }
        }
        if let known = registered(name, receiver, [], [], tokens) { return known }
        return link(receiver, .unknown) { $0.member(name) }
    }

    /// Adds a link to a chain, with a question mark where its base may be nil.
    func link(_ base: SwiftExpression, _ type: SwiftType, _ make: (SwiftExpression) -> SwiftExpression)
        -> SwiftExpression
    {
        let isChained = (base.own ?? base.type).isOptional
        var result = make(isChained ? SwiftExpression(.chained(base), base.type.wrapped) : base)
        if isChained || hasChain(base) {
            result.type = type.asOptional
            result.own = type
        } else {
            result.type = type
        }
        return result
    }

    /// Whether an expression ends early when a part of it is nil.
    func hasChain(_ expression: SwiftExpression) -> Bool {
        switch expression.kind {
        case .chained: true
        case .member(let base, _), .call(let base, _), .element(let base, _), .commented(_, let base): hasChain(base)
        default: false
        }
    }

    /// Puts the comments before a token in front of the last link of a chain.
    mutating func placed(_ chain: SwiftExpression, _ receiver: SwiftExpression, before token: Int) -> SwiftExpression {
        guard token > 0, token < source.tokens.count, !placedComments.contains(token) else { return chain }
        let comments = source.trivia(before: source.tokens[token]).compactMap { piece -> String? in
            if case .comment(let comment) = piece { comment } else { nil }
        }
        placedComments.insert(token)
        return comments.isEmpty ? chain : commented(chain, comments)
    }

    /// Inserts comments below the last call of a chain.
    private func commented(_ chain: SwiftExpression, _ comments: [String]) -> SwiftExpression {
        switch chain.kind {
        case .call(let callee, let arguments):
            SwiftExpression(.call(commented(callee, comments), arguments), chain.type)
        case .member(let base, let name):
            SwiftExpression(.member(SwiftExpression(.commented(comments, base), base.type), name), chain.type)
        default: SwiftExpression(.commented(comments, chain), chain.type)
        }
    }

    private mutating func element(of base: Expression, at index: Expression) -> SwiftExpression {
        let receiver = expression(base)
        switch receiver.type.wrapped {
        case .array(let element):
            let position = expression(index, as: .int)
            return link(receiver, element) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        case .dictionary(let key, let value):
            let position = expression(index, as: key)
            return link(receiver, value.asOptional) {
                SwiftExpression(.element($0, [.init(label: nil, value: position)]))
            }
        case .named("RACTuple"), .named("RACSequence"):
            let position = expression(index, as: .int)
            return link(receiver, .anyOptional) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        case .any:
            // A text is a key of a dictionary; a number is an index.
            let position = expression(index)
            let type: SwiftType = position.type.isInteger ? .array(.any) : .dictionary(.named("AnyHashable"), .any)
            let cast = SwiftExpression(.cast(receiver, "as?", type.text ?? ""), .optional(type))
            return link(cast, .anyOptional) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        default:
            let position = expression(index)
            return link(receiver, .unknown) { SwiftExpression(.element($0, [.init(label: nil, value: position)])) }
        }
    }

    private mutating func structure(_ type: TypeName, _ elements: [Expression]) -> SwiftExpression {
        let name = plainType(type)
        let labels: [String: [String]] = [
            "NSRange": ["location", "length"], "CGPoint": ["x", "y"], "CGSize": ["width", "height"],
            "CGRect": ["origin", "size"],
        ]
        let values = elements.map { expression($0) }
        let names = labels[name.text ?? ""] ?? []
        return SwiftExpression(name.text ?? "").call(
            values.enumerated().map { .init(label: $0 < names.count ? names[$0] : nil, value: $1) }, name)
    }

    // MARK: Operators

    private mutating func prefix(_ sign: String, _ operand: Expression, _ tokens: Range<Int>) -> SwiftExpression {
        switch sign {
        case "!": return negated(condition(operand))
        case "*":
            // *stop and *error.
            let value = expression(operand)
            return value
        case "&":
            let value = expression(operand)
            return SwiftExpression(.prefix("&", value), value.type)
        case "++", "--":
            let value = expression(operand)
            if sequel != nil, value.type.isNumber, !value.type.isOptional {
                let step = SwiftExpression(.binary(value, sign == "++" ? "+=" : "-=", SwiftExpression("1")), .void)
                prelude.append(SwiftStatement(kind: .expression(step)))
                return value
            }
            giveUp("RAC-3001", "The value of \(sign) is used; write it as two statements.")
            return expression(operand)
        default:
            let value = expression(operand)
            return SwiftExpression(.prefix(sign, value), value.type)
        }
    }

    private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    private mutating func binary(_ left: Expression, _ sign: String, _ right: Expression) -> SwiftExpression {
        if sign == "&&" || sign == "||" {
            return SwiftExpression(.binary(condition(left), sign, condition(right)), .bool)
        }
        // `x.length > 0` asks whether x is empty; nil has no length.
        if let empty = emptiness(left, sign, right) { return empty }
        var first = expression(left)
        if ["+", "-", "*", "/", "%"].contains(sign) {
            // In a computation, the case of an enumeration is its number.
            if let name = first.type.name, model.enumerations.contains(name) { first = coerce(first, to: .int) }
            var other = expression(right)
            if let name = other.type.name, model.enumerations.contains(name) { other = coerce(other, to: .int) }
            (first, other) = matched(first, other)
            let type = first.isLiteral && other.type.isNumber ? other.type : first.type
            return SwiftExpression(.binary(first, sign, other), type)
        }
        var second = expression(
            right, as: first.isNil || sign == "<<" || sign == ">>" ? .unknown : enumerationType(first.type))
        if let enumeration = second.type.name, model.enumerations.contains(enumeration), first.type != second.type {
            if first.type.wrapped.isInteger || first.type == .unknown { second = coerce(second, to: .int) }
        }
        if let set = second.type.name, model.optionSets.contains(set), first.type.wrapped.isInteger {
            second = second.fullCase.member("rawValue", .int)
        }
        if let name = first.type.name, model.enumerations.contains(name), first.type != second.type,
            second.type.isInteger
        {
            first = coerce(first, to: .int)
        }
        if Self.comparisons.contains(sign) {
            if second.isNil || first.isNil { return SwiftExpression(.binary(first, sign, second), .bool) }
            if sign == "==" || sign == "!=", second.plain == "NSNull()" {
                let test = SwiftExpression(.cast(first, "is", "NSNull"), .bool)
                return sign == "==" ? test : SwiftExpression(.prefix("!", test), .bool)
            }
            if sign != "==" && sign != "!=" || first.type.isNumber || second.type.isNumber {
                (first, second) = matched(first, second)
            }
            // Objects are compared by identity; values can only be compared by equality.
            let isIdentity =
                !first.type.isValue && !second.type.isValue && first.type != .unknown && first.type != .any
                && first.type != .anyOptional
                && !(first.type.name.map {
                    model.enumerations.contains($0) || model.optionSets.contains($0) || $0 == "Self"
                        || $0 == "ComparisonResult"
                } ?? true)
                && (sign == "==" || sign == "!=") && first.type.name?.hasPrefix("any ") != true
            if isIdentity, second.type.wrapped == .any {
                second = SwiftExpression(.cast(second, "as", "AnyObject?"), second.type)
            }
            return SwiftExpression(.binary(first, isIdentity ? sign + "=" : sign, second), .bool)
        }
        if let name = first.type.name, model.optionSets.contains(name) {
            if sign == "&", case .prefix("~", let members) = right.kind {
                let members = expression(members, as: first.type)
                return first.member("subtracting").call([.init(label: nil, value: members)], first.type)
            }
            return options(first, sign, second)
        }
        if sign == "|", isOption(first), isOption(second) { return options(first, sign, second) }
        (first, second) = matched(first, second)
        let type = first.isLiteral && second.type.isNumber ? second.type : first.type
        return SwiftExpression(.binary(first, sign, second), type)
    }

    /// Whether a value is a member of an option set of Foundation, as `.caseInsensitive`, or several.
    private func isOption(_ value: SwiftExpression) -> Bool {
        if case .array(let list) = value.kind { return !list.isEmpty && list.allSatisfy(isOption) }
        return value.plain?.hasPrefix(".") == true
    }

    private func enumerationType(_ type: SwiftType) -> SwiftType {
        guard let name = type.name, model.enumerations.contains(name) || model.optionSets.contains(name) else {
            return .unknown
        }
        return type
    }

    private func options(_ first: SwiftExpression, _ sign: String, _ second: SwiftExpression) -> SwiftExpression {
        switch sign {
        case "|":
            SwiftExpression(
                .array(
                    [first, second].flatMap { value -> [SwiftExpression] in
                        if case .array(let list) = value.kind { list } else { [value] }
                    }), first.type)
        case "&": first.member("intersection").call([.init(label: nil, value: second)], first.type)
        default: SwiftExpression(.binary(first, sign, second), first.type)
        }
    }

    private mutating func emptiness(_ left: Expression, _ sign: String, _ right: Expression) -> SwiftExpression? {
        guard case .number("0") = right.kind, sign == ">" || sign == "==" || sign == "!=" else { return nil }
        let (base, name): (Expression, String)
        switch left.kind {
        case .member(let inner, let word, isArrow: false): (base, name) = (inner, word)
        case .message(let message) where message.arguments.isEmpty: (base, name) = (message.receiver, message.words[0])
        default: return nil
        }
        guard name == "length" || name == "count" else { return nil }
        let saved = self
        let receiver = expression(base)
        switch receiver.type.wrapped {
        case .string, .array, .dictionary, .set, .named("Data"): break
        default:
            self = saved
            return nil
        }
        let isEmpty = link(receiver, .bool) { $0.member("isEmpty") }
        if isEmpty.type.isOptional {
            let sign = sign == "==" ? "??" : "=="
            return sign == "??"
                ? SwiftExpression(.binary(isEmpty, "??", SwiftExpression("true")), .bool)
                : SwiftExpression(.binary(isEmpty, "==", SwiftExpression("false")), .bool)
        }
        return sign == "==" ? SwiftExpression(isEmpty.kind, .bool) : SwiftExpression(.prefix("!", isEmpty), .bool)
    }

    /// Two numbers of one type.
    private mutating func matched(_ first: SwiftExpression, _ second: SwiftExpression) -> (
        SwiftExpression, SwiftExpression
    ) {
        var (first, second) = (first, second)
        func plain(_ value: SwiftExpression) -> SwiftExpression {
            guard value.type.isOptional, value.type.isNumber else { return value }
            return SwiftExpression(.binary(value, "??", SwiftExpression("0")), value.type.wrapped)
        }
        func number(_ value: SwiftExpression) -> SwiftExpression {
            value.type.wrapped == .named("NSNumber") ? link(value, .double) { $0.member("doubleValue") } : value
        }
        first = plain(number(first))
        second = plain(number(second))
        guard first.type.isNumber, second.type.isNumber, first.type != second.type else { return (first, second) }
        if first.isLiteral && !(first.type.isFraction && second.type.isInteger) { return (first, second) }
        if second.isLiteral && !(second.type.isFraction && first.type.isInteger) { return (first, second) }
        if first.type.isFraction {
            second = coerce(second, to: first.type)
        } else if second.type.isFraction {
            first = coerce(first, to: second.type)
        } else if first.type == .int {
            second = coerce(second, to: .int)
        } else {
            first = coerce(first, to: second.type)
        }
        return (first, second)
    }

    private mutating func conditional(
        _ condition: Expression, _ positive: Expression?, _ negative: Expression, _ target: SwiftType
    ) -> SwiftExpression {
        guard let positive else {
            // a ?: b
            var value = expression(condition)
            let other = expression(negative, as: target)
            if value.type.wrapped == .any, target != .unknown, target.wrapped != .any {
                value = coerce(value, to: target.wrapped.asOptional)
            }
            if value.type.isBool || value.type.isNumber {
                return SwiftExpression(.conditional(truth(value), value, other), value.type.wrapped)
            }
            guard value.type.isOptional || value.type == .unknown else { return value }
            return SwiftExpression(.binary(value, "??", other), other.type.isOptional ? value.type : value.type.wrapped)
        }
        let test = self.condition(condition)
        let first = expression(positive, as: target)
        var second = expression(negative, as: target)
        if target == .unknown, !second.isNil, !first.isNil {
            second = coerce(second, to: first.type.isOptional ? first.type : second.type)
        }
        return SwiftExpression(.conditional(test, first, second), commonType(first, second))
    }

    /// The type of a value that is one of two.
    private func commonType(_ first: SwiftExpression, _ second: SwiftExpression) -> SwiftType {
        if first.isNil { return second.type.asOptional }
        if second.isNil { return first.type.asOptional }
        let (one, other) = (first.type, second.type)
        if one == other || one.isNumber && other.isNumber { return one }
        if one == .unknown || other == .unknown { return .unknown }
        if one.wrapped == other.wrapped { return one.isOptional || !other.isOptional ? one : other }
        return one.isOptional || other.isOptional ? .anyOptional : .any
    }

    private mutating func cast(_ type: TypeName, _ value: Expression) -> SwiftExpression {
        let target = plainType(type)
        let inner = expression(value)
        if type.qualifiers.contains(where: { $0.hasPrefix("__bridge") }) || target == .void || target == .any {
            return inner
        }
        if target.isNumber || target.isBool {
            var converted = coerce(inner, to: target)
            if converted.type == .unknown {
                converted = SwiftExpression(target.text ?? "Int").call([.init(label: nil, value: inner)])
            }
            if let name = inner.type.name, target.isInteger, model.enumerations.contains(name) { return converted }
            if converted.isLiteral, target != .int, target != .double {
                converted = SwiftExpression(target.text ?? "Int").call([.init(label: nil, value: converted)])
            }
            converted.type = target
            return converted
        }
        if inner.type.wrapped == target || inner.isNil {
            return SwiftExpression(inner.kind, inner.type == .unknown ? target : inner.type)
        }
        if let name = target.name, model.enumerations.contains(name) { return coerce(inner, to: target) }
        guard let name = target.text else { return inner }
        // An object of another class stays the same; a nil stays nil.
        if inner.type == .unknown || inner.type.isOptional || inner.type == .any || inner.type.wrapped == .any {
            return SwiftExpression(.cast(inner, "as?", name), .optional(target))
        }
        return SwiftExpression(.cast(inner, "as!", name), target)
    }

    private func atWordText(_ text: String) -> String { text.filter { !$0.isWhitespace } }

    private mutating func atWord(_ word: String, _ inside: String, _ tokens: Range<Int>) -> SwiftExpression {
        switch word {
        case "@selector":
            use(module: "CompatShims")
            return SwiftExpression("\"\(atWordText(inside))\"", .string)
        case "@protocol": return SwiftExpression("\(protocolName(atWordText(inside))).self")
        case "@available": return SwiftExpression("true", .bool)
        default:
            giveUp("RAC-3003", "\(word) has no form in Swift.")
            return SwiftExpression("nil")
        }
    }

    mutating func use(_ entry: RegistryEntry) {
        if let module = entry.module { modules.insert(module) }
    }

    mutating func use(module: String) { modules.insert(module) }

    /// Whether a name in the place of a receiver is the name of a class.
    func isClassName(_ name: String) -> Bool {
        guard name.first?.isUppercase == true, scope[name] == nil, model.globals[name] == nil,
            registry.constant(name) == nil
        else { return false }
        return true
    }
}

extension SwiftExpression {
    /// A case as `Type.name`, however it was written.
    fileprivate var fullCase: SwiftExpression {
        guard let text = plain, text.hasPrefix("."), let name = type.name else { return self }
        return SwiftExpression(name + text, type)
    }
}

extension String {
    /// The word as the name of a variable: `URL` would hide the type.
    var local: String { (first?.isUppercase == true ? lowercasedFirst(self) : self).safe }

    /// The word as a name of Swift: keywords stand in back quotes.
    var safe: String { Self.keywords.contains(self) ? "`\(self)`" : self }

    private static let keywords: Set<String> = [
        "default", "in", "is", "as", "where", "repeat", "case", "class", "func", "var", "let", "import", "extension",
        "protocol", "internal",
        "public", "private", "operator", "init", "deinit", "subscript", "defer", "guard", "switch", "throw", "throws",
        "catch", "try", "rethrows",
        "Any", "enum", "struct", "static", "return", "while", "for", "do", "else", "if", "break", "continue",
        "fallthrough", "inout", "associatedtype", "typealias",
    ]
}

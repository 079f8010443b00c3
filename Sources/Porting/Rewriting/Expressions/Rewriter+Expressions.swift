/// Expressions, by kind; words with an at sign; names that may be classes or variables.
extension Rewriter {
    /// Writes an expression.
    mutating func expression(_ expression: Expression, as target: SwiftType = .unknown) -> SwiftExpression {
        var value = plainExpression(expression, target)
        if value.values == nil, !model.nilSenders.isEmpty, value.type.name?.hasPrefix("RAC") == true,
            let name = expression.senderName, model.nilSenders.contains(name)
        {
            value.values = .value(true)
        }
        value = contents(of: value)
        value.mayBeShared = value.type.wrapped == .any && file.objects.contains(expression.tokens)
        if target.isFraction { value = whole(value, expression) }
        return target == .unknown ? value : coerce(value, to: target)
    }

    private mutating func plainExpression(_ expression: Expression, _ target: SwiftType) -> SwiftExpression {
        switch expression.kind {
        case .name(let name):
            if let entry = registry.constant(name), entry.review == true, let differs = entry.differs {
                review(entry.id, differs, at: expression.tokens)
            }
            return self.name(name, target)
        case .number(let number): return self.number(number)
        case .string(let literals, _): return string(literals)
        case .character(let character): return self.character(character)
        case .boxed(let value): return boxed(value)
        case .array(let elements):
            checkKept(byLiteral: elements)
            var element = SwiftType.unknown
            if case .array(let wanted) = target.wrapped { element = wanted }
            let values = elements.map { self.element($0, element) }
            let common = element == .unknown || element == .any ? commonType(values) ?? .any : element
            return SwiftExpression(.array(values), .array(common))
        case .dictionary(let pairs):
            checkKept(byLiteral: pairs.map(\.value))
            var types: (SwiftType, SwiftType) = (.unknown, .unknown)
            if case .dictionary(let key, let value) = target.wrapped { types = (key, value) }
            let list = pairs.map { pair in
                (key: keyCopy(pair.key, types.0), value: contextValue(pair) ?? self.element(pair.value, types.1))
            }
            let key = commonType(list.map(\.key)) ?? .named("AnyHashable")
            return SwiftExpression(.dictionary(list), .dictionary(key, commonType(list.map(\.value)) ?? .any))
        case .atWord(let word, let inside): return atWord(word, inside, expression.tokens)
        case .atCall(let name, let arguments): return macro(String(name.dropFirst()), arguments, expression.tokens)
        case .message(let message): return unhidden(attempted(message, expression.tokens, target))
        case .member(let base, let name, let isArrow):
            return member(askedReceiver(base, name), name, isArrow, expression.tokens)
        case .element(let base, let index): return element(of: base, at: index)
        case .call(let callee, let arguments):
            let call = call(callee, arguments, expression.tokens)
            if call.changesTwoElements {
                giveUp("RAC-3017", "One call cannot change two elements of one list in Swift: set them one by one.")
            }
            return call
        case .prefix(let sign, let operand): return prefix(sign, operand, expression.tokens)
        case .postfix(let operand, let sign): return step(operand, sign, isPostfix: true)
        case .binary(let left, let sign, let right): return binary(left, sign, right)
        case .assignment(let left, let sign, let right): return assignment(left, sign, right, expression.tokens)
        case .conditional(let condition, let positive, let negative):
            return conditional(condition, positive, negative, target)
        case .cast(let type, let value): return cast(type, value)
        case .block(let block): return closure(block, target)
        case .parenthesized(let value):
            if case .assignment(let left, let sign, let right) = value.kind,
                let assigned = assignedValue(left, sign, right, value.tokens)
            {
                return assigned
            }
            let inner = self.expression(value)
            return inner
        case .sizeOf(let type):
            if let size = arraySize(type) { return size }
            if let name = sizedType(type) { return SwiftExpression("MemoryLayout<\(name)>.size", .int) }
            fallthrough
        case .sizeOfValue:
            if let size = variableSize(expression) { return size }
            giveUp("RAC-3002", "The size of this type is another in Swift: write how many bytes are meant.")
            return SwiftExpression(text(expression.tokens), .int)
        case .initializerList(let type?, let elements): return structure(type, elements)
        case .statements(let list):
            if let closure = statementExpression(list, expression.tokens, target) { return closure }
            giveUp("RAC-3002", "Statements whose value is used return, or leave a loop: make them a method.")
            return SwiftExpression(text(expression.tokens))
        case .comma(let list) where list.count > 1 && list.dropLast().allSatisfy(\.isChecked):
            return self.expression(list[list.count - 1], as: target)
        case .comma(let list) where sequel?.isEmpty == true && !list.isEmpty:
            // The expressions before the value are carried out before the statement.
            for part in list.dropLast() { prelude += expressionStatement(part, part.tokens) }
            return self.expression(list[list.count - 1], as: target)
        case .comma(let list) where list.count > 1:
            if let closure = calledClosure(list.asStatements, expression.tokens, target) { return closure }
            fallthrough
        case .initializerList, .declaration, .comma, .unknown:
            giveUp("RAC-3002", "This expression has no form in Swift that is known.")
            return SwiftExpression(text(expression.tokens))
        }
    }

    /// Writes a block in a context of shared examples, with the type that they cast it to.
    private mutating func contextValue(_ pair: (key: Expression, value: Expression)) -> SwiftExpression? {
        guard case .name(let key) = pair.key.kind, let type = contextTypes[key], let text = type.text else {
            return nil
        }
        let value = expression(pair.value, as: type)
        guard case .closure = value.kind else { return nil }
        return SwiftExpression(.cast(value, "as", text), .any)
    }

    /// Writes `({ …; value; })` as a closure that is called where it stands.
    private mutating func statementExpression(
        _ list: [Statement], _ tokens: Range<Int>, _ target: SwiftType
    ) -> SwiftExpression? {
        guard tokens.count > 4 else { return nil }
        return calledClosure(list, tokens.lowerBound + 2..<tokens.upperBound - 2, target)
    }

    /// Writes statements, the last of which is a value, as a closure that is called where it stands.
    private mutating func calledClosure(
        _ list: [Statement], _ inside: Range<Int>, _ target: SwiftType
    ) -> SwiftExpression? {
        guard let last = list.last, case .expression(let value) = last.kind else { return nil }
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
        let block = Block(returns: nil, parameters: [], body: Array(body), inside: inside, isInPlace: true)
        return closure(block, target == .unknown ? .unknown : .function([], target)).call([], target)
    }

    /// Writes an element of a literal: an optional value is unwrapped, or cast to `Any`.
    mutating func element(_ expression: Expression, _ target: SwiftType) -> SwiftExpression {
        // Nil is no element: the original stopped.
        var isBlock = false
        if case .block = expression.withoutParentheses.kind { isBlock = true }
        let value = self.expression(expression, as: target == .any && !isBlock ? .anyOptional : target).object
        if value.type.isOptional {
            let isOfWeakSelf = target == .any && strongSelf?.kind == .goesOn && hasChain(value)
            return isOfWeakSelf ? SwiftExpression(.cast(value, "as", "Any"), .any) : forced(value)
        }
        if value.type == .unknown, hasChain(value) {
            return SwiftExpression(.cast(value, "as", "Any"), .any)
        }
        // The name of a notification was a text.
        if value.type == .named("Notification.Name") { return value.member("rawValue", .string) }
        return target.isBool ? value : counted(value)
    }

    /// The common type of a literal's elements; nil if there is none, or if Swift has no name for it.
    private func commonType(_ values: [SwiftExpression]) -> SwiftType? {
        // Where one element is an object that changes, another may be put in its place.
        guard let type = values.first?.type, type.text != nil, SharedKind(type) == nil,
            values.allSatisfy({ $0.type == type })
        else { return nil }
        return type
    }

    /// Writes a key of a literal, which is a copy.
    private mutating func keyCopy(_ expression: Expression, _ target: SwiftType) -> SwiftExpression {
        let key = contents(of: element(expression, target)).withoutHolder
        if let copy = copiedKey(key) { return copy }
        return [.any, .named("NSNull")].contains(key.type.wrapped) && target == .unknown ? objectKey(key) : key
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
        if entry.usesKeys { usesKeys = true }
    }

    mutating func use(module: String) { modules.insert(module) }

    /// Whether a name in the place of a receiver is the name of a class.
    func isClassName(_ name: String) -> Bool {
        (name.first?.isUppercase == true || model.classes[name]?.superclass != nil) && scope[name] == nil
            && model.globals[name] == nil && registry.constant(name) == nil && !isForeignConstant(name)
    }

    /// Whether the file uses the name of nothing that is known as a value: a macro of another library, `ThemeColor`.
    private func isForeignConstant(_ name: String) -> Bool {
        file.mentions.constants.contains(name) && model.classes[name] == nil && registry.type(name) == nil
    }
}

extension SwiftExpression {
    /// A case as `Type.name`, however it was written.
    var fullCase: SwiftExpression {
        // So is a set of options, which brackets alone are not.
        if case .array = kind, let name = type.name {
            return SwiftExpression(.tuple([SwiftExpression(.cast(self, "as", name), type)]), type)
        }
        if case .conditional(let condition, let first, let second) = kind {
            return SwiftExpression(
                .conditional(condition, first.of(case: type).fullCase, second.of(case: type).fullCase), type)
        }
        if case .tuple(let list) = kind, let inner = list.first, list.count == 1 {
            return SwiftExpression(.tuple([inner.of(case: type).fullCase]), type)
        }
        guard let text = plain, text.hasPrefix("."), let name = type.name else { return self }
        return SwiftExpression(name + text, type)
    }

    /// A part of a value, with the type of the whole where it has none of its own.
    private func of(case type: SwiftType) -> SwiftExpression {
        self.type == .unknown ? SwiftExpression(kind, type) : self
    }
}

extension String {
    /// The word as the name of a variable: `URL` would hide the type, and `Self` be `self`.
    var local: String {
        self == "Self" ? "selfValue" : (first?.isUppercase == true ? lowercasedFirst(self) : self).safe
    }

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

extension Expression {
    /// An assignment in parentheses, which has a value.
    var asValue: Expression {
        if case .assignment = kind { Expression(kind: .parenthesized(self), tokens: tokens) } else { self }
    }

    /// Whether an expression only lets the compiler check a path: `(void)object.name`.
    fileprivate var isChecked: Bool {
        switch kind {
        case .parenthesized(let inner): inner.isChecked
        case .cast(let type, let value):
            if type.isVoid, case .member(let base, _, isArrow: false) = value.kind, case .name = base.kind {
                true
            } else {
                false
            }
        default: false
        }
    }
}

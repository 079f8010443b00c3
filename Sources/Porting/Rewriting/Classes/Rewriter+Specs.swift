/// Specs of Specta, Quick and Kiwi become suites of swift-testing.
///
/// Each example group becomes a class of its own, whose instances have the objects that the `beforeEach` blocks around
/// it made.
extension Rewriter {
    private static let beginnings: Set<String> = ["SpecBegin", "QuickSpecBegin", "SPEC_BEGIN"]
    private static let endings: Set<String> = ["SpecEnd", "QuickSpecEnd", "SPEC_END"]

    /// The surroundings of an example.
    private struct Group {
        var title: String?
        var name: String
        var variables: [Variable] = []
        var befores: [Block] = []
        var afters: [Block] = []
    }

    /// Writes the spec that begins with an item; nil if none does.
    mutating func spec(_ items: ArraySlice<Item>) -> (statements: [SwiftStatement], count: Int)? {
        guard let first = items.first, case .statement(let statement) = first.kind,
            case .expression(let expression) = statement.kind,
            case .call(let callee, let arguments) = expression.kind, case .name(let word) = callee.kind,
            Self.beginnings.contains(word),
            case .name(let name)? = arguments.first?.kind
        else { return nil }
        var statements: [Statement] = []
        var count = 1
        for item in items.dropFirst() {
            count += 1
            switch item.kind {
            case .macro(let word) where Self.endings.contains(word):
                modules.formUnion(["Testing", "RACCompat"])
                let isNamed = name.hasSuffix("Spec") || name.hasSuffix("Tests")
                return (
                    [suite(Group(title: nil, name: isNamed ? name : "\(name)Spec"), statements, isOuter: true)], count
                )
            case .statement(let statement): statements.append(statement)
            case .variables(let variables):
                statements.append(Statement(kind: .declaration(variables), tokens: item.tokens))
            case .directive(let text): statements.append(Statement(kind: .directive(text), tokens: item.tokens))
            default: return nil
            }
        }
        return nil
    }

    private mutating func suite(_ group: Group, _ statements: [Statement], isOuter: Bool) -> SwiftStatement {
        var group = group
        var body: [SwiftStatement] = []
        var examples: [SwiftStatement] = []
        var rest: [Statement] = []
        let previous = currentClass
        for statement in statements {
            switch (statement.kind, call(statement)) {
            case (.declaration(let variables), _): group.variables += variables
            case (_, ("beforeEach", let block?, _)?), (_, ("beforeAll", let block?, _)?): group.befores.append(block)
            case (_, ("afterEach", let block?, _)?), (_, ("afterAll", let block?, _)?): group.afters.append(block)
            default:
                rest.append(statement)
                continue
            }
            let around = comments(before: statement.tokens.lowerBound)
            let kept = [around.trailing].compactMap { $0 } + around.leading
            if kept.contains(where: { !$0.isEmpty }) { body.append(SwiftStatement(leading: kept, kind: .empty)) }
        }
        scope.push()
        for variable in group.variables {
            let type = specType(variable)
            scope.declare(variable.name, type, as: "self.\(variable.name.local)")
        }
        var names: Set<String> = []
        for statement in rest {
            let around = comments(before: statement.tokens.lowerBound)
            let leading = [around.trailing].compactMap { $0 } + around.leading
            guard let (word, block, title) = call(statement), let block else {
                examples.append(
                    SwiftStatement(
                        leading: leading,
                        kind: .lines(byHand("RAC-3041", "This stands in no example.", statement.tokens))))
                continue
            }
            let text = title.map { SwiftPrinter().text(expression($0)) }
            var name = Self.identifier(title, isType: !["it", "specify", "pending", "xit", "fit"].contains(word))
            while !names.insert(name).inserted { name += "Again" }
            switch word {
            case "describe", "context", "fdescribe", "fcontext":
                var inner = group
                (inner.title, inner.name) = (text, name)
                var written = suite(inner, block.body, isOuter: false)
                written.leading = leading + written.leading
                examples.append(written)
            case "it", "specify", "fit", "pending", "xit":
                let disabled = word == "pending" || word == "xit"
                let traits = [text ?? "\"\(name)\"", disabled ? ".disabled()" : nil].compactMap { $0 }.joined(
                    separator: ", ")
                currentClass = group.name
                result = .void
                let written = self.body(block.body, inside: block.inside)
                currentClass = previous
                examples.append(
                    SwiftStatement(
                        leading: leading + (leading.isEmpty ? [""] : []),
                        kind: .body(head: "@Test(\(traits))\nfunc \(name)() throws", written)))
            default:
                examples.append(
                    SwiftStatement(
                        leading: leading,
                        kind: .lines(
                            byHand("RAC-3041", "\(word) becomes a function, or arguments of a test.", statement.tokens))
                    ))
            }
        }
        let hasExamples = examples.contains {
            if case .body(let head, _) = $0.kind { head.hasPrefix("@Test") } else { false }
        }
        if hasExamples {
            for variable in group.variables { body.append(property(variable)) }
            let befores = group.befores.flatMap { block in
                result = .void
                currentClass = group.name
                defer { currentClass = previous }
                return self.body(block.body, inside: block.inside)
            }
            if !befores.isEmpty {
                body.append(SwiftStatement(leading: [""], kind: .body(head: "init() throws", befores)))
            }
            let afters = group.afters.flatMap { self.body($0.body, inside: $0.inside) }
            if !afters.isEmpty {
                body.append(SwiftStatement(leading: [""], kind: .body(head: "isolated deinit", afters)))
            }
        }
        scope.pop()
        let title = group.title.map { "(\($0))" } ?? ""
        return SwiftStatement(
            leading: isOuter ? [""] : [],
            kind: .body(head: "@Suite\(title) @MainActor\nfinal class \(group.name)", body + examples))
    }

    /// The word, the block and the title of `it(@"…", ^{ … })`.
    private func call(_ statement: Statement) -> (word: String, block: Block?, title: Expression?)? {
        guard case .expression(let expression) = statement.kind,
            case .call(let callee, let arguments) = expression.kind,
            case .name(let word) = callee.kind
        else { return nil }
        var block: Block?
        if case .block(let found)? = arguments.last?.kind { block = found }
        return (word, block, arguments.count > 1 ? arguments.first : nil)
    }

    private func specType(_ variable: Variable) -> SwiftType {
        let plain = plainType(variable.type)
        switch plain {
        case .array, .dictionary, .set: return plain
        case .any: return .anyOptional
        default: return isObject(variable.type) ? .implicit(plain) : plain
        }
    }

    private mutating func property(_ variable: Variable) -> SwiftStatement {
        let type = specType(variable)
        var value =
            variable.initial.flatMap { $0.isNil ? nil : expression($0, as: type) }
            ?? zero(type).map { SwiftExpression($0) }
        switch type {
        case .array, .set: value = value ?? SwiftExpression("[]")
        case .dictionary: value = value ?? SwiftExpression("[:]")
        default: break
        }
        let isShort = value != nil && (type == .int || type == .bool || type == .string)
        return SwiftStatement(kind: .variable("var", name: variable.name.local, type: isShort ? nil : type.text, value))
    }

    /// A title as a name: `is disabled without a name` as `isDisabledWithoutAName`.
    private static func identifier(_ title: Expression?, isType: Bool) -> String {
        guard case .string(let literals, _)? = title?.kind else { return isType ? "Group" : "example" }
        let words = literals.joined().split { !$0.isLetter && !$0.isNumber || !$0.isASCII }
        var name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        if name.isEmpty { name = isType ? "Group" : "example" }
        if name.first?.isNumber == true { name = "_" + name }
        return isType ? name : lowercasedFirst(name).safe
    }

    // MARK: Expectations

    /// An expectation of Expecta, Kiwi or Nimble as an expectation of swift-testing; nil if a statement is none.
    mutating func expectation(_ expression: Expression) -> [SwiftStatement]? {
        guard let parts = expectationParts(expression) else { return nil }
        modules.insert("Testing")
        guard let test = matched(parts.subject, parts.matcher, parts.arguments) else {
            giveUp("RAC-3042", "The matcher \(parts.matcher) has no form that is known.")
            return []
        }
        let condition = parts.isNegated ? negated(test) : test
        let text = SwiftPrinter().text(condition)
        let isEventual = parts.isEventual
        return [
            SwiftStatement(
                kind: .expression(SwiftExpression(isEventual ? "#expect(eventually { \(text) })" : "#expect(\(text))")))
        ]
    }

    private typealias Expectation = (
        subject: Expression, isNegated: Bool, isEventual: Bool, matcher: String, arguments: [Expression]
    )

    private func expectationParts(_ expression: Expression) -> Expectation? {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard case .member(let base, let matcher, _) = callee.kind,
                let (subject, isNegated, isEventual) = chain(base)
            else { return nil }
            return (subject, isNegated, isEventual, matcher, arguments)
        case .member(let base, let matcher, _):
            guard let (subject, isNegated, isEventual) = chain(base) else { return nil }
            return (subject, isNegated, isEventual, matcher, [])
        case .message(let message):
            guard case .message(let inner) = message.receiver.kind, inner.arguments.isEmpty,
                inner.words[0].hasPrefix("should")
            else { return nil }
            let word = inner.words[0]
            return (
                unboxed(inner.receiver), word.contains("Not"), word.contains("Eventually"), message.words[0],
                message.arguments
            )
        default: return nil
        }
    }

    /// `expect(x).to`, `expect(x).willNot`.
    private func chain(_ expression: Expression) -> (Expression, isNegated: Bool, isEventual: Bool)? {
        switch expression.kind {
        case .member(let base, let word, _):
            guard let (subject, isNegated, isEventual) = chain(base),
                ["to", "toNot", "notTo", "will", "willNot", "toEventually", "toEventuallyNot"].contains(word)
            else { return nil }
            return (
                subject, isNegated != word.lowercased().contains("not"),
                isEventual || word.hasPrefix("will") || word.contains("Eventually")
            )
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind, name == "expect" || name == "expectFutureValue",
                let first = arguments.first
            else { return nil }
            return (unboxed(first), false, name == "expectFutureValue")
        default: return nil
        }
    }

    /// The value in `theValue(x)` and `@(x)`.
    private func unboxed(_ expression: Expression) -> Expression {
        switch expression.kind {
        case .boxed(let inner), .parenthesized(let inner): return unboxed(inner)
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind, name == "theValue" || name == "expectFutureValue",
                let first = arguments.first
            else { return expression }
            return unboxed(first)
        default: return expression
        }
    }

    private mutating func matched(_ subject: Expression, _ matcher: String, _ arguments: [Expression])
        -> SwiftExpression?
    {
        let value = expression(subject)
        func compared(_ sign: String, _ other: SwiftExpression) -> SwiftExpression {
            SwiftExpression(.binary(value, sign, other), .bool)
        }
        guard let argument = arguments.first.map(unboxed) else {
            switch matcher {
            case "beNil": return compared("==", SwiftExpression("nil"))
            case "beNotNil", "beNonNil": return compared("!=", SwiftExpression("nil"))
            case "beTruthy", "beYes", "beTrue": return truth(value)
            case "beFalsy", "beNo", "beFalse": return negated(truth(value))
            case "beEmpty": return link(value, .bool) { $0.member("isEmpty") }
            default: return nil
            }
        }
        switch matcher {
        case "equal", "beIdenticalTo", "beTheSameAs":
            if argument.isNil { return compared("==", SwiftExpression("nil")) }
            return equality(value, expression(argument))
        case "beGreaterThan", "beLessThan", "beGreaterThanOrEqualTo", "beLessThanOrEqualTo":
            let sign = (matcher.contains("Greater") ? ">" : "<") + (matcher.contains("OrEqual") ? "=" : "")
            return compared(sign, expression(argument, as: value.type.wrapped))
        case "haveCountOf", "haveACountOf":
            return SwiftExpression(.binary(link(value, .int) { $0.member("count") }, "==", expression(argument)), .bool)
        case "contain":
            return link(value, .bool) { $0.member("contains").call([.init(label: nil, value: expression(argument))]) }
        case "beKindOf", "beAKindOf", "beInstanceOf", "beAnInstanceOf", "beKindOfClass":
            guard let name = className(of: argument) else { return nil }
            return SwiftExpression(.cast(value, "is", name), .bool)
        default: return nil
        }
    }
}

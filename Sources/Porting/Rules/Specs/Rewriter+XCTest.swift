/// Test cases of XCTest become suites of swift-testing, and their assertions expectations.
extension Rewriter {
    /// Whether a class of the program inherits from XCTestCase.
    func isTestCase(_ name: String?) -> Bool {
        name.map { model.inherits($0, from: "XCTestCase") } ?? false
    }

    /// Whether a class has tests of its own, which no subclass inherits: a suite is final.
    func isSuite(_ name: String) -> Bool {
        isTestCase(name) && !model.hasSubclasses(name)
            && model.classes[name]?.implemented.contains { Self.isTest($0) } == true
    }

    static func isTest(_ key: String) -> Bool { key.hasPrefix("test") && !key.contains(":") && key.count > 4 }

    /// Whether a test case, or a class of the program that it inherits from, has a method.
    func hasTestMethod(_ selector: String, _ name: String?) -> Bool {
        guard let name, let known = model.classes[name] else { return false }
        return known.implemented.contains(selector) || hasTestMethod(selector, known.superclass)
    }

    /// The member of a class of tests besides its methods: the initializer that sets a test up.
    mutating func testInitializer(_ name: String) -> SwiftStatement? {
        let superclass = model.classes[name]?.superclass
        guard model.classes[name]?.implemented.contains("setUp") == true else {
            // Subclasses override it on the actor of the tests, where the implicit one is not.
            let isBase = superclass == "XCTestCase" && model.hasSubclasses(name)
            return isBase ? SwiftStatement(kind: .body(head: "init()", [])) : nil
        }
        guard !hasTestMethod("setUp", superclass) else { return nil }
        let inherits = superclass != "XCTestCase"
        var body = [SwiftStatement(kind: .lines(["setUp()"]))]
        if inherits { body.insert(SwiftStatement(kind: .lines(["super.init()"])), at: 0) }
        return SwiftStatement(leading: [""], kind: .body(head: "\(inherits ? "override " : "")init()", body))
    }

    /// Writes a method of a test case that has a meaning of its own; nil for a plain method.
    mutating func testMethod(_ method: Method, _ statements: Statements, in name: String) -> SwiftStatement.Kind? {
        guard isTestCase(name), method.parameters.isEmpty else { return nil }
        if method.isClass {
            guard ["setUp", "tearDown"].contains(method.selector) else { return nil }
            let reason = "Nothing runs once before or after all tests of a suite: make it a constant of the file."
            return .lines(byHand("RAC-3041", reason, method.head.lowerBound..<statements.inside.upperBound + 1))
        }
        let outer = testBody
        testBody = statements.list
        defer { testBody = outer }
        switch method.selector {
        case "setUp", "tearDown":
            let inherited = hasTestMethod(method.selector, model.classes[name]?.superclass)
            let body = methodBody(method, [], .void, statements)
            return .body(head: "\(inherits(inherited))func \(method.selector)()", body)
        case let selector where isSuite(name) && Self.isTest(selector):
            modules.insert("Testing")
            (canAwait, awaits) = (!blocks(statements.inside), false)
            var body = methodBody(method, [], .void, statements)
            let isAsync = awaits
            canAwait = false
            if hasTestMethod("tearDown", name) {
                body.insert(SwiftStatement(kind: .lines(["defer { tearDown() }"])), at: 0)
            }
            return .body(head: "@Test\nfunc \(selector.safe)()\(isAsync ? " async" : "") throws", body)
        default: return nil
        }
    }

    private func inherits(_ inherited: Bool) -> String { inherited ? "override " : "" }

    /// The call of the superclass's `setUp` or `tearDown`, which XCTestCase leaves empty.
    func isEmptySuperCall(_ expression: Expression) -> Bool {
        guard case .message(let message) = expression.kind, message.receiver.isClassName("super"),
            ["setUp", "tearDown"].contains(message.selector), isTestCase(currentClass), let currentClass
        else { return false }
        return !hasTestMethod(message.selector, model.classes[currentClass]?.superclass)
    }

    // MARK: Assertions

    /// An assertion, or a wait for expectations, as statements; nil for other expressions.
    mutating func assertion(_ expression: Expression) -> [SwiftStatement]? {
        if isEmptySuperCall(expression) { return [] }
        switch expression.kind {
        case .call(let callee, let arguments):
            guard case .name(let word) = callee.kind else { return nil }
            if word.hasPrefix("XCT") || word.hasPrefix("STAssert") || word == "STFail" {
                return assertion(String(word.drop { $0 == "X" || $0 == "C" || $0 == "S" }.dropFirst()), arguments)
            }
            return nil
        case .message(let message): return wait(message) ?? measurement(message)
        case .assignment(let target, "=", let value): return goingOn(target, value)
        default: return nil
        }
    }

    private static let signs = [
        "AssertEqual": "==", "AssertNotEqual": "!=", "AssertGreaterThan": ">", "AssertGreaterThanOrEqual": ">=",
        "AssertLessThan": "<", "AssertLessThanOrEqual": "<=",
    ]

    private mutating func assertion(_ word: String, _ arguments: [Expression]) -> [SwiftStatement]? {
        let test: SwiftExpression
        let count: Int
        switch (word, arguments.count) {
        case ("Fail", _):
            modules.insert("Testing")
            let text = arguments.isEmpty ? "" : commentText(arguments)
            return [SwiftStatement(kind: .expression(SwiftExpression("Issue.record(\(text))")))]
        case ("Assert", 1...), ("AssertTrue", 1...): (test, count) = (condition(arguments[0]), 1)
        case ("AssertFalse", 1...): (test, count) = (negated(condition(arguments[0])), 1)
        case ("AssertNil", 1...), ("AssertNotNil", 1...):
            let value = self.expression(arguments[0])
            let sign = word == "AssertNil" ? "==" : "!="
            (test, count) = (SwiftExpression(.binary(value, sign, SwiftExpression("nil")), .bool), 1)
        case ("AssertEqualObjects", 2...), ("AssertNotEqualObjects", 2...):
            let isReversed = arguments[0].isNil
            let other = arguments[isReversed ? 0 : 1]
            let value = self.expression(arguments[isReversed ? 1 : 0])
            let second = self.expression(other)
            // Two objects that are nil are equal for an assertion, and so they are for Swift.
            let isPlain =
                value.type.isOptional && value.type == second.type && value.type.wrapped != .any
                && !value.type.hasAnyElements && !model.hasCombiningMarks
            let isEqual =
                second.isNil || isPlain
                ? SwiftExpression(.binary(value, "==", second), .bool) : equality(value, second)
            (test, count) = (word == "AssertEqualObjects" ? isEqual : negated(isEqual), 2)
        case (_, 2...) where Self.signs[word] != nil:
            (test, count) = (binary(arguments[0], Self.signs[word] ?? "", arguments[1]), 2)
        case ("AssertEqualWithAccuracy", 3...), ("AssertNotEqualWithAccuracy", 3...):
            let isNear = close(self.expression(arguments[0]), arguments[1], arguments[2], "<=", "0")
            (test, count) = (word == "AssertEqualWithAccuracy" ? isNear : negated(isNear), 3)
        case _ where word.contains("Throw"):
            giveUp("RAC-3042", "What raised an exception stops a program of Swift: expect an error, or an exit test.")
            return []
        default: return nil
        }
        modules.insert("Testing")
        let comment = arguments.count > count ? SwiftExpression(commentText(Array(arguments.dropFirst(count)))) : nil
        return [expect(test, comment)]
    }

    /// The message of an assertion, a format and its values, as a comment.
    private mutating func commentText(_ arguments: [Expression]) -> String {
        let text = SwiftPrinter().oneLine(interpolation(arguments[0], Array(arguments.dropFirst())))
        return text.hasPrefix("\"") ? text : "Comment(rawValue: \(text))"
    }

    /// `[self measureBlock:^{ … }]`: XCTest runs the block ten times, and reports how long that takes.
    private mutating func measurement(_ message: Message) -> [SwiftStatement]? {
        guard message.selector == "measureBlock:", message.receiver.isSelfName, isTestCase(currentClass),
            case .block(let block) = message.arguments[0].kind, let loop = loopBody(block.body, "", isTail: true)
        else { return nil }
        review("RAC-3042", "It runs ten times, as with XCTest, and nothing measures it.", at: message.receiver.tokens)
        scope.push()
        defer { scope.pop() }
        return [SwiftStatement(kind: .forEach("_", in: SwiftExpression("0..<10"), body(loop, inside: block.inside)))]
    }

    /// `self.continueAfterFailure = NO`: expectations of swift-testing go on, and requirements do not.
    private mutating func goingOn(_ target: Expression, _ value: Expression) -> [SwiftStatement]? {
        guard case .member(let owner, "continueAfterFailure", isArrow: _) = target.kind, owner.isSelfName,
            isTestCase(currentClass)
        else { return nil }
        if value.isClassName("YES") { return [] }
        review("RAC-3042", "A test goes on after `#expect`: write `try #require` where it ends.", at: target.tokens)
        return [SwiftStatement(kind: .empty)]
    }

    // MARK: Waiting

    /// `[self expectationWithDescription:@"…"]`.
    mutating func testExpectation(_ message: Message) -> SwiftExpression? {
        guard message.receiver.isSelfName, isTestCase(currentClass) else { return nil }
        use(module: "CompatShims")
        return SwiftExpression("TestExpectation").call(
            [.init(label: "description", value: expression(message.arguments[0], as: .string))],
            .named("TestExpectation"))
    }

    private mutating func wait(_ message: Message) -> [SwiftStatement]? {
        guard message.receiver.isSelfName, isTestCase(currentClass) else { return nil }
        let names: [String]
        let timeout: Expression
        switch message.selector {
        case "waitForExpectationsWithTimeout:handler:":
            guard message.arguments[1].isNil else {
                giveUp("RAC-3042", "Write what the handler does after `#expect(await eventually { … })`.")
                return []
            }
            timeout = message.arguments[0]
            names = madeExpectations(before: message.receiver.tokens.lowerBound)
        case "waitForExpectations:timeout:":
            timeout = message.arguments[1]
            guard case .array(let list) = message.arguments[0].kind, !list.contains(where: { $0.localName == nil })
            else {
                names = []
                break
            }
            names = list.compactMap(\.localName)
        default: return nil
        }
        guard !names.isEmpty, names.allSatisfy({ scope[$0] != nil }) else {
            giveUp("RAC-3042", "The expectations are made elsewhere: wait for them where they are made.")
            return []
        }
        modules.formUnion(["Testing", "RACCompat"])
        let wait = canAwait && closureDepth == 0 ? "await " : ""
        if !wait.isEmpty { awaits = true }
        let limit = SwiftPrinter().oneLine(expression(timeout, as: .double))
        let test = names.map { "\($0.local).isFulfilled" }.joined(separator: " && ")
        return [
            SwiftStatement(
                kind: .expression(SwiftExpression("#expect(\(wait)eventually(within: \(limit)) { \(test) })")))
        ]
    }

    /// The variables for expectations that the test has made since it waited last.
    private func madeExpectations(before place: Int) -> [String] {
        var found: [(place: Int, name: String)] = []
        var last = 0
        for statement in testBody {
            walkStatements(statement) { inner in
                guard case .declaration(let variables) = inner.kind else { return }
                for variable in variables where variable.tokens.lowerBound < place {
                    guard case .message(let message)? = variable.initial?.kind,
                        message.selector == "expectationWithDescription:"
                    else { continue }
                    found.append((variable.tokens.lowerBound, variable.name))
                }
            }
            walk(statement) { expression in
                guard case .message(let message) = expression.kind, message.words[0].hasPrefix("waitForExpectations"),
                    message.receiver.tokens.lowerBound < place
                else { return }
                last = max(last, message.receiver.tokens.lowerBound)
            }
        }
        return found.filter { $0.place > last }.map(\.name)
    }

    /// `waitUntil(^(DoneCallback done) { … })`: the block runs, and the test waits until the block calls `done`.
    mutating func waitUntil(_ arguments: [Expression]) -> [SwiftStatement]? {
        guard case .block(let block)? = arguments.last?.kind, block.parameters.count == 1,
            let done = block.parameters[0].name
        else { return nil }
        use(module: "CompatShims")
        modules.formUnion(["Testing", "RACCompat"])
        scope.push()
        defer { scope.pop() }
        scope.declare(done, .function([], .void), as: "\(done.local).fulfill")
        let outer = (result, sequel)
        (result, sequel) = (.void, [])
        let body = self.body(block.body, inside: block.inside)
        (result, sequel) = outer
        // A return would leave the test.
        guard !block.body.contains(where: \.hasReturn) else { return nil }
        let wait = canAwait && closureDepth == 0 ? "await " : ""
        if !wait.isEmpty { awaits = true }
        let limit =
            arguments.count > 1 ? "(within: \(SwiftPrinter().oneLine(expression(arguments[0], as: .double))))" : ""
        let made = SwiftExpression("TestExpectation(description: \"\(done)\")")
        return [
            SwiftStatement(
                kind: .body(
                    head: "do",
                    [SwiftStatement(kind: .variable("let", name: done.local, type: nil, made))] + body + [
                        SwiftStatement(
                            kind: .expression(
                                SwiftExpression(
                                    "#expect(\(wait)eventually\(limit) { \(done.local).isFulfilled })")))
                    ]))
        ]
    }
}

extension Statement {
    /// Whether a part of a statement returns from the block around it.
    fileprivate var hasReturn: Bool {
        var found = false
        walkStatements(self) { if case .returns = $0.kind { found = true } }
        return found
    }
}

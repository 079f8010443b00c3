/// Expectations of Expecta, Kiwi and Nimble become expectations of swift-testing.
extension Rewriter {
    /// An expectation as statements; nil for other expressions.
    mutating func expectation(_ expression: Expression) -> [SwiftStatement]? {
        if let failure = failure(expression) { return failure }
        if let assertion = assertion(expression) { return assertion }
        guard let parts = Expectation(expression) ?? Expectation(hamcrest: expression) else { return nil }
        modules.insert("Testing")
        guard let test = matched(parts) else {
            if obstacle == nil { giveUp("RAC-3042", "The matcher \(parts.matcher) has no form that is known.") }
            return []
        }
        var condition = test
        if parts.isEventual {
            modules.insert("RACCompat")
            let limit = parts.timeout.map { "(within: \(SwiftPrinter().oneLine(self.expression($0))))" } ?? ""
            let wait = canAwait && closureDepth == 0 ? "await " : ""
            if !wait.isEmpty { awaits = true }
            condition = SwiftExpression("\(wait)eventually\(limit) { \(SwiftPrinter().text(test)) }")
        }
        return [expect(condition, parts.message.map { comment($0) })]
    }

    /// `#expect(condition, comment)`.
    func expect(_ condition: SwiftExpression, _ comment: SwiftExpression?) -> SwiftStatement {
        let arguments = [condition, comment].compactMap(\.self).map { SwiftExpression.Argument(label: nil, value: $0) }
        return SwiftStatement(kind: .expression(SwiftExpression("#expect").call(arguments, .void)))
    }

    /// A message beside an expectation, which is a text of its kind.
    private mutating func comment(_ message: Expression) -> SwiftExpression {
        let text = expression(message)
        if case .string = message.kind { return text }
        return SwiftExpression("Comment").call([.init(label: "rawValue", value: text)])
    }

    /// `failWithMessage(@"…")`, `failure(@"…")` and `fail()`, which record an issue.
    private mutating func failure(_ expression: Expression) -> [SwiftStatement]? {
        guard case .call(let callee, let arguments) = expression.kind, case .name(let name) = callee.kind else {
            return nil
        }
        switch (name, arguments.count) {
        case ("failWithMessage", 1), ("failure", 1):
            modules.insert("Testing")
            let call = SwiftExpression("Issue").member("record").call([.init(label: nil, value: comment(arguments[0]))])
            return [SwiftStatement(kind: .expression(call))]
        case ("fail", 0):
            modules.insert("Testing")
            return [SwiftStatement(kind: .expression(SwiftExpression("Issue.record(\"fail\")")))]
        case ("waitUntil", 1), ("waitUntilTimeout", 2), ("qck_waitUntil", 1), ("qck_waitUntilTimeout", 2):
            if let waited = waitUntil(arguments) { return waited }
            giveUp("RAC-3042", "Wait for a condition: `#expect(await eventually { … })`.")
            return []
        default: return nil
        }
    }

    // MARK: Matchers

    private mutating func matched(_ parts: Expectation) -> SwiftExpression? {
        let isNothing = parts.arguments.first.map { $0.unboxed.isNil } ?? false
        if parts.isNimble, parts.matcher == "equal", isNothing {
            giveUp("RAC-3042", "Nimble's equal fails where nil is expected: ask whether it is nil.")
            return nil
        }
        let identity = parts.matcher == "beIdenticalTo" || parts.matcher == "beTheSameAs"
        if identity, let other = parts.arguments.first {
            let test = binary(parts.subject, "==", other)
            return parts.isNegated ? negated(test) : test
        }
        let value = expression(parts.subject)
        guard let test = matched(value, parts) else { return nil }
        guard parts.isNegated else { return test }
        // A nil value fulfils neither a matcher of Nimble nor its opposite.
        let takesNil = ["beNil", "beTruthy", "beFalsy", "beTrue", "beFalse"].contains(parts.matcher)
        guard parts.isNimble, !takesNil, value.type.isOptional else { return negated(test) }
        let present = SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        return SwiftExpression(.binary(present, "&&", negated(test)), .bool)
    }

    private mutating func matched(_ value: SwiftExpression, _ parts: Expectation) -> SwiftExpression? {
        func compared(_ sign: String, _ other: SwiftExpression) -> SwiftExpression {
            SwiftExpression(.binary(value, sign, other), .bool)
        }
        guard let argument = parts.arguments.first?.unboxed else {
            return matched(value, parts.matcher, parts.isNimble)
        }
        switch parts.matcher {
        case "equal":
            if argument.isNil { return compared("==", SwiftExpression("nil")) }
            return equality(value, expression(argument))
        case "beGreaterThan", "beLessThan", "beGreaterThanOrEqualTo", "beLessThanOrEqualTo":
            let sign = (parts.matcher.contains("Greater") ? ">" : "<") + (parts.matcher.contains("OrEqual") ? "=" : "")
            let other = expression(argument, as: value.type.wrapped)
            return SwiftExpression(.binary(orZero(value), sign, other), .bool)
        case "haveCount", "haveCountOf", "haveACountOf", "haveLengthOf":
            let count = link(value, .int) { $0.member("count") }
            return SwiftExpression(.binary(count, "==", expression(argument)), .bool)
        case "contain":
            let tests = parts.arguments.map { contains(value, $0.unboxed) }
            return tests.dropFirst().reduce(tests[0]) { SwiftExpression(.binary($0, "&&", $1), .bool) }
        case "beCloseTo" where parts.isNimble: return close(value, argument, parts.delta, "<", "0.0001")
        case "beCloseTo", "beCloseToWithin":
            return close(value, argument, parts.arguments.count > 1 ? parts.arguments[1] : nil, "<=", "0.001")
        case "beginWith", "startWith", "endWith", "startWithString", "endWithString":
            guard value.type.wrapped == .string else { return nil }
            let name = parts.matcher.hasPrefix("end") ? "hasSuffix" : "hasPrefix"
            return isTrue(link(value, .bool) { $0.member(name).call([.init(label: nil, value: expression(argument))]) })
        case "match", "matchPattern":
            guard value.type.wrapped == .string else { return nil }
            let found = link(value, .optional(.named("Range<String.Index>"))) {
                $0.member("range").call([
                    .init(label: "of", value: expression(argument)),
                    .init(label: "options", value: SwiftExpression(".regularExpression")),
                ])
            }
            return SwiftExpression(.binary(found, "!=", SwiftExpression("nil")), .bool)
        case "beKindOf", "beAKindOf", "beKindOfClass", "beInstanceOf", "beAnInstanceOf", "beMemberOfClass":
            let isExact = !parts.matcher.contains("KindOf")
            var value = value
            if case .implicit(let type) = value.type { value.type = .optional(type) }
            guard let name = className(of: argument) else { return kind(value, of: argument, isExact: isExact) }
            return kind(value, name, isExact: isExact)
        default: return nil
        }
    }

    private mutating func matched(_ value: SwiftExpression, _ matcher: String, _ isNimble: Bool) -> SwiftExpression? {
        switch matcher {
        case "beNil": return SwiftExpression(.binary(value, "==", SwiftExpression("nil")), .bool)
        case "beNotNil", "beNonNil": return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        case "beTruthy", "beYes", "beTrue": return isNimble ? truthOfNumber(value) : truth(value)
        case "beFalsy", "beNo", "beFalse": return negated(isNimble ? truthOfNumber(value) : truth(value))
        case "beEmpty": return isTrue(link(value, .bool) { $0.member("isEmpty") })
        default: return nil
        }
    }

    /// The truth that Nimble asks for in Objective-C: that of a number; any other object is false.
    private func truthOfNumber(_ value: SwiftExpression) -> SwiftExpression {
        guard value.type.wrapped == .any || value.type.wrapped == .named("NSNumber") else { return truth(value) }
        let number = SwiftExpression(.tuple([SwiftExpression(.cast(value, "as?", "NSNumber"))]))
        let flag = SwiftExpression(.chained(number)).member("boolValue")
        return SwiftExpression(.binary(flag, "??", SwiftExpression("false")), .bool)
    }

    /// A test of a value that may be nil; it is false for nil.
    private func isTrue(_ test: SwiftExpression) -> SwiftExpression {
        test.type.isOptional ? SwiftExpression(.binary(test, "??", SwiftExpression("false")), .bool) : test
    }

    private mutating func contains(_ value: SwiftExpression, _ argument: Expression) -> SwiftExpression {
        let isText = value.type.wrapped == .string
        if !isText { use(module: "CompatShims") }
        let other = SwiftExpression.Argument(label: nil, value: expression(argument))
        return isTrue(link(value, .bool) { $0.member(isText ? "contains" : "containsObject").call([other]) })
    }

    mutating func close(
        _ value: SwiftExpression, _ argument: Expression, _ delta: Expression?, _ sign: String, _ usual: String
    ) -> SwiftExpression {
        let other = expression(argument, as: .double)
        let difference = SwiftExpression(.binary(coerce(orZero(value), to: .double), "-", other), .double)
        let distance = SwiftExpression("abs").call([.init(label: nil, value: difference)], .double)
        let limit = delta.map { expression($0.unboxed, as: .double) } ?? SwiftExpression(usual, .double)
        return SwiftExpression(.binary(distance, sign, limit), .bool)
    }
}

/// The parts of `expect(x).toNot(equal(y))`, `expect(x).will.equal(y)` or `[[x should] equal:y]`.
private struct Expectation {
    var subject: Expression
    var isNegated = false
    var isEventual = false
    var timeout: Expression?
    var isNimble = false
    var matcher = ""
    var arguments: [Expression] = []
    /// The distance of `beCloseTo(x).within(y)`.
    var delta: Expression?
    /// The message of a failure.
    var message: Expression?

    init?(_ expression: Expression) {
        switch expression.kind {
        case .call(let callee, let arguments):
            guard case .member(let base, let word, _) = callee.kind else { return nil }
            if Self.isVerb(word), let matcher = arguments.first, let chain = Self(chain: base) {
                self = chain
                guard verb(word), read(matcher) else { return nil }
                isNimble = true
                message = arguments.count > 1 ? arguments[1] : nil
                return
            }
            guard let chain = Self(chain: base) else { return nil }
            self = chain
            (matcher, self.arguments) = (word, arguments)
        case .member(let base, let word, _):
            guard let chain = Self(chain: base), !Self.isVerb(word) else { return nil }
            self = chain
            matcher = word
        case .message(let message):
            guard case .message(let inner) = message.receiver.kind, inner.words[0].hasPrefix("should"),
                inner.arguments.count < 2
            else { return nil }
            subject = inner.receiver.unboxed
            let word = inner.words[0]
            (isNegated, isEventual) = (word.contains("Not"), word.contains("Eventually"))
            timeout = inner.arguments.first
            (matcher, arguments) = (message.words[0], message.arguments)
        default: return nil
        }
    }

    /// `assertThat(x, is(equalTo(y)))` of OCHamcrest.
    init?(hamcrest expression: Expression) {
        guard case .call(let callee, let list) = expression.kind, case .name(let name) = callee.kind,
            Self.hamcrest(name).hasPrefix("assertThat"), list.count == 2
        else { return nil }
        subject = list[0].unboxed
        guard read(hamcrest: list[1]) else { return nil }
    }

    private static let hamcrestMatchers = [
        "equalTo": "equal", "sameInstance": "beIdenticalTo", "nilValue": "beNil", "notNilValue": "beNotNil",
        "isTrue": "beTruthy", "isFalse": "beFalsy", "hasCountOf": "haveCount", "hasItem": "contain",
        "hasItems": "contain", "containsString": "contain", "containsSubstring": "contain", "startsWith": "beginWith",
        "endsWith": "endWith", "greaterThan": "beGreaterThan", "lessThan": "beLessThan", "isEmpty": "beEmpty",
        "greaterThanOrEqualTo": "beGreaterThanOrEqualTo", "lessThanOrEqualTo": "beLessThanOrEqualTo",
        "closeTo": "beCloseTo", "instanceOf": "beKindOf", "isA": "beKindOf",
    ]

    /// The name without OCHamcrest's prefix of functions, and without the type of a number.
    private static func hamcrest(_ name: String) -> String {
        let plain = name.hasPrefix("HC_") ? String(name.dropFirst(3)) : name
        guard plain.hasPrefix("equalTo") else { return plain }
        return plain == "equalToIgnoringCase" || plain.hasPrefix("equalToIgnoring") ? plain : "equalTo"
    }

    private mutating func read(hamcrest expression: Expression) -> Bool {
        guard case .call(let callee, let list) = expression.kind, case .name(let name) = callee.kind else {
            (matcher, arguments) = ("equal", [expression])
            return true
        }
        let word = Self.hamcrest(name)
        if word == "isNot" { isNegated.toggle() }
        if word == "is" || word == "isNot", let inner = list.first { return read(hamcrest: inner) }
        if word == "hasCount", case .call(let equal, let count)? = list.first?.kind, case .name(let name) = equal.kind,
            Self.hamcrest(name) == "equalTo"
        {
            (matcher, arguments) = ("haveCount", count)
            return true
        }
        guard let known = Self.hamcrestMatchers[word] else {
            matcher = word
            return true
        }
        (matcher, arguments) = (known, list.filter { !$0.isNil || known == "equal" })
        return true
    }

    private static let verbs: Set<String> = [
        "to", "toNot", "notTo", "will", "willNot", "toEventually", "toEventuallyNot", "toNotEventually",
    ]

    private static func isVerb(_ word: String) -> Bool { verbs.contains(plain(word)) }

    private static func plain(_ word: String) -> String { word.replacing("WithDescription", with: "") }

    /// `expect(x).to`, `expect(x).willNot`.
    private init?(chain expression: Expression) {
        switch expression.kind {
        case .member(let base, let word, _):
            guard let chain = Self(chain: base), Self.isVerb(word) else { return nil }
            self = chain
            _ = verb(word)
        case .call(let callee, let arguments):
            switch callee.kind {
            case .name("expect"), .name("expectFutureValue"), .name("expectAction"):
                guard let first = arguments.first else { return nil }
                subject = first.unboxed
                if case .name("expectFutureValue") = callee.kind { isEventual = true }
            case .member(let base, "withTimeout", _):
                guard let chain = Self(chain: base) else { return nil }
                self = chain
                timeout = arguments.first
            default: return nil
            }
        default: return nil
        }
    }

    private mutating func verb(_ word: String) -> Bool {
        let word = Self.plain(word)
        if word.lowercased().contains("not") { isNegated.toggle() }
        if word.hasPrefix("will") || word.contains("Eventually") { isEventual = true }
        return true
    }

    /// Reads a matcher of Nimble: `equal(y)`, `beCloseTo(y).within(d)`.
    private mutating func read(_ expression: Expression) -> Bool {
        guard case .call(let callee, let list) = expression.kind else { return false }
        switch callee.kind {
        case .name(let name):
            (matcher, arguments) = (name, list.filter { !$0.isNil || name == "equal" })
            return true
        case .member(let base, "within", _):
            delta = list.first
            return read(base)
        case .member(let base, let word, _):
            // `raiseException().named(…)`.
            guard read(base) else { return false }
            matcher += "." + word
            return true
        default: return false
        }
    }
}

extension Expression {
    /// The value in `theValue(x)`, `@(x)` and `(x)`.
    var unboxed: Expression {
        switch kind {
        case .boxed(let inner), .parenthesized(let inner): return inner.unboxed
        case .call(let callee, let arguments):
            guard case .name(let name) = callee.kind, name == "theValue" || name == "expectFutureValue",
                let first = arguments.first
            else { return self }
            return first.unboxed
        default: return self
        }
    }
}

/// Statements that return or throw, and checks of errors that Swift throws.
extension Rewriter {
    /// Whether a value that an initializer returns is neither nil nor its own object.
    private func isOfOtherObject(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): isOfOtherObject(inner)
        case .conditional(_, let one?, let other): isOfOtherObject(one) || isOfOtherObject(other)
        case .message(let message):
            !message.isInitializer || !(message.receiver.isSelfName || message.receiver.isClassName("super"))
        default: !value.isNil && !value.isSelfName
        }
    }

    mutating func returns(_ value: Expression?) -> [SwiftStatement] {
        guard let value else { return [SwiftStatement(kind: .returns(nil))] }
        if isInInitializer, case .name("self") = value.kind { return [SwiftStatement(kind: .returns(nil))] }
        if isInInitializer, errorParameter != nil, value.isNil {
            giveUp("RAC-3021", "The initializer throws where it returned nil.")
        }
        if isInInitializer, isOfOtherObject(value) {
            giveUp("RAC-3045", "An initializer of Swift makes its own object: make this a class method.")
        }
        if let name = value.localName, facts.isChangedLater(name),
            let type = scope[name]?.type, SharedKind(type) == nil, case let kinds = type.sharedKinds, !kinds.isEmpty
        {
            share(value.tokens, kinds)
            giveUp("RAC-3061", "A block changes what is returned, which is a value: make it an object of a class.")
        }
        if errorParameter != nil, closureDepth == 0, value.isFailureNumber, result.isNumber, !throwsBool {
            lostNumber(value)
        }
        if throwsBool {
            switch value.kind {
            case .name("YES"): return [SwiftStatement(kind: .returns(nil))]
            default:
                if let calls = thrownCalls(value) { return calls + [SwiftStatement(kind: .returns(nil))] }
                // What a call that throws returned is there: `return data != nil;`.
                if case .binary = value.withoutParentheses.kind, let (name, isMissing) = Self.nilCheck(value),
                    !isMissing,
                    let known = scope[name]?.type, known.text != nil, !known.isOptional
                {
                    return [SwiftStatement(kind: .returns(nil))]
                }
            }
            if let failing = failingUnless(value) { return failing }
            giveUp("RAC-3021", "The method throws where it returned NO.")
            return []
        }
        if case .conditional(let test, let positive?, let negative) = value.withoutParentheses.kind, negative.isNil,
            let calls = thrownCalls(test)
        {
            return calls + returns(positive)
        }
        if returned != nil {
            let found = expression(value)
            let isPresent = presentReturns.contains(value.tokens.lowerBound)
            let type: SwiftType =
                found.isNil || found.isUnknownOfNil && !isPresent
                ? .optional(.unknown)
                : isPresent ? found.type.wrapped : isLookedUp(value) ? .anyOptional : found.type
            returned?.append(type)
        }
        if let blockResult, closureDepth > 0, isCertain(result), result != .void, result != .any,
            result != .named("RACSignal"), scalarZero(result) == nil, zero(result) == nil
        {
            notePassedOptional(value, to: result, 0, [ProgramModel.blockOwner + blockResult])
        }
        var probe = self
        if closureDepth == 0, result == .string, Self.variables.contains(facts.key),
            value.isNil || probe.expression(value).type.isOptional
        {
            let text = passed(value, as: .optional(.string))
            review("RAC-5001", "A description that is nil prints as (null), which the text is here.", at: value.tokens)
            let nothing = SwiftExpression("\"(null)\"", .string)
            return [
                SwiftStatement(
                    kind: .returns(text.isNil ? nothing : SwiftExpression(.binary(text, "??", nothing), .string)))
            ]
        }
        var written = passed(value.asValue, as: result == .void ? .unknown : result, number: resultNumber)
        if returnsSelf, closureDepth == 0, case .cast(let object, let word, currentClass) = written.kind {
            written = SwiftExpression(.cast(object, word, "Self"), written.type)
        } else if returnsSelf, closureDepth == 0, !isOfAskedClass(value) {
            written = SwiftExpression(.cast(written, written.type.isOptional ? "as?" : "as!", "Self"), written.type)
        }
        blockResults.append(written.type)
        if result == .void, !written.isNil {
            return attempted(written) { .expression($0) } + [SwiftStatement(kind: .returns(nil))]
        }
        if needsTry, let variable = tryVariable { return caughtReturn(value, written, variable) }
        if needsTry {
            // A method that returned NO and an error returns nothing.
            if written.type == .void, result.isBool {
                return succeeding(written) { SwiftStatement(kind: .returns($0)) }
            }
            written = SwiftExpression(.attempt(written), written.type)
        }
        if case .implicit(let wrapped) = written.type, !result.isOptional { written.type = wrapped }
        return [SwiftStatement(kind: .returns(written))]
    }

    /// The end of a method that returned a truth value and no error: it throws where that is false; nil for values that
    /// are none.
    private mutating func failingUnless(_ value: Expression) -> [SwiftStatement]? {
        let saved = self
        let test = condition(value)
        guard test.type == .bool, !needsTry, obstacle == nil else {
            self = saved
            return nil
        }
        review("RAC-3063", "This returned NO and no error; something must be thrown then.", at: value.tokens)
        let thrown = SwiftStatement(kind: .throwing(SwiftExpression("CocoaError(.featureUnsupported)")))
        if test.plain == "false" { return [thrown] }
        return [
            SwiftStatement(kind: .conditional([negated(test)], [thrown], otherwise: nil)),
            SwiftStatement(kind: .returns(nil)),
        ]
    }

    /// The return of the result of a call that sets a local variable to its error.
    private mutating func caughtReturn(
        _ value: Expression, _ written: SwiftExpression, _ variable: String
    ) -> [SwiftStatement] {
        let keeps = SwiftStatement(kind: .expression(SwiftExpression("\(variable) = thrown")))
        switch value.kind {
        case .parenthesized(let inner): return caughtReturn(inner, written, variable)
        case .conditional(let condition, let positive?, let negative) where condition.takesAddress(of: variable):
            func leave(_ value: Expression) -> Statement { Statement(kind: .returns(value), tokens: value.tokens) }
            return conditional(condition, leave(positive), leave(negative))
        case .message, .conditional:
            let isTruth = written.type == .void && result.isBool
            func leave(_ value: SwiftExpression) -> SwiftStatement { SwiftStatement(kind: .returns(value)) }
            let success =
                isTruth ? succeeding(written, leave) : [leave(SwiftExpression(.attempt(written), written.type))]
            guard let failure = isTruth ? "false" : result.isOptional ? "nil" : nil else { break }
            let failed = [keeps, SwiftStatement(kind: .returns(SwiftExpression(failure)))]
            return [SwiftStatement(kind: .attempt(success, catches: [("let thrown", failed)]))]
        default: break
        }
        giveUp("RAC-3018", "Write do and catch around the call that throws.")
        return []
    }

    /// The calls of methods that throw where they returned NO or nil, as the end of a method that does so, too.
    mutating func thrownCalls(_ value: Expression) -> [SwiftStatement]? {
        switch value.kind {
        case .parenthesized(let inner): return thrownCalls(inner)
        case .binary(let left, "!=", let right) where right.isNil: return thrownCalls(left)
        case .binary(let left, "&&", let right):
            guard let first = thrownCalls(left), let second = thrownCalls(right) else { return nil }
            return first + second
        case .message(let message):
            guard let last = message.arguments.last, case .name(let name) = last.kind, name == errorParameter else {
                return nil
            }
            let outer = needsTry
            needsTry = false
            defer { needsTry = outer }
            let call = expression(value)
            guard needsTry else { return nil }
            let attempt = SwiftExpression(.attempt(call))
            if mayDoNothing(call) {
                review(
                    "RAC-3063",
                    "The object may be nil, where this returned NO and no error; something must be thrown then.",
                    at: value.tokens)
                let thrown = SwiftStatement(kind: .throwing(SwiftExpression("CocoaError(.featureUnsupported)")))
                let attempt = SwiftExpression(.attempt(call))
                let isLeft = SwiftExpression(.binary(attempt, "==", SwiftExpression("nil")), .bool)
                return [SwiftStatement(kind: .conditional([isLeft], [thrown], otherwise: nil))]
            }
            let isVoid = call.type.wrapped == .void
            return [
                SwiftStatement(
                    kind: .expression(isVoid ? attempt : attempt.discarded))
            ]
        default: return nil
        }
    }

    /// The variable of `if (error != NULL) *error = x; return x == nil;` at the beginning of a list: the error is
    /// thrown if it is not nil.
    func thrownVariable(_ list: ArraySlice<Statement>) -> String? {
        let next = list.index(after: list.startIndex)
        guard throwsBool, next < list.endIndex, let first = list.first, let value = assignedError(first),
            case .name(let name) = value.kind, scope[name]?.type.isOptional == true,
            case .returns(let returned?) = list[next].kind, let (tested, isMissing) = Self.nilCheck(returned),
            tested == name, isMissing
        else { return nil }
        return name
    }

    /// Returns zero or nil for other numbers than those of the cases, where a body ends with a `switch` whose cases return.
    ///
    /// C does not define the result of such a function.
    func returnForOtherNumbers(_ statements: inout [SwiftStatement]) {
        guard result != .void, case .select(let subject, var cases)? = statements.last?.kind, let other = cases.last,
            other.pattern == nil, other.body.count == 1, case .word("break") = other.body[0].kind,
            cases.dropLast().allSatisfy({ $0.body.last?.leavesFunction == true })
        else { return }
        let isNil = result.isOptional || result == .unknown
        cases[cases.count - 1].body[0].kind =
            (isNil ? "nil" : zero(result)).map { .returns(SwiftExpression($0)) }
            ?? .expression(SwiftExpression("preconditionFailure(\"No case has this value.\")"))
        statements[statements.count - 1].kind = .select(subject, cases)
    }

    /// The error and the number of statements of `if (error != NULL) *error = x; return nil;` at the beginning of a
    /// list.
    ///
    /// The number is one if nothing follows the assignment.
    func thrownError(_ list: ArraySlice<Statement>) -> (Expression, Int)? {
        guard let first = list.first, let value = assignedError(first), !value.isNil else { return nil }
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex else { return (value, 1) }
        return isFailure(list[next]) ? (value, 2) : nil
    }

    /// Whether `*error = x;` stands before the return of a value that is there, for which callers do not read the error.
    func isIgnoredError(_ list: ArraySlice<Statement>) -> Bool {
        guard let first = list.first, assignedError(first) != nil, let next = list.dropFirst().first,
            case .returns(let value?) = next.kind
        else { return false }
        return switch value.kind {
        case .string, .array, .dictionary, .name("YES"): true
        default: false
        }
    }

    /// Whether a number that is returned beside an error says that there is none: a call that throws has no result.
    func isLostNumber(_ value: Expression) -> Bool {
        guard result.isNumber, !throwsBool else { return false }
        return switch value.kind {
        case .name: true
        case .number(let text): text != "0"
        case .prefix("-", let inner): isLostNumber(inner)
        default: false
        }
    }

    /// Reports that a method that throws returns no number; nothing compares one that is not a number.
    mutating func lostNumber(_ value: Expression) {
        guard case .name("NAN") = value.kind else {
            return giveUp("RAC-3021", "A method that throws returns no number beside its error.")
        }
        review("RAC-3043", "The number that is returned with the error is lost.", at: value.tokens)
    }

    /// Whether a method that throws returns a number in a branch that says that there is none.
    func returnsLostNumber(_ statement: Statement) -> Bool {
        guard errorParameter != nil, closureDepth == 0, result.isNumber, !throwsBool,
            case .conditional(_, let positive, nil) = statement.kind,
            case .returns(let value?)? = positive.bodyList.last?.kind
        else { return false }
        return value.isFailureNumber
    }

    /// Whether nothing is left of the `return` in `if (value == nil) { *error = x; } return value;` at the beginning of
    /// a list.
    ///
    /// Nothing is left if the method returns nothing in Swift. The result is nil if the list begins with other
    /// statements.
    func isFailureCheck(_ list: ArraySlice<Statement>) -> Bool? {
        let next = list.index(after: list.startIndex)
        guard next < list.endIndex, case .conditional(let condition, let positive, nil)? = list.first?.kind,
            let last = positive.bodyList.last, assignedError(last) != nil,
            let (name, isMissing) = Self.nilCheck(condition), isMissing,
            case .returns(let returned?) = list[next].kind, case .name(name) = returned.kind
        else { return nil }
        return throwsBool
    }

    /// The error that is thrown for `*error = value`: one of Foundation where the value is nil, as a call that throws
    /// cannot fail without an error.
    mutating func thrown(_ error: Expression) -> SwiftExpression {
        var value = expression(error)
        if value.type.wrapped == .any {
            value = SwiftExpression(.cast(value, "as?", "any Error"), .optional(.named("any Error")))
        }
        guard value.type.isOptional else { return value }
        review("RAC-3063", "The value may be nil; something must be thrown then.", at: error.tokens)
        let other = SwiftExpression("CocoaError(.featureUnsupported)")
        return SwiftExpression(.binary(value, "??", other), value.type.wrapped)
    }

    /// The statements of `if (error != NULL) { … }`.
    func isAskedForError(_ statement: Statement) -> [Statement]? {
        guard case .conditional(let condition, let positive, nil) = statement.kind,
            let (name, isMissing) = Self.nilCheck(condition), !isMissing, name == errorParameter,
            positive.bodyList.count > 1
        else { return nil }
        return positive.bodyList
    }

    /// The value of `*error = x`, or of `if (error != NULL) *error = x`.
    func assignedError(_ statement: Statement) -> Expression? {
        guard let parameter = errorParameter else { return nil }
        var assignment = statement
        if case .conditional(let condition, let positive, nil) = statement.kind, mentions(condition, parameter),
            positive.bodyList.count == 1
        {
            assignment = positive.bodyList[0]
        }
        guard case .expression(let expression) = assignment.kind,
            case .assignment(let target, "=", let value) = expression.kind,
            case .prefix("*", let inner) = target.kind, case .name(parameter) = inner.kind
        else { return nil }
        return value
    }

    /// The call whose result only says that it did not fail: `NSData *data = [… error:error]; return data != nil;`.
    func lastCall(_ list: ArraySlice<Statement>) -> Expression? {
        guard throwsBool, list.count == 2, let first = list.first, let last = list.last,
            let (variable, call) = thrownCall(first),
            case .returns(let value?) = last.kind, case .binary = value.withoutParentheses.kind,
            let (name, isMissing) = Self.nilCheck(value), !isMissing, name == variable
        else { return nil }
        return call
    }

    /// The variable of `NSData *data = [… error:error];`, and the call that throws the error of the method.
    private func thrownCall(_ statement: Statement) -> (variable: String, call: Expression)? {
        guard let errorParameter, case .declaration(let variables) = statement.kind, variables.count == 1,
            let call = variables[0].initial, case .message(let message) = call.kind,
            case .name(errorParameter)? = message.arguments.last?.kind
        else { return nil }
        return (variables[0].name, call)
    }

    /// Whether `next` returns because the call in `statement`, which throws in Swift, returned nil or NO.
    func isCheckOfThrown(_ statement: Statement, _ next: Statement) -> Bool {
        guard let (variable, _) = thrownCall(statement),
            case .conditional(let condition, let positive, nil) = next.kind,
            let (name, isMissing) = Self.nilCheck(condition), isMissing, name == variable,
            positive.bodyList.count == 1,
            case .returns(let value?) = positive.bodyList[0].kind
        else { return false }
        if case .name("NO") = value.kind { return true }
        return value.isNil
    }

    /// Whether an expression reads a variable, or a property of its name.
    func reads(_ expression: Expression, _ name: String) -> Bool {
        var found = mentions(expression, name) || mentions(expression, "_" + name)
        walk(expression) { if case .member(_, name, _) = $0.kind { found = true } }
        return found
    }

    func mentions(_ expression: Expression, _ name: String) -> Bool {
        var found = false
        walk(expression) { if case .name(name) = $0.kind { found = true } }
        return found
    }
}

extension Expression {
    /// Whether a part of an expression is the address of a variable.
    func takesAddress(of name: String) -> Bool {
        var found = false
        walk(self) { part in
            if case .prefix("&", let target) = part.kind, case .name(name) = target.kind { found = true }
        }
        return found
    }
}

extension SwiftStatement {
    /// Whether the statement returns a value, or continues with the next case of a `switch`.
    fileprivate var leavesFunction: Bool {
        switch kind {
        case .returns(let value): value != nil
        case .word("fallthrough"): true
        default: false
        }
    }
}

extension Expression {
    /// Whether a number says that there is none, as `NSNotFound` and `-1` do.
    fileprivate var isFailureNumber: Bool {
        switch kind {
        case .name(let name): ["NSNotFound", "NSIntegerMax", "NSIntegerMin", "NSUIntegerMax"].contains(name)
        case .prefix("-", _): true
        default: false
        }
    }
}

/// An initializer, taken apart into the statements before and after `[super init]`.
struct Initializer {
    /// The call of another initializer.
    private(set) var delegate: Message?
    private(set) var isSuper = true
    /// The number of statements before the call of the other initializer.
    private var countBeforeDelegate = 0
    /// Statements that need no `self`: they come before the call in Swift.
    private(set) var first: [Statement] = []
    private(set) var rest: [Statement] = []
    /// The names of properties and variables that the first statements set.
    var assignedFirst: Set<String> { Set(valuesFirst.keys) }
    /// The values that the first statements assign, by name.
    private(set) var valuesFirst: [String: Expression] = [:]
    /// Whether the initializer returns nil itself, and not only because the superclass did.
    private(set) var isFailable = false
    /// Whether the initializer only refers callers to another initializer, and makes nothing.
    private(set) var isUnavailable = false
    /// The statements that have a place in neither list.
    private(set) var dropped: [Statement] = []
    /// The statements for an object that the other initializer did not make, and that do more than to return nil.
    private(set) var onFailure: [Statement] = []
    /// Whether what follows only runs where the other initializer returned nil.
    private var hasReturned = false

    init(_ method: Method) {
        var body: [Statement] = []
        for statement in method.body?.list ?? [] { flatten(statement, into: &body) }
        var isFirst = true
        for (index, statement) in body.enumerated() {
            // A convenience initializer has no `self` before the call, and can set nothing.
            // What came before the call of the superclass stays there.
            let isBefore = index < countBeforeDelegate && !mentionsSelf(statement)
            if isSuper ? isFirst && (isBefore || needsNoSelf(statement)) : index < countBeforeDelegate {
                first.append(statement)
                if let (name, value) = assigned(statement) { valuesFirst[name] = value }
            } else {
                isFirst = false
                rest.append(statement)
            }
        }
        for statement in body {
            walkStatements(statement) { if case .returns(let value?) = $0.kind, value.isNil { isFailable = true } }
        }
        isUnavailable = delegate == nil && isFailable
        if ignoresError { isFailable = true }
    }

    /// Whether the other initializer may fail with an error that nobody asks for: `[self initWithData:data error:NULL]`.
    var ignoresError: Bool { delegate?.words.last == "error" && delegate?.arguments.last?.isNil == true }

    static func isConvenience(_ method: Method) -> Bool {
        let initializer = Initializer(method)
        return initializer.delegate != nil && !initializer.isSuper
    }

    /// Removes `self = [super init]` and the test of its result.
    private mutating func flatten(_ statement: Statement, into body: inout [Statement]) {
        if hasReturned { return drop(statement) }
        let count = body.count
        switch statement.kind {
        case .expression(let expression):
            if let message = selfAssignment(expression) {
                take(message)
                countBeforeDelegate = body.count
                dropped.append(statement)
                return
            }
        case .conditional(let condition, let positive, let negative):
            let hasDelegate = delegate != nil
            defer { if !hasDelegate, delegate != nil { countBeforeDelegate = count } }
            if isSelfMissing(condition) {
                dropped.append(statement)
                for inner in positive.bodyList { drop(inner) }
                for inner in negative?.bodyList ?? [] { flatten(inner, into: &body) }
                return
            }
            if isSelfThere(condition) {
                dropped.append(statement)
                for inner in positive.bodyList { flatten(inner, into: &body) }
                for inner in negative?.bodyList ?? [] { drop(inner) }
                return
            }
        case .returns(let value?):
            if case .name("self") = value.kind {
                hasReturned = true
                dropped.append(statement)
                return
            }
            if case .message(let message) = value.kind, message.isInitializer,
                isSelfOrSuper(message.receiver)
            {
                take(message)
                countBeforeDelegate = body.count
                dropped.append(statement)
                return
            }
        default: break
        }
        body.append(statement)
    }

    /// Leaves out a statement for an object that is nil.
    private mutating func drop(_ statement: Statement) {
        dropped.append(statement)
        switch statement.kind {
        case .empty: break
        case .returns(let value?) where value.isNil || isSelfOrSuper(value): break
        default: onFailure.append(statement)
        }
    }

    private mutating func take(_ message: Message) {
        delegate = message
        if case .name("self") = message.receiver.kind { isSuper = false }
    }

    private func isSelfOrSuper(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name("self"), .name("super"): true
        default: false
        }
    }

    /// The message of `self = [super init…]`.
    private func selfAssignment(_ expression: Expression) -> Message? {
        switch expression.kind {
        case .assignment(let target, "=", let value):
            guard case .name("self") = target.kind, case .message(let message) = value.kind,
                isSelfOrSuper(message.receiver)
            else { return nil }
            return message
        case .parenthesized(let inner): return selfAssignment(inner)
        default: return nil
        }
    }

    /// The message of `self = [super init…]` as a condition; also of `[super init…]` alone, and compared to `self`,
    /// which is what it returns.
    private func tested(_ condition: Expression) -> Message? {
        switch condition.kind {
        case .parenthesized(let inner): return tested(inner)
        case .message(let message) where message.isInitializer && isSelfOrSuper(message.receiver): return message
        case .binary(let left, "==", let right) where isSelfOrSuper(left): return tested(right)
        default: return selfAssignment(condition)
        }
    }

    private mutating func isSelfMissing(_ condition: Expression) -> Bool {
        switch condition.withNilLast.kind {
        case .binary(let left, "!=", let right) where isSelfOrSuper(left):
            guard let message = tested(right) else { return false }
            take(message)
            return true
        case .prefix("!", let inner):
            if let message = tested(inner) {
                take(message)
                return true
            }
            if case .name("self") = inner.kind { return true }
            return false
        case .binary(let left, "==", let right) where right.isNil:
            if let message = tested(left) {
                take(message)
                return true
            }
            if case .name("self") = left.kind { return true }
            return false
        case .parenthesized(let inner): return isSelfMissing(inner)
        default: return false
        }
    }

    private mutating func isSelfThere(_ condition: Expression) -> Bool {
        if let message = tested(condition) {
            take(message)
            return true
        }
        switch condition.withNilLast.kind {
        case .name("self"): return true
        case .binary(let left, "!=", let right) where right.isNil:
            if let message = tested(left) {
                take(message)
                return true
            }
            if case .name("self") = left.kind { return true }
            return false
        case .parenthesized(let inner): return isSelfThere(inner)
        default: return false
        }
    }

    // MARK: Before the call

    private func needsNoSelf(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .expression(let expression):
            if case .assignment(let target, "=", let value) = expression.kind {
                return name(of: target) != nil && !mentionsSelf(value)
            }
            if case .call(let callee, _) = expression.kind, case .name(let name) = callee.kind, name.contains("Assert")
            {
                return !mentionsSelf(expression)
            }
            return false
        case .declaration: return !mentionsSelf(statement)
        case .empty: return true
        default: return false
        }
    }

    /// The property or variable that a statement sets.
    private func assigned(_ statement: Statement) -> (String, Expression)? {
        guard case .expression(let expression) = statement.kind,
            case .assignment(let target, "=", let value) = expression.kind
        else { return nil }
        return name(of: target).map { ($0, value) }
    }

    private func name(of target: Expression) -> String? {
        switch target.kind {
        case .name(let name) where name.hasPrefix("_"): return String(name.dropFirst())
        case .member(let base, let name, let isArrow):
            guard case .name("self") = base.kind else { return nil }
            return isArrow && name.hasPrefix("_") ? String(name.dropFirst()) : name
        default: return nil
        }
    }

    private func mentionsSelf(_ statement: Statement) -> Bool {
        var found = false
        walk(statement) { if isOfSelf($0) { found = true } }
        return found
    }

    private func mentionsSelf(_ expression: Expression) -> Bool {
        var found = false
        walk(expression) { if isOfSelf($0) { found = true } }
        return found
    }

    private func isOfSelf(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): name == "self" || name == "super" || name.hasPrefix("_") && name != "_cmd"
        case .unknown: true
        default: false
        }
    }
}

/// Whether a method is an initializer by the first word of its selector: `initWithName`, and not `initialSetup`.
func isInitializer(_ word: String) -> Bool {
    word == "init" || word.hasPrefix("init") && word.dropFirst(4).first?.isUppercase == true
}

extension Method {
    /// Whether the method initializes an object, which it returns.
    var isInitializer: Bool {
        !isClass && Porting.isInitializer(words[0])
            && (returns.pointers > 0 || returns.name == "id" || returns.name == "instancetype")
    }

    /// The statements of the body; of an initializer, the statements after the call of another initializer.
    var ownStatements: [Statement] { isInitializer ? Initializer(self).rest : body?.list ?? [] }
}

extension Message {
    /// Whether the message initializes its receiver.
    var isInitializer: Bool { Porting.isInitializer(words[0]) }
}

extension Expression {
    /// `nil == x` as `x == nil`.
    fileprivate var withNilLast: Expression {
        guard case .binary(let left, let sign, let right) = kind, sign == "==" || sign == "!=", left.isNil else {
            return self
        }
        return Expression(kind: .binary(right, sign, left), tokens: tokens)
    }
}

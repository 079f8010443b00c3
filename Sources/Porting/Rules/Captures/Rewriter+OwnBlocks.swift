/// Variables whose first values hold blocks that mention them: `__block RACDisposable *d = [signal subscribeNext:^(id x) { [d dispose]; }]`.
extension Rewriter {
    mutating func reviewStrong(_ type: SwiftType, _ tokens: Range<Int>) {
        let held = type.isFunction ? "a closure" : "a value"
        review("RAC-3064", "Swift holds \(held) strongly: set it to nil where it is no longer needed.", at: tokens)
    }

    /// `weak ` for a variable of a file or function that holds an object weakly, which becomes optional.
    mutating func weakWord(_ declared: TypeName, _ type: inout SwiftType) -> String {
        guard declared.isWeak, type.canBeWeak else { return "" }
        type = type.heldWeakly
        return "weak "
    }

    /// The variable without a value, and the assignment: a closure cannot capture what is not declared yet.
    mutating func setByOwnBlock(_ variable: Variable, _ tokens: Range<Int>) -> [SwiftStatement]? {
        guard variable.type.qualifiers.contains("__block"), let assignment = variable.assignment,
            variable.initial?.hasBlock(mentioning: variable.name) == true
        else { return nil }
        let empty = Variable(type: variable.type, name: variable.name, initial: nil, tokens: variable.tokens)
        return declaration(empty, tokens) + statement(assignment)
    }
}

extension Variable {
    /// The statement that sets the variable to its first value.
    var assignment: Statement? {
        guard let initial else { return nil }
        let target = Expression(kind: .name(name), tokens: tokens)
        return Statement(
            kind: .expression(Expression(kind: .assignment(target, "=", initial), tokens: tokens)), tokens: tokens)
    }
}

extension Expression {
    fileprivate func hasBlock(mentioning name: String) -> Bool {
        var isFound = false
        walk(self) { part in
            if case .block(let block) = part.kind, Usage(block.body).mentioned.contains(name) { isFound = true }
        }
        return isFound
    }
}

extension SwiftExpression {
    /// Whether a closure, or a list of closures, has the types of its parameters from the type of its variable.
    func needsFunctionType(_ type: SwiftType) -> Bool {
        switch (kind, type) {
        case (.closure, _): true
        case (.array, .array(let element)), (.dictionary, .dictionary(_, let element)): element.isFunction
        default: false
        }
    }
}

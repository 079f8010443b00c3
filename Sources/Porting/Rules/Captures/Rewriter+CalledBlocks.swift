/// Blocks that are called where they stand: `NSString *name = ^NSString * { … }();`.
extension Rewriter {
    /// Writes what is called: a literal names its types, as nothing else tells them.
    mutating func calledBlock(_ callee: Expression) -> SwiftExpression {
        guard case .block(let block) = callee.withoutParentheses.kind else { return expression(callee) }
        let types = block.parameters.map { swiftType($0.type, .blockParameter) }
        var returns = block.returns.map { swiftType($0, .result) } ?? .unknown
        var probe = self
        if block.returns.map(isObject) == true,
            probe.closure(block, .function(types, returns)).values != .value(false)
        {
            returns = returns.asOptional
        }
        let value = closure(block, .function(types, returns))
        guard case .closure(var closure) = value.kind, case .function(_, let result) = value.type else { return value }
        for index in closure.parameters.indices where index < types.count {
            closure.parameters[index].type = closure.parameters[index].type ?? types[index].text
        }
        if returns != .void { closure.returns = closure.returns ?? result.text }
        return SwiftExpression(.closure(closure), value.type)
    }

    /// A block of declared classes, where one that takes objects of any class is asked for; nil where it fits.
    mutating func adapted(_ value: SwiftExpression, to target: SwiftType) -> SwiftExpression? {
        guard !takesTypedBlock, case .function(let own, let result) = value.type,
            case .function(let taken, _) = target.wrapped, own.count == taken.count
        else { return nil }
        if case .closure = value.kind { return nil }
        let isOther = zip(own, taken).map { $0.wrapped != .any && $1.wrapped == .any && scalarZero($0) == nil }
        guard isOther.contains(true), zip(own, taken).allSatisfy({ $0 == $1 || $1.wrapped == .any }) else { return nil }
        let key = ProgramModel.blockOwner + SwiftType.signature(of: own)
        var closure = SwiftClosure()
        closure.isShort = true
        var arguments: [SwiftExpression.Argument] = []
        for (index, type) in own.enumerated() {
            let name = SwiftExpression("$\(index)", taken[index])
            guard isOther[index], let text = type.wrapped.text else {
                arguments.append(.init(label: nil, value: name))
                continue
            }
            // What is of another class is nil: the block takes it.
            passedOptionals?.insert(PassedOptional(key: key, index: index))
            arguments.append(.init(label: nil, value: SwiftExpression(.cast(name, "as?", text), type.asOptional)))
        }
        closure.body = [SwiftStatement(kind: .expression(value.call(arguments, result)))]
        return SwiftExpression(.closure(closure), target.wrapped)
    }
}

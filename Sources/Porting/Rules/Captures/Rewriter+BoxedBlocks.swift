/// Blocks that collections and variables of any class hold: `[steps addObject:^id { … }]`.
///
/// A block of Objective-C is called as one of any class of results; a closure of Swift is cast to its own type and no other.
/// Forms: the type of the block, where the program holds and takes blocks with one class of results; else one that returns
/// `Any?`.
extension Rewriter {
    /// Gives a closure that is held as a value of any class the result that the casts ask for.
    mutating func settleBoxed(
        _ closure: inout SwiftClosure, _ block: Block, _ values: [Expression], _ types: [SwiftType]
    ) {
        guard !values.isEmpty else { return }
        var result = block.returns.map { swiftType($0, .result) } ?? self.result
        if result == .unknown {
            let results = Set(blockResults.map { $0.wrapped.text ?? "" })
            guard results.count == 1, blockResults[0] != .unknown else { return }
            result = blockResults[0]
        }
        if block.returns == nil, result.isNumber || result.isBool, values.allSatisfy(isNumberObject) {
            result = .named("NSNumber")
        }
        guard isObjectResult(result) else {
            if block.returns != nil, result != .bool { closure.returns = closure.returns ?? result.text }
            return
        }
        if hasSeveralResults(types, result) {
            closure.returns = "Any?"
        } else if block.returns != nil || result == .named("NSNumber") {
            closure.returns = closure.returns ?? result.text
        }
    }

    /// The closure in a value of any class as one of a type; nil where the type alone is cast to.
    mutating func unboxedBlock(_ value: SwiftExpression, as target: SwiftType) -> SwiftExpression? {
        guard case .function(let types, let result) = target.wrapped, isObjectResult(result),
            hasSeveralResults(types, result), result.wrapped != .any, let name = result.wrapped.text
        else { return nil }
        let plain = SwiftType.function(types, .anyOptional)
        let cast = SwiftExpression(.cast(value, "as?", plain.text ?? ""), .optional(plain))
        let arguments = types.indices.map { SwiftExpression.Argument(label: nil, value: SwiftExpression("$\($0)")) }
        let call = SwiftExpression("block").call(arguments, .anyOptional)
        var inner = SwiftClosure()
        inner.isShort = true
        let returned = SwiftExpression(.cast(call, result.isOptional ? "as?" : "as!", name), result)
        inner.body = [SwiftStatement(kind: .expression(returned))]
        var outer = SwiftClosure()
        outer.isShort = true
        outer.parameters = [("block", nil)]
        outer.body = [SwiftStatement(kind: .expression(SwiftExpression(.closure(inner), target.wrapped)))]
        return SwiftExpression(.tuple([cast]), cast.type).member("map").call(
            [.init(label: nil, value: SwiftExpression(.closure(outer)))], target.asOptional)
    }

    /// A closure of a known type as a value of any class; nil where it is one as it is.
    mutating func boxedBlock(_ value: SwiftExpression) -> SwiftExpression? {
        guard case .function(let types, let result) = value.type, isObjectResult(result) else { return nil }
        guard hasSeveralResults(types, result), result != .anyOptional else { return nil }
        var closure = SwiftClosure()
        closure.isShort = true
        closure.parameters = types.enumerated().map { ("argument\($0.offset + 1)", $0.element.text) }
        closure.returns = "Any?"
        let arguments = closure.parameters.map {
            SwiftExpression.Argument(label: nil, value: SwiftExpression($0.name))
        }
        closure.body = [SwiftStatement(kind: .expression(value.call(arguments, result)))]
        return SwiftExpression(.closure(closure), .any)
    }

    /// The type of the blocks in a collection, as a loop over them takes them.
    mutating func boxedBlockType(_ type: SwiftType) -> SwiftType {
        guard case .function(let types, let result) = type, isObjectResult(result), hasSeveralResults(types, result)
        else { return type }
        return .function(types, .anyOptional)
    }

    /// Remembers a result of blocks that are held as values of any class, and returns whether there are others.
    private mutating func hasSeveralResults(_ types: [SwiftType], _ result: SwiftType) -> Bool {
        let key = types.map { $0.text ?? "" }.joined(separator: ", ")
        model.boxedResults[key, default: []].insert(result.wrapped.text ?? "")
        return model.boxedResults[key, default: []].count > 1
    }

    private func isObjectResult(_ type: SwiftType) -> Bool {
        if type.isNumber || type.isBool || type == .void || type == .unknown || type.isFunction { return false }
        guard let name = type.wrapped.name else { return true }
        return !model.structures.contains(name) && !isEnumeration(name) && !model.optionSets.contains(name)
            && !["NSRange", "CGRect", "CGPoint", "CGSize"].contains(name)
    }
}

/// Objects that are cast to numbers: C tests, or takes, their addresses.
extension Rewriter {
    /// Whether there is an object, or its address: `(BOOL)self.timer`, `(NSUInteger)self`; nil for values that are no objects.
    mutating func address(of value: SwiftExpression, as type: TypeName, _ expression: Expression) -> SwiftExpression? {
        guard isPointer(value, expression), let number = CType(type), !number.isFraction else { return nil }
        if plainType(type).isBool {
            guard value.type.isOptional else { return SwiftExpression("true", .bool) }
            return SwiftExpression(.binary(value, "!=", SwiftExpression("nil")), .bool)
        }
        guard value.type.isClass || value.type.name == "AnyClass", SharedKind(value.type) == nil else {
            giveUp("RAC-3073", "Values of Swift have no address: write the number that is meant, such as hash.")
            return nil
        }
        var address = SwiftExpression("Int(bitPattern: ObjectIdentifier(\(SwiftPrinter().text(value))))", .int)
        if value.type.isOptional {
            let each = SwiftExpression("{ Int(bitPattern: ObjectIdentifier($0)) }")
            let found = value.member("map").call([.init(label: nil, value: each)])
            address = SwiftExpression(.tuple([SwiftExpression(.binary(found, "??", SwiftExpression("0")))]), .int)
        }
        return converted(address.of(.unsignedLong), to: plainType(type)).of(number)
    }

    /// Whether an expression has the type of an object in Objective-C.
    private func isPointer(_ value: SwiftExpression, _ expression: Expression) -> Bool {
        let type = value.type.wrapped
        if type == .any || type == .string || type.isCollection || type.isFunction || type.name == "AnyClass" {
            return !value.isLiteral
        }
        if isNumberObject(expression.withoutParentheses) { return true }
        guard let name = type.name else { return false }
        return model.classes[name] != nil || registry.type(registry.original(of: name) ?? name)?.inherits != nil
    }
}

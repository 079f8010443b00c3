/// Units of a calendar: a number in Objective-C, with a bit for each of them, and a set in Swift.
extension Rewriter {
    static let calendarUnits = SwiftType.set(.named("Calendar.Component"))

    /// Units of a calendar as a set.
    func units(_ value: SwiftExpression) -> SwiftExpression {
        if value.type.wrapped == Self.calendarUnits { return value }
        if value.plain == "0" { return SwiftExpression(.array([]), Self.calendarUnits) }
        if case .array = value.kind { return SwiftExpression(value.kind, Self.calendarUnits) }
        return SwiftExpression(.array([value]), Self.calendarUnits)
    }

    /// The type of a variable for numbers that units of a calendar are assigned to.
    func unitsType(_ variable: Variable) -> SwiftType? {
        guard CType(variable.type) != nil, variable.type.pointers == 0 else { return nil }
        let values = (variable.initial.map { [$0] } ?? []) + facts.assignments[variable.name, default: []]
        return values.contains(where: areUnits) ? Self.calendarUnits : nil
    }

    /// An operation of sets of units; nil for other values.
    func unitsOperation(_ first: SwiftExpression, _ sign: String, _ second: SwiftExpression) -> SwiftExpression? {
        if first.type == Self.calendarUnits, second.plain == "0", sign == "==" || sign == "!=" {
            return sign == "==" ? first.member("isEmpty", .bool) : isFilled(first)
        }
        let types = [first.type.wrapped, second.type.wrapped]
        guard types.contains(Self.calendarUnits),
            types.allSatisfy({ $0 == Self.calendarUnits || $0 == .named("Calendar.Component") })
        else { return nil }
        // A set has the method; the order says nothing.
        let isSetFirst = first.type.wrapped == Self.calendarUnits
        let (one, other) = isSetFirst ? (first, units(second)) : (second, units(first))
        if let method = ["|": "union", "&": "intersection", "^": "symmetricDifference"][sign] {
            return one.member(method).call([.init(label: nil, value: other)], Self.calendarUnits)
        }
        return sign == "==" || sign == "!=" ? SwiftExpression(.binary(one, sign, other), .bool) : nil
    }

    private func areUnits(_ value: Expression) -> Bool {
        switch value.kind {
        case .parenthesized(let inner), .cast(_, let inner): areUnits(inner)
        case .binary(let left, "|", let right): areUnits(left) && areUnits(right)
        case .name(let name):
            scope[name].map { $0.type == Self.calendarUnits }
                ?? (registry.constant(name)?.returns == "Calendar.Component"
                    || model.globals[name] == Self.calendarUnits)
        default: false
        }
    }
}

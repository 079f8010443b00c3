/// Pointers to variables of the caller: `NSError **error`, `BOOL *found`.
///
/// Form: a pointer that may be nil, as NULL is. Writing through nil does nothing, and reading returns zero.
extension Rewriter {
    /// The pointer that a parameter of a function is; nil for other types.
    ///
    /// One into a list, `int *values` or `int values[]`, is never NULL: the body indexes it, and does not ask.
    func pointer(_ parameter: Parameter, _ body: [Statement]?) -> SwiftType? {
        let type = parameter.type
        guard type.function == nil, type.sizes.count < 2, !type.qualifiers.contains("const") else { return nil }
        // `id *value`, of a method that validates.
        let isOfAny = type.name == "id" && type.pointers == 1
        if type.pointers == 2 || isOfAny, type.sizes.isEmpty, type.name != "char", type.name != "void" {
            var object = type
            object.pointers -= 1
            guard let name = plainType(object).asOptional.text else { return nil }
            return .optional(.named("UnsafeMutablePointer<\(name)>"))
        }
        var value = type
        (value.pointers, value.sizes) = (0, [])
        let isStructure = type.sizes.isEmpty && Self.structures.contains(type.name)
        guard type.pointers + type.sizes.count == 1, CType(value) != nil || isStructure, type.name != "char",
            let name = plainType(value).text
        else { return nil }
        let pointer = SwiftType.named("UnsafeMutablePointer<\(name)>")
        let isList = parameter.name.map { name in body.map { Self.isList($0, name) } ?? false } ?? false
        return isList ? pointer : .optional(pointer)
    }

    /// Structures and enumerations of Foundation, to which methods take pointers.
    static let structures: Set<String> = [
        "NSRange", "NSPoint", "NSSize", "NSRect", "CGPoint", "CGSize", "CGRect", "NSDecimal", "NSStringEncoding",
        "NSComparisonResult", "NSPropertyListFormat",
    ]

    /// The list that a parameter points to, whose elements the body only reads: `const int *values`, or `int values[]`; nil for
    /// other types.
    func constantList(_ parameter: Parameter, _ body: [Statement]?) -> SwiftType? {
        let type = parameter.type
        guard type.function == nil else { return nil }
        let isRead = parameter.name.map { name in body.map { Self.onlyReads($0, name) } ?? false } ?? false
        if !type.sizes.isEmpty {
            guard let body else { return nil }
            let isUnused = parameter.name.map { Self.uses(body, $0).all == 0 } ?? true
            return isRead || isUnused || type.qualifiers.contains("const") ? arrayElement(type) : nil
        }
        var element = type
        element.pointers = 0
        guard type.pointers == 1, isRead || type.qualifiers.contains("const"),
            CType(element) != nil || isRead && model.structures.contains(type.name),
            type.name != "char", type.name != "unichar"
        else { return nil }
        return .array(plainType(element))
    }

    /// `*(BOOL *)context`: the value behind a pointer to any type, which stops the program where it is NULL, as it did; nil for
    /// other pointers.
    mutating func loaded(_ operand: Expression) -> SwiftExpression? {
        guard case .cast(var type, let inner) = operand.withoutParentheses.kind, type.pointers == 1 else { return nil }
        type.pointers = 0
        let pointer = expression(inner)
        guard let number = CType(type), pointer.type.wrapped.name == "UnsafeMutableRawPointer" else { return nil }
        let value = plainType(type)
        let there = pointer.type.isOptional ? forced(pointer) : pointer
        return there.member("load").call(
            [.init(label: "as", value: SwiftExpression("\(value.text ?? "Int").self"))], value
        )
        .of(number)
    }

    /// A pointer to any type as one to a type, `(Edge *)context`; nil for other values and targets.
    mutating func bound(_ pointer: SwiftExpression, to target: SwiftType) -> SwiftExpression? {
        guard pointer.type.wrapped.name == "UnsafeMutableRawPointer", let name = target.pointee?.text else {
            return nil
        }
        let type = SwiftExpression("\(name).self")
        return link(pointer, target.wrapped) {
            $0.member("assumingMemoryBound").call([.init(label: "to", value: type)])
        }
    }

    /// Whether a body uses a pointer by index, and never asks whether it is NULL.
    private static func isList(_ body: [Statement], _ name: String) -> Bool {
        let usage = Usage(body)
        return !usage.checked.contains(name) && uses(body, name).elements > 0
    }

    /// How often a body names a variable, and how often it means an element of it.
    private static func uses(_ body: [Statement], _ name: String) -> (all: Int, elements: Int) {
        var uses = (all: 0, elements: 0)
        for statement in body {
            walk(statement) { expression in
                if expression.isClassName(name) { uses.all += 1 }
                if case .element(let base, _) = expression.kind, base.isClassName(name) { uses.elements += 1 }
                // The loop of an application reads the arguments of the program.
                if case .call(let callee, let arguments) = expression.kind, callee.isClassName("UIApplicationMain") {
                    uses.elements += arguments.count { $0.isClassName(name) }
                }
            }
        }
        return uses
    }

    /// Whether a body only reads the elements of a list.
    static func onlyReads(_ body: [Statement], _ name: String) -> Bool {
        let uses = uses(body, name)
        return uses.elements > 0 && uses.all == uses.elements && !writes(body, [name])
    }

    /// Whether a body sets one of some variables, or what is in it, or takes its address.
    private static func writes(_ body: [Statement], _ names: Set<String>) -> Bool {
        var isWritten = false
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .assignment(let target, _, _), .prefix("&", let target), .prefix("++", let target),
                    .prefix("--", let target), .postfix(let target, _):
                    if target.root.map(names.contains) == true { isWritten = true }
                default: break
                }
            }
        }
        return isWritten
    }

    /// Whether a body does nothing with a pointer but follow it: `p->x` and `*p`.
    func onlyFollows(_ body: [Statement], _ pointer: String) -> Bool {
        var (uses, followed) = (0, 0)
        for statement in body {
            walk(statement) { part in
                switch part.kind {
                case .name(pointer): uses += 1
                case .member(let base, _, isArrow: true), .prefix("*", let base):
                    if base.withoutParentheses.isClassName(pointer) { followed += 1 }
                default: break
                }
            }
        }
        return uses == followed
    }

    /// The place that a pointer to a variable, or into an array, stands for: `Size *p = &size;`, `Row *row = &rows[i];`,
    /// `int *list = values;`.
    ///
    /// It stands for one place as long as it is only followed, or only indexed. There is no form for other pointers.
    mutating func placeBehind(_ variable: Variable) -> (name: String, type: SwiftType, index: [SwiftStatement])? {
        let (name, type) = (variable.name, variable.type)
        var pointee = type
        pointee.pointers = 0
        guard type.pointers == 1, type.function == nil, let initial = variable.initial?.withoutParentheses,
            CType(pointee) != nil || model.structures.contains(type.name), type.name != "char", type.name != "unichar"
        else { return nil }
        switch initial.kind {
        case .prefix("&", let target):
            if facts.followed.contains(name) {
                if case .name(let place) = target.kind, let local = scope[place],
                    local.type.wrapped == plainType(pointee)
                {
                    return (local.name ?? place.local, local.type, [])
                }
                if case .element(let base, let index) = target.kind, case .name = base.kind,
                    case let list = expression(base), let array = list.plain, case .array(let element) = list.type
                {
                    let position = coerce(expression(index), to: .int)
                    if position.isLiteral { return ("\(array)[\(position.plain ?? "0")]", element, []) }
                    let new = "\(name)Index"
                    return (
                        "\(array)[\(new)]", element,
                        [SwiftStatement(kind: .variable("let", name: new, type: nil, position))]
                    )
                }
            }
        case .name:
            let list = expression(initial)
            guard case .array = list.type else { return nil }
            if facts.indexed.contains(name), let array = list.plain { return (array, list.type, []) }
        case .binary(let list, "+", _):
            // What follows in the array is a copy.
            guard case .array = expression(list).type,
                facts.writes(into: name) || facts.writes(into: list.localName ?? "")
            else { return nil }
        default: return nil
        }
        giveUp("RAC-3017", "A pointer into a variable has no form in Swift: use the variable, or an index.")
        return nil
    }

    /// `for (struct row *p = rows; p < rows + 3; p++)`, whose body only reads behind the pointer; nil for other loops.
    ///
    /// A pointer that does more is given up.
    mutating func elementsLoop(
        _ first: Statement?, _ condition: Expression?, _ step: Expression?, _ body: Statement
    ) -> [SwiftStatement]? {
        guard case .declaration(let variables)? = first?.kind, variables.count == 1, let pointer = variables.first,
            let initial = pointer.initial, pointer.type.pointers == 1, let step, isIncrement(step, of: pointer.name)
        else { return nil }
        let elements = expression(initial)
        guard case .array(let element) = elements.type, let list = initial.localName,
            case .binary(let current, let sign, let end)? = condition?.withoutParentheses.kind,
            sign == "<" || sign == "!=", current.isClassName(pointer.name),
            case .binary(let start, "+", let count) = end.withoutParentheses.kind, start.isClassName(list),
            isPlain(count), onlyFollows(body.bodyList, pointer.name),
            keeps(list, count, pointer.name, in: body.bodyList)
        else {
            giveUp("RAC-3017", "A pointer walks over the elements of an array: use an index, or a loop over the array.")
            return []
        }
        let walked = elements.member("prefix").call([.init(label: nil, value: orZero(expression(count)))])
        scope.push()
        scope.declare(pointer.name, element)
        let statements = branch(body)
        scope.pop()
        return [SwiftStatement(kind: .forEach(pointer.name.local, in: walked, statements))]
    }

    /// Whether an expression only reads variables, numbers, and how much is in a variable.
    private func isPlain(_ value: Expression) -> Bool {
        switch value.kind {
        case .name, .number, .sizeOf, .sizeOfValue: true
        case .member(let base, "length", isArrow: false), .member(let base, "count", isArrow: false):
            base.localName != nil
        case .message(let message) where ["length", "count"].contains(message.selector):
            message.receiver.localName != nil
        case .parenthesized(let inner), .cast(_, let inner): isPlain(inner)
        case .binary(let left, _, let right): isPlain(left) && isPlain(right)
        default: false
        }
    }

    /// Whether a loop over a list reads it, and changes neither the list nor what counts its elements.
    ///
    /// What is no variable of the function may be changed by the methods and functions that the body calls.
    private func keeps(_ list: String, _ count: Expression, _ pointer: String, in body: [Statement]) -> Bool {
        var (kept, counted): (Set, Set<String>) = ([list], [])
        walk(count) { part in
            switch part.kind {
            case .name(let name): kept.insert(name)
            case .member(let base, _, _): counted.formUnion([base.localName].compactMap(\.self))
            case .message(let message): counted.formUnion([message.receiver.localName].compactMap(\.self))
            default: break
            }
        }
        let isOutside = kept.union(counted).contains { scope[$0] == nil && model.cases[$0] == nil }
        var isKept = !Self.writes(body, kept.union([pointer]))
        for statement in body {
            walk(statement) { part in
                switch part.kind {
                // What is counted, and the list, may change where they are mentioned.
                case .name(let name): if name == list || counted.contains(name) { isKept = false }
                case .message, .call: if isOutside, model.effects.has(part) { isKept = false }
                default: break
                }
            }
        }
        return isKept
    }

    /// The array in the place of memory for a list: `int *list = malloc(count * sizeof(int));`.
    mutating func memoryBehind(_ variable: Variable) -> SwiftExpression? {
        guard let initial = variable.initial, variable.type.pointers == 1, !facts.sets(variable.name),
            !facts.followed.contains(variable.name)
        else { return nil }
        var element = variable.type
        element.pointers = 0
        return arrayElement(element).flatMap { memory(initial, of: $0) }
    }

    /// An array of zeros in the place of memory; nil for other values.
    mutating func memory(_ value: Expression, of element: SwiftType) -> SwiftExpression? {
        guard let factors = MemoryVariables.factors(of: value), let name = element.text, let zero = zero(element) else {
            return nil
        }
        let counts = factors.filter { if case .sizeOf = $0.withoutParentheses.kind { false } else { true } }
        guard counts.count == 1 else { return nil }
        return SwiftExpression("[\(name)]").call(
            [
                .init(label: "repeating", value: SwiftExpression(zero, element)),
                .init(label: "count", value: coerce(expression(counts[0]), to: .int)),
            ], .array(element))
    }

    /// `_values = calloc(count, sizeof(double))` of a variable that holds memory, or `_values = NULL`; nil for others.
    mutating func settingMemory(_ left: Expression, _ right: Expression) -> SwiftExpression? {
        let name: String
        switch left.withoutParentheses.kind {
        case .name(let word), .member(_, let word, isArrow: true): name = word
        default: return nil
        }
        guard model.memory.contains(name), case let target = expression(left), case .array(let element) = target.type
        else {
            return nil
        }
        let value = right.isNil ? SwiftExpression("[]", target.type) : memory(right, of: element)
        return value.map { SwiftExpression(.binary(target, "=", $0), .void) }
    }

    /// An array of the bytes of data, where the pointer to them is only read by index, `const uint8_t *b = data.bytes;`, or the
    /// text whose bytes a variable is for.
    mutating func bytesBehind(_ variable: Variable) -> SwiftExpression? {
        if let text = textBehind(variable) { return text }
        var byte = variable.type
        byte.pointers = 0
        guard variable.type.pointers == 1, let type = CType(byte), type.bits == 8, !type.isSigned,
            facts.indexed.contains(variable.name),
            facts.assignments[variable.name]?.count == 1
        else { return nil }
        return variable.initial.flatMap { bytes($0) }
    }

    /// `data.bytes` as an array of bytes.
    mutating func bytes(_ pointer: Expression) -> SwiftExpression? {
        let data: SwiftExpression
        switch pointer.kind {
        case .member(let base, "bytes", _): data = expression(base)
        case .message(let message) where message.selector == "bytes": data = expression(message.receiver)
        case .parenthesized(let inner): return bytes(inner)
        case .cast(let type, let inner):
            var byte = type
            byte.pointers = 0
            guard type.pointers == 1, let number = CType(byte), number.bits == 8, !number.isSigned else { return nil }
            return bytes(inner)
        default: return nil
        }
        guard data.type.wrapped == .named("Data") else { return nil }
        let present =
            data.type.isOptional
            ? SwiftExpression(.binary(data, "??", SwiftExpression("Data()")), data.type.wrapped) : data
        return SwiftExpression("[UInt8]").call([.init(label: nil, value: present)], .array(.named("UInt8")))
    }

    /// A text of C that is cast to a pointer to its bytes: `(const uint8_t *)"abc"`.
    mutating func textBytes(_ pointer: Expression) -> SwiftExpression? {
        guard case .cast(let type, let inner) = pointer.withoutParentheses.kind, type.pointers == 1 else { return nil }
        let text = expression(inner.withoutCharacters)
        guard text.type == .string else { return nil }
        return SwiftExpression("Array").call(
            [.init(label: nil, value: text.member("utf8"))], .array(.named("UInt8")))
    }

    /// `*pointer`; nil where the variable itself stands in the place of its pointer.
    func pointee(_ pointer: SwiftExpression) -> SwiftExpression? {
        guard let type = pointer.type.pointee else { return nil }
        return link(pointer, type) { $0.member("pointee") }
    }
}

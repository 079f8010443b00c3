/// Lists in braces, as structures and as arrays of C.
extension Rewriter {
    /// A list in braces as a value of a type: its fields by name or by position, or the elements of an array.
    mutating func listed(_ elements: [Expression], as type: TypeName) -> SwiftExpression? {
        guard let written = type.sizes.first else { return structure(type, elements) }
        let size = size(written)
        var type = type
        type.sizes[0] = size
        var element = type
        element.sizes.removeFirst()
        guard var plain = arrayElement(element) else { return nil }
        guard let elements = placed(elements) else { return nil }
        if isObject(element), hasNil(elements, size) { plain = plain.asOptional }
        var values = elements.map { value -> SwiftExpression in
            if value.isNil, !isObject(element), let zero = zero(plain) { return SwiftExpression(zero, plain) }
            if case .initializerList(nil, let inner) = value.kind, let list = listed(inner, as: element) { return list }
            return passed(value, as: plain, number: CType(element))
        }
        // Elements that the list does not name are zero.
        if let count = Int(size), count > values.count, count < 1_000 {
            guard let zero = plain.isOptional ? "nil" : zero(plain) else { return nil }
            values += Array(repeating: SwiftExpression(zero, plain), count: count - values.count)
        }
        let list = SwiftExpression(.array(values), .array(plain))
        let names = Self.words(written).filter { Int($0) == nil && model.rawValues[$0] == nil }
        guard !names.isEmpty, names.allSatisfy({ model.counted.contains($0) || scope[$0] != nil }) else {
            // How many zeros there are is not known.
            return names.isEmpty || values.count != 1 || values.first?.plain != "0" ? list : nil
        }
        if elements.allSatisfy({ if case .number("0") = $0.kind { true } else { false } }) { return emptyArray(type) }
        // The compiler of C knows how many elements are left.
        var rest = type
        rest.sizes[0] = "\(size)-\(values.count)"
        return emptyArray(rest).map { SwiftExpression(.binary(list, "+", $0), list.type) }
    }

    /// The type of an array of C: its objects may be nil where the list that it begins with has places without one.
    func listType(_ variable: Variable) -> SwiftType? {
        guard case .array(let element)? = arrayElement(variable.type), variable.type.sizes.count == 1,
            case .initializerList(nil, let elements)? = variable.initial?.kind
        else { return arrayElement(variable.type) }
        var plain = variable.type
        plain.sizes = []
        let size = variable.type.sizes[0].filter { !$0.isWhitespace }
        guard isObject(plain), let list = placed(elements), hasNil(list, size) else { return .array(element) }
        return .array(element.asOptional)
    }

    /// Whether a list of objects has places without one.
    private func hasNil(_ elements: [Expression], _ size: String) -> Bool {
        elements.contains(where: \.isNil) || (Int(size) ?? 0) > elements.count
    }

    /// The value that an array of C or a structure begins with: a list in braces, or a text of C with the zero at its end.
    mutating func listed(_ initial: Expression, as type: TypeName) -> SwiftExpression? {
        switch initial.kind {
        case .initializerList(nil, let elements): return listed(elements, as: type)
        case .string(let literals, isObject: false):
            guard type.name == "char", type.pointers == 0, type.sizes.count == 1 else { return nil }
            guard type.sizes[0].allSatisfy(\.isWhitespace) else { return sizedText(initial, as: type) }
            let characters = string(literals).member("utf8CString")
            return SwiftExpression("Array").call([.init(label: nil, value: characters)], .array(.named("CChar")))
        default: return nil
        }
    }

    /// A text of C in an array with a size: its characters, and zeros behind them.
    private mutating func sizedText(_ value: Expression, as type: TypeName) -> SwiftExpression? {
        guard case .string(let literals, isObject: false) = value.kind, type.name == "char", type.pointers == 0,
            type.sizes.count == 1
        else { return nil }
        let text = string(literals)
        let size = size(type.sizes[0])
        let list = SwiftType.array(.named("CChar"))
        let characters = SwiftExpression("Array").call([.init(label: nil, value: text.member("utf8CString"))], list)
        guard case .text(let written) = text.kind, written.allSatisfy(\.isASCII), !written.contains("\\"),
            let count = Int(size), written.count - 2 <= count
        else {
            giveUp("RAC-3017", "Write as many characters as the array of C has.")
            return characters
        }
        let rest = count - (written.count - 2) - 1
        if rest < 0 { return characters.member("dropLast").call([], list) }
        guard rest > 0 else { return characters }
        let zeros = SwiftExpression("[CChar](repeating: 0, count: \(rest))", list)
        return SwiftExpression(.binary(characters, "+", zeros), list)
    }

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    }

    /// The size of an array of C, with the numbers of constants of enumerations, and local constants by their names in Swift.
    private func size(_ text: String) -> String {
        let text = text.filter { !$0.isWhitespace }
        var result = ""
        var rest = Substring(text)
        while let first = rest.first {
            let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            let local = scope[word].map { $0.name ?? word.local }
            result += word.isEmpty ? String(first) : local ?? model.rawValues[word].map(String.init) ?? word
            rest = rest.dropFirst(max(word.count, 1))
        }
        return result
    }

    /// An array of C that begins without values.
    mutating func emptyArray(_ type: TypeName) -> SwiftExpression? {
        guard let size = elementCount(type) else { return nil }
        var element = type
        element.sizes.removeFirst()
        guard let plain = emptyElement(element) else { return nil }
        let zero = plain.isOptional ? "nil" : zero(plain)
        let value = element.sizes.isEmpty ? zero.map { SwiftExpression($0, plain) } : emptyArray(element)
        guard let value, let name = plain.text else { return nil }
        return SwiftExpression("[\(name)]").call(
            [.init(label: "repeating", value: value), .init(label: "count", value: size)],
            .array(plain))
    }

    /// The number of elements of an array of C, which may be computed: `NSInteger counts[text.length + 1]`.
    private mutating func elementCount(_ type: TypeName) -> SwiftExpression? {
        guard var size = type.sizes.first.map(size), let last = size.last else { return nil }
        guard !"+-*".contains(last), size.allSatisfy({ $0.isNumber || $0.isLetter || "_+-*".contains($0) }) else {
            let values = type.sizeValues.list.suffix(type.sizes.count)
            guard values.count == type.sizes.count, let value = values.first else { return nil }
            return coerce(expression(value), to: .int)
        }
        for sign in ["+", "-", "*"] { size = size.replacing(sign, with: " \(sign) ") }
        return SwiftExpression(size)
    }

    /// The Swift type of a field of a structure.
    func fieldType(_ type: TypeName) -> SwiftType {
        guard type.sizes.isEmpty else { return arrayElement(type) ?? .unknown }
        return isObject(type) ? plainType(type).asOptional : plainType(type)
    }

    /// The Swift type of the elements of an array of C that begins without values: its objects are nil.
    func emptyElement(_ type: TypeName) -> SwiftType? {
        guard let plain = arrayElement(type), isObject(type.innermost) else { return arrayElement(type) }
        func withNil(_ type: SwiftType) -> SwiftType {
            if case .array(let element) = type { .array(withNil(element)) } else { type.asOptional }
        }
        return type.sizes.isEmpty ? plain.asOptional : withNil(plain)
    }

    /// The Swift type of the elements of an array of C, which may be arrays.
    func arrayElement(_ type: TypeName) -> SwiftType? {
        guard type.sizes.isEmpty else {
            var inner = type
            inner.sizes.removeFirst()
            return arrayElement(inner).map { .array($0) }
        }
        let plain = plainType(type)
        return plain.text == nil || plain.text?.hasPrefix("Unsafe") == true ? nil : plain
    }

    mutating func structure(_ type: TypeName, _ elements: [Expression]) -> SwiftExpression {
        let name = plainType(type)
        let labels: [String: [String]] = [
            "NSRange": ["location", "length"], "CGPoint": ["x", "y"], "CGSize": ["width", "height"],
            "CGRect": ["origin", "size"],
        ]
        let fields = model.fields[name.text ?? ""] ?? []
        let names = labels[name.text ?? ""] ?? fields.map(\.name)
        var arguments: [SwiftExpression.Argument] = []
        var place = 0
        for element in elements {
            var value = element
            // What follows `.x = 1` is for the fields behind it.
            if case .assignment(let target, "=", let inner) = element.kind, case .name(let name) = target.kind {
                (place, value) = (names.firstIndex(of: name) ?? names.count, inner)
            }
            let field = place < names.count ? names[place] : nil
            place += 1
            let known = fields.first { $0.name == field }
            let wanted = known?.type ?? .unknown
            if let known, let text = sizedText(value, as: known.declared) {
                arguments.append(.init(label: field, value: text))
            } else if case .initializerList(nil, let inner) = value.kind, let known, !known.declared.sizes.isEmpty {
                guard let list = listed(inner, as: known.declared) else {
                    giveUp("RAC-3017", "Write as many elements as the array of C has.")
                    continue
                }
                arguments.append(.init(label: field, value: list))
            } else if case .initializerList(nil, let inner) = value.kind,
                let nested = wanted.name ?? field.flatMap({ ["origin": "CGPoint", "size": "CGSize"][$0] }),
                model.fields[nested] != nil || labels[nested] != nil
            {
                arguments.append(.init(label: field, value: structure(TypeName(nested), inner)))
            } else {
                arguments.append(.init(label: field, value: passed(value, as: wanted, number: known?.number)))
            }
        }
        // Fields of Foundation's structures that the list does not name are zero.
        if fields.isEmpty {
            for missing in names where !arguments.contains(where: { $0.label == missing }) {
                let zero = name.name == "CGRect" ? ".zero" : "0"
                arguments.append(.init(label: missing, value: SwiftExpression(zero)))
            }
        }
        // Swift takes the fields in the order of their declarations.
        let positions = arguments.map { argument in names.firstIndex { $0 == argument.label } ?? -1 }
        let sorted = zip(positions, arguments).sorted { $0.0 < $1.0 }.map(\.1)
        return SwiftExpression(name.text ?? "").call(names.isEmpty ? arguments : sorted, name)
    }

    /// Functions of C that write to the memory that their first argument points to.
    static let memoryFunctions: Set<String> = ["memset", "memcpy", "memmove", "qsort"]

    /// `qsort(list, count, sizeof(int), compare)`; nil for other memory.
    mutating func sortedMemory(_ arguments: [Expression]) -> SwiftExpression? {
        guard arguments.count == 4, case let list = expression(arguments[0]), case .array = list.type, list.isPlace
        else {
            return nil
        }
        use(module: "CompatShims")
        let count = SwiftExpression.Argument(label: "first", value: expression(arguments[1], as: .int))
        let function = SwiftExpression.Argument(label: "byFunction", value: expression(arguments[3]))
        return list.member("sort").call([count, function], .void)
    }

    /// `memset(list, 0, sizeof(list))` and `memcpy(list, other, sizeof(list))`, of whole arrays of C, and `memset` of a
    /// structure; nil for other memory.
    mutating func wholeMemory(_ function: String, _ arguments: [Expression]) -> SwiftExpression? {
        guard arguments.count == 3, case let size = arguments[2].withoutParentheses else { return nil }
        if function == "memset", case .prefix("&", let target) = arguments[0].kind, text(arguments[1].tokens) == "0" {
            let value = expression(target)
            guard isSize(size, of: target) || size.sizedName == value.type.name, let zero = zero(value.type) else {
                return nil
            }
            return SwiftExpression(.binary(value, "=", SwiftExpression(zero, value.type)), .void)
        }
        let list = expression(arguments[0])
        guard case .array = list.type, list.isPlace else { return nil }
        let isWhole = isSize(size, of: arguments[0])
        if function == "memset" {
            guard isWhole, let filled = filled(list, with: text(arguments[1].tokens)) else { return nil }
            return SwiftExpression(.binary(list, "=", filled), .void)
        }
        let other = expression(arguments[1])
        guard other.type == list.type, other.isPlace, isWhole || isSize(size, of: arguments[1]) else {
            return nil
        }
        // Both are as long as the shorter one, at least.
        let (here, there) = isWhole ? (list, other) : (other, list)
        let count = SwiftExpression.Argument(label: nil, value: here.member("count", .int))
        if isWhole {
            let copied = SwiftExpression("Array").call([.init(label: nil, value: there.member("prefix").call([count]))])
            return SwiftExpression(.binary(list, "=", copied), .void)
        }
        let range = SwiftExpression(.binary(SwiftExpression("0"), "..<", count.value))
        return list.member("replaceSubrange").call(
            [.init(label: nil, value: range), .init(label: "with", value: other)], .void)
    }

    /// An array as long as another, each byte of which is 0, or has all of its bits set.
    private func filled(_ list: SwiftExpression, with byte: String) -> SwiftExpression? {
        guard case .array(let element) = list.type, let name = element.text else { return nil }
        let first = list.element([.init(label: nil, value: SwiftExpression("0"))])
        let plain: String?
        switch byte {
        case "0": plain = zero(element)
        case "0xff", "0xFF", "255", "-1":
            plain = CType(element).map { $0.isSigned || element == .int ? "-1" : ".max" }
        default: return nil
        }
        let value =
            plain.map { SwiftExpression($0, element) } ?? filled(SwiftExpression(first.kind, element), with: byte)
        guard let value else { return nil }
        return SwiftExpression("[\(name)]").call(
            [.init(label: "repeating", value: value), .init(label: "count", value: list.member("count", .int))],
            list.type)
    }

    /// `list + 3`: the elements of an array of C that follow.
    func rest(of list: SwiftExpression, _ sign: String, _ index: SwiftExpression) -> SwiftExpression? {
        guard sign == "+", case .array = list.type, index.type.isInteger else { return nil }
        let rest = list.member("dropFirst").call([.init(label: nil, value: index)])
        return SwiftExpression("Array").call([.init(label: nil, value: rest)], list.type)
    }

    /// Reports that the characters of a text of C are read one by one.
    mutating func giveUpOnCharacters() {
        giveUp("RAC-3017", "A text of C is a String: take its bytes, Array(text.utf8CString), and index them.")
    }

    /// `*list` and `*(list + 3)`: an element of an array of C.
    mutating func elementBehind(_ pointer: Expression, _ value: SwiftExpression) -> SwiftExpression? {
        if value.type.wrapped == .string { giveUpOnCharacters() }
        guard case .array(let element) = value.type else { return nil }
        if case .binary(let list, "+", let index) = pointer.withoutParentheses.kind {
            return self.element(of: list, at: index)
        }
        return value.element([.init(label: nil, value: SwiftExpression("0"))], element)
    }

    /// `sizeof(list) / sizeof(list[0])`, the number of elements of an array of C.
    mutating func elementCount(_ left: Expression, _ sign: String, _ right: Expression) -> SwiftExpression? {
        guard sign == "/", let list = left.sizedValue, let place = list.ownPlace, let first = right.sizedValue?.list,
            first.ownPlace == place
        else { return nil }
        // Memory of an object has no size that is declared.
        if case .variable(let name) = place, scope[name] == nil, model.memory.contains(name) { return nil }
        let value = expression(list)
        guard case .array = value.type else { return nil }
        return value.member("count", .int)
    }

    /// Whether an expression is the size of a value: `sizeof(list)`.
    private func isSize(_ size: Expression, of value: Expression) -> Bool {
        guard let sized = size.sizedValue else { return false }
        return sized.ownPlace.map { $0 == value.ownPlace } ?? (text(sized.tokens) == text(value.tokens))
    }

    /// The size of an array of C that is a variable of the function; nil for other types.
    func arraySize(_ type: TypeName) -> SwiftExpression? {
        guard let local = scope[type.name], case .array = local.type, let declared = facts.type(of: type.name),
            declared.sizes.count == 1, let number = CType(declared.innermost)
        else { return nil }
        let count = SwiftExpression(local.name ?? type.name, local.type).member("count", .int)
        if number.bits == 8 { return count }
        return SwiftExpression(.binary(count, "*", SwiftExpression("\(number.bits / 8)", .int)), .int)
    }

    /// The size in C of a number that is a variable of the function, `sizeof(count)`; nil for other values.
    func variableSize(_ size: Expression) -> SwiftExpression? {
        guard let name = size.sizedValue?.localName, scope[name] != nil, let declared = facts.type(of: name),
            declared.sizes.isEmpty, declared.pointers == 0, CType(declared) != nil
        else { return nil }
        return sizedType(declared).map { SwiftExpression("MemoryLayout<\($0)>.size", .int) }
    }

    /// The Swift type that is as large as a type of C; nil for the program's structures, whose fields may be larger in Swift.
    func sizedType(_ type: TypeName) -> String? {
        guard type.sizes.isEmpty else { return nil }
        if type.pointers > 0 || type.function != nil || ["id", "Class", "SEL"].contains(type.name) {
            return "UnsafeRawPointer"
        }
        if let number = CType(type) { return number.swiftName }
        return ["NSRange", "CGPoint", "CGSize", "CGRect"].contains(type.name) ? type.name : nil
    }
}

extension SwiftExpression {
    /// Whether a call takes two elements of one array to change them, which Swift does not allow.
    var changesTwoElements: Bool {
        guard case .call(_, let arguments) = kind else { return false }
        let lists = arguments.compactMap { argument -> String? in
            guard case .prefix("&", let place) = argument.value.kind, case .element(let list, _) = place.kind,
                case .array = list.type.wrapped
            else { return nil }
            return list.plain
        }
        return Set(lists).count < lists.count
    }
}

extension Expression {
    /// The value of `sizeof list`; nil for the sizes of other types.
    fileprivate var sizedValue: Expression? {
        switch kind {
        case .sizeOf(let type): type == TypeName(type.name) ? Expression(kind: .name(type.name), tokens: tokens) : nil
        case .sizeOfValue(let value): value.withoutParentheses
        default: nil
        }
    }

    /// The name of the type in `sizeof(Size)`.
    fileprivate var sizedName: String? { if case .sizeOf(let type) = kind { type.name } else { nil } }

    /// The list of `list[0]` and `*list`.
    fileprivate var list: Expression? {
        switch kind {
        case .element(let list, _), .prefix("*", let list): list.withoutParentheses
        default: nil
        }
    }
}

/// Pointers to variables of the caller: `NSError **error`, `BOOL *found`.
///
/// Form: a pointer that may be nil, as NULL is. Writing through nil does nothing, and reading returns zero.
extension Rewriter {
    /// The pointer that a parameter of a function is; nil for other types.
    func pointer(_ type: TypeName) -> SwiftType? {
        guard type.function == nil, type.sizes.isEmpty, !type.qualifiers.contains("const") else { return nil }
        if type.pointers == 2, type.name != "char", type.name != "void" {
            var object = type
            object.pointers = 1
            guard let name = plainType(object).asOptional.text else { return nil }
            return .optional(.named("UnsafeMutablePointer<\(name)>"))
        }
        var value = type
        value.pointers = 0
        guard type.pointers == 1, CType(value) != nil, type.name != "char", type.name != "unichar",
            let name = plainType(value).text
        else { return nil }
        return .optional(.named("UnsafeMutablePointer<\(name)>"))
    }

    /// The list that a parameter points to, which it cannot change: `const int *values`, or `int values[]` where the body only
    /// reads the elements; nil for other types.
    func constantList(_ parameter: Parameter, _ body: [Statement]?) -> SwiftType? {
        let type = parameter.type
        guard type.function == nil else { return nil }
        if !type.sizes.isEmpty {
            guard let body, let name = parameter.name, Self.onlyReads(body, name) || type.qualifiers.contains("const")
            else { return nil }
            return arrayElement(type)
        }
        var element = type
        element.pointers = 0
        guard type.pointers == 1, type.qualifiers.contains("const"), CType(element) != nil, type.name != "char",
            type.name != "unichar"
        else { return nil }
        return .array(plainType(element))
    }

    /// Whether a body only reads the elements of a list.
    static func onlyReads(_ body: [Statement], _ name: String) -> Bool {
        var (uses, reads, isWritten) = (0, 0, false)
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .name(name): uses += 1
                case .element(let base, _): if base.isClassName(name) { reads += 1 }
                case .assignment(let target, _, _): if target.root == name { isWritten = true }
                case .prefix(let sign, let target), .postfix(let target, let sign):
                    if ["&", "++", "--"].contains(sign), target.root == name { isWritten = true }
                default: break
                }
            }
        }
        return uses == reads && !isWritten
    }

    /// The variable that a pointer to a structure stands for, where the pointer is only followed: `Size *p = &size;`.
    func structureBehind(_ variable: Variable) -> String? {
        guard variable.type.pointers == 1, model.structures.contains(variable.type.name),
            case .prefix("&", let target)? = variable.initial?.kind, case .name(let place) = target.kind,
            scope[place]?.type.wrapped == .named(variable.type.name), facts.followed.contains(variable.name)
        else { return nil }
        return place
    }

    /// An array of the bytes of data, where the pointer to them is only read by index: `const uint8_t *b = data.bytes;`.
    mutating func bytesBehind(_ variable: Variable) -> SwiftExpression? {
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
        default: return nil
        }
        guard data.type.wrapped == .named("Data") else { return nil }
        let present =
            data.type.isOptional
            ? SwiftExpression(.binary(data, "??", SwiftExpression("Data()")), data.type.wrapped) : data
        return SwiftExpression("[UInt8]").call([.init(label: nil, value: present)], .array(.named("UInt8")))
    }

    /// `*pointer`; nil where the variable itself stands in the place of its pointer.
    func pointee(_ pointer: SwiftExpression) -> SwiftExpression? {
        guard let name = pointer.type.name, name.hasPrefix("UnsafeMutablePointer<"), name.hasSuffix(">") else {
            return nil
        }
        let type = SwiftType(String(name.dropFirst("UnsafeMutablePointer<".count).dropLast()))
        return link(pointer, type) { $0.member("pointee") }
    }
}

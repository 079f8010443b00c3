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
        let data: SwiftExpression
        switch variable.initial?.kind {
        case .member(let base, "bytes", _)?: data = expression(base)
        case .message(let message)? where message.selector == "bytes": data = expression(message.receiver)
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

/// Names, and literals of numbers, characters and texts.
extension Rewriter {
    /// `NSLocalizedString(key, comment)`, with a table and a bundle between the two.
    mutating func localized(_ arguments: [Expression]) -> SwiftExpression {
        let labels: [(String?, SwiftType)] = [
            (nil, .string), ("tableName", .optional(.string)), ("bundle", .named("Bundle")),
        ]
        var list = zip(labels, arguments.dropLast()).map { label, argument in
            SwiftExpression.Argument(label: label.0, value: expression(argument, as: label.1))
        }
        let comment = arguments.last.map { $0.isNil ? SwiftExpression("\"\"", .string) : expression($0, as: .string) }
        if let comment { list.append(.init(label: "comment", value: comment)) }
        return SwiftExpression("NSLocalizedString").call(list, .string)
    }

    mutating func name(_ name: String, _ target: SwiftType) -> SwiftExpression {
        switch name {
        case "YES", "true", "TRUE": return SwiftExpression("true", .bool)
        case "NO", "false", "FALSE": return SwiftExpression("false", .bool)
        case "nil", "Nil", "NULL": return SwiftExpression("nil", .optional(.unknown))
        case "self":
            if let onceClass { return SwiftExpression("\(onceClass).self", .named("AnyClass")) }
            return SwiftExpression("self", strongSelf?.kind == .goesOn ? .optional(selfType) : selfType)
        case "super":
            return SwiftExpression(
                "super", currentClass.flatMap { model.classes[$0]?.superclass }.map { .named($0) } ?? .unknown)
        case "_cmd": return SwiftExpression(facts.key.isEmpty ? "#function" : "\"\(facts.key)\"", .string)
        case "__func__", "__PRETTY_FUNCTION__", "__FUNCTION__":
            return SwiftExpression(facts.key.isEmpty ? "#function" : "\"\(functionName)\"", .string)
        case "__FILE__": return SwiftExpression("#filePath", .string)
        case "__LINE__": return SwiftExpression("#line", .int)
        case "__TIME__", "__DATE__": return SwiftExpression("\"\"", .string)
        case "kNilOptions": return SwiftExpression("0", .int)
        case "NSNotFound": return SwiftExpression("NSNotFound", .int)
        case "NSIntegerMax", "LONG_MAX", "LLONG_MAX": return SwiftExpression("Int.max", .int)
        case "NSIntegerMin", "LONG_MIN", "LLONG_MIN": return SwiftExpression("Int.min", .int)
        case "INT64_MAX", "INT64_MIN":
            return SwiftExpression(name == "INT64_MAX" ? "Int64.max" : "Int64.min", .named("Int64"))
        case "INT_MAX", "INT32_MAX": return SwiftExpression("Int(Int32.max)", .int).of(.int)
        case "INT_MIN", "INT32_MIN": return SwiftExpression("Int(Int32.min)", .int).of(.int)
        case "NSUIntegerMax", "ULONG_MAX", "SIZE_MAX":
            // An unsigned number is an `Int` of the same bits.
            return SwiftExpression("Int(bitPattern: UInt.max)", .int).of(.unsignedLong)
        case "UINT_MAX", "UINT32_MAX": return SwiftExpression("UInt32.max", .named("UInt32"))
        case "UINT64_MAX", "ULLONG_MAX": return SwiftExpression("UInt64.max", .named("UInt64"))
        case "UINT8_MAX", "INT8_MAX", "INT8_MIN", "UINT16_MAX", "INT16_MAX", "INT16_MIN":
            let type =
                name.hasPrefix("U")
                ? "UInt" + name.dropFirst(4).prefix { $0 != "_" } : "Int" + name.dropFirst(3).prefix { $0 != "_" }
            return SwiftExpression("\(type).\(name.hasSuffix("MAX") ? "max" : "min")", .named(type))
        case "CGFLOAT_MAX": return SwiftExpression("CGFloat.greatestFiniteMagnitude", .named("CGFloat"))
        case "DBL_MAX": return SwiftExpression("Double.greatestFiniteMagnitude", .double)
        default: break
        }
        if let local = scope[name] {
            var value = SwiftExpression(local.name ?? name.local, local.type)
            value.values = local.values
            value.number = facts.type(of: name).flatMap { CType($0) }
            value.isWidened = local.type.wrapped == .any && facts.type(of: name).map(isOfFoundation) == true
            return value
        }
        if let known = model.cases[name] {
            let type = SwiftType.named(known.type)
            return SwiftExpression(target.wrapped == type ? ".\(known.name)" : "\(known.type).\(known.name)", type)
                .of(model.plainEnumerations.contains(known.type) ? .int : nil)
        }
        let isSynthesized = currentClass.map { model.classes[$0]?.synthesized[name] != nil } ?? false
        if name.hasPrefix("_") || isSynthesized, let variable = instanceVariable(name) { return variable }
        if let variable = ownVariable(name) { return variable }
        if let global = model.globals[name] {
            return SwiftExpression(globalName(name), global).of(model.numbers[name])
        }
        // The variable of a property that a superclass declares elsewhere.
        if name.hasPrefix("_"), name.count > 1, currentClass != nil, !isClassMethod {
            return SwiftExpression("self.\(name.drop { $0 == "_" })")
        }
        let entry = registry.constant(name)
        if let entry { use(entry) }
        if let entry, entry.class == .byHand, let why = entry.why { giveUp(entry.id, why) }
        if let known = registry.enumerationCase(name) {
            missingTypes[known.type] = missingTypes[known.type] ?? .value
            return SwiftExpression(known.swift, .named(known.type))
        }
        if let entry, let swift = entry.swift {
            return SwiftExpression(swift, entry.returns.map { SwiftType($0) } ?? .unknown)
        }
        if name == errorParameter || outerErrors.contains(name) {
            giveUp("RAC-3018", "The method throws its error in Swift: return it from the block, and throw it then.")
        }
        missingNames.insert(name)
        return SwiftExpression(name.safe)
    }

    /// The name of the function or method that C prints, `-[Form(Checks) check:]`, or that of its first block.
    private var functionName: String {
        let name = methodName
        return closureDepth > 0 ? "__\(name.utf8.count)\(name)_block_invoke" : name
    }

    private var methodName: String {
        guard let currentClass else { return facts.key }
        let category = file.tree.items.lazy.compactMap { item -> String? in
            guard case .container(let container) = item.kind, container.name == currentClass,
                let category = container.category, !category.isEmpty
            else { return nil }
            return container.members.contains {
                if case .method(let method) = $0.kind {
                    method.selector == facts.key && method.body != nil
                } else {
                    false
                }
            } ? "(\(category))" : nil
        }.first
        return "\(isClassMethod ? "+" : "-")[\(currentClass)\(category ?? "") \(facts.key)]"
    }

    /// The name of a variable or function of a file; another than that of a member, which hides it in its class.
    func globalName(_ name: String) -> String {
        guard model.memberNames.contains(name) else { return name }
        if case .function? = model.globals[name] { return name + "Function" }
        return name + "Value"
    }

    /// A call of a function of a module, which names the module where a variable, or a method of the class, has the name of the
    /// function.
    func unhidden(_ value: SwiftExpression) -> SwiftExpression {
        guard case .call(let callee, var arguments) = value.kind, let name = callee.plain else { return value }
        if name == "Int" || name == "UInt", arguments.count == 1 {
            arguments[0].value = unhidden(arguments[0].value)
            var result = value
            result.kind = .call(callee, arguments)
            return result
        }
        guard
            let module = Self.functions[name]
                ?? (registry.function(name) != nil || Self.hiddenNames.contains(name) ? "Foundation" : nil),
            isHidden(name)
        else { return value }
        var result = value
        result.kind = .call(SwiftExpression("\(module).\(name)", callee.type), arguments)
        return result
    }

    /// The name of the function `max` here.
    var maximum: String { isHidden("max") ? "Swift.max" : "max" }

    private func isHidden(_ function: String) -> Bool {
        if scope.uses(function) || model.globals[function]?.wrapped.isFunction == false { return true }
        guard let currentClass else { return false }
        // A sequence has some of the names, too.
        let isSequence = selfType.isValue || SharedKind(selfType) != nil
        if ["max", "min"].contains(function), isSequence || model.adopts(currentClass, "NSFastEnumeration") {
            return true
        }
        let found = model.nearest(to: currentClass) { known in
            known.properties[function] != nil || known.methods.values.contains { $0.base == function } ? true : nil
        }
        return found == true
    }

    /// The functions whose names methods of programs have, by their modules.
    private static let functions: [String: String] = [
        "abs": "Swift", "assert": "Swift", "dictionary": "CompatShims", "max": "Swift", "min": "Swift",
        "print": "Swift",
    ]

    /// The types of Foundation and functions of the system whose names members of programs have.
    private static let hiddenNames: Set<String> = [
        "URL", "UUID", "Data", "Date", "Locale", "Calendar", "TimeZone", "Notification", "Bundle", "Timer", "Thread",
        "Scanner", "Operation", "IndexPath", "IndexSet", "CharacterSet", "URLRequest",
        "accept", "access", "bind", "close", "connect", "exit", "fork", "index", "kill", "link", "listen", "mkdir",
        "open", "pause", "pipe", "poll", "raise", "read", "recv", "remove", "rename", "rmdir", "send", "shutdown",
        "signal", "sleep", "stat", "sync", "system", "time", "truncate", "unlink", "usleep", "wait", "write",
    ]

    /// The type of the object whose method is written; a category of Foundation's extends a value of Swift.
    var selfType: SwiftType {
        guard let currentClass else { return .unknown }
        let isExtended =
            currentClass != "NSError" && model.classes[currentClass]?.superclass == nil
            && registry.type(currentClass) != nil
        return isExtended ? plainType(TypeName(objectOf: currentClass)) : .named(currentClass)
    }

    /// An instance variable of the class, or of a superclass, that belongs to no property.
    private func ownVariable(_ name: String) -> SwiftExpression? {
        guard let currentClass, !isClassMethod, let (type, number) = model.variable(name, of: currentClass) else {
            return nil
        }
        return SwiftExpression("self.\(name)", type).of(number)
    }

    /// `_name`, the variable of a property or one of its own.
    func instanceVariable(_ name: String) -> SwiftExpression? {
        guard let currentClass, !isClassMethod else { return nil }
        if let property = model.classes[currentClass]?.synthesized[name],
            let known = model.property(property, of: currentClass)
        {
            // The variable behind a getter may be nil where the property is not.
            if backing.contains(property), let variable = ownVariable(name) { return variable }
            return SwiftExpression("self.\(backing.contains(property) ? name : property)", known.type).of(known.number)
        }
        if let variable = ownVariable(name) { return variable }
        let plain = String(name.dropFirst())
        guard let property = model.property(plain, of: currentClass) else { return nil }
        return SwiftExpression("self.\(backing.contains(plain) ? name : plain)", property.type).of(property.number)
    }

    func number(_ number: String) -> SwiftExpression {
        var text = number
        let isHexadecimal = text.lowercased().hasPrefix("0x")
        let isFraction = !isHexadecimal && (text.contains(".") || text.lowercased().contains("e"))
        let suffixes: Set<Character> = isHexadecimal ? ["u", "U", "l", "L"] : ["u", "U", "l", "L", "f", "F"]
        let isFloat = !isHexadecimal && text.lowercased().hasSuffix("f")
        while let last = text.last, suffixes.contains(last) { text.removeLast() }
        if text.hasSuffix(".") { text += "0" }
        if text.hasPrefix(".") { text = "0" + text }
        if !isHexadecimal, !isFraction, text.count > 1, text.hasPrefix("0"), text.allSatisfy(\.isNumber) {
            text = "0o" + text.dropFirst()
        }
        let type: SwiftType = isFloat ? .named("Float") : isFraction ? .double : .int
        if type == .int, CType.exceedsLong(number) {
            return SwiftExpression("Int").call([.init(label: "bitPattern", value: SwiftExpression(text))], .int)
                .of(.unsignedLong)
        }
        return SwiftExpression(text, type).of(CType(literal: number))
    }

    /// `[object class]`.
    mutating func classObject(of object: Expression, _ tokens: Range<Int>) -> SwiftExpression {
        let message = Message(
            receiver: object, words: ["class"], arguments: [], variadic: [], wordTokens: [tokens.lowerBound])
        return expression(Expression(kind: .message(message), tokens: tokens))
    }

    func character(_ character: String) -> SwiftExpression {
        let inside = character.dropFirst().dropLast()
        // A code of four characters.
        if inside.count > 1, inside.first != "\\" {
            return SwiftExpression("\(inside.utf8.reduce(0) { $0 << 8 | Int($1) })", .int).of(.int)
        }
        // A character over 127 is a negative `int`.
        let digits = inside.dropFirst(inside.hasPrefix("\\x") ? 2 : 1)
        if inside.first == "\\", let code = Int(digits, radix: inside.hasPrefix("\\x") ? 16 : 8), 128..<256 ~= code {
            return SwiftExpression("\(code - 256)", .int).of(.int)
        }
        return SwiftExpression(
            "UInt8(ascii: \"\(inside == "\"" ? "\\\"" : swiftLiteral(character))\")", .named("UInt8"))
    }

    func string(_ literals: [String]) -> SwiftExpression {
        SwiftExpression("\"" + literals.map(swiftLiteral).joined() + "\"", .string)
    }

    /// The inside of a literal of C as the inside of a literal of Swift.
    func swiftLiteral(_ literal: String) -> String {
        var result = ""
        var characters = Array(literal.dropFirst().dropLast())[...]
        while let character = characters.popFirst() {
            guard character == "\\", let escaped = characters.popFirst() else {
                // Swift takes no tabulator as it is.
                if character == "\t" { result += "\\t" } else { result.append(character) }
                continue
            }
            switch escaped {
            case "0", "1", "2", "3", "4", "5", "6", "7":
                let digits = String(escaped) + characters.prefix(2).prefix { "0"..."7" ~= $0 }
                characters = characters.dropFirst(digits.count - 1)
                let code = Int(digits, radix: 8) ?? 0
                result += code == 0 ? "\\0" : "\\u{\(String(code, radix: 16, uppercase: true))}"
            case "n", "t", "r", "\"", "\\": result += "\\\(escaped)"
            case "'", "?": result.append(escaped)
            case "x", "u", "U":
                let digits = characters.prefix(escaped == "u" ? 4 : escaped == "U" ? 8 : 2).prefix { $0.isHexDigit }
                characters = characters.dropFirst(digits.count)
                result += "\\u{\(String(digits))}"
            case "a": result += "\\u{7}"
            case "b": result += "\\u{8}"
            case "f": result += "\\u{C}"
            case "v": result += "\\u{B}"
            case "e": result += "\\u{1B}"
            case "\n": break
            default: result += "\(escaped)"
            }
        }
        return result
    }

    mutating func boxed(_ value: Expression) -> SwiftExpression {
        var inner = expression(value.asValue)
        if inner.type.wrapped == .void { inner = coerce(inner, to: .bool) }
        // In Objective-C, a message to nil returns 0, and the box holds that 0.
        if inner.type.isOptional, inner.type.wrapped.isNumber || inner.type.wrapped.isBool {
            inner = coerce(inner, to: inner.type.wrapped)
        }
        // On Linux, a CGFloat is no number of any class.
        if inner.type == .named("CGFloat") { return coerce(inner, to: .double) }
        // Without its type, the literal of a `float` is a `Double`.
        if inner.type == .named("Float"), inner.isLiteral, !isExactFloat(inner) || (inner.plain?.count ?? 0) > 7 {
            return SwiftExpression("Float").call([.init(label: nil, value: inner)], inner.type)
        }
        if inner.type == .bool, value.isIntOfTruth { return inner.of(.int) }
        guard let name = inner.type.wrapped.name, isEnumeration(name) else { return whole(inner, value) }
        return plainNumber(inner)
    }
}

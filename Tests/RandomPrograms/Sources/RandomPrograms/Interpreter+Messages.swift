import Foundation

/// What Foundation's objects do with a message.
extension Interpreter {
    func send(_ selector: String, to object: Object, _ arguments: [Value]) throws -> Value {
        if let value = try further(selector, to: object, arguments) { return value }
        if let value = try runMethod(selector, of: object, arguments) { return value }
        switch selector {
        case "isEqual:", "isEqualToString:", "isEqualToArray:", "isEqualToDictionary:", "isEqualToNumber:":
            return .flag(try areEqual(object, try self.object(arguments[0])))
        case "description": return .object(Object(try description(of: .object(object))))
        case "isString": return if case .text = object.content { .flag(true) } else { .flag(false) }
        case "isNumber": return if case .number = object.content { .flag(true) } else { .flag(false) }
        case "isArray": return if case .list = object.content { .flag(true) } else { .flag(false) }
        case "copy" where !object.isMutable: return .object(object)
        case "copy": return .object(Object(object.content))
        case "mutableCopy":
            if case .number = object.content { throw Rejection("a mutable number") }
            return .object(Object(object.content, isMutable: true))
        default: break
        }
        switch object.content {
        case .text(let text): return try send(selector, to: object, text, arguments)
        case .number(let type, let value): return try send(selector, toNumber: value, type, arguments)
        case .set(let items): return try send(selector, toSet: object, items, arguments)
        case .list(let items): return try send(selector, to: object, items, arguments)
        case .table(let table): return try send(selector, to: object, table, arguments)
        case .signal(let signal): return try send(selector, toSignal: signal, arguments)
        case .sequence(let sequence): return try send(selector, toSequence: sequence, arguments)
        case .subject(let subject): return try send(selector, toSubject: subject, arguments)
        case .subscriber(let subscriber): return try send(selector, to: subscriber, arguments)
        case .failure(let code) where selector == "code": return .integer(code)
        case .pair(let values): return try send(selector, toTuple: values)
        case .event(let event): return try send(selector, toEvent: event)
        case .connection(let connection): return try send(selector, toConnection: connection)
        case .command(let command): return try send(selector, to: command, arguments)
        case .instance where selector == "rac_signalForSelector:": return watch(object, try self.text(of: arguments[0]))
        case .block, .instance, .metaclass, .nothing, .place, .failure: throw unknown(selector)
        }
    }

    func unknown(_ selector: String) -> Rejection { Rejection("an object without \(selector)") }

    private func object(_ value: Value) throws -> Object? {
        guard case .object(let object) = value else { throw Rejection("a number as an object") }
        return object
    }

    private func text(_ value: Value) throws -> [UInt16] {
        guard case .text(let text)? = try object(value)?.content else { throw Rejection("no text") }
        return text
    }

    /// The text of a value that is a text.
    func text(of value: Value) throws -> String { String(decoding: try text(value), as: UTF16.self) }

    /// An index that is at most `limit`.
    func index(_ value: Value, upTo limit: Int) throws -> Int {
        guard case .integer(let index) = try value.converted(to: .unsigned), index <= limit else {
            throw Rejection("an index out of range")
        }
        return Int(index)
    }

    func change(_ object: Object, to content: Object.Content) throws -> Value {
        guard object.isMutable else { throw Rejection("a change of what is constant") }
        object.content = content
        return .object(nil)
    }

    // MARK: Texts

    private func send(_ selector: String, to object: Object, _ text: [UInt16], _ arguments: [Value]) throws -> Value {
        func result(_ units: some Sequence<UInt16>) -> Value { .object(Object(.text(Array(units)))) }
        let string = String(decoding: text, as: UTF16.self)
        switch selector {
        case "length": return .integer(Int128(text.count))
        case "self": return .object(object)
        case "characterAtIndex:": return .integer(Int128(text[try index(arguments[0], upTo: text.count - 1)]))
        case "substringFromIndex:": return result(text[try index(arguments[0], upTo: text.count)...])
        case "substringToIndex:": return result(text[..<(try index(arguments[0], upTo: text.count))])
        case "uppercaseString": return result(string.uppercased().utf16)
        case "lowercaseString": return result(string.lowercased().utf16)
        case "stringByAppendingString:": return result(text + (try self.text(arguments[0])))
        case "stringByAppendingFormat:": return result(text + (try self.text(arguments[0])))
        case "hasPrefix:", "hasSuffix:":
            let part = try self.text(arguments[0])
            guard !part.isEmpty else { throw Rejection("an empty prefix") }
            return .flag(selector == "hasPrefix:" ? text.starts(with: part) : text.suffix(part.count) == part[...])
        case "compare:":
            let other = try self.text(arguments[0])
            // The order of letters with marks depends on the version of Foundation.
            guard text == other || (text + other).allSatisfy({ $0 < 0x80 }) else {
                throw Rejection("an order of letters")
            }
            return .integer(text.lexicographicallyPrecedes(other) ? -1 : text == other ? 0 : 1)
        case "integerValue", "intValue", "longLongValue":
            return .integer(try leadingInteger(string, limit: selector == "intValue" ? 9 : 18))
        case "doubleValue":
            let digits = string.prefixMatch(of: /\s*([+-]?\d{1,9}(?:\.\d{1,4})?)(?![\d.eE])/)
            guard let digits else {
                guard string.prefixMatch(of: /\s*[+-]?[\d.]/) == nil else { throw Rejection("a double's spelling") }
                return .real(0)
            }
            return .real(Double(digits.1) ?? 0)
        case "boolValue": return .flag(string.prefixMatch(of: /\s*[+-]?0*[YyTt1-9]/) != nil)
        case "componentsSeparatedByString:":
            let separator = try self.text(of: arguments[0])
            guard !separator.isEmpty else { throw Rejection("an empty separator") }
            return .object(Object(.list(string.components(separatedBy: separator).map { Object($0) })))
        case "stringByReplacingOccurrencesOfString:withString:":
            let (old, new) = (try self.text(of: arguments[0]), try self.text(of: arguments[1]))
            guard !old.isEmpty else { throw Rejection("a replacement of nothing") }
            return .object(Object(string.components(separatedBy: old).joined(separator: new)))
        case "appendString:", "appendFormat:":
            return try change(object, to: .text(text + (try self.text(arguments[0]))))
        case "setString:": return try change(object, to: .text(try self.text(arguments[0])))
        case "insertString:atIndex:":
            var changed = text
            changed.insert(contentsOf: try self.text(arguments[0]), at: try index(arguments[1], upTo: text.count))
            return try change(object, to: .text(changed))
        default: throw unknown(selector)
        }
    }

    private func leadingInteger(_ text: String, limit: Int) throws -> Int128 {
        guard let match = text.prefixMatch(of: /\s*([+-]?)(\d+)/) else { return 0 }
        guard match.2.count <= limit, let digits = Int128(match.2) else { throw Rejection("a long number in a text") }
        return match.1 == "-" ? -digits : digits
    }

    // MARK: Numbers

    private func send(
        _ selector: String, toNumber value: Value, _ type: Type, _ arguments: [Value]
    ) throws -> Value {
        switch selector {
        case "integerValue": return try value.converted(to: .long)
        case "unsignedIntegerValue":
            return try (type == .double ? value.converted(to: .long) : value).converted(to: .unsigned)
        case "intValue": return try (type == .double ? value.converted(to: .long) : value).converted(to: .int)
        case "doubleValue": return try value.converted(to: .double)
        case "boolValue": return .flag(value.isTrue)
        case "stringValue": return .object(Object(try description(of: value, type)))
        case "compare:":
            guard case .number(_, let other)? = try object(arguments[0])?.content else { throw Rejection("no number") }
            return .integer(Int128(Object.order(value, other)))
        default: throw unknown(selector)
        }
    }

    // MARK: Formats

    func description(of value: Value, _ type: Type = .object) throws -> String {
        switch value {
        case .integer(let value): return "\(value)"
        case .real(let value):
            // Others have digits that depend on the version of Foundation.
            guard value * 8 == (value * 8).rounded(), abs(value) < 100_000 else { throw Rejection("a double's digits") }
            return value == value.rounded() ? "\(Int(value))" : "\(value)"
        case .structure: throw Rejection("a structure as a text")
        case .object(nil): return "(null)"
        case .object(let object?):
            switch object.content {
            case .text(let text): return String(decoding: text, as: UTF16.self)
            case .number(let type, let value): return try description(of: value, type)
            case .nothing: return "<null>"
            case .instance:
                guard let text = try runMethod("description", of: object, []) else { fallthrough }
                return try description(of: text)
            default: throw Rejection("a description with an address, or of several lines")
            }
        }
    }

    func formatted(_ parts: [String], _ formats: [String], _ values: [Value]) throws -> String {
        var text = parts[0]
        for (index, format) in formats.enumerated() {
            text += try formatted(format, values[index]) + parts[index + 1]
        }
        return text
    }

    private func formatted(_ format: String, _ value: Value) throws -> String {
        let width = Int(format.filter(\.isNumber)) ?? 0
        switch (format.last, value) {
        case ("@", .object): return try description(of: value)
        case ("f", .real(let value)): return String(format: format, value)
        case ("d", .integer), ("u", .integer), ("x", .integer):
            let type: Type = format.contains("l") ? (format.last == "d" ? .long : .unsigned) : .int
            guard case .integer(var number) = try value.converted(to: type) else { throw Rejection("no integer") }
            if format.last != "d", type == .int { number = Int128(UInt32(truncatingIfNeeded: number)) }
            let digits = String(number, radix: format.last == "x" ? 16 : 10)
            let space = String(repeating: format.contains("%0") ? "0" : " ", count: max(0, width - digits.count))
            if format.contains("%0"), number < 0 { return "-" + space + digits.dropFirst() }
            return format.contains("-") ? digits + space : space + digits
        case ("c", .integer(let code)), ("C", .integer(let code)):
            guard code > 31, code < 127 else { throw Rejection("a character outside of ASCII") }
            return String(UnicodeScalar(UInt8(code)))
        default: throw Rejection("a format of another type")
        }
    }
}

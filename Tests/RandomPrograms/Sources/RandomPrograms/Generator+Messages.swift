/// A message that an object of Foundation understands.
struct Message: Sendable {
    var receiver: Type
    var selector: String
    var arguments: [Type] = []
    var result: Type?

    init(_ receiver: Type, _ selector: String, _ arguments: [Type] = [], _ result: Type?) {
        (self.receiver, self.selector, self.arguments, self.result) = (receiver, selector, arguments, result)
    }

    private static let elements: [Type] = [.string, .number]

    /// The messages with a result.
    static let values: [Message] = texts + numbers + objects + elements.flatMap(collections)

    private static let numbers: [Message] = [
        Message(.number, "integerValue", [], .long),
        Message(.number, "intValue", [], .int),
        Message(.number, "unsignedIntegerValue", [], .unsigned),
        Message(.number, "doubleValue", [], .double),
        Message(.number, "boolValue", [], .bool),
        Message(.number, "stringValue", [], .string),
        Message(.number, "compare:", [.number], .long),
        Message(.number, "isEqualToNumber:", [.number], .bool),
        Message(.number, "isEqual:", [.number], .bool),
    ]

    private static let objects: [Message] = [
        Message(.object, "isString", [], .bool),
        Message(.object, "isNumber", [], .bool),
        Message(.object, "isEqual:", [.object], .bool),
        Message(.object, "integerValue", [], .long),
        Message(.object, "boolValue", [], .bool),
        Message(.object, "doubleValue", [], .double),
    ]

    /// The messages to lists of objects of the program's classes.
    static func instances(of element: Type) -> [Message] {
        let unknown = ["sorted", "componentsJoinedByString:", "isEqualToArray:"]
        let list = Type.array(element)
        return collections(of: element).filter { $0.receiver == list && !unknown.contains($0.selector) }
    }

    static func changes(of element: Type) -> [Message] {
        let list = Type.mutableArray(element)
        return [
            Message(list, "addObject:", [element], nil), Message(list, "removeObject:", [element], nil),
            Message(list, "insertObject:atIndex:", [element, .unsigned], nil),
            Message(list, "removeLastObject", [], nil), Message(list, "addObjectsFromArray:", [.array(element)], nil),
        ]
    }

    private static func collections(of element: Type) -> [Message] {
        let (list, table) = (Type.array(element), Type.dictionary(element))
        return [
            Message(list, "count", [], .unsigned),
            Message(list, "firstObject", [], element),
            Message(list, "lastObject", [], element),
            Message(list, "objectAtIndex:", [.unsigned], element),
            Message(list, "containsObject:", [element], .bool),
            Message(list, "indexOfObject:", [element], .unsigned),
            Message(list, "isEqualToArray:", [list], .bool),
            Message(list, "componentsJoinedByString:", [.string], .string),
            Message(list, "arrayByAddingObject:", [element], list),
            Message(list, "reversed", [], list),
            Message(list, "sorted", [], list),
            Message(list, "copy", [], list),
            Message(list, "mutableCopy", [], .mutableArray(element)),
            Message(table, "count", [], .unsigned),
            Message(table, "objectForKey:", [.string], element),
            Message(table, "sortedKeys", [], .array(.string)),
            Message(table, "isEqualToDictionary:", [table], .bool),
            Message(table, "copy", [], table),
            Message(table, "mutableCopy", [], .mutableDictionary(element)),
        ]
    }

    private static let texts: [Message] = [
        Message(.string, "componentsSeparatedByString:", [.string], .array(.string)),
        Message(.string, "length", [], .unsigned),
        Message(.string, "integerValue", [], .long),
        Message(.string, "intValue", [], .int),
        Message(.string, "doubleValue", [], .double),
        Message(.string, "boolValue", [], .bool),
        Message(.string, "isEqualToString:", [.string], .bool),
        Message(.string, "isEqual:", [.string], .bool),
        Message(.string, "hasPrefix:", [.string], .bool),
        Message(.string, "hasSuffix:", [.string], .bool),
        Message(.string, "compare:", [.string], .long),
        Message(.string, "uppercaseString", [], .string),
        Message(.string, "lowercaseString", [], .string),
        Message(.string, "stringByAppendingString:", [.string], .string),
        Message(.string, "substringFromIndex:", [.unsigned], .string),
        Message(.string, "substringToIndex:", [.unsigned], .string),
        Message(.string, "stringByReplacingOccurrencesOfString:withString:", [.string, .string], .string),
        Message(.string, "copy", [], .string),
        Message(.string, "mutableCopy", [], .mutableString),
    ]

    /// The messages that change their receiver.
    static let changes: [Message] =
        elements.flatMap { element in
            let (list, table) = (Type.mutableArray(element), Type.mutableDictionary(element))
            return [
                Message(list, "addObject:", [element], nil),
                Message(list, "addObject:", [element], nil),
                Message(list, "addObjectsFromArray:", [.array(element)], nil),
                Message(list, "insertObject:atIndex:", [element, .unsigned], nil),
                Message(list, "removeObject:", [element], nil),
                Message(list, "removeObjectAtIndex:", [.unsigned], nil),
                Message(list, "removeLastObject", [], nil),
                Message(list, "removeAllObjects", [], nil),
                Message(table, "setObject:forKey:", [element, .string], nil),
                Message(table, "removeObjectForKey:", [.string], nil),
                Message(table, "addEntriesFromDictionary:", [.dictionary(element)], nil),
            ]
        } + [
            Message(.mutableString, "appendString:", [.string], nil),
            Message(.mutableString, "appendFormat:", [.string], nil),
            Message(.mutableString, "setString:", [.string], nil),
            Message(.mutableString, "insertString:atIndex:", [.string, .unsigned], nil),
        ]
}

extension Generator {
    /// A message whose result has a type.
    mutating func message(_ type: Type, _ size: Int) -> Expression? {
        let messages =
            (Message.values + (usesFoundation ? Message.furtherValues : [])
            + program.classes.flatMap { Message.instances(of: $0.type) }).filter {
                $0.result == type
            }
        guard !messages.isEmpty else { return nil }
        let message = pick(messages)
        let receiver = random.chance(75) ? stored(message.receiver) : nil
        return send(message, to: receiver ?? expression(message.receiver, size - 1), size)
    }

    /// A message that changes an object: a receiver that a variable holds.
    mutating func change(of receiver: Expression?, _ size: Int) -> Expression? {
        let lists = program.classes.flatMap { Message.changes(of: $0.type) }
        let all = usesFoundation && random.chance(40) ? Message.furtherChanges : Message.changes
        let message = pick(random.chance(30) && !lists.isEmpty ? lists : all)
        guard let receiver = receiver ?? stored(message.receiver) else { return nil }
        return send(message, to: receiver, size)
    }

    private mutating func send(_ message: Message, to receiver: Expression, _ size: Int) -> Expression? {
        if case .null = receiver.kind { return nil }
        var arguments = message.arguments.enumerated().map { place, type in
            if let special = special(message, place, size) { return special }
            return type == .unsigned && random.chance(60)
                ? Expression(.int, .integer(number(0...2))) : expression(type, size - 1)
        }
        if message.selector.hasSuffix("Format:") { arguments = [format([shown(size - 1)])] }
        return Expression(message.result ?? .object, .message(receiver, message.selector, arguments))
    }
}

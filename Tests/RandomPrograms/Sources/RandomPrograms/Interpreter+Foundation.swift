import Foundation

/// What else Foundation's objects do: sets, ranges, sorting, and keys.
extension Interpreter {
    func send(_ selector: String, toLibrary name: String, _ arguments: [Value]) throws -> Value {
        switch (name, selector) {
        case ("NSSet", "setWithArray:"): return .object(Object(.set(try unique(items(arguments[0])))))
        case ("NSSet", "mutableCopy"): return .object(Object(.set([]), isMutable: true))
        case ("NSMutableSet", "setWithArray:"):
            return .object(Object(.set(try unique(items(arguments[0]))), isMutable: true))
        default: return try send(selector, toLibrary: arguments)
        }
    }

    func identity(_ first: Object?, _ second: Object?, _ sign: String) throws -> Value {
        let isSame =
            switch (first?.content, second?.content) {
            case (.nothing, .nothing), (nil, nil): true
            default: false
            }
        return .flag(isSame == (sign == "=="))
    }

    private func unique(_ items: [Object]) throws -> [Object] {
        try items.reduce(into: []) { set, item in
            if try !set.contains(where: { try areEqual($0, item) }) { set.append(item) }
        }
    }

    private func members(_ value: Value) throws -> [Object] {
        guard case .object(let object) = value else { throw Rejection("no set") }
        guard let object else { return [] }
        guard case .set(let items) = object.content else { throw Rejection("no set") }
        return items
    }

    func send(_ selector: String, toSet object: Object, _ items: [Object], _ arguments: [Value]) throws -> Value {
        func has(_ items: [Object], _ other: Object) throws -> Bool { try items.contains { try areEqual($0, other) } }
        switch selector {
        case "count": return .integer(Int128(items.count))
        case "containsObject:": return .flag(try has(items, present(arguments[0])))
        case "isEqualToSet:": return .flag(try areEqual(object, present(arguments[0])))
        case "isSubsetOfSet:":
            let others = try members(arguments[0])
            return .flag(try items.allSatisfy { try has(others, $0) })
        case "intersectsSet:":
            let others = try members(arguments[0])
            return .flag(try items.contains { try has(others, $0) })
        case "setByAddingObject:": return .object(Object(.set(try unique(items + [present(arguments[0])]))))
        case "sorted": return try send("sorted", to: Object(.list(items)), [])
        case "addObject:": return try change(object, to: .set(unique(items + [present(arguments[0])])))
        case "removeObject:":
            let other = try present(arguments[0])
            return try change(object, to: .set(items.filter { try !areEqual($0, other) }))
        case "removeAllObjects": return try change(object, to: .set([]))
        case "unionSet:": return try change(object, to: .set(unique(items + members(arguments[0]))))
        case "minusSet:":
            let others = try members(arguments[0])
            return try change(object, to: .set(items.filter { try !has(others, $0) }))
        case "intersectSet:":
            let others = try members(arguments[0])
            return try change(object, to: .set(items.filter { try has(others, $0) }))
        default: throw unknown(selector)
        }
    }

    private func range(_ value: Value, upTo limit: Int) throws -> Range<Int> {
        guard case .structure(let fields) = value else { throw Rejection("no range") }
        let start = try index(fields[0], upTo: limit)
        return start..<start + (try index(fields[1], upTo: limit - start))
    }

    /// The messages that only a part of the programs sends; nil for others.
    func further(_ selector: String, to object: Object, _ arguments: [Value]) throws -> Value? {
        switch object.content {
        case .text(let text): try further(selector, to: object, text, arguments)
        case .list(let items): try further(selector, to: object, items, arguments)
        case .table(let table) where selector == "valueForKey:":
            .object(table[Array(try self.text(of: arguments[0]).utf16)])
        case .instance where selector == "valueForKeyPath:": try path(self.text(of: arguments[0]), of: object)
        case .instance where selector == "setKey:to:": try setKey(of: object, arguments)
        default: nil
        }
    }

    private func further(
        _ selector: String, to object: Object, _ text: [UInt16], _ arguments: [Value]
    ) throws -> Value? {
        func units(_ argument: Int) throws -> [UInt16] { Array(try self.text(of: arguments[argument]).utf16) }
        func made(_ units: some Sequence<UInt16>) -> Value { .object(Object(.text(Array(units)))) }
        switch selector {
        case "rangeOfString:":
            let part = try units(0)
            guard !part.isEmpty else { throw Rejection("an empty text that is searched for") }
            let starts = text.indices.filter { text[$0...].starts(with: part) }
            guard let start = starts.first else { return .structure([.integer(Int128(Int.max)), .integer(0)]) }
            return .structure([.integer(Int128(start)), .integer(Int128(part.count))])
        case "substringWithRange:": return made(text[try range(arguments[0], upTo: text.count)])
        case "containsString:":
            let part = try units(0)
            guard !part.isEmpty else { throw Rejection("an empty text that is searched for") }
            return .flag(text.indices.contains { text[$0...].starts(with: part) })
        case "trimmed":
            return made(text.drop { $0 == 32 || $0 == 9 }.reversed().drop { $0 == 32 || $0 == 9 }.reversed())
        case "capitalizedString":
            let string = String(decoding: text, as: UTF16.self)
            guard string.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == " ") }) else {
                throw Rejection("a word's start")
            }
            return made(string.capitalized.utf16)
        case "stringByPaddingToLength:withString:startingAtIndex:":
            let (count, pad) = (try index(arguments[0], upTo: 50), try units(1))
            let start = try index(arguments[2], upTo: pad.count - 1)
            guard !pad.isEmpty else { throw Rejection("a padding of nothing") }
            if count <= text.count { return made(text.prefix(count)) }
            return made(text + (0..<count - text.count).map { pad[(start + $0) % pad.count] })
        case "deleteCharactersInRange:", "replaceCharactersInRange:withString:":
            var changed = text
            changed.replaceSubrange(
                try range(arguments[0], upTo: text.count), with: arguments.count > 1 ? try units(1) : [])
            return try change(object, to: .text(changed))
        default: return nil
        }
    }

    private func further(
        _ selector: String, to object: Object, _ items: [Object], _ arguments: [Value]
    ) throws -> Value? {
        func list(_ items: some Sequence<Object>) -> Value { .object(Object(.list(Array(items)))) }
        func test(_ item: Object, _ place: Int = 0) throws -> Bool {
            guard case .block(let parameters, let body, let frame) = try present(arguments[0]).content else {
                throw Rejection("no block")
            }
            let block = Object(.block(Array(parameters.prefix(selector == "passing:" ? 1 : 2)), body, frame))
            return try invoke(block, [.object(item), .integer(Int128(place))], .bool).isTrue
        }
        switch selector {
        case "subarrayWithRange:": return list(items[try range(arguments[0], upTo: items.count)])
        case "passing:": return list(try items.filter { try test($0) })
        case "indexOfObjectPassingTest:":
            let place = try items.enumerated().first { try test($0.element, $0.offset) }?.offset
            return .integer(Int128(place ?? Int.max))
        case "sortedArrayUsingComparator:": return list(try sorted(items, by: present(arguments[0])))
        case "sortUsingComparator:":
            return try change(object, to: .list(sorted(items, by: present(arguments[0]))))
        case "sort":
            guard case .object(let sorted?) = try send("sorted", to: object, []) else { return nil }
            return try change(object, to: sorted.content)
        case "removeObjectsInArray:":
            let others = try self.items(arguments[0])
            return try change(
                object, to: .list(items.filter { item in try !others.contains { try areEqual($0, item) } }))
        case "exchangeObjectAtIndex:withObjectAtIndex:":
            var changed = items
            changed.swapAt(
                try index(arguments[0], upTo: items.count - 1), try index(arguments[1], upTo: items.count - 1))
            return try change(object, to: .list(changed))
        case "replaceObjectAtIndex:withObject:":
            var changed = items
            changed[try index(arguments[0], upTo: items.count - 1)] = try present(arguments[1])
            return try change(object, to: .list(changed))
        case "valueForKey:": return list(try items.map { try element($0, self.text(of: arguments[0])) })
        case "sortedBy:ascending:": return try list(sorted(items, key: text(of: arguments[0]), arguments[1].isTrue))
        case "valueForKeyPath:": return try aggregate(self.text(of: arguments[0]), items)
        default: return nil
        }
    }

    /// An order that the comparator gives whole: the order of equal elements is not said, nor when it is asked.
    private func sorted(_ items: [Object], by block: Object) throws -> [Object] {
        func order(_ left: Object, _ right: Object) throws -> Int128 {
            guard case .integer(let order) = try invoke(block, [.object(left), .object(right)], .long) else { return 0 }
            return order
        }
        for (place, left) in items.enumerated() {
            for right in items[(place + 1)...] {
                let first = try order(left, right)
                guard try order(right, left) == -first, abs(first) < 2 else { throw Rejection("no order") }
                if first == 0, try description(of: .object(left)) != description(of: .object(right)) {
                    throw Rejection("an order of equal elements")
                }
            }
        }
        return try items.sorted { try order($0, $1) < 0 }
    }

    // MARK: Keys

    private func element(_ item: Object, _ key: String) throws -> Object {
        let value: Value =
            switch item.content {
            case .instance: try keyed(.object(item), key, .object)
            case .text where key == "length": try send("length", to: item, []).boxed(.unsigned)
            case .text where key == "uppercaseString": try send("uppercaseString", to: item, [])
            default: throw unknown(key)
            }
        guard case .object(let object) = value else { throw Rejection("no object") }
        return object ?? Object(.nothing)
    }

    /// What `valueForKey:` returns: numbers are boxed.
    func keyed(_ value: Value, _ key: String, _ type: Type) throws -> Value {
        guard case .object(let object) = value else { throw Rejection("no object") }
        guard let object else { return .object(nil) }
        guard case .instance(let name, _) = object.content else { throw Rejection("no object of the program") }
        let own = program.properties.first { $0.name == key }
        guard let variable = name.isEmpty ? own : program.property(key, of: name)?.variable else {
            throw Rejection("no key \(key)")
        }
        guard variable.type.structure == nil else { throw Rejection("a structure as an object") }
        return try property(key, of: object).boxed(variable.type.underlying)
    }

    /// What is found by several keys, one after the other.
    private func path(_ path: String, of object: Object) throws -> Value {
        let parts = path.split(separator: ".").map(String.init)
        guard parts.count == 2, case .object(let next) = try keyed(.object(object), parts[0], .object) else {
            throw Rejection("the path \(path)")
        }
        guard let next else { return .object(nil) }
        if case .list(let items) = next.content { return try aggregate(parts[1], items) }
        return try keyed(.object(next), parts[1], .object)
    }

    /// An order by a key: that of objects with the same value is not said.
    private func sorted(_ items: [Object], key: String, _ isAscending: Bool) throws -> [Object] {
        let pairs = try items.map { item in
            let value = try element(item, key)
            // Null has no order.
            if case .nothing = value.content { throw Rejection("an order of nil") }
            return (value, item)
        }
        let keys = try sorted(pairs.map(\.0))
        for (key, next) in zip(keys, keys.dropFirst()) where key.isEqual(next) {
            throw Rejection("an order of equal keys")
        }
        let objects = keys.compactMap { key in pairs.first { $0.0.isEqual(key) }?.1 }
        return isAscending ? objects : objects.reversed()
    }

    private func setKey(of object: Object, _ arguments: [Value]) throws -> Value {
        let key = try text(of: arguments[0])
        guard case .instance(let name, _) = object.content else { throw Rejection("no object of the program") }
        let own = program.properties.first { $0.name == key }
        guard let type = name.isEmpty ? own?.type : program.property(key, of: name)?.variable.type else {
            throw Rejection("no key \(key)")
        }
        guard type.isArithmetic else {
            try setProperty(key, of: object, type, arguments[1])
            return .object(nil)
        }
        guard case .number(_, let number) = try present(arguments[1]).content else { throw Rejection("no number") }
        try setProperty(key, of: object, type, number.converted(to: type))
        return .object(nil)
    }

    private func aggregate(_ path: String, _ items: [Object]) throws -> Value {
        if path == "@count" { return Value.integer(Int128(items.count)).boxed(.unsigned) }
        let parts = path.split(separator: ".")
        let numbers = try items.map { item -> Value in
            let item = parts.last == "self" ? item : try element(item, String(parts[parts.count - 1]))
            guard case .number(let type, let value) = item.content, type.isInteger else {
                throw Rejection("no integer")
            }
            return value
        }
        switch parts[0] {
        case "@sum":
            let sum = try numbers.reduce(Value.integer(0)) { try Value.compute("+", $0, $1, in: .long) }
            return sum.boxed(.long)
        case "@max", "@min":
            let sorted = numbers.sorted { Object.order($0, $1) < 0 }
            guard let value = parts[0] == "@max" ? sorted.last : sorted.first else { return .object(nil) }
            return value.boxed(.long)
        default: throw Rejection("the path \(path)")
        }
    }
}

extension Type {
    var isSet: Bool {
        switch self {
        case .set, .mutableSet: true
        default: false
        }
    }
}

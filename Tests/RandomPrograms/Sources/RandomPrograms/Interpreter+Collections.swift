/// What Foundation's collections do with a message.
extension Interpreter {
    func send(_ selector: String, to object: Object, _ items: [Object], _ arguments: [Value]) throws -> Value {
        func list(_ items: some Sequence<Object>) -> Value { .object(Object(.list(Array(items)))) }
        func others(_ value: Value) throws -> [Object] {
            guard case .object(let object) = value else { throw Rejection("no list") }
            guard let object else { return [] }
            guard case .list(let items) = object.content else { throw Rejection("no list") }
            return items
        }
        func at(_ argument: Int, upTo limit: Int) throws -> Int { try index(arguments[argument], upTo: limit) }
        var changed = items
        switch selector {
        case "count": return .integer(Int128(items.count))
        case "objectAtIndex:": return .object(items[try at(0, upTo: items.count - 1)])
        case "firstObject": return .object(items.first)
        case "lastObject": return .object(items.last)
        case "containsObject:":
            let other = try present(arguments[0])
            return .flag(try items.contains { try areEqual($0, other) })
        case "indexOfObject:":
            let other = try present(arguments[0])
            // NSNotFound
            return .integer(try items.firstIndex { try areEqual($0, other) }.map { Int128($0) } ?? Int128(Int.max))
        case "arrayByAddingObject:": return list(items + [try present(arguments[0])])
        case "componentsJoinedByString:":
            let separator = try text(of: arguments[0])
            return .object(Object(try items.map { try description(of: .object($0)) }.joined(separator: separator)))
        case "rac_sequence":
            // A sequence of an array that changes later is not one that programs can rely on.
            guard !object.isMutable else { throw Rejection("a sequence of what changes") }
            return .object(Object(.sequence(Signal(items.map { .object($0) }))))
        case "sorted": return list(try sorted(items))
        case "reversed": return list(items.reversed())
        case "enumerateObjectsUsingBlock:":
            let changes = object.changes
            for (index, item) in items.enumerated() {
                let stops = try enumerate(present(arguments[0]), [.object(item), .integer(Int128(index))])
                guard object.changes == changes else { throw Rejection("a list that changes as it is enumerated") }
                if stops { break }
            }
            return .object(nil)
        case "addObject:": changed.append(try present(arguments[0]))
        case "addObjectsFromArray:": changed += try others(arguments[0])
        case "removeObject:":
            let other = try present(arguments[0])
            try changed.removeAll { try areEqual($0, other) }
        case "removeObjectAtIndex:": changed.remove(at: try at(0, upTo: items.count - 1))
        case "removeLastObject":
            guard !items.isEmpty else { throw Rejection("a removal from an empty list") }
            changed.removeLast()
        case "removeAllObjects": changed = []
        case "insertObject:atIndex:": changed.insert(try present(arguments[0]), at: try at(1, upTo: items.count))
        case "setObject:atIndexedSubscript:":
            let place = try at(0, upTo: items.count)
            changed.replaceSubrange(place..<min(place + 1, items.count), with: [try present(arguments[1])])
        default: throw unknown(selector)
        }
        return try change(object, to: .list(changed))
    }

    /// Calls a block, and returns whether it stops the enumeration.
    private func enumerate(_ block: Object, _ arguments: [Value]) throws -> Bool {
        guard case .block(let parameters, let body, var frame) = block.content else { throw Rejection("no block") }
        let stop = Box(.flag(false))
        frame.locals[Variable.stop.name] = .init(box: stop, isShared: true)
        let block = Object(.block(parameters.filter { $0 != .stop }, body, frame))
        _ = try invoke(block, arguments, nil)
        return stop.value.isTrue
    }

    func sorted(_ items: [Object]) throws -> [Object] {
        try items.enumerated().sorted { left, right in
            guard case .integer(let order) = try send("compare:", to: left.element, [.object(right.element)]) else {
                throw Rejection("no order")
            }
            return (order, left.offset) < (0, right.offset)
        }.map(\.element)
    }

    func send(_ selector: String, to object: Object, _ table: [[UInt16]: Object], _ arguments: [Value]) throws -> Value
    {
        func key(_ value: Value) throws -> [UInt16]? {
            guard case .object(let object) = value else { throw Rejection("no key") }
            guard let object else { return nil }
            // A key of another class is in no table of these.
            guard case .text(let text) = object.content else { throw Rejection("a key of another class") }
            return text
        }
        func present(_ value: Value) throws -> [UInt16] {
            guard let key = try key(value) else { throw Rejection("nil as a key") }
            return key
        }
        var changed = table
        switch selector {
        case "count": return .integer(Int128(table.count))
        case "objectForKey:": return .object(try key(arguments[0]).flatMap { table[$0] })
        case "sortedKeys":
            let keys = table.keys.sorted { $0.lexicographicallyPrecedes($1) }
            return .object(Object(.list(keys.map { Object(.text($0)) })))
        case "setObject:forKey:": changed[try present(arguments[1])] = try self.present(arguments[0])
        case "removeObjectForKey:": changed[try present(arguments[0])] = nil
        case "removeAllObjects": changed = [:]
        case "addEntriesFromDictionary:":
            guard case .object(let other) = arguments[0] else { throw Rejection("no dictionary") }
            if case .table(let entries)? = other?.content { changed.merge(entries) { $1 } }
        default: throw unknown(selector)
        }
        return try change(object, to: .table(changed))
    }
}

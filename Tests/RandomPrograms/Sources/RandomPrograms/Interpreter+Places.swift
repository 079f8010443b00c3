/// Variables, properties, elements and fields.
extension Interpreter {
    /// A value for a field; no range of Foundation holds a number that wrapped.
    func kept(_ value: Value, in type: Type) throws -> Value {
        if type == .structure(.range), case .integer(let number) = value, number > Int128(Int64.max) {
            throw Rejection("a range that wrapped")
        }
        return value
    }

    /// The collection and the key of an element.
    mutating func evaluateParts(_ place: Expression, _ frame: inout Frame) throws -> [Value] {
        if case .member(let base, _) = place.kind { return [try evaluate(base, &frame)] }
        guard case .subscripted(let collection, let key) = place.kind else { return [] }
        return try all([collection, key], &frame)
    }

    func box(_ place: Expression, _ frame: Frame) throws -> Box {
        switch place.kind {
        case .variable(let name):
            guard let box = frame.locals[name]?.box ?? storage.boxes[name] else {
                throw Rejection("no variable \(name)")
            }
            return box
        case .property(let name):
            let selectors = [name, Program.setter(name)]
            if case .instance(let owner, _) = frame.receiver.content, !owner.isEmpty,
                selectors.contains(where: { program.method($0, of: owner, role: .instance) != nil })
            {
                throw Rejection("an accessor that is observed")
            }
            return try ownBox(name, frame.receiver)
        case .pointee(let name):
            guard case .object(let place?)? = frame.locals[name]?.box.value, case .place(let box) = place.content else {
                throw Rejection("no place")
            }
            return box
        case .stored(let name): return try ownBox(name, frame.receiver)
        default: throw Rejection("no place")
        }
    }

    func field(_ name: String, of value: Value, _ type: Type) throws -> Value {
        guard let structure = type.structure, case .structure(let values) = value else {
            throw Rejection("no structure")
        }
        return values[try structure.index(of: name)]
    }

    func read(_ place: Expression, _ parts: [Value], _ frame: Frame) throws -> Value {
        if case .field(let base, let name) = place.kind { return try field(name, of: read(base, [], frame), base.type) }
        switch place.kind {
        case .property(let name): return try property(name, of: frame.receiver)
        case .member(_, let name):
            guard case .object(let object) = parts[0] else { throw Rejection("no object") }
            return try object.map { try property(name, of: $0) } ?? .zero(place.type)
        default: break
        }
        guard case .subscripted(_, let key) = place.kind else { return try box(place, frame).value }
        guard case .object(let collection) = parts[0] else { throw Rejection("no collection") }
        guard let collection else { return .object(nil) }
        return try send(key.type.isInteger ? "objectAtIndex:" : "objectForKey:", to: collection, [parts[1]])
    }

    func write(_ value: Value, _ place: Expression, _ parts: [Value], _ frame: Frame) throws {
        if case .field(let base, let name) = place.kind {
            guard let structure = base.type.structure, case .structure(var values) = try read(base, [], frame) else {
                throw Rejection("no structure")
            }
            values[try structure.index(of: name)] = try kept(value, in: base.type)
            return try write(.structure(values), base, [], frame)
        }
        guard case .subscripted(_, let key) = place.kind else {
            if case .property(let name) = place.kind {
                return try setProperty(name, of: frame.receiver, place.type, value)
            }
            if case .member(_, let name) = place.kind {
                guard case .object(let object) = parts[0] else { throw Rejection("no object") }
                return try object.map { try setProperty(name, of: $0, place.type, value) } ?? ()
            }
            try box(place, frame).value = value
            return
        }
        guard case .object(let collection) = parts[0] else { throw Rejection("no collection") }
        guard let collection else { return }
        let isList = key.type.isInteger
        let arguments = isList ? [parts[1], value] : [value, parts[1]]
        _ = try send(isList ? "setObject:atIndexedSubscript:" : "setObject:forKey:", to: collection, arguments)
    }

    mutating func assign(
        _ target: Expression, _ sign: String?, _ value: Expression, _ frame: inout Frame
    ) throws -> Value {
        let result: Value
        let parts: [Value]
        guard let sign else {
            if isFromRight {
                result = try evaluate(value, &frame).converted(to: target.type)
                parts = try evaluateParts(target, &frame)
            } else {
                parts = try evaluateParts(target, &frame)
                result = try evaluate(value, &frame).converted(to: target.type)
            }
            try write(result, target, parts, frame)
            return result
        }
        parts = try evaluateParts(target, &frame)
        let change = isFromRight ? try evaluate(value, &frame) : nil
        let old = try read(target, parts, frame)
        let shifts = sign == "<<" || sign == ">>"
        let type = shifts ? target.type.promoted : Type.common(target.type, value.type)
        let operand = try change ?? evaluate(value, &frame)
        result = try Value.compute(
            sign, old.converted(to: type), shifts ? operand : operand.converted(to: type), in: type
        )
        .converted(to: target.type)
        try write(result, target, parts, frame)
        return result
    }
}

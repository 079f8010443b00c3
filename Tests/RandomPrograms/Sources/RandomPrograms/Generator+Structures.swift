/// Small structures of C, which are copied.
extension Generator {
    var structures: [Structure] { program.structures }

    mutating func declareStructures() {
        let number = pick([Type.long, .double, .int])
        let all: [(String, [Variable])] = [
            ("Point", [Variable(name: "x", type: number), Variable(name: "y", type: number)]),
            ("Span", [Variable(name: "start", type: .unsigned), Variable(name: "end", type: .unsigned)]),
            (
                "Entry",
                [
                    Variable(name: "code", type: .int), Variable(name: "weight", type: .double),
                    Variable(name: "isOpen", type: .bool),
                ]
            ),
            ("Color", ["red", "green", "blue"].map { Variable(name: $0, type: .byte) }),
        ]
        for (name, fields) in all.shuffled(using: &random).prefix(random.chance(75) ? 1 : 2) {
            program.structures.append(Structure(name: "RND\(program.id)\(name)", fields: fields))
        }
    }

    mutating func structureType() -> Type? {
        let all = structures + (usesFoundation ? [.range] : [])
        return all.isEmpty ? nil : .structure(pick(all))
    }

    mutating func structured(_ structure: Structure, _ size: Int) -> Expression {
        let type = Type.structure(structure)
        guard size > 0 else { return random.chance(50) ? stored(type) ?? made(structure, 0) : made(structure, 0) }
        return choose([
            (4, { $0.made(structure, size - 1) }), (structure == .range ? 6 : 0, { $0.message(type, size) }),
            (5, { $0.stored(type) }), (4, { $0.call(returning: type, size) }),
            (
                1,
                {
                    let (condition, first) = ($0.condition(size - 1), $0.structured(structure, size - 1))
                    return Expression(type, .ternary(condition, first, $0.structured(structure, size - 1)))
                }
            ),
        ])
    }

    private mutating func made(_ structure: Structure, _ size: Int) -> Expression {
        let values = structure.fields.map { expression($0.type, size) }
        return Expression(.structure(structure), .compound(values, isNamed: random.chance(30)))
    }

    func fields(of variable: Variable) -> [Expression] {
        variable.type.structure == nil ? [] : fields(of: Expression(variable.type, .variable(variable.name)))
    }

    /// The fields of a structure, or the value itself.
    func fields(of value: Expression) -> [Expression] {
        if case .null = value.kind { return [] }
        if case .instance(let path) = value.type, value.kind != .receiver {
            let properties = program.chain(path[0]).flatMap(\.properties).map(\.variable).filter {
                $0.type == .string || $0.type.isArithmetic || $0.type == .number
            }
            return properties.prefix(2).map { Expression($0.type, .member(value, $0.name)) }
        }
        guard let structure = value.type.structure else { return [value] }
        return structure.fields.map { Expression($0.type, .field(value, $0.name)) }
    }

    /// A field of a stored structure, or of one that is returned.
    mutating func field(_ matches: (Type) -> Bool) -> Expression? {
        guard let type = structureType() else { return nil }
        guard let value = random.chance(75) ? stored(type) : call(returning: type, 1) else { return nil }
        return fields(of: value).filter { matches($0.type) }.randomElement(using: &random)
    }
}

extension Structure {
    /// The names that variables of such a structure have.
    var variables: [String] {
        switch fields.first?.name {
        case "location": ["range", "found"]
        case "x": ["point", "origin", "target"]
        case "start": ["span", "window"]
        case "red": ["color", "tint"]
        default: ["entry", "record"]
        }
    }
}

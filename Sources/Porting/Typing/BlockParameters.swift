/// Parameters of blocks that may receive nil in some call: they are optional in all blocks of the same parameters.
///
/// A block is found again by its type where it comes out of a collection, so all of its places name one type.
extension SwiftType {
    /// The signature of blocks with the same parameters; nil for other types.
    var signature: String? {
        guard case .function(let types, _) = self else { return nil }
        return Self.signature(of: types)
    }

    /// The signature of blocks with the same parameters and the same result; nil for other types.
    var resultSignature: String? {
        guard case .function(let types, let result) = self else { return nil }
        return "\(Self.signature(of: types)) -> \(result.wrapped.text ?? "Any?")"
    }

    /// The signature of blocks with parameters of these types.
    static func signature(of types: [SwiftType]) -> String {
        types.map { $0.wrapped.text ?? "Any?" }.joined(separator: ", ")
    }

    /// The type with optionals for the parameters of blocks that take nil.
    func takingNil(_ known: [String: Set<Int>]) -> SwiftType {
        switch self {
        case _ where known.isEmpty: return self
        case .function(let types, let returns):
            let indices = signature.flatMap { known[$0] } ?? []
            let result = returns.takingNil(known)
            return .function(
                types.enumerated().map { index, type in
                    let inner = type.takingNil(known)
                    return indices.contains(index) ? inner.asOptional : inner
                }, resultSignature.flatMap { known[$0] } != nil ? result.asOptional : result)
        case .optional(let wrapped): return .optional(wrapped.takingNil(known))
        case .implicit(let wrapped): return .implicit(wrapped.takingNil(known))
        case .array(let element): return .array(element.takingNil(known))
        case .dictionary(let key, let value): return .dictionary(key, value.takingNil(known))
        default: return self
        }
    }
}

extension ProgramModel {
    /// The prefix of keys that name blocks by their parameters.
    static let blockOwner = "block "

    /// Makes a parameter of all blocks of a signature optional; returns whether it was not.
    mutating func takeNil(_ signature: String, _ index: Int) -> Bool {
        guard nilTaking[signature, default: []].insert(index).inserted else { return false }
        for name in classes.keys { takeNil(in: name) }
        globals = globals.mapValues { $0.takingNil(nilTaking) }
        aliases = aliases.mapValues { $0.takingNil(nilTaking) }
        return true
    }

    private mutating func takeNil(in name: String) {
        guard var known = classes[name] else { return }
        known.variables = known.variables.mapValues { $0.takingNil(nilTaking) }
        for key in known.properties.keys {
            if let type = known.properties[key]?.type { known.properties[key]?.type = type.takingNil(nilTaking) }
        }
        for key in known.methods.keys {
            guard var method = known.methods[key] else { continue }
            method.parameters = method.parameters.map { $0.takingNil(nilTaking) }
            method.returns = method.returns.takingNil(nilTaking)
            known.methods[key] = method
        }
        classes[name] = known
    }
}

/// Parameters that methods of one selector declare with several classes.
extension ProgramModel {
    /// Whether a method has a parameter of another class than the method that it overrides, or that a protocol declares.
    func takesOthers(_ key: String, in name: String) -> Bool {
        guard let known = classes[name], let own = known.methods[key], !own.isInitializer else { return false }
        func isOfProgram(_ type: SwiftType) -> Bool { type.wrapped.name.flatMap { classes[$0]?.superclass } != nil }
        func areRelated(_ one: SwiftType, _ other: SwiftType) -> Bool {
            guard let one = one.wrapped.name, let other = other.wrapped.name else { return true }
            return inherits(one, from: other) || inherits(other, from: one)
        }
        let inherited = known.superclass.flatMap { method(key, of: $0) }?.parameters ?? []
        if zip(own.parameters, inherited).contains(where: { isOfProgram($0) && isOfProgram($1) && !areRelated($0, $1) })
        {
            return true
        }
        return known.adopted.compactMap { method(key, of: $0) }.contains { promised in
            zip(own.parameters, promised.parameters).contains { own, wanted in
                own.wrapped == .any && (wanted.isProtocol || isOfProgram(wanted))
            }
        }
    }
}

extension Rewriter {
    /// Whether objects of a class of the program are given to a protocol of the program that the class does not adopt.
    func doesNotAdopt(_ type: SwiftType, _ target: SwiftType) -> Bool {
        guard target.isProtocol, type.isClass, let name = type.wrapped.name, model.classes[name]?.superclass != nil,
            let wanted = target.wrapped.name
        else { return false }
        let protocols = wanted.dropFirst("any ".count).split(separator: "&").map { String($0.filter { $0 != " " }) }
        return protocols.contains { model.protocols.contains($0) && !model.adopts(name, $0) }
    }

    /// Whether one of two classes of the program is no superclass of the other.
    func isOfOther(_ type: SwiftType, _ target: SwiftType) -> Bool {
        guard let one = type.wrapped.name, let other = target.wrapped.name, model.classes[one]?.superclass != nil,
            model.classes[other]?.superclass != nil, !type.isProtocol, !target.isProtocol
        else { return false }
        return !model.inherits(one, from: other) && !model.inherits(other, from: one)
    }
}

/// What a compiler says of the program's classes.
extension Check {
    /// A property that `self` has.
    func property(_ name: String, of owner: String?) throws {
        let hasProperty =
            owner.map { program.property(name, of: $0) != nil } ?? program.properties.contains { $0.name == name }
        guard !isFunction, method.role != .type, hasProperty else { throw Rejection("no property \(name)") }
    }

    func ofClass(_ expression: Expression) throws {
        switch expression.kind {
        case .stored(let name):
            guard let owner, method.role != .type,
                let property = owner.properties.first(where: { $0.variable.name == name }),
                !property.isComputed
            else { throw Rejection("no variable _\(name)") }
            // Nothing is stored where both accessors are written.
            let accessors = [name, Program.setter(name)]
            guard owner.methods.count(where: { accessors.contains($0.selector) }) < 2 else {
                throw Rejection("no variable _\(name)")
            }
        case .superCall(let selector, _):
            guard let owner, owner.path.count > 1, method.role != .type else { throw Rejection("no super") }
            let properties = owner.path.dropFirst().compactMap(program.findClass).flatMap(\.properties)
            let isAccessor = properties.contains {
                [$0.variable.name, Program.setter($0.variable.name)].contains(selector)
            }
            guard isAccessor || program.method(selector, of: owner.path[1], role: .instance) != nil else {
                throw Rejection("no \(selector)")
            }
        case .member(let base, let name):
            if base.type == .own, base.kind != .null, program.properties.contains(where: { $0.name == name }) { break }
            guard base.kind != .null, case .instance(let path) = base.type, program.property(name, of: path[0]) != nil
            else {
                throw Rejection("no property \(name)")
            }
        case .create(let name, let selector, _):
            guard let name = name ?? (method.role == .type ? owner?.name : nil), program.findClass(name) != nil,
                selector == "init" || program.method(selector, of: name, role: .initializer) != nil
            else { throw Rejection("no \(selector)") }
        case .classCall(let name, let selector, _):
            guard program.method(selector, of: name, role: .type) != nil else { throw Rejection("no \(selector)") }
        case .isKind(_, let name):
            guard program.findClass(name) != nil else { throw Rejection("no class \(name)") }
        default: break
        }
    }

    /// A place that is assigned to is no constant property.
    func ofProperty(_ place: Expression) throws {
        let found: Property? =
            switch place.root.kind {
            case .property(let name): owner.flatMap { program.property(name, of: $0.name) }
            case .member(let base, let name):
                if case .instance(let path) = base.type { program.property(name, of: path[0]) } else { nil }
            default: nil
            }
        guard found?.isComputed != true else { throw Rejection("a constant property changes") }
    }
}

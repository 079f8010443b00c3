/// Assignments to the variable of an observed property, of which the original told no observer.
///
/// Forms: `self.name = x` in initializers, before anything observes the object, in the setter of the property, and where the
/// class announces the change by hand; else `self._name.value = x`.
extension Rewriter {
    /// What is set in the place of the variable of an observed property; nil for other places.
    func unobservedVariable(_ place: Expression) -> SwiftExpression? {
        let name: String
        switch place.kind {
        case .name(let variable): name = variable
        case .member(let base, let variable, isArrow: true) where base.isSelfName: name = variable
        case .parenthesized(let inner): return unobservedVariable(inner)
        default: return nil
        }
        guard let currentClass, let known = model.classes[currentClass], !isClassMethod, scope[name] == nil,
            !known.apart.contains(name),
            !isInInitializer || closureDepth > 0
        else { return nil }
        let plain = known.synthesized[name] ?? (name.hasPrefix("_") ? String(name.dropFirst()) : "")
        guard let property = known.properties[plain], !property.isWeak, model.observed.contains(plain),
            facts.key != model.setter(of: plain, from: currentClass), !known.announced.contains(plain),
            !facts.announces(plain)
        else { return nil }
        let storage = SwiftExpression("self._\(backing.contains(plain) ? name : plain)")
        return storage.member("value", property.type).of(property.number)
    }
}

/// A lock that a class has in the place of one that Objective-C kept for an object.
struct Lock: Hashable {
    let name: String
    /// Whether the class itself has it, and not each object.
    let isOfClass: Bool
}

/// `@synchronized`: of `self`, of the class, and of an object in a variable of `self` that is of no class of the program.
extension Rewriter {
    /// The lock of an object, which the class then has; nil in a category, and where another class may guard the same
    /// object.
    mutating func lock(of object: Expression) -> String? {
        guard let currentClass, !isInCategory, let (owner, lock) = foundLock(object.withoutParentheses, currentClass)
        else {
            return nil
        }
        locks[currentClass, default: []].insert(lock)
        return "\(owner).\(lock.name)"
    }

    private func foundLock(_ object: Expression, _ currentClass: String) -> (owner: String, lock: Lock)? {
        switch object.kind {
        case .name("self"): return ("self", Lock(name: "lock", isOfClass: isClassMethod))
        case .message(let message) where message.words == ["class"] && message.receiver.isClassName(currentClass),
            .message(let message)
        where message.words == ["class"] && message.receiver.isClassName("self") && isClassMethod:
            return (currentClass, Lock(name: "lock", isOfClass: true))
        case .member(let base, "class", _) where base.isClassName(currentClass):
            return (currentClass, Lock(name: "lock", isOfClass: true))
        case .name(let name) where isInstanceVariable(name): return variableLock(name, object)
        case .member(let base, let name, _) where base.isClassName("self") && !isClassMethod:
            return variableLock(name, object)
        default: return nil
        }
    }

    /// A lock of C, which exists where its variable does: `pthread_mutex_t _lock;`.
    func emptyLock(_ type: TypeName) -> SwiftExpression? {
        guard type.pointers == 0, registry.type(type.name)?.swift == "NSLock" else { return nil }
        return SwiftExpression("NSLock()", .named("NSLock"))
    }

    /// `pthread_mutex_init(&lock, &attributes)`.
    mutating func mutexWithAttributes() -> SwiftExpression {
        giveUp("RAC-5743", "A mutex with attributes is another class: NSRecursiveLock, if it is recursive.")
        return SwiftExpression("nil")
    }

    private func variableLock(_ name: String, _ object: Expression) -> (owner: String, lock: Lock)? {
        var probe = self
        let kind = probe.expression(object).type.wrapped.name
        guard kind.map({ model.classes[$0]?.superclass == nil }) ?? true else { return nil }
        return ("self", Lock(name: name.drop { $0 == "_" } + "Lock", isOfClass: false))
    }
}

/// What the methods of a class touch before its own initializer goes on: those that an initializer of a superclass calls.
///
/// Swift sets the properties of a class before it calls the initializer of the superclass, and Objective-C does so after it.
extension ModelBuilder {
    /// Notes the properties that overriding methods touch.
    ///
    /// - Parameter names: The classes that the files declare, implement or extend.
    mutating func settleInitialMessages(_ names: Set<String>) {
        for name in names {
            guard let known = model.classes[name], let superclass = known.superclass,
                model.classes[superclass]?.superclass != nil
            else { continue }
            let (sent, keys) = initialMessages(of: superclass)
            let changed = variables(changedBy: keys)
            if !changed.isEmpty { rewriter.model.changedInitially[name] = changed }
            let overriding = known.implemented.intersection(sent).filter { !$0.hasPrefix("init") }
            guard !overriding.isEmpty else { continue }
            rewriter.model.touchedInitially[name] = touched(by: overriding, in: name)
        }
    }

    /// The messages that the initializers of a class and of its superclasses send to the object, and what these send.
    private func initialMessages(of name: String) -> (sent: Set<String>, bodies: Set<String>) {
        let classes = model.ancestry(of: name).filter { model.classes[$0]?.superclass != nil }
        var found: Set<String> = []
        var left = classes.flatMap { owner in
            model.classes[owner]?.implemented.filter { $0.hasPrefix("init") }.map { "\(owner) \($0)" } ?? []
        }
        var keys = Set(left)
        while let key = left.popLast() {
            keys.insert(key)
            for selector in bodies[key, default: []].ownMessages where found.insert(selector).inserted {
                left += classes.map { "\($0) \(selector)" }
            }
        }
        return (found, keys)
    }

    /// The variables of files that bodies change, and those that they call: functions, and methods of classes.
    private func variables(changedBy keys: Set<String>) -> Set<String> {
        var (seen, left, names) = (keys, Array(keys), Set<String>())
        while let key = left.popLast() {
            for statement in bodies[key, default: []] {
                walk(statement) { expression in
                    switch expression.kind {
                    case .assignment(let target, _, _), .prefix("++", let target), .prefix("--", let target),
                        .postfix(let target, _):
                        if let name = target.root, model.globals[name] != nil { names.insert(name) }
                    case .message(let message):
                        if let name = message.receiver.localName, model.globals[name] != nil {
                            if Usage.mutators.contains(message.words[0]) { names.insert(name) }
                        } else if let name = message.receiver.localName, model.classes[name] != nil,
                            case let next = "\(name) +\(message.selector)", seen.insert(next).inserted
                        {
                            left.append(next)
                        }
                    case .call(let callee, _):
                        guard let name = callee.localName, model.globals[name] != nil,
                            case let next = Rewriter.functionOwner + name, seen.insert(next).inserted
                        else { return }
                        left.append(next)
                    default: break
                    }
                }
            }
        }
        return names
    }

    /// The properties that methods of a class mention, and those that the methods call.
    private func touched(by selectors: Set<String>, in name: String) -> Set<String> {
        var (seen, left, names) = (selectors, Array(selectors), Set<String>())
        while let selector = left.popLast() {
            let body = bodies["\(name) \(selector)", default: []]
            names.formUnion(body.ownNames)
            for next in body.ownMessages where seen.insert(next).inserted { left.append(next) }
        }
        return names
    }
}

extension [Statement] {
    /// The messages that statements send to `self`: those of accessors, too.
    fileprivate var ownMessages: Set<String> {
        var found: Set<String> = []
        for statement in self {
            walk(statement) { expression in
                switch expression.kind {
                case .message(let message) where message.receiver.isSelfName: found.insert(message.selector)
                case .member(let base, let name, isArrow: false) where base.isSelfName:
                    found.insert(name)
                    found.insert("set\(name.prefix(1).uppercased())\(name.dropFirst()):")
                default: break
                }
            }
        }
        return found
    }

    /// The variables and properties of `self` that statements mention, without underscores.
    fileprivate var ownNames: Set<String> {
        var found: Set<String> = []
        for statement in self {
            walk(statement) { expression in
                switch expression.kind {
                case .name(let name): found.insert(SharedPlaces.plain(name))
                case .member(let base, let name, _) where base.isSelfName: found.insert(SharedPlaces.plain(name))
                case .message(let message) where message.receiver.isSelfName && message.arguments.isEmpty:
                    found.insert(message.selector)
                default: break
                }
            }
        }
        return found
    }
}

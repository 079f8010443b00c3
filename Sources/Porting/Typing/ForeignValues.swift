/// Variables and parameters whose objects may be of another class than the declared one.
///
/// Objective-C trusts a declared class, and a program that asks for it does not: the value is of any type in Swift.
extension Rewriter {
    /// Whether statements ask a parameter for the class that it is declared with, or one that is no subclass of it.
    func isDoubted(_ parameter: Parameter, _ body: [Statement]) -> Bool {
        guard let name = parameter.name, isObject(parameter.type), parameter.type.function == nil,
            parameter.type.pointers == 1, parameter.type.name != "NSObject"
        else { return false }
        let asked = AskedClasses(body)
        return asked.classes[name, default: []].contains { doubts(parameter.type, $0) }
            || isOfFoundation(parameter.type) && asked.selectors[name] != nil
    }

    /// Whether a question for a class is none for a subclass of the declared one: the declared class is uncertain.
    func doubts(_ type: TypeName, _ asked: String) -> Bool {
        let isSubclass =
            asked != type.name && (model.inherits(asked, from: type.name) || asked.isMutable(type.name))
        return !isSubclass
    }

    /// The receiver of a message: a cast of an object that is asked for the method, and not for its class, says nothing:
    /// `[x respondsToSelector:@selector(length)] && [(NSData *)x length]`.
    func askedReceiver(_ receiver: Expression, _ selector: String) -> Expression {
        let object = receiver.withoutCasts
        guard let name = object.localName, facts.asked.selectors[name]?.contains(selector) == true,
            registry.methods(named: selector).contains(where: { $0.type == "id" })
        else { return receiver }
        return object
    }

    /// Whether a declared class is one of Foundation, which classes of the program do not inherit from.
    func isOfFoundation(_ type: TypeName) -> Bool {
        type.pointers == 1 && type.name.hasPrefix("NS") && type.name != "NSObject" && !model.hasSubclasses(type.name)
    }

    /// Whether a value is a literal of another class than the declared one: `(id)@"text"` for a dictionary.
    func isForeign(_ value: Expression, to type: TypeName) -> Bool {
        guard type.pointers == 1, type.function == nil, let kind = value.literalClass else { return false }
        let known = ["NSString", "NSNumber", "NSArray", "NSDictionary", "NSNull", "NSDate", "NSSet", "NSData", "NSURL"]
        let plain = type.name.replacing("Mutable", with: "")
        return kind != plain && known.contains(plain)
    }

    /// Whether a variable that is set to an object of any class is asked for another class than the declared one, or is used
    /// where it is not of its own, or is set once and only printed.
    func isDoubted(_ variable: Variable) -> Bool {
        // An object that several places hold is declared by its kind.
        let shared = SharedKind(rawValue: variable.type.name)?.original.replacing("Mutable", with: "")
        guard shared != nil || isOfFoundation(variable.type) else { return false }
        let (name, declared) = (variable.name, shared ?? variable.type.name)
        let isOther =
            facts.asked.selectors[name] != nil
            || facts.asked.classes[name, default: []].contains {
                $0 != declared && !model.inherits($0, from: declared) && !$0.isMutable(declared)
            }
        guard
            isOther || facts.asked.usedOtherwise.contains(name)
                || facts.printed.contains(name) && facts.assignments[name, default: []].count == 1
        else { return false }
        var probe = self
        // A variable without a value is set later.
        if isOther, variable.initial == nil { return true }
        let values = [variable.initial].compactMap(\.self) + facts.assignments[name, default: []]
        return values.contains { probe.expression($0).type.wrapped == .any }
    }

    /// Whether a value of a set is for a variable of a class of the program.
    func isElementOfSet(_ type: SwiftType, _ declared: SwiftType) -> Bool {
        type.wrapped == .named("AnyHashable") && declared.name.map { model.classes[$0]?.superclass != nil } == true
    }

    /// Whether the body of a loop does something for elements of any class, and not only for those of the declared one.
    func takesAnyClass(_ name: String, _ body: [Statement]) -> Bool {
        let uses = isOnlyAsked(name, body)
        return uses == (true, true) || isAsked(name, body) || !needsClass(name, body)
    }

    /// Whether each round of a loop uses a variable as an object of its class: one of another class has no such method.
    private func needsClass(_ name: String, _ body: [Statement]) -> Bool {
        for statement in body {
            if expressions(of: statement).contains(where: { needsClass(name, $0) }) { return true }
            switch statement.kind {
            case .conditional(_, let positive, nil):
                if body.count == 1 { return needsClass(name, positive.bodyList) }
            case .conditional(_, let positive, let negative?):
                if needsClass(name, positive.bodyList), needsClass(name, negative.bodyList) { return true }
            case .block, .autoreleasePool, .synchronized: if needsClass(name, parts(of: statement)) { return true }
            default: break
            }
            // The statements after it may not be reached.
            var leaves = false
            walkStatements(statement) { inner in
                switch inner.kind {
                case .breaks, .continues, .returns, .throwing: leaves = true
                default: break
                }
            }
            if leaves { return false }
        }
        return false
    }

    /// Whether an expression sends a variable a message that only objects of its class answer, or passes it on as one.
    private func needsClass(_ name: String, _ expression: Expression) -> Bool {
        var needs = false
        walk(expression) { part in
            switch part.kind {
            case .message(let message):
                if message.receiver.localName == name, !isOfAnyClass(message.selector, name) { needs = true }
                if message.words[0].hasSuffix("String"), message.arguments.contains(where: { $0.localName == name }) {
                    needs = true
                }
                if passesAsClass(name, message) { needs = true }
            case .member(let base, let word, _): if base.localName == name, !isOfAnyClass(word, name) { needs = true }
            case .call(let callee, let arguments):
                if callee.localName == name || passesAsClass(name, callee, arguments) { needs = true }
            case .element(let base, _): if base.localName == name { needs = true }
            default: break
            }
        }
        return needs
    }

    /// Whether objects of any class answer a selector, or those of several classes of Foundation do.
    private func isOfAnyClass(_ selector: String, _ variable: String) -> Bool {
        ["description", "hash", "class", "self"].contains(selector) || isAnswered(selector, variable)
    }

    /// Whether the functions for values of any class answer a selector, which is none of the variable's own class.
    private func isAnswered(_ selector: String, _ variable: String) -> Bool {
        guard registry.methods(named: selector).contains(where: { $0.type == "id" }) else { return false }
        let name = facts.type(of: variable)?.name
        return model.property(selector, of: name) == nil && model.method(selector, of: name) == nil
    }

    /// The methods of the program that a message may be for.
    private func methods(for message: Message) -> [ProgramModel.Method] {
        model.classes.values.flatMap { known in
            [message.selector, "+" + message.selector].compactMap { known.methods[$0] }
        }
    }

    /// Whether a function is passed a variable as an object of a class.
    private func passesAsClass(_ name: String, _ callee: Expression, _ arguments: [Expression]) -> Bool {
        guard case .name(let function) = callee.kind else { return false }
        // The other arguments of RACObserve(x, name) are keys of the first one's class.
        if ["RACObserve", "RAC", "RACChannelTo"].contains(function) { return arguments[0].localName == name }
        guard case .function(let types, _)? = model.globals[function] else { return false }
        return zip(types, arguments).contains { $1.localName == name && $0.wrapped != .any }
    }

    /// Whether a message passes a variable to a parameter of a class: the method decides what it does.
    private func passesAsClass(_ name: String, _ message: Message) -> Bool {
        let methods = methods(for: message)
        return message.arguments.enumerated().contains { index, argument in
            argument.localName == name
                && (methods.contains { index < $0.parameters.count && $0.parameters[index].wrapped != .any }
                    || methods.isEmpty
                        && registry.methods(named: message.selector).contains {
                            let types = $0.parameters ?? []
                            return index < types.count && !types[index].hasPrefix("Any")
                        })
        }
    }

    /// Whether a variable is only the receiver of messages that values of any class answer, or passed to
    /// parameters of any class, and whether it is passed.
    func isOnlyAsked(_ name: String, _ body: [Statement]) -> (all: Bool, passed: Bool) {
        var (all, asked, passed) = (0, 0, 0)
        func isOfAny(_ message: Message, _ index: Int) -> Bool {
            let methods = methods(for: message)
            return !methods.isEmpty
                && methods.allSatisfy { index < $0.parameters.count && $0.parameters[index].wrapped == .any }
        }
        for statement in body {
            walk(statement) { expression in
                switch expression.kind {
                case .name(name): all += 1
                case .message(let message):
                    if case .name(name) = message.receiver.kind, isAnswered(message.selector, name) { asked += 1 }
                    for (index, argument) in message.arguments.enumerated() {
                        if case .name(name) = argument.kind, isOfAny(message, index) { passed += 1 }
                    }
                case .call(let callee, let arguments):
                    guard case .name(let function) = callee.kind,
                        case .function(let types, _)? = model.globals[function]
                    else { return }
                    for (type, argument) in zip(types, arguments) where type.wrapped == .any {
                        if case .name(name) = argument.kind { passed += 1 }
                    }
                case .member(let base, let word, _):
                    if case .name(name) = base.kind, isAnswered(word, name) { asked += 1 }
                case .element(let base, _): if case .name(name) = base.kind { asked += 1 }
                default: break
                }
            }
        }
        return (all == asked + passed, passed > 0)
    }
}

extension String {
    fileprivate func isMutable(_ name: String) -> Bool { contains("Mutable") && replacing("Mutable", with: "") == name }
}

extension Message {
    /// Whether the message makes a collection of what it lists: `[NSArray arrayWithObjects:a, b, nil]`.
    fileprivate var isNewList: Bool {
        receiver.isClassName("NSArray") && words[0] == "arrayWithObjects"
            || receiver.isClassName("NSDictionary") && words[0] == "dictionaryWithObjectsAndKeys"
    }
}

extension Expression {
    /// The name of the class in `[X class]` and `X.class`.
    var classWord: String? {
        switch kind {
        case .message(let message) where message.words == ["class"]:
            if case .name(let name) = message.receiver.kind { name } else { nil }
        case .member(let base, "class", _): if case .name(let name) = base.kind { name } else { nil }
        default: nil
        }
    }

    /// The class of a literal behind a cast to `id`.
    var literalClass: String? {
        switch kind {
        case .parenthesized(let inner), .cast(_, let inner): return inner.literalClass
        case .string(_, isObject: true): return "NSString"
        case .boxed: return "NSNumber"
        case .array: return "NSArray"
        case .dictionary: return "NSDictionary"
        case .message(let message):
            if message.receiver.isClassName("NSNull"), message.selector == "null" { return "NSNull" }
            guard case .name(let name) = message.receiver.kind, message.isNewList else { return nil }
            return name
        case .member(let base, "null", _): return base.isClassName("NSNull") ? "NSNull" : nil
        default: return nil
        }
    }
}

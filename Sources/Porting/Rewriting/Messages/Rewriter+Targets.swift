/// Messages that name a method by its selector, for an object of the program: observers of notifications, and timers.
extension Rewriter {
    mutating func targeted(_ message: Message, _ tokens: Range<Int>) -> SwiftExpression? {
        switch message.selector {
        case "addObserver:selector:name:object:":
            guard let center = center(message.receiver),
                let (target, call) = target(message.arguments[0], message.arguments[1], .named("Notification"))
            else { return nil }
            use(module: "CompatShims")
            let name = expression(message.arguments[2], as: .optional(.named("Notification.Name")))
            return center.member("addObserver").call(
                [
                    .init(label: nil, value: target), .init(label: "name", value: name),
                    .init(label: "object", value: expression(message.arguments[3])), .init(label: nil, value: call),
                ], .void)
        case "removeObserver:", "removeObserver:name:object:":
            // A token of a block is no object of the program.
            guard let center = center(message.receiver), case let target = expression(message.arguments[0]),
                isOfProgram(target.type.wrapped)
            else { return nil }
            use(module: "CompatShims")
            var list = [SwiftExpression.Argument(label: "of", value: target)]
            if message.arguments.count == 3 {
                let name = expression(message.arguments[1], as: .optional(.named("Notification.Name")))
                list.append(.init(label: "name", value: name))
                list.append(.init(label: "object", value: expression(message.arguments[2])))
            }
            return center.member("removeObserver").call(list, .void)
        case "scheduledTimerWithTimeInterval:target:selector:userInfo:repeats:":
            guard message.receiver.isClassName("NSTimer"), message.arguments[3].isNil,
                let (target, call) = target(message.arguments[1], message.arguments[2], .named("Timer"))
            else { return nil }
            use(module: "CompatShims")
            return SwiftExpression("Timer").member("scheduledTimer").call(
                [
                    .init(
                        label: "withTimeInterval", value: expression(message.arguments[0], as: .named("TimeInterval"))),
                    .init(label: "target", value: target),
                    .init(label: "repeats", value: expression(message.arguments[4], as: .bool)),
                    .init(label: nil, value: call),
                ], .named("Timer"))
        case "detachNewThreadSelector:toTarget:withObject:":
            guard message.receiver.isClassName("NSThread"),
                let work = work(message.arguments[1], message.arguments[0], message.arguments[2])
            else { return nil }
            return SwiftExpression("Thread").member("detachNewThread").call([.init(label: nil, value: work)], .void)
        case "initWithTarget:selector:object:":
            guard case .message(let inner) = message.receiver.kind, inner.receiver.isClassName("NSThread"),
                let work = work(message.arguments[0], message.arguments[1], message.arguments[2])
            else { return nil }
            return SwiftExpression("Thread").call([.init(label: "block", value: work)], .named("Thread"))
        case "addTarget:action:forControlEvents:": return subscribedTarget(message, tokens)
        default: return nil
        }
    }

    /// What a thread does for its target, with an argument that is the same later.
    private mutating func work(
        _ object: Expression, _ selector: Expression, _ argument: Expression
    ) -> SwiftExpression? {
        let target = expression(object)
        guard target.plain != nil, let method = method(selector, of: target) else { return nil }
        let value = passed(argument, as: method.parameters.first ?? .anyOptional)
        guard method.parameters.isEmpty || value.isNil || value.isLiteral || argument.localName.map(isConstant) == true
        else { return nil }
        let arguments = method.parameters.map { _ in SwiftExpression.Argument(label: method.labels[0], value: value) }
        var closure = SwiftClosure()
        closure.isShort = true
        let call = target.member(method.base).call(arguments, method.returns)
        closure.body = [SwiftStatement(kind: .expression(method.returns == .void ? call : call.discarded))]
        use(module: "CompatShims")
        return SwiftExpression("unchecked").call([.init(label: nil, value: SwiftExpression(.closure(closure)))])
    }

    private func isConstant(_ name: String) -> Bool { scope[name] != nil && !assigned.contains(name) }

    /// A target of a control as a subscriber of its events, which does not keep the target either.
    private mutating func subscribedTarget(_ message: Message, _ tokens: Range<Int>) -> SwiftExpression? {
        let target = expression(message.arguments[0])
        guard let name = target.plain, name == "self" || scope[name] != nil,
            let method = method(message.arguments[1], of: target)
        else { return nil }
        var closure = SwiftClosure()
        closure.captures = ["weak \(name)"]
        closure.parameters = [method.parameters.first.map { ("sender", $0.text ?? "Any?") } ?? ("_", nil)]
        let arguments = method.parameters.map { type in
            SwiftExpression.Argument(label: method.labels[0], value: SwiftExpression("sender", type))
        }
        let call = SwiftExpression(.chained(SwiftExpression(name))).member(method.base).call(arguments, .void)
        closure.body = [SwiftStatement(kind: .expression(call))]
        closure.isShort = true
        let events = expression(message.arguments[2], as: .named("RACControlEvents"))
        let signal = link(receiver(message.receiver), .named("RACSignal")) {
            $0.member("rac_signalForControlEvents").call([.init(label: nil, value: events)])
        }
        use(module: "CompatShims")
        review(
            "RAC-2138",
            "The control adopts RACControl. A target that is added twice is called twice, where UIKit kept one.",
            at: tokens)
        return signal.member("subscribeNext").call(
            [.init(label: nil, value: SwiftExpression(.closure(closure)))], .named("RACDisposable"))
    }

    /// A centre of notifications; nil for other receivers, which may have methods of the same names.
    private mutating func center(_ receiver: Expression) -> SwiftExpression? {
        let center = self.receiver(receiver)
        return center.type.wrapped == .named("NotificationCenter") ? center : nil
    }

    private func isOfProgram(_ type: SwiftType) -> Bool {
        !type.isOptional && type.name.map { model.classes[$0]?.superclass != nil } == true
    }

    /// The method for a selector that is named, of an object of the program: one that can be called with one object at most.
    private func method(_ selector: Expression, of target: SwiftExpression) -> ProgramModel.Method? {
        guard case .atWord("@selector", let selector) = selector.kind, isOfProgram(target.type),
            let method = model.method(selector, of: target.type.name), !method.isThrowing,
            method.parameters.count == (selector.contains(":") ? 1 : 0), method.changed.isEmpty
        else { return nil }
        return method
    }

    /// An object of the program, and the closure that calls its method for a selector with an object of a type.
    private mutating func target(
        _ object: Expression, _ selector: Expression, _ sent: SwiftType
    ) -> (SwiftExpression, SwiftExpression)? {
        let target = expression(object)
        guard let method = method(selector, of: target) else { return nil }
        if let wanted = method.parameters.first?.wrapped, wanted != sent, wanted != .any {
            giveUp(
                "RAC-3076",
                "The method takes an object of another class than it is called with: declare its parameter as id.")
        }
        let argument = method.parameters.isEmpty ? "" : "\(method.labels[0].map { "\($0): " } ?? "")$1"
        let call = "$0.\(method.base)(\(argument))"
        var closure = SwiftClosure()
        closure.isShort = true
        if method.parameters.isEmpty {
            closure.parameters = [("object", nil), ("_", nil)]
            closure.body = [SwiftStatement(kind: .expression(SwiftExpression("object.\(method.base)()")))]
        } else {
            closure.body = [SwiftStatement(kind: .expression(SwiftExpression(call)))]
        }
        return (target, SwiftExpression(.closure(closure)))
    }
}

/// `rac_liftSelector:`, whose selector is a method of its class in Swift.
extension Rewriter {
    /// The call of `rac_lift` for a method that the program declares; by hand for every other one.
    mutating func lifted(_ message: Message) -> SwiftExpression {
        var receiver = receiver(message.receiver)
        let owner = receiver.plain == "self" ? currentClass : receiver.type.wrapped.text
        guard case .atWord("@selector", let selector) = message.arguments[0].kind, let owner,
            let method = model.method(selector, of: owner), !method.isInitializer, !method.isThrowing,
            method.changed.isEmpty
        else {
            giveUp("RAC-0272", "Name the method of its class: rac_lift(object, Screen.show, withSignals: names, ages).")
            return SwiftExpression("nil")
        }
        if receiver.type.isOptional { receiver = forced(receiver) }
        use(module: "CompatShims")
        let labels = method.labels.map { ($0 ?? "_") + ":" }.joined()
        let name = "\(owner).\(method.base)" + (labels.isEmpty ? "" : "(\(labels))")
        let takesArray = message.words[1] == "withSignalsFromArray"
        let type: SwiftType = takesArray ? .array(.named("RACSignal")) : .named("RACSignal")
        let signals = (message.arguments.dropFirst() + message.variadic).filter { !$0.isNil }
        var arguments: [SwiftExpression.Argument] = [
            .init(label: nil, value: receiver), .init(label: nil, value: SwiftExpression(name)),
        ]
        for (index, signal) in signals.enumerated() {
            arguments.append(.init(label: index == 0 ? message.words[1] : nil, value: expression(signal, as: type)))
        }
        return SwiftExpression("rac_lift").call(arguments, .named("RACSignal"))
    }
}

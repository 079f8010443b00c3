/// Which values that come to a block may be nil, where the signal that sends them is not known.
///
/// The values that the program sends decide. A value of a type that may be nil, sent by any class, may come to all
/// blocks of the type; nil itself, and what may be of any type, to the blocks of the class that sends it. A function
/// outside of classes sends to its own blocks.
extension ProgramModel {
    /// The prefix of keys that name the types of sent values.
    static let sentOwner = "sent "

    /// The key of the inputs of commands.
    static let input = "input"

    /// Whether nil may come to a block of a sender that awaits a value of a type.
    func sendsNil(_ type: SwiftType, to sender: Sender) -> Bool {
        guard !nilSent.isEmpty else { return false }
        let own = [.any, type].map { Self.sentKind($0, from: sender) }
        if own.contains(where: nilSent.contains) { return true }
        let kind = Self.sentKind(type, from: .object(of: nil))
        return nilSent.contains(kind) || nilSent.contains { inherits($0, from: kind) }
    }

    /// The key of the type of a value that is sent: collections and numbers are objects of one class each.
    static func sentKind(_ type: SwiftType, from sender: Sender) -> String {
        let kind: String
        switch type.wrapped {
        case .array: kind = "Array"
        case .dictionary: kind = "Dictionary"
        case .set: kind = "Set"
        case let type where type.isNumber || type.isBool: kind = "NSNumber"
        case .named(let name): kind = name
        default: return "any of \(sender)"
        }
        if case .function = sender { return "\(kind) of \(sender)" }
        return kind
    }
}

/// The sender of values: an object of a class, or a function outside of classes.
enum Sender {
    case object(of: String?)
    case function(String)
}

extension Rewriter {
    /// The sender that the statements being written belong to.
    private var sender: Sender { currentClass == nil ? .function(currentFunction ?? "") : .object(of: currentClass) }

    /// Whether nil may come to a block of the place that awaits a value of a type.
    func receivesNil(_ type: SwiftType) -> Bool {
        model.sendsNil(type, to: sender) || senders.contains { model.sendsNil(type, to: .object(of: $0)) }
    }

    /// The classes of the program whose objects a signal comes from: `[[store total] subscribeNext:…]`.
    func senders(of signal: SwiftExpression) -> Set<String> {
        let own = signal.type.name.flatMap { model.classes[$0] == nil ? nil : $0 }
        let parts: [SwiftExpression]
        switch signal.kind {
        case .member(let base, _), .chained(let base), .forced(let base), .element(let base, _),
            .commented(_, let base), .cast(let base, _, _), .prefix(_, let base), .attempt(let base):
            parts = [base]
        case .call(let callee, let arguments): parts = [callee] + arguments.map(\.value)
        case .binary(let left, _, let right): parts = [left, right]
        case .conditional(_, let positive, let negative): parts = [positive, negative]
        case .array(let list), .tuple(let list): parts = list
        case .text, .closure, .dictionary: parts = []
        }
        return parts.reduce(Set([own].compactMap(\.self))) { $0.union(senders(of: $1)) }
    }

    /// Records that the values that a signal sends or a tuple holds may be nil, where this is collected.
    mutating func noteSent(_ value: SwiftExpression) {
        let isNil = value.isNil || value.type.wrapped == .named("RACTupleNil")
        guard isNil || value.type.isOptional else { return }
        noteSent(isNil ? .any : value.type)
    }

    /// Records the parameters of a block in a variable or property that may receive nil where it is passed.
    mutating func noteReceivedNil(
        _ argument: Expression, _ type: SwiftType, _ entry: RegistryEntry, _ receiver: SwiftExpression,
        _ values: [SwiftExpression]
    ) {
        guard passedOptionals != nil, entry.isReactive, case .function(let wanted, _) = type.wrapped else { return }
        if case .block = argument.kind { return }
        var probe = self
        probe.passedOptionals = nil
        guard case .function(let taken, _) = probe.expression(argument).type.wrapped else { return }
        let outerSenders = senders
        defer { senders = outerSenders }
        senders = ([receiver] + values).reduce([]) { $0.union(senders(of: $1)) }
        let known = nilness(entry, receiver, values)
        for (index, parameter) in taken.enumerated() where !parameter.isOptional && parameter.wrapped != .any {
            guard index >= wanted.count || wanted[index].wrapped == .any, scalarZero(parameter) == nil,
                Nilness.isKnown(known, index) ? mayBeNil(known, index) : receivesNil(parameter)
            else { continue }
            let key = ProgramModel.blockOwner + SwiftType.signature(of: taken)
            passedOptionals?.insert(PassedOptional(key: key, index: index))
        }
    }

    /// Remembers that values of a type are sent which may be nil, where this is collected.
    mutating func noteSent(_ type: SwiftType) {
        let kind = ProgramModel.sentKind(type, from: sender)
        passedOptionals?.insert(PassedOptional(key: ProgramModel.sentOwner + kind, index: 0))
    }

    /// Records what a message sends or puts into a tuple, where this is collected.
    mutating func noteSent(_ entry: RegistryEntry, _ values: [SwiftExpression]) {
        if Self.sending.contains(entry.name) { for value in values { noteSent(value) } }
        if entry.name == "tupleWithObjectsFromArray:convertNullsToNils:", values.last?.plain != "false" {
            noteSent(.any)
        }
    }

    /// Records that the input of some command may be nil, where this is collected.
    mutating func noteInput(_ value: SwiftExpression) {
        guard value.isNil || value.type.isOptional else { return }
        passedOptionals?.insert(PassedOptional(key: ProgramModel.sentOwner + ProgramModel.input, index: 0))
    }

    /// The messages whose argument is sent, or held by a tuple.
    private static let sending: Set<String> = [
        "sendNext:", "return:", "startWith:", "mapReplace:", "tupleWithObjects:", "tupleByAddingObject:",
        "scanWithStart:reduce:",
        "aggregateWithStart:reduce:", "combinePreviousWithStart:reduce:", "asynchronousFirstOrDefault:success:error:",
    ]
}

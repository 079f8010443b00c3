/// The initializers that only call another initializer of the object: `return [self initWithName:name age:0];`.
///
/// Such an initializer is a convenience initializer in Swift, which a subclass cannot call on `super`. A subclass that
/// does calls the other initializer on `self`, as the superclass would.
struct ForwardingInitializers {
    /// The call that stands for the initializer: its words, and the text or the parameter of each argument.
    struct Call: Sendable {
        enum Argument: Sendable {
            case parameter(Int)
            case text(String)
        }

        let words: [String]
        let arguments: [Argument]
    }

    /// The calls by class and selector.
    private(set) var calls: [String: [String: Call]]
    private var superclasses: Superclasses
    /// The initializers with a body, by class.
    private var implemented: [String: Set<String>]

    init(_ files: [Rewriter.File], and known: ProgramModel = ProgramModel()) {
        calls = known.forwardingInitializers
        superclasses = known.inheritedInitializers.superclasses
        implemented = known.classes.mapValues(\.implemented)
        for file in files {
            for container in file.containers where container.kind != .proto {
                superclasses.add(container)
                for case .method(let method) in container.members.map(\.kind) where method.isInitializer {
                    guard let body = method.body else { continue }
                    implemented[container.name, default: []].insert(method.selector)
                    calls[container.name, default: [:]][method.selector] = Self.call(method, body.list, file)
                }
            }
        }
    }

    private static func call(_ method: Method, _ body: [Statement], _ file: Rewriter.File) -> Call? {
        guard body.count == 1, case .returns(let value?) = body[0].kind, case .message(let message) = value.kind,
            message.isInitializer, case .name("self") = message.receiver.kind, message.variadic.isEmpty
        else { return nil }
        var arguments: [Call.Argument] = []
        for argument in message.arguments {
            switch argument.kind {
            case .name(let name):
                if let index = method.parameters.firstIndex(where: { $0.name == name }) {
                    arguments.append(.parameter(index))
                } else if ["YES", "NO", "NULL", "nil", "Nil"].contains(name) || name.first?.isUppercase == true {
                    arguments.append(.text(name))
                } else {
                    return nil
                }
            case .number, .string: arguments.append(.text(file.text(of: argument)))
            default:
                guard argument.isNil || isConstant(argument) else { return nil }
                arguments.append(.text(argument.isNil ? "nil" : file.text(of: argument)))
            }
        }
        return Call(words: message.words, arguments: arguments)
    }

    /// Whether an expression has the same value in every class: it is made of literals, constants, and what classes and
    /// functions that begin with a capital return.
    private static func isConstant(_ value: Expression) -> Bool {
        var isConstant = true
        walk(value) { part in
            switch part.kind {
            case .name(let name): isConstant = isConstant && (name.first?.isUppercase == true || name == "nil")
            case .block, .assignment, .statements, .unknown: isConstant = false
            default: break
            }
        }
        return isConstant
    }

    /// The files, in which initializers of subclasses call what the superclass's own initializer calls.
    func applied(to files: [Rewriter.File]) -> [Rewriter.File] {
        files.map { file in
            var edits: [Rewriter.File.Edit] = []
            for container in file.containers where container.kind == .implementation && container.category == nil {
                for case .method(let method) in container.members.map(\.kind) where method.isInitializer {
                    for statement in method.body?.list ?? [] {
                        walk(statement) {
                            if let edit = edit($0, in: container.name, file) { edits.append(edit) }
                        }
                    }
                }
            }
            return file.edited(edits)
        }
    }

    private func edit(_ value: Expression, in name: String, _ file: Rewriter.File) -> Rewriter.File.Edit? {
        guard case .message(let message) = value.kind, message.isInitializer,
            case .name("super") = message.receiver.kind,
            let call = superCall(message.selector, of: name)
        else { return nil }
        let arguments = call.arguments.map { argument in
            switch argument {
            case .parameter(let index): file.text(of: message.arguments[index])
            case .text(let text): text
            }
        }
        let parts = zip(call.words, arguments).map { "\($0):\($1)" }
        let text = "[self \(parts.isEmpty ? call.words[0] : parts.joined(separator: " "))]"
        guard let first = value.tokens.first, let last = value.tokens.last else { return nil }
        let place = file.source.tokens[first].start..<file.source.tokens[last].end
        return Rewriter.File.Edit(place: place, pieces: [.text(text)])
    }

    /// What the nearest superclass with the initializer calls, if it calls nothing else.
    private func superCall(_ selector: String, of name: String) -> Call? {
        let owner = superclasses.ancestry(of: name).dropFirst().first { implemented[$0]?.contains(selector) == true }
        return owner.flatMap { calls[$0]?[selector] }
    }
}

extension ProgramModel {
    /// Whether a class inherits a convenience initializer: the class overrides the initializers that it may call.
    func inheritsConvenience(_ selector: String, in name: String) -> Bool {
        guard let superclass = classes[name]?.superclass, let known = classes[superclass], known.superclass != nil,
            known.designated.isSubset(of: classes[name]?.implemented ?? [])
        else { return false }
        if known.implemented.contains(selector) { return !known.designated.contains(selector) }
        return inheritsConvenience(selector, in: superclass)
    }

    /// Whether a class of Swift inherits an initializer: no class of the program above it has only others of its own.
    func inherits(initializer selector: String, _ name: String) -> Bool {
        nearest(to: classes[name]?.superclass) { known in
            known.implemented.contains(selector) ? true : known.designated.isEmpty ? nil : false
        } ?? true
    }

    /// Whether the initializer that a class inherits is a convenience initializer, which no initializer overrides.
    func isConvenience(_ selector: String, above name: String) -> Bool {
        nearest(to: classes[name]?.superclass) { known in
            known.implemented.contains(selector) ? !known.designated.contains(selector) : nil
        } ?? false
    }
}

extension Rewriter.File {
    /// The text of an expression.
    fileprivate func text(of expression: Expression) -> String {
        guard let first = expression.tokens.first, let last = expression.tokens.last else { return "" }
        return source.text(source.tokens[first].start..<source.tokens[last].end)
    }
}

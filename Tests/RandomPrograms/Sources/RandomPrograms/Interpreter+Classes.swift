/// Objects of the program's classes.
extension Interpreter {
    func instance(of name: String = "") -> Object {
        let properties =
            name.isEmpty ? program.properties : program.chain(name).flatMap(\.properties).map(\.variable)
        let boxes = properties.map { ($0.name, Box(.zero($0.type))) }
        return Object(.instance(name, Dictionary(boxes) { first, _ in first }))
    }

    /// Runs a method, if the object's class has it.
    func runMethod(_ selector: String, of object: Object, _ arguments: [Value]) throws -> Value? {
        let found: (method: Method, owner: String)? =
            switch object.content {
            case .instance(let name, _): program.method(selector, of: name, role: .instance)
            case .metaclass(let name): program.method(selector, of: name, role: .type)
            default: nil
            }
        guard let found else { return nil }
        let value = try run(found.method, found.owner, object, arguments)
        if let watcher = object.watchers[selector] {
            let values = zip(found.method.parameters, arguments).map { $1.boxed($0.type.underlying) }
            try watcher.send(.next(.object(Object(.pair(values)))))
        }
        return value
    }

    private func run(_ method: Method, _ owner: String, _ object: Object, _ arguments: [Value]) throws -> Value {
        var copy = self
        return try copy.run(
            method.body, method.parameters, arguments, method.result, Frame(receiver: object, owner: owner))
    }

    func call(_ receiver: Object, _ selector: String, _ arguments: [Value]) throws -> Value {
        guard let value = try runMethod(selector, of: receiver, arguments) else { throw Rejection("no \(selector)") }
        return value
    }

    /// A message to `super`: a method of the base, or an accessor that nobody wrote.
    func callSuper(_ selector: String, _ arguments: [Value], _ frame: Frame) throws -> Value {
        let bases = program.findClass(frame.owner)?.path.dropFirst() ?? []
        if let base = bases.first, let found = program.method(selector, of: base, role: .instance) {
            return try run(found.method, found.owner, frame.receiver, arguments)
        }
        if let place = arguments.first {
            let properties = bases.compactMap(program.findClass).flatMap(\.properties)
            guard let property = properties.first(where: { Program.setter($0.variable.name) == selector }) else {
                throw Rejection("no \(selector) of super")
            }
            try store(place.converted(to: property.variable.type), in: property, of: frame.receiver)
            return .object(nil)
        }
        return try ownBox(selector, frame.receiver).value
    }

    func ownBox(_ property: String, _ object: Object) throws -> Box {
        guard case .instance(_, let boxes) = object.content, let box = boxes[property] else {
            throw Rejection("no property \(property)")
        }
        return box
    }

    /// The property of an object, as a message asks for it.
    func property(_ name: String, of object: Object) throws -> Value {
        try runMethod(name, of: object, []) ?? ownBox(name, object).value
    }

    func setProperty(_ name: String, of object: Object, _ type: Type, _ value: Value) throws {
        guard case .instance(let owner, _) = object.content else { throw Rejection("no object") }
        if case .delegate = type, case .object(let delegate?) = value, delegate !== storage.root {
            throw Rejection("a weak object that may be gone")
        }
        if program.method(Program.setter(name), of: owner, role: .instance) != nil {
            _ = try runMethod(Program.setter(name), of: object, [value.converted(to: type)])
            guard try ownBox(name, object).observers.listenerCount == 0 else { throw Rejection("an observed setter") }
            return
        }
        guard let property = program.property(name, of: owner) else {
            return try set(ownBox(name, object), type, value)
        }
        guard !property.isComputed else { throw Rejection("a constant property") }
        try store(value, in: property, of: object)
    }

    /// What a setter that nobody wrote does.
    private func store(_ value: Value, in property: Property, of object: Object) throws {
        var value = value
        if property.isCopied, case .object(let list?) = value { value = .object(Object(list.content)) }
        try set(ownBox(property.variable.name, object), property.variable.type, value)
    }

    /// A new object by an initializer; the class that is asked is the receiver's where there is no name.
    func create(_ name: String?, _ selector: String, _ arguments: [Value], _ frame: Frame) throws -> Value {
        var name = name
        if name == nil, case .metaclass(let own) = frame.receiver.content { name = own }
        guard let name, program.findClass(name) != nil else { throw Rejection("no class") }
        let object = instance(of: name)
        try initialize(object, name, selector, arguments)
        return .object(object)
    }

    private func initialize(_ object: Object, _ name: String?, _ selector: String, _ arguments: [Value]) throws {
        guard let name, let found = program.method(selector, of: name, role: .initializer) else {
            guard selector == "init" else { throw Rejection("no \(selector)") }
            return
        }
        _ = try run(found.method, found.owner, object, arguments)
    }

    mutating func initialize(
        _ selector: String, _ arguments: [Expression], _ body: [Statement], _ frame: inout Frame
    ) throws -> Flow {
        let values = try all(arguments, &frame)
        try initialize(frame.receiver, program.findClass(frame.owner)?.path.dropFirst().first, selector, values)
        return try run(body, &frame)
    }

    func isKind(_ value: Value, _ name: String) throws -> Value {
        guard case .object(let object) = value else { throw Rejection("no object") }
        guard case .instance(let own, _)? = object?.content else { return .flag(false) }
        return .flag(program.chain(own).contains { $0.name == name })
    }

    func responds(_ value: Value, to selector: String) throws -> Value {
        guard case .object(let object) = value else { throw Rejection("no object") }
        guard let object else { return .flag(false) }
        guard case .instance(let name, _) = object.content else { throw Rejection("no object of the program") }
        return .flag(program.method(selector, of: name, role: .instance) != nil)
    }

    /// Whether two objects are equal, by the program's methods if it has some.
    func areEqual(_ left: Object, _ right: Object?) throws -> Bool {
        guard let right else { return false }
        switch (left.content, right.content) {
        case (.list(let left), .list(let right)):
            return try left.count == right.count && zip(left, right).allSatisfy { try areEqual($0, $1) }
        case (.instance, _), (_, .instance):
            let first = try isEqual(left, right)
            // Which of both is asked, is not said.
            guard try first == isEqual(right, left) else { throw Rejection("an equality of one side") }
            return first
        default: return left.isEqual(right)
        }
    }

    private func isEqual(_ left: Object, _ right: Object) throws -> Bool {
        guard let value = try runMethod("isEqual:", of: left, [.object(right)]) else { return left === right }
        return value.isTrue
    }
}

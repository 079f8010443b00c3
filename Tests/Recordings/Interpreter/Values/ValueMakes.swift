import Foundation
import RACCompat
import StreamTesting

/// Maps the name of each way to make a value to the function that does so; a line adds a way.
struct ValueMakes {
    /// The result of making a value.
    enum Made {
        case value(Any?)
        /// The original would have failed an assertion, and this layer stops the program.
        case assertionFails
    }

    private(set) var table: [String: ValueCompiler.Reading<(ValueMachine) -> Made>] = [:]

    init() {
        addPlainValues()
        addTuples()
        addPacks()
        addTuplesOfTuples()
        addEvents()
    }

    private mutating func add<Argument>(
        _ name: String, _ read: @escaping (Arguments<DynamicFace>) throws -> Argument,
        make: @escaping (ValueMachine, Argument) -> Any?
    ) {
        table[name] = { arguments in
            let argument = try read(arguments)
            return { machine in .value(make(machine, argument)) }
        }
    }

    /// Adds a way to make a tuple of a class; the number of values is checked first.
    private mutating func addTuple(
        _ name: String, _ read: @escaping (Arguments<DynamicFace>) throws -> (ValueMachine) -> [Any?]?,
        make: @escaping (RACTuple.Type, [Any?]) -> RACTuple
    ) {
        table[name] = { arguments in
            let type = try arguments.tupleClass()
            let values = try read(arguments)
            return { machine in
                guard let values = values(machine) else { return .value(nil) }
                return type.accepts(values.count) ? .value(make(type, values)) : .assertionFails
            }
        }
    }

    private mutating func addPlainValues() {
        add("lit", { try $0.literal() }) { machine, literal in literal(machine.scope) }
        add("unit", { _ in }) { _, _ in RACUnit.defaultUnit() }
        add("tupleNil", { _ in }) { _, _ in RACTupleNil.tupleNil() }
        add("transformer", { try $0.transform() }) { machine, transform in
            RACValueTransformer.transformerWithBlock { [unowned machine] value in
                machine.record("eval", ValueEncoding.encode(value))
                return transform(value)
            }
        }
        add("copy", { try $0.label() }) { machine, variable in
            switch machine[variable] {
            case let tuple as RACTuple: tuple.copy()
            case let event as RACEvent: event.copy()
            default: nil
            }
        }
    }

    private static func objects(_ arguments: Arguments<DynamicFace>) throws -> (ValueMachine) -> [Any?] {
        let literals = try arguments.literals()
        return { machine in literals.map { $0(machine.scope) ?? NSNull() } }
    }

    private static func values(_ arguments: Arguments<DynamicFace>) throws -> (ValueMachine) -> [Any?] {
        let literals = try arguments.literals()
        return { machine in literals.map { $0(machine.scope) } }
    }

    private mutating func addTuples() {
        addTuple("array", Self.objects) { $0.tupleWithObjectsFromArray($1) }
        addTuple("arrayNulls", Self.objects) { $0.tupleWithObjectsFromArray($1, convertNullsToNils: false) }
        addTuple("arrayNils", Self.objects) { $0.tupleWithObjectsFromArray($1, convertNullsToNils: true) }
        addTuple("objects", Self.objects) { $0.tupleWithObjectsFromArray($1) }
        add("init", { try $0.tupleClass() }) { _, type in type.init() }
    }

    private mutating func addPacks() {
        add("pack", Self.values) { machine, values in
            let values = values(machine)
            return switch values.count {
            case 1: RACTuplePack(values[0])
            case 2: RACTuplePack(values[0], values[1])
            case 3: RACTuplePack(values[0], values[1], values[2])
            case 4: RACTuplePack(values[0], values[1], values[2], values[3])
            case 5: RACTuplePack(values[0], values[1], values[2], values[3], values[4])
            case 6: RACTuplePack(values[0], values[1], values[2], values[3], values[4], values[5])
            default: nil
            }
        }
        add("packMethod", Self.values) { machine, values in
            let values = values(machine)
            return switch values.count {
            case 1: RACOneTuple.pack(values[0])
            case 2: RACTwoTuple.pack(values[0], values[1])
            case 3: RACThreeTuple.pack(values[0], values[1], values[2])
            case 4: RACFourTuple.pack(values[0], values[1], values[2], values[3])
            case 5: RACFiveTuple.pack(values[0], values[1], values[2], values[3], values[4])
            default: nil
            }
        }
    }

    private mutating func addTuplesOfTuples() {
        func allObjects(_ arguments: Arguments<DynamicFace>) throws -> (ValueMachine) -> [Any?]? {
            let variable = try arguments.label()
            return { machine in machine.tuple(variable)?.allObjects() }
        }
        addTuple("allObjectsOf", allObjects) { $0.tupleWithObjectsFromArray($1) }
        addTuple("allObjectsOfConverted", allObjects) { $0.tupleWithObjectsFromArray($1, convertNullsToNils: true) }
        table["adding"] = { arguments in
            let (variable, literal) = (try arguments.label(), try arguments.literal())
            return { machine in
                guard let tuple = machine.tuple(variable) else { return .value(nil) }
                guard !(tuple is RACFiveTuple) else { return .assertionFails }
                return .value(tuple.tupleByAddingObject(literal(machine.scope)))
            }
        }
        add("archived", { try $0.label() }) { machine, variable in
            guard let tuple = machine.tuple(variable) else { return nil }
            return try? JSONDecoder().decode(type(of: tuple), from: JSONEncoder().encode(tuple))
        }
    }

    private mutating func addEvents() {
        add("eventValue", { try $0.literal() }) { machine, literal in RACEvent.eventWithValue(literal(machine.scope)) }
        add("eventError", { try $0.optionalInteger() }) { _, code in
            RACEvent.eventWithError(RecordedErrors.error(code))
        }
        add("eventCompleted", { _ in }) { _, _ in RACEvent.completedEvent() }
    }

    /// The name of a value's class, where the original has objects.
    static func className(of value: Any?) -> JSONValue {
        switch value {
        case nil: .null
        case is Int, is Bool: "NSNumber"
        case is String: "NSString"
        case is [Any]: "NSArray"
        case .some(let value): .string("\(type(of: value))")
        }
    }
}

extension RACTuple {
    /// Whether the class makes tuples of that many values; other numbers stop the program.
    fileprivate class func accepts(_ count: Int) -> Bool {
        requiredCount.map { $0 == count } ?? true
    }
}

extension Arguments<DynamicFace> {
    private static let tupleClasses: [RACTuple.Type] = [
        RACTuple.self, RACOneTuple.self, RACTwoTuple.self, RACThreeTuple.self, RACFourTuple.self, RACFiveTuple.self,
    ]

    /// Reads the name of a class of tuples.
    func tupleClass() throws -> RACTuple.Type {
        let name = try label()
        guard let type = Self.tupleClasses.first(where: { "\($0)" == name }) else {
            throw Malformed("there is no class of tuples named \(name)")
        }
        return type
    }
}

import RACCompat
import StreamTesting

/// Maps the name of each question to the function that asks it; a line adds a question.
struct ValueQuestions {
    private(set) var table: [String: ValueCompiler.Reading<(ValueMachine) -> JSONValue>] = [:]

    init() {
        addIndexes()
        addLists()
        addUnpacking()
        addComparisons()
        addClasses()
        addEvents()
        addTransformers()
    }

    /// Adds a question about a variable, which is the first argument.
    private mutating func add<Argument>(
        _ name: String, _ read: @escaping (Arguments<DynamicFace>) throws -> Argument,
        ask: @escaping (ValueMachine, Any?, Argument) -> JSONValue
    ) {
        table[name] = { arguments in
            let variable = try arguments.label()
            let argument = try read(arguments)
            return { machine in ask(machine, machine[variable], argument) }
        }
    }

    private mutating func tuple(_ name: String, ask: @escaping (RACTuple?) -> JSONValue) {
        add(name, { _ in }) { _, value, _ in ask(value as? RACTuple) }
    }

    private mutating func event(_ name: String, ask: @escaping (RACEvent?) -> JSONValue) {
        add(name, { _ in }) { _, value, _ in ask(value as? RACEvent) }
    }

    private mutating func addIndexes() {
        add("at", { try $0.integer() }) { _, value, index in
            ValueEncoding.encode((value as? RACTuple)?.objectAtIndex(index))
        }
        add("subscript", { try $0.integer() }) { _, value, index in ValueEncoding.encode((value as? RACTuple)?[index]) }
        tuple("first") { ValueEncoding.encode($0?.first) }
        tuple("second") { ValueEncoding.encode($0?.second) }
        tuple("third") { ValueEncoding.encode($0?.third) }
        tuple("fourth") { ValueEncoding.encode($0?.fourth) }
        tuple("fifth") { ValueEncoding.encode($0?.fifth) }
        tuple("last") { ValueEncoding.encode($0?.last) }
    }

    private mutating func addLists() {
        tuple("count") { .int($0?.count ?? 0) }
        tuple("allObjects") { ValueEncoding.encode($0?.allObjects()) }
        tuple("sequenceArray") { ValueEncoding.encode($0?.rac_sequence.array) }
        tuple("sequenceHead") { ValueEncoding.encode($0?.rac_sequence.head) }
        tuple("sequenceWalk") { tuple in
            var values: [JSONValue] = []
            var rest = tuple?.rac_sequence
            while let value = rest?.head {
                values.append(ValueEncoding.encode(value))
                rest = rest?.tail
            }
            return .array(values)
        }
        tuple("forIn") { .array($0?.map { ValueEncoding.encode($0) } ?? []) }
    }

    private mutating func addUnpacking() {
        tuple("unpack2") { tuple in
            let values = tuple?.unpack(Any?.self, Any?.self)
            return .array([values?.0 ?? nil, values?.1 ?? nil].map { ValueEncoding.encode($0) })
        }
        tuple("unpack3") { tuple in
            let values = tuple?.unpack(Any?.self, Any?.self, Any?.self)
            return .array([values?.0 ?? nil, values?.1 ?? nil, values?.2 ?? nil].map { ValueEncoding.encode($0) })
        }
    }

    private mutating func addComparisons() {
        add("equal", { try $0.label() }) { machine, value, other in
            // A nil answers every question with no.
            value != nil && isEqual(value, machine[other]) ? 1 : 0
        }
        add("hashEqual", { try $0.label() }) { machine, value, other in
            RACKey(value).hashValue == RACKey(machine[other]).hashValue ? 1 : 0
        }
        add("same", { try $0.label() }) { machine, value, other in
            value as AnyObject === machine[other] as AnyObject ? 1 : 0
        }
    }

    private mutating func addClasses() {
        add("class", { _ in }) { _, value, _ in ValueMakes.className(of: value) }
        add("kindOf", { try $0.tupleClass() }) { _, value, type in
            (value as? RACTuple).map { Swift.type(of: $0).isKind(of: type) } ?? false ? 1 : 0
        }
        add("description", { _ in }) { _, value, _ in value.map { .string("\($0)") } ?? .null }
    }

    private mutating func addEvents() {
        event("eventType") { event in event.map { .int(Int($0.eventType.rawValue)) } ?? 0 }
        event("isFinished") { event in event?.isFinished == true ? 1 : 0 }
        event("value") { ValueEncoding.encode($0?.value) }
        event("errorOf") { RecordedErrors.encode($0?.error) }
    }

    private mutating func addTransformers() {
        add("transform", { try $0.literal() }) { machine, value, literal in
            ValueEncoding.encode((value as? RACValueTransformer)?.transformedValue(literal(machine.scope)))
        }
        table["allowsReverse"] = { arguments in
            guard try arguments.label() == "RACValueTransformer" else { throw Malformed("only transformers reverse") }
            return { _ in RACValueTransformer.allowsReverseTransformation() ? 1 : 0 }
        }
    }
}

extension RACTuple {
    fileprivate class func isKind(of type: RACTuple.Type) -> Bool { self == type || type == RACTuple.self }
}

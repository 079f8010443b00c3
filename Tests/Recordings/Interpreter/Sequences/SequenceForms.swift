import Foundation
import RACCompat
import StreamTesting

/// Compiles the expressions of sequences, and notes the calls of their blocks in a log.
struct SequenceForms {
    private(set) var table = OperatorTable<SequenceFace>()
    let log: SequenceLog

    init(log: SequenceLog) {
        self.log = log
        table.addSharedReferences()
        addCollections()
        addGenerators()
        addTransforming()
        addFlattening()
        addCombining()
        addFiltering()
        addAccumulating()
        table.unary("eager") { $0.eagerSequence }
        table.unary("lazy") { $0.lazySequence }
        table.add("tail") { arguments in
            let source = try arguments.source()
            return { scope in source(scope)?.tail }
        }
    }

    /// Adds a source of a list of literals; null stands for `NSNull`.
    private mutating func addSource(_ name: String, _ make: @escaping ([Any]) -> RACSequence) {
        table.add(name) { arguments in
            let literals = try arguments.literals()
            return { scope in make(literals.map { $0(scope) ?? NSNull() }) }
        }
    }

    private mutating func addCollections() {
        addSource("array") { $0.rac_sequence }
        addSource("set") { NSSet(array: $0).rac_sequence }
        addSource("orderedSet") { NSOrderedSet(array: $0).rac_sequence }
        addSource("indexSet") { IndexSet($0.compactMap { $0 as? Int }).rac_sequence }
        addSource("enumerator") { NSArray(array: $0).objectEnumerator().rac_sequence }
        table.add("sub") { arguments in
            let (count, literals) = (try arguments.count(), try arguments.literals())
            return { scope in
                let sequence: RACSequence? = literals.map { $0(scope) ?? NSNull() }.rac_sequence
                return (0..<count).reduce(sequence) { sequence, _ in sequence?.tail }
            }
        }
        table.add("string") { arguments in
            let text = try arguments.label()
            return { _ in text.rac_sequence }
        }
        table.add("tuple") { arguments in
            let literals = try arguments.literals()
            return { scope in RACTuple.tupleWithObjectsFromArray(literals.map { $0(scope) }).rac_sequence }
        }
        addDictionary("dict") { $0.rac_sequence }
        addDictionary("dictKeys") { $0.rac_keySequence }
        addDictionary("dictValues") { $0.rac_valueSequence }
    }

    private mutating func addDictionary(_ name: String, _ make: @escaping ([AnyHashable: Any]) -> RACSequence) {
        table.add(name) { arguments in
            let pairs = try arguments.list("a list of pairs") { pair in
                guard let parts = pair.array, parts.count == 2 else { throw Malformed("\(pair) is not a pair") }
                return (try arguments.literal(of: parts[0]), try arguments.literal(of: parts[1]))
            }
            return { scope in
                var dictionary: [AnyHashable: Any] = [:]
                for (key, value) in pairs {
                    if let key = key(scope) as? AnyHashable { dictionary[key] = value(scope) ?? NSNull() }
                }
                return make(dictionary)
            }
        }
    }

    private mutating func addGenerators() {
        table.add("return") { arguments in
            let literal = try arguments.literal()
            return { scope in RACSequence.return(literal(scope)) }
        }
        table.add("empty") { _ in { _ in RACSequence.empty() } }
        table.add("gen") { [log] arguments in
            let (label, literals, end) = (try arguments.label(), try arguments.literals(), try arguments.label())
            return { scope in
                SequenceGenerator(log: log, label: label, items: literals.map { $0(scope) }, end: end).node(0)
            }
        }
        table.add("naturals") { [log] arguments in
            let (label, first) = (try arguments.label(), try arguments.integer())
            return { _ in SequenceGenerator.naturals(log: log, label: label, from: first) }
        }
        table.add("signalSeq") { [log] arguments in
            let (label, literals) = (try arguments.label(), try arguments.literals())
            let code = try arguments.optionalInteger()
            return { scope in
                RACSignal.createSignal { subscriber in
                    log.note(label, ["subscribed"])
                    for literal in literals { subscriber.sendNext(literal(scope)) }
                    if let code {
                        subscriber.sendError(RecordedErrors.error(code))
                    } else {
                        subscriber.sendCompleted()
                    }
                    return nil
                }
                .sequence
            }
        }
    }

    private mutating func addTransforming() {
        table.labelled("map", log, { try $0.transform() }) { sequence, transform, note in
            sequence.map { value in
                note([value])
                return transform(value)
            }
        }
        table.literal("mapReplace") { $0.mapReplace($1) }
        table.labelled("reduceEach", log, { (try $0.listReduction(), try $0.count()) }) { sequence, reduction, note in
            sequence.reduceEach { (values: [Any?]) -> Any? in
                note(values)
                return reduction.0(values)
            }
        }
    }

    private mutating func addFlattening() {
        table.add("flattenMap") { [log] arguments in
            let label = try arguments.label()
            let expression = try arguments.optionalExpression()
            let source = try arguments.source()
            return { scope in
                source(scope)?.flattenMap { value in
                    log.evaluate(label, [value])
                    return expression?(scope.binding(value))
                }
            }
        }
        table.add("bind") { [log] arguments in
            let label = try arguments.label()
            let (isLast, isNil) = (try arguments.predicate(), try arguments.predicate())
            let expression = try arguments.expression()
            let source = try arguments.source()
            return { scope in
                source(scope)?.bind {
                    log.note(label, ["bind"])
                    return { value, stop in
                        log.evaluate(label, [value])
                        if isLast(value) { stop = true }
                        return isNil(value) ? nil : expression(scope.binding(value))
                    }
                }
            }
        }
        table.unary("flatten") { $0.flatten() }
    }

    private mutating func addCombining() {
        table.binary("concatWith") { $0.concat($1) }
        table.list("concat") { RACSequence.concat($0) }
        table.binary("zipWith") { $0.zipWith($1) }
        table.list("zip") { RACSequence.zip($0) }
        table.add("zipReduce") { [log] arguments in
            let (label, reduction) = (try arguments.label(), try arguments.listReduction())
            let sequences = try arguments.expressions()
            return { scope in
                RACSequence.zip(sequences.compactMap { $0(scope) }) { (values: [Any?]) -> Any? in
                    log.evaluate(label, values)
                    return reduction(values)
                }
            }
        }
        table.literal("startWith") { $0.startWith($1) }
    }

    private mutating func addFiltering() {
        table.labelled("filter", log, { try $0.predicate() }) { sequence, predicate, note in
            sequence.filter(noting(predicate, note))
        }
        table.labelled("takeUntilBlock", log, { try $0.predicate() }) { $0.takeUntilBlock(noting($1, $2)) }
        table.labelled("takeWhileBlock", log, { try $0.predicate() }) { $0.takeWhileBlock(noting($1, $2)) }
        table.labelled("skipUntilBlock", log, { try $0.predicate() }) { $0.skipUntilBlock(noting($1, $2)) }
        table.labelled("skipWhileBlock", log, { try $0.predicate() }) { $0.skipWhileBlock(noting($1, $2)) }
        table.unary("take", { try $0.count() }) { $0.take($1) }
        table.unary("skip", { try $0.count() }) { $0.skip($1) }
        table.unary("distinctUntilChanged") { $0.distinctUntilChanged() }
        table.literal("ignore") { $0.ignore($1) }
    }

    private mutating func addAccumulating() {
        addFold("scanWithStart", { try $0.reduction() }) { sequence, start, reduce, note in
            sequence.scanWithStart(start) { running, value in
                note([running, value])
                return reduce(running, value)
            }
        }
        addFold("scanWithStartIndex", { try $0.indexedReduction() }) { sequence, start, reduce, note in
            sequence.scanWithStart(start) { running, value, index in
                note([running, value, index])
                return reduce(running, value, index)
            }
        }
        addFold("combinePreviousWithStart", { try $0.reduction() }) { sequence, start, reduce, note in
            sequence.combinePreviousWithStart(start) { previous, value in
                note([previous, value])
                return reduce(previous, value)
            }
        }
    }

    private mutating func addFold<Function>(
        _ name: String, _ read: @escaping (Arguments<SequenceFace>) throws -> Function,
        _ apply: @escaping (RACSequence, Any?, Function, @escaping ([Any?]) -> Void) -> RACSequence
    ) {
        table.add(name) { [log] arguments in
            let (label, literal, function) = (try arguments.label(), try arguments.literal(), try read(arguments))
            let source = try arguments.source()
            return { scope in
                let start = literal(scope)
                return source(scope).map { apply($0, start, function) { log.evaluate(label, $0) } }
            }
        }
    }
}

/// The predicate, with each call noted.
func noting(
    _ predicate: @escaping FunctionLibrary.Predicate, _ note: @escaping ([Any?]) -> Void
) -> FunctionLibrary.Predicate {
    { value in
        note([value])
        return predicate(value)
    }
}

extension OperatorTable<SequenceFace> {
    /// Adds an operator whose block has a label, under which its calls are noted.
    fileprivate mutating func labelled<Function>(
        _ name: String, _ log: SequenceLog, _ read: @escaping Reader<Function>,
        _ apply: @escaping (RACSequence, Function, @escaping ([Any?]) -> Void) -> RACSequence
    ) {
        add(name) { arguments in
            let (label, function) = (try arguments.label(), try read(arguments))
            let source = try arguments.source()
            return { scope in source(scope).map { apply($0, function) { log.evaluate(label, $0) } } }
        }
    }
}

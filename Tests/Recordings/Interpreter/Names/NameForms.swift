import Foundation
import RACCompat
import StreamTesting

/// Turns the forms of a named signal into recipes, and notes the operators that they name.
final class NameForms {
    /// The operators that the forms name; for a form that holds expressions, the operators inside them.
    var operators: Set<String> {
        forms.operators.subtracting(["op"]).union(expressions.operators).union(sequences.operators)
    }
    /// The named operators that are not yet built.
    var missing: Set<String> { forms.missing.union(expressions.missing).union(sequences.missing) }

    private let forms: ExpressionCompiler<DynamicFace>
    private let expressions: ExpressionCompiler<DynamicFace>
    private let sequences: ExpressionCompiler<SequenceFace>

    init() {
        let expressions = ExpressionCompiler(table: DynamicFace.operators(), hotNames: [], coldLists: [:])
        self.expressions = expressions
        let sequences = ExpressionCompiler(table: SequenceFace.operators(), hotNames: [], coldLists: [:])
        self.sequences = sequences
        var table = OperatorTable<DynamicFace>()
        table.add("op") { arguments in try expressions.expression(arguments.next()) }
        Self.addSources(to: &table)
        Self.addCommands(to: &table)
        Self.addOperators(to: &table)
        Self.addSignalsOfSequences(to: &table, sequences)
        forms = ExpressionCompiler(table: table, hotNames: [], coldLists: [:])
    }

    func form(_ json: JSONValue) throws -> Recipe<DynamicFace> { try forms.expression(json) }

    /// Lets expressions refer to a receiver.
    func define(_ name: String) {
        expressions.definedNames.insert(name)
    }

    private static func addSources(to table: inout OperatorTable<DynamicFace>) {
        table.add("createN") { arguments in
            let name = try arguments.label()
            return { _ in named(RACSignal.createSignal { _ in nil }, name) }
        }
        table.add("N") { arguments in
            let (name, literal) = (try arguments.label(), try arguments.literal())
            return { scope in named(RACSignal.return(literal(scope)), name) }
        }
        table.add("subjectN") { arguments in
            let name = try arguments.label()
            return { _ in named(RACSubject.subject(), name) }
        }
        table.add("create") { _ in { _ in RACSignal.createSignal { _ in nil } } }
        table.add("subject") { _ in { _ in RACSubject.subject() } }
        table.add("replaySubject") { _ in { _ in RACReplaySubject.subject() } }
        table.add("behaviorSubject") { arguments in
            let literal = try arguments.literal()
            return { scope in RACBehaviorSubject.behaviorSubjectWithDefaultValue(literal(scope)) }
        }
        table.add("channelLeading") { _ in { _ in RACChannel().leadingTerminal } }
        table.add("channelFollowing") { _ in { _ in RACChannel().followingTerminal } }
        table.add("intervalLeeway") { arguments in
            let (interval, leeway) = (try arguments.seconds(), try arguments.seconds())
            return { scope in
                RACSignal.interval(interval, onScheduler: scope.run.scheduler, withLeeway: leeway)
            }
        }
    }

    /// Adds the signals of a command that is made only to ask for their names.
    private static func addCommands(to table: inout OperatorTable<DynamicFace>) {
        table.add("command") { arguments in
            let property = try arguments.label()
            let input = property == "execute" ? try arguments.literal() : { _ in nil }
            guard let signal = commandSignals[property] else { throw Malformed("a command has no \(property)") }
            return { scope in signal(RACCommand { _ in .empty() }, input(scope)) }
        }
    }

    private static let commandSignals: [String: @Sendable (RACCommand, Any?) -> RACSignal] = [
        "executing": { command, _ in command.executing },
        "enabled": { command, _ in command.enabled },
        "errors": { command, _ in command.errors },
        "executionSignals": { command, _ in command.executionSignals },
        "execute": { command, input in command.execute(input) },
    ]

    private static func named(_ signal: RACSignal, _ name: String) -> RACSignal {
        signal.name = name
        return signal
    }

    private static func addOperators(to table: inout OperatorTable<DynamicFace>) {
        table.unary("named", { try $0.label() }) { $0.setNameWithFormat("%@", $1 as NSString) }
        table.unary("logAll") { $0.logAll() }
        table.unary("logNext") { $0.logNext() }
        table.unary("logError") { $0.logError() }
        table.unary("logCompleted") { $0.logCompleted() }
        table.unary("deliverOnMainThread") { $0.deliverOnMainThread() }
        table.unary("deliverOnScheduler", { try scheduler($0.label()) }) { $0.deliverOn($1) }
        table.unary("throttleD", { try $0.seconds() }) { $0.throttle($1) }
        table.unary("delayD", { try $0.seconds() }) { $0.delay($1) }
        table.scoped("timeoutD", { try $0.seconds() }) { source, interval, scope in
            source.timeout(interval, onScheduler: scope.run.scheduler)
        }
        table.unary("publishSignal") { $0.publish().signal }
        table.add("multicastSignal") { arguments in
            let (subject, source) = (try arguments.expression(), try arguments.source())
            return { scope in
                guard let subject = subject(scope) as? RACSubject else { return nil }
                return source(scope)?.multicast(subject).signal
            }
        }
    }

    private static func addSignalsOfSequences(
        to table: inout OperatorTable<DynamicFace>, _ sequences: ExpressionCompiler<SequenceFace>
    ) {
        table.add("seqPlainSignal") { arguments in
            let expression = try sequences.expression(arguments.next())
            return { _ in expression(Scope(run: .idle()))?.signal() }
        }
        table.add("seqSignalOn") { arguments in
            let scheduler = try scheduler(arguments.label())
            let expression = try sequences.expression(arguments.next())
            return { _ in expression(Scope(run: .idle()))?.signalWithScheduler(scheduler) }
        }
    }

    private static func scheduler(_ name: String) throws -> RACScheduler {
        switch name {
        case "main": RACScheduler.mainThreadScheduler()
        case "immediate": RACScheduler.immediateScheduler()
        default: throw Malformed("there is no scheduler named \(name)")
        }
    }
}

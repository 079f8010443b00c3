import Dispatch

/// The error of an invented program; recordings hold its description.
package struct Err: Error {
    let n: Int
}

/// Runs a program in virtual time, on an implementation of streams.
package final class ProgramRun<Layer: RxLayer> {
    package typealias Stream = Layer.Stream
    /// An operator that stands in for another of the program.
    package typealias Replacement = (
        _ operands: [Stream], _ count: Int, _ span: Int, _ clock: Stream.Clock
    ) -> Stream

    /// A run that has written so many lines stops: nothing that follows is compared.
    private static var limit: Int { 2_000 }

    let layer = Layer()
    private let replacements: [Int: Replacement]
    private var log: [String] = []
    private var definitions: [Stream] = []
    private(set) var subjects: [RxSubject<Stream>] = []
    private var subscriptions: [(() -> Void)?] = []

    private init(_ replacements: [Int: Replacement]) {
        self.replacements = replacements
    }

    /// Runs a program, and returns the events.
    package static func events(of program: RxProgram, replacing replacements: [Int: Replacement] = [:]) -> [String] {
        let run = ProgramRun(replacements)
        defer { run.release() }
        return run.events(of: program)
    }

    private func events(of program: RxProgram) -> [String] {
        for (index, script) in program.subjects.enumerated() {
            subjects.append(play(script, -1 - index))
        }
        for tree in program.definitions { definitions.append(stream(tree)) }
        subscriptions = program.subscriptions.map { _ in nil }
        for (index, subscription) in program.subscriptions.enumerated() {
            let stream = stream(subscription.tree)
            if subscription.time == 0 {
                subscribe(index, to: stream, subscription.disposal)
            } else {
                at(subscription.time) { self.subscribe(index, to: stream, subscription.disposal) }
            }
        }
        layer.advance(to: 60)
        note("-- end")
        for index in subscriptions.indices { dispose(index) }
        // Some disposals are actions of the clock.
        layer.advance(to: 60)
        return log
    }

    /// Lets go of the streams, whose closures hold the run.
    private func release() {
        definitions = []
        subjects = []
        subscriptions = []
    }

    private func subscribe(_ index: Int, to stream: Stream, _ disposal: RxProgram.Disposal) {
        let name = index == 0 ? "" : "s\(index) "
        var count = 0
        var isDisposed = false
        let end = stream.observe(
            next: { value in
                self.note("\(name)\(self.time) next \(value)")
                count += 1
                if case .onNext(count) = disposal {
                    self.note("\(name)-- dispose")
                    isDisposed = true
                    self.dispose(index)
                }
            }, error: { self.note("\(name)\(self.time) error \($0)") },
            completed: { self.note("\(name)\(self.time) completed") },
            disposed: { self.note("\(name)\(self.time) disposed") })
        subscriptions[index] = end
        // A subscription that is not known yet is disposed as soon as it is.
        if isDisposed { end() }
        if case .at(let time) = disposal {
            at(max(time, self.time)) {
                self.note("\(name)-- dispose")
                end()
            }
        }
    }

    /// Adds a subscription to one of the definitions.
    func subscribe(toDefinition number: Int) {
        if definitions.isEmpty { return }
        subscriptions.append(nil)
        subscribe(subscriptions.count - 1, to: definitions[number % definitions.count], .none)
    }

    /// Disposes a subscription, if it has begun.
    func dispose(_ index: Int) {
        if subscriptions.indices.contains(index) { subscriptions[index]?() }
    }

    func note(_ event: String) { if log.count < Self.limit { log.append(event) } }

    var time: Int { layer.time }

    private func at(_ time: Int, _ action: @escaping () -> Void) { layer.at(time, action) }

    /// Builds a stream.
    func stream(_ tree: RxTree) -> Stream {
        switch tree {
        case .source(let id, let source): return self.source(id, source)
        case .operation(let kind, let count, let span, let operands):
            var rest = operands[...]
            let next = { self.stream(rest.removeFirst()) }
            if let replacement = replacements[kind] {
                return replacement(operands.map(stream), count, span, layer.clock)
            }
            return operation(kind, count, .seconds(span), next, next)
        }
    }

    private func source(_ id: Int, _ source: RxTree.Source) -> Stream {
        switch source {
        case .just: return .just(id * 100)
        case .of: return .sequence([id * 100, id * 100 + 1, id * 100 + 2])
        case .empty: return .empty()
        case .error: return .error(Err(n: id))
        case .timer(let delay, let offset):
            return Stream.timer(after: .seconds(delay), on: layer.clock).map { $0 + id * 100 + offset }
        case .script(let script):
            // A source that sends at times; each subscription and disposal is noted.
            return .create(
                first: script.startsWithValue ? id * 100 + 99 : nil, then: play(script, id).stream,
                onSubscribe: { self.note("\(self.time) sub \(id)") },
                onDispose: { self.note("\(self.time) disp \(id)") })
        // A program that was made smaller may name what is no longer there.
        case .subject(let index): return subjects.indices.contains(index) ? subjects[index].stream : .empty()
        case .definition(let index): return definitions.indices.contains(index) ? definitions[index] : .empty()
        }
    }

    /// Makes a subject that sends what a script says.
    private func play(_ script: RxScript, _ id: Int) -> RxSubject<Stream> {
        let subject = layer.makeSubject(script.subject)
        for (index, time) in script.times.enumerated() { at(time) { subject.onNext(id * 100 + index) } }
        switch script.end {
        case .completed: at(script.endTime) { subject.onCompleted() }
        case .error: at(script.endTime) { subject.onError(Err(n: id)) }
        case .none: break
        }
        return subject
    }
}

extension ProgramRun {
    /// Returns the line that the recordings have for a program with one subscription.
    package static func recordedLine(_ seed: UInt64) -> String {
        let program = ProgramGenerator.recorded(seed)
        let events = events(of: program).joined(separator: "; ")
        return "\(seed) | \(program.subscriptions[0].tree.shortDescription) | \(events)"
    }
}

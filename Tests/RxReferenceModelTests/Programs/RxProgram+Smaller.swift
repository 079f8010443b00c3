import RxRecordings

extension RxProgram {
    /// The programs with something less, the smallest of them first.
    var smaller: [RxProgram] {
        let fewer = subscriptions.without.map { changed { $0.subscriptions = $1 }($0) }.filter {
            !$0.subscriptions.isEmpty
        }
        let withoutDefinition = definitions.isEmpty ? [] : [changed { $0.definitions = $1 }(definitions.dropLast())]
        let withoutSubject = subjects.isEmpty ? [] : [changed { $0.subjects = $1 }(subjects.dropLast())]
        return fewer + withoutDefinition + withoutSubject
            + subscriptions.changes(\.smaller).map(changed { $0.subscriptions = $1 })
            + definitions.changes(\.smaller).map(changed { $0.definitions = $1 })
            + subjects.changes(\.smaller).map(changed { $0.subjects = $1 })
    }

    private func changed<Part>(_ change: @escaping (inout RxProgram, Part) -> Void) -> (Part) -> RxProgram {
        { part in
            var program = self
            change(&program, part)
            return program
        }
    }
}

extension RxProgram.Subscription {
    fileprivate var smaller: [RxProgram.Subscription] {
        var results = tree.smaller.map { RxProgram.Subscription($0, at: time, disposal) }
        if case .none = disposal {} else { results.insert(.init(tree, at: time, .none), at: 0) }
        if time > 0 { results.append(.init(tree, at: time - 1, disposal)) }
        return results
    }
}

extension RxTree {
    fileprivate var smaller: [RxTree] {
        switch self {
        case .source(let id, let source): return source.smaller.map { .source(id, $0) }
        case .operation(let kind, let count, let span, let operands):
            var results = operands
            results += operands.changes(\.smaller).map { .operation(kind, count: count, span: span, $0) }
            if count > 0 { results.append(.operation(kind, count: count - 1, span: span, operands)) }
            if span > 1 { results.append(.operation(kind, count: count, span: span - 1, operands)) }
            return results
        }
    }
}

extension RxTree.Source {
    fileprivate var smaller: [RxTree.Source] {
        switch self {
        case .just, .empty, .error: []
        case .timer(let delay, let offset) where delay > 1: [.just, .timer(delay: delay - 1, offset: offset)]
        case .timer: [.just]
        case .script(let script): [.just, .empty] + script.smaller.map { .script($0) }
        case .of, .subject, .definition: [.just, .empty]
        }
    }
}

extension RxScript {
    fileprivate var smaller: [RxScript] {
        var results = times.without.map { changed(\.times, $0) }
        if startsWithValue { results.append(changed(\.startsWithValue, false)) }
        if end != .none { results.append(changed(\.end, .none)) }
        if case .publish = subject {} else { results.append(changed(\.subject, .publish)) }
        results += times.changes { $0 > 0 ? [$0 - 1] : [] }.filter { $0 == $0.sorted() }.map { changed(\.times, $0) }
        if endTime > times.last ?? 0 { results.append(changed(\.endTime, endTime - 1)) }
        return results
    }

    private func changed<Part>(_ path: WritableKeyPath<RxScript, Part>, _ part: Part) -> RxScript {
        var script = self
        script[keyPath: path] = part
        return script
    }
}

extension Array {
    /// The arrays without one of the elements.
    fileprivate var without: [[Element]] {
        indices.map { index in Array(self[..<index] + self[(index + 1)...]) }
    }

    /// The arrays with one of the elements replaced.
    fileprivate func changes(_ replacements: (Element) -> [Element]) -> [[Element]] {
        indices.flatMap { index in
            replacements(self[index]).map { Array(self[..<index] + [$0] + self[(index + 1)...]) }
        }
    }
}

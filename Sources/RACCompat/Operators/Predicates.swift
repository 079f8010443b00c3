import Foundation

extension RACSignal {
    /// Sends true at the first value, or false when the receiver ends without a value; then completes.
    public final func any() -> RACSignal {
        any { _ in true }.named("[\(name)] -any")
    }

    /// Sends true at the first value that satisfies a predicate, or false when the receiver ends without such a value.
    ///
    /// A failure counts as an end.
    public final func any(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        materialize().bind {
            { value, stop in
                guard let event = value as? RACEvent else { return .empty() }
                guard event.finished || predicate(event.value) else { return .empty() }
                stop = true
                return .return(!event.finished)
            }
        }
        .named("[\(name)] -any:")
    }

    /// Sends false at the first value that does not satisfy a predicate, or true when the receiver completes.
    ///
    /// At a failure, the result sends false.
    public final func all(_ predicate: @escaping (Any?) -> Bool) -> RACSignal {
        materialize().bind {
            { value, stop in
                guard let event = value as? RACEvent else { return .empty() }
                if case .next = event.eventType, predicate(event.value) { return .empty() }
                stop = true
                if case .completed = event.eventType { return .return(true) }
                return .return(false)
            }
        }
        .named("[\(name)] -all:")
    }

    /// Sends the opposite of every boolean.
    ///
    /// A value that is neither boolean nor number stops the program with the place of the call.
    public final func not(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-not", of: self, file, line)
        return map { !boolean($0, at: place) }.named("[\(name)] -not")
    }

    /// Sends, for every tuple of booleans, whether all are true.
    ///
    /// A value that is no such tuple stops the program with the place of the call.
    public final func and(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-and", of: self, file, line)
        return map { value in booleans(value, at: place).allSatisfy { $0 } }.named("[\(name)] -and")
    }

    /// Sends, for every tuple of booleans, whether any is true.
    ///
    /// A value that is no such tuple stops the program with the place of the call.
    public final func or(file: StaticString = #fileID, line: UInt = #line) -> RACSignal {
        let place = CallPlace("-or", of: self, file, line)
        return map { value in booleans(value, at: place).contains(true) }.named("[\(name)] -or")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Sends whether a value satisfies a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func any<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-any:", of: self, file, line)
        return any { predicate(typed($0)) }
    }

    /// Sends whether all values satisfy a predicate with a typed parameter.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func all<Value>(
        _ predicate: @escaping (Value) -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-all:", of: self, file, line)
        return all { predicate(typed($0)) }
    }
}

import StreamCore

/// One subscription of `groupBy`.
private final class Groups: @unchecked Sendable {  // state is reached inside the output's gate only
    private let output: Output
    private var groups: [RACKey: RACGroupedSignal] = [:]
    private var ordered: [RACGroupedSignal] = []

    init(_ output: Output) {
        self.output = output
    }

    func send(_ value: Any?, key: Any?) {
        let entry = RACKey(key)
        output.segment.enter { [self] in
            let group: RACGroupedSignal
            if let known = groups[entry] {
                group = known
            } else {
                group = RACGroupedSignal.signalWithKey(key)
                groups[entry] = group
                ordered.append(group)
                output.sendNext(group)
            }
            group.sendNext(value)
        }
    }

    func fail(_ error: (any Error)?) {
        output.sendError(error)
        for group in ordered { group.sendError(error) }
    }

    func complete() {
        output.sendCompleted()
        for group in ordered { group.sendCompleted() }
    }
}

extension RACSignal {
    /// Groups values by the key that a block returns: sends a `RACGroupedSignal` for every new key; the group sends all
    /// values of its key.
    ///
    /// A nil key is a programmer error; `NSNull` is an ordinary key. Failure and completion are sent on the result,
    /// then on the groups. Disposal leaves the groups open, and they send nothing more.
    public final func groupBy(
        _ keyBlock: @escaping (Any?) -> Any?, file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        groupBy(keyBlock, transform: nil, file: file, line: line).named("[\(name)] -groupBy:")
    }

    /// Groups the values by the key that a block returns, each value transformed by a second block.
    public final func groupBy(
        _ keyBlock: @escaping (Any?) -> Any?, transform transformBlock: ((Any?) -> Any?)?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let place = CallPlace("-groupBy:", of: self, file, line)
        return .operation { output in
            let groups = Groups(output)
            return self.input(
                next: { value in
                    let key = flattened(keyBlock(value))
                    if key == nil { place.stop(" needs a key that is not nil, also for \(typeAndValue(value)).") }
                    groups.send(transformBlock.map { $0(value) } ?? value, key: key)
                },
                error: groups.fail, completed: groups.complete)
        }
        .named("[\(name)] -groupBy:transform:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Groups the values by the key that a block with a typed parameter returns.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func groupBy<Value>(
        _ keyBlock: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-groupBy:", of: self, file, line)
        return groupBy({ keyBlock(typed($0)) }, file: file, line: line)
    }

    /// Groups the values, transformed, by the key that a block with a typed parameter returns.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func groupBy<Value>(
        _ keyBlock: @escaping (Value) -> Any?, transform transformBlock: @escaping (Value) -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-groupBy:transform:", of: self, file, line)
        return groupBy(
            { keyBlock(typed($0)) }, transform: { transformBlock(typed($0)) }, file: file, line: line)
    }
}

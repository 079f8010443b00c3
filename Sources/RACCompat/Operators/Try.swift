import StreamCore

extension RACSignal {
    /// Fails with the error that a block throws, or with a nil error when it returns false, at the first such value.
    public final func `try`(_ block: @escaping (Any?) throws -> Bool) -> RACSignal {
        flattenMap { value in
            do {
                return try block(value) ? .return(value) : .error(nil)
            } catch {
                return .error(error)
            }
        }
        .named("[\(name)] -try:")
    }

    /// Sends the result of a block for every value; fails with its error, or with a nil error when it returns nil.
    public final func tryMap(_ block: @escaping (Any?) throws -> Any?) -> RACSignal {
        flattenMap { value in
            do {
                let result = flattened(try block(value))
                return result == nil ? .error(nil) : .return(result)
            } catch {
                return .error(error)
            }
        }
        .named("[\(name)] -tryMap:")
    }
}

// MARK: Blocks with typed parameters

extension RACSignal {
    /// Fails with the error that a block with a typed parameter throws, or with a nil error when it returns false.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func `try`<Value>(
        _ block: @escaping (Value) throws -> Bool,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-try:", of: self, file, line)
        return `try` { try block(typed($0)) }
    }

    /// Sends the result of a block with a typed parameter; fails with its error, or with a nil error for nil.
    ///
    /// A value of another type stops the program with the place of the block; numbers and errors are converted.
    @_disfavoredOverload @inlinable
    public final func tryMap<Value>(
        _ block: @escaping (Value) throws -> Any?,
        file: StaticString = #fileID, line: UInt = #line
    ) -> RACSignal {
        let typed = TypedParameters("-tryMap:", of: self, file, line)
        return tryMap { try block(typed($0)) }
    }
}

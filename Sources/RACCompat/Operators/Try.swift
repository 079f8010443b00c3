import StreamCore

extension RACSignal {
    /// Fails with what a block throws, or with a nil error when it returns false, at the first such value.
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

    /// Sends what a block returns for every value; fails with what it throws, or with a nil error when it returns nil.
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

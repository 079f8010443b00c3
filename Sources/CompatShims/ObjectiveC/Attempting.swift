/// Calls what may throw, and returns its result; after a failure nil, with the error in a variable.
///
/// The variable keeps its value where nothing fails, as that behind an `NSError **` did.
///
/// ```swift
/// var error: (any Error)?
/// let texts = paths.map { path in attempt(&error) { try String(contentsOfFile: path, encoding: .utf8) } ?? "" }
/// ```
/// - Parameters:
///   - error: The variable for the error.
///   - call: Called once.
public func attempt<Result>(_ error: inout (any Error)?, _ call: () throws -> Result) -> Result? {
    do {
        return try call()
    } catch let thrown {
        error = thrown
        return nil
    }
}

/// Calls what may throw, and returns its result, which may be nil; after a failure nil, with the error in a variable.
///
/// - Parameters:
///   - error: The variable for the error.
///   - call: Called once.
public func attempt<Result>(_ error: inout (any Error)?, _ call: () throws -> Result?) -> Result? {
    do {
        return try call()
    } catch let thrown {
        error = thrown
        return nil
    }
}

/// Calls what may throw, and returns its result; after a failure nil, with the error behind a pointer, if there is one.
///
/// - Parameters:
///   - error: Names the variable for the error.
///   - call: Called once.
public func attempt<Result>(
    _ error: UnsafeMutablePointer<(any Error)?>?, _ call: () throws -> Result
) -> Result? {
    do {
        return try call()
    } catch let thrown {
        error?.pointee = thrown
        return nil
    }
}

/// Calls what may throw, and returns its result, which may be nil; after a failure nil, with the error behind a pointer, if
/// there is one.
///
/// - Parameters:
///   - error: Names the variable for the error.
///   - call: Called once.
public func attempt<Result>(
    _ error: UnsafeMutablePointer<(any Error)?>?, _ call: () throws -> Result?
) -> Result? {
    do {
        return try call()
    } catch let thrown {
        error?.pointee = thrown
        return nil
    }
}

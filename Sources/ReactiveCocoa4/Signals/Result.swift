public import Foundation

// The members of the framework Result, which ReactiveCocoa 4 came with, for the result of the standard library.

extension Result {
    /// Makes a success.
    public init(value: Success) { self = .success(value) }

    /// Makes a failure.
    public init(error: Failure) { self = .failure(error) }

    /// Makes a success of a value, or a failure where the value is nil.
    public init(_ value: Success?, failWith error: @autoclosure () -> Failure) {
        self = if let value { .success(value) } else { .failure(error()) }
    }

    /// The value of a success, or nil.
    public var value: Success? {
        if case .success(let value) = self { value } else { nil }
    }

    /// The error of a failure, or nil.
    public var error: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }

    /// Returns the result of one of the closures, which receives the value or the error.
    public func analysis<Output>(
        ifSuccess: (Success) throws -> Output, ifFailure: (Failure) throws -> Output
    ) rethrows -> Output {
        switch self {
        case .success(let value): try ifSuccess(value)
        case .failure(let error): try ifFailure(error)
        }
    }

    /// Returns the value of a success, or throws the error of a failure.
    public func dematerialize() throws(Failure) -> Success { try get() }

    /// Returns the value of a success, or another value for a failure.
    public func recover(_ value: @autoclosure () throws -> Success) rethrows -> Success {
        if case .success(let own) = self { own } else { try value() }
    }

    /// Returns the result itself if it is a success, or otherwise another result.
    public func recoverWith(_ result: @autoclosure () throws -> Result) rethrows -> Result {
        if case .success = self { self } else { try result() }
    }

    /// Returns the value of a success, or another value for a failure.
    public static func ?? (left: Result, right: @autoclosure () throws -> Success) rethrows -> Success {
        try left.recover(right())
    }

    /// Returns the left result if it is a success, or else the right one.
    public static func ?? (left: Result, right: @autoclosure () throws -> Result) rethrows -> Result {
        try left.recoverWith(right())
    }

    /// Returns both values if both results are successes, or else the failure that comes first.
    ///
    /// The right result is not evaluated if the left one is a failure.
    public static func &&& <Other>(
        left: Result, right: @autoclosure () throws -> Result<Other, Failure>
    ) rethrows -> Result<(Success, Other), Failure> {
        switch left {
        case .success(let value): try right().map { (value, $0) }
        case .failure(let error): .failure(error)
        }
    }
}

/// Joins two results.
infix operator &&& : LogicalConjunctionPrecedence

/// An error that any error can be converted to: `tryMap` and `init(attempt:)` convert the errors that their closures
/// throw.
public protocol ErrorTypeConvertible: Swift.Error {
    /// Converts an error.
    static func errorFromErrorType(_ error: any Swift.Error) -> Self
}

extension NSError: ErrorTypeConvertible {
    /// Returns the error as an `NSError`.
    public static func errorFromErrorType(_ error: any Swift.Error) -> Self {
        guard let converted = error as NSError as? Self else { fatalError("\(error) is not a \(Self.self).") }
        return converted
    }
}

extension Result where Failure: ErrorTypeConvertible {
    /// Makes a success of the closure's result, or a failure of the error that it throws.
    public init(attempt work: () throws -> Success) {
        do { self = .success(try work()) } catch { self = .failure(Failure.errorFromErrorType(error)) }
    }

    /// Makes a success of an expression's value, or a failure of the error that the expression throws.
    public init(_ value: @autoclosure () throws -> Success) { self.init(attempt: value) }

    /// Transforms the value of a success; an error that the closure throws is the failure.
    public func tryMap<Output>(_ transform: (Success) throws -> Output) -> Result<Output, Failure> {
        flatMap { value in Result<Output, Failure>(attempt: { try transform(value) }) }
    }
}

/// Makes a success of the closure's result, or a failure of the error that it throws.
public func materialize<Value>(_ work: () throws -> Value) -> Result<Value, NSError> {
    Result(attempt: work)
}

/// Makes a success of an expression's value, or a failure of the error that the expression throws.
public func materialize<Value>(_ value: @autoclosure () throws -> Value) -> Result<Value, NSError> {
    Result(attempt: value)
}

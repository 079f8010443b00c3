/// Assigns a value to a place, and returns the value, as an assignment does in C.
///
/// ```swift
/// while assign(&line, reader.next()) != nil { … }
/// ```
@discardableResult
public func assign<Value>(_ place: inout Value, _ value: Value) -> Value {
    place = value
    return value
}

/// Calls a closure with an argument that is evaluated in any case, as the arguments of a message to nil are.
///
/// Behind a question mark, Swift evaluates nothing where the object is nil.
///
/// ```swift
/// evaluating(queue.next()) { argument in delegate?.take(argument) }
/// ```
@discardableResult
public func evaluating<Argument, Result>(
    _ argument: Argument, _ body: (Argument) throws -> Result
) rethrows -> Result {
    try body(argument)
}

extension FixedWidthInteger {
    /// Adds one and returns the sum, as `++x` does in C: the largest number is followed by the smallest.
    @discardableResult
    public mutating func increment() -> Self {
        self &+= 1
        return self
    }

    /// Adds one and returns the number before, as `x++` does in C.
    @discardableResult
    public mutating func postIncrement() -> Self {
        defer { self &+= 1 }
        return self
    }

    /// Subtracts one and returns the difference, as `--x` does in C: the smallest number is followed by the largest.
    @discardableResult
    public mutating func decrement() -> Self {
        self &-= 1
        return self
    }

    /// Subtracts one and returns the number before, as `x--` does in C.
    @discardableResult
    public mutating func postDecrement() -> Self {
        defer { self &-= 1 }
        return self
    }
}

extension BinaryFloatingPoint {
    /// Adds one and returns the sum, as `++x` does in C.
    @discardableResult
    public mutating func increment() -> Self {
        self += 1
        return self
    }

    /// Adds one and returns the number before, as `x++` does in C.
    @discardableResult
    public mutating func postIncrement() -> Self {
        defer { self += 1 }
        return self
    }

    /// Subtracts one and returns the difference, as `--x` does in C.
    @discardableResult
    public mutating func decrement() -> Self {
        self -= 1
        return self
    }

    /// Subtracts one and returns the number before, as `x--` does in C.
    @discardableResult
    public mutating func postDecrement() -> Self {
        defer { self -= 1 }
        return self
    }
}

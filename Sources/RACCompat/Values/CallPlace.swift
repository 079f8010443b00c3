/// The call of an operator in a program, for messages about values that arrive later: no backtrace leads to that call then.
@usableFromInline
package struct CallPlace: CustomStringConvertible, Sendable {
    private let operation: StaticString
    /// The class of the stream, the command or the channel; nil for a function.
    private let type: Any.Type?
    /// The stream's address.
    ///
    /// The stream is not retained: a subject holds the blocks of its subscribers.
    private let address: UInt?
    /// The name that the stream has at the time of the call.
    private let name: String
    private let file: StaticString
    private let line: UInt

    /// Notes the call of an instance method.
    package init(_ operation: StaticString, of stream: RACStream, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        type = Swift.type(of: stream)
        address = UInt(bitPattern: Unmanaged.passUnretained(stream).toOpaque())
        name = stream.name
        self.file = file
        self.line = line
    }

    /// Notes the call of a class method or an initializer.
    package init(_ operation: StaticString, ofEvery type: Any.Type, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        self.type = type
        address = nil
        name = ""
        self.file = file
        self.line = line
    }

    /// Notes the call of a function.
    package init(_ operation: StaticString, _ file: StaticString, _ line: UInt) {
        self.operation = operation
        type = nil
        address = nil
        name = ""
        self.file = file
        self.line = line
    }

    /// The operation, and the stream or class that it was called on.
    @usableFromInline
    package var description: String {
        guard let type else { return "\(operation)" }
        guard let address else { return "\(operation) of \(type)" }
        return "\(operation) of <\(type): 0x\(String(address, radix: 16))>" + (name.isEmpty ? "" : " name: \(name)")
    }

    /// The file and line of the call, as `App/Screen.swift:21`.
    package var location: String { "\(file):\(line)" }

    /// Stops the program with a message about the call, at its file and line.
    package func stop(_ message: String) -> Never {
        fatalError("\(self)\(message)", file: file, line: line)
    }
}

import Foundation

extension VirtualWorld {
    /// Returns an input of a comparison, as a hot stream of strings.
    public func input(_ name: String) throws -> TestStream<String> { try input(name, as: String.self) }

    /// Returns an input of a comparison, as a hot stream of the values that its characters stand for.
    public func input<Value: MarbleValue>(
        _ name: String, as type: Value.Type, failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, as: type, failures, isHot: true)
    }

    /// Returns an input of a comparison, as a hot stream of the values that a dictionary names.
    public func input<Value>(
        _ name: String, values: [Character: Value], failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, values, failures, isHot: true)
    }

    /// Returns an input of a comparison, as a stream that plays its events anew for every subscription.
    public func coldInput<Value: MarbleValue>(
        _ name: String, as type: Value.Type = String.self, failures: [Character: any Error] = [:]
    ) throws -> TestStream<Value> {
        try stream(try marbles(of: name), name, as: type, failures, isHot: false)
    }

    private func marbles(of name: String) throws(StreamTestFailure) -> Marbles {
        if let marbles = inputs[name] { return marbles }
        let names = inputs.keys.sorted().joined(separator: ", ")
        throw StreamTestFailure(
            "No input is called \(name); \(names.isEmpty ? "the comparison has none" : "there are \(names)").",
            at: place)
    }
}

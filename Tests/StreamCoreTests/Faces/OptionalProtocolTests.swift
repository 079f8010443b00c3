import StreamCore
import Testing

@Suite struct OptionalProtocolTests {
    /// An operator of a program that is written for optional values of any kind.
    private func replacingNil<Value: OptionalProtocol>(_ values: [Value], by value: Value.Wrapped) -> [Value] {
        values.map { Value(reconstructing: $0.optional ?? value) }
    }

    @Test("Generic code reads an optional value, and makes one")
    func reconstructs() {
        #expect(replacingNil([1, nil], by: 2) == [1, 2])
        #expect(replacingNil([String?.none], by: "a") == ["a"])
    }
}

import RACCompat
import StreamTesting
import Testing

@Suite struct RACValueTransformerTests {
    @Test("A transformer returns what its block makes of a value, nils flattened on both sides")
    func transforms() {
        let log = Recorder()
        let transformer = RACValueTransformer.transformerWithBlock { value in
            log.note(text(value))
            return (value as? Int).map { $0 * 2 } as Any
        }
        #expect(transformer.transformedValue(4) as? Int == 8)
        #expect(transformer.transformedValue(nil) == nil)
        #expect(transformer.transformedValue(Optional<Int>.none as Any) == nil)
        #expect(log.entries == ["4", "nil", "nil"])
    }

    @Test("There is no way back")
    func isOneWay() {
        #expect(!RACValueTransformer.allowsReverseTransformation())
    }
}

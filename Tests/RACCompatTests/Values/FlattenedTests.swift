import RACCompat
import Testing

@Suite struct FlattenedTests {
    @Test func aNilInsideAnyBecomesNil() {
        let missing: Int? = nil
        let nested: String?? = .some(nil)
        #expect(flattened(nil) == nil)
        #expect(flattened(missing as Any) == nil)
        #expect(flattened(nested as Any) == nil)
        #expect(flattened((missing as Any) as Any?) == nil)
    }

    @Test func aValueInsideOptionalsComesOutBare() {
        let present: Int?? = 5
        #expect(flattened(present as Any) as? Int == 5)
        #expect(flattened(present as Any).map { type(of: $0) == Int.self } == true)
    }

    @Test func valuesThatGenericCodeHasBoxedTwiceComeOutBare() {
        func box<Value>(_ value: Value) -> Any? { flattened(value) }
        let missing: Int? = nil
        #expect(box(5 as Any) as? Int == 5)
        #expect(box("text" as Any) as? String == "text")
        #expect(box(missing as Any) == nil)
        #expect(box(Optional<Any>(5)) as? Int == 5)
        #expect(isEqual(box("text" as Any), "text"))
        #expect(isEqual(box(5 as any CustomStringConvertible), 5))
    }

    @Test func otherValuesStayWhatTheyAre() {
        final class Plain {}
        enum Choice { case one }
        let object = Plain()
        #expect(flattened(object) as AnyObject === object)
        #expect(flattened("text") as? String == "text")
        #expect(flattened(Choice.one) as? Choice == .one)
        #expect(flattened((1, "a")) != nil)
        #expect(flattened({ 1 }) != nil)
        #expect(flattened(Int.self) != nil)
    }
}

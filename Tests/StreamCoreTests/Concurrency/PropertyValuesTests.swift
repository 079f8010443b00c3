import StreamCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(40))) struct PropertyValuesTests {
    @Test("The present value comes first, then changes; the sequence ends with the property, which it does not retain")
    func followsMutable() async {
        var property: MutableProperty<Int>? = MutableProperty(1)
        weak let weakly = property
        let consumer = Consumer((property ?? MutableProperty(0)).values)
        property?.value = 2
        await consumer.comes(to: "1 2")
        property?.value = 3
        await consumer.comes(to: "1 2 3")
        property = nil
        #expect(weakly == nil)
        await consumer.comes(to: "1 2 3 nil")
    }

    @Test("A derived property and one that never changes have values, too")
    func followsDerived() async {
        let property = MutableProperty(1)
        let doubled = Consumer(property.map { $0 * 2 }.values)
        property.value = 2
        await doubled.comes(to: "2 4")
        let constant = Consumer(Property(value: 7).values)
        await constant.comes(to: "7 nil")
    }

    @Test("A policy may keep the latest value only")
    func keepsLatest() async {
        let property = MutableProperty(0)
        let consumer = Consumer(property.values(buffering: .bounded(1, whenFull: .dropOldest)))
        for value in 1...9 { property.value = value }
        await consumer.comes(to: "9")
    }

    @Test("A property of your own has values as well")
    func followsCustom() async {
        let property = CustomProperty(1)
        var iterator = property.values.makeAsyncIterator()
        property.value = 2
        #expect(await iterator.next() == 1)
        #expect(await iterator.next() == 2)
    }
}

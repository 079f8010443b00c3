import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct PropertyOperatorTests {
    private let recorder = Recorder()

    private func watch<Value>(_ property: Property<Value>) {
        property.producer.map { "\($0)" }.start(recorder.observer())
    }

    @Test("map follows with the result of a closure, of a key path, and with a constant")
    func maps() {
        let source = MutableProperty("a")
        let closure = source.map { $0 + "!" }
        let keyPath = source.map(\.count)
        let constant = source.map(value: 7)
        watch(closure)
        watch(constant)
        source.value = "bc"
        #expect(closure.value == "bc!")
        #expect(keyPath.value == 2)
        #expect(constant.value == 7)
        #expect(recorder.history == "a! 7 bc! 7")
    }

    @Test("map runs its closure once for every value, whoever reads or observes")
    func mapsOnce() {
        var calls = 0
        let source = MutableProperty(1)
        let mapped = source.map { value in
            calls += 1
            return value
        }
        watch(mapped)
        watch(mapped)
        source.value = 2
        #expect(mapped.value + mapped.value == 4)
        #expect(calls == 2)
    }

    @Test("A long chain of properties follows, and is released")
    func chains() {
        onThread(stackSize: 8 * 1024 * 1024) {
            let source = MutableProperty(0)
            var last = Property(source)
            for _ in 0..<many(1_000) { last = last.map { $0 + 1 } }
            source.value = 1
            #expect(last.value == 1 + many(1_000))
        }
    }

    @Test("filter follows the values that pass, and begins with the initial one if the present one does not")
    func filters() {
        let source = MutableProperty(1)
        let even = source.filter(initial: 0) { $0.isMultiple(of: 2) }
        let odd = source.filter(initial: 0) { !$0.isMultiple(of: 2) }
        watch(even)
        #expect(odd.value == 1)
        source.value = 2
        source.value = 3
        #expect(even.value == 2)
        #expect(odd.value == 3)
        #expect(recorder.history == "0 2")
    }

    @Test("combinePrevious has the value before and the present one")
    func combinesPrevious() {
        let source = MutableProperty(1)
        let pairs = source.combinePrevious(0)
        watch(pairs)
        source.value = 2
        #expect(pairs.value == (1, 2))
        #expect(recorder.history == "(0, 1) (1, 2)")
    }

    @Test("skipRepeats ignores repetitions, and completes with its source alone")
    func skipsRepeats() {
        var source: MutableProperty? = MutableProperty(1)
        if let source { watch(source.skipRepeats()) }
        let parity = source?.skipRepeats { $0 % 2 == $1 % 2 }
        for value in [1, 2, 2, 4, 1] { source?.value = value }
        #expect(parity?.value == 1)
        #expect(recorder.history == "1 2 4 1")
        source = nil
        #expect(recorder.history == "1 2 4 1 completed")
    }

    @Test("uniqueValues ignores values and identities that were there before, and completes with its source alone")
    func takesUniqueValues() {
        var source: MutableProperty? = MutableProperty(1)
        if let source { watch(source.uniqueValues()) }
        let parity = source?.uniqueValues { $0 % 2 }
        for value in [2, 1, 2, 3] { source?.value = value }
        #expect(parity?.value == 2)
        #expect(recorder.history == "1 2 3")
        source = nil
        #expect(recorder.history == "1 2 3 completed")
    }

    @Test("combineLatest has the values of both, and completes when both have")
    func combinesLatest() {
        var left: MutableProperty? = MutableProperty(1)
        var right: MutableProperty? = MutableProperty("a")
        if let left, let right { watch(left.combineLatest(with: right)) }
        left?.value = 2
        right?.value = "b"
        left = nil
        #expect(recorder.history == "(1, \"a\") (2, \"a\") (2, \"b\")")
        right = nil
        #expect(recorder.history.hasSuffix("completed"))
    }

    @Test("zip pairs values in order, and completes when one has")
    func zips() {
        var left: MutableProperty? = MutableProperty(1)
        let right = MutableProperty("a")
        if let left { watch(left.zip(with: right)) }
        left?.value = 2
        left?.value = 3
        right.value = "b"
        #expect(recorder.history == "(1, \"a\") (2, \"b\")")
        right.value = "c"
        left = nil
        #expect(recorder.history == "(1, \"a\") (2, \"b\") (3, \"c\") completed")
    }

    @Test("Two to ten properties combine and zip into flat tuples")
    func combinesMany() {
        let sources = (0..<10).map { MutableProperty($0) }
        let two = Property.combineLatest(sources[0], sources[1])
        let three = Property.combineLatest(sources[0], sources[1], sources[2].map { "\($0)" })
        let ten: Property<(Int, Int, Int, Int, Int, Int, Int, Int, Int, Int)> = Property.combineLatest(
            sources[0], sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7],
            sources[8], sources[9])
        let zippedTwo = Property.zip(sources[0], sources[1])
        let zipped = Property.zip(
            sources[0], sources[1], sources[2], sources[3], sources[4], sources[5], sources[6], sources[7],
            sources[8], sources[9])
        sources[9].value = 99
        #expect(two.value == (0, 1))
        #expect(three.value == (0, 1, "2"))
        #expect(ten.value.9 == 99)
        #expect(zippedTwo.value == (0, 1))
        #expect(zipped.value.9 == 9)
        for (index, source) in sources.enumerated() { source.value = index * 10 }
        #expect(zipped.value.8 == 80)
        #expect(zipped.value.9 == 99)
    }

    @Test("A sequence combines and zips into arrays; an empty one into nil or the sentinel")
    func combinesSequences() {
        let sources = [MutableProperty(1), MutableProperty(2)]
        let combined = Property<Int>.combineLatest(sources)
        let zipped = Property<Int>.zip(sources)
        sources[0].value = 3
        #expect(combined?.value == [3, 2])
        #expect(zipped?.value == [1, 2])
        let none: [MutableProperty<Int>] = []
        #expect(Property<Int>.combineLatest(none) == nil)
        #expect(Property<Int>.zip(none) == nil)
        #expect(Property<Int>.combineLatest(none, emptySentinel: [0]).value == [0])
        #expect(Property<Int>.zip(none, emptySentinel: [0]).value == [0])
        #expect(Property<Int>.combineLatest(sources, emptySentinel: [0]).value == [3, 2])
    }

    @Test("Nested combined properties agree with their sources inside observers")
    func isConsistentNested() {
        let source = MutableProperty(1)
        let nested = source.combineLatest(with: source.map { $0 * 10 }).map { $0 + $1 }.combineLatest(with: source)
        let pairs = Recorder()
        nested.producer.startWithValues { pairs.note("\($0 == nested.value)") }
        source.value = 2
        #expect(!pairs.history.contains("false"))
        #expect(nested.value == (22, 2))
    }

    @Test(
        "flatMap follows the inner properties by its strategy",
        arguments: [
            ("merge", "1 10 2 11 3"), ("concat", "1 2 3 11"), ("latest", "1 10 11"),
        ])
    func flatMaps(strategy: String, history: String) {
        var first: MutableProperty? = MutableProperty(1)
        let second = MutableProperty(10)
        let outer = MutableProperty(0)
        let strategies: [String: FlattenStrategy] = ["merge": .merge, "concat": .concat, "latest": .latest]
        watch(
            outer.flatMap(strategies[strategy] ?? .merge) { [weak first] in
                $0 == 0 ? first ?? second : second
            })
        outer.value = 1
        first?.value = 2
        second.value = 11
        first?.value = 3
        first = nil
        #expect(recorder.history == history)
    }

    @Test("flatten latest lets go of the property before")
    func flattensLatest() {
        weak var weakFirst: MutableProperty<Int>?
        var first: MutableProperty? = MutableProperty(1)
        weakFirst = first
        let outer = MutableProperty(Property(value: 0))
        if let first { outer.value = Property(capturing: first) }
        first = nil
        let flat = outer.flatten(.latest)
        #expect(flat.value == 1)
        #expect(weakFirst != nil)
        outer.value = Property(value: 2)
        #expect(flat.value == 2)
        #expect(weakFirst == nil)
    }

    @Test("Booleans: negate, and, or follow their sources")
    func combinesBooleans() {
        let left = MutableProperty(false)
        let right = MutableProperty(true)
        let negated = left.negate()
        let both = left.and(right)
        let either = left.or(right)
        #expect(negated.value && !both.value && either.value)
        left.value = true
        #expect(!negated.value && both.value && either.value)
        left.value = false
        right.value = false
        #expect(negated.value && !both.value && !either.value)
    }

    @Test("Booleans: all and any follow many sources; of none, all is true and any is false")
    func combinesManyBooleans() {
        let sources = [MutableProperty(false), MutableProperty(true), MutableProperty(true)]
        let all = Property.all(sources)
        let any = Property.any(sources)
        #expect(!all.value && any.value)
        sources[0].value = true
        #expect(all.value)
        #expect(Property.all(sources[0], sources[1]).value)
        #expect(Property.any(sources[0], sources[1]).value)
        for source in sources { source.value = false }
        #expect(!any.value)
        let none: [Property<Bool>] = []
        watch(Property.all(none))
        watch(Property.any(none))
        #expect(recorder.history == "true completed false completed")
    }
}

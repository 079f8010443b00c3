import Foundation
import RACCompat
import StreamTesting
import Testing

/// An operator that takes a reduce block, over values that are all 7.
struct ReduceForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The operator with a block of one parameter that may be anything, which the block sends on.
    let one: @Sendable () -> RACStream
    /// The operator with such a block of several statements and results, and two parameters.
    let two: @Sendable () -> RACStream
    /// The operator with a block that names no types, and sends on what it receives.
    let list: @Sendable () -> RACStream
    /// The operator with a block that takes an array, and sends its count.
    let array: @Sendable () -> RACStream

    static let signal = RACSignal.return(7)
    static let sequence = RACSequence.return(7)
    static let pair = RACSignal.return(RACTuplePack(7, 7))
    static let pairs = RACSequence.return(RACTuplePack(7, 7))
    static let alone = RACSignal.return(RACTuplePack(7))

    static let all: [ReduceForm] = [
        ReduceForm(
            testDescription: "-[RACSignal reduceEach:]", one: { alone.reduceEach { (value: Any?) in value } },
            two: {
                pair.reduceEach { (first: Any?, _: Any?) in
                    if first == nil { return nil }
                    return "\(first ?? 0)"
                }
            }, list: { pair.reduceEach { $0 } }, array: { pair.reduceEach { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "-[RACSequence reduceEach:]",
            one: { RACSequence.return(RACTuplePack(7)).reduceEach { (value: Any?) in value } },
            two: { pairs.reduceEach { (first: Any?, _: Int) in first } },
            list: { pairs.reduceEach { values in values } },
            array: { pairs.reduceEach { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "-[RACStream reduceEach:]",
            one: { (alone as RACStream).reduceEach { (value: Any?) in value } },
            two: { (pair as RACStream).reduceEach { (first: Any?, _: Any?) in first } },
            list: { (pair as RACStream).reduceEach { $0 } },
            array: { (pair as RACStream).reduceEach { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+combineLatest:reduce:",
            one: { RACSignal.combineLatest([signal]) { (value: Any?) in value } },
            two: { RACSignal.combineLatest([signal, signal]) { (first: Any?, _: Any?) in first } },
            list: { RACSignal.combineLatest([signal, signal]) { values in values } },
            array: { RACSignal.combineLatest([signal, signal]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+[RACSignal zip:reduce:]", one: { RACSignal.zip([signal]) { (value: Any?) in value } },
            two: { RACSignal.zip([signal, signal]) { (first: Any?, _: Any?) in first } },
            list: { RACSignal.zip([signal, signal]) { $0 } },
            array: { RACSignal.zip([signal, signal]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+[RACSequence zip:reduce:]",
            one: { RACSequence.zip([sequence]) { (value: Any?) in value } },
            two: { RACSequence.zip([sequence, sequence]) { (first: Any?, _: Any?) in first } },
            list: { RACSequence.zip([sequence, sequence]) { $0 } },
            array: { RACSequence.zip([sequence, sequence]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+[RACStream zip:reduce:]",
            one: { RACStream.zip([signal as RACStream]) { (value: Any?) in value } },
            two: { RACStream.zip([signal, signal] as [RACStream]) { (first: Any?, _: Any?) in first } },
            list: { RACStream.zip([signal, signal] as [RACStream]) { $0 } },
            array: { RACStream.zip([signal, signal] as [RACStream]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+combineLatest:reduce: of an untyped collection",
            one: { RACSignal.combineLatest([signal] as [Any]) { (value: Any?) in value } },
            two: { RACSignal.combineLatest([signal, signal] as [Any]) { (first: Any?, _: Any?) in first } },
            list: { RACSignal.combineLatest([signal, signal] as [Any]) { $0 } },
            array: { RACSignal.combineLatest([signal, signal] as [Any]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+zip:reduce: of an untyped collection",
            one: { RACSignal.zip(NSArray(array: [signal])) { (value: Any?) in value } },
            two: { RACSignal.zip(NSArray(array: [signal, signal])) { (first: Any?, _: Any?) in first } },
            list: { RACSignal.zip(NSArray(array: [signal, signal])) { $0 } },
            array: { RACSignal.zip(NSArray(array: [signal, signal])) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+[RACSequence zip:reduce:] of an untyped collection",
            one: { RACSequence.zip([sequence] as [Any]) { (value: Any?) in value } },
            two: { RACSequence.zip([sequence, sequence] as [Any]) { (first: Any?, _: Any?) in first } },
            list: { RACSequence.zip([sequence, sequence] as [Any]) { $0 } },
            array: { RACSequence.zip([sequence, sequence] as [Any]) { (values: [Any?]) in values.count } }),
        ReduceForm(
            testDescription: "+[RACStream zip:reduce:] of an untyped collection",
            one: { RACStream.zip([signal] as [Any]) { (value: Any?) in value } },
            two: { RACStream.zip([signal, signal] as [Any]) { (first: Any?, _: Any?) in first } },
            list: { RACStream.zip([signal, signal] as [Any]) { $0 } },
            array: { RACStream.zip([signal, signal] as [Any]) { (values: [Any?]) in values.count } }),
    ]
}

@Suite("Reduce blocks with parameters that may be anything") struct UntypedReduceTests {
    private func values(of stream: RACStream) -> [Any] {
        if let sequence = stream as? RACSequence { return sequence.array }
        var values: [Any] = []
        inVirtualTime { _ in (stream as? RACSignal)?.subscribeNext { values.append($0 as Any) } }
        return values
    }

    @Test("A block of one untyped parameter receives the value, not an array of it", arguments: ReduceForm.all)
    func receivesValue(form: ReduceForm) {
        #expect(values(of: form.one()).map { $0 as? Int } == [7])
    }

    @Test("A block of two untyped parameters receives both values", arguments: ReduceForm.all)
    func receivesBoth(form: ReduceForm) {
        #expect(values(of: form.two()).map(number) == [7])
    }

    /// The number that a block sent, which one of the forms sends as text.
    private func number(_ value: Any) -> Int? {
        if let text = value as? String { Int(text) } else { value as? Int }
    }

    @Test("A block that names no types receives the array of all values", arguments: ReduceForm.all)
    func receivesList(form: ReduceForm) {
        #expect(values(of: form.list()).map { ($0 as? [Any?])?.map { $0 as? Int } } == [[7, 7]])
    }

    @Test("A block that takes an array receives all values", arguments: ReduceForm.all)
    func receivesArray(form: ReduceForm) {
        #expect(values(of: form.array()).map { $0 as? Int } == [2])
    }

    @Test("A block that names no types may count, change and keep the values, and send nothing")
    func receivesValues() {
        let pair = ReduceForm.pair
        #expect(events(of: pair.reduceEach { $0.count }) == ["2", "completed"])
        #expect(events(of: pair.reduceEach { "\($0)" }) == ["[Optional(7), Optional(7)]", "completed"])
        #expect(events(of: pair.reduceEach { _ in nil }) == ["nil", "completed"])
        #expect(events(of: pair.reduceEach { $0.map { int($0) + 1 } }) == ["[8, 8]", "completed"])
        let deferred = pair.reduceEach { values in RACSignal.defer { .return(values[1]) } }
        #expect(events(of: deferred.flatten()) == ["7", "completed"])
    }

    @Test("A function is called with a value or with the array, as its parameter says")
    func callsFunctions() {
        func value(_ value: Any?) -> Any? { value }
        func count(_ values: [Any?]) -> Any? { values.count }
        let block: RACReduceBlock = { $0.count }
        #expect(events(of: ReduceForm.alone.reduceEach(value)) == ["7", "completed"])
        #expect(events(of: ReduceForm.pair.reduceEach(count)) == ["2", "completed"])
        #expect(events(of: ReduceForm.pair.reduceEach(block)) == ["2", "completed"])
    }
}

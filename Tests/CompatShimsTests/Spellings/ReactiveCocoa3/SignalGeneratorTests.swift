import CompatShims
import Foundation
import RACCompat
import Testing

/// The words of the 3.0 development branch that make signals of values.
@Suite @MainActor struct SignalGeneratorTests {
    private struct Item { let name: String }

    private let double = RACDynamicSignalGenerator.generatorWithBlock { (number: Int) in .return(number * 2) }

    @Test("A generator makes signals with a block, in the call")
    func block() {
        #expect(double.signalWithValue(2).toArray() as? [Int] == [4])
        #expect(double.signalWithValue(NSNumber(value: 3)).toArray() as? [Int] == [6])
        var inputs: [Any?] = []
        let generator = RACDynamicSignalGenerator.generatorWithBlock { input in
            inputs.append(input)
            return .empty()
        }
        _ = generator.signalWithValue(nil)
        #expect(inputs.count == 1)
        #expect(inputs.first.flatMap { $0 } == nil)
    }

    @Test("A block can name the type of its input")
    func typedBlock() {
        let names = RACDynamicSignalGenerator.generatorWithBlock { (item: Item) in .return(item.name) }
        #expect(names.signalWithValue(Item(name: "milk")).toArray() as? [String] == ["milk"])
        let optional = RACDynamicSignalGenerator.generatorWithBlock { (item: Item?) in .return(item == nil) }
        #expect(optional.signalWithValue(nil).toArray() as? [Bool] == [true])
    }

    @Test("An input of another type stops the program, with the type")
    func wrongType() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let names = RACDynamicSignalGenerator.generatorWithBlock { (item: String) in .return(item) }
            _ = names.signalWithValue(7)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("+generatorWithBlock: of RACDynamicSignalGenerator: the block takes String"))
    }

    @Test("A reflexive block makes further signals with its generator")
    func reflexive() {
        let upTo5 = RACDynamicSignalGenerator.generatorWithReflexiveBlock { (number: Int, generator) in
            number > 5 ? .empty() : .return(number).concat(generator.signalWithValue(number + 1))
        }
        #expect(upTo5.signalWithValue(3).toArray() as? [Int] == [3, 4, 5])
        #expect(upTo5.signalWithValue(6).toArray() as? [Int] == [])
    }

    @Test("postcompose passes what is sent through another generator")
    func postcompose() {
        let evens = RACDynamicSignalGenerator.generatorWithBlock { (number: Int) in
            number % 2 == 0 ? .return(number) : .empty()
        }
        let both = evens.postcompose(double)
        #expect(both.signalWithValue(1).toArray() as? [Int] == [])
        #expect(both.signalWithValue(4).toArray() as? [Int] == [8])
    }

    @Test("A generator of a signal ignores its inputs")
    func constant() {
        let constant = RACSignal.return("same").signalGenerator()
        #expect(constant.signalWithValue(1).toArray() as? [String] == ["same"])
        #expect(constant.signalWithValue(nil).toArray() as? [String] == ["same"])
    }

    @Test("The substitute of a sampling generator takes the newest value")
    func sampling() {
        let lists = RACSubject()
        let newest = lists.replayLast()
        let joined = RACDynamicSignalGenerator.generatorWithBlock { (pair: RACTuple) in
            .return("\(pair.second ?? "nil") \(pair.first ?? "nil")")
        }
        let sampling = RACDynamicSignalGenerator.generatorWithBlock { item in
            newest.take(1).flattenMap { joined.signalWithValue(RACTuplePack(item, $0)) }
        }
        var sent: [String] = []
        sampling.signalWithValue("milk").subscribeNext { (text: String) in sent.append(text) }
        #expect(sent == [])
        lists.sendNext("old")
        lists.sendNext("new")
        sampling.signalWithValue("salt").subscribeNext { (text: String) in sent.append(text) }
        #expect(sent == ["old milk", "new salt"])
    }

    @Test("A subclass overrides signalWithValue(_:)")
    func subclass() {
        final class Repeating: RACSignalGenerator, @unchecked Sendable {  // has no state
            override func signalWithValue(_ input: Any?) -> RACSignal { .return(input).concat(.return(input)) }
        }
        #expect(Repeating().postcompose(double).signalWithValue(1).toArray() as? [Int] == [2, 2])
    }
}

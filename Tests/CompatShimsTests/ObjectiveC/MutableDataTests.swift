import CompatShims
import Foundation
import Testing

/// Bytes and indexes that several places hold.
@Suite struct MutableDataTests {
    @Test("A change of shared bytes or indexes shows in all places that hold them")
    func shares() {
        let data = MutableData()
        let same = data
        same.contents.append(1)
        #expect(data.contents.count == 1 && data == MutableData(Data([1])) && isEqualObject(data, Data([1])))
        let indexes = MutableIndexSet()
        let selection = indexes
        selection.contents.insert(3)
        #expect(indexes.contents == [3] && indexes.hashValue == MutableIndexSet([3]).hashValue)
    }

    @Test("A value is made an object, and an object stays the same")
    func conversions() {
        let (data, indexes) = (MutableData(Data([1])), MutableIndexSet([2]))
        #expect(sharedData(data) === data && sharedData(Data([3]))?.contents == Data([3]) && sharedData("a") == nil)
        #expect(sharedIndexSet(indexes) === indexes && sharedIndexSet(IndexSet([4]))?.contents == [4])
        #expect(sharedCopy(data) as? MutableData !== data && (sharedCopy(indexes) as? MutableIndexSet) == indexes)
    }

    @Test("Bytes are copied to memory, as many as there are")
    func copiedBytes() {
        let data = Data([1, 2, 3, 4]).dropFirst()
        var number: UInt32 = 0xFF00_0000
        data.getBytes(&number, length: 4)
        #expect(number.littleEndian == 0xFF04_0302)
        var list: [UInt8] = [9, 9, 9]
        data.getBytes(&list, range: NSRange(location: 1, length: 2))
        #expect(list == [3, 4, 9])
        data.getBytes(&list, length: 0)
        Data().getBytes(&list, length: 3)
        #expect(list == [3, 4, 9])
    }

    @Test("An error goes to what a pointer names, or nowhere")
    func attempts() {
        func fail() throws -> Int { throw CocoaError(.featureUnsupported) }
        var error: (any Error)?
        let result = withUnsafeMutablePointer(to: &error) { pointer in attempt(pointer) { try fail() } }
        #expect(result == nil && error is CocoaError)
        let none: UnsafeMutablePointer<(any Error)?>? = nil
        #expect(attempt(none) { try fail() } == nil && attempt(none) { 3 } == 3)
    }

    @Test("An object is found in a range by its identity")
    func identity() {
        let text = MutableText("a")
        let list: [Any] = [text, MutableText("a"), text]
        #expect(list.index(ofSameObject: text, in: NSRange(location: 1, length: 2)) == 2)
        #expect(list.index(ofSameObject: text, in: NSRange(location: 1, length: 1)) == NSNotFound)
    }
}

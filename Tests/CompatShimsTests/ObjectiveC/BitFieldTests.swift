import CompatShims
import Testing

@Suite struct BitFieldTests {
    /// The fields of C are `unsigned level : 3`, `int offset : 4` and `uint8_t all : 8`.
    struct Style: Equatable {
        @BitField(bits: 3) var level: UInt32 = 0
        @BitField(bits: 4) var offset: Int = 0
        @BitField(bits: 8) var all: UInt8 = 0

        static func == (one: Style, other: Style) -> Bool {
            one.level == other.level && one.offset == other.offset && one.all == other.all
        }
    }

    @Test("A bit field keeps its bits of a first value, and of each value that it is set to", arguments: 0...40)
    func bits(_ value: Int) {
        var style = Style(level: UInt32(value), offset: value, all: UInt8(value))
        #expect(style.level == UInt32(value % 8))
        // The highest bit is the sign.
        #expect(style.offset == (value + 8) % 16 - 8)
        #expect(style.all == UInt8(value))
        style.level &+= 7
        style.offset = -value
        #expect(style.level == UInt32((value + 7) % 8))
        #expect(style.offset == ((8 - value) % 16 + 16) % 16 - 8)
    }

    @Test("A copy of a structure has bit fields of its own")
    func copies() {
        let first = Style(level: 2, offset: -1)
        var second = first
        #expect(first == second)
        second.level += 1
        #expect(first.level == 2 && second.level == 3)
    }

    @Test("A bit field of no bits, or of more than its type has, stops with a sentence")
    func widths() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BitField<UInt8>(wrappedValue: 1, bits: 0)
        }
        #expect(
            none.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }?
                .contains("A bit field of UInt8 has 1 to 8 bits, not 0.") == true)
        await #expect(processExitsWith: .failure) { _ = BitField<UInt8>(wrappedValue: 1, bits: 9) }
    }
}

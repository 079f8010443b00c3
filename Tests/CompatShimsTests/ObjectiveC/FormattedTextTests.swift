import CompatShims
import Foundation
import Testing

/// What formats of Foundation print.
@Suite struct FormattedTextTests {
    @Test(
        "A conversion prints what Foundation's prints",
        arguments: [
            ("%d %d", [true, false], "1 0"), ("%ld|%5d|%-5d|%05d", [7, 7, 7, 7], "7|    7|7    |00007"),
            ("%d", [5_000_000_000], "705032704"), ("%hhd", [200], "-56"), ("%u", [-1], "4294967295"),
            ("%lu", [-1], "18446744073709551615"), ("%x %X %o", [255, 255, 8], "ff FF 10"),
            ("%.2f %5.1f %g", [1.005, 2.25, 0.5], "1.00   2.2 0.5"), ("%c%C", [111, 233], "oé"),
            ("%s|%4s", [[72, 105, 0, 88] as [CChar], [72, 105] as [CChar]], "Hi|  Hi"),
            ("%2$@ of %1$@", ["a", "b"], "b of a"), ("%*d|%.*f", [4, 7, 1, 2.345], "   7|2.3"),
            ("%-4@|%.2@", ["ab", "abcd"], "ab  |ab"), ("100%%", [], "100%"), ("%@ %d", [], "(null) 0"),
        ] as [(String, [any Sendable], String)])
    func prints(format: String, arguments: [any Sendable], text: String) {
        let values = arguments.map { $0 as Any? } + [nil, nil, nil, nil].dropFirst(arguments.count)
        switch arguments.count {
        case 0 where format.isEmpty: #expect(formattedText("%@%d", arguments: ["a", 1]) == "a1")
        case 0: #expect(formattedText(format) == text)
        case 1: #expect(formattedText(format, values[0]) == text)
        case 2: #expect(formattedText(format, values[0], values[1]) == text)
        case 3: #expect(formattedText(format, values[0], values[1], values[2]) == text)
        default: #expect(formattedText(format, values[0], values[1], values[2], values[3]) == text)
        }
    }

    @Test("An object prints as %@ does: nil, truth values, whole numbers and collections")
    func objects() {
        #expect(objectText(nil) == "(null)")
        #expect(objectText(String?.none) == "(null)")
        #expect(objectText(true) == "1")
        #expect(objectText(NSNumber(value: false)) == "0")
        #expect(objectText(2.0) == "2")
        #expect(objectText(NSNumber(value: 2.5)) == "2.5")
        #expect(objectText(0.1 + 0.2) == "0.3" && objectText(NSNumber(value: 2.0 / 3)) == "0.6666666666666666")
        #expect(objectText(Float(1) / 3) == "0.3333333" && objectText(NSNumber(value: Float(0.1))) == "0.1")
        #expect(objectText(1e21) == "1e+21" && objectText(1e-5) == "1e-05")
        #expect(objectText(["a", "b c"]) == "(\n    a,\n    \"b c\"\n)")
        #expect(objectText(["k": 1]) == "{\n    k = 1;\n}")
        #expect(objectText(NSNull()) == "<null>")
    }

    @Test(
        "Collections print null and texts in quotes, other characters as numbers, and collections behind spaces")
    func nestedCollections() {
        #expect(formattedText("%s", NSNumber(value: 1.5).objCType) == "d")
        #expect(objectText([NSNull()]) == "(\n    \"<null>\"\n)")
        #expect(
            objectText(["{a}", "é", "a\"b\\\tc"]) == #"""
                (
                    "{a}",
                    "\U00e9",
                    "a\"b\\\tc"
                )
                """#)
        #expect(
            objectText([[1, 2] as [Any], ["x": ["y": 1.5]], [] as [Any]] as [Any]) == #"""
                (
                        (
                        1,
                        2
                    ),
                        {
                        x =         {
                            y = "1.5";
                        };
                    },
                        (
                    )
                )
                """#)
        #expect(
            objectText(["b c": ["d"], "b": Set(["e"])] as [String: Any]) == #"""
                {
                    b =     {(
                        e
                    )};
                    "b c" =     (
                        d
                    );
                }
                """#)
    }

    @Test("Attributes of a text are visited with their ranges, until the block stops")
    func attributes() {
        let (key, other) = (NSAttributedString.Key("k"), NSAttributedString.Key("o"))
        let text = NSMutableAttributedString(string: "hello world", attributes: [key: 1])
        text.removeAttribute(key, range: NSRange(location: 0, length: 2))
        text.addAttribute(other, value: "x", range: NSRange(location: 6, length: 5))
        let whole = NSRange(location: 0, length: 11)
        var seen: [String] = []
        text.enumerateValues(of: key, in: whole, options: []) { value, range, _ in
            seen.append("\(objectText(value)) \(range.length)")
        }
        text.enumerateRuns(in: whole, options: []) { attributes, range, stop in
            seen.append("\(attributes.count) \(range.length)")
            stop = range.location == 2
        }
        #expect(seen == ["(null) 2", "1 9", "0 2", "1 4"])
    }

    @Test("Steps and assignments return values, as in C")
    func assigns() {
        var number = 1
        #expect(number.postIncrement() == 1)
        #expect(number.increment() == 3)
        #expect(number.postDecrement() == 3)
        #expect(number.decrement() == 1)
        #expect(assign(&number, 7) == 7)
        var byte = UInt8.max
        #expect(byte.increment() == 0)
        var fraction = 0.5
        #expect(fraction.postIncrement() == 0.5)
        #expect(fraction.increment() == 2.5)
        #expect(fraction.postDecrement() == 2.5)
        #expect(fraction.decrement() == 0.5)
    }
}

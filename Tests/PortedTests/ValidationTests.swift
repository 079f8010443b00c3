import Foundation
import RACCompat
import StreamTesting
import Testing

/// Errors by address became errors that are thrown.
@Suite struct ValidationTests {
    @Test("Rows become numbers, and the first that is none fails")
    func rows() throws {
        try withVirtualWorld { world in
            let importer = Importer()
            // The signal of a sequence sends on the scheduler of the background.
            let numbers = world.record(importer.importRows(["1", "22", "x", "3"]), named: "numbers")
            world.runPending()
            try numbers.expectNext(1, 22).expectFailure(NSError(domain: "ImportErrorDomain", code: 1))
            #expect(importer.skipped == ["x"])
            let large = world.record(importer.importRows(["100"]), named: "large")
            world.runPending()
            try large.expectFailure(NSError(domain: "ImportErrorDomain", code: 2))
            let negative = world.record(importer.importRows(["-1"]), named: "negative")
            world.runPending()
            try negative.expectFailure(NSError(domain: "ImportErrorDomain", code: 1))
        }
    }

    @Test("A check throws where it returned NO")
    func check() throws {
        let importer = Importer()
        try importer.checkRow("99")
        #expect(throws: (any Error).self) { try importer.checkRow("100") }
    }

    @Test("NSNull stands for what is missing; rows and observers are forgotten; rows are read from the last")
    func lists() {
        let importer = Importer()
        #expect(importer.countOfValues([1, NSNull(), "a"]) == 2)
        let (first, second) = (NSObject(), NSObject())
        for row in ["a", "b"] { #expect(throws: (any Error).self) { try importer.numberInRow(row) } }
        importer.observers = [first, second]
        importer.forgetRow("a", observer: first)
        #expect(importer.skipped == ["b"])
        #expect(importer.observers.count == 1 && importer.observers[0] as AnyObject === second)
        #expect(importer.reversed(["a", "b", "c"]) == "cba")
    }
}

/// Categories of the files are called on the types of Swift that they extend.
@Suite struct TrimmingTests {
    @Test("A form takes values that are there, and removes what was pending")
    func accepts() {
        let form = TrimmingForm()
        func accepts(_ values: [String: Any]) -> Bool { form.accept(values) }
        #expect(!accepts(["id": "a"]))
        #expect(accepts(["id": "a", "name": " x ", "body": "ab"]))
        #expect(form.pending as? [String] == ["b"])
        #expect(!accepts(["id": "b", "name": "  ", "body": "ab"]))
        #expect(!accepts(["id": "b", "name": "x", "body": 7]))
    }
}

import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

/// A reader with a delegate whose calls are streams, a wizard, and files that may not be there.
@Suite struct ImporterTests {
    @Test("Calls of the delegate's methods are sent, with their arguments, after the methods")
    func calls() throws {
        try withVirtualWorld { world in
            let importer = world.keep(IMImporter(title: "notes"))
            #expect(importer.log == ["notes"])
            let lines = world.record(importer.importFrom(IMReader(text: "milk\nbread")))
            try lines.expectNext("1: milk").expectNext("2: bread").expectCompleted()
            #expect(importer.log == ["notes", "finished"])
        }
    }

    @Test("A wizard writes through its answers, and ends with what they say")
    func wizard() throws {
        try withVirtualWorld { world in
            let answers = WZAnswers()
            let wizard = world.keep(WZWizard(answers: answers))
            #expect(wizard.page.heading == nil)
            wizard.nameTerminal.sendNext("Ann")
            #expect(wizard.page.heading == "Hello, Ann")
            var ends: [String] = []
            wizard.completion = { _, site in ends.append(site?.absoluteString ?? "") }
            answers.site = "https://example.org"
            let moves = world.record(wizard.moves)
            wizard.nextCommand.execute("site")
            world.advance(by: 1)
            wizard.nextCommand.execute("end")
            world.advance(by: 1)
            try moves.expectNext(RACTuplePack("site", "Ann")).expectNext(RACTuplePack("end", nil))
            #expect(ends == ["https://example.org"])
        }
    }

    @Test("Lines are grouped by their first letter, sorted as the reader of a list expects")
    func groups() throws {
        try withVirtualWorld { world in
            let importer = world.keep(IMImporter())
            let lines = RACSignal.concat(["bread", "apples", "beans"].map { RACSignal.return($0) })
            try world.record(importer.groupsOf(lines)).expectNext(["A", "B"]).expectCompleted()
            #expect(importer.namesSorted(["b", "C", "A"]) == ["A", "b", "C"])
            #expect(importer.line("Crème brûlée", mentions: "creme"))
            #expect(!importer.line("Crème brûlée", mentions: "cake"))
        }
    }

    @Test("A failed removal or move is an error, false, or nothing, depending on the method")
    func files() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try withVirtualWorld { world in
            let importer = world.keep(IMImporter())
            try Data().write(to: url)
            try world.record(importer.removalOf(url)).expectNext(url).expectCompleted()
            try world.record(importer.removalOf(url)).expectFailure()
            #expect(!importer.isRemoved(url))
            #expect(importer.log == ["not there"])
            try Data().write(to: url)
            #expect(importer.isRemoved(url))
            #expect(!importer.move(url, to: url.appending(path: "below")))
            #expect(importer.log.last == NSCocoaErrorDomain)
        }
    }
}

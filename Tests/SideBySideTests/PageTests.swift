import Foundation
import Porting
import Recordings
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Checks the markup of the pages that `--html` writes; `.ci/page` looks at that of `side-by-side` in a browser.
@Suite struct PageTests {
    /// The elements of a page, with their attributes, in order.
    private final class Elements: NSObject, XMLParserDelegate {
        var all: [(name: String, attributes: [String: String])] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String] = [:]
        ) {
            all.append((name, attributes))
        }
    }

    /// Writes the page of an operator, and returns it with what the program printed.
    private func page(only name: String) throws -> (text: String, run: ProgramRun) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let run = ProgramRun("--html", file.path, "--only", name)
        return (try String(contentsOf: file, encoding: .utf8), run)
    }

    /// The elements of a page that is well-formed as XML, too, but for its script and one short attribute.
    private func elements(of page: String) throws -> [(name: String, attributes: [String: String])] {
        let withoutScript = page.replacing(/(?s)<script>.*<\/script>/, with: "").replacing(" hidden>", with: ">")
        let elements = Elements()
        let parser = XMLParser(data: Data(withoutScript.utf8))
        parser.delegate = elements
        #expect(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "") in line \(parser.lineNumber)")
        return elements.all
    }

    @Test(
        "The page is well-formed, names its parts, and refers to nothing outside",
        arguments: ["throttle", "zipReduce", "command", "foldLeft"])
    func isWellFormed(operator name: String) throws {
        let (text, run) = try page(only: name)
        #expect(run.status == 0)
        try checkMarkup(of: text)
    }

    @Test("The page of a scan is well-formed, names its parts, and refers to nothing outside")
    func writesWellFormedScan() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
        defer { try? FileManager.default.removeItem(at: file) }
        let command = PortCommand(output: { _ in }, errors: { _ in })
        let folders = ["Examples/ported-app/Original", "Tests/PortingTests/Fixtures"].map { root.path + "/" + $0 }
        #expect(command.run(["scan", "--html", file.path] + folders) == .byHand)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("<svg"))
        try checkMarkup(of: text)
    }

    private func checkMarkup(of text: String) throws {
        let elements = try elements(of: text)
        let ids = elements.compactMap { $0.attributes["id"] }
        #expect(Set(ids).count == ids.count)
        for attribute in ["aria-labelledby", "aria-describedby", "for"] {
            for id in elements.compactMap({ $0.attributes[attribute] }).flatMap({ $0.split(separator: " ") }) {
                #expect(ids.contains(String(id)), "\(attribute) of \(id)")
            }
        }
        for link in elements.compactMap({ $0.attributes["href"] }) {
            #expect(link.hasPrefix("#") && ids.contains(String(link.dropFirst())), "a link to \(link)")
        }
        #expect(elements.allSatisfy { $0.attributes["src"] == nil })
        #expect(!text.contains("@import") && !text.contains("url("))
        for landmark in ["header", "nav", "main", "footer", "h1"] {
            #expect(elements.filter { $0.name == landmark }.count == 1, "\(landmark)")
        }
        let pictures = elements.filter { $0.name == "svg" }
        #expect(
            pictures.allSatisfy { picture in
                picture.attributes["role"] == "img"
                    && (picture.attributes["aria-labelledby"] ?? picture.attributes["aria-label"]) != nil
            })
    }

    @Test("An operator that differs has its diagrams, its reasons, and its counts")
    func tellsDifferences() throws {
        let text = try page(only: "throttle").text
        let start = try #require(text.range(of: "<details class=\"entry\" id=\"op-throttle\""))
        let part = text[start.lowerBound...].components(separatedBy: "<details class=\"entry\"")[1]
        #expect(part.contains("343 of 343 reproduced"))
        #expect(part.contains("typed: differs in 89 of 252"))
        #expect(part.contains("<a href=\"#why-held-until-due\">held-until-due</a>"))
        #expect(part.contains("recorded, dynamic</text>") && part.contains(">typed</text>"))
        #expect(part.components(separatedBy: "<figure>").count > 3)
        #expect(part.contains("<pre>RACSubject *a = [RACSubject subject];\nRACSignal *signal = [a throttle:0];</pre>"))
        #expect(part.contains("<pre>let a = RACSubject.subject()\nlet signal = a.throttle(0)</pre>"))
    }

    @Test("An operator of the page has its names in three layers, and links to its relatives")
    func linksLayers() throws {
        let text = try page(only: "map").text
        let start = try #require(text.range(of: "<details class=\"entry\" id=\"op-map\""))
        let part = text[start.lowerBound...].components(separatedBy: "<details class=\"entry\"")[1]
        let names = "original: <code>-[RACStream map:]</code> · RACCompat: <code>map(…)</code> · StreamCore: "
        #expect(part.contains("<p class=\"layers\">\(names)<code>map</code>"))
        #expect(part.contains("<a href=\"#op-mapReplace\">mapReplace</a>"))
        #expect(part.contains("<a href=\"#sequences-map\">map of sequences</a>"))
        #expect(text.contains("<a href=\"#op-map\">of signals</a>"))
    }

    @Test("A closed part inside an open operator shows the triangle of a closed part")
    func stylesOwnSummaries() throws {
        let text = try page(only: "throttle").text
        #expect(text.contains("<details class=\"code\"><summary>Code</summary>"))
        #expect(text.contains(".entry[open] > summary::before { content: \"▾\" }"))
        #expect(!text.contains(".entry[open] summary"))
    }

    @Test("A page that cannot be written, or would be empty, is an error")
    func fails() {
        let unwritable = ProgramRun("--html", "/nowhere/page.html", "--only", "tryValue")
        #expect(unwritable.status == 1)
        #expect(unwritable.reported.hasPrefix("side-by-side: /nowhere/page.html: "))
        let empty = ProgramRun("--html", "/nowhere/page.html", "--only", "thottle")
        #expect(empty.status == 1)
        #expect(empty.reported.contains("no scenario contains thottle"))
    }

    @Test("The picture in README is what the program draws")
    func drawsPictureOfReadme() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let file = root.appendingPathComponent("Documentation/Images/throttle.svg")
        let drawn = ProgramRun(
            "show", "throttle-2/burst", "--face", "recorded", "--face", "dynamic", "--face", "typed", "--svg")
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn.printed.joined(separator: "\n") + "\n")
        let same = ProgramRun(
            "--svg", "throttle-2/burst", "--face", "recorded", "--face", "dynamic", "--face", "typed")
        #expect(same.status == 0 && same.printed == drawn.printed)
        #expect(ProgramRun("--svg").reported.hasPrefix("side-by-side: --svg wants the id of a scenario\n"))
    }

    @Test("Marks of one tick stand side by side")
    func separatesMarks() throws {
        let drawn = ProgramRun("show", "throttle-0/simul", "--svg")
        let text = drawn.printed.joined()
        let marks = text.matches(of: /<rect class="input" x="(\d+)" y="(\d+)" width="(\d+)"/).map { match in
            (x: Int(match.1) ?? 0, width: Int(match.3) ?? 0)
        }
        #expect(marks.count == 3)
        for (left, right) in zip(marks, marks.dropFirst()) { #expect(left.x + left.width < right.x) }
    }
}

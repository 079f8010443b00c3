import Foundation
import Recordings
import StreamTesting
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements, classes and texts of a document.
private final class XMLReader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var classes: [String] = []
    var texts: [String] = []
    private var text = ""

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        names.append(name)
        attributes["class"].map { classes.append($0) }
        text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        texts.append(text)
    }
}

@Suite struct MarbleDiagramTests {
    private static let recorded = SignalTrace(
        end: "idle",
        entries: [
            TraceEntry(tick: 0, kind: "log", value: ["subscribed s"]),
            TraceEntry(tick: 0, kind: "next", value: 1),
            TraceEntry(tick: 0, kind: "next", value: nil),
            TraceEntry(tick: 2, kind: "b:next", value: ["tuple": [1, "x"]]),
            TraceEntry(tick: 2, kind: "b:error", value: 7),
            TraceEntry(tick: 12, kind: "log", value: ["disposed s"]),
            TraceEntry(tick: 12, kind: "log", value: ["doNext d", ["event": ["next", 3]]]),
            TraceEntry(tick: 12, kind: "completed", value: nil),
        ])

    @Test("A diagram has a row for each subscriber, and a column for each tick that all traces share")
    func draws() {
        let other = SignalTrace(end: "until", entries: [TraceEntry(tick: 1, kind: "error", value: nil)])
        let diagram = MarbleDiagram([("recorded", Self.recorded), ("dynamic", other)], labels: ["b"])
        #expect(
            diagram.lines(marking: 1) == [
                "tick    0             1  2            …  12",
                "recorded",
                "  main  1,nil         -  -            …  |",
                "  b     -             -  (1,\"x\")X(7)  …  -",
                "  log   subscribed s                     disposed s",
                "                                         doNext d next(3)",
                "  end idle",
                "dynamic",
                "  main  -             X  -            …  -",
                "  b     -             -  -            …  -",
                "  end until",
                "                      ^",
            ])
    }

    @Test("A picture is well-formed, says what it shows, and has a mark for each event")
    func drawsSVG() throws {
        let diagram = MarbleDiagram(
            [("recorded", Self.recorded)], labels: ["b"],
            inputs: [
                (
                    "a",
                    [
                        TraceEntry(tick: 1, kind: "next", value: "<&>"),
                        TraceEntry(tick: 2, kind: "disposed", value: nil),
                    ]
                )
            ])
        let text = diagram.svg(title: "a < b", description: "in words")
        let reader = XMLReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        #expect(parser.parse())
        #expect(
            text.contains("<title id=\"title\">a &lt; b</title>") && text.contains("<desc id=\"desc\">in words</desc>"))
        #expect(text.contains("prefers-color-scheme: dark"))
        // 1, nil and a tuple, and the input; the failure, the end and the disposal.
        #expect(reader.names.filter { $0 == "rect" }.count == 4)
        #expect(reader.classes.filter { $0 == "mark failure" }.count == 1)
        #expect(reader.classes.filter { $0 == "mark end" }.count == 2)
        #expect(reader.texts.contains("\"<&>\""))
    }

    @Test("A short stretch without events is drawn tick by tick")
    func drawsShortGaps() {
        let trace = SignalTrace(end: "idle", entries: [TraceEntry(tick: 4, kind: "completed", value: nil)])
        #expect(MarbleDiagram([("recorded", trace)], labels: []).lines().first == "tick    0  1  2  3  4")
    }
}

import Porting
import StreamTesting

extension MarbleDiagram {
    private static let columnWidth = 46
    private static let gapBetweenMarks = 4
    private static let rowHeight = 46
    private static let margin = 16
    private static let nameWidth = 96

    /// A line of the picture: a stream with its events, or the heading of the lines below it.
    private enum Line {
        case heading(String)
        case stream(name: String, label: String, trace: SignalTrace, isInput: Bool)
    }

    /// The diagram as a picture, in the colours that the reader's system prefers.
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, in one line.
    ///   - description: The content of the picture in words, for readers that do not see it.
    package func svg(title: String, description: String) -> String {
        picture(title: title, description: description, id: "", style: "<style>\n\(Self.style)</style>\n")
    }

    /// The diagram as a part of a page, which has the style of all pictures once.
    ///
    /// - Parameter id: The beginning of the picture's ids.
    func figure(title: String, description: String, id: String) -> String {
        picture(title: title, description: description, id: id, style: "")
    }

    private func picture(title: String, description: String, id: String, style: String) -> String {
        let columns = self.columns
        var lines: [Line] = []
        if !inputs.isEmpty { lines.append(.heading("inputs")) }
        for (name, trace) in inputs { lines.append(.stream(name: name, label: "", trace: trace, isInput: true)) }
        for (heading, trace) in traces {
            lines.append(.heading(heading))
            for label in subscribers {
                let name = label.isEmpty ? "main" : label
                lines.append(.stream(name: name, label: label, trace: trace, isInput: false))
            }
        }
        let layout = self.layout(columns)
        let width = Self.margin + layout.end
        var y = Self.margin + 20
        var body: [String] = []
        for (index, column) in columns.enumerated() {
            guard case .tick(let tick) = column else { continue }
            body.append(Self.text("\(tick)", layout.centers[index], y, "tick"))
        }
        for line in lines {
            switch line {
            case .heading(let text):
                y += Self.rowHeight
                body.append(Self.text(text, Self.margin, y, "heading"))
            case .stream(let name, let label, let trace, let isInput):
                y += Self.rowHeight * 3 / 4
                body += Self.stream(name, label, trace, isInput, columns, y, layout)
            }
        }
        let height = y + Self.rowHeight / 2 + Self.margin
        let id = id.isEmpty ? "" : "\(id)-"
        return """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
            role="img" aria-labelledby="\(id)title" aria-describedby="\(id)desc">
            <title id="\(id)title">\(Markup.escaped(title))</title>
            <desc id="\(id)desc">\(Markup.escaped(description))</desc>
            \(style)\(body.joined(separator: "\n"))
            </svg>

            """
    }

    /// The style of pictures, in light and dark colours.
    package static let style = """
        svg text { font: 14px system-ui, sans-serif; fill: #1f2328 }
        svg .tick { font-size: 11px; fill: #59636e; text-anchor: middle }
        svg .heading { font-weight: 600 }
        svg .value { text-anchor: middle; fill: #ffffff }
        svg .mark, svg .axis { stroke: #59636e; stroke-width: 2; fill: none }
        svg .input { fill: #57606a } svg .output { fill: #0969da }
        svg .end { stroke: #1f2328 } svg .failure { stroke: #d1242f }
        @media (prefers-color-scheme: dark) {
        svg text { fill: #f0f6fc } svg .tick { fill: #9198a1 } svg .value { fill: #0d1117 }
        svg .mark, svg .axis { stroke: #9198a1 } svg .input { fill: #9198a1 } svg .output { fill: #4493f8 }
        svg .end { stroke: #f0f6fc } svg .failure { stroke: #f85149 }
        }

        """

    /// The positions of the columns.
    ///
    /// A column is as wide as its widest row, so that no mark covers another.
    private func layout(_ columns: [Column]) -> (centers: [Int], end: Int) {
        let rows = inputs.map { ("", $0.trace) } + traces.flatMap { trace in subscribers.map { ($0, trace.trace) } }
        var centers: [Int] = []
        var x = Self.margin + Self.nameWidth
        for column in columns {
            var width = Self.columnWidth
            if case .tick(let tick) = column {
                for (label, trace) in rows {
                    width = max(width, Self.width(of: Self.events(of: label, at: tick, in: trace)) + 12)
                }
            }
            centers.append(x + width / 2)
            x += width
        }
        return (centers, x)
    }

    private static func width(of events: [(kind: String, value: JSONValue)]) -> Int {
        events.map { radius(of: $0.kind, $0.value) * 2 + gapBetweenMarks }.reduce(-gapBetweenMarks, +)
    }

    /// Half the width of a mark.
    private static func radius(of kind: String, _ value: JSONValue) -> Int {
        switch kind {
        case "completed", "interrupted", "disposed": 3
        case "error", "subscribed": 10
        default: max(14, MarbleText.value(value).count * 4 + 6)
        }
    }

    private static func stream(
        _ name: String, _ label: String, _ trace: SignalTrace, _ isInput: Bool, _ columns: [Column], _ y: Int,
        _ layout: (centers: [Int], end: Int)
    ) -> [String] {
        var parts = [
            text(name, margin + 12, y + 5, "name"),
            "<path class=\"axis\" d=\"M\(margin + nameWidth) \(y)H\(layout.end)\"/>",
        ]
        for (index, column) in columns.enumerated() {
            guard case .tick(let tick) = column else {
                parts.append(text("…", layout.centers[index], y - 6, "tick"))
                continue
            }
            let events = events(of: label, at: tick, in: trace)
            // The events of one tick stand side by side, in their order.
            var x = layout.centers[index] - width(of: events) / 2
            for event in events {
                let radius = radius(of: event.kind, event.value)
                parts.append(mark(event.kind, event.value, x + radius, y, isInput ? "input" : "output"))
                x += radius * 2 + gapBetweenMarks
            }
        }
        return parts
    }

    private static func mark(_ kind: String, _ value: JSONValue, _ x: Int, _ y: Int, _ style: String) -> String {
        switch kind {
        case "completed": return "<path class=\"mark end\" d=\"M\(x) \(y - 14)V\(y + 14)\"/>"
        case "error":
            return
                "<path class=\"mark failure\" d=\"M\(x - 9) \(y - 9)L\(x + 9) \(y + 9)M\(x + 9) \(y - 9)L\(x - 9) \(y + 9)\"/>"
        case "interrupted", "disposed":
            return "<path class=\"mark end\" d=\"M\(x) \(y - 14)V\(y + 4)M\(x) \(y + 10)V\(y + 14)\"/>"
        case "subscribed":
            return "<path class=\"mark end\" d=\"M\(x - 7) \(y + 12)L\(x) \(y + 2)L\(x + 7) \(y + 12)\"/>"
        default:
            let written = MarbleText.value(value)
            let radius = radius(of: kind, value)
            return
                "<rect class=\"\(style)\" x=\"\(x - radius)\" y=\"\(y - 14)\" width=\"\(radius * 2)\" height=\"28\" rx=\"14\"/>"
                + text(written, x, y + 5, "value")
        }
    }

    private static func text(_ text: String, _ x: Int, _ y: Int, _ style: String) -> String {
        "<text class=\"\(style)\" x=\"\(x)\" y=\"\(y)\">\(Markup.escaped(text))</text>"
    }
}

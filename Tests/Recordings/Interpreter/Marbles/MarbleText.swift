import StreamTesting

/// Writes events and values as briefly as a diagram needs them.
enum MarbleText {
    /// Writes a value as it is encoded in a trace.
    static func value(_ value: JSONValue) -> String {
        switch value {
        case .null: "nil"
        case .array(let elements): "[\(list(elements))]"
        case .object(let members):
            members.count == 1 ? members.first.map { object($0.key, $0.value) } ?? "" : value.description
        default: value.description
        }
    }

    private static func list(_ elements: [JSONValue]) -> String {
        elements.map(value).joined(separator: ",")
    }

    private static func object(_ key: String, _ content: JSONValue) -> String {
        switch (key, content) {
        case ("tuple", .array(let elements)): "(\(list(elements)))"
        case ("event", .array(let parts)):
            "\(parts.first?.string ?? "")\(parts.count > 1 ? "(\(list(Array(parts.dropFirst()))))" : "")"
        case ("unit", _): "()"
        case ("signal", _): "signal"
        case ("null", _): "NSNull"
        case ("tupleNil", _): "tupleNil"
        case ("date", .int(let tick)): "@\(tick)"
        default: "\(key)(\(value(content)))"
        }
    }

    /// Writes the events that a subscriber received at a tick.
    static func events(_ events: [(kind: String, value: JSONValue)]) -> String {
        var text = ""
        var needsComma = false
        for event in events {
            switch event.kind {
            case "completed": text += "|"
            case "interrupted", "disposed": text += "!"
            case "subscribed": text += "^"
            case "error": text += event.value == .null ? "X" : "X(\(value(event.value)))"
            default: text += (needsComma ? "," : "") + value(event.value)
            }
            needsComma = event.kind == "next"
        }
        return text
    }

    /// Writes a log entry.
    static func log(_ entry: JSONValue) -> String {
        guard let parts = entry.array, let title = parts.first?.string else { return value(entry) }
        return ([title] + parts.dropFirst().map(value)).joined(separator: " ")
    }
}

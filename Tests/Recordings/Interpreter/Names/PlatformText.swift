import Foundation

/// Gives one form to texts in which the platform has put addresses and descriptions of lists and tables.
package enum PlatformText {
    /// Replaces addresses, and joins a text of several lines into one line.
    package static func unwrapped(_ text: String) -> String {
        text.replacing(/0x[0-9a-f]+/, with: "0x0")
            .replacing(/([({]?)\s*\n\s*(\)?)/) { match in
                let joint = match.1.isEmpty && match.2.isEmpty ? " " : ""
                return match.1 + joint + match.2
            }
    }

    /// Returns the public class in the place of the private class that the recorder's platform made.
    static func publicClass(_ name: String) -> String {
        switch name {
        case "NSIntNumber": "NSNumber"
        case "GSCBufferString": "NSString"
        case "GSInlineArray": "NSArray"
        default: name
        }
    }

    /// Removes the quoting of items, line breaks that are spelt out inside quotes, and the order of a table's entries.
    package static func plain(_ text: String) -> String {
        let spelled = text.replacing(/\\+n\s*/, with: "\n").filter { $0 != "\\" && $0 != "\"" }
        var rest = unwrapped(spelled)[...]
        return ordered(&rest)
    }

    /// Returns the text up to the end of the table that it is in, with the entries of all tables in ascending order.
    private static func ordered(_ rest: inout Substring) -> String {
        var entries: [String] = []
        var entry = ""
        while let character = rest.popFirst() {
            switch character {
            case "{":
                entry += "{\(ordered(&rest))}"
            case "}":
                return (entries + [entry.trimmingCharacters(in: .whitespaces)]).sorted().joined(separator: ";")
            case ";":
                entries.append(entry.trimmingCharacters(in: .whitespaces))
                entry = ""
            default:
                entry.append(character)
            }
        }
        return (entries + [entry]).joined(separator: ";")
    }
}

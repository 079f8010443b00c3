/// Escapes text, so that markup shows it unchanged.
package enum Markup {
    package static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// Writes a sentence in which back-quotes mark code.
    package static func code(_ text: String) -> String {
        escaped(text).replacing(/`([^`]+)`/) { "<code>\($0.output.1)</code>" }
    }
}

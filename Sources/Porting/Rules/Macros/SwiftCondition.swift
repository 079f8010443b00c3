import Foundation

/// The conditions of `#if`, in the words of Swift.
enum SwiftCondition {
    /// The condition of a directive; nil where Swift has none that is true in the same programs.
    static func of(_ text: String) -> String? {
        var text = text
        text = replacing(#"__has_include\s*\(?\s*<(\w+)/[^>]*>\s*\)?"#, in: text) { "canImport(\($0[1]))" }
        // Swift counts references in the same way, and a compiler of its day knew the words for declarations.
        text = replacing(
            #"__has_(?:feature|extension)\s*\(\s*(?:objc_\w+|nullability\w*|assume_nonnull|blocks|modules)\s*\)"#,
            in: text
        ) {
            _ in "true"
        }
        text = replacing(#"__has_attribute\s*\(\s*\w+\s*\)"#, in: text) { _ in "true" }
        text = replacing(versions, in: text) { compared($0[1], $0[2], $0[3]) ?? $0[0] }
        text = replacing(#"\bdefined\s*\(\s*(\w+)\s*\)"#, in: text) { $0[1] }
        text = replacing(#"\bdefined\s+(\w+)"#, in: text) { $0[1] }
        text = replacing(#"\b\w+\b"#, in: text) { words[$0[0]] ?? (isVersion($0[0]) ? "canImport(Darwin)" : $0[0]) }
        text = replacing(#"!\s+"#, in: text) { _ in "!" }
        text = text.trimmingCharacters(in: .whitespaces)
        return isSwift(text) ? text : nil
    }

    private static let words = [
        "TARGET_OS_IPHONE": "os(iOS)", "TARGET_OS_IOS": "os(iOS)", "TARGET_OS_MAC": "os(macOS)",
        "TARGET_OS_OSX": "os(macOS)", "TARGET_OS_TV": "os(tvOS)", "TARGET_OS_WATCH": "os(watchOS)",
        "TARGET_IPHONE_SIMULATOR": "targetEnvironment(simulator)",
        "TARGET_OS_SIMULATOR": "targetEnvironment(simulator)", "__IPHONE_OS_VERSION_MIN_REQUIRED": "os(iOS)",
        "__IPHONE_OS_VERSION_MAX_ALLOWED": "os(iOS)", "__MAC_OS_X_VERSION_MIN_REQUIRED": "os(macOS)",
        "__MAC_OS_X_VERSION_MAX_ALLOWED": "os(macOS)", "__cplusplus": "false", "__clang_analyzer__": "false",
        "__OBJC__": "true", "NO": "false", "YES": "true", "0": "false", "1": "true",
    ]

    /// A comparison of the system's version, and the words of it.
    private static let versions =
        #"(__(?:IPHONE_OS|MAC_OS_X)_VERSION_(?:MIN_REQUIRED|MAX_ALLOWED))\s*(>=?|<=?)\s*(\w+)"#

    /// Whether a condition in the words of Swift is true on Linux; nil where it asks for a flag.
    static func holdsOnLinux(_ condition: String) -> Bool? {
        var text = replacing(#"\b(?:os|targetEnvironment)\(\w+\)|canImport\(Darwin\)"#, in: condition) { _ in "0" }
        text = replacing(#"\b(?:true|false)\b"#, in: text) { $0[0] == "true" ? "1" : "0" }
        return Bool(MacroFlags().resolved(text, "if"))
    }

    /// The first versions for which this package is built are newer than those that a program of Objective-C asks for.
    private static func compared(_ asked: String, _ sign: String, _ version: String) -> String? {
        let isMac = asked.contains("MAC_OS_X")
        let (known, newest) = isMac ? (["__MAC_", "MAC_OS_X_VERSION_"], 15) : (["__IPHONE_"], 18)
        let major: Int?
        if let prefix = known.first(where: version.hasPrefix) {
            major = version.dropFirst(prefix.count).split(separator: "_").first.flatMap { Int($0) }
        } else {
            // Before 10.10, versions of the Mac have four digits.
            major = Int(version).map { $0 < 10_000 ? $0 / 100 : $0 / 10_000 }
        }
        guard let major, major < newest else { return nil }
        return sign.first == "<" ? "false" : isMac ? "os(macOS)" : "os(iOS)"
    }

    /// `__IPHONE_11_0`, which the headers of the system define.
    private static func isVersion(_ word: String) -> Bool {
        word.wholeMatch(of: /__(IPHONE|MAC)_\d+_\d+/) != nil
    }

    /// Whether a text has names, the questions that Swift knows, and `!`, `&&` and `||`, and nothing else.
    private static func isSwift(_ text: String) -> Bool {
        var rest = replacing(#"\b(?:os|canImport|targetEnvironment)\(\w+\)"#, in: text) { _ in "x" }
        var before = ""
        while rest != before {
            before = rest
            rest = replacing(#"(?<!\w)\(\s*[A-Za-z_]\w*\s*\)"#, in: rest) { _ in "x" }
            rest = replacing(#"!\s*([A-Za-z_]\w*)"#, in: rest) { $0[1] }
            rest = replacing(#"([A-Za-z_]\w*)\s*(?:&&|\|\|)\s*([A-Za-z_]\w*)"#, in: rest) { _ in "x" }
        }
        return rest.wholeMatch(of: /[A-Za-z_]\w*/) != nil
    }

    /// Replaces each match; `make` receives the match and its groups.
    private static func replacing(_ pattern: String, in text: String, _ make: ([String]) -> String) -> String {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
        var result = text
        let matches = expression.matches(in: text, range: NSRange(text.startIndex..., in: text))
        for match in matches.reversed() {
            let groups = (0..<match.numberOfRanges).map { group in
                Range(match.range(at: group), in: text).map { String(text[$0]) } ?? ""
            }
            if let range = Range(match.range, in: text) { result.replaceSubrange(range, with: make(groups)) }
        }
        return result
    }
}

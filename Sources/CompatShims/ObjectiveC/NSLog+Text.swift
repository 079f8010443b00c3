import Foundation

/// Logs a text as the argument of a format's `%@`.
///
/// The first argument of `NSLog` is a format. A text that came from elsewhere may have percent signs, so it is an argument:
///
/// ```swift
/// NSLog("%@", "\(name) is done")
/// ```
public func NSLog(_ format: String, _ text: String) {
    Foundation.NSLog(format, text as NSString)
}

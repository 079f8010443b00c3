import Foundation

/// The lines that a thread has logged.
private final class LoggedLines {
    var all: [String] = []
}

/// Runs a program that logs, and returns what it has logged on this thread.
func loggedLines(_ program: () -> Void) -> [String] {
    let lines = LoggedLines()
    Thread.current.threadDictionary["logged"] = lines
    defer { Thread.current.threadDictionary.removeObject(forKey: "logged") }
    program()
    return lines.all
}

/// Stands in for Foundation's function in this module: keeps the lines for `loggedLines`, and prints nothing.
func NSLog(_ format: String, _ arguments: any CVarArg...) {
    guard let lines = Thread.current.threadDictionary["logged"] as? LoggedLines else { return }
    lines.all.append(String(format: format, arguments: arguments))
}

/// Stands in for the function of CompatShims in this module, likewise.
func NSLog(_ format: String, _ text: String) {
    NSLog(format, text as NSString)
}

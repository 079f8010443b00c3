/// The options and operands of a command.
struct Arguments {
    /// A mistake in the arguments.
    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    init(_ arguments: [String], options: Set<String>, valued: Set<String>) throws(Mistake) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            if argument == "--" {
                operands += rest
                break
            } else if options.contains(argument) {
                values[argument] = []
            } else if valued.contains(parts[0]) {
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                    throw Mistake(description: "\(parts[0]) needs a value.")
                }
                values[parts[0], default: []].append(value)
            } else if argument.hasPrefix("--") || argument.hasPrefix("-") && argument.count == 2 {
                throw Mistake(description: "There is no option \(argument).")
            } else {
                operands.append(argument)
            }
        }
    }

    func has(_ option: String) -> Bool { values[option] != nil }
    /// The value of an option; the last, if it is given several times.
    func value(of option: String) -> String? { values[option]?.last }
    /// The values of an option that can be given several times.
    func values(of option: String) -> [String] { values[option] ?? [] }
}

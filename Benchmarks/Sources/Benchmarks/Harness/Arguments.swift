/// What the command line asks for.
struct Arguments {
    static let usage = """
        usage: benchmarks [--library LIST] [--only LIST] [--count N] [--runs N] [--once]
                          [--write-readme] [--html FILE] [--tools FOLDER]
                          [--check | --update-limits [--allow-raise]] [--limits FILE]
          --library LIST    typed, dynamic, rx, opencombine, baseline; several with commas (all; for --check typed,dynamic,rx)
          --only LIST       workloads, with commas
          --count N         units of work in a run
          --runs N          timed runs of each library, 9 unless given
          --once            one workload of one library, once, with N units and nothing else
          --write-readme    measure, and replace the table of README.md
          --html FILE       measure, and write a page with a bar for each time
          --tools FOLDER    measure the programs rac-port and side-by-side of the folder, too
          --check           compare allocations and instructions with the limits; exit 1 when one is exceeded
          --update-limits   write the limits from a measurement, never raising one
          --allow-raise     raise limits too
          --limits FILE     the limits, Benchmarks/limits.json unless given
        """

    enum Mode { case help, table, once, child, check, updateLimits }

    private(set) var libraries: [Library]?
    private(set) var workloads = Workload.allCases
    private(set) var count: Int?
    private(set) var runs = 9
    private(set) var mode = Mode.table
    private(set) var allowRaise = false
    private(set) var limits: String?
    private(set) var writesReadme = false
    private(set) var page: String?
    private(set) var tools: String?

    init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            func value() -> String {
                guard let value = rest.popFirst() else { fail("\(word) needs a value\n\(Self.usage)") }
                return value
            }
            func number() -> Int {
                guard let number = Int(value()), number > 0 else { fail("\(word) needs a positive number") }
                return number
            }
            switch word {
            case "--library": libraries = Self.list(value(), of: Library.self)
            case "--only": workloads = Self.list(value(), of: Workload.self)
            case "--count": count = number()
            case "--runs": runs = number()
            case "--once": mode = .once
            // What the program starts itself with, for `ChildProcess`.
            case "--child": mode = .child
            case "--check": mode = .check
            case "--update-limits": mode = .updateLimits
            case "--allow-raise": allowRaise = true
            case "--write-readme": writesReadme = true
            case "--html": page = value()
            case "--tools": tools = value()
            case "--limits": limits = value()
            case "--help": mode = .help
            default: fail("what is \(word)?\n\(Self.usage)")
            }
        }
    }

    private static func list<Item: RawRepresentable & CaseIterable>(_ names: String, of type: Item.Type) -> [Item]
    where Item.RawValue == String {
        names.split(separator: ",").map { name in
            guard let item = Item(rawValue: String(name)) else {
                fail("\(name) is none of \(Item.allCases.map(\.rawValue).joined(separator: ", "))")
            }
            return item
        }
    }
}

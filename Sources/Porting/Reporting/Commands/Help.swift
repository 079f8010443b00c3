/// The texts of `--help`.
enum Help {
    static let all = """
        rac-port reads Objective-C that uses ReactiveObjC (RAC 2), says what a port takes, and writes the Swift.

        rac-port explain ID|SELECTOR…   what is known of RAC-0123, of map: or of -[RACSignal map:]
        rac-port scan PATH…             what files use, by line, class and selector; what to begin with
        rac-port translate PATH…        the Swift of whole files: a dry run, unless --write says where to

        rac-port stubs PATH…            Swift for the types of other libraries, from how the files use them

        Each has --help. Status: 0 all is exact or to review, 1 something is by hand, 2 usage, 3 failure.

        """

    static let explain = """
        rac-port explain ID|SELECTOR…

        Prints what is known of an identifier (RAC-0123), a selector (combineLatest:reduce:, -[RACSignal map:]),
        a macro (RACObserve, @weakify), a type or a constant: class, Swift form, what must hold, what differs, the form in
        the typed core, an example in both languages, and the sections of the guide. Status: 0, or 2 if nothing is
        known.

        """

    static let scan = """
        rac-port scan [--summary] [--json] [--html FILE] PATH…

        Reads .m, .mm, .h and .swift files, and folders recursively. Prints each use of the original's API, and of
        Apple's where a person must change it, with line, identifier, class and Swift form; then sums by class and
        selector, an estimate of the lines, and the ten files to begin with. A question mark stands after a use
        whose selector alone identifies it, because the receiver's type is unknown. In Swift, names are searched only.

        --summary   leaves the uses themselves out
        --json      prints all as JSON
        --html FILE writes all as a page, with drawings and what is known of each selector

        Folders named Pods, Carthage, DerivedData, build and node_modules are passed over unless they are named.
        Status: 0, 1 if something is by hand, 2 usage, 3 a path cannot be read.

        """

    static let stubs = """
        rac-port stubs [--write FILE] [--context PATH]… PATH…

        Prints Swift declarations of the types, constants and functions that the files use and that no file and no
        module declares: members, arguments, cases and superclasses are those that the translated files use. With
        them, the translated files compile before the libraries are ported. A stub stops the program that asks it.

        --write FILE     writes them to FILE
        --context PATH   reads a header, or the headers of a folder, for what they declare, as translate does

        Status: 0, 2 usage, 3 a file cannot be read or written.

        """

    static let translate = """
        rac-port translate [--write FOLDER] [--context PATH]… [--check] [--json] PATH…

        Translates .m and .mm files, each with its header, and headers without an implementation. Prints what would be
        written as a diff, and a report of what is to review and by hand; nothing is written.

        --write FOLDER   writes the Swift to FOLDER, at the places that the files have among the paths. A file that was
                         edited since it was written, or is not from here, is left as it is, and is a failure.
        --context PATH   reads a header, or the headers of a folder, for the types, protocols, enumerations and macros
                         that they declare, and for what may be nil; they are not translated. The report ends with the
                         types that are still unknown.
        --check          compiles the Swift, with stubs for what no file declares, and reports what the compiler says at
                         the lines of the Swift; a file that does not compile is by hand. The modules of this package
                         must be built beside this program.
        --json           prints the report as JSON

        Status: 0 all is exact or to review, 1 something is by hand, 2 usage, 3 a file cannot be read or written, or
        compiled.

        """
}

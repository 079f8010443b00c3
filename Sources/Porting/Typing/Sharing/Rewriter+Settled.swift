extension Rewriter {
    /// A rewriter that knows which results and parameters may be nil and which objects are shared, and the files as it
    /// reads them.
    ///
    /// Where the files are a whole program, they are read again as long as the rewriting finds objects that several
    /// places hold and change. A file of a larger program has the places that the program was found to share.
    static func settled(
        _ files: [File], _ registry: Registry, _ context: ProgramModel, macros: MacroTable? = nil,
        reading indices: [Int]
    ) -> (rewriter: Rewriter, files: [File]) {
        var places: SharedPlaces?
        var files = files
        let original = files
        func read(_ found: Set<SharedUse>?) -> Rewriter {
            var rewriter = Rewriter(registry: registry, files: files, context: context)
            if let macros { rewriter.model.macros = macros }
            if let places { rewriter.model.shared = places.graph.shared }
            rewriter.inferNil(indices, shared: found)
            return rewriter
        }
        func retype(_ share: (inout SharedPlaces) -> Void) {
            var known = places ?? SharedPlaces(original, registry: registry)
            share(&known)
            places = known
            files = original.enumerated().map { $1.reading(known.words(of: $0), objects: known.objects(of: $0)) }
        }
        if !context.classes.isEmpty || !context.globals.isEmpty {
            if !context.shared.isEmpty { retype { $0.graph.share(context.shared) } }
            return (read(nil), files)
        }
        let initial = SharedPlaces(original, registry: registry)
        if initial.sharesElements {
            places = initial
            retype { _ in }
        }
        var found: Set<SharedUse> = []
        var rewriter = read(found)
        while !rewriter.sharing.isSubset(of: found) {
            found.formUnion(rewriter.sharing)
            retype { $0.share(found) }
            rewriter = read(found)
        }
        return (rewriter, files)
    }
}

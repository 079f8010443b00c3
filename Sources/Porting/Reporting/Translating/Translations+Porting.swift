extension Translations {
    /// Translates as `translate(_:header:name:registry:context:)` does; each file knows the declarations of the others.
    static func porting(
        _ registry: Registry, _ collected: CollectedTranslations? = nil
    ) -> @Sendable (_ texts: [String]) -> Translator {
        { texts in
            let context = ProgramContext(texts, registry: registry)
            return { source, header, name in
                let translation = Porting.translate(
                    source, header: header, name: name, registry: registry, context: context)
                collected?.add(translation, named: name)
                return (translation.text, translation.diagnostics)
            }
        }
    }
}

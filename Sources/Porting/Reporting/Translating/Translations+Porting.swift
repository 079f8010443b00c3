extension Translations {
    /// Translates as `translate(_:header:name:registry:)` does.
    static func porting(_ registry: Registry) -> Translator {
        { source, header, name in
            let translation = Porting.translate(source, header: header, name: name, registry: registry)
            return (translation.text, translation.diagnostics)
        }
    }
}

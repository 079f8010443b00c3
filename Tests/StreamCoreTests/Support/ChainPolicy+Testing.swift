import StreamCore

extension ChainPolicy {
    /// The behaviour of the dynamic face, in place.
    static let nesting = ChainPolicy(nests: true, cleansUpFirst: true, beginning: nil)
}

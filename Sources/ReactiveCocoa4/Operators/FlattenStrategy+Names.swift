public import StreamCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension FlattenStrategy {
    /// All inner streams at the same time; see `merge`.
    public static var Merge: FlattenStrategy { .merge }

    /// One inner stream after the other; see `concat`.
    public static var Concat: FlattenStrategy { .concat }

    /// The latest inner stream only; see `latest`.
    public static var Latest: FlattenStrategy { .latest }
}

public import StreamCore

// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension FlattenStrategy {
    /// Runs all inner streams at the same time; see `merge`.
    public static var Merge: FlattenStrategy { .merge }

    /// Runs one inner stream after the other; see `concat`.
    public static var Concat: FlattenStrategy { .concat }

    /// Runs the latest inner stream only; see `latest`.
    public static var Latest: FlattenStrategy { .latest }
}

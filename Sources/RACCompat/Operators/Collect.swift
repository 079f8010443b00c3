import Foundation

extension RACSignal {
    /// Sends one array of all values when the receiver completes, nil as `NSNull`.
    public final func collect() -> RACSignal {
        RACSignal.defer {
            let collection = Collection()
            return self.scanWithStart(nil) { _, next in
                collection.values.append(next ?? NSNull())
                return nil
            }
            .startWith(nil).takeLast(1)
            .map { _ in collection.values }
        }
        .named("[\(name)] -collect")
    }
}

/// The values of one `collect`, kept outside of the stream, because an array in the stream would be copied.
private final class Collection {
    var values: [Any] = []
}

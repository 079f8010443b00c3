public import Foundation
public import RACCompat

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension Data {
    /// Reads a URL on a scheduler, at once, and returns a signal that sends the `Data`, completes, and replays both.
    ///
    /// The signal fails with the error of the reading. Disposal does not end the reading.
    public static func rac_readContentsOfURL(
        _ url: URL?, options: Data.ReadingOptions = [], scheduler: RACScheduler
    ) -> RACSignal {
        reading(on: scheduler) { try Data(contentsOf: url.orThrow(), options: options) }
            .named(name(url, options, scheduler))
    }

    fileprivate static func name(
        _ url: URL?, _ options: Data.ReadingOptions, _ scheduler: RACScheduler
    ) -> String {
        let url = url?.absoluteString ?? "(null)"
        return "+rac_readContentsOfURL: \(url) options: \(options.rawValue) scheduler: \(scheduler)"
    }
}

extension NSData {
    /// Reads a URL on a scheduler, at once, and returns a signal that sends the `NSData`, completes, and replays both.
    ///
    /// The signal fails with the error of the reading. Disposal does not end the reading.
    public final class func rac_readContentsOfURL(
        _ url: URL?, options: NSData.ReadingOptions = [], scheduler: RACScheduler
    ) -> RACSignal {
        reading(on: scheduler) { NSData(data: try Data(contentsOf: url.orThrow(), options: options)) }
            .named(Data.name(url, options, scheduler))
    }
}

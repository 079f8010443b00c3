public import Foundation
public import RACCompat

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension String {
    /// Reads a URL on a scheduler, at once, and returns a signal that sends the `String`, completes, and replays both.
    ///
    /// The signal fails with the error of the reading, and when no encoding fits. Disposal does not end the reading.
    ///
    /// - Parameters:
    ///   - url: The URL of the text.
    ///   - encoding: The memory that receives the detected encoding, before the string is sent. The memory must stay
    ///     valid until the signal has ended.
    ///   - scheduler: The scheduler that reads the URL and sends the string.
    public static func rac_readContentsOfURL(
        _ url: URL, @_nonEphemeral usedEncoding encoding: UnsafeMutablePointer<String.Encoding>,
        scheduler: RACScheduler
    ) -> RACSignal {
        reading(on: scheduler) { try String(contentsOf: url, usedEncoding: &encoding.pointee) }
            .named(name(url, scheduler))
    }

    /// Reads a URL on a scheduler, at once, and returns a signal that sends the `String`, completes, and replays both.
    ///
    /// The signal fails with the error of the reading, and when no encoding fits. Disposal does not end the reading.
    public static func rac_readContentsOfURL(_ url: URL, scheduler: RACScheduler) -> RACSignal {
        reading(on: scheduler) {
            var encoding = String.Encoding.utf8
            return try String(contentsOf: url, usedEncoding: &encoding)
        }
        .named(name(url, scheduler))
    }

    fileprivate static func name(_ url: URL, _ scheduler: RACScheduler) -> String {
        "+rac_readContentsOfURL: \(url.absoluteString) usedEncoding:scheduler: \(scheduler)"
    }
}

extension NSString {
    /// Reads a URL on a scheduler, at once, and returns a signal that sends the `NSString`, completes, and replays
    /// both.
    ///
    /// The signal fails with the error of the reading, and when no encoding fits. Disposal does not end the reading.
    /// The memory for the encoding must stay valid until the signal has ended.
    public final class func rac_readContentsOfURL(
        _ url: URL, @_nonEphemeral usedEncoding encoding: UnsafeMutablePointer<UInt>, scheduler: RACScheduler
    ) -> RACSignal {
        reading(on: scheduler) {
            var used = String.Encoding.utf8
            let text = try String(contentsOf: url, usedEncoding: &used)
            encoding.pointee = used.rawValue
            return NSString(string: text)
        }
        .named(String.name(url, scheduler))
    }
}

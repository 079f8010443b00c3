public import Foundation
public import RACCompat

// See RACSignal+ImportedNames.swift; the methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension NotificationCenter {
    /// The same as `rac_addObserverForName(_:object:)`.
    public final func rac_addObserver(forName name: Notification.Name?, object: AnyObject?) -> RACSignal {
        rac_addObserverForName(name, object: object)
    }
}

extension Data {
    /// The same as `rac_readContentsOfURL(_:options:scheduler:)`.
    public static func rac_readContents(
        of url: URL?, options: Data.ReadingOptions = [], scheduler: RACScheduler
    ) -> RACSignal {
        rac_readContentsOfURL(url, options: options, scheduler: scheduler)
    }
}

extension NSData {
    /// The same as `rac_readContentsOfURL(_:options:scheduler:)`.
    public final class func rac_readContents(
        of url: URL?, options: NSData.ReadingOptions = [], scheduler: RACScheduler
    ) -> RACSignal {
        rac_readContentsOfURL(url, options: options, scheduler: scheduler)
    }
}

extension String {
    /// The same as `rac_readContentsOfURL(_:usedEncoding:scheduler:)`.
    public static func rac_readContents(
        of url: URL, @_nonEphemeral usedEncoding encoding: UnsafeMutablePointer<String.Encoding>,
        scheduler: RACScheduler
    ) -> RACSignal {
        rac_readContentsOfURL(url, usedEncoding: encoding, scheduler: scheduler)
    }
}

extension NSString {
    /// The same as `rac_readContentsOfURL(_:usedEncoding:scheduler:)`.
    public final class func rac_readContents(
        of url: URL, @_nonEphemeral usedEncoding encoding: UnsafeMutablePointer<UInt>, scheduler: RACScheduler
    ) -> RACSignal {
        rac_readContentsOfURL(url, usedEncoding: encoding, scheduler: scheduler)
    }
}

extension UserDefaults {
    /// The same as `rac_channelTerminalForKey(_:)`.
    public final func rac_channelTerminal(forKey key: String) -> RACChannelTerminal { rac_channelTerminalForKey(key) }
}

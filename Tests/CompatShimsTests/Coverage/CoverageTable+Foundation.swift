import CompatShims
import Foundation
import RACCompat

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension CoverageTable {
    /// Adds what the original adds to Foundation, in its order.
    mutating func addFoundation() {
        has("NSNotificationCenter -rac_addObserverForName:object:") { (center: NotificationCenter) in
            center.rac_addObserverForName(nil, object: nil)
        }
        has("NSFileHandle -rac_readInBackground") { (handle: FileHandle) in handle.rac_readInBackground() }
        has("NSData +rac_readContentsOfURL:options:scheduler:") { (url: URL) in
            NSData.rac_readContentsOfURL(url, options: [], scheduler: .scheduler())
        }
        has("NSString +rac_readContentsOfURL:usedEncoding:scheduler:") { (url: URL) in
            NSString.rac_readContentsOfURL(url, usedEncoding: .allocate(capacity: 1), scheduler: .scheduler())
        }
        has("NSString -rac_keyPathComponents") { "a.b".rac_keyPathComponents }
        has("NSString -rac_keyPathByDeletingLastKeyPathComponent") {
            "a.b".rac_keyPathByDeletingLastKeyPathComponent
        }
        has("NSString -rac_keyPathByDeletingFirstKeyPathComponent") {
            "a.b".rac_keyPathByDeletingFirstKeyPathComponent
        }
        has("NSURLConnection +rac_sendAsynchronousRequest:") { (request: URLRequest) in
            URLSession.rac_sendAsynchronousRequest(request)
        }
        has("NSUserDefaults -rac_channelTerminalForKey:") { (defaults: UserDefaults) in
            defaults.rac_channelTerminalForKey("key")
        }
        for selector in [
            "-rac_setArgument:atIndex:", "-rac_argumentAtIndex:", "rac_argumentsTuple", "-rac_returnValue",
        ] {
            lacks("NSInvocation \(selector)", because: "invocations need the Objective-C runtime; use a closure")
        }
    }
}

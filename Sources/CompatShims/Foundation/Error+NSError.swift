import Foundation

// In Objective-C every error was an `NSError`; here it is one of Swift's, which Foundation converts.
extension Error {
    /// The code that an `NSError` of this error has: that of the system or the service, else the number of the case.
    public var code: Int { (self as NSError).code }

    /// The domain that an `NSError` of this error has: the name of the type, unless the error says otherwise.
    public var domain: String { (self as NSError).domain }

    /// What an `NSError` of this error tells besides, by the keys of `NSError`.
    public var userInfo: [String: Any] { (self as NSError).userInfo }
}

import Foundation

// In Objective-C every error was an `NSError`; here errors are Swift's, and Foundation converts them.
extension Error {
    /// The code of this error as an `NSError`: the code of the system or the service, otherwise the number of the case.
    public var code: Int { (self as NSError).code }

    /// The domain of this error as an `NSError`: the name of the type, unless the error declares another.
    public var domain: String { (self as NSError).domain }

    /// The further information of this error as an `NSError`, under the keys of `NSError`.
    public var userInfo: [String: Any] { (self as NSError).userInfo }
}

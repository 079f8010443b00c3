public import Foundation
public import StreamCore

/// User defaults that post a notification when they change, on every platform.
///
/// Apple's Foundation posts `UserDefaults.didChangeNotification` with every change; Foundation on Linux never does.
/// This class posts the notification on every platform, in the call that changes the defaults.
///
///     let defaults = ObservableUserDefaults(suiteName: "com.example.editor")
open class ObservableUserDefaults: UserDefaults {
    /// The lifetime of the object, which ends when the object is released.
    public let lifetime: Lifetime
    private let token: Lifetime.Token

    /// Makes defaults that share the values of a suite; nil means the values of the program.
    public override init?(suiteName: String?) {
        (lifetime, token) = Lifetime.make()
        super.init(suiteName: suiteName)
    }

    /// Sets a value, or removes it if `value` is nil, and posts the change.
    open override func set(_ value: Any?, forKey key: String) {
        super.set(value, forKey: key)
        postChange()
    }

    /// Removes a value, and posts the change.
    open override func removeObject(forKey key: String) {
        super.removeObject(forKey: key)
        postChange()
    }

}

extension UserDefaults {
    /// Sets a value, or removes it if `value` is nil, and makes sure that the change is posted.
    package func setAndPost(_ value: Any?, forKey key: String) {
        set(value, forKey: key)
        if !(self is ObservableUserDefaults) { postChange() }
    }

    fileprivate func postChange() {
        #if !canImport(ObjectiveC)
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        #endif
    }
}

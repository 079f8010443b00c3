public import Foundation
public import StreamCore

/// User defaults that say when they change.
///
/// Apple's Foundation posts `UserDefaults.didChangeNotification` with every change; that of Linux never does. These do
/// it everywhere, in the call that changes them, and their lifetime ends when they are released.
///
///     let defaults = ObservableUserDefaults(suiteName: "com.example.editor")
open class ObservableUserDefaults: UserDefaults {
    /// Ends when the object is released.
    public let lifetime: Lifetime
    private let token: Lifetime.Token

    /// Makes defaults that share the values of a suite; nil means those of the program.
    public override init?(suiteName: String?) {
        (lifetime, token) = Lifetime.make()
        super.init(suiteName: suiteName)
    }

    /// Sets a value, or removes it when that is nil.
    open override func set(_ value: Any?, forKey key: String) {
        super.set(value, forKey: key)
        postChange()
    }

    /// Removes a value.
    open override func removeObject(forKey key: String) {
        super.removeObject(forKey: key)
        postChange()
    }

}

extension UserDefaults {
    /// Sets a value, or removes it when that is nil, and sees to it that the change is posted.
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

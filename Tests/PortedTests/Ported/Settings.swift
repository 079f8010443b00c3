import CompatShims
import Foundation
import RACCompat

/// How often mail is fetched.
struct FetchInterval: RawRepresentable, Hashable {
    var rawValue = 0
    static let manually = FetchInterval(rawValue: 0)
    static let hourly = FetchInterval(rawValue: 1)
    static let daily = FetchInterval(rawValue: 2)
}

// Settings: values that are observed, written, and read again.
//
// prints interval 1
// prints signature (none)
// prints failed: bad interval

let SettingsDidChangeNotification = "SettingsDidChange"
let SettingsSaveDelay: TimeInterval = 0.5

private let SettingsErrorDomain = "Settings"
private let SignatureKey = "signature"
private let IntervalKey = "interval"

let SettingsErrorBadInterval = 1
let SettingsErrorBadSignature = 2

/// The settings of the user; one for the program.
class Settings: RACObject, NSCopying {
    @RACProperty var signature: String?
    @RACProperty var interval: FetchInterval = .manually
    @RACProperty var notifying = false
    private(set) var lastSaved: Date?

    private var defaults: UserDefaults

    private nonisolated(unsafe) static let sharedSettingsValue = Settings()

    class func sharedSettings() -> Settings {
        return sharedSettingsValue
    }

    override convenience init() {
        self.init(defaults: UserDefaults.standard)
    }

    /// Settings that are kept somewhere else.
    ///
    /// @param defaults Where they are kept.
    init(defaults: UserDefaults) {
        self.defaults = defaults
        self.interval = .hourly
        super.init()

        // Everything that changes is one signal.
        // a number
        let changes = RACSignal.merge([
            RACObserve(self, \.signature).distinctUntilChanged(),
            RACObserve(self, \.interval),
            RACObserve(self, \.notifying),
        ])
        changes.skip(3).subscribeNext { [weak self] _ in
            guard let self else { return }
            self.lastSaved = Date()
            NotificationCenter.default.post(name: Notification.Name(SettingsDidChangeNotification), object: self)
        }
    }

    // MARK: NSCopying

    func copy(with zone: NSZone? = nil) -> Any {
        let copy = Settings(defaults: self.defaults)
        copy.signature = self.signature
        copy.interval = self.interval
        return copy
    }

    // MARK: Reading and writing

    var dictionary: [String: Any] {
        var dictionary: [String: Any] = [:]
        dictionary[IntervalKey] = self.interval.rawValue
        if self.signature != nil {
            dictionary[SignatureKey] = self.signature
        }
        dictionary["notifying"] = self.notifying
        return dictionary
    }

    /// Reads what was written by -dictionary.
    func readDictionary(_ dictionary: [String: Any]) throws {
        let interval = dictionary[IntervalKey] as? NSNumber
        if interval == nil || (interval?.uintValue ?? 0) > FetchInterval.daily.rawValue {
            throw self.errorWithCode(SettingsErrorBadInterval, description: "bad interval")
        }
        self.interval = FetchInterval(rawValue: interval?.intValue ?? 0)
        self.signature = dictionary[SignatureKey] as? String
    }

    func errorWithCode(_ code: Int, description: String) -> any Error {
        return NSError(domain: SettingsErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: description])
    }

    func reset() {
        self.signature = nil
        self.interval = .manually
        self.notifying = false
    }
}

/// Uses them.
func SettingsExample(_ print: @escaping (String) -> Void) {
    let settings = Settings()
    print("interval \(UInt(bitPattern: settings.interval.rawValue))")
    print("signature \(settings.signature ?? "(none)")")
    var error: (any Error)?
    do {
        try settings.readDictionary(["interval": 7])
    } catch let thrown {
        error = thrown
        print("failed: \(error?.localizedDescription ?? "(null)")")
    }
}

import CompatShims
import Foundation
import RACCompat

private final class Contact: RACObject, @unchecked Sendable {
    @RACProperty var name: String? = "Ann"
    @RACProperty var nickname: String? = "Annie"
}

private final class Button: RACControl {
    var isEnabled = true
    let rac_actions = RACControlActions()
}

private protocol Showing: AnyObject {
    func show(_ text: String)
}

private final class ShowingProxy: RACDelegateProxy<any Showing>, Showing {
    func show(_ text: String) { rac_callback(text) { $0.show(text) } }
}

private final class Screen: RACSelectorSignalling, @unchecked Sendable {
    let rac_selectorSignals = RACSelectorSignals()
    func show(_ text: String) { rac_didInvoke(text) }
}

extension ImportedName {
    static let objects: [ImportedName] = [
        ImportedName("RACSubject +subject", "init()") { RACSubject() !== RACSubject.subject() },
        ImportedName("RACBehaviorSubject +behaviorSubjectWithDefaultValue:", "init(defaultValue:)") {
            RACBehaviorSubject(defaultValue: 1).first() as? Int == 1
        },
        ImportedName("RACReplaySubject +replaySubjectWithCapacity:", "init(capacity:)") {
            let subject = RACReplaySubject(capacity: 1)
            for value in 1...2 { subject.sendNext(value) }
            return subject.first() as? Int == 2
        },
        ImportedName("RACCommand -initWithSignalBlock:", "init(signal:)") {
            RACCommand(signal: { .return($0) }).enabled.first() as? Bool == true
        },
        ImportedName("RACCommand -initWithEnabled:signalBlock:", "init(enabled:signal:)") {
            RACCommand(enabled: .return(false), signal: { .return($0) }).enabled.first() as? Bool == false
        },
        ImportedName("RACCommand RACCommandErrorNotEnabled", "RACCommandError.notEnabled") {
            RACCommandError.notEnabled.rawValue == RACCommandErrorNotEnabled
        },
        ImportedName("RACSignal -setKeyPath:onObject:", "setKeyPath(_:on:)") {
            let person = Contact()
            RACSignal.return("Bea").setKeyPath("name", on: person)
            return person.name == "Bea"
        },
        ImportedName("RACSignal -setKeyPath:onObject:nilValue:", "setKeyPath(_:on:nilValue:)") {
            let person = Contact()
            RACSignal.return(nil).setKeyPath("name", on: person, nilValue: "nobody")
            return person.name == "nobody"
        },
        ImportedName("NSObject -rac_valuesForKeyPath:observer:", "rac_values(forKeyPath:observer:)") {
            let person = Contact()
            return person.rac_values(forKeyPath: "name", observer: nil).first() as? String == "Ann"
        },
        ImportedName(
            "NSObject -rac_valuesAndChangesForKeyPath:options:observer:",
            "rac_valuesAndChanges(forKeyPath:options:observer:)"
        ) {
            let person = Contact()
            let tuple = person.rac_valuesAndChanges(forKeyPath: "name", options: [.initial], observer: nil).first()
            return (tuple as? RACTuple)?.first as? String == "Ann"
        },
        ImportedName("RACKVOChannel -initWithTarget:keyPath:nilValue:", "init(target:keyPath:nilValue:)") {
            let person = Contact()
            RACKVOChannel(target: person, keyPath: "name", nilValue: "").followingTerminal.sendNext("Bea")
            return person.name == "Bea"
        },
        ImportedName("RACKVOChannel -objectForKeyedSubscript:", "subscript(_:)") {
            let person = Contact()
            RACKVOChannel(target: person, keyPath: \Contact.name)["followingTerminal"].sendNext("Bea")
            return person.name == "Bea"
        },
        ImportedName("RACKVOChannel -setObject:forKeyedSubscript:", "subscript(_:)") {
            let (person, other) = (Contact(), Contact())
            RACKVOChannel(target: person, keyPath: \Contact.name)["followingTerminal"] =
                RACKVOChannel(target: other, keyPath: "nickname")["followingTerminal"]
            other.nickname = "Bea"
            return person.name == "Bea"
        },
        ImportedName("NSObject -rac_signalForSelector:", "rac_signal(for:)") {
            let screen = Screen()
            var texts: [String] = []
            screen.rac_signal(for: "show(_:)").subscribeNext { texts.append(($0 as? RACTuple)?.first as? String ?? "") }
            screen.show("Ann")
            return texts == ["Ann"]
        },
        ImportedName("NSObject -rac_signalForSelector:fromProtocol:", "rac_signal(for:from:)") {
            let screen = Screen()
            var count = 0
            screen.rac_signal(for: "show(_:)", from: (any Showing).self).subscribeNext { _ in count += 1 }
            screen.show("Ann")
            return count == 1
        },
        ImportedName("RACDelegateProxy -signalForSelector:", "signal(for:)") {
            let proxy = ShowingProxy()
            var count = 0
            proxy.signal(for: "show(_:)").subscribeNext { _ in count += 1 }
            proxy.show("Ann")
            return count == 1
        },
        ImportedName("UIControl -rac_signalForControlEvents:", "rac_signal(for:)") {
            let button = Button()
            var count = 0
            button.rac_signal(for: .touchUpInside).subscribeNext { _ in count += 1 }
            button.sendActions(for: .touchUpInside)
            return count == 1
        },
        ImportedName("NSNotificationCenter -rac_addObserverForName:object:", "rac_addObserver(forName:object:)") {
            let (center, name) = (NotificationCenter(), Notification.Name("imported"))
            var count = 0
            center.rac_addObserver(forName: name, object: nil).subscribeNext { _ in count += 1 }
            center.post(name: name, object: nil)
            return count == 1
        },
        ImportedName("NSData +rac_readContentsOfURL:options:scheduler:", "rac_readContents(of:options:scheduler:)") {
            let signal = Data.rac_readContents(of: nil, options: [], scheduler: .immediateScheduler())
            return (signal.materialize().first() as? RACEvent)?.eventType == .error
        },
        ImportedName(
            "NSString +rac_readContentsOfURL:usedEncoding:scheduler:", "rac_readContents(of:usedEncoding:scheduler:)"
        ) {
            let missing = URL(fileURLWithPath: "/missing/imported")
            let encoding = UnsafeMutablePointer<String.Encoding>.allocate(capacity: 1)
            defer { encoding.deallocate() }
            let signal = String.rac_readContents(of: missing, usedEncoding: encoding, scheduler: .immediateScheduler())
            return (signal.materialize().first() as? RACEvent)?.eventType == .error
        },
        ImportedName("NSUserDefaults -rac_channelTerminalForKey:", "rac_channelTerminal(forKey:)") {
            let defaults = UserDefaults(suiteName: "imported") ?? .standard
            defaults.set("Ann", forKey: "imported-name")
            defer { defaults.removeObject(forKey: "imported-name") }
            return defaults.rac_channelTerminal(forKey: "imported-name").first() as? String == "Ann"
        },
    ]
}

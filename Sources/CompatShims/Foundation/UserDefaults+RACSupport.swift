public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UserDefaults {
    /// Makes a channel to the value of a key, and returns the terminal for the code that shows or edits the value.
    ///
    /// Subscribers get the current value, then every different value that is set, on the thread that sets it; nil means
    /// that the value was removed. A value that is sent to the terminal is set on a private scheduler, and does not
    /// come back. The defaults are not retained.
    ///
    /// The channel observes `UserDefaults.didChangeNotification`. On Linux only terminals and `ObservableUserDefaults`
    /// post it; an `ObservableUserDefaults` also completes the channel when it is released.
    public final func rac_channelTerminalForKey(_ key: String) -> RACChannelTerminal {
        let channel = RACChannel()
        let scheduler = RACScheduler.scheduler()
        let writes = OwnWrites()
        // Subscribes in the call, on any thread, so that no change is missed.
        scheduler.performAsCurrentScheduler {
            changes(exceptFor: writes)
                // The value is read when the change is delivered, so that the newest value is the last one sent.
                .map { [weak self] _ in self?.object(forKey: key) }
                .distinctUntilChanged()
                .takeUntil(willEnd)
                .subscribe(channel.leadingTerminal)
            channel.leadingTerminal.deliverOn(scheduler).subscribeNext { [weak self] value in
                writes.perform { self?.setAndPost(value, forKey: key) }
            }
        }
        return channel.followingTerminal
    }

    /// Sends a unit at once, then with every change that was not one of these writes.
    private func changes(exceptFor writes: OwnWrites) -> RACSignal {
        let sender = NotificationSender(self)
        return RACSignal.createSignal { subscriber in
            let observation = NotificationCenter.default.observe(UserDefaults.didChangeNotification, from: sender) {
                _ in
                if !writes.claimChange() { subscriber.sendNext(RACUnit.defaultUnit()) }
            }
            subscriber.sendNext(RACUnit.defaultUnit())
            return RACDisposable(observation)
        }
    }

    /// A signal that completes when the defaults are released; it never completes if they do not report their release.
    private var willEnd: RACSignal {
        (self as? ObservableUserDefaults)?.lifetime.ended.bridged ?? .never()
    }
}

public import Foundation
public import RACCompat
import StreamCore
import StreamFoundation

// The methods keep the names that ported code spells.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

extension UserDefaults {
    /// Makes a channel to the value of a key, and returns the end for whoever shows or edits it.
    ///
    /// Subscribers get the value, then every other one that is set, on the thread that sets it; nil means that it was
    /// removed. What is sent to the terminal is set on a private scheduler, and does not come back. The defaults are not
    /// retained.
    ///
    /// Changes are noticed by `UserDefaults.didChangeNotification`. On Linux only terminals post it, and
    /// `ObservableUserDefaults`, which also complete the channel when they are released.
    public final func rac_channelTerminalForKey(_ key: String) -> RACChannelTerminal {
        let channel = RACChannel()
        let scheduler = RACScheduler.scheduler()
        let writes = OwnWrites()
        // Subscribes in the call, on any thread, so that no change is missed.
        scheduler.performAsCurrentScheduler {
            changes(exceptFor: writes)
                // Read where changes have their turn, so that the newest value is the last one sent.
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

    /// Sends at once, then with every change by others.
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

    /// Ends with the defaults, if they tell.
    private var willEnd: RACSignal {
        (self as? ObservableUserDefaults)?.lifetime.ended.bridged ?? .never()
    }
}

import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import Testing

@Suite("NotificationCenter.rac_addObserverForName")
struct NotificationCenterTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")
    private let log = EventLog()

    private func record(_ signal: RACSignal) -> RACDisposable {
        log.subscribe(to: signal) { notification in ((notification as? Notification)?.object).map { "\($0)" } ?? "-" }
    }

    @Test("Sends the notifications of every object when there is none to choose")
    func sendsFromAnybody() {
        onCurrentScheduler {
            let observation = record(center.rac_addObserverForName(name, object: nil))
            center.post(name: name, object: "Ann")
            center.post(name: name, object: nil)
            center.post(name: Notification.Name("other"), object: "Bob")
            observation.dispose()
            center.post(name: name, object: "Cy")
        }
        #expect(log.events == ["Ann", "-"])
    }

    @Test("Sends only the notifications of the chosen object")
    func sendsFromObject() {
        let chosen = NSString(string: "chosen")
        let other = NSString(string: "other")
        onCurrentScheduler {
            _ = record(center.rac_addObserverForName(name, object: chosen))
            _ = record(center.rac_addObserver(forName: name, object: chosen))
            center.post(name: name, object: other)
            center.post(name: name, object: chosen)
            center.post(name: name, object: nil)
        }
        #expect(log.events == ["chosen", "chosen"])
    }

    @Test("The chosen object is not retained, and nobody takes its place")
    func forgetsObject() {
        var object: NSObject? = NSObject()
        weak let reference = object
        let signal = center.rac_addObserverForName(name, object: object)
        onCurrentScheduler {
            _ = record(signal)
            object = nil
            #expect(reference == nil)
            _ = record(signal)
            center.post(name: name, object: NSObject())
            center.post(name: name, object: nil)
        }
        #expect(log.events.isEmpty)
    }

    @Test("Observes anew for every subscription, on the thread that posts")
    func isCold() {
        let signal = center.rac_addObserverForName(name, object: nil)
        onCurrentScheduler {
            var threads: [Bool] = []
            let poster = Thread.current
            _ = signal.subscribeNext { _ in threads.append(Thread.current === poster) }
            center.post(name: name, object: nil)
            _ = signal.subscribeNext { _ in threads.append(Thread.current === poster) }
            center.post(name: name, object: nil)
            #expect(threads == [true, true, true])
        }
    }

    @Test("A post from inside a delivery is delivered at once, as everything on the dynamic face")
    func nests() {
        onCurrentScheduler {
            _ = center.rac_addObserverForName(name, object: nil).subscribeNext { [log, center, name] value in
                let number = (value as? Notification)?.object as? Int ?? 0
                log.add("begin \(number)")
                if number == 1 { center.post(name: name, object: 2) }
                log.add("end \(number)")
            }
            center.post(name: name, object: 1)
        }
        #expect(log.events == ["begin 1", "begin 2", "end 2", "end 1"])
    }

    @Test("The name says what is observed")
    func isNamed() {
        SignalNames.with(true) {
            let object = NSObject()
            let address = Unmanaged.passUnretained(object).toOpaque()
            #expect(
                center.rac_addObserverForName(name, object: object).name
                    == "-rac_addObserverForName: changed object: <NSObject: \(address)>")
            #expect(
                center.rac_addObserverForName(nil, object: nil).name
                    == "-rac_addObserverForName: (null) object: <(null): 0x0>")
        }
    }
}

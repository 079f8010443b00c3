import Foundation
import FoundationTestSupport
import StreamCore
import StreamFoundation
import TestTurns
import Testing

@Suite("NotificationCenter.reactive.notifications", .takesTurns)
struct NotificationTests {
    private let center = NotificationCenter()
    private let name = Notification.Name("changed")
    private let log = EventLog()

    @Test("Sends the notifications of a name, whoever posts them, and no others")
    func sendsThoseOfName() {
        center.reactive.notifications(forName: name).observeValues { [log] in log.add("\($0.object as? String ?? "-")")
        }
        center.post(name: name, object: "Ann")
        center.post(name: Notification.Name("other"), object: "Bob")
        center.post(name: name, object: nil)
        #expect(log.events == ["Ann", "-"])
    }

    @Test("Sends all notifications where there is no name")
    func sendsAll() {
        center.reactive.notifications(forName: nil).observeValues { [log] in log.add($0.name.rawValue) }
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        #expect(log.events == ["changed", "other"])
    }

    @Test("Sends the notifications of one object, and nobody's when it has gone")
    func sendsThoseOfObject() {
        var object: NSObject? = NSObject()
        let other = NSObject()
        weak let reference = object
        center.reactive.notifications(forName: name, object: object).observeValues { [log] _ in log.add("posted") }
        center.post(name: name, object: other)
        #expect(log.events.isEmpty)
        center.post(name: name, object: object)
        #expect(log.events == ["posted"])

        object = nil
        #expect(reference == nil, "The object is retained.")
        center.post(name: name, object: other)
        center.post(name: name, object: nil)
        #expect(log.events == ["posted"])
    }

    @Test("Stops observing when the last observer has been disposed and the signal has gone")
    func stops() {
        weak var held: NSObject?
        do {
            let witness = NSObject()
            held = witness
            let observation = center.reactive.notifications(forName: name)
                .map { _ in "\(type(of: witness))" }
                .observeValues { [log] in log.add($0) }
            center.post(name: name, object: nil)
            observation?.dispose()
            center.post(name: name, object: nil)
        }
        #expect(log.events == ["NSObject"])
        #expect(held == nil, "The centre still has the observer.")
    }

    @Test("A notification that is posted from inside a delivery comes after it")
    func ordersNestedPosts() {
        let signal = center.reactive.notifications(forName: name).map { $0.object as? Int ?? 0 }
        signal.observeValues { [log, center, name] number in
            log.add("first \(number)")
            if number == 1 { center.post(name: name, object: 2) }
        }
        signal.observeValues { [log] in log.add("second \($0)") }
        center.post(name: name, object: 1)
        #expect(log.events == ["first 1", "second 1", "first 2", "second 2"])
    }

    @Test("Notifications of several threads come one at a time, and none is lost")
    func takesThreads() {
        let received = EventLog()
        center.reactive.notifications(forName: name).observeValues { _ in received.add("posted") }
        for _ in 0..<4 {
            Thread.detachNewThread { [center, name] in
                for _ in 0..<250 { center.post(name: name, object: nil) }
            }
        }
        #expect(received.wait(for: "posted", count: 1000), "Some of 1000 notifications have not come.")
    }
}

import CompatShims
import Foundation
import FoundationTestSupport
import StreamCore
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The names of ReactiveCocoa 4", .takesTurns)
struct ReactiveCocoa4NamesTests {
    private let log = EventLog()

    @Test("rac_notifications observes anew for every start, until that is disposed")
    func observesNotifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let producer = center.rac_notifications(name: name).map { $0.object as? String ?? "-" }
        center.post(name: name, object: "nobody hears")
        let observation = producer.startWithValues { [log] in log.add($0) }
        center.post(name: name, object: "Ann")
        center.post(name: Notification.Name("other"), object: "Bob")
        observation.dispose()
        center.post(name: name, object: "Cy")
        #expect(log.events == ["Ann"])
    }

    @Test("rac_dataWithRequest performs a request")
    func performsRequest() throws {
        let server = try LoopbackServer(["/": .answer(body: "hello")])
        let session = URLSession(configuration: .ephemeral)
        session.rac_dataWithRequest(URLRequest(url: server.url("/"), timeoutInterval: 600)).start(
            .init(
                value: { [log] data, _ in log.add(String(decoding: data, as: UTF8.self)) },
                completed: { [log] in log.add("completed") }))
        #expect(log.wait(for: "completed"), "The request has not completed.")
        #expect(log.events == ["hello", "completed"])
    }
}

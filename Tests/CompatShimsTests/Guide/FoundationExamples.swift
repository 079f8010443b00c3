import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import StreamCore
import StreamFoundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Pairs of MIGRATION.md: what signals are made of in Foundation.
@MainActor
struct FoundationExamples {
    @Test func notifications() throws {
        let center = NotificationCenter()
        let renamed = Notification.Name("renamed")
        try example {
            let renaming = center.rac_addObserverForName(renamed, object: nil)
                .map { ($0 as? Notification)?.object }
                .subscribeNext { print("now", $0 ?? "nobody") }
            center.post(name: renamed, object: "Ann")  // prints now Ann
            renaming.dispose()
        }
        try example {
            let renaming = center.reactive.notifications(forName: renamed)
                .map { $0.object as? String }
                .observeValues { print("now", $0 ?? "nobody") }
            center.post(name: renamed, object: "Ann")  // prints now Ann
            renaming?.dispose()
        }
    }

    @Test func requests() throws {
        let server = try LoopbackServer(["/": .answer(body: "hello")])
        let request = URLRequest(url: server.url("/"), timeoutInterval: 60)
        try example {
            let greeting = URLSession.rac_sendAsynchronousRequest(request)
                .reduceEach { (response: HTTPURLResponse, data: Data) in
                    "\(response.statusCode) \(String(decoding: data, as: UTF8.self))"
                }
            print(try greeting.asynchronousFirstOrDefault(nil) ?? "nil")  // prints 200 hello
        }
        try example {
            let greeting = URLSession.shared.reactive.data(with: request)
                .map { data, response in
                    "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(String(decoding: data, as: UTF8.self))"
                }
            print(try greeting.first()?.get() ?? "nil")  // prints 200 hello
        }
    }

    @Test func userDefaults() throws {
        for index in 0..<2 {
            let suite = "StreamCoreTests-\(UUID().uuidString)"
            let defaults = try #require(ObservableUserDefaults(suiteName: suite))
            defer { defaults.removePersistentDomain(forName: suite) }
            if index == 0 { try dynamicDefaults(defaults) } else { try typedDefaults(defaults) }
        }
    }

    private func dynamicDefaults(_ defaults: ObservableUserDefaults) throws {
        try example {
            let name = defaults.rac_channelTerminalForKey("name")
            name.subscribeNext { print("stored:", $0 ?? "nothing") }  // prints stored: nothing
            defaults.set("Ann", forKey: "name")  // prints stored: Ann
        }
    }

    private func typedDefaults(_ defaults: ObservableUserDefaults) throws {
        try example {
            defaults.reactive.values(forKey: "name", as: String.self)
                .startWithValues { print("stored:", $0 ?? "nothing") }  // prints stored: nothing
            let name = MutableProperty("Ann")
            defaults.reactive.target(forKey: "name", as: String.self) <~ name  // prints stored: Ann
        }
    }
}

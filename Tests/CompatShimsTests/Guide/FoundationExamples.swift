import CompatShims
import Foundation
import FoundationTestSupport
import RACCompat
import StreamCore
import StreamFoundation
import TestTurns
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Pairs of MIGRATION.md: what signals are made of in Foundation.
@MainActor
@Suite(.takesTurns) struct FoundationExamples {
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
        let request = URLRequest(url: server.url("/"), timeoutInterval: 600)
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

    @Test func redirectsAndAuthentication() throws {
        let server = try LoopbackServer([
            "/moved": .redirect(to: "/members"),
            "/members": .members(user: "ann", password: "secret", body: "hello, Ann"),
        ])
        let (moved, members) = (server.url("/moved"), server.url("/members"))
        try example {
            let session = URLSession(configuration: .ephemeral, delegate: Gatekeeper(), delegateQueue: nil)
            let page = session.rac_sendAsynchronousRequest(URLRequest(url: members))
                .reduceEach { (_: URLResponse, data: Data) in String(decoding: data, as: UTF8.self) }
            print(try page.asynchronousFirstOrDefault(nil) ?? "nil")  // prints hello, Ann

            let target = session.rac_sendAsynchronousRequest(URLRequest(url: moved))
                .reduceEach { (response: HTTPURLResponse, _: Data) in response.value(forHTTPHeaderField: "Location") }
            print(try target.asynchronousFirstOrDefault(nil) ?? "nil")  // prints /members
            session.finishTasksAndInvalidate()  // a session keeps its delegate until then
        }
    }

    @Test func processes() throws {
        try example {
            let words = Process.rac_output {
                let task = Process()
                task.executableURL = URL(fileURLWithPath: "/bin/sh")
                task.arguments = ["-c", "printf hello; echo 'no more' >&2; exit 3"]
                return task
            }
            do {
                try words.doNext { (data: Data) in print(String(decoding: data, as: UTF8.self)) }  // prints hello
                    .asynchronouslyWaitUntilCompleted()
            } catch {
                print(error.code, error.localizedDescription)  // prints 3 The process exited with status 3: no more
            }
        }
        try example {
            let words = Process.reactive.output {
                let task = Process()
                task.executableURL = URL(fileURLWithPath: "/bin/sh")
                task.arguments = ["-c", "printf hello; echo 'no more' >&2; exit 3"]
                return task
            }
            let ended = words.on(value: { print(String(decoding: $0, as: UTF8.self)) }).wait()  // prints hello
            if case .failure(let failure as ProcessFailure) = ended {
                print(failure.status, failure)  // prints 3 The process exited with status 3: no more
            }
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

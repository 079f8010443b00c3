import CompatShims
import Dispatch
import Foundation
import RACCompat
import StreamCore
import TestTurns
import Testing

/// A ported view controller: what it writes in its blocks is its own, and some of it is called from a queue.
@MainActor private final class Controller {
    var title = ""
    var lengths: [Int] = []
    let model = Model()

    func show(_ title: String) { self.title = title }

    /// A block inside of which a function of the standard library takes another one.
    func measure(_ names: RACSignal) {
        names.subscribeNext { [weak self] (names: [String]) in
            self?.lengths = names.map { $0.count + (self?.title.count ?? 0) }
        }
    }
}

private final class Model: RACObject, @unchecked Sendable {  // its property is thread-safe
    @RACProperty var name = ""
}

#if DEBUG
    /// What debug builds say of blocks that are called off the main actor.
    @Suite(.takesTurns, .timeLimit(.minutes(40))) struct OffMainActorTests {
        private typealias Call = @MainActor @Sendable (Controller, RACSignal) -> Void

        /// Calls whose block is called with values, and whose failure or end is not looked at.
        @MainActor private static let valueCalls: [(name: String, call: Call)] = [
            ("subscribeNext", { me, names in names.subscribeNext { me.title = $0 as? String ?? "" } }),
            ("subscribeNext, typed", { me, names in names.subscribeNext { (name: String) in me.title = name } }),
            ("subscribeNext of a method", { me, names in names.subscribeNext(me.show) }),
            (
                "subscribeNext with the owner",
                { me, names in names.subscribeNext(with: me) { $0.title = "\($1 ?? "")" } }
            ),
            (
                "subscribeNext with the owner, typed",
                { me, names in names.subscribeNext(with: me) { (me, name: String) in me.title = name } }
            ),
            ("doNext", { me, names in names.doNext { _ in me.title = "" }.subscribeCompleted(isolation: nil) {} }),
            (
                "doNext, typed",
                { me, names in names.doNext { (name: String) in me.title = name }.subscribeCompleted(isolation: nil) {}
                }
            ),
            ("RAC", { me, names in RAC(me, \.title) <~ names }),
            ("RAC of a string", { me, names in RAC(me.model, "name") <~ names }),
            ("setKeyPath", { me, names in names.setKeyPath(\Controller.title, onObject: me) }),
            ("setKeyPath of a string", { me, names in names.setKeyPath("name", onObject: me.model) }),
            (
                "rac_lift of a closure",
                { me, names in rac_lift({ (name: String) in me.title = name }, withSignals: names) }
            ),
            ("rac_lift of a method", { me, names in rac_lift(me, Controller.show, withSignals: names) }),
            (
                "rac_lift of arguments",
                { me, names in rac_lift(me, Controller.show, withSignalOfArguments: names.map { RACTuplePack($0) }) }
            ),
        ]

        /// Calls whose block is called at the failure or at completion.
        @MainActor private static let endCalls: [(name: String, call: Call)] = [
            ("subscribeError", { me, names in names.subscribeError { _ in me.title = "failed" } }),
            (
                "subscribeError, typed",
                { me, names in names.subscribeError { (error: NSError) in me.title = error.domain } }
            ),
            (
                "subscribeCompleted",
                { me, names in names.catchTo(.empty()).subscribeCompleted { me.title = "completed" } }
            ),
            (
                "subscribeError:completed:",
                { me, names in
                    names.subscribeError { _ in
                    } completed: {
                        me.title = "done"
                    }
                }
            ),
            ("doError", { me, names in names.doError { _ in me.title = "" }.subscribeError(isolation: nil) { _ in } }),
            (
                "doError, typed",
                { me, names in
                    names.doError { (error: NSError) in me.title = error.domain }.subscribeError(isolation: nil) { _ in
                    }
                }
            ),
            (
                "doCompleted",
                { me, names in
                    names.catchTo(.empty()).doCompleted { me.title = "" }.subscribeNext(isolation: nil) { _ in }
                }
            ),
            ("finally", { me, names in names.finally { me.title = "" }.subscribeError(isolation: nil) { _ in } }),
        ]

        /// Calls a closure on a background scheduler, while the main actor waits.
        ///
        /// On a plain queue, the one signal that `bind` makes of each value would be subscribed to later.
        private static func elsewhere(_ body: @escaping @Sendable () -> Void) {
            let done = DispatchSemaphore(value: 0)
            RACScheduler.scheduler().schedule {
                body()
                done.signal()
            }
            done.wait()
        }

        private final class Reports: Sendable {
            private let events = Guarded<[DiagnosticEvent]>([])
            var all: [DiagnosticEvent] { events.read() }

            /// Takes the reports of isolation from now on.
            init() {
                StreamDiagnostics.sink = { [self] event in
                    if event.kind == .isolation { events.withLock { $0.append(event) } }
                }
            }
        }

        @Test("Blocks that subscribe, side effects, bindings and lifted calls are reported once for a place")
        func everyCall() async {
            // The sink is the process's, so the test has a process.
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    for (name, call) in Self.valueCalls + Self.endCalls {
                        let controller = Controller()
                        let reports = Reports()
                        for _ in 0..<2 {
                            let names = RACSubject()
                            call(controller, names)
                            Self.elsewhere {
                                names.sendNext("Ann")
                                names.sendNext("Bob")
                                names.sendError(CocoaError(.userCancelled))
                            }
                        }
                        #expect(reports.all.count == 1, "\(name)")
                        let file = reports.all.first?.fileID
                        #expect(file == "Swift6ClientTests/OffMainActorTests.swift", "\(name)")
                    }
                }
            }
        }

        @Test(
            "On the main actor, after deliverOnMainThread(), with isolation: nil, and of what only computes, none is reported"
        )
        func nothing() async {
            await #expect(processExitsWith: .success) {
                let (names, reports) = (RACSubject(), Reports())
                let controller = await MainActor.run {
                    let (controller, model) = (Controller(), Model())
                    for (_, call) in Self.valueCalls { call(controller, names.deliverOnMainThread()) }
                    names.map { (name: String) in name + "!" }.subscribeNext(isolation: nil) { _ in }
                    RAC(model, \.name, isolation: nil) <~ names
                    RACSignal.return("Cleo").subscribeNext { controller.title = $0 as? String ?? "" }
                    Self.elsewhere { names.sendNext("Ann") }
                    return controller
                }
                // What was delivered on the main thread has run before this.
                await withCheckedContinuation { continuation in
                    _ = RACScheduler.mainThreadScheduler().schedule { continuation.resume() }
                }
                #expect(await controller.title == "Ann")
                #expect(reports.all.map(\.line) == [])
            }
        }

        @Test("The report says the place and the cure, before the language stops the program")
        func beforeTheTrap() async {
            let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run {
                    let (controller, names) = (Controller(), RACSubject())
                    controller.measure(names)
                    Self.elsewhere { names.sendNext(["Ann"]) }
                }
            }
            let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(
                text.contains(
                    "Swift6ClientTests/OffMainActorTests.swift:19: isolation: A closure of the main actor is called off it. "
                        + "Put deliverOnMainThread() before it; if the closure uses nothing of its actor, pass isolation: nil."
                ))
        }
    }
#endif

import CompatShims
import Foundation
import RACCompat
import StreamTesting
import Testing

private func stub<Value>() -> Value { fatalError("A stub was asked.") }

@Suite struct StubPageTests {
    @Test("An object of the stub that the page of rac-port shows tells its end")
    func lifetime() throws {
        // As rac-port writes it.
        // swift-format-ignore
        class Meter: NSObject, RACObservable {
            let rac_lifetimeToken = RACLifetimeToken()
            override init() {}
            init(name value0: String, limit value1: Int) {}
            var isReady: Bool { get { stub() } set {} }
            @discardableResult func readingsOfKind(_ value0: Any?) -> RACSignal { stub() }
        }

        try withVirtualWorld { world in
            var meter: Meter? = Meter(name: "main", limit: 3)
            let end = world.record(try #require(meter?.rac_willDeallocSignal()), named: "end")
            try end.expectNothing(for: 1)
            meter = nil
            try end.expectCompleted()
        }
    }
}

import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite struct ErrorEqualityTests {
    enum ShopError: Error, Equatable { case soldOut(String) }
    enum OtherError: Error { case soldOut(String) }

    @Test("Errors that are Equatable, and not equal, are different, although they have one code")
    func differentPayloads() throws {
        func check(_ error: any Error, _ expected: any Error) throws {
            try withVirtualWorld { try $0.record(RACSignal.error(error)).expectFailure(expected) }
        }
        try check(ShopError.soldOut("tea"), ShopError.soldOut("tea"))
        #expect(throws: StreamTestFailure.self) { try check(ShopError.soldOut("tea"), ShopError.soldOut("cups")) }
        // Nothing but its code is known of an error without `==`.
        try check(OtherError.soldOut("tea"), OtherError.soldOut("cups"))
    }
}

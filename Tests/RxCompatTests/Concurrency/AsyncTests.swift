import RxCompat
import Testing

extension RxTests {
    @Suite struct AsyncTests {
        @Test("values are awaited one by one")
        func values() async throws {
            var all: [Int] = []
            for try await value in Observable.of(1, 2, 3).values { all.append(value) }
            #expect(all == [1, 2, 3])
            await #expect(throws: TestError.first) {
                for try await _ in Observable<Int>.error(TestError.first).values {}
            }
            var safe: [Int] = []
            for await value in Infallible.of(1, 2).values { safe.append(value) }
            #expect(safe == [1, 2])
        }

        @Test("value awaits a single, a maybe and a completable")
        func value() async throws {
            #expect(try await Single.just(1).value == 1)
            #expect(try await Maybe<Int>.empty().value == nil)
            try await Completable.empty().value
            await #expect(throws: TestError.first) { try await Single<Int>.error(TestError.first).value }
        }
    }
}

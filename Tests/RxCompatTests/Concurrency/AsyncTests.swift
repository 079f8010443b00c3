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

        @Test("A cancelled loop over values throws CancellationError, and disposes its subscription")
        func cancelledLoop() async {
            let (started, startedSignal) = AsyncStream<Void>.makeStream()
            let source = Observable<Int>.never().do(onSubscribe: { startedSignal.yield() })
            let loop = Task { for try await _ in source.values {} }
            for await _ in started { break }
            loop.cancel()
            await #expect(throws: CancellationError.self) { try await loop.value }
        }

        @Test(
            "In a cancelled task a single that sends at once has a value, and one that waits throws CancellationError")
        func cancelledValue() async throws {
            let task = Task {
                withUnsafeCurrentTask { $0?.cancel() }
                let value = try await Single.just(1).value
                await #expect(throws: CancellationError.self) { try await Single<Int>.never().value }
                return value
            }
            #expect(try await task.value == 1)
        }

        @Test("A single is made of an asynchronous closure, an observable of an asynchronous sequence")
        func making() async throws {
            #expect(
                try await Single.create {
                    await Task.yield(); return 7
                }.value == 7)
            await #expect(throws: TestError.first) {
                try await Single<Int>.create {
                    await Task.yield(); throw TestError.first
                }.value
            }
            let stream = AsyncStream { continuation in
                for number in 1...3 { continuation.yield(number) }
                continuation.finish()
            }
            #expect(try await stream.asObservable().toArray().value == [1, 2, 3])
        }

        @Test("The values of a driver are awaited without an error") @MainActor
        func driver() async {
            var all: [Int] = []
            for await value in Driver.of(1, 2).values { all.append(value) }
            #expect(all == [1, 2])
        }
    }
}

import RxCompat
import StreamCore
import Testing

extension RxTests {
    @Suite struct DebugTests {
        /// What an observable prints, without the times, which are checked to be there.
        private func printed(_ run: () -> Void) -> [String] {
            let lines = Guarded<[String]>([])
            let box = UncheckedSendable { line in lines.withLock { $0.append(line) } }
            DebugOutput.redirect { box.value($0) }
            defer { DebugOutput.redirect { print($0) } }
            run()
            return lines.read().map { line in
                let time = line.prefix(23).map { $0.isNumber ? "0" : String($0) }.joined()
                return time == "0000-00-00 00:00:00.000" ? String(line.dropFirst(25)) : line
            }
        }

        @Test("debug prints the subscription, every event and the disposal")
        func events() {
            let completing = printed { _ = Observable.of(1).debug("x").subscribe() }
            #expect(
                completing == [
                    "x -> subscribed", "x -> Event next(1)", "x -> Event completed", "x -> isDisposed",
                ])
            let disposed = printed { Observable<Int>.never().debug("y").subscribe().dispose() }
            #expect(disposed == ["y -> subscribed", "y -> isDisposed"])
            let failing = printed { _ = Observable<Int>.error(TestError.first).debug("z").subscribe(onError: { _ in }) }
            #expect(failing == ["z -> subscribed", "z -> Event error(first)", "z -> isDisposed"])
        }

        @Test("The name is the place unless it is given, and long events are trimmed on demand")
        func names() {
            let place = printed {
                Observable<Int>.never().debug(file: "/a/File.swift", line: 7, function: "run()").subscribe().dispose()
            }
            #expect(place.first == "File.swift:7 (run()) -> subscribed")
            let text = String(repeating: "a", count: 30) + String(repeating: "b", count: 30)
            let trimmed = printed { _ = Observable.just(text).debug("t", trimOutput: true).subscribe() }
            #expect(trimmed[1] == "t -> Event next(aaaaaaaaaaaaaaa...bbbbbbbbbbbbbbbbbbb)")
        }
    }
}

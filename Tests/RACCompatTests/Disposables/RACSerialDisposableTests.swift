import RACCompat
import Testing

@Suite struct RACSerialDisposableTests {
    @Test("plain init, and inner may be set to nil") func plain() {
        let serial = RACSerialDisposable()
        #expect(serial.disposable == nil)
        #expect(!serial.isDisposed)
        let inner = RACDisposable()
        serial.disposable = inner
        #expect(serial.disposable === inner)
        serial.disposable = nil
        #expect(serial.disposable == nil)
        serial.dispose()
        #expect(serial.isDisposed && !inner.isDisposed)
    }

    @Test func disposalReachesTheInnerDisposable() {
        let inner = RACDisposable()
        let serial = RACSerialDisposable.serialDisposableWithDisposable(inner)
        #expect(serial.disposable === inner)
        serial.dispose()
        #expect(inner.isDisposed && serial.isDisposed)
        #expect(serial.disposable == nil)
    }

    @Test func settingAnotherDoesNotDisposeTheOneBefore() {
        let first = RACDisposable()
        let serial = RACSerialDisposable(disposable: first)
        serial.disposable = RACDisposable()
        serial.disposable = nil
        serial.dispose()
        #expect(!first.isDisposed)
    }

    @Test func swappingReturnsTheOneBeforeUndisposed() {
        let first = RACDisposable()
        let second = RACDisposable()
        let serial = RACSerialDisposable(disposable: first)
        #expect(serial.swapInDisposable(second) === first)
        #expect(serial.swapInDisposable(nil) === second)
        #expect(!first.isDisposed && !second.isDisposed)
    }

    @Test func aDisposableSetAfterDisposalIsDisposedAndNotKept() {
        let serial = RACSerialDisposable()
        serial.dispose()
        let set = RACDisposable()
        let swapped = RACDisposable()
        serial.disposable = set
        #expect(serial.swapInDisposable(swapped) == nil)
        #expect(set.isDisposed && swapped.isDisposed)
        #expect(serial.disposable == nil)
    }

    @Test func aBlockIsTheInnerDisposable() {
        var runs = 0
        let serial = RACSerialDisposable.disposableWithBlock { runs += 1 }
        #expect(serial.disposable != nil)
        serial.dispose()
        serial.dispose()
        #expect(runs == 1)
    }

    @Test func theInnerDisposableMaySetAnotherWhileItIsDisposed() {
        let serial = RACSerialDisposable()
        let late = RACDisposable()
        serial.disposable = RACDisposable { serial.disposable = late }
        serial.dispose()
        #expect(late.isDisposed)
    }

    @Test func everyDisposableIsSwappedOutOnceOrDisposed() async {
        let serial = RACSerialDisposable()
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<500 {
                        serial.swapInDisposable(RACDisposable { counter.increment() })?.dispose()
                        _ = serial.disposable
                    }
                }
            }
        }
        serial.dispose()
        #expect(counter.value == 2000)
    }
}

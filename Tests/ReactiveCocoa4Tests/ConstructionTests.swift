import ReactiveCocoa4
import Testing

@Suite struct ConstructionTests {
    @Test func theDisposableOfAStartEndsWithIt() {
        var seen: [String] = []
        let producer = SignalProducer<Int, NoError> { observer, disposable in
            disposable.addDisposable { seen.append("disposed") }
            disposable += ActionDisposable(action: { seen.append("also") })
            observer.sendNext(1)
        }
        let start = producer.startWithNext { seen.append("\($0)") }
        #expect(seen == ["1"])
        start.dispose()
        #expect(seen == ["1", "disposed", "also"])
    }

    @Test func theDisposableOfAStartEndsTheWorkWhenItIsDisposedOfLater() {
        let scheduler = TestScheduler()
        var values: [Int] = []
        let producer = SignalProducer<Int, NoError> { observer, disposable in
            let count = MutableProperty(0)
            disposable += scheduler.scheduleAfter(1, repeatingEvery: 1) {
                count.modify { $0 + 1 }
                observer.sendNext(count.value)
            }
        }
        let start = producer.startWithNext { values.append($0) }
        scheduler.advanceByInterval(3.5)
        start.dispose()
        scheduler.advanceByInterval(3)
        #expect(values == [1, 2, 3])
    }

    @Test func aSignalDisposesOfWhatItsGeneratorReturned() {
        let kept = SimpleDisposable()
        var input: Observer<Int, NoError>?
        let signal = Signal<Int, NoError> { observer in
            input = observer
            return kept
        }
        var values: [Int] = []
        signal.observeNext { values.append($0) }
        input?.sendNext(1)
        #expect(!kept.disposed)
        input?.sendCompleted()
        #expect(kept.disposed)
        #expect(values == [1])
    }

    @Test func producersAreMadeOfSignalsValuesAndOperations() {
        let (signal, observer) = Signal<Int, NoError>.pipe()
        var values: [Int] = []
        SignalProducer(signal: signal).startWithNext { values.append($0) }
        observer.sendNext(1)
        #expect(values == [1])
        #expect(SignalProducer<Int, TestError>(values: [1, 2]).collect().first() == .success([1, 2]))
        #expect(SignalProducer<Int, NoError>(values: 1, 2, 3).last() == .success(3))
        var runs = 0
        let attempt = SignalProducer<Int, TestError>.attempt {
            runs += 1
            return runs == 1 ? .failure(TestError(number: 1)) : .success(runs)
        }
        #expect(runs == 0)
        #expect(attempt.retry(1).single() == .success(2))
    }

    @Test func aBufferReplaysTheLatestValuesAndTheEnd() {
        let (producer, observer) = SignalProducer<Int, TestError>.buffer(2)
        for value in 1...3 { observer.sendNext(value) }
        var seen: [String] = []
        producer.start { seen.append("a \($0)") }
        observer.sendNext(4)
        observer.sendFailed(TestError(number: 5))
        producer.start { seen.append("b \($0)") }
        #expect(
            seen == [
                "a NEXT 2", "a NEXT 3", "a NEXT 4", "a FAILED TestError(number: 5)", "b NEXT 3", "b NEXT 4",
                "b FAILED TestError(number: 5)",
            ])
    }

    @Test func aLazyReplayWorksOnce() {
        var runs = 0
        let producer = SignalProducer<Int, NoError> { observer, _ in
            runs += 1
            observer.sendNext(runs)
            observer.sendCompleted()
        }.replayLazily(1)
        #expect(producer.first() == .success(1))
        #expect(producer.first() == .success(1))
    }
}

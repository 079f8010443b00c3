import StreamCore
import StreamTesting
import Testing

/// Operators of several streams take signals where producers stand, and producers where signals do.
@Suite struct MixedFacesTests {
    private let pipe = Signal<Int, TestFailure>.pipe()
    private let cold = SignalProducer<String, TestFailure>(["a", "b"])

    @Test("Static combineLatest, zip and merge of producers take a mix")
    func combinesMix() {
        let latest = Recorder()
        SignalProducer.combineLatest(pipe.output, cold, Result<Bool, TestFailure>.success(true))
            .map { "\($0)\($1)\($2)" }.start(latest.observer())
        let zipped = Recorder()
        SignalProducer.zip(cold, pipe.output).map { "\($0)\($1)" }.start(zipped.observer())
        let merged = Recorder()
        SignalProducer<Int, TestFailure>
            .merge(pipe.output, Result<Int, TestFailure>.success(9), SignalProducer<Int, TestFailure>(value: 8))
            .start(merged.observer())
        pipe.input.send(value: 1)
        pipe.input.send(value: 2)
        pipe.input.sendCompleted()
        #expect(latest.history == "1btrue 2btrue completed")
        #expect(zipped.history == "a1 b2 completed")
        #expect(merged.history == "9 8 1 2 completed")
    }

    @Test("combineLatest and zip of four to ten streams of several faces send tuples in the order of the inputs")
    func combinesManyFaces() {
        typealias P = SignalProducer<Int, TestFailure>
        func c(_ number: Int) -> P { P(value: number) }
        func r(_ number: Int) -> Result<Int, TestFailure> { .success(number) }
        func expect<Values>(_ count: Int, _ tuples: SignalProducer<Values, TestFailure>) {
            let recorder = Recorder()
            tuples.map { "\($0)" }.start(recorder.observer())
            let tuple = (1...count).map(String.init).joined(separator: ", ")
            #expect(recorder.history == "(\(tuple)) completed")
        }
        expect(4, P.combineLatest(c(1), r(2), c(3), r(4)))
        expect(5, P.combineLatest(c(1), r(2), c(3), r(4), c(5)))
        expect(6, P.combineLatest(c(1), r(2), c(3), r(4), c(5), r(6)))
        expect(7, P.combineLatest(c(1), r(2), c(3), r(4), c(5), r(6), c(7)))
        expect(8, P.combineLatest(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8)))
        expect(9, P.combineLatest(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8), c(9)))
        expect(10, P.combineLatest(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8), c(9), r(10)))
        expect(4, P.zip(c(1), r(2), c(3), r(4)))
        expect(5, P.zip(c(1), r(2), c(3), r(4), c(5)))
        expect(6, P.zip(c(1), r(2), c(3), r(4), c(5), r(6)))
        expect(7, P.zip(c(1), r(2), c(3), r(4), c(5), r(6), c(7)))
        expect(8, P.zip(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8)))
        expect(9, P.zip(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8), c(9)))
        expect(10, P.zip(c(1), r(2), c(3), r(4), c(5), r(6), c(7), r(8), c(9), r(10)))
    }

    @Test("Eleven streams of one face are no limit")
    func combinesEleven() {
        let recorder = Recorder()
        let one = SignalProducer<Int, Never>(value: 1)
        let eleven = SignalProducer.combineLatest(one, one, one, one, one, one, one, one, one, one, one)
        eleven.map { $0.0 + $0.10 }.start(recorder.observer())
        #expect(recorder.history == "2 completed")
    }

    @Test("A signal combines with a producer, which is started at once")
    func signalTakesProducer() {
        let recorder = Recorder()
        pipe.output.combineLatest(with: cold).map { "\($0)\($1)" }.observe(recorder.observer())
        pipe.output.map { "\($0)" }.merge(with: Result<String, TestFailure>.success("lost")).observe(
            recorder.observer())
        pipe.input.send(value: 1)
        #expect(recorder.history == "1b 1")
    }

    @Test("A signal is paired with what a producer sends from now on")
    func signalZipsProducer() {
        let recorder = Recorder()
        let letters = Inner<String>()
        pipe.output.zip(with: letters.producer).map { "\($0)\($1)" }.observe(recorder.observer())
        pipe.input.send(value: 1)
        letters.send("x")
        #expect(recorder.history == "1x")
    }

    @Test("A producer is a trigger, a replacement for a signal")
    func signalTakesTriggers() {
        let recorder = Recorder()
        let (ticks, tick) = Signal<(), Never>.pipe()
        let replacement = Inner<Int>()
        pipe.output.skip(until: ticks.producer).observe(recorder.observer())
        pipe.output.take(untilReplacement: replacement.producer).map { $0 * 10 }.observe(recorder.observer())
        pipe.output.take(until: ticks.producer).map { $0 * 100 }.observe(recorder.observer())
        pipe.input.send(value: 1)
        tick.send(value: ())
        pipe.input.send(value: 2)
        replacement.send(7)
        pipe.input.send(value: 3)
        #expect(recorder.history == "10 100 completed 2 20 70 3")
    }
}

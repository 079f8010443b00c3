import Exploring
import StreamCore

/// What a clock decides about two values that are sent while it moves.
private let delays:
    [(
        name: String, make: @Sendable (Signal<Int, Never>, TestScheduler) -> Signal<Int, Never>,
        isRight: @Sendable ([Int]) -> Bool
    )] = [
        (
            "debounce delivers the newest value once", { $0.debounce(1, on: $1) },
            { $0.last == 2 && Set($0).count == $0.count }
        ),
        ("throttle ends with the newest value", { $0.throttle(1, on: $1) }, { $0.last == 2 && $0 == $0.sorted() }),
        ("delay keeps all values, in their order", { $0.delay(1, on: $1) }, { $0 == [1, 2] }),
    ]

private let delayingModels = delays.map { delay in
    Model(delay.name, bound: 2) { run in
        let (scheduler, pipe) = (TestScheduler(), Signal<Int, Never>.pipe())
        let got = delay.make(pipe.output, scheduler).collect(run, "what was got")
        run.thread { for number in 1...2 { pipe.input.send(value: number) } }
        run.thread { scheduler.advance(by: .seconds(1)) }
        run.after {
            scheduler.advance(by: .seconds(3))
            run.check(delay.isRight(got.value), "\(got.value)")
        }
    }
}

let timingModels =
    delayingModels + [
        Model("observe(on:) delivers all values in order, and what was disposed of ends", bound: 2) { run in
            let (scheduler, pipe) = (TestScheduler(), Signal<Int, Never>.pipe())
            let got = run.cell("what was got", [Int]())
            let subscription = pipe.output.observe(on: scheduler).observeValues { got.value.append($0) }
            run.thread {
                for number in 1...2 { pipe.input.send(value: number) }
                subscription?.dispose()
            }
            run.thread { scheduler.advance() }
            run.after {
                scheduler.advance()
                run.check(got.value == Array([1, 2].prefix(got.value.count)), "a first part: \(got.value)")
            }
        },
        Model("a timeout sends its failure, or the value that came first", bound: 2) { run in
            let (scheduler, pipe) = (TestScheduler(), Signal<Int, LateError>.pipe())
            let got = run.cell("what was got", [String]())
            pipe.output.timeout(after: 1, raising: LateError(), on: scheduler).observe { got.value.append("\($0)") }
            run.thread { pipe.input.sendCompleted() }
            run.thread { scheduler.advance(by: .seconds(2)) }
            run.after { run.check(got.value.count == 1, "one end: \(got.value)") }
        },
        Model("a start that is disposed of while its work ends ends once", bound: 2) { run in
            let ends = run.cell("the ends", 0)
            let handed = Box(Guarded<Signal<Int, Never>.Observer?>(nil))
            let producer = SignalProducer<Int, Never> { observer, _ in handed.value.withLock { $0 = observer } }
            let start = producer.start { event in if event.isTerminating { ends.value += 1 } }
            run.thread { handed.value.read()?.sendCompleted() }
            run.thread { start.dispose() }
            run.after { run.check(ends.value == 1, "\(ends.value) ends") }
        },
        Model("the first of two that race is followed, alone", bound: 2) { run in
            let pipes = [Signal<Int, Never>.pipe(), Signal<Int, Never>.pipe()]
            let got = run.cell("what was got", [Int]())
            SignalProducer.race(pipes.map { SignalProducer($0.output) }).startWithValues { got.value.append($0) }
            for (number, pipe) in pipes.enumerated() {
                run.thread { for value in 0...1 { pipe.input.send(value: number * 10 + value) } }
            }
            run.after {
                let sources = Set(got.value.map { $0 / 10 })
                run.check(sources.count == 1 && got.value.count <= 2, "one is followed: \(got.value)")
            }
        },
        Model("sample sends no value twice for one that came", bound: 2) { run in
            let (values, ticks) = (Signal<Int, Never>.pipe(), Signal<(), Never>.pipe())
            let got = values.output.sample(on: ticks.output).collect(run, "what was got")
            run.thread { for number in 1...2 { values.input.send(value: number) } }
            run.thread { for _ in 1...2 { ticks.input.send(value: ()) } }
            run.after { run.check(got.value == got.value.sorted() && got.value.count <= 2, "\(got.value)") }
        },
        Model("a property that is bound ends with the newest value of its source", bound: 2) { run in
            let (property, pipe) = (MutableProperty(0), Signal<Int, Never>.pipe())
            property <~ pipe.output
            run.thread { for number in 1...2 { pipe.input.send(value: number) } }
            run.thread { _ = property.value }
            run.after { run.check(property.value == 2, "\(property.value)") }
        },
    ]

private struct LateError: Error {}

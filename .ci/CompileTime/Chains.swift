// What has to type-check within the limit that `.ci/compile-time` sets. Nothing here is run.

import Dispatch
import StreamCore

struct Person {
    let name: String
    let age: Int
}

enum Offline: Error {
    case now
}

func tenClosures(_ people: SignalProducer<Person, Never>) {
    _ =
        people
        .map { $0 }.filter { $0.age > 1 }.map { ($0.name, $0.age + 1) }.filter { name, age in !name.isEmpty }
        .map { name, age in age * 2 }.compactMap { $0 > 3 ? "\($0)" : nil }.map { $0 + "!" }.filter { $0.count > 1 }
        .scan(0) { $0 + $1.count }.filter { $0 > 5 }
}

func tenClosuresOfSignals(_ people: Signal<Person, Offline>) {
    _ =
        people
        .map { $0 }.filter { $0.age > 1 }.map { ($0.name, $0.age + 1) }.filter { name, age in !name.isEmpty }
        .map { name, age in age * 2 }.compactMap { $0 > 3 ? "\($0)" : nil }.map { $0 + "!" }.filter { $0.count > 1 }
        .scan(0) { $0 + $1.count }.filter { $0 > 5 }
}

func tenWithKeyPaths(_ people: SignalProducer<Person, Offline>) {
    _ =
        people
        .map { $0 }.filter { _ in true }.map { $0 }.filter { _ in true }.map { $0 }.filter { _ in true }
        .mapError { $0 }.on(value: { _ in }).map(\.name).map(\.count)
}

func flatMapsOfNothingStated() {
    _ = SignalProducer([1, 2])
        .flatMap(.merge) { SignalProducer([$0, $0 + 1]) }.flatMap(.concat) { SignalProducer([$0, $0 + 1]) }
}

func flatMapsOfSequences() {
    _ = SignalProducer<Int, Never>([1, 2])
        .flatMap(.merge) { SignalProducer([$0, $0 + 1]) }.flatMap(.concat) { SignalProducer([$0, $0 + 1]) }
        .flatMap(.latest) { SignalProducer([$0, $0 + 1]) }.flatMap(.race) { SignalProducer([$0, $0 + 1]) }
}

func flatMapsOfValues() {
    _ = SignalProducer(value: 1)
        .flatMap(.merge) { SignalProducer(value: $0 + 1) }.flatMap(.concat) { SignalProducer(value: $0 + 1) }
        .flatMap(.latest) { SignalProducer(value: $0 + 1) }.flatMap(.race) { SignalProducer(value: $0 + 1) }
}

func flatMapsOfStreams(_ stream: SignalProducer<Int, Offline>) {
    _ =
        stream
        .flatMap(.merge) { n in stream.map { $0 + n } }.flatMap(.concat) { n in stream.map { $0 + n } }
        .flatMap(.latest) { n in stream.map { $0 + n } }.flatMap(.race) { n in stream.map { $0 + n } }
}

func combined(_ numbers: Signal<Int, Never>, _ words: SignalProducer<String, Never>) {
    SignalProducer.combineLatest(numbers, words, SignalProducer([1.5]))
        .map { number, word, fraction in "\(number)\(word)\(fraction)" }.skipRepeats()
        .withLatest(from: numbers).map { $0 + String($1) }.flatMap(.latest) { SignalProducer(value: $0 + "?") }
        .startWithValues { print($0) }
}

func groups(_ people: SignalProducer<Person, Offline>, _ timer: SignalProducer<(), Never>) {
    _ =
        people
        .groupBy(\.name).flatMap(.merge) { group in group.values.scan(0) { $0 + $1.age }.map { (group.key, $0) } }
        .groupBy({ name, _ in name.count }, until: { _ in timer }).flatMap(.merge) { group in group.values.map { $1 } }
        .groupBy({ $0 % 2 }, transform: { $0 + 1 }).flatten(.concat)
}

func windows(_ people: Signal<Person, Offline>, _ scheduler: any DateScheduler) {
    _ =
        people
        .window(count: 3).flatMap(.merge) { $0.map(\.age).collect() }
        .buffer(count: 3, skip: 1).map { $0.flatMap { $0 } }
        .window(every: .seconds(1), on: scheduler).flatMap(.concat) { $0.collect().map(\.count) }
        .buffer(upTo: 2, every: .seconds(1), on: scheduler).map { $0.reduce(0, +) }
}

func retriesWithTriggers(_ stream: SignalProducer<Int, Offline>) {
    _ =
        stream
        .map { $0 + 1 }.retry { $0.scan(0) { count, _ in count + 1 }.filter { $0 < 3 } }
        .map { $0 * 2 }.filter { $0 > 3 }.retry { _ in stream }.map { "\($0)" }
    _ =
        stream
        .retry { failures in
            failures.flatMap(.concat) { _ in SignalProducer<Int, Offline>(error: .now) }
        }
        .map { $0 + 1 }
}

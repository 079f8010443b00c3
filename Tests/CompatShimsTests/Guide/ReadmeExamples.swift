import RACCompat
import StreamCore
import Testing

/// The examples of README.md.
@MainActor
struct ReadmeExamples {
    @Test func asPorted() throws {
        try example {
            let letters = RACSubject.subject()
            let numbers = RACSubject.subject()
            RACSignal.combineLatest([letters, numbers]) { (letter: String, number: Int) in "\(letter)\(number)" }
                .filter { ($0 as? String) != "B2" }
                .subscribeNext { print($0 ?? "nil") }

            letters.sendNext("A")
            numbers.sendNext(1)  // prints A1
            letters.sendNext("B")  // prints B1
            numbers.sendNext(2)  // filtered
            numbers.sendNext(3)  // prints B3
        }
    }

    @Test func typed() throws {
        try example {
            let (letters, letterInput) = Signal<String, Never>.pipe()
            let (numbers, numberInput) = Signal<Int, Never>.pipe()
            Signal.combineLatest(letters, numbers)
                .map { letter, number in "\(letter)\(number)" }
                .filter { $0 != "B2" }
                .observeValues { print($0) }

            letterInput.send(value: "A")
            numberInput.send(value: 1)  // prints A1
        }
    }
}

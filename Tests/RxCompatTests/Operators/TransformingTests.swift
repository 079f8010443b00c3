import RxCompat
import Testing

extension RxTests {
    @Suite struct TransformingTests {
        private let numbers = Observable.of(1, 2, 3)

        @Test("Values are transformed one by one")
        func values() {
            #expect(lines(numbers.map { $0 * 10 }) == "10 20 30 completed disposed")
            #expect(lines(numbers.compactMap { $0 == 2 ? nil : $0 }) == "1 3 completed disposed")
            #expect(lines(numbers.enumerated().map { "\($0.index)-\($0.element)" }) == "0-1 1-2 2-3 completed disposed")
            #expect(lines(numbers.scan(0, accumulator: +)) == "1 3 6 completed disposed")
            #expect(lines(numbers.scan(into: []) { $0.append($1) }) == "[1] [1, 2] [1, 2, 3] completed disposed")
            #expect(lines(numbers.reduce(0, accumulator: +)) == "6 completed disposed")
            #expect(lines(numbers.reduce(1, accumulator: *, mapResult: { "\($0)!" })) == "6! completed disposed")
            #expect(lines(numbers.materialize()) == "next(1) next(2) next(3) completed completed disposed")
            #expect(lines(numbers.materialize().dematerialize()) == "1 2 3 completed disposed")
        }

        @Test("An error that the closure of a transforming operator throws is the error of the observable")
        func throwing() {
            let fail: (Int) throws -> Int = { if $0 == 2 { throw TestError.first } else { $0 } }
            #expect(lines(numbers.map(fail)) == "1 error(first) disposed")
            #expect(lines(numbers.compactMap(fail)) == "1 error(first) disposed")
            #expect(lines(numbers.scan(0) { try $0 + fail($1) }) == "1 error(first) disposed")
            #expect(lines(numbers.reduce(0) { try $0 + fail($1) }) == "error(first) disposed")
        }

        @Test("An object that is gone completes the observable")
        func unretained() {
            final class Owner {}
            let log = Lines()
            let subject = PublishSubject<Int>()
            var owner: Owner? = Owner()
            _ = log.follow(subject.withUnretained(owner!) { _, value in value })
            subject.onNext(1)
            owner = nil
            subject.onNext(2)
            #expect(log.text == "1 completed disposed")
            #expect(owner == nil)
        }
    }
}

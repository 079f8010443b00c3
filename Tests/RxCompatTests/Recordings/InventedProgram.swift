import Foundation
import RxCompat

/// The error of an invented program; recordings hold its description.
struct Err: Error { let n: Int }

/// A program that a seed invents, in virtual time: sources, a chain of operators, and perhaps a disposal.
///
/// Recordings depend on every number that is drawn, and on the order of the draws.
final class InventedProgram {
    let clock = HistoricalScheduler()
    private(set) var description = ""
    private var numbers: Numbers
    private var sourceCount = 0
    private var log: [String] = []

    init(seed: UInt64) {
        numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 12345)
        _ = number(below: 2)
        _ = number(below: 2)
    }

    /// Runs the program, and returns the events.
    func run() -> String {
        let chain = chain(depth: 1 + number(below: 3))
        let end = number(below: 4) == 0 ? 2 + number(below: 8) : nil
        let subscription = chain.subscribe(
            onNext: { self.note("\(self.time) next \($0)") }, onError: { self.note("\(self.time) error \($0)") },
            onCompleted: { self.note("\(self.time) completed") }, onDisposed: { self.note("\(self.time) disposed") })
        if let end {
            at(end) {
                self.note("-- dispose")
                subscription.dispose()
            }
        }
        clock.advanceTo(Date(timeIntervalSince1970: 60))
        note("-- end")
        subscription.dispose()
        return log.joined(separator: "; ")
    }

    func note(_ event: String) { log.append(event) }

    var time: Int { Int(clock.now.timeIntervalSince1970) }

    func number(below limit: Int) -> Int { numbers.next(below: limit) }

    func describe(_ text: String) { description += text }

    private func at(_ time: Int, _ action: @escaping () -> Void) {
        _ = clock.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: Double(time))) { _ in
            action()
            return Disposables.create()
        }
    }

    func source() -> Observable<Int> {
        let id = sourceCount
        sourceCount += 1
        let kind = number(below: 7)
        describe("S\(id):\(kind) ")
        switch kind {
        case 0: return .just(id * 100)
        case 1: return Observable.of(id * 100, id * 100 + 1, id * 100 + 2)
        case 2: return number(below: 2) == 0 ? .empty() : .error(Err(n: id))
        case 3:
            let delay = 1 + number(below: 3)
            let offset = 1 + number(below: 4)
            return Observable<Int>.timer(.seconds(delay), scheduler: clock).map { $0 + id * 100 + offset }
        default: return script(id)
        }
    }

    /// A source that sends at times; each subscription and disposal is noted.
    private func script(_ id: Int) -> Observable<Int> {
        let subject = PublishSubject<Int>()
        var time = 0
        for index in 0..<number(below: 6) {
            time += number(below: 4)
            at(time) { subject.onNext(id * 100 + index) }
        }
        time += number(below: 4)
        switch number(below: 3) {
        case 0: at(time) { subject.onCompleted() }
        case 1: at(time) { subject.onError(Err(n: id)) }
        default: break
        }
        let startsWithValue = number(below: 2) == 0
        return Observable.create { observer in
            self.note("\(self.time) sub \(id)")
            if startsWithValue { observer.onNext(id * 100 + 99) }
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                self.note("\(self.time) disp \(id)")
                subscription.dispose()
            }
        }
    }
}

/// A disposable that notes its disposal.
final class NotedDisposable: Disposable {
    private let program: InventedProgram

    init(_ program: InventedProgram) { self.program = program }

    func dispose() { program.note("using disp") }
}

/// The numbers that a seed draws.
private struct Numbers {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}

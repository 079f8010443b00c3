import CompatShims
import Foundation
import RACCompat
import Testing

/// `rac_lift` of methods and functions that take closures, structs and nil.
@Suite @MainActor struct LiftingClosureTests {
    final class Worker {
        private(set) var calls: [String] = []

        func run(_ block: @escaping () -> Void) { block() }
        func report(_ text: String, to block: @escaping (String) -> Void) { block(text) }
        func count(_ number: Int, from start: Int?, then block: ((Int) -> Int)?) -> Int? {
            block?(number + (start ?? 0))
        }
        func place(_ rect: CGRect, _ range: NSRange, _ number: Int) {
            calls.append("\(rect.width) \(range.length) \(number)")
        }
        func move(_ point: CGPoint, _ size: CGSize) { calls.append("\(point.x) \(size.height)") }
        func inset(_ insets: NSEdgeInsets?) { calls.append("\(insets?.left ?? -1)") }
        func keep(_ value: NSValue) { calls.append("\(value.rangeValue.location)") }
        func note(_ text: String?, _ number: Int) { calls.append("\(text ?? "nil") \(number)") }
    }

    private let record = EventRecord()
    private let worker = Worker()

    private func signal(_ value: Any?) -> RACSignal { .return(value) }

    @Test("A method that takes a closure is called with the closure that a signal sends")
    func callsWithClosures() {
        let block: () -> Void = { [record] in record.add("run") }
        rac_lift(worker, Worker.run, withSignals: signal(block))
        rac_lift(worker, Worker.run, withSignalsFromArray: [signal(block)])
        rac_lift(worker, Worker.run, withSignalOfArguments: signal(RACTuplePack(block)))
        let hear: (String) -> Void = { [record] in record.add($0) }
        rac_lift(worker, Worker.report, withSignals: signal("text"), signal(hear))
        rac_lift(worker, Worker.report, withSignalsFromArray: [signal("array"), signal(hear)])
        rac_lift(worker, Worker.report, withSignalOfArguments: signal(RACTuplePack("tuple", hear)))
        #expect(record.events == ["run", "run", "run", "text", "array", "tuple"])
    }

    @Test("A method of three parameters may take closures, nil among them")
    func callsWithOptionalClosures() {
        let double: (Int) -> Int = { 2 * $0 }
        record.subscribe(to: rac_lift(worker, Worker.count, withSignals: signal(1), signal(nil), signal(double)))
        record.subscribe(to: rac_lift(worker, Worker.count, withSignalsFromArray: [signal(1), signal(2), signal(nil)]))
        let tuples = signal(RACTuplePack(3, 4, double))
        record.subscribe(to: rac_lift(worker, Worker.count, withSignalOfArguments: tuples))
        #expect(record.events.filter { $0 != "completed" } == ["2", "nil", "14"])
    }

    @Test("A function that takes a closure is called with the closure that a signal sends")
    func callsFunctions() {
        let block: () -> Void = { [record] in record.add("run") }
        let hear: (String) -> Void = { [record] in record.add($0) }
        rac_lift(worker.run, withSignals: signal(block))
        rac_lift(worker.report, withSignals: signal("text"), signal(hear))
        rac_lift(worker.report, withSignalsFromArray: [signal("array"), signal(hear)])
        rac_lift(worker.report, withSignalOfArguments: signal(RACTuplePack("tuple", hear)))
        #expect(record.events == ["run", "text", "array", "tuple"])
    }

    @Test("A struct is taken out of an NSValue, and an NSValue stays where the method takes one")
    func unboxesValues() {
        let range = NSValue(range: NSRange(location: 4, length: 5))
        let rect = NSValue(rect: NSRect(x: 1, y: 2, width: 3, height: 4))
        rac_lift(worker, Worker.place, withSignals: signal(rect), signal(range), signal(NSNumber(value: 6)))
        let (point, size) = (NSValue(point: NSPoint(x: 7, y: 0)), NSValue(size: NSSize(width: 0, height: 8)))
        rac_lift(worker, Worker.move, withSignals: signal(point), signal(size))
        let insets = NSValue(edgeInsets: NSEdgeInsets(top: 0, left: 9, bottom: 0, right: 0))
        rac_lift(worker, Worker.inset, withSignals: signal(insets))
        rac_lift(worker, Worker.inset, withSignals: signal(nil))
        rac_lift(worker, Worker.keep, withSignals: signal(range))
        #expect(worker.calls == ["3.0 5 6", "7.0 8.0", "9.0", "-1.0", "4"])
    }

    @Test("A RACTupleNil among the arguments is nil, and 0 where the method takes a number")
    func readsMarkerAsNil() {
        let marker = RACTupleNil.tupleNil()
        rac_lift(worker, Worker.note, withSignals: signal(marker), signal(marker))
        rac_lift(worker, Worker.note, withSignalOfArguments: signal(RACTuplePack(marker, 2)))
        #expect(worker.calls == ["nil 0", "nil 2"])
    }

    @Test("An NSValue of another struct stops the program with the type that the method takes")
    func stopsAtOtherStructs() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let range: Any = NSValue(range: NSRange(location: 4, length: 5))
                _ = rac_lift({ (rect: CGRect) in rect.width }, withSignals: .return(range))
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("parameter 0 of the function is CGRect, and the argument is "), "\(message)")
    }
}

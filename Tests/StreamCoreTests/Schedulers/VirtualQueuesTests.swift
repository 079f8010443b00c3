import Dispatch
import Foundation
import StreamCore
import StreamTesting
import Testing

@Suite struct VirtualQueuesTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    @Test("Work of schedulers over queues waits, in the order of its dates, and runs where it was meant to")
    func order() {
        let queues = VirtualQueues(startDate: start)
        defer { queues.close() }
        let scheduler = QueueScheduler(name: "background")
        let log = Recorder()
        queues.run(on: .main) {
            scheduler.schedule(afterDelay: 2) { log.note("later on \(VirtualQueues.place.text)") }
            scheduler.schedule { log.note("now on \(VirtualQueues.place.text)") }
            QueueScheduler.main.schedule(afterDelay: 1) { log.note("soon on \(VirtualQueues.place.text)") }
            UIScheduler().schedule { log.note("in place on \(VirtualQueues.place.text)") }
            #expect(scheduler.currentDate == start)
            while queues.runNext() {}
            #expect(scheduler.elapsedTime == 2)
        }
        #expect(log.history == "in place on main now on background soon on main later on background")
    }

    @Test("Only the code that runs the queues is on their main queue; a task that it makes belongs to them")
    func tasks() async {
        let queues = VirtualQueues(startDate: start)
        defer { queues.close() }
        let isOnMain: (Bool?, Bool?, Bool) = await queues.run(isolation: nil) {
            let task = Task { (VirtualQueues.isOnMain, VirtualQueues.current === queues) }
            let inside = await task.value
            return (VirtualQueues.isOnMain, inside.0, inside.1)
        }
        #expect(isOnMain == (true, false, true))
        #expect(VirtualQueues.isOnMain == nil)
        #expect(VirtualQueues.current == nil)
    }

    @Test("Queues that are closed are not found: what is scheduled then runs for real")
    func closing() async {
        let queues = VirtualQueues(startDate: start)
        let log = Recorder()
        queues.run(on: .main) {
            QueueScheduler.main.schedule { log.note("waits now") }
            QueueScheduler.main.schedule(afterDelay: 1) { log.note("waits for time") }
            queues.close()
        }
        #expect(log.history == "waits now")
        await withCheckedContinuation { (ended: CheckedContinuation<Void, Never>) in
            _ = queues.run(on: .main) {
                QueueScheduler(name: "real").schedule {
                    log.note("real")
                    ended.resume()
                }
            }
        }
        #expect(log.history == "waits now real")
    }

    @Test("An operator that was started in virtual time waits for it with what comes from outside")
    func outside() {
        let queues = VirtualQueues(startDate: start)
        defer { queues.close() }
        let (numbers, input) = Signal<Int, Never>.pipe()
        let log = Recorder()
        _ = queues.run(on: .main) {
            numbers.observe(on: QueueScheduler.main).observeValues { log.note("\($0) on \(VirtualQueues.place.text)") }
        }
        DispatchQueue(label: "outside").sync { input.send(value: 1) }
        #expect(log.history == "")
        while queues.runNext() {}
        #expect(log.history == "1 on main")
    }
}

extension VirtualQueues.Place? {
    fileprivate var text: String {
        switch self {
        case .main: "main"
        case .background(let name): name
        case nil: "none"
        }
    }
}

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
    func tasks() {
        let queues = VirtualQueues(startDate: start)
        defer { queues.close() }
        let log = Recorder()
        let outside = queues.run(on: .main) {
            // With the executor, so that it makes no difference whether another test has set the hooks of tasks.
            Task(executorPreference: queues) {
                log.note("\(VirtualQueues.isOnMain == false) \(VirtualQueues.current === queues)")
            }
            queues.runNext()
            return [VirtualQueues.isOnMain, VirtualQueues.current === queues]
        }
        #expect(log.history == "true true")
        #expect(outside == [true, true])
        #expect(VirtualQueues.isOnMain == nil)
        #expect(VirtualQueues.current == nil)
    }

    @Test("Code that runs the queues is on their main queue also after it has waited for a task")
    func waitingForTasks() async {
        let queues = VirtualQueues(startDate: start)
        queues.carryTasks(on: DispatchQueue(label: "tasks"))
        let isOnMain = await queues.run(isolation: nil) {
            await Task(executorPreference: queues) { await Task.yield() }.value
            return VirtualQueues.isOnMain
        }
        #expect(isOnMain == true)
        queues.close()
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

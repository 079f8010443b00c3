import Dispatch
import Foundation

/// One run of a model: its threads take turns, and the explorer decides whose turn it is.
///
/// Only one thread runs at a time. It may be interrupted before each operation on an atomic, a lock or a semaphore that several
/// threads use and one of them changes.
package final class Run: @unchecked Sendable {  // used by the thread whose turn it is
    let number: Int
    let chooser: Chooser
    let contention: Contention
    private let traces: Bool
    private let stepLimit = 20_000
    private(set) var threads: [ModelThread] = []
    private var bodies: [() -> Void] = []
    private var endings: [() -> Void] = []
    private var places = 0
    /// The thread whose turn it is has changed so often.
    private var turns = 0
    private var isUnderWay = false
    private let isOver = DispatchSemaphore(value: 0)
    /// Whether the threads were left where they are.
    private(set) var isAbandoned = false
    /// The operations so far, as they are told of.
    private(set) var stepCount = 0
    private(set) var steps: [String] = []
    /// The first promise that was broken.
    private(set) var failure: String?

    init(_ chooser: Chooser, _ contention: Contention, traces: Bool) {
        number = Outside.newKey()
        self.chooser = chooser
        self.contention = contention
        self.traces = traces
        threads = [ModelThread(self, 0)]
    }

    // MARK: What a model says

    /// Adds a thread, which begins when the model has been set up.
    package func thread(_ body: @escaping () -> Void) { bodies.append(body) }

    /// Runs `body` when all threads are over.
    package func after(_ body: @escaping () -> Void) { endings.append(body) }

    /// Fails the run unless a promise holds.
    package func check(_ condition: Bool, _ promise: @autoclosure () -> String) {
        if !condition { fail(promise()) }
    }

    func fail(_ text: String) {
        if failure == nil { failure = text }
        tell { "not so: \(text)" }
    }

    // MARK: The run

    /// Sets a model up, runs its threads, and what follows them.
    func perform(_ model: (Run) -> Void) {
        chooser.begin()
        ModelThread.current = threads[0]
        defer { ModelThread.current = nil }
        model(self)
        for body in bodies {
            let thread = ModelThread(self, threads.count)
            thread.view = threads[0].view
            thread.view.advance(thread.number)
            thread.body = body
            threads.append(thread)
        }
        bodies = []
        let handles = threads.dropFirst().map { $0.begin() }
        isUnderWay = true
        ModelThread.current = nil
        giveTurn(from: nil)
        if isOver.wait(timeout: .now() + 60) == .timedOut {
            fatalError(
                "A thread waits for something that the explorer does not decide about:\n\(steps.joined(separator: "\n"))"
            )
        }
        isUnderWay = false
        guard !isAbandoned else { return }
        for handle in handles { pthread_join(handle, nil) }
        for thread in threads.dropFirst() { threads[0].view.join(thread.view) }
        ModelThread.current = threads[0]
        for ending in endings { ending() }
        endings = []
    }

    func newPlace() -> Int {
        places += 1
        return places
    }

    /// A step of a thread: others may have their turn before it.
    func step(_ thread: ModelThread, at place: Place, changes: Bool, _ text: () -> String) {
        stepCount += 1
        if stepCount > stepLimit { abandon("the threads do not end") }
        thread.view.advance(thread.number)
        guard isUnderWay else { return }
        if !place.isCounted { contention.note(place.key, thread.number, changes: changes) }
        // To look again is no news, unless another thread had its turn.
        let isRepeated = !changes && thread.looked.place == place.number && thread.looked.turn == turns
        thread.repeats = isRepeated ? thread.repeats + 1 : 0
        if thread.repeats > 200 { giveTurn(from: thread) }
        if contention.isContended(place.key), !isRepeated {
            let others = threads.dropFirst().filter { $0 !== thread && $0.canGoOn }
            if !others.isEmpty {
                let able = [thread] + others
                let choice = chooser.thread(of: able.map(\.number), isFree: false)
                if choice > 0 { hand(to: able[choice], from: thread) }
            }
        }
        thread.looked = changes ? (0, 0) : (place.number, turns)
        thread.isTold = contention.isContended(place.key)
        if thread.isTold { tell(thread, text) }
    }

    /// Gives the turn to others while a condition does not hold.
    func wait(_ thread: ModelThread, for reason: () -> String, until condition: @escaping () -> Bool) {
        guard !condition() else { return }
        guard isUnderWay else { fatalError("The model itself waits for \(reason())") }
        tell(thread) { "waits for \(reason())" }
        while !condition() {
            thread.condition = condition
            giveTurn(from: thread)
        }
        thread.condition = nil
    }

    /// Chooses a thread that can go on, where the running one cannot.
    fileprivate func giveTurn(from thread: ModelThread?) {
        let able = threads.dropFirst().filter(\.canGoOn)
        guard !able.isEmpty else {
            if threads.dropFirst().allSatisfy(\.isOver) { isOver.signal() } else { abandon("all threads wait") }
            return
        }
        let choice = able.count == 1 ? 0 : chooser.thread(of: able.map(\.number), isFree: true)
        hand(to: able[choice], from: thread)
    }

    private func hand(to next: ModelThread, from thread: ModelThread?) {
        turns += 1
        guard next !== thread else { return }
        next.turn.signal()
        if let thread, !thread.isOver { thread.turn.wait() }
    }

    private func abandon(_ reason: String) {
        fail(reason)
        isAbandoned = true
        let thread = ModelThread.current
        isOver.signal()
        if thread != nil { while true { sleep(1000) } }
    }

    func tell(_ thread: ModelThread? = ModelThread.current, _ text: () -> String) {
        if traces, isUnderWay, let thread { steps.append("thread \(thread.number): \(text())") }
    }
}

/// A thread of a model, or the model itself, which has the number 0.
final class ModelThread {
    unowned let run: Run
    let number: Int
    var view = View()
    /// What a thread that waits waits for.
    var condition: (() -> Bool)?
    /// What the thread does; kept until the run is over, with all that it holds.
    fileprivate var body: (() -> Void)?
    fileprivate(set) var isOver = false
    fileprivate let turn = DispatchSemaphore(value: 0)
    fileprivate var looked = (place: 0, turn: 0)
    /// How often the thread has looked at the same place and could see nothing new.
    fileprivate var repeats = 0
    /// Whether the last operation was one that other threads could come before.
    fileprivate(set) var isTold = false
    private var made = 0

    init(_ run: Run, _ number: Int) {
        self.run = run
        self.number = number
        view.advance(number)
    }

    fileprivate var canGoOn: Bool { !isOver && condition?() ?? true }

    /// A key of a new object, which is the same in all runs in which the thread does the same.
    func newKey() -> Int {
        made += 1
        return number << 32 | made
    }

    fileprivate func begin() -> pthread_t {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, 4 << 20)
        defer { pthread_attr_destroy(&attributes) }
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                guard let argument else { return nil }
                Unmanaged<ModelThread>.fromOpaque(argument).takeRetainedValue().main()
                return nil
            }, Unmanaged.passRetained(self).toOpaque())
        precondition(status == 0, "A thread could not be made (error \(status)).")
        return thread
    }

    private func main() {
        turn.wait()
        ModelThread.current = self
        body?()
        isOver = true
        run.giveTurn(from: self)
        ModelThread.current = nil
    }

    // MARK: The calling thread

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The calling thread of a model; nil outside of a run.
    static var current: ModelThread? {
        get { pthread_getspecific(key).map { Unmanaged<ModelThread>.fromOpaque($0).takeUnretainedValue() } }
        set { pthread_setspecific(key, newValue.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }) }
    }
}

/// An atomic, a lock or a piece of memory within one run.
final class Place {
    let number: Int
    let key: Int
    /// Whether it is a number for the program's own information, on which nothing depends.
    var isCounted = false
    private let run: Int

    init(_ thread: ModelThread, key: Int) {
        run = thread.run.number
        number = thread.run.newPlace()
        self.key = key
    }

    /// Whether the place belongs to the run of a thread, and not to an earlier one.
    func isCurrent(_ thread: ModelThread) -> Bool { run == thread.run.number }
}

/// What is known of the objects of a model: which of them several threads use while one of them changes them.
final class Contention {
    private var users: [Int: (threads: Set<Int>, isChanged: Bool)] = [:]
    private var contended: Set<Int> = []
    /// Whether a run found an object that was not known to be contended.
    private(set) var hasGrown = false

    func isContended(_ key: Int) -> Bool { contended.contains(key) }

    func note(_ key: Int, _ thread: Int, changes: Bool) {
        let use = users[key]
        guard use?.threads.contains(thread) != true || changes && use?.isChanged != true else { return }
        users[key, default: ([], false)].threads.insert(thread)
        if changes { users[key]?.isChanged = true }
        if !contended.contains(key), let use = users[key], use.isChanged, use.threads.count > 1 { hasGrown = true }
    }

    /// Counts what was found, from the next run on.
    func grow() {
        contended = Set(users.filter { $0.value.isChanged && $0.value.threads.count > 1 }.keys)
        hasGrown = false
    }
}

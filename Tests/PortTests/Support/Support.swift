import RACCompat

/// What a test keeps alive.
final class Kept<Element> {
    private var elements: [Element] = []

    func append(_ element: Element) { elements.append(element) }
}

/// Runs a test as a block of a scheduler: subscriptions begin in the call, on the thread of the test.
@discardableResult
func asBlock<Result>(of scheduler: RACScheduler = .scheduler(), _ body: () throws -> Result) throws -> Result {
    var result: Swift.Result<Result, any Error>?
    scheduler.performAsCurrentScheduler { result = Swift.Result { try body() } }
    guard let result else { fatalError("\(scheduler) has not run its block.") }
    return try result.get()
}

/// What the standard library has for the same.
extension BaselineSuite {
    static func asyncStream(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            var iterator = stream.makeAsyncIterator()
            var total = 0
            for value in 0..<count {
                continuation.yield(value)
                total &+= await iterator.next() ?? 0
            }
            return total
        }
    }
}

import RxCompat

/// Between streams and tasks.
extension RxSuite {
    /// A task that keeps up: each value is there when it is awaited.
    static func values(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            let subject = PublishSubject<Int>()
            var iterator = subject.values.makeAsyncIterator()
            var total = 0
            for value in 0..<count {
                subject.onNext(value)
                total &+= (try? await iterator.next()) ?? 0
            }
            return total
        }
    }

    static func firstValues(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            var total = 0
            for value in 0..<count { total &+= (try? await Single.just(value).value) ?? 0 }
            return total
        }
    }

    static func asynchronousWork(count: Int, sum: UnsafeMutablePointer<Int>) {
        inTask(sum) {
            var total = 0
            for value in 0..<count {
                let work = Single.create {
                    await Task.yield()
                    return value
                }
                total &+= (try? await work.value) ?? 0
            }
            return total
        }
    }
}

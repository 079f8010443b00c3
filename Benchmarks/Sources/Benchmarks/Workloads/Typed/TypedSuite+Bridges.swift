import RACCompat
import StreamCore

/// A typed stream, of which a part is still dynamic.
extension TypedSuite {
    static func crossing(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let subscription =
            signal
            .map { $0 &+ 1 }
            .bridged
            .filter { (value: Int) in value != -1 }
            .subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 0..<count { input.send(value: value) }
        subscription.dispose()
    }

    static func returning(count: Int, sum: UnsafeMutablePointer<Int>) {
        let (signal, input) = Signal<Int, Never>.pipe()
        let observation =
            signal
            .map { $0 &+ 1 }
            .bridged
            .filter { (value: Int) in value != -1 }
            .producer(of: Int.self)
            .startWithResult { sum.pointee &+= (try? $0.get()) ?? 0 }
        for value in 0..<count { input.send(value: value) }
        observation.dispose()
    }
}

import RACCompat
import StreamCore

/// A dynamic stream, of which a part has been moved to the typed core.
extension DynamicSuite {
    static func crossing(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let observation =
            subject
            .map { (value: Int) in value &+ 1 }
            .producer(of: Int.self)
            .filter { $0 != -1 }
            .startWithResult { sum.pointee &+= (try? $0.get()) ?? 0 }
        for value in 0..<count { subject.sendNext(value as Any?) }
        observation.dispose()
    }

    static func returning(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        let subscription =
            subject
            .map { (value: Int) in value &+ 1 }
            .producer(of: Int.self)
            .filter { $0 != -1 }
            .bridged
            .subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 0..<count { subject.sendNext(value as Any?) }
        subscription.dispose()
    }
}

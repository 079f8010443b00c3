import RxCompat
import StreamCore

/// A chain of RxSwift, of which a part has been moved to the typed core.
extension RxSuite {
    static func crossing(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let observation =
            subject
            .map { $0 &+ 1 }
            .producer
            .filter { $0 != -1 }
            .startWithResult { sum.pointee &+= (try? $0.get()) ?? 0 }
        for value in 0..<count { subject.onNext(value) }
        observation.dispose()
    }

    static func returning(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = PublishSubject<Int>()
        let subscription =
            subject
            .map { $0 &+ 1 }
            .producer
            .filter { $0 != -1 }
            .observable
            .subscribe(onNext: { sum.pointee &+= $0 })
        for value in 0..<count { subject.onNext(value) }
        subscription.dispose()
    }
}

// The values are Any? and known to be Int.
// swift-format-ignore-file: NeverForceUnwrap

import RACCompat

/// What is kept for every subscription, and for every source.
extension DynamicSuite {
    static func ownSources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) {
            (0..<count).map { _ in
                let subject = RACSubject.subject()
                return (subject, subject.map { $0 as! Int &+ 1 }.subscribeNext { sum.pointee &+= $0 as! Int })
            }
        }
    }

    static func sharedSource(count: Int, sum: UnsafeMutablePointer<Int>) {
        let subject = RACSubject.subject()
        measureMemory(sum) {
            (0..<count).map { _ in subject.map { $0 as! Int &+ 1 }.subscribeNext { sum.pointee &+= $0 as! Int } }
        }
        withExtendedLifetime(subject) {}
    }

    static func sources(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { _ in RACSubject.subject() } }
    }
}

import CompatShims
import RACCompat

/// Properties of objects, observed by key path.
extension DynamicSuite {
    private class Model: RACObject {
        @RACProperty var value: Int

        init(_ value: Int) {
            self.value = value
            super.init()
        }
    }

    private final class DerivedModel: Model {
        @RACProperty var derived = 0
    }

    static func observedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let model = Model(0)
        let subscription = RACObserve(model, \.value).subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 1...count { model.value = value }
        subscription.dispose()
    }

    static func observedChanges(count: Int, sum: UnsafeMutablePointer<Int>) {
        let model = Model(0)
        let subscription = RACObserve(model, \.value).skip(1).subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 1...count { model.value = value }
        subscription.dispose()
    }

    static func derivedProperty(count: Int, sum: UnsafeMutablePointer<Int>) {
        let model = DerivedModel(0)
        let binding = RAC(model, \.derived) <~ RACObserve(model, \.value).map { (value: Int) in value &+ 1 }
        let subscription = RACObserve(model, \.derived).subscribeNext { (value: Int) in sum.pointee &+= value }
        for value in 1...count { model.value = value }
        subscription.dispose()
        binding.dispose()
    }

    static func reading(count: Int, sum: UnsafeMutablePointer<Int>) {
        let model = Model(1)
        for _ in 0..<count { sum.pointee &+= model.value }
    }

    static func properties(count: Int, sum: UnsafeMutablePointer<Int>) {
        for value in 0..<count { sum.pointee &+= Model(value).value }
    }

    static func binding(count: Int, sum: UnsafeMutablePointer<Int>) {
        let source = Model(0)
        let target = Model(0)
        let binding = RAC(target, \.value) <~ RACObserve(source, \.value)
        for value in 1...count {
            source.value = value
            sum.pointee &+= target.value
        }
        binding.dispose()
    }

    static func keptProperties(count: Int, sum: UnsafeMutablePointer<Int>) {
        measureMemory(sum) { (0..<count).map { Model($0) } }
    }
}

import Foundation
import GrowthSupport
import StreamCore

/// Disposables, schedulers, properties, bindings and actions.
enum ContainerGrowth {
    static let all = disposables + schedulers + properties + actions

    private static let disposables: [GrowthCase] =
        Leaving.cases("CompositeDisposable: members", 4_000) { count, order in
            let container = CompositeDisposable()
            for removal in order((0..<count).map { _ in container.add {} }) { removal?.dispose() }
        }
        + Leaving.cases("Bag: elements", 10_000) { count, order in
            var bag = Bag<Int>()
            for token in order((0..<count).map { bag.insert($0) }) { bag.remove(using: token) }
        }
        + Leaving.cases("Segment: members", 4_000) { count, order in
            let segment = Segment(policy: .typed)
            for token in order((0..<count).map { _ in segment.add {} }) { segment.remove(token) }
            segment.dispose()
        }
        + [
            GrowthCase("CompositeDisposable: disposal of all", 4_000) { count in
                let container = CompositeDisposable()
                for _ in 0..<count { container.add {} }
                container.dispose()
            },
            GrowthCase("SerialDisposable: exchanges", 4_000) { count in
                let container = SerialDisposable()
                for _ in 0..<count { container.inner = AnyDisposable {} }
            },
            GrowthCase("Lifetime: ends observed", 4_000) { count in
                var (lifetime, token): (Lifetime, Lifetime.Token?) = Lifetime.make()
                for _ in 0..<count { lifetime.observeEnded {} }
                token = nil
                withExtendedLifetime((lifetime, token)) {}
            },
        ]

    private static let schedulers: [GrowthCase] =
        Leaving.cases("TestScheduler: actions cancelled", 3_000) { count, order in
            let scheduler = TestScheduler()
            let actions = (0..<count).map { scheduler.schedule(after: .milliseconds($0)) {} }
            for action in order(actions) { action?.dispose() }
            scheduler.run()
        }
        + [
            GrowthCase("TestScheduler: actions at once", 3_000) { count in
                let scheduler = TestScheduler()
                for _ in 0..<count { scheduler.schedule {} }
                scheduler.run()
            },
            GrowthCase("TestScheduler: an action that schedules the next", 3_000) { count in
                let scheduler = TestScheduler()
                final class Rest: @unchecked Sendable {
                    var count = 0
                }
                let rest = Rest()
                rest.count = count
                @Sendable func next() {
                    rest.count -= 1
                    if rest.count > 0 { scheduler.schedule(after: .seconds(1), action: next) }
                }
                scheduler.schedule(next)
                scheduler.run()
            },
            GrowthCase("TimedActions: fired in reverse", 3_000) { count in
                let actions = TimedActions<Int, Int>()
                for timer in (0..<count).map({ actions.add($0, due: $0) }).reversed() { actions.fire(timer) { _ in } }
            },
            GrowthCase("TimedActions: fired in order", 3_000) { count in
                let actions = TimedActions<Int, Int>()
                for timer in (0..<count).map({ actions.add($0, due: $0) }) { actions.fire(timer) { _ in } }
            },
        ]

    private static let properties: [GrowthCase] =
        Leaving.cases("MutableProperty: observers", 1_500) { count, order in
            let property = MutableProperty(0)
            let observations = (0..<count).map { _ in property.producer.start() }
            property.value = 1
            for observation in order(observations) { observation.dispose() }
        }
        + Leaving.cases("MutableProperty: bindings", 1_000) { count, order in
            let property = MutableProperty(0)
            let bindings = (0..<count).map { _ in property <~ Signal<Int, Never>.pipe().output }
            for binding in order(bindings) { binding?.dispose() }
        }
        + [
            GrowthCase("MutableProperty: take(first: 1)", 1_000) { count in
                let property = MutableProperty(0)
                for _ in 0..<count { property.signal.take(first: 1).observeValues { _ in } }
                property.value = 1
            },
            GrowthCase("MutableProperty: values set from inside one delivery", 2_000) { count in
                let property = MutableProperty(0)
                property.signal.take(first: 1).observeValues { _ in for value in 0..<count { property.value = value } }
                property.value = 1
            },
            GrowthCase("Property: a chain of map, read", 500) { count in
                let root = MutableProperty(0)
                var property = Property(root)
                for _ in 0..<count { property = property.map { $0 } }
                root.value = 1
                _ = property.value
            },
            GrowthCase("Property: derived from one", 1_000) { count in
                let root = MutableProperty(0)
                var derived = (0..<count).map { value in root.map { $0 + value } }
                root.value = 1
                while derived.popLast() != nil {}
            },
            GrowthCase("Property: combineLatest of many", 300) { count in
                let properties = (0..<count).map { MutableProperty($0) }
                let combined = Property<Int>.combineLatest(properties)
                withExtendedLifetime(combined) { properties.first?.value = 1 }
            },
            GrowthCase("ValidatingProperty: values", 2_000) { count in
                let property = ValidatingProperty<Int, TestFailure>(0) { _ in .valid }
                for value in 0..<count { property.value = value }
            },
        ]

    private static let actions: [GrowthCase] =
        Leaving.cases("Action: concurrent executions", 500) { count, order in
            let action = Action<Int, Int, Never>(policy: .concurrent) { _ in .never }
            for execution in order((0..<count).map { action.apply($0).start() }) { execution.dispose() }
        }
        + Leaving.cases("Action: executions that wait", 500) { count, order in
            let action = Action<Int, Int, Never>(policy: .queue) { _ in .never }
            for execution in order((0..<count).map { action.apply($0).start() }) { execution.dispose() }
        }
        + Leaving.cases("Action: watchers", 2_000) { count, order in
            let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
            for watcher in order((0..<count).map { _ in action.watchExecutions { _ in nil } }) { watcher.dispose() }
        }
        + [
            GrowthCase("Action: executions that wait, and run", 500) { count in
                let (signal, input) = Signal<Int, Never>.pipe()
                let action = Action<Int, Int, Never>(policy: .queue) { _ in signal.producer.take(first: 1) }
                for value in 0..<count { action.apply(value).start() }
                for value in 0..<count { input.send(value: value) }
            },
            GrowthCase("Action: observers of its values", 1_000) { count in
                let action = Action<Int, Int, Never> { SignalProducer(value: $0) }
                for _ in 0..<count { action.values.take(first: 1).observeValues { _ in } }
                action.apply(1).start()
            },
        ]
}

import StreamCore

/// The names of `Bag.swift`, `Disposable.swift`, `Lifetime.swift`, `Optional.swift` and `Reactive.swift`.
enum ContainerNames {
    static func bags() -> [String] {
        var bag: Bag<String> = Bag()
        let token: Bag<String>.Token = bag.insert("a")
        let removed: String? = bag.remove(using: token)
        let other = Bag<String>(["b", "c"])
        var iterator: Bag<String>.Iterator = other.makeIterator()
        let first: String? = iterator.next()
        let start: Int = other.startIndex
        return [removed, first, other[start], other[other.endIndex - 1]].compactMap { $0 }
    }

    static func disposables() -> [Bool] {
        let disposable: Disposable = AnyDisposable()
        let wrapping = AnyDisposable(disposable)
        let acting = AnyDisposable { print("disposed") }
        let composite = CompositeDisposable([disposable, wrapping])
        let optionals = CompositeDisposable([disposable, nil])
        let empty = CompositeDisposable()
        let removal: Disposable? = composite.add(acting)
        let actionRemoval: Disposable? = composite.add { print("disposed") }
        let added: Disposable? = empty += acting
        let addedAction: Disposable? = empty += { print("disposed") }
        let scoped = ScopedDisposable(composite)
        let inner: CompositeDisposable = scoped.inner
        let erased: ScopedDisposable<AnyDisposable> = ScopedDisposable(disposable)
        let addedToScope: Disposable? = scoped += acting
        let addedActionToScope: Disposable? = scoped += { print("disposed") }
        let serial = SerialDisposable(acting)
        serial.inner = nil
        let lastInner: Disposable? = SerialDisposable().inner
        let scopedSerial = ScopedDisposable(serial)
        scopedSerial.inner = lastInner
        for container: Disposable in [composite, optionals, empty, scoped, serial, scopedSerial] { container.dispose() }
        for member in [removal, actionRemoval, added, addedAction, addedToScope, addedActionToScope] {
            member?.dispose()
        }
        return [acting.isDisposed, composite.isDisposed, inner.isDisposed, erased.isDisposed, serial.isDisposed]
    }

    static func lifetimes() -> Bool {
        let made: (lifetime: Lifetime, token: Lifetime.Token) = Lifetime.make()
        let token = Lifetime.Token()
        let lifetime = Lifetime(token)
        let ended: Signal<Never, Never> = lifetime.ended
        let observation: Disposable? = lifetime.observeEnded { print("ended") }
        let added: Disposable? = made.lifetime += observation
        ended.observeCompleted { added?.dispose() }
        token.dispose()
        made.token.dispose()
        return lifetime.hasEnded && Lifetime.empty.hasEnded
    }

    private final class Label: ReactiveExtensionsProvider {}

    static func extensions() -> String? {
        let label = Label()
        let reactive: Reactive<Label> = label.reactive
        let type: Reactive<Label>.Type = Label.reactive
        _ = type
        return reactive.base === label ? unwrapped(String?("a")) : nil
    }

    private static func unwrapped<Value: OptionalProtocol>(_ value: Value) -> Value.Wrapped? {
        Value(reconstructing: value.optional).optional
    }
}

import StreamCore

let disposableCases: [HolderCase] = [
    HolderCase("AnyDisposable", "goes over") { log in
        let disposable = Kept<AnyDisposable>(nil)
        let item = Item {
            log("goes")
            if disposable.value?.isDisposed == true { log("over") }
            disposable.value?.dispose()
        }
        disposable.value = AnyDisposable { [item = Kept(item)] in _ = item.value }
        disposable.value?.dispose()
    },
    HolderCase("SerialDisposable", "goes inner over") { log in
        let serial = SerialDisposable()
        serial.inner = Holding(
            Item {
                log("goes")
                serial.inner = AnyDisposable { log("inner") }
            })
        serial.inner = nil
        serial.dispose()
        if serial.isDisposed { log("over") }
    },
    HolderCase("SerialDisposable.dispose", "goes inner") { log in
        let serial = SerialDisposable(nil)
        serial.inner = Holding(
            Item {
                log("goes")
                serial.inner = AnyDisposable { log("inner") }
                serial.dispose()
            })
        serial.dispose()
    },
    HolderCase("CompositeDisposable", "added goes") { log in
        let composite = CompositeDisposable()
        let handle = composite.add(
            Holding(
                Item {
                    log("goes")
                    composite += { log("added") }
                }))
        handle?.dispose()
        composite.dispose()
    },
    HolderCase("CompositeDisposable.dispose", "added goes") { log in
        let composite = CompositeDisposable()
        composite.add(
            Holding(
                Item {
                    log("goes")
                    composite += { log("added") }
                    composite.dispose()
                }))
        composite.dispose()
    },
    HolderCase("ScopedDisposable", "added goes") { log in
        let composite = CompositeDisposable()
        var scope: ScopedDisposable? = ScopedDisposable(composite)
        scope?.inner.add(
            Holding(
                Item {
                    log("goes")
                    composite += { log("added") }
                }))
        scope = nil
    },
    HolderCase("Lifetime", "added goes") { log in
        let (lifetime, token) = Lifetime.make()
        let item = Item {
            log("goes")
            lifetime.observeEnded { log("added") }
        }
        let removal = lifetime.observeEnded { [item = Kept(item)] in _ = item.value }
        removal?.dispose()
        token.dispose()
    },
    HolderCase("Lifetime.ends", "added goes") { log in
        let (lifetime, token) = Lifetime.make()
        lifetime += Holding(
            Item {
                log("goes")
                lifetime.observeEnded { log("added") }
                token.dispose()
            })
        token.dispose()
    },
    HolderCase("Bag", "goes") { log in
        let bag = Kept<Bag<Item>>(Bag())
        let token = bag.value?.insert(
            Item {
                log("goes")
                bag.value?.insert(Item())
            })
        var copy = bag.value
        bag.value = Bag()
        if let token { release(copy?.remove(using: token)) }
    },
]

/// A disposable that holds something, and does nothing.
final class Holding: Disposable {
    private let item: Item

    init(_ item: Item) { self.item = item }

    var isDisposed: Bool { false }
    func dispose() {}
}

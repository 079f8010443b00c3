import RACCompat
import StreamTesting

extension ReleasingCase {
    static let disposables: [ReleasingCase] = [
        timed(
            "Disposables/RACDisposable", "Bridging/RACDisposable+Disposable", title: "its block",
            expecting: "disposed gone"
        ) { log, _ in
            let disposable = RACDisposable.holding(log, "disposed") { $0.dispose() }
            disposable.dispose()
        },
        timed("Disposables/RACSerialDisposable", title: "what is replaced", expecting: "gone new") { log, _ in
            let serial = RACSerialDisposable()
            serial.disposable = held(log) { serial.disposable = RACDisposable { log.note("new") } }
            serial.disposable = RACDisposable { log.note("dropped") }
            serial.dispose()
        },
        timed("Disposables/RACSerialDisposable", title: "what is swapped", expecting: "gone 1 new") { log, _ in
            let serial = RACSerialDisposable()
            serial.disposable = held(log) { log.note(serial.swapInDisposable(nil) == nil ? "0" : "1") }
            serial.swapInDisposable(RACDisposable { log.note("dropped") })
            serial.disposable = RACDisposable { log.note("new") }
            serial.dispose()
        },
        timed("Disposables/RACSerialDisposable", title: "what is disposed", expecting: "inner gone late") { log, _ in
            let serial = RACSerialDisposable()
            serial.disposable = held(log, "inner") { serial.disposable = RACDisposable { log.note("late") } }
            serial.dispose()
        },
        timed("Disposables/RACCompoundDisposable", title: "what is removed", expecting: "gone gone gone new") {
            log, _ in
            let compound = RACCompoundDisposable()
            for _ in 0..<3 {
                weak var member: RACDisposable?
                do {
                    let disposable = held(log) { compound.addDisposable(RACDisposable { log.note("new") }) }
                    member = disposable
                    compound.addDisposable(disposable)
                }
                compound.removeDisposable(member)
            }
            compound.removeDisposable(RACDisposable())
            let added = RACCompoundDisposable(disposables: [])
            added.dispose()
            log.note(compound.isDisposed ? "disposed" : "new")
        },
        timed(
            "Disposables/RACCompoundDisposable", title: "what is disposed",
            expecting: "a gone late b gone late c gone late"
        ) {
            log, _ in
            let compound = RACCompoundDisposable()
            for name in ["a", "b", "c"] {
                compound.addDisposable(held(log, name) { compound.addDisposable(RACDisposable { log.note("late") }) })
            }
            compound.dispose()
        },
        timed("Disposables/RACScopedDisposable", title: "its block", expecting: "scoped gone") { log, _ in
            weak var weakly: RACScopedDisposable?
            do {
                let scoped = RACScopedDisposable(disposable: held(log, "scoped") { weakly?.dispose() })
                weakly = scoped
            }
        },
        timed("Chain/LateDisposable", title: "a subscription that a replacement ends", expecting: "gone y x") {
            log, _ in
            let (source, other) = (RACSubject(), RACSubject())
            var held: Comeback? = Comeback {
                log.note("gone")
                source.sendNext("dropped")
                other.sendNext("y")
            }
            log.subscribe(to: source.map { [held] in held?.pass($0) }.takeUntilReplacement(other))
            held = nil
            other.sendNext("x")
        },
    ]

    /// A disposable whose block holds an object that comes back.
    private static func held(
        _ log: Recorder, _ word: String = "disposed", _ comeBack: @escaping () -> Void
    ) -> RACDisposable {
        let held = Comeback {
            log.note("gone")
            comeBack()
        }
        return RACDisposable { log.note(held.pass(word)) }
    }
}

extension RACDisposable {
    /// A disposable whose block holds an object that comes back to the disposable.
    fileprivate static func holding(
        _ log: Recorder, _ word: String, _ comeBack: @escaping (RACDisposable) -> Void
    ) -> RACDisposable {
        let serial = RACSerialDisposable()
        let held = Comeback { [weak serial] in
            log.note("gone")
            if let serial { comeBack(serial) }
        }
        serial.disposable = RACDisposable { log.note(held.pass(word)) }
        return serial
    }
}

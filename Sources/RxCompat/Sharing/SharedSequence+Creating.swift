extension SharedSequence {
    /// Completes at once.
    public static func empty() -> SharedSequence {
        SharedSequence(raw: Observable.empty().subscribe(on: SharingStrategy.scheduler))
    }

    /// Sends nothing, and never ends.
    public static func never() -> SharedSequence { SharedSequence(raw: .never()) }

    /// Sends one value, then completes.
    public static func just(_ element: Element) -> SharedSequence {
        SharedSequence(raw: Observable.just(element).subscribe(on: SharingStrategy.scheduler))
    }

    /// Calls a closure for each run, and runs the sequence that the closure returns.
    public static func deferred(_ factory: @escaping () -> SharedSequence) -> SharedSequence {
        SharedSequence(.deferred { factory().asObservable() })
    }

    /// Sends the given values, then completes.
    public static func of(_ elements: Element...) -> SharedSequence { from(elements) }

    /// Sends the elements of an array, then completes.
    public static func from(_ array: [Element]) -> SharedSequence {
        SharedSequence(raw: .from(array, scheduler: SharingStrategy.scheduler))
    }

    /// Sends the elements of a sequence, then completes.
    public static func from<Elements: Sequence>(_ sequence: Elements) -> SharedSequence
    where Elements.Element == Element {
        SharedSequence(raw: .from(sequence, scheduler: SharingStrategy.scheduler))
    }

    /// Sends the value of an optional, if there is one, then completes.
    public static func from(optional: Element?) -> SharedSequence {
        SharedSequence(raw: .from(optional: optional, scheduler: SharingStrategy.scheduler))
    }
}

extension SharedSequence where Element: FixedWidthInteger {
    /// Sends 0, 1, 2 …, one number after every period.
    public static func interval(_ period: RxTimeInterval) -> SharedSequence {
        SharedSequence(.interval(period, scheduler: SharingStrategy.scheduler))
    }

    /// Sends 0 after `dueTime`, then 1, 2 …, one number after every `period`.
    public static func timer(_ dueTime: RxTimeInterval, period: RxTimeInterval) -> SharedSequence {
        SharedSequence(.timer(dueTime, period: period, scheduler: SharingStrategy.scheduler))
    }
}

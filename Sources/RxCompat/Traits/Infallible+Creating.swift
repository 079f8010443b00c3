extension Infallible {
    /// Calls a closure for each subscription, and runs the infallible that the closure returns.
    public static func deferred(_ factory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
        Infallible(.deferred { factory().asObservable() })
    }
}

extension Infallible where Element: FixedWidthInteger {
    /// Sends 0, 1, 2 …, one number after every period.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
        Infallible(.interval(period, scheduler: scheduler))
    }

    /// Sends 0 after `dueTime`, then completes, or sends 1, 2 …, one number after every `period`.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Infallible<Element> {
        Infallible(.timer(dueTime, period: period, scheduler: scheduler))
    }
}

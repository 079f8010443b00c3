import StreamCore

extension ObservableType where Element: FixedWidthInteger {
    /// Sends 0, 1, 2 …, one number after every period.
    public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
        timer(period, period: period, scheduler: scheduler)
    }

    /// Sends 0 after `dueTime`, then completes, or sends 1, 2 …, one number after every `period`.
    public static func timer(
        _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
    ) -> Observable<Element> {
        ClosureProducer { receiver in
            let sink = PassingSink(receiver)
            if let period {
                sink.set(
                    scheduler.schedulePeriodic(0 as Element, startAfter: dueTime, period: period) { count in
                        sink.send(count)
                        return count &+ 1
                    })
            } else {
                sink.set(
                    scheduler.scheduleRelative((), dueTime: dueTime) { _ in
                        sink.send(0)
                        sink.end()
                        return Disposables.create()
                    })
            }
            return sink
        }
    }
}

import RACCompat

func tick() -> RACSignal {
    // error: missing argument for parameter 'onScheduler' in call
    RACSignal.interval(1).take(3)
}

import RACCompat

func shown(_ names: RACSignal) -> RACSignal {
    names.map { (name: String) in name.uppercased() }
        .throttle(0.3)
        // error: function produces expected type 'RACSignal'; did you mean to call it with '()'?
        .deliverOnMainThread
}

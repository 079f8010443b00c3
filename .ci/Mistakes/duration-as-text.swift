import RACCompat

func quiet(_ search: RACSignal) -> RACSignal {
    search.map { (text: String) in text.lowercased() }
        // error: cannot convert value of type 'String' to expected argument type 'TimeInterval' (aka 'Double')
        .throttle("0.3")
        .distinctUntilChanged()
}

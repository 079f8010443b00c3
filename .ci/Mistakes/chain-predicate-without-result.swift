import RACCompat

func load(_ search: RACSignal) -> RACSignal {
    // error: cannot convert value of type 'Int' to closure result type 'Bool'
    search.filter { (text: String) in text.count }
        .map { (text: String) in text.lowercased() }
        .distinctUntilChanged()
}

import RACCompat

func load(_ search: RACSignal) -> RACSignal {
    // error: cannot infer type of closure parameter 'text' without a type annotation
    search.map { text in text.lowercased() }
        .distinctUntilChanged()
        .catchTo(.empty())
}

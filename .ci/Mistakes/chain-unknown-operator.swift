import RACCompat

func load(_ search: RACSignal, _ client: RACSignal) -> RACSignal {
    search.filter { (text: String) in !text.isEmpty }
        .map { (text: String) in text.lowercased() }
        .flattenMap { (text: String) in client.startWith(text) }
        // error: value of type 'RACSignal' has no member 'catchError'
        .catchError { _ in .empty() }
        .deliverOn(.mainThreadScheduler())
}

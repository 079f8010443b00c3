import RACCompat

func deliver(_ search: RACSignal) -> RACSignal {
    search.map { (text: String) in text.lowercased() }
        // error: function produces expected type 'RACScheduler'; did you mean to call it with '()'?
        .deliverOn(RACScheduler.mainThreadScheduler)
        .distinctUntilChanged()
}

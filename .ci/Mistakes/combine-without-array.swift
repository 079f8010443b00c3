import RACCompat

func both(_ names: RACSignal, _ passwords: RACSignal) -> RACSignal {
    // error: 'combineLatest' is unavailable: put the signals into an array: combineLatest([a, b])
    RACSignal.combineLatest(names, passwords).map { _ in true }
}

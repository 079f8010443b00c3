import RACCompat

func both(_ names: RACSignal, _ passwords: RACSignal) -> RACSignal {
    // error: operator function '>' requires that 'RACSignal' conform to 'BinaryInteger'
    RACSignal.combineLatest([names, passwords], reduce: { (name: String, password: String) in name.count > passwords })
}

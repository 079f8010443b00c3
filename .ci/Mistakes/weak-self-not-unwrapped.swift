import RACCompat

final class Screen {
    var title = ""

    func follow(_ names: RACSignal) {
        names.map { (name: String) in name.uppercased() }
            // error: value of optional type 'Screen?' must be unwrapped to refer to member 'title' of wrapped base type 'Screen'
            .subscribeNext { [weak self] (name: String) in self.title = name }
    }
}

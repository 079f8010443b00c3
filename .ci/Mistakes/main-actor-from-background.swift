import RACCompat

@MainActor final class Screen {
    var title = ""
}

func follow(_ names: RACSignal, _ screen: Screen) {
    names.deliverOnMainThread()
        // error: main actor-isolated property 'title' can not be mutated from a nonisolated context
        .subscribeNext { (name: String) in screen.title = name }
}

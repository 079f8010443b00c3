import RACCompat

struct Track { let title: String }

func titles(_ tracks: RACSignal) -> RACSignal {
    // error: value of type 'Track' has no member 'name'
    tracks.map(\Track.name)
        .distinctUntilChanged()
        .startWith("")
}

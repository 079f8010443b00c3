//
//  Playlist.m
//
//  Plays tracks one after the other; undo, shuffle and history.
//

import CompatShims
import Foundation
import RACCompat

enum PlaylistRepeat: Int {
    case none
    case one
    case all
}

struct PlaylistStatistics {
    var played: Int = 0
    var seconds: TimeInterval = 0
}

class PlaylistTrack: NSObject {
    let title: String
    private(set) var duration: TimeInterval = 0
    private(set) var cover: URL?

    init(title: String, duration: TimeInterval, cover: URL?) {
        self.title = title
        self.duration = duration
        self.cover = cover
        super.init()
    }
}

class Playlist: RACObject {
    @RACProperty private(set) var tracks: [PlaylistTrack]
    private(set) var current: PlaylistTrack?
    var `repeat`: PlaylistRepeat = .none
    private(set) var nextCommand: RACCommand!
    private var undos: [() -> Void]

    override init() {
        self.tracks = []
        self.undos = []
        super.init()

        let hasTracks = RACObserve(self, \.tracks).map { (tracks: [Any]) in !tracks.isEmpty }
        self.nextCommand = RACCommand(enabled: hasTracks) { [weak self] _ in
            self?.advance()
            return self?.current != nil ? RACSignal.return(self?.current) : RACSignal.empty()
        }
    }

    private var _statistics: PlaylistStatistics = PlaylistStatistics()

    var statistics: PlaylistStatistics {
        return self._statistics
    }

    func advance() {
        var index = self.current != nil ? self.tracks.index(ofSameObject: self.current) : NSNotFound
        if self.current != nil {
            self._statistics.played += 1
            self._statistics.seconds += self.current?.duration ?? 0
        }
        switch self.repeat {
        case .one:
            if index != NSNotFound {
                break
            }
            fallthrough
        // Falls through: nothing is played yet.
        case .all:
            index = index == NSNotFound || index + 1 >= self.tracks.count ? 0 : index + 1
        case .none:
            index = index == NSNotFound ? 0 : index + 1
        }
        self.current = index < self.tracks.count ? self.tracks[index] : nil
    }

    func appendTracks(_ tracks: [PlaylistTrack]) {
        let before = self.tracks
        self.undos.append { [weak self] in
            guard let self else { return }
            self.tracks = before
        }
        self.tracks = self.tracks + tracks
    }

    func moveTrackAtIndex(_ from: Int, toIndex to: Int) {
        assert(from < self.tracks.count)
        assert(to < self.tracks.count)
        if from == to {
            return
        }

        var tracks = self.tracks
        let track = tracks[from]
        tracks.remove(at: from)
        tracks.insert(track, at: to)
        weak let weakSelf = self
        self.undos.append { weakSelf?.moveTrackAtIndex(to, toIndex: from) }
        self.tracks = tracks
    }

    func undo() -> Bool {
        let last = self.undos.last
        guard let last else { return false }
        self.undos.removeLast()
        let count = self.undos.count
        last()
        // What the undo itself noted is not undone again.
        while self.undos.count > count {
            self.undos.removeLast()
        }
        return true
    }

    func trackWithTitle(_ title: String) -> PlaylistTrack? {
        for track in self.tracks {
            if track.title.caseInsensitiveCompare(title) == .orderedSame {
                return track
            }
        }
        return nil
    }

    func tracksByInitial() -> [String: [PlaylistTrack]] {
        var result: [String: [PlaylistTrack]] = [:]
        for track in self.tracks {
            let initial = !track.title.isEmpty ? (track.title as NSString).substring(to: 1).uppercased() : "#"
            if result[initial] == nil {
                result[initial] = []
            }
            result[initial]?.append(track)
        }
        return result
    }

    func durationOfTracksInRange(_ range: NSRange) -> TimeInterval {
        var sum: TimeInterval = 0
        var i = range.location
        while i < NSMaxRange(range) && i < self.tracks.count {
            sum += self.tracks[i].duration
            i += 1
        }
        return sum
    }
}

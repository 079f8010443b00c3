import CompatShims
import Foundation
import RACCompat

/// Hears of a player.
protocol PlayerDelegate: AnyObject {
    func player(_ player: Player, didPlay title: String)
    func playerDidStop(_ player: Player)
}

extension PlayerDelegate {
    // What is optional in the protocol does nothing where a class leaves it out.
    func playerDidStop(_ player: Player) {}
}

struct PlayerMode: OptionSet {
    let rawValue: Int
    static let shuffle = PlayerMode(rawValue: 1 << 0)
    static let `repeat` = PlayerMode(rawValue: 1 << 1)
}

private let PlayerLoudest: Float = 11

/// A track; `seconds` is its length.
class Track: NSObject {
    var title: String!
    var seconds: TimeInterval = 0

    class func trackWithTitle(_ title: String, seconds: TimeInterval) -> Track {
        let track = Track()
        track.title = title
        track.seconds = seconds
        return track
    }

    override func isEqual(_ object: Any?) -> Bool {
        if !(object is Track) {
            return false
        }
        return self.title == (object as? Track)?.title
    }

    override var hash: Int {
        return self.title.hash
    }
}

// A static variable of a function.
private nonisolated(unsafe) var playerPlays: Int = 0

/// Plays tracks, one after the other.
class Player: RACObject {
    weak var delegate: (any PlayerDelegate)?
    @RACProperty var tracks: [Track]
    @RACProperty var current: Track?
    var mode: PlayerMode = []
    private(set) var playCommand: RACCommand!
    private(set) var remaining: RACSignal!
    private var scheduler: RACScheduler
    private var stops: RACSubject

    init(scheduler: RACScheduler) {
        self.scheduler = scheduler
        self.tracks = []
        self.stops = RACSubject.subject()
        self._volume = 5
        super.init()

        let hasTracks = RACObserve(self, \.tracks).map { (tracks: [Any]) in !tracks.isEmpty }
        self.playCommand = RACCommand(enabled: hasTracks) { [weak self] (track: Track?) in
            guard let self else { return .empty() }
            return self.play(track ?? self.tracks.first)
        }

        // What is left of the track, each second.
        self.remaining = RACObserve(self, \.current)
            .map { [weak self] (track: Track?) -> Any? in
                // review RAC-0321: Objective-C goes on without self here, and does what follows.
                guard let self else { return nil }
                guard let track else { return RACSignal.return(0) }

                return RACSignal.interval(1, onScheduler: self.scheduler)
                    .scanWithStart(track.seconds) { left, _ in left.doubleValue - 1 }
                    .startWith(track.seconds)
                    .takeWhileBlock { (left: NSNumber) in left.doubleValue >= 0 }
            }
            .switchToLatest()
    }

    func play(_ track: Track?) -> RACSignal {
        self.current = track
        self.delegate?.player(self, didPlay: track!.title)
        _ = self.countPlays()
        return RACSignal.empty().delay(track?.seconds ?? 0).takeUntil(self.stops).doCompleted { [weak self] in
            guard let self else { return }
            self.current = self.trackAfter(self.current)
            if self.current == nil {
                self.delegate?.playerDidStop(self)
            }
        }
    }

    func countPlays() -> Int {
        playerPlays += 1
        return playerPlays
    }

    func trackAfter(_ track: Track?) -> Track? {
        let index = self.tracks.indexOfObject(track)
        if index == NSNotFound || self.tracks.isEmpty {
            return nil
        }
        if index + 1 < self.tracks.count {
            return self.tracks[index + 1]
        }
        return !self.mode.intersection(.`repeat`).isEmpty ? self.tracks.first : nil
    }

    @RACProperty private var _volume: Float = 0

    var volume: Float {
        get {
            return self._volume
        }
        set(volume) {
            self._volume = max(0, min(volume, PlayerLoudest))
        }
    }

    func connectToChannel(_ terminal: RACChannelTerminal) {
        let volume = RACChannelTo(self, \.volume)
        terminal.map { x in x.floatValue / 10 }.subscribe(volume)
        volume.skip(1).subscribe(terminal)
    }

    func nameOfMode() -> String {
        switch self.mode {
        case .shuffle:
            return "shuffle"
        case .`repeat`:
            return "repeat"
        default:
            return "none"
        }
    }
}

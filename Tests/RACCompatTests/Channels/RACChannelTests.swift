import RACCompat
import StreamTesting
import Testing

@Suite(.takesTurns) struct RACChannelTests {
    private let channel = RACChannel()
    private let leading = Recorder()
    private let following = Recorder()

    private func subscribeBoth() {
        leading.subscribe(to: channel.leadingTerminal)
        following.subscribe(to: channel.followingTerminal)
    }

    @Test("A value sent to one end of a channel is delivered only to the subscribers of the other end")
    func crosses() {
        inVirtualTime { _ in
            subscribeBoth()
            channel.leadingTerminal.sendNext(1)
            channel.followingTerminal.sendNext(2)
            channel.leadingTerminal.sendNext(nil)
            #expect(leading.entries == ["2"])
            #expect(following.entries == ["1", "nil"])
        }
    }

    @Test("Subscribers of the leading end begin with nothing, those of the following end with the newest value")
    func replaysToFollowing() {
        inVirtualTime { _ in
            for value in [1, 2] {
                channel.leadingTerminal.sendNext(value)
                channel.followingTerminal.sendNext(value + 10)
            }
            subscribeBoth()
            #expect(leading.entries.isEmpty)
            #expect(following.entries == ["2"])
        }
    }

    @Test("A nil inside an optional arrives as nil")
    func flattens() {
        inVirtualTime { _ in
            channel.leadingTerminal.sendNext(Optional<Int>.none as Any)
            subscribeBoth()
            #expect(following.entries == ["nil"])
        }
    }

    /// How an end can be ended.
    enum Ending: CaseIterable {
        case completion, failure, nilFailure

        func end(_ terminal: RACChannelTerminal) {
            switch self {
            case .completion: terminal.sendCompleted()
            case .failure: terminal.sendError(TestFailure.first)
            case .nilFailure: terminal.sendError(nil)
            }
        }

        var word: String {
            switch self {
            case .completion: "completed"
            case .failure: "failed(first)"
            case .nilFailure: "failed(nil)"
            }
        }
    }

    @Test("Ending either end ends both, and that is replayed", arguments: [true, false], Ending.allCases)
    func ends(endsLeading: Bool, ending: Ending) {
        inVirtualTime { _ in
            channel.leadingTerminal.sendNext(1)
            subscribeBoth()
            ending.end(endsLeading ? channel.leadingTerminal : channel.followingTerminal)
            #expect(leading.entries == [ending.word])
            #expect(following.entries == ["1", ending.word])
            let late = Recorder()
            late.subscribe(to: channel.leadingTerminal)
            late.subscribe(to: channel.followingTerminal)
            #expect(late.entries == [ending.word, "1", ending.word])
        }
    }

    @Test("Where no scheduler is current, an end still reaches the other side in the call")
    func endsOnUnknownThreads() {
        onThread {
            let channel = RACChannel()
            channel.followingTerminal.sendCompleted()
            inVirtualTime { _ in leading.subscribe(to: channel.followingTerminal) }
        }
        #expect(leading.entries == ["completed"])
    }

    @Test("An end of the channel ends what either terminal is subscribed to")
    func endsUpstream() {
        inVirtualTime { _ in
            let (first, second) = (RACSubject.subject(), RACSubject.subject())
            let disposables = [first.subscribe(channel.leadingTerminal), second.subscribe(channel.followingTerminal)]
            subscribeBoth()
            first.sendNext(1)
            second.sendNext(2)
            channel.leadingTerminal.sendCompleted()
            #expect(disposables.allSatisfy { $0?.isDisposed == true })
            first.sendNext(3)
            #expect(leading.entries == ["2", "completed"])
            #expect(following.entries == ["1", "completed"])
        }
    }

    @Test("Two channels that are subscribed to each other do not echo")
    func connects() {
        inVirtualTime { _ in
            let other = RACChannel()
            channel.followingTerminal.subscribe(other.leadingTerminal)
            other.leadingTerminal.subscribe(channel.followingTerminal)
            leading.subscribe(to: channel.leadingTerminal)
            following.subscribe(to: other.followingTerminal)
            channel.leadingTerminal.sendNext(1)
            other.followingTerminal.sendNext(2)
            #expect(leading.entries == ["2"])
            #expect(following.entries == ["1"])
        }
    }

    @Test("A value that a channel's subscriber sends back during a delivery is delivered at once")
    func nests() {
        inVirtualTime { _ in
            channel.followingTerminal.subscribeNext { [channel] in channel.followingTerminal.sendNext($0) }
            subscribeBoth()
            channel.leadingTerminal.sendNext(1)
            #expect(leading.entries == ["1"])
            #expect(following.entries == ["1"])
        }
    }

    @Test("A disposed subscription gets nothing more")
    func disposes() {
        inVirtualTime { _ in
            let subscription = following.subscribe(to: channel.followingTerminal)
            channel.leadingTerminal.sendNext(1)
            subscription.dispose()
            channel.leadingTerminal.sendNext(2)
            #expect(following.entries == ["1"])
            #expect(subscription.isDisposed)
        }
    }

    @Test("Either end keeps a channel working; without both the channel is released, subscribed to or not")
    func isReleased() {
        let count = LiveCount()
        inVirtualTime { _ in
            var terminal: RACChannelTerminal? = RACChannel().followingTerminal
            let tracked = Tracked(count)
            terminal?.subscribeNext { _ = tracked.pass($0) }
            following.subscribe(to: terminal ?? channel.followingTerminal)
            terminal?.sendCompleted()
            #expect(following.entries == ["completed"])
            terminal = RACChannel().leadingTerminal
            terminal?.subscribeNext { _ = tracked.pass($0) }
            #expect(count.now == 1)
            terminal = nil
        }
        #expect(count.now == 0)
    }

    @Test("Values from several threads all arrive, in one order for all subscribers")
    func takesThreads() {
        let (first, second) = (Box<[Int]>([]), Box<[Int]>([]))
        inVirtualTime { _ in
            channel.followingTerminal.subscribeNext { value in first.mutate { $0.append(value as? Int ?? 0) } }
            channel.followingTerminal.subscribeNext { value in second.mutate { $0.append(value as? Int ?? 0) } }
        }
        onThreads(4) { [channel] index in
            for step in 0..<250 { channel.leadingTerminal.sendNext(index * 250 + step) }
        }
        #expect(Set(first.value).count == 1000)
        #expect(first.value == second.value)
    }

    @Test("Ends that two threads send at the same time do not wait for each other")
    func endsOnTwoThreads() {
        for _ in 0..<200 {
            let channel = RACChannel()
            onThreads(2) { index in
                (index == 0 ? channel.leadingTerminal : channel.followingTerminal).sendCompleted()
            }
            let log = Recorder()
            inVirtualTime { _ in
                log.subscribe(to: channel.leadingTerminal)
                log.subscribe(to: channel.followingTerminal)
            }
            #expect(log.entries == ["completed", "completed"])
        }
    }
}

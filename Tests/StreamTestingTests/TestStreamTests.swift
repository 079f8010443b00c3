import RACCompat
import StreamCore
import StreamTesting
import Testing

/// What the sources of tests do.
@Suite struct TestStreamTests {
    @Test("A burst comes within one turn: the work that its first value schedules runs after its last")
    func burst() throws {
        try withVirtualWorld { world in
            let source = try world.hot("-(abc)|")
            let order = world.record(source.producer.merge(with: source.producer.observe(on: QueueScheduler.main)))
            try order.expect("-(abcabc)|")
        }
        try withVirtualWorld { world in
            let source = try world.cold("-(ab)").racSignal
            let order = world.record(
                RACSignal.createSignal { subscriber in
                    source.subscribeNext { value in
                        subscriber.sendNext(value)
                        RACScheduler.mainThreadScheduler().schedule { subscriber.sendNext("later \(value ?? "")") }
                    }
                })
            world.advance(by: 2)
            #expect(order.entries == ["a", "b", "later a", "later b"])
            order.dispose()
        }
    }

    @Test("A cold stream without an end holds its subscriber until that unsubscribes, on both layers")
    func withoutEnd() throws {
        try withVirtualWorld { world in
            let outer = try world.hot("-a---b")
            let reply = try world.cold("--r", named: "reply")
            let dynamic = reply.racSignal
            let results = world.record(outer.racSignal.map { _ in dynamic }.switchToLatest())
            try results.expect("---r---r")
            results.dispose()
            try reply.expectSubscriptions("-^---!", "-----^-!")
        }
        expectFailure(
            """
            reply: the subscription of 0 s has not ended.
              time            0 s
              subscription 1  ^
            """
        ) {
            try withVirtualWorld { world in
                let reply = try world.cold("--r", named: "reply")
                reply.racSignal.subscribeNext { _ in }
                world.run()
                #expect(world.elapsed == 2)
                _ = reply.isSubscribed
            }
        }
    }
}

import Foundation
import StreamCore
import StreamTesting

/// What a virtual world's body returns, or the failure that it throws; the world may have checked nothing.
private func inWorld(_ body: (VirtualWorld) throws -> String) -> String {
    var result: String?
    do { try withVirtualWorld { result = try body($0) } } catch { return result ?? "throws: \(error)" }
    return result ?? "nothing"
}

/// The events of a stream that a world makes, in ten seconds.
private func made(_ make: (VirtualWorld) throws -> some RecordableStream) -> String {
    inWorld { world in
        let recorder = world.record(try make(world)).allowsUnchecked()
        world.advance(by: 10)
        return recorder.history
    }
}

/// What a step of a test says of a stream of two values.
private func step(_ step: (VirtualWorld, Recorder) throws -> Void) -> String {
    inWorld { world in
        try step(world, world.record(try world.hot("ab|").allowsOpenSubscriptions()).allowsUnchecked())
        return "passes"
    }
}

private func same(_ world: VirtualWorld) throws -> SignalProducer<String, any Error> { try world.input("a").producer }

func streamTestingRows() -> [Row] {
    var rows: [Row] = [
        Row(
            "Marbles.init(_:frame:failures:values:): String, TimeInterval, Set<Character>, Set<Character>",
            { (diagram: Diagram) in marbles { try Marbles(diagram.content) } },
            { (frame: Double) in marbles { try Marbles("-a-|", frame: frame) } },
            { (amount: Amount) in
                marbles {
                    try Marbles("-a-|", failures: amount.count == 0 ? [] : ["a"], values: amount.count < 2 ? [] : ["a"])
                }
            }),
        Row("Marbles.Event.time: TimeInterval") { (time: Double) in
            guard var event = try? Marbles("a").events.first else { return "no event" }
            event.time = time
            return "\(event.time)"
        },
        Row(
            "VirtualWorld.hot(_:frame:named:failures:): String, TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.hot(diagram.content).allowsOpenSubscriptions() } },
            { (frame: Double) in made { try $0.hot("-a-b", frame: frame).allowsOpenSubscriptions() } },
            { (name: Text) in made { try $0.hot("-a", named: name.content).allowsOpenSubscriptions() } }),
        Row(
            "VirtualWorld.hot(_:as:frame:named:failures:): String, TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.hot(diagram.content, as: Int.self).allowsOpenSubscriptions() } },
            { (frame: Double) in made { try $0.hot("-a-b", as: Int.self, frame: frame).allowsOpenSubscriptions() } }),
        Row(
            "VirtualWorld.hot(_:values:frame:named:failures:): String, [Character : Value], TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.hot(diagram.content, values: ["a": 1]).allowsOpenSubscriptions() } },
            { (amount: Amount) in
                made { try $0.hot("-a", values: amount.count == 0 ? [:] : ["a": 1]).allowsOpenSubscriptions() }
            },
            { (frame: Double) in
                made { try $0.hot("-a-b", values: ["a": 1, "b": 2], frame: frame).allowsOpenSubscriptions() }
            }),
        Row(
            "VirtualWorld.cold(_:frame:named:failures:): String, TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.cold(diagram.content).allowsOpenSubscriptions() } },
            { (frame: Double) in made { try $0.cold("-a-b", frame: frame).allowsOpenSubscriptions() } }),
        Row(
            "VirtualWorld.cold(_:as:frame:named:failures:): String, TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.cold(diagram.content, as: Int.self).allowsOpenSubscriptions() } },
            { (frame: Double) in made { try $0.cold("-a-b", as: Int.self, frame: frame).allowsOpenSubscriptions() } }),
        Row(
            "VirtualWorld.cold(_:values:frame:named:failures:): String, [Character : Value], TimeInterval, String?, [Character : any Error]",
            { (diagram: Diagram) in made { try $0.cold(diagram.content, values: ["a": 1]).allowsOpenSubscriptions() } },
            { (amount: Amount) in
                made { try $0.cold("-a", values: amount.count == 0 ? [:] : ["a": 1]).allowsOpenSubscriptions() }
            },
            { (frame: Double) in
                made { try $0.cold("-a-b", values: ["a": 1, "b": 2], frame: frame).allowsOpenSubscriptions() }
            }),
        Row(
            "VirtualWorld.unruly(_:frame:named:): String, TimeInterval, String?",
            { (diagram: Diagram) in
                inWorld {
                    _ = try $0.unruly(diagram.content); return "made"
                }
            },
            { (frame: Double) in
                inWorld {
                    _ = try $0.unruly("-a-b", frame: frame); return "made"
                }
            }),
        Row(
            "VirtualWorld.record(_:during:frame:named:): String, TimeInterval, String?",
            { (diagram: Diagram) in
                inWorld { world in
                    try world.record(world.hot("-a-b|").allowsOpenSubscriptions(), during: diagram.content)
                        .allowsUnchecked().history
                }
            },
            { (frame: Double) in
                inWorld { world in
                    try world.record(world.hot("-a-b|").allowsOpenSubscriptions(), during: "^--!", frame: frame)
                        .allowsUnchecked().history
                }
            }),
        Row(
            "VirtualWorld.start(created:subscribed:disposed:named:_:): TimeInterval, TimeInterval, TimeInterval, String?",
            { (time: Double) in started { world in try world.start(created: time, disposed: 5) { try same(world) } } },
            { (time: Double) in started { world in try world.start(subscribed: time, disposed: 5) { try same(world) } }
            },
            { (time: Double) in started { world in try world.start(disposed: time) { try same(world) } } }),
        Row("VirtualWorld.advance(by:): TimeInterval") { (seconds: Double) in
            inWorld { world in
                world.advance(by: seconds)
                return "\(world.elapsed)"
            }
        },
        Row("VirtualWorld.advance(to:): TimeInterval") { (seconds: Double) in
            inWorld { world in
                world.advance(to: seconds)
                return "\(world.elapsed)"
            }
        },
        Row("VirtualWorld.run(atMost:): TimeInterval") { (seconds: Double) in
            inWorld { world in
                world.run(atMost: seconds)
                return "\(world.elapsed)"
            }
        },
        Row("VirtualClock.Instant.advanced(by:): Duration") { (duration: Duration) in
            inWorld { world in
                world.advance(by: 1)
                return "\(world.clock.now.advanced(by: duration).elapsed)"
            }
        },
        Row("VirtualClock.sleep(until:tolerance:): Duration?") { (duration: Duration) in
            inWorld { world in
                world.advance(by: 1)
                let clock = world.clock
                let task = Task { try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: duration) }
                task.cancel()
                world.advance(by: .infinity)
                return "\(clock.now.elapsed)"
            }
        },
        Row("withVirtualWorld(startDate:fileID:line:_:): Date") { (date: Date) in
            var elapsed: Double?
            try? withVirtualWorld(startDate: date) { world in
                world.advance(by: 1)
                elapsed = world.elapsed
            }
            return elapsed.map { "\($0)" } ?? "throws"
        },
        Row("withRealWorld(deadline:fileID:line:_:): TimeInterval") { (seconds: Double) in
            compared {
                try withRealWorld(deadline: seconds) {
                    _ = try $0.record(Cold(value: 1)).expectNext(1).expectCompleted()
                }
            }
        },
        Row("Recorder.expectNext(_:within:fileID:line:): TimeInterval?") { (time: Double) in
            step { try $1.expectNext("a", within: time) }
        },
        Row("Recorder.expectNext(within:fileID:line:where:): TimeInterval?") { (time: Double) in
            step { try $1.expectNext(within: time) { (value: String) in value == "a" } }
        },
        Row("Recorder.expectFailure(_:within:fileID:line:): TimeInterval?") { (time: Double) in
            step { try $1.expectFailure(within: time) }
        },
        Row("Recorder.expectCompleted(within:fileID:line:): TimeInterval?") { (time: Double) in
            step { try $1.expectCompleted(within: time) }
        },
        Row("Recorder.expectInterrupted(within:fileID:line:): TimeInterval?") { (time: Double) in
            step { try $1.expectInterrupted(within: time) }
        },
        Row("Recorder.expectNothing(for:fileID:line:): TimeInterval") { (time: Double) in
            step { try $1.expectNothing(for: time) }
        },
        Row(
            "Recorder.expectCount(_:within:fileID:line:): Int, TimeInterval?",
            { (count: Int) in step { try $1.expectCount(count) } },
            { (time: Double) in step { try $1.expectCount(2, within: time) } }),
        Row(
            "Recorder.skip(_:within:fileID:line:): Int, TimeInterval?", { (count: Int) in step { try $1.skip(count) } },
            { (time: Double) in step { try $1.skip(1, within: time) } }),
        Row(
            "Recorder.expect(_:values:failures:frame:fileID:line:): String, [Character : Any], [Character : any Error], Double",
            { (diagram: Diagram) in step { try $1.expect(diagram.content) } },
            { (frame: Double) in step { try $1.expect("ab|", frame: frame) } }),
        Row(
            "Recorder.wait(for:atMost:): String, TimeInterval",
            { (entry: Text) in "\(Recorder().wait(for: entry.content, atMost: 0))" },
            { (seconds: Double) in
                let recorder = Recorder()
                recorder.note("a")
                return "\(recorder.wait(for: "a", atMost: seconds))"
            }),
        Row(
            "TestStream.expectSubscriptions(_:frame:fileID:line:): String..., TimeInterval",
            { (diagram: Diagram) in
                inWorld {
                    try $0.hot("-a").expectSubscriptions(diagram.content); return "passes"
                }
            },
            { (frame: Double) in
                inWorld {
                    try $0.hot("-a").expectSubscriptions("^!", frame: frame); return "passes"
                }
            }),
        Row("VirtualWorld.input(_:): String") { (name: Text) in
            inWorld {
                _ = try $0.input(name.content); return "input"
            }
        },
        Row(
            "compare(inputs:frame:for:disposal:resubscription:cleanUp:ignoring:fileID:line:legacy:ported:): [String : String], TimeInterval, TimeInterval?, TimeInterval?, TimeInterval?, Set<KnownDifference>",
            { (diagram: Diagram) in compared { try compare(inputs: ["a": diagram.content], legacy: same, ported: same) }
            },
            { (frame: Double) in
                compared { try compare(inputs: ["a": "-a-|"], frame: frame, legacy: same, ported: same) }
            },
            { (time: Double) in compared { try compare(inputs: ["a": "-a-|"], for: time, legacy: same, ported: same) } }
        ),
        Row(
            "compare(random:seed:inputs:frame:for:disposes:resubscribes:cleanUp:reenters:ignoring:fileID:line:legacy:ported:): Int, UInt64?, [RandomInput], TimeInterval, TimeInterval?, Set<KnownDifference>",
            { (count: Few) in
                compared { try compare(random: count.count, seed: 1, inputs: ["a"], legacy: same, ported: same) }
            },
            { (frame: Double) in
                compared { try compare(random: 2, seed: 1, inputs: ["a"], frame: frame, legacy: same, ported: same) }
            },
            { (time: Double) in
                compared { try compare(random: 2, seed: 1, inputs: ["a"], for: time, legacy: same, ported: same) }
            }),
        Row(
            "RandomInput.init(_:values:canFail:limit:): String, String, Int",
            { (name: Text) in random(RandomInput(name.content)) },
            { (values: Text) in random(RandomInput("a", values: values.content)) },
            { (limit: Int) in random(RandomInput("a", limit: limit)) }),
    ]
    rows += [
        Row(
            "conform(operator:deadline:ignoring:fileID:line:): TimeInterval, Set<ContractRule>",
            // Whether all rules are shown in so short a time is open.
            { (deadline: Double) in
                _ = compared {
                    try conform(operator: { (source: SignalProducer<Int, any Error>) in source }, deadline: deadline)
                }
                return "passes or throws"
            },
            { (amount: Amount) in
                compared {
                    try conform(
                        operator: { (source: SignalProducer<Int, any Error>) in source },
                        ignoring: amount.count == 0 ? [] : Set(ContractRule.allCases))
                }
            })
    ]
    return rows
}

/// Counts of trials that end.
struct Few: Input {
    let count: Int
    static let inputs = [0, -1, Int.min].map { ("\($0)", Few(count: $0)) }
}

/// A marble diagram.
struct Diagram: Input {
    let content: String
    static let inputs =
        [
            "", " ", "|", "||", "(", ")", "(a", "((a))", "a 3", "99999999999999999999s a", "-1s a", "^", "!", "^^", "~",
            "\u{1F600}",
        ]
        .map { ($0.isEmpty ? "empty" : $0.debugDescription, Diagram(content: $0)) }
        + [("100,000 values", Diagram(content: String(repeating: "a", count: 100_000)))]
}

private func marbles(_ make: () throws -> Marbles) -> String {
    do {
        let events = try make().events
        return events.count > 5 ? "\(events.count) events" : "\(events.map(\.time))"
    } catch { return "throws: \(error)" }
}

private func started(_ start: (VirtualWorld) throws -> Recorder) -> String {
    inWorld { try start($0).allowsUnchecked().history }
}

private func compared(_ work: () throws -> Void) -> String {
    do {
        try work()
        return "passes"
    } catch { return "throws: \(error)" }
}

private func random(_ input: RandomInput) -> String {
    compared {
        try compare(
            random: 5, seed: 1, inputs: [input], legacy: { try $0.input(input.name).producer },
            ported: { try $0.input(input.name).producer })
    }
}

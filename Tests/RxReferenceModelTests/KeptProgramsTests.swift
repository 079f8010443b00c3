import RxRecordings
import Testing

/// Programs on which the model and RxCompat once differed, each as small as it can be.
@Suite struct KeptProgramsTests {
    /// Programs on which they do the same.
    private static let programs = [
        // An AsyncSubject completed its first observer before the second one had the value.
        RxProgram(
            subjects: [RxScript(4, .async, [0], .completed, at: 0, startsWithValue: false)],
            definitions: [.source(0, .subject(0))],
            subscriptions: [
                .init(.source(3, .subject(0)), at: 0, .none), .init(.source(13, .definition(0)), at: 0, .none),
            ]),
        // What the other observable of a timeout sends after a disposal, while it is subscribed to, is not sent.
        RxProgram(subscriptions: [
            .init(
                .operation(26, count: 0, span: 1, [.source(6, .just), .source(7, .timer(delay: 1, offset: 4))]), at: 0,
                .onNext(1))
        ]),
        // The values of the last buffer were forgotten before they were sent, and a value that came meanwhile was alone.
        RxProgram(
            subjects: [RxScript(4, .publish, [], .none, at: 0, startsWithValue: false)],
            subscriptions: [
                .init(
                    .operation(
                        66, count: 0, span: 1,
                        [
                            .operation(
                                38, count: 0, span: 1,
                                [.operation(73, count: 0, span: 1, [.source(10, .subject(0))])])
                        ]), at: 0, .none)
            ]),
        // What concatMap queued while it ran an observable of one value waited for ever.
        RxProgram(
            subjects: [RxScript(4, .publish, [0], .none, at: 0, startsWithValue: false)],
            definitions: [.operation(83, count: 2, span: 1, [.source(2, .subject(0)), .source(3, .just)])],
            subscriptions: [.init(.source(7, .definition(0)), at: 0, .none)]),
        // A concatenation inside of another did not end with it.
        RxProgram(subscriptions: [
            .init(
                .operation(
                    61, count: 0, span: 1,
                    [
                        .operation(69, count: 0, span: 1, [.source(0, .just)]),
                        .operation(
                            61, count: 0, span: 1,
                            [
                                .source(
                                    7, .script(RxScript(5, .publish, [], .completed, at: 0, startsWithValue: false))),
                                .source(8, .just),
                            ]),
                    ]), at: 0, .onNext(2))
        ]),
        // ignoreElements completed again while it completed.
        RxProgram(
            subjects: [RxScript(4, .publish, [1], .none, at: 1, startsWithValue: false)],
            definitions: [
                .operation(
                    92, count: 0, span: 1,
                    [
                        .operation(
                            87, count: 0, span: 1,
                            [
                                .operation(12, count: 0, span: 1, [.source(0, .subject(0)), .source(1, .empty)]),
                                .source(2, .script(RxScript(4, .publish, [], .error, at: 0, startsWithValue: false))),
                            ]), .source(3, .just),
                    ])
            ],
            subscriptions: [.init(.source(4, .definition(0)), at: 0, .none)]),
        // zip of a list went on at a value that followed the end of its input.
        RxProgram(
            subjects: [
                RxScript(4, .publish, [], .none, at: 0, startsWithValue: false),
                RxScript(4, .behavior, [0], .none, at: 0, startsWithValue: false),
            ],
            subscriptions: [
                .init(
                    .operation(
                        49, count: 0, span: 1,
                        [
                            .operation(67, count: 1, span: 1, [.source(2, .subject(1))]),
                            .operation(
                                21, count: 0, span: 1,
                                [
                                    .source(4, .subject(1)),
                                    .source(
                                        5, .script(RxScript(5, .publish, [], .error, at: 0, startsWithValue: false))),
                                ]), .source(6, .just),
                        ]), at: 0, .none)
            ]),
        // take(last:) had no values left for a completion from inside of their delivery.
        RxProgram(
            subjects: [RxScript(4, .publish, [], .none, at: 0, startsWithValue: false)],
            subscriptions: [
                .init(
                    .operation(
                        66, count: 0, span: 1,
                        [
                            .operation(
                                5, count: 1, span: 1,
                                [.operation(6, count: 0, span: 1, [.source(0, .just), .source(1, .subject(0))])])
                        ]), at: 0, .none)
            ]),
        // A buffer that an error had emptied was as full as before.
        RxProgram(
            subjects: [RxScript(4, .publish, [1], .none, at: 1, startsWithValue: false)],
            definitions: [
                .operation(
                    91, count: 0, span: 1,
                    [
                        .source(
                            0, .script(RxScript(9, .publish, [0, 0, 1], .none, at: 1, startsWithValue: false))),
                        .source(1, .just),
                    ]),
                .operation(
                    92, count: 0, span: 1,
                    [
                        .operation(
                            38, count: 0, span: 1,
                            [
                                .operation(
                                    60, count: 0, span: 1,
                                    [.source(2, .subject(0)), .source(7, .definition(0)), .source(8, .just)])
                            ]), .source(9, .just),
                    ]),
            ],
            subscriptions: [.init(.source(10, .definition(1)), at: 0, .none)]),
    ]

    @Test("RxCompat does what the model does in the programs that were once different", arguments: programs)
    func isEqual(_ program: RxProgram) {
        let model = ProgramRun<ModelLayer>.events(of: program)
        let layer = ProgramRun<CompatLayer>.events(of: program)
        #expect(model == layer)
    }

    @Test("An observer of refCount that joins while the others leave keeps the connection, where RxSwift connects anew")
    func differsByDesign() {
        let shared = RxScript(5, .publish, [0], .none, at: 0, startsWithValue: false)
        let program = RxProgram(
            definitions: [
                .operation(
                    68, count: 1, span: 1,
                    [
                        .operation(
                            18, count: 0, span: 1,
                            [
                                .source(0, .of),
                                .operation(
                                    73, count: 0, span: 1,
                                    [.operation(31, count: 0, span: 1, [.source(3, .script(shared))])]),
                            ])
                    ]), .source(9, .definition(0)),
            ],
            subscriptions: [
                .init(.source(10, .definition(1)), at: 0, .none), .init(.source(11, .definition(0)), at: 0, .none),
            ])
        #expect(ProgramRun<ModelLayer>.events(of: program) != ProgramRun<CompatLayer>.events(of: program))
        #expect(ProgramComparison().mismatch(program) == nil)
    }
}

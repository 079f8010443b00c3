import RACCompat
import StreamCore
import StreamTesting

extension ReleasingCase {
    static let bridgedProperties: [ReleasingCase] = [
        timed(
            "Bridging/MutableProperty+RACBehaviorSubject", title: "a subject of a property", expecting: "nil old 1 back"
        ) { log, _ in
            let property = MutableProperty<Any?>(nil)
            let subject = property.behaviorSubject()
            log.subscribe(to: subject)
            subject.sendComeback()
            subject.sendNext("1")
        },
        timed(
            "Bridging/MutableProperty+RACBehaviorSubject", "Bridging/OwnValues", title: "a property of a subject",
            expecting: "nil old 1 back"
        ) { log, _ in
            let subject = RACBehaviorSubject(defaultValue: nil)
            guard let property = try? subject.property(of: Any?.self) else { return }
            property.producer.startWithValues { log.note(text($0)) }
            subject.sendComeback()
            subject.sendNext("1")
        },
        timed("Bridging/OwnValues", title: "a value that is written to the property", expecting: "nil old 1 back") {
            log, _ in
            let subject = RACBehaviorSubject(defaultValue: nil)
            guard let property = try? subject.property(of: Any?.self) else { return }
            log.subscribe(to: subject)
            property.value = Comeback { property.value = "back" }
            property.value = "1"
        },
        timed(
            "Bridging/MutableProperty+RACChannelTerminal", title: "a terminal of a property",
            expecting: "nil old 1 back"
        ) { log, _ in
            let property = MutableProperty<Any?>(nil)
            let terminal = property.channelTerminal()
            property.producer.startWithValues { log.note(text($0)) }
            terminal.sendNext(Comeback { terminal.sendNext("back") })
            terminal.sendNext("1")
        },
        timed(
            "Bridging/MutableProperty+RACChannelTerminal", title: "a property of a terminal",
            expecting: "nil old 1 back"
        ) { log, _ in
            let channel = RACChannel()
            let property = channel.followingTerminal.property(initial: nil as Any?)
            property.producer.startWithValues { log.note(text($0)) }
            channel.leadingTerminal.sendComeback()
            channel.leadingTerminal.sendNext("1")
        },
        ReleasingCase("Bridging/Action+RACCommand", title: "a command of an action", expecting: "value old value back")
        {
            log in
            let action = Action<Any?, Any?, any Error> { SignalProducer(value: $0) }
            let command = action.bridged
            command.allowsConcurrentExecution = true
            execute(command, Comeback { execute(command, "back", log) }, log)
            _ = log.wait(for: "value back")
        },
        ReleasingCase("Bridging/RACCommand+Action", title: "an action of a command", expecting: "value old value back")
        {
            log in
            let command = RACCommand { .return($0) }
            command.allowsConcurrentExecution = true
            let action = command.action
            apply(action, Comeback { apply(action, "back", log) }, log)
            _ = log.wait(for: "value back")
        },
    ]

    private static func execute(_ command: RACCommand, _ input: Any?, _ log: Recorder) {
        command.execute(input).subscribeNext { log.note("value \(text($0))") }
    }

    private static func apply(_ action: Action<Any?, Any?, any Error>, _ input: Any?, _ log: Recorder) {
        action.apply(input).startWithResult { if case .success(let value) = $0 { log.note("value \(text(value))") } }
    }
}

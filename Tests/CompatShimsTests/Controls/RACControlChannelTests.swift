import CompatShims
import RACCompat
import Testing

/// Channels of controls: `rac_channelForControlEvents`, `rac_newTextChannel`.
@Suite @MainActor struct RACControlChannelTests {
    private let record = EventRecord()
    private let button = TestButton()

    private func channel(of button: TestButton) -> RACChannelTerminal {
        button.rac_channelForControlEvents(.valueChanged, key: \.isOn, nilValue: false)
    }

    @Test("There is no start value, and what the program sets is not sent")
    func ignoresProgram() {
        record.subscribe(to: channel(of: button))
        button.isOn = true
        #expect(record.events.isEmpty)
    }

    @Test("A control's channel sends what the user changes")
    func sendsUserChanges() {
        record.subscribe(to: channel(of: button))
        button.toggle()
        button.toggle()
        #expect(record.events == ["true", "false"])
    }

    @Test("A value received by a control's channel is set on the control, nil as the nil value, and not sent back")
    func setsReceivedValues() {
        let channel = channel(of: button)
        record.subscribe(to: channel)
        channel.sendNext(true)
        #expect(button.isOn)
        channel.sendNext(nil)
        #expect(!button.isOn)
        channel.sendNext(1)
        #expect(button.isOn)
        #expect(record.events.isEmpty)
    }

    @Test("Two channels of one control do not echo")
    func doesNotEcho() {
        let (first, second) = (channel(of: button), channel(of: button))
        record.subscribe(to: first) { "first \(shown($0))" }
        record.subscribe(to: second) { "second \(shown($0))" }
        first.sendNext(true)
        #expect(record.events.isEmpty)
        button.toggle()
        #expect(record.events == ["first false", "second false"])
    }

    @Test("A control's channel completes when the control is released, and is released after it")
    func completes() {
        weak var released: RACChannelTerminal?
        do {
            let button = TestButton()
            let channel = channel(of: button)
            released = channel
            record.subscribe(to: channel)
        }
        #expect(record.events == ["completed"])
        #expect(released == nil)
    }

    @Test("Completing it ends the binding")
    func ends() {
        let channel = channel(of: button)
        channel.sendNext(true)
        channel.sendCompleted()
        channel.sendNext(false)
        #expect(button.isOn)
        record.subscribe(to: channel)
        button.toggle()
        #expect(record.events == ["completed"])
    }

    @Test("A text channel is connected with a model both ways; nil empties the text")
    func connectsText() {
        let field = TestField()
        let model = RACChannel()
        let view = field.rac_newTextChannel()
        view.subscribe(model.followingTerminal)
        model.followingTerminal.subscribe(view)
        record.subscribe(to: model.leadingTerminal)
        model.leadingTerminal.sendNext("Ann")
        #expect(field.text == "Ann")
        field.edit("Anna")
        model.leadingTerminal.sendNext(nil)
        #expect(field.text == "")
        #expect(record.events == ["Anna"])
    }
}

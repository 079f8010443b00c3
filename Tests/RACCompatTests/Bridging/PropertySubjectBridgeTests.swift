import RACCompat
import StreamCore
import StreamTesting
import Testing

@Suite(.takesTurns) struct PropertySubjectBridgeTests {
    private let log = Recorder()

    // MARK: From a property to a subject

    @Test("A subject of a property sends its value, and what it is set to; what is sent to it is set")
    func becomesSubject() {
        inVirtualTime { _ in
            let property = MutableProperty<Int?>(1)
            let subject = property.behaviorSubject()
            log.subscribe(to: subject)
            property.value = 2
            subject.sendNext(3)
            subject.sendNext(nil)
            #expect(property.value == nil)
            #expect(log.entries == ["1", "2", "3", "nil"])
            let late = Recorder()
            late.subscribe(to: subject)
            #expect(late.entries == ["nil"])
        }
    }

    @Test("The subject can be fed by a signal, with numbers of other types")
    func takesSignals() {
        inVirtualTime { _ in
            let property = MutableProperty(0.0)
            let subject = property.behaviorSubject()
            RACSignal.return(2).concat(.never()).subscribe(subject)
            #expect(property.value == 2)
        }
    }

    @Test("A value of another type fails the subject, and leaves the property alone", arguments: [nil, "text"])
    func failsAtOtherTypes(value: String?) {
        inVirtualTime { _ in
            let property = MutableProperty(1)
            let subject = property.behaviorSubject()
            log.subscribe(to: subject)
            subject.sendNext(value)
            property.value = 2
            #expect(log.entries.count == 2 && log.entries.last?.contains("where Int was expected") == true)
            #expect(property.value == 2)
        }
    }

    @Test("The subject completes when the property is released, which it does not retain")
    func completes() {
        inVirtualTime { _ in
            var property: MutableProperty<Int>? = MutableProperty(1)
            let subject = property?.behaviorSubject()
            if let subject { log.subscribe(to: subject) }
            property = nil
            subject?.sendNext(2)
            #expect(log.entries == ["1", "completed"])
        }
    }

    @Test("The subject is released with its last holder, and follows no more")
    func isReleased() {
        let property = MutableProperty(1)
        weak var released: RACBehaviorSubject?
        do {
            let subject = property.behaviorSubject()
            released = subject
        }
        #expect(released == nil)
        property.value = 2
    }

    // MARK: From a subject to a property

    @Test("A property of a subject begins with its value, follows it, and sends to it")
    func becomesProperty() throws {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(1)
        let property = try subject.property(of: Int.self)
        var values: [Int] = []
        property.signal.observeValues { values.append($0) }
        inVirtualTime { _ in log.subscribe(to: subject) }
        #expect(property.value == 1)
        subject.sendNext(2)
        property.value = 3
        property.value = 3
        subject.sendNext(true)
        #expect(values == [2, 3, 3, 1])
        #expect(log.entries == ["1", "2", "3", "3", "true"])
    }

    @Test("A subject whose value is of another type makes no property", arguments: [nil, "text"])
    func rejectsOtherTypes(value: String?) {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(value)
        let error = #expect(throws: RACBridgeError.self) { try subject.property(of: Int.self) }
        #expect(error?.description.contains("where Int was expected") == true)
    }

    @Test("A value that an observer sets in answer is sent once, and so is one that a subscriber sends in answer")
    func answers() throws {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(0)
        let property = try subject.property(of: Int.self)
        property.signal.observeValues { if $0 == 1 { property.value = 10 } }
        inVirtualTime { _ in
            log.subscribe(to: subject)
            subject.subscribeNext { if $0 as? Int == 2 { subject.sendNext(20) } }
        }
        subject.sendNext(1)
        #expect(property.value == 10)
        property.value = 2
        #expect(property.value == 20)
        // Depth first, as subjects send.
        #expect(log.entries == ["0", "10", "1", "2", "20"])
    }

    @Test("Both agree where an answer sets both", arguments: [false, true])
    func crossingAnswers(isPropertyFirst: Bool) throws {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(0)
        let holder = Box<MutableProperty<Int>?>(nil)
        // With a scheduler that is current, the subscription is made in the call, and not later on another thread.
        inVirtualTime { _ in
            subject.subscribeNext { value in
                guard value as? Int == 1 else { return }
                if isPropertyFirst { holder.value?.value = 7 }
                subject.sendNext(9)
                if !isPropertyFirst { holder.value?.value = 7 }
            }
        }
        let property = try subject.property(of: Int.self)
        holder.value = property
        property.value = 1
        #expect(subject.first() as? Int == property.value)
    }

    @Test("The end of the subject leaves the property, the release of the property leaves the subject")
    func ends() throws {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(1)
        inVirtualTime { _ in log.subscribe(to: subject) }
        var released: MutableProperty<Int>? = try subject.property(of: Int.self)
        released?.value = 2
        weak let gone = released
        released = nil
        #expect(gone == nil)
        let property = try subject.property(of: Int.self)
        subject.sendCompleted()
        property.value = 3
        subject.sendNext(4)
        #expect(property.value == 3)
        #expect(log.entries == ["1", "2", "completed"])
    }

    @Test("Property and subject agree when several threads have set and sent")
    func agrees() throws {
        let subject = RACBehaviorSubject.behaviorSubjectWithDefaultValue(-1)
        let property = try subject.property(of: Int.self)
        let seen = Box<[Int]>([])
        inVirtualTime { _ in
            subject.subscribeNext { value in seen.mutate { $0.append(value as? Int ?? 0) } }
        }
        onThreads(4) { index in
            for step in 0..<250 { property.value = index * 250 + step }
        }
        #expect(seen.value.filter { $0 >= 0 }.count == 1000)
        #expect(seen.value.last == property.value)
    }
}

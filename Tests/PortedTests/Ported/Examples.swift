// An example for each row of the guide: `rac-port explain` prints it, with the Swift that rac-port writes for it.
// All of it is translated, compiled and run by the tests, and prints what its comments say.

import CompatShims
import Foundation
import RACCompat

class Song: RACObject {
    @RACProperty var title: String?
    var next: Song?
}

func rac_0001() {
    let download = RACSignal.createSignal { subscriber in
        subscriber.sendNext("data")
        subscriber.sendCompleted()
        return RACDisposable.disposableWithBlock { NSLog("cleaned up") }
    }
    download.subscribeNext { (text: String) in
        NSLog("%@", text)
    } completed: {
        NSLog("done")
    }  // prints data, done, cleaned up
}

func rac_0007() {
    let names = RACSubject.subject()
    names.subscribeNext { (name: String) in NSLog("%@", name) }
    names.sendNext("Ann")  // prints Ann
}

func rac_0009() {
    let offline = NSError(domain: "App", code: 7, userInfo: nil)
    RACSignal.error(offline).subscribeNext { (text: String) in
        NSLog("%@", text)
    } error: { error in
        NSLog("failed \(error?.code ?? 0)")
    } completed: {
        NSLog("done")
    }  // prints failed 7
}

func rac_0014() {
    RACSignal.return(1).logAll().subscribeNext { (number: NSNumber) in NSLog("%@", "\(objectText(number))") }  // prints 1
}

func rac_0021() {
    let offline = NSError(domain: "App", code: 7, userInfo: nil)
    var error: (any Error)?
    do {
        try RACSignal.error(offline).asynchronouslyWaitUntilCompleted()
    } catch let thrown {
        error = thrown
        NSLog("failed \(error?.code ?? 0)")
    }  // prints failed 7
}

func rac_0022() {
    RACSignal.return("page")
        .initially { NSLog("starting") }
        .doNext { (text: String) in NSLog("%@", "got \(text)") }
        .doCompleted { NSLog("completed") }
        .subscribeNext { (text: String) in NSLog("%@", text) }  // prints starting, got page, page, completed
}

func rac_0035() {
    let names = RACSubject.subject()
    let ages = RACSubject.subject()
    RACSignal.combineLatest([names, ages])
        .subscribeNext { (both: RACTuple) in NSLog("%@", "\(objectText(both.first)) is \(objectText(both.second))") }
    names.sendNext("Ann")
    ages.sendNext(30)  // prints Ann is 30
}

func rac_0036() {
    let names = RACSubject.subject()
    let passwords = RACSubject.subject()
    let isValid = RACSignal.combineLatest([names, passwords]) { (name: String, password: String) in !name.isEmpty && password.utf16.count >= 8 }
    isValid.subscribeNext { valid in NSLog("%@", valid.boolValue ? "valid" : "not yet") }
    names.sendNext("ann")
    passwords.sendNext("secret")  // prints not yet
    passwords.sendNext("secrets!")  // prints valid
}

func rac_0037() {
    let typed = RACSubject.subject()
    let spoken = RACSubject.subject()
    RACSignal.merge([typed, spoken]).subscribeNext { (text: String) in NSLog("%@", text) }
    spoken.sendNext("hello")  // prints hello
    typed.sendNext("hi")  // prints hi
}

func rac_0046() {
    let song = Song()
    let titles = RACSubject.subject()
    titles.setKeyPath("title", onObject: song, nilValue: "untitled")
    titles.sendNext(nil)
    NSLog("%@", "\(song.title ?? "(null)")")  // prints untitled
}

func rac_0049() {
    let locations = RACSubject.subject()
    let stop = RACSubject.subject()
    locations.takeUntil(stop).subscribeNext { (location: String) in
        NSLog("%@", location)
    } completed: {
        NSLog("stopped")
    }
    locations.sendNext("home")  // prints home
    stop.sendNext(RACUnit.defaultUnit())  // prints stopped
    locations.sendNext("work")
}

func rac_0051() {
    let offline = NSError(domain: "App", code: 7, userInfo: nil)
    RACSignal.error(offline)
        .catch { _ in RACSignal.return("from the cache") }
        .subscribeNext { (page: String) in NSLog("%@", page) }  // prints from the cache
}

func rac_0055() {
    let texts = RACSubject.subject()
    texts
        .tryMap { (text: String) -> Any? in
            if text.utf16.count > 3 {
                return text.uppercased()
            }
            throw NSError(domain: "App", code: 1, userInfo: nil)
        }
        .subscribeNext { (text: String) in
            NSLog("%@", text)
        } error: { error in
            NSLog("failed \(error?.code ?? 0)")
        }
    texts.sendNext("long")  // prints LONG
    texts.sendNext("no")  // prints failed 1
}

func rac_0056() {
    let letters = RACSignal.merge([RACSignal.return("a"), RACSignal.return("b")])
    NSLog("%@", "\(objectText(letters.first())) of \(letters.toArray()?.count ?? 0)")  // prints a of 2
}

func rac_0060() {
    var starts = 0
    let counted = RACSignal.defer {
        starts += 1
        return RACSignal.return(starts)
    }
    counted.subscribeNext { (start: NSNumber) in NSLog("%@", "start \(objectText(start))") }  // prints start 1
    counted.subscribeNext { (start: NSNumber) in NSLog("%@", "start \(objectText(start))") }  // prints start 2
}

func rac_0061() {
    let searches = RACSubject.subject()
    let first = RACSubject.subject()
    let second = RACSubject.subject()
    searches.switchToLatest().subscribeNext { (result: String) in NSLog("%@", result) }
    searches.sendNext(first)
    first.sendNext("one")  // prints one
    searches.sendNext(second)
    first.sendNext("late")
    second.sendNext("two")  // prints two
}

func rac_0062() {
    let tabs = RACSubject.subject()
    let screens = RACSignal.switch(
        tabs,
        cases: ["home": RACSignal.return("news"), "search": RACSignal.return("results")],
        default: RACSignal.return("nothing")
    )
    screens.subscribeNext { (screen: String) in NSLog("%@", screen) }
    tabs.sendNext("search")  // prints results
    tabs.sendNext("settings")  // prints nothing
}

func rac_0066() {
    let download = RACSignal.createSignal { subscriber in
        NSLog("downloading")
        subscriber.sendNext("data")
        return nil
    }
    let shared = download.replayLazily()
    shared.subscribeNext { (data: String) in NSLog("%@", "first \(data)") }  // prints downloading, first data
    shared.subscribeNext { (data: String) in NSLog("%@", "second \(data)") }  // prints second data
}

func rac_0072() {
    let scheduler = RACTestScheduler()
    let pages = RACSubject.subject()
    pages.deliverOn(scheduler).subscribeNext { (page: String) in NSLog("%@", "shown: \(page)") }
    pages.sendNext("news")
    NSLog("sent")  // prints sent
    scheduler.stepAll()  // prints shown: news
}

func rac_0074() {
    let clock = RACTestScheduler()
    let texts = RACSubject.subject()
    texts.deliverOn(clock).throttle(0.5).subscribeNext { (text: String) in NSLog("%@", "searching \(text)") }
    texts.sendNext("s")
    texts.sendNext("swift")
    clock.stepAll()  // prints searching swift
}

func rac_0076() {
    let words = RACSubject.subject()
    words
        .groupBy { (word: String) in word.utf16.count }
        .flattenMap { (group: RACGroupedSignal) in group.take(1) }
        .subscribeNext { (word: String) in NSLog("%@", "first of its length: \(word)") }
    words.sendNext("ant")  // prints first of its length: ant
    words.sendNext("bee")
    words.sendNext("wasp")  // prints first of its length: wasp
}

func rac_0081() {
    let scheduler = RACTestScheduler()
    var attempts = 0
    let unsteady = RACSignal.defer {
        attempts += 1
        return attempts < 3 ? RACSignal.error(nil) : RACSignal.return(attempts)
    }
    unsteady
        .retry(2)
        .subscribeOn(scheduler)
        .subscribeNext { (attempt: NSNumber) in NSLog("%@", "attempt \(objectText(attempt))") }
    scheduler.stepAll()  // prints attempt 3
}

func rac_0084() {
    RACSignal.return("value")
        .materialize()
        .subscribeNext { (event: RACEvent) in NSLog("%@", "\(objectText(event.finished ? "finished" : event.value))") }  // prints value, finished
}

func rac_0100() {
    let load = RACSignal.return("page").setNameWithFormat("-load %@", "news")
    load.subscribeNext { (page: String) in NSLog("%@", page) }  // prints page
}

func rac_0102() {
    let progress = RACSubject.subject()
    progress.subscribeNext { (percent: NSNumber) in
        NSLog("%@", "\(objectText(percent)) %")
    } completed: {
        NSLog("done")
    }
    progress.sendNext(50)  // prints 50 %
    progress.sendCompleted()  // prints done
}

func rac_0118() {
    let isOnline = RACSignal.return(true)
    let save = RACCommand(enabled: isOnline) { (draft: String) in RACSignal.return(draft + ", saved") }
    let result = save.execute("draft").asynchronousFirstOrDefault("nothing", success: nil, error: nil)
    NSLog("%@", "\(objectText(result))")  // prints draft, saved
}

func rac_0119() {
    let save = RACCommand { (draft: String) in RACSignal.return(draft.uppercased()) }
    save.executionSignals.switchToLatest().subscribeNext { (text: String) in NSLog("%@", text) }
    try? save.execute("draft").asynchronouslyWaitUntilCompleted()  // prints DRAFT
}

func rac_0130() {
    let all = RACCompoundDisposable.compoundDisposable()
    all.addDisposable(RACDisposable.disposableWithBlock { NSLog("stopped") })
    all.dispose()  // prints stopped
}

func rac_0164() {
    let background = RACScheduler.schedulerWithPriority(.high)
    let work = RACSignal.return("worked").subscribeOn(background)
    NSLog("%@", "\(objectText(work.first()))")  // prints worked
}

func rac_0189() {
    let lengths = ["a", "bb"].rac_sequence.map { (text: String) in text.utf16.count }
    for length in lengths {
        NSLog("%@", "\(objectText(length))")
    }  // prints 1, 2
    NSLog("\(lengths.array.count)")  // prints 2
}

func rac_0200() {
    let letters = RACSequence.sequenceWithHeadBlock {
        return "a"
    } tailBlock: {
        return ["b", "c"].rac_sequence
    }
    NSLog("%@", letters.array.componentsJoined(by: ""))  // prints abc
}

func rac_0216() {
    let ages = ["Ann": 30]
    NSLog("%@", "\(objectText(ages.rac_keySequence.head)) \(objectText(ages.rac_valueSequence.head))")  // prints Ann 30
}

func rac_0264() {
    let center = NotificationCenter.default
    let subscription = center
        .rac_addObserverForName(Notification.Name("SongChanged"), object: nil)
        .subscribeNext { (note: Notification) in NSLog("%@", "now \(objectText(note.object))") }
    center.post(name: Notification.Name("SongChanged"), object: "So What")  // prints now So What
    subscription.dispose()
}

func rac_0270() {
    do {
        let song = Song()
        song.rac_willDeallocSignal().subscribeCompleted { NSLog("gone") }
    }  // prints gone
}

func rac_0312() {
    let song = Song()
    let titles = RACSubject.subject()
    RAC(song, \.title) <~ titles
    titles.sendNext("So What")
    NSLog("%@", "\(song.title ?? "(null)")")  // prints So What
}

func rac_0313() {
    let song = Song()
    song.title = "So What"
    RACObserve(song, \.title).subscribeNext { (title: String?) in NSLog("%@", "\(title ?? "(null)")") }  // prints So What
    song.title = "Blue in Green"  // prints Blue in Green
}

func rac_0314() {
    let song = Song()
    let copy = Song()
    RACChannelTo(copy, \.title) <~> RACChannelTo(song, \.title)
    song.title = "So What"
    NSLog("%@", "\(copy.title ?? "(null)")")  // prints So What
    copy.title = "So What (live)"
    NSLog("%@", "\(song.title ?? "(null)")")  // prints So What (live)
}

func rac_0315() {
    let pair = RACTuplePack("Ann", 30)
    NSLog("%@", "\(objectText(pair.first)) of \(pair.count)")  // prints Ann of 2
}

func rac_0316() {
    let pair = RACTuplePack("Ann", 30)
    let (name, age): (String, NSNumber) = RACTupleUnpack(pair)
    NSLog("%@", "\(name) is \(objectText(age))")  // prints Ann is 30
}

func rac_0353() {
    RACSignal.return(1).subscribeNext { (number: NSNumber) in NSLog("%@", "\(objectText(number))") }  // prints 1
    RACSignal.empty().subscribeCompleted { NSLog("empty") }  // prints empty
}

func rac_0359() {
    let save = RACSignal.return("saved")
    let load = RACSignal.return("loaded")
    save.concat(load).subscribeNext { (text: String) in NSLog("%@", text) }  // prints saved, loaded
    save.then { load }.subscribeNext { (text: String) in NSLog("%@", "then \(text)") }  // prints then loaded
}

func rac_0365() {
    let identifiers = RACSubject.subject()
    identifiers
        .flattenMap { (identifier: NSNumber) in RACSignal.return("user \(objectText(identifier))") }
        .subscribeNext { (user: String) in NSLog("%@", user) }
    identifiers.sendNext(7)  // prints user 7
}

func rac_0371() {
    let names = RACSubject.subject()
    names.map { (name: String) in name.uppercased() }.subscribeNext { (name: String) in NSLog("%@", name) }
    names.sendNext("ann")  // prints ANN
}

func rac_0373() {
    let numbers = [1, 2, 3].rac_sequence
    let sum = numbers.foldLeftWithStart(0) { (total: NSNumber, number: NSNumber) in total.intValue + number.intValue }
    NSLog("%@", "\(objectText(sum))")  // prints 6
}

func rac_0377() {
    let texts = RACSubject.subject()
    texts
        .filter { (text: String) in text.utf16.count > 1 }
        .distinctUntilChanged()
        .startWith("begin")
        .subscribeNext { (text: String) in NSLog("%@", text) }  // prints begin
    texts.sendNext("a")
    texts.sendNext("ab")  // prints ab
    texts.sendNext("ab")
}

func rac_0383() {
    let pairs = RACSignal.return(RACTuplePack(2, 3))
    pairs
        .reduceEach { (a: NSNumber, b: NSNumber) in a.intValue * b.intValue }
        .subscribeNext { (product: NSNumber) in NSLog("%@", "\(objectText(product))") }  // prints 6
}

func rac_0392() {
    let numbers = [1, 2, 3].rac_sequence.signal()
    for number in numbers.toArray() ?? [] {
        NSLog("%@", "\(objectText(number))")
    }  // prints 1, 2, 3
    NSLog("\(numbers.take(2).toArray()?.count ?? 0)")  // prints 2
    NSLog("%@", "\(objectText(numbers.takeLast(1).first()))")  // prints 3
}

func rac_0398() {
    let questions = RACSubject.subject()
    let answers = RACSubject.subject()
    RACSignal.zip([questions, answers]) { (question: String, answer: String) in "\(question) \(answer)" }
        .subscribeNext { (line: String) in NSLog("%@", line) }
    questions.sendNext("How many?")
    questions.sendNext("Where?")
    answers.sendNext("Three.")  // prints How many? Three.
}

func rac_0404() {
    let numbers = RACSubject.subject()
    numbers
        .scanWithStart(0) { total, number in total.integerValue + number.integerValue }
        .subscribeNext { (total: NSNumber) in NSLog("%@", "\(objectText(total))") }
    numbers.sendNext(1)  // prints 1
    numbers.sendNext(2)  // prints 3
}

import Exploring
import RxCompat

let observableModels = [
    Model("what is set in a serial disposable while it is disposed of is disposed of, in RxCompat") { run in
        let serial = SerialDisposable()
        let disposed = [Count(), Count()]
        serial.disposable = Disposables.create { disposed[0].add(1) }
        run.thread { serial.disposable = Disposables.create { disposed[1].add(1) } }
        run.thread { serial.dispose() }
        run.after { run.check(disposed.allSatisfy { $0.value == 1 }, "\(disposed.map(\.value))") }
    },
    Model("what is inserted into a composite disposable while it is disposed of is disposed of, in RxCompat") { run in
        let (composite, count) = (CompositeDisposable(), Count())
        _ = composite.insert(Disposables.create { count.add(1) })
        run.thread { composite.dispose() }
        run.thread { _ = composite.insert(Disposables.create { count.add(1) }) }
        run.after { run.check(count.value == 2, "\(count.value)") }
    },
    Model("an observable that is disposed of while it ends ends once, or not at all", bound: 2) { run in
        let subject = PublishSubject<Int>()
        let ends = run.cell("the ends", 0)
        let subscription = subject.subscribe(onCompleted: { ends.value += 1 })
        run.thread { subject.onCompleted() }
        run.thread { subscription.dispose() }
        run.after { run.check(ends.value <= 1, "\(ends.value)") }
    },
    Model("zip of two observables pairs in order", bound: 2) { run in
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
        let got = run.cell("the sums", [Int]())
        _ = Observable.zip(subjects[0], subjects[1]) { $0 * 10 + $1 }.subscribe(onNext: { got.value.append($0) })
        for subject in subjects { run.thread { for number in 1...2 { subject.onNext(number) } } }
        run.after { run.check(got.value == [11, 22], "\(got.value)") }
    },
    Model("combineLatest of two observables ends with the newest of both", bound: 2) { run in
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
        let got = run.cell("the sums", [Int]())
        _ = Observable.combineLatest(subjects[0], subjects[1]) { $0 * 10 + $1 }.subscribe(onNext: {
            got.value.append($0)
        })
        for subject in subjects { run.thread { for number in 1...2 { subject.onNext(number) } } }
        run.after { run.check(got.value.last == 22, "\(got.value)") }
    },
    Model("merge of two observables completes once, after the values of both", bound: 2) { run in
        let subjects = [PublishSubject<Int>(), PublishSubject<Int>()]
        let (got, ends) = (run.cell("the values", 0), run.cell("the ends", 0))
        _ = Observable.merge(subjects[0], subjects[1]).subscribe(
            onNext: { _ in
                run.check(ends.value == 0, "no value comes after the end")
                got.value += 1
            }, onCompleted: { ends.value += 1 })
        for subject in subjects {
            run.thread {
                subject.onNext(1)
                subject.onCompleted()
            }
        }
        run.after { run.check(got.value == 2 && ends.value == 1, "\(got.value) values, \(ends.value) ends") }
    },
    Model("switchLatest ends with the newest observable", bound: 2) { run in
        let (outer, first) = (PublishSubject<Observable<Int>>(), PublishSubject<Int>())
        let got = run.cell("the values", [Int]())
        _ = outer.switchLatest().subscribe(onNext: { got.value.append($0) })
        outer.onNext(first.asObservable())
        run.thread { for number in 1...2 { first.onNext(number) } }
        run.thread { outer.onNext(.just(9)) }
        run.after { run.check(got.value.last == 9, "\(got.value)") }
    },
]

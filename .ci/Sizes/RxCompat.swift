import RxCompat

let subject = PublishSubject<Int>()
let bag = DisposeBag()
subject.map { $0 * 2 }.subscribe(onNext: { print($0) }).disposed(by: bag)
subject.onNext(21)

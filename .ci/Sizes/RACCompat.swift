import RACCompat

let subject = RACSubject.subject()
subject.map { (text: String) in text.count }.subscribeNext { (count: Int) in print(count) }
subject.sendNext("four")

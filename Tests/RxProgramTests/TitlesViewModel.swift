import Foundation
import RxCompat

// A view model as it was written for RxSwift 6, with the import changed; TitlesViewModelTests tests it with RxTest's words.

enum TitlesError: Error, Equatable {
    case offline
}

protocol TitlesServiceType {
    func titles(_ query: String) -> Single<[String]>
}

final class TitlesViewModel {
    struct Input {
        let query: Observable<String>
        let submit: Observable<Void>
    }

    struct Output {
        let titles: Driver<[String]>
        let isLoading: Driver<Bool>
        let canSubmit: Driver<Bool>
        let failure: Signal<String>
        let submitted: Signal<String>
    }

    private let service: TitlesServiceType
    private let scheduler: SchedulerType

    init(service: TitlesServiceType, scheduler: SchedulerType = MainScheduler.instance) {
        self.service = service
        self.scheduler = scheduler
    }

    func transform(_ input: Input) -> Output {
        let loading = BehaviorRelay(value: false)
        let failures = PublishRelay<String>()
        let query = input.query
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .distinctUntilChanged()
            .share(replay: 1)

        let titles =
            query
            .debounce(.seconds(10), scheduler: scheduler)
            .flatMapLatest { [service] text -> Observable<[String]> in
                guard !text.isEmpty else { return .just([]) }
                return service.titles(text)
                    .asObservable()
                    .do(
                        onError: { failures.accept("\($0)") },
                        onSubscribe: { loading.accept(true) },
                        onDispose: { loading.accept(false) }
                    )
                    .catchAndReturn([])
            }
            .asDriver(onErrorJustReturn: [])

        return Output(
            titles: titles,
            isLoading: loading.asDriver().distinctUntilChanged(),
            canSubmit: query.map { $0.count >= 3 }.distinctUntilChanged().asDriver(onErrorJustReturn: false),
            failure: failures.asSignal(),
            submitted: input.submit.withLatestFrom(query).asSignal(onErrorSignalWith: .empty())
        )
    }
}

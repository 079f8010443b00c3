import Foundation
import GrowthSupport
import RACCompat
import StreamCore

/// Properties that follow each other, set by threads.
func propertyLine(_ round: Round, _ numbers: inout Numbers) -> Line {
    let (first, second) = (MutableProperty(round.item()), MutableProperty(round.item()))
    second <~ first.map { $0 }
    let both = first.combineLatest(with: second).map(\.0).skipRepeats()
    let flat = first.flatMap(.latest) { [second] item in second.map { $0.number > item.number ? $0 : item } }
    let valid = ValidatingProperty(second) { $0.number < 20 ? .valid : .invalid(Fault(item: $0)) }
    let terminal = second.channelTerminal()
    return Line(
        send: { item in
            switch item.number % 3 {
            case 0: first.value = item
            case 1: second.modify { $0 = item }
            default: terminal.sendNext(item)
            }
        }, end: { _ in },
        subscribe: { item in
            CompositeDisposable([
                both.producer.startWithValues { _ in _ = item }, flat.producer.startWithValues { _ in _ = item },
                valid.result.producer.startWithValues { _ in _ = item },
                first.behaviorSubject().producer.start { _ in _ = item },
            ])
        })
}

/// An action, and a command over another one: threads start work that ends by itself, and work that is disposed.
func actionLine(_ round: Round, _ numbers: inout Numbers) -> Line {
    let scheduler = round.scheduler(&numbers)
    let policies: [ExecutionPolicy] = [.error, .drop, .queue, .latest, .concurrent, .concurrent(limit: 2)]
    let action = Action<Item, Item, Fault>(policy: policies[numbers.below(policies.count)]) { item in
        item.number % 5 == 0
            ? SignalProducer(error: Fault(item: item)) : SignalProducer(value: item).delay(0.001, on: scheduler)
    }
    let command = RACCommand { input in RACSignal.return(input).delay(0.001) }
    command.allowsConcurrentExecution = numbers.below(2) == 0
    return Line(
        send: { item in
            if item.number % 2 == 0 { action.apply(item).start() } else { command.execute(item) }
        }, end: { _ in },
        subscribe: { item in
            let executions = command.executionSignals.switchToLatest().subscribeNext { (_: Any?) in _ = item }
            let errors = command.errors.subscribeNext { (_: Any?) in _ = item }
            return CompositeDisposable([
                action.values.observeValues { _ in _ = item }, action.errors.observeValues { _ in _ = item },
                action.isExecuting.producer.startWithValues { _ in _ = item },
                AnyDisposable { executions.dispose() }, AnyDisposable { errors.dispose() },
            ])
        })
}

/// Tasks that iterate over the values of a signal until they are cancelled or it ends, and producers of tasks.
func taskLine(_ round: Round, _ numbers: inout Numbers) -> Line {
    let (signal, input) = Signal<Item, Fault>.pipe()
    let flow = signal.producer.flatMap(.merge) { item in
        SignalProducer<Item, Fault> { () async throws(Fault) -> Item in
            await Task.yield()
            if item.number == 22 { throw Fault(item: item) }
            return item
        }
    }
    return Line(
        send: { input.send(value: $0) },
        end: { fault in
            if let fault { input.send(error: fault) } else { input.sendCompleted() }
        },
        subscribe: { item in
            let task = Task {
                do { for try await value in flow.values where value.number == item.number { return } } catch {}
            }
            return AnyDisposable { task.cancel() }
        })
}

/// Lazy sequences, which several threads walk at once, alone and as signals.
func sequenceLine(_ round: Round, _ numbers: inout Numbers) -> Line {
    let items = (0..<20).map { round.item($0) }
    let lengths = numbers.below(5) + 1
    let sequence = items.rac_sequence.map { $0 }.filter { ($0 as? Item)?.number != lengths }
        .flattenMap { value in [value, value].rac_sequence.take(lengths) }.concat([round.item()].rac_sequence)
        .scanWithStart(round.item()) { $1 ?? $0 }.skip(1).zipWith(items.rac_sequence)
    return Line(
        send: { _ in _ = sequence.tail?.tail?.head }, end: { _ in _ = sequence.array },
        subscribe: { item in
            let walk = sequence.signal().subscribeNext { (_: Any?) in _ = item }
            return CompositeDisposable([
                AnyDisposable { walk.dispose() }, sequence.producer.startWithValues { _ in _ = item },
            ])
        })
}

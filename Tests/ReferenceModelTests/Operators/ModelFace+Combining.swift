import Foundation
import Recordings
import StreamTesting

/// The operators of several signals, and those that follow one.
extension ModelFace {
    static func addCombining(to table: inout OperatorTable<ModelFace>) {
        table.list("concat") { .concat($0) }
        table.list("merge") { .merge($0) }
        table.list("zip") { .zip($0) }
        table.list("combineLatest") { .combineLatest($0) }
        table.binary("concatWith") { $0.concat($1) }
        table.binary("mergeWith") { .merge([$0, $1]) }
        table.binary("zipWith") { $0.zip($1) }
        table.binary("combineLatestWith") { $0.combineLatest($1) }
        table.binary("takeUntil") { $0.takeUntil($1) }
        table.binary("takeUntilReplacement") { $0.takeUntilReplacement($1) }
        table.binary("sample") { $0.sample($1) }
        table.unary("flattenMax", { try $0.count() }) { $0.flatten($1) }
        table.unary("concatAll") { $0.flatten(1) }
        table.unary("switchToLatest") { $0.switchToLatest() }
        table.unary("groupBy", { try $0.transform() }) { $0.groupBy($1) { $0 } }
        table.unary("groupByTransform", { (try $0.transform(), try $0.transform()) }) { $0.groupBy($1.0, $1.1) }
        addChoosing(to: &table)
    }

    private static func addChoosing(to table: inout OperatorTable<ModelFace>) {
        table.add("ifThenElse") { arguments in
            let (then, otherwise) = (try arguments.expression(), try arguments.expression())
            let source = try arguments.source()
            return { scope in
                guard let then = then(scope), let otherwise = otherwise(scope) else { return nil }
                return source(scope).map { $0.map { isTrue($0) ? then : otherwise }.switchToLatest() }
            }
        }
        table.add("switch") { arguments in
            let (cases, fallback) = (try arguments.cases(), try arguments.optionalExpression())
            let source = try arguments.source()
            return { scope in
                let cases = cases.map { (key: $0.key(scope), signal: $0.signal(scope)) }
                let fallback = fallback?(scope)
                return source(scope).map { source in
                    source.map { value in
                        // Of two cases with the same key, the later counts.
                        cases.last { areEqual($0.key, value) }?.signal ?? fallback
                            ?? .error(NSError(domain: "RACSignalErrorDomain", code: 2))
                    }.switchToLatest()
                }
            }
        }
    }

    static func addFollowing(to table: inout OperatorTable<ModelFace>) {
        table.scoped("then", { try $0.expression() }) { source, expression, scope in
            source.ignoreValues().concat(.deferred { scope.signal(expression, binding: scope.bound) })
        }
        table.binary("catchTo") { source, other in source.catching { _ in other } }
        table.scoped("catch", { try $0.expression() }) { source, expression, scope in
            source.catching { scope.signal(expression, binding: $0) }
        }
        table.literal("startWith") { $0.startWith($1) }
        table.unary("takeLast", { try $0.count() }) { $0.takeLast($1) }
    }

    static func addSideEffects(to table: inout OperatorTable<ModelFace>) {
        table.scoped("doNext", { try $0.label() }) { source, label, scope in
            source.doNext { scope.run.recorder.log("doNext", label, ValueEncoding.encode($0)) }
        }
        table.scoped("doError", { try $0.label() }) { source, label, scope in
            source.doError { scope.run.recorder.log("doError", label, RecordedErrors.encode($0)) }
        }
        table.scoped("doCompleted", { try $0.label() }) { source, label, scope in
            source.doCompleted { scope.run.recorder.log("doCompleted", label) }
        }
        table.scoped("initially", { try $0.label() }) { source, label, scope in
            .deferred {
                scope.run.recorder.log("initially", label)
                return source
            }
        }
        table.scoped("finally", { try $0.label() }) { source, label, scope in
            let log = { scope.run.recorder.log("finally", label) }
            return source.doError { _ in log() }.doCompleted(log)
        }
        table.scoped("spy", { try $0.label() }) { source, label, scope in
            let recorder = scope.run.recorder
            return CreatedSignal { subscriber in
                recorder.log("subscribed", label)
                let inner = recorder.mayContinue() ? source.subscribe(subscriber) : nil
                return ModelDisposable {
                    recorder.log("disposed", label)
                    inner?.dispose()
                }
            }
        }
        table.scoped("feed", { (try $0.subjectName(), try $0.transform(), try $0.count()) }) {
            source, argument, scope in
            let (name, transform, greatestCount) = argument
            var count = 0
            return source.doNext { value in
                guard count < greatestCount else { return }
                count += 1
                scope.run.recorder.nested { scope.run.subject(name)?.sendNext(transform(value)) }
            }
        }
    }
}

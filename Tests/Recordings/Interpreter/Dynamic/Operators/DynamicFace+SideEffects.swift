import RACCompat

extension DynamicFace {
    static func addSideEffects(to table: inout OperatorTable<DynamicFace>) {
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
            source.initially { scope.run.recorder.log("initially", label) }
        }
        table.scoped("finally", { try $0.label() }) { source, label, scope in
            source.finally { scope.run.recorder.log("finally", label) }
        }
        table.scoped("spy", { try $0.label() }) { source, label, scope in
            spy(source, label, scope)
        }
        table.scoped("feed", { (try $0.subjectName(), try $0.transform(), try $0.count()) }) {
            source, argument, scope in
            let (name, transform, greatestCount) = argument
            return feed(source, to: name, transform, upTo: greatestCount, scope)
        }
    }

    /// Returns a signal that logs when `source` is subscribed to, and when it is disposed.
    private static func spy(_ source: RACSignal, _ label: String, _ scope: Scope<DynamicFace>) -> RACSignal {
        RACSignal.createSignal { subscriber in
            let run = scope.run
            run.recorder.log("subscribed", label)
            run.keep(subscriber)
            let inner = run.recorder.mayContinue() ? source.subscribe(subscriber) : nil
            return RACDisposable {
                run.recorder.log("disposed", label)
                inner?.dispose()
            }
        }
    }

    /// Returns a signal that sends its first values, transformed, to a hot subject before it forwards them.
    private static func feed(
        _ source: RACSignal, to name: String, _ transform: @escaping FunctionLibrary.Transform, upTo greatestCount: Int,
        _ scope: Scope<DynamicFace>
    ) -> RACSignal {
        var count = 0
        return source.doNext { value in
            guard count < greatestCount else { return }
            count += 1
            scope.run.recorder.nested { scope.run.subject(name)?.sendNext(transform(value)) }
        }
    }
}

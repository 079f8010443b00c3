import StreamCore

extension TypedFace {
    static func addSideEffects(to table: inout OperatorTable<TypedFace>) {
        table.scoped("doNext", { try $0.label() }) { source, label, scope in
            source.on(value: { scope.run.recorder.log("doNext", label, ValueEncoding.encode($0)) })
        }
        table.scoped("doError", { try $0.label() }) { source, label, scope in
            source.on(failed: { scope.run.recorder.log("doError", label, RecordedErrors.encode($0.cause)) })
        }
        table.scoped("doCompleted", { try $0.label() }) { source, label, scope in
            source.on(completed: { scope.run.recorder.log("doCompleted", label) })
        }
        table.scoped("initially", { try $0.label() }) { source, label, scope in
            source.on(starting: { scope.run.recorder.log("initially", label) })
        }
        table.scoped("finally", { try $0.label() }) { source, label, scope in
            let log = { scope.run.recorder.log("finally", label) }
            return source.on(failed: { _ in log() }, completed: log)
        }
        table.scoped("spy", { try $0.label() }) { source, label, scope in
            let recorder = scope.run.recorder
            return make { observer, lifetime in
                recorder.log("subscribed", label)
                lifetime.observeEnded { recorder.log("disposed", label) }
                if recorder.mayContinue() { lifetime += source.start(observer) }
            }
        }
        table.scoped("feed", { (try $0.subjectName(), try $0.transform(), try $0.count()) }) {
            source, argument, scope in
            let (name, transform, greatestCount) = argument
            var count = 0
            return source.on(value: { value in
                guard count < greatestCount else { return }
                count += 1
                scope.run.recorder.meet(.queuedSends)
                scope.run.recorder.nested { scope.run.subject(name)?.input.send(value: transform(value)) }
            })
        }
    }
}

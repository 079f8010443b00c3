import StreamCore

extension TypedFace {
    static func addSideEffects(to table: inout OperatorTable<TypedFace>) {
        table.scoped("spy", { try $0.label() }) { source, label, scope in
            let recorder = scope.run.recorder
            return make { observer, lifetime in
                recorder.log("subscribed", label)
                lifetime.observeEnded { recorder.log("disposed", label) }
                if recorder.mayContinue() { lifetime += source.start(observer) }
            }
        }
    }
}

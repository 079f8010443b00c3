/// Prints a recorded scenario as the Objective-C that a programmer would have written.
public struct ScenarioPrinter {
    /// The statements before the statement that is being printed, innermost block last.
    private var blocks: [[String]] = [[]]
    private var names = 0
    private var objc = ObjectiveC()
    private var cold: [String: [[Any]]] = [:]

    /// The function of a scenario, which logs the events that its subscribers receive.
    public static func function(_ scenario: [String: Any], name: String) throws -> String {
        var printer = ScenarioPrinter()
        return try printer.function(scenario, name: name)
    }

    /// The main signal of a scenario, with the subjects and signals that it needs, without the log of its subscribers.
    public static func statements(_ scenario: [String: Any]) throws -> String {
        var printer = ScenarioPrinter()
        return try printer.statements(scenario)
    }

    /// An expression inside of a value.
    static func expression(_ expression: Any, objc: ObjectiveC) throws -> String {
        var printer = ScenarioPrinter(objc: objc)
        let signal = try printer.signal(expression)
        guard printer.blocks[0].isEmpty else { throw Inexpressible("statements inside of a value") }
        return signal
    }

    private mutating func function(_ scenario: [String: Any], name: String) throws -> String {
        let hot = scenario["hot"] as? [String: [[Any]]] ?? [:]
        let kinds = scenario["kinds"] as? [String: Any] ?? [:]
        cold = scenario["cold"] as? [String: [[Any]]] ?? [:]
        var lines = try hot.keys.sorted().map { try subject($0, kinds[$0]) }
        let definitions = scenario["defs"] as? [String: Any] ?? [:]
        if !definitions.isEmpty {
            lines += definitions.keys.sorted().map { "__block RACSignal *\($0) = nil;" }
            blocks.append(["[scheduler schedule:^{"])
            for name in definitions.keys.sorted() {
                let signal = try self.signal(definitions[name] as Any)
                blocks[blocks.count - 1].append("\(name) = \(signal);")
            }
            lines += blocks.removeLast() + ["}];"]
        }
        var subscribers = [Subscriber(scenario, label: nil, start: scenario["subscribe_at"])]
        subscribers += (scenario["subs"] as? [[String: Any]] ?? []).map {
            Subscriber($0, label: $0["label"] as? String, start: $0["at"])
        }
        for subscriber in subscribers { lines += try subscribe(subscriber) }
        for (name, events) in hot.sorted(by: { $0.key < $1.key }) {
            for event in events {
                guard let tick = event.first as? Int else { throw Inexpressible("tick") }
                let send = try objc.event(Array(event.dropFirst()), to: name)
                lines += ["[scheduler afterDelay:\(tick) schedule:^{", send, "}];"]
            }
        }
        for subscriber in subscribers {
            guard let end = subscriber.end else { continue }
            lines += ["[scheduler afterDelay:\(end) schedule:^{", "[\(subscriber.variable) dispose];", "}];"]
        }
        let body = lines.joined(separator: "\n")
        return "static void \(name)(ScenarioLog *log, RACTestScheduler *scheduler) {\n\(body)\n}\n"
    }

    private mutating func statements(_ scenario: [String: Any]) throws -> String {
        guard let expression = scenario["expr"] else { throw Inexpressible("no expression") }
        let hot = scenario["hot"] as? [String: [[Any]]] ?? [:]
        let kinds = scenario["kinds"] as? [String: Any] ?? [:]
        cold = scenario["cold"] as? [String: [[Any]]] ?? [:]
        let definitions = scenario["defs"] as? [String: Any] ?? [:]
        for name in definitions.keys.sorted() {
            let signal = try self.signal(definitions[name] as Any)
            blocks[0].append("RACSignal *\(name) = \(signal);")
        }
        let signal = try self.signal(expression)
        let lines = blocks[0] + ["RACSignal *signal = \(signal);"]
        let text = lines.joined(separator: "\n")
        // A subject that nothing refers to is left out.
        let used = hot.keys.sorted().filter { name in
            text.matches(of: /\w+/).contains { $0.output == name }
        }
        return (try used.map { try subject($0, kinds[$0]) } + lines).joined(separator: "\n")
    }

    private func subject(_ name: String, _ kind: Any?) throws -> String {
        guard let kind, "\(kind)" != "subject" else { return "RACSubject *\(name) = [RACSubject subject];" }
        if kind as? String == "replay" { return "RACReplaySubject *\(name) = [RACReplaySubject subject];" }
        guard let parts = kind as? [Any] else { throw Inexpressible("kind \(kind)") }
        if parts[0] as? String == "replay" {
            return "RACReplaySubject *\(name) = [RACReplaySubject replaySubjectWithCapacity:\(parts[1])];"
        }
        return "RACBehaviorSubject *\(name) = "
            + "[RACBehaviorSubject behaviorSubjectWithDefaultValue:\(try objc.literal(parts[1]))];"
    }

    /// A subscription that begins at a tick, with or without a label.
    private struct Subscriber {
        let label: String?
        let expression: Any?
        let start: Int?
        let end: Int?
        let lastValue: Int?

        init(_ object: [String: Any], label: String?, start: Any?) {
            self.label = label
            expression = object["expr"]
            self.start = start as? Int
            end = object["dispose_at"] as? Int
            lastValue = object["dispose_on_next"] as? Int
        }

        var variable: String { label.map { "\($0)Subscription" } ?? "subscription" }
        var isKept: Bool { end != nil || lastValue != nil }
        /// The end of a message to the log.
        var suffix: String { label.map { " as:@\"\($0)\"" } ?? "" }
    }

    private mutating func subscribe(_ subscriber: Subscriber) throws -> [String] {
        guard let expression = subscriber.expression, let start = subscriber.start else {
            throw Inexpressible("no expression")
        }
        var lines: [String] = []
        if subscriber.isKept { lines.append("__block RACDisposable *\(subscriber.variable) = nil;") }
        var next = ["[log next:x\(subscriber.suffix)];"]
        if let last = subscriber.lastValue {
            names += 1
            lines.append("__block NSUInteger received\(names) = 0;")
            next += [
                "received\(names)++;", "if (received\(names) == \(last)) {", "[\(subscriber.variable) dispose];", "}",
            ]
        }
        blocks.append([])
        let signal = try self.signal(expression)
        lines += ["[scheduler afterDelay:\(start) schedule:^{"] + blocks.removeLast()
        let completed = subscriber.label.map { "[log completed:@\"\($0)\"];" } ?? "[log completed];"
        lines.append("\(subscriber.isKept ? "\(subscriber.variable) = " : "")[\(signal) subscribeNext:^(id x) {")
        lines += next
        lines += [
            "} error:^(NSError *error) {", "[log error:error\(subscriber.suffix)];", "} completed:^{", completed, "}];",
            "}];",
        ]
        return lines
    }

    // MARK: Signals

    /// An expression that is built on each use: the text of a block's body.
    private mutating func lazy(_ expression: Any, binding name: String? = nil) throws -> String {
        if let name { objc.bound.append(name) }
        defer { if name != nil { objc.bound.removeLast() } }
        blocks.append([])
        if let node = expression as? [Any], node.first as? String == "case", let name = node[1] as? String {
            let condition = try objc.predicate(name, objc.it())
            let (first, second) = (try lazy(node[2]), try lazy(node[3]))
            return (blocks.removeLast() + ["if (\(condition)) {", first, "}", second]).joined(separator: "\n")
        }
        if "\(expression)" == "<null>" { return (blocks.removeLast() + ["return nil;"]).joined(separator: "\n") }
        let signal = try self.signal(expression)
        return (blocks.removeLast() + ["return \(signal);"]).joined(separator: "\n")
    }

    private mutating func signals(_ expressions: Any) throws -> [String] {
        guard let list = expressions as? [Any] else { throw Inexpressible("list") }
        return try list.map { try signal($0) }
    }

    private mutating func signal(_ expression: Any) throws -> String {
        guard let node = expression as? [Any], let name = node.first as? String else {
            throw Inexpressible("expression")
        }
        if let source = try self.source(name, node) { return source }
        if let pair = try self.pair(name, node) { return pair }
        guard node.count > 1 else { throw Inexpressible("operator \(name)") }
        return try self.step(name, Array(node[1..<(node.count - 1)]), of: node[node.count - 1])
    }

    private mutating func source(_ name: String, _ node: [Any]) throws -> String? {
        switch name {
        case "hot": return node[1] as? String
        case "return": return "[RACSignal return:\(try objc.literal(node[1]))]"
        case "empty": return "[RACSignal empty]"
        case "never": return "[RACSignal never]"
        case "error": return "[RACSignal error:\(objc.error(node[1]))]"
        case "interval": return "[RACSignal interval:\(node[1]) onScheduler:scheduler]"
        case "defer": return "[RACSignal defer:^RACSignal *{\n\(try lazy(node[1]))\n}]"
        case "seqSignal": return "[[\(try objc.literal(node[1])) rac_sequence] signalWithScheduler:scheduler]"
        case "concat", "merge", "combineLatest", "zip":
            return "[RACSignal \(name):@[ \(try signals(node[1]).joined(separator: ", ")) ]]"
        case "combineLatestReduce", "zipReduce":
            let all = try signals(node[2])
            let reduce = try objc.block(node[1] as? String ?? "", all.count)
            let selector = name == "zipReduce" ? "zip" : "combineLatest"
            return "[RACSignal \(selector):@[ \(all.joined(separator: ", ")) ] reduce:\(reduce)]"
        case "it": return try objc.it()
        case "ref": return node[1] as? String
        case "signals": return try signalOfSignals(node)
        case "tryValue":
            // A nil value means a failure; an error beside a value is not looked at.
            let isFailure = "\(node[1])" == "<null>"
            let failure = isFailure ? assignment(node[2]) : ""
            return "[RACSignal try:^id(NSError **error) {\n\(failure)return \(try objc.literal(node[1]));\n}]"
        case "startLazily", "startEagerly":
            guard let label = node[1] as? String, let events = node[2] as? [[Any]] else {
                throw Inexpressible("operator \(name)")
            }
            let sends = try events.map { try objc.event(Array($0.dropFirst()), to: "subscriber") }
            return "[RACSignal \(name)WithScheduler:scheduler block:^(id<RACSubscriber> subscriber) {\n"
                + "[log effect:@\"run \(label)\"];\n\(sends.joined(separator: "\n"))\n}]"
        case "ifThenElse":
            let (then, other) = (try signal(node[1]), try signal(node[2]))
            return "[RACSignal if:\(try signal(node[3])) then:\(then) else:\(other)]"
        case "switch":
            let cases = try (node[1] as? [[Any]] ?? []).map { item in
                let key = "\(item[0])" == "<null>" ? "[RACTupleNil tupleNil]" : try objc.literal(item[0])
                return "\(key): \(try signal(item[1]))"
            }
            let other = "\(node[2])" == "<null>" ? "nil" : try signal(node[2])
            return
                "[RACSignal switch:\(try signal(node[3])) cases:@{ \(cases.joined(separator: ", ")) } default:\(other)]"
        case "cold":
            guard let events = node[1] as? [[Any]] ?? (node[1] as? String).flatMap({ cold[$0] }) else {
                throw Inexpressible("operator \(name)")
            }
            var lines = ["RACCompoundDisposable *pending = [RACCompoundDisposable compoundDisposable];"]
            for event in events {
                let send = try objc.event(Array(event.dropFirst()), to: "subscriber")
                lines += after(event[0] as? Int ?? 0, send)
            }
            return created(lines)
        default: return nil
        }
    }

    /// The statement that assigns a block's error; empty for a nil error.
    private func assignment(_ code: Any) -> String {
        code is Int ? "if (error != NULL) *error = \(objc.error(code));\n" : ""
    }

    private func after(_ tick: Int, _ send: String) -> [String] {
        tick == 0 ? [send] : ["[pending addDisposable:[scheduler afterDelay:\(tick) schedule:^{", send, "}]];"]
    }

    private func created(_ lines: [String]) -> String {
        "[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {\n"
            + (lines + ["return pending;"]).joined(separator: "\n") + "\n}]"
    }

    private mutating func signalOfSignals(_ node: [Any]) throws -> String {
        var lines = ["RACCompoundDisposable *pending = [RACCompoundDisposable compoundDisposable];"]
        for item in node[1] as? [[Any]] ?? [] {
            let isNil = "\(item[1])" == "<null>"
            names += 1
            let name = isNil ? "nil" : "inner\(names)"
            if !isNil {
                let signal = try self.signal(item[1])
                blocks[blocks.count - 1].append("RACSignal *\(name) = \(signal);")
            }
            lines += after(item[0] as? Int ?? 0, "[subscriber sendNext:\(name)];")
        }
        if let end = node[2] as? Int { lines += after(end, "[subscriber sendCompleted];") }
        return created(lines)
    }

    private mutating func pair(_ name: String, _ node: [Any]) throws -> String? {
        let selectors = [
            "concatWith": "concat", "mergeWith": "merge", "zipWith": "zipWith",
            "combineLatestWith": "combineLatestWith",
            "takeUntil": "takeUntil", "takeUntilReplacement": "takeUntilReplacement", "sample": "sample",
            "catchTo": "catchTo",
        ]
        if let selector = selectors[name] {
            let other = try signal(node[1])
            return "[\(try signal(node[2])) \(selector):\(other)]"
        }
        switch name {
        case "then":
            let next = try lazy(node[1])
            return "[\(try signal(node[2])) then:^RACSignal *{\n\(next)\n}]"
        case "flattenMap":
            let it = "it\(objc.bound.count + 1)"
            let next = try lazy(node[1], binding: it)
            return "[\(try signal(node[2])) flattenMap:^RACSignal *(id \(it)) {\n\(next)\n}]"
        case "catch":
            let error = objc.bound.isEmpty ? "error" : "error\(objc.bound.count)"
            let next = try lazy(node[1], binding: error)
            return "[\(try signal(node[2])) catch:^RACSignal *(NSError *\(error)) {\n\(next)\n}]"
        case "bind":
            guard let stop = node[1] as? String, let end = node[2] as? String else { return nil }
            let it = "it\(objc.bound.count + 1)"
            let next = try lazy(node[3], binding: it)
            let checks = try [(stop, "*stop = YES;"), (end, "return nil;")]
                .filter { $0.0 != "never" }.map { "if (\(try objc.predicate($0.0, it))) {\n\($0.1)\n}\n" }
            return "[\(try signal(node[4])) bind:^RACSignalBindBlock {\n"
                + "return ^RACSignal *(id \(it), BOOL *stop) {\n\(checks.joined())\(next)\n};\n}]"
        default: return nil
        }
    }

    private mutating func step(_ name: String, _ arguments: [Any], of source: Any) throws -> String {
        let s = try signal(source)
        func text(_ index: Int) throws -> String {
            guard index < arguments.count, let text = arguments[index] as? String else {
                throw Inexpressible("operator \(name)")
            }
            return text
        }
        func number(_ index: Int) throws -> Int {
            guard index < arguments.count, let number = arguments[index] as? Int else {
                throw Inexpressible("operator \(name)")
            }
            return number
        }
        switch name {
        case "map": return "[\(s) map:^id(id x) { return \(try objc.apply(text(0))); }]"
        case "mapReplace": return "[\(s) mapReplace:\(try objc.literal(arguments[0]))]"
        case "filter": return "[\(s) filter:^BOOL(id x) { return \(try objc.predicate(text(0))); }]"
        case "ignore": return "[\(s) ignore:\(try objc.literal(arguments[0]))]"
        case "startWith": return "[\(s) startWith:\(try objc.literal(arguments[0]))]"
        case "ignoreValues", "flatten", "switchToLatest", "distinctUntilChanged", "collect", "materialize",
            "dematerialize", "not", "and", "or", "any", "repeat", "replay", "replayLast", "replayLazily":
            return "[\(s) \(name)]"
        case "concatAll": return "[\(s) concat]"
        case "autoconnect": return "[[\(s) publish] autoconnect]"
        case "retryForever": return "[\(s) retry]"
        case "flattenMax": return "[\(s) flatten:\(try number(0))]"
        case "skip", "take", "takeLast", "retry", "throttle", "delay": return "[\(s) \(name):\(try number(0))]"
        case "takeUntilBlock", "takeWhileBlock", "skipUntilBlock", "skipWhileBlock":
            return "[\(s) \(name):^BOOL(id x) { return \(try objc.predicate(text(0))); }]"
        case "anyPass": return "[\(s) any:^BOOL(id x) { return \(try objc.predicate(text(0))); }]"
        case "all": return "[\(s) all:^BOOL(id x) { return \(try objc.predicate(text(0))); }]"
        case "reduceEach": return "[\(s) reduceEach:\(try objc.block(text(0), number(1)))]"
        case "scanWithStart", "aggregateWithStart":
            return
                "[\(s) \(name):\(try objc.literal(arguments[0])) reduce:^id(id a, id b) { return \(try objc.reduction(text(1))); }]"
        case "combinePreviousWithStart":
            return
                "[\(s) \(name):\(try objc.literal(arguments[0])) reduce:^id(id a, id b) { return \(try objc.reduction(text(1))); }]"
        case "scanWithStartIndex", "aggregateWithStartIndex":
            let selector = name.replacing("Index", with: "")
            return "[\(s) \(selector):\(try objc.literal(arguments[0])) reduceWithIndex:"
                + "^id(id a, id b, NSUInteger index) { return \(try objc.indexedReduction(text(1))); }]"
        case "aggregateWithStartFactory":
            return "[\(s) aggregateWithStartFactory:^id {\n[log effect:@\"factory \(try text(1))\"];\n"
                + "return \(try objc.literal(arguments[0]));\n} "
                + "reduce:^id(id a, id b) { return \(try objc.reduction(text(2))); }]"
        case "try":
            return "[\(s) try:^BOOL(id x, NSError **error) {\nif (\(try objc.predicate(text(0)))) {\nreturn YES;\n}\n"
                + "\(assignment(arguments[1]))return NO;\n}]"
        case "tryMap":
            let failure = assignment(arguments[1])
            let check = failure.isEmpty ? "" : "if (value == nil) {\n\(failure)}\n"
            return "[\(s) tryMap:^id(id x, NSError **error) {\n"
                + "id value = \(try objc.apply(text(0)));\n\(check)return value;\n}]"
        case "feed":
            names += 1
            let count = "fed\(names)"
            blocks[blocks.count - 1].append("__block NSUInteger \(count) = 0;")
            return "[\(s) doNext:^(id x) {\nif (\(count) < \(try number(2))) {\n\(count)++;\n"
                + "[\(try text(0)) sendNext:\(try objc.apply(text(1)))];\n}\n}]"
        case "publish", "multicastReplay":
            names += 1
            let connection = "connection\(names)"
            let isReplay = name == "multicastReplay"
            let subject =
                (arguments.first as? Int).map { "[RACReplaySubject replaySubjectWithCapacity:\($0)]" }
                ?? "[RACReplaySubject subject]"
            blocks[blocks.count - 1].append(
                "RACMulticastConnection *\(connection) = [\(s) \(isReplay ? "multicast:\(subject)" : "publish")];")
            guard let start = arguments[isReplay ? 1 : 0] as? Int else { return "\(connection).signal" }
            let isDisposed = !isReplay && arguments[1] is Int
            if isDisposed { blocks[blocks.count - 1].append("__block RACDisposable *connected\(names) = nil;") }
            blocks[blocks.count - 1] += [
                "[scheduler after:[log dateOfTick:\(start)] schedule:^{",
                "\(isDisposed ? "connected\(names) = " : "")[\(connection) connect];", "}];",
            ]
            if isDisposed, let end = arguments[1] as? Int {
                blocks[blocks.count - 1] += [
                    "[scheduler after:[log dateOfTick:\(end)] schedule:^{", "[connected\(names) dispose];", "}];",
                ]
            }
            return "\(connection).signal"
        case "groupBy": return "[\(s) groupBy:^id(id x) { return \(try objc.apply(text(0))); }]"
        case "groupByTransform":
            return "[\(s) groupBy:^id(id x) { return \(try objc.apply(text(0))); } "
                + "transform:^id(id x) { return \(try objc.apply(text(1))); }]"
        case "doNext": return "[\(s) doNext:^(id x) { [log effect:@\"doNext \(try text(0))\" with:x]; }]"
        case "doError":
            return "[\(s) doError:^(NSError *error) { [log effect:@\"doError \(try text(0))\" failure:error]; }]"
        case "doCompleted", "initially", "finally":
            return "[\(s) \(name):^{ [log effect:@\"\(name) \(try text(0))\"]; }]"
        case "throttleIf":
            return
                "[\(s) throttle:\(try number(0)) valuesPassingTest:^BOOL(id x) { return \(try objc.predicate(text(1))); }]"
        case "bufferWithTime": return "[\(s) bufferWithTime:\(try number(0)) onScheduler:scheduler]"
        case "timeout": return "[\(s) timeout:\(try number(0)) onScheduler:scheduler]"
        case "deliverOn", "subscribeOn": return "[\(s) \(name):scheduler]"
        case "spy":
            let label = try text(0)
            names += 1
            let spied = "spied\(names)"
            blocks[blocks.count - 1].append("RACSignal *\(spied) = \(s);")
            return "[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {\n"
                + "[log effect:@\"subscribed \(label)\"];\n[log keep:subscriber];\n"
                + "RACDisposable *inner = [\(spied) subscribe:subscriber];\n"
                + "return [RACDisposable disposableWithBlock:^{\n[log effect:@\"disposed \(label)\"];\n[inner dispose];\n}];\n}]"
        default: throw Inexpressible("operator \(name)")
        }
    }
}

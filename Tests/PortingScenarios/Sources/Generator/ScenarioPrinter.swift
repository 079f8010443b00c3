/// Why a scenario is not printed.
struct Inexpressible: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// Prints a recorded scenario as the Objective-C that a programmer would have written.
struct ScenarioPrinter {
    /// Statements that stand before the one that is being printed, innermost block last.
    private var blocks: [[String]] = [[]]
    private var names = 0

    /// The function of a scenario.
    static func function(_ scenario: [String: Any], name: String) throws -> String {
        var printer = ScenarioPrinter()
        return try printer.function(scenario, name: name)
    }

    private mutating func function(_ scenario: [String: Any], name: String) throws -> String {
        for key in ["defs", "kinds", "cold", "subs", "dispose_on_next"] where scenario[key] != nil {
            throw Inexpressible("key \(key)")
        }
        let hot = scenario["hot"] as? [String: [[Any]]] ?? [:]
        guard let expression = scenario["expr"], let start = scenario["subscribe_at"] as? Int else {
            throw Inexpressible("no expression")
        }
        var lines = hot.keys.sorted().map { "RACSubject *\($0) = [RACSubject subject];" }
        let isDisposed = scenario["dispose_at"] is Int
        if isDisposed { lines.append("__block RACDisposable *subscription = nil;") }
        blocks.append([])
        let signal = try self.signal(expression)
        let built = blocks.removeLast()
        lines += ["[scheduler afterDelay:\(start) schedule:^{"]
        lines += built
        lines += [
            "\(isDisposed ? "subscription = " : "")[\(signal) subscribeNext:^(id x) {", "[log next:x];",
            "} error:^(NSError *error) {",
            "[log error:error];", "} completed:^{", "[log completed];", "}];", "}];",
        ]
        for (name, events) in hot.sorted(by: { $0.key < $1.key }) {
            for event in events {
                guard let tick = event.first as? Int else { throw Inexpressible("tick") }
                let send = try self.event(Array(event.dropFirst()), to: name)
                lines += ["[scheduler afterDelay:\(tick) schedule:^{", send, "}];"]
            }
        }
        if let end = scenario["dispose_at"] as? Int {
            lines += ["[scheduler afterDelay:\(end) schedule:^{", "[subscription dispose];", "}];"]
        }
        let body = lines.joined(separator: "\n")
        return "static void \(name)(ScenarioLog *log, RACTestScheduler *scheduler) {\n\(body)\n}\n"
    }

    // MARK: Values

    private func event(_ event: [Any], to receiver: String) throws -> String {
        switch event.first as? String {
        case "next": return "[\(receiver) sendNext:\(try literal(event[1]))];"
        case "error": return "[\(receiver) sendError:\(error(event[1]))];"
        default: return "[\(receiver) sendCompleted];"
        }
    }

    private func error(_ code: Any) -> String {
        guard let code = code as? Int else { return "nil" }
        return "[NSError errorWithDomain:@\"Scenario\" code:\(code) userInfo:nil]"
    }

    private func literal(_ value: Any) throws -> String {
        switch value {
        case let number as Int: return number < 0 ? "@(\(number))" : "@\(number)"
        case let text as String: return "@\"\(text)\""
        case let items as [Any]:
            guard !items.contains(where: { "\($0)" == "<null>" }) else { throw Inexpressible("null in an array") }
            return "@[ \(try items.map(literal).joined(separator: ", ")) ]"
        case let object as [String: Any]:
            if let items = object["tuple"] as? [Any] {
                return "RACTuplePack(\(try items.map(literal).joined(separator: ", ")))"
            }
            if object["unit"] != nil { return "[RACUnit defaultUnit]" }
            throw Inexpressible("literal \(object.keys.sorted().joined())")
        default: return "nil"
        }
    }

    // MARK: Functions

    private func predicate(_ name: String, _ x: String = "x") throws -> String {
        switch name {
        case "isEven": "num(\(x)) % 2 == 0"
        case "isOdd": "num(\(x)) % 2 != 0"
        case "gt2": "num(\(x)) > 2"
        case "lt5": "num(\(x)) < 5"
        case "isZero": "num(\(x)) == 0"
        case "isNil": "\(x) == nil"
        case "notNil": "\(x) != nil"
        case "always": "YES"
        case "never": "NO"
        default: throw Inexpressible("predicate \(name)")
        }
    }

    private func function1(_ name: String) throws -> String {
        switch name {
        case "id": "x"
        case "inc": "@(num(x) + 1)"
        case "double": "@(num(x) * 2)"
        case "neg": "@(-num(x))"
        case "half": "@(num(x) / 2)"
        case "mod3": "@(num(x) % 3)"
        case "num": "@(num(x))"
        case "toString": "text(x)"
        case "toNil": "nil"
        case "nilIfEven": "num(x) % 2 == 0 ? nil : x"
        case "nilIfOdd": "num(x) % 2 != 0 ? nil : x"
        case "unit": "[RACUnit defaultUnit]"
        case "wrap": "RACTuplePack(x)"
        case "pair": "RACTuplePack(x, @(num(x) + 1))"
        case "first", "second": throw Inexpressible("function \(name)")
        default: "@(\(try predicate(name)))"
        }
    }

    private func function2(_ name: String) throws -> String {
        switch name {
        case "sum2": "@(num(a) + num(b))"
        case "sub2": "@(num(a) - num(b))"
        case "max2": "@(MAX(num(a), num(b)))"
        case "first2": "a"
        case "second2": "b"
        case "pair2": "RACTuplePack(a, b)"
        case "cat2": "[text(a) stringByAppendingString:text(b)]"
        case "nilIfOdd2": "(num(a) + num(b)) % 2 != 0 ? nil : @(num(a) + num(b))"
        default: throw Inexpressible("function \(name)")
        }
    }

    private func function3(_ name: String) throws -> String {
        switch name {
        case "sumIndex": "@(num(a) + num(b) + index)"
        case "index": "@(index)"
        case "triple": "RACTuplePack(a, b, @(index))"
        default: throw Inexpressible("function \(name)")
        }
    }

    private func functionN(_ name: String, _ count: Int) throws -> String {
        guard count > 0, count <= 4 else { throw Inexpressible("a block of \(count) parameters") }
        let letters = ["a", "b", "c", "d"].prefix(count)
        let value =
            switch name {
            case "sumN": "@(\(letters.map { "num(\($0))" }.joined(separator: " + ")))"
            case "listN": "RACTuplePack(\(letters.joined(separator: ", ")))"
            case "lastN": letters[count - 1]
            default: throw Inexpressible("function \(name)")
            }
        return "^id(\(letters.map { "id \($0)" }.joined(separator: ", "))) { return \(value); }"
    }

    // MARK: Signals

    /// An expression that is built on each use: the text of a block's body.
    private mutating func lazy(_ expression: Any) throws -> String {
        blocks.append([])
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
        case "return": return "[RACSignal return:\(try literal(node[1]))]"
        case "empty": return "[RACSignal empty]"
        case "never": return "[RACSignal never]"
        case "error": return "[RACSignal error:\(error(node[1]))]"
        case "interval": return "[RACSignal interval:\(node[1]) onScheduler:scheduler]"
        case "defer": return "[RACSignal defer:^RACSignal *{\n\(try lazy(node[1]))\n}]"
        case "seqSignal": return "[[\(try literal(node[1])) rac_sequence] signalWithScheduler:scheduler]"
        case "concat", "merge", "combineLatest", "zip":
            return "[RACSignal \(name):@[ \(try signals(node[1]).joined(separator: ", ")) ]]"
        case "combineLatestReduce", "zipReduce":
            let all = try signals(node[2])
            let reduce = try functionN(node[1] as? String ?? "", all.count)
            let selector = name == "zipReduce" ? "zip" : "combineLatest"
            return "[RACSignal \(selector):@[ \(all.joined(separator: ", ")) ] reduce:\(reduce)]"
        case "cold":
            guard let events = node[1] as? [[Any]] else { throw Inexpressible("a cold signal by name") }
            var lines = ["RACCompoundDisposable *pending = [RACCompoundDisposable compoundDisposable];"]
            for event in events {
                let send = try self.event(Array(event.dropFirst()), to: "subscriber")
                let tick = event[0] as? Int ?? 0
                lines +=
                    tick == 0
                    ? [send] : ["[pending addDisposable:[scheduler afterDelay:\(tick) schedule:^{", send, "}]];"]
            }
            lines.append("return pending;")
            return "[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {\n"
                + lines.joined(separator: "\n") + "\n}]"
        case "ref", "it", "case", "signals", "tryValue", "startLazily", "startEagerly", "ifThenElse", "switch", "bind":
            throw Inexpressible("operator \(name)")
        default: return nil
        }
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
            guard node[1] is [Any] else { throw Inexpressible("a block that returns nil") }
            let next = try lazy(node[1])
            return "[\(try signal(node[2])) flattenMap:^RACSignal *(id x) {\n\(next)\n}]"
        case "catch":
            let next = try lazy(node[1])
            return "[\(try signal(node[2])) catch:^RACSignal *(NSError *error) {\n\(next)\n}]"
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
        case "map": return "[\(s) map:^id(id x) { return \(try function1(text(0))); }]"
        case "mapReplace": return "[\(s) mapReplace:\(try literal(arguments[0]))]"
        case "filter": return "[\(s) filter:^BOOL(id x) { return \(try predicate(text(0))); }]"
        case "ignore": return "[\(s) ignore:\(try literal(arguments[0]))]"
        case "startWith": return "[\(s) startWith:\(try literal(arguments[0]))]"
        case "ignoreValues", "flatten", "switchToLatest", "distinctUntilChanged", "collect", "materialize",
            "dematerialize", "not", "and", "or", "any", "repeat", "replay", "replayLast", "replayLazily":
            return "[\(s) \(name)]"
        case "concatAll": return "[\(s) concat]"
        case "autoconnect": return "[[\(s) publish] autoconnect]"
        case "retryForever": return "[\(s) retry]"
        case "flattenMax": return "[\(s) flatten:\(try number(0))]"
        case "skip", "take", "takeLast", "retry", "throttle", "delay": return "[\(s) \(name):\(try number(0))]"
        case "takeUntilBlock", "takeWhileBlock", "skipUntilBlock", "skipWhileBlock":
            return "[\(s) \(name):^BOOL(id x) { return \(try predicate(text(0))); }]"
        case "anyPass": return "[\(s) any:^BOOL(id x) { return \(try predicate(text(0))); }]"
        case "all": return "[\(s) all:^BOOL(id x) { return \(try predicate(text(0))); }]"
        case "reduceEach": return "[\(s) reduceEach:\(try functionN(text(0), number(1)))]"
        case "scanWithStart", "aggregateWithStart":
            return
                "[\(s) \(name):\(try literal(arguments[0])) reduce:^id(id a, id b) { return \(try function2(text(1))); }]"
        case "combinePreviousWithStart":
            return
                "[\(s) \(name):\(try literal(arguments[0])) reduce:^id(id a, id b) { return \(try function2(text(1))); }]"
        case "scanWithStartIndex", "aggregateWithStartIndex":
            let selector = name.replacing("Index", with: "")
            return "[\(s) \(selector):\(try literal(arguments[0])) reduceWithIndex:"
                + "^id(id a, id b, NSUInteger index) { return \(try function3(text(1))); }]"
        case "groupBy": return "[\(s) groupBy:^id(id x) { return \(try function1(text(0))); }]"
        case "groupByTransform":
            return "[\(s) groupBy:^id(id x) { return \(try function1(text(0))); } "
                + "transform:^id(id x) { return \(try function1(text(1))); }]"
        case "doNext": return "[\(s) doNext:^(id x) { [log effect:@\"doNext \(try text(0))\" with:x]; }]"
        case "doError":
            return "[\(s) doError:^(NSError *error) { [log effect:@\"doError \(try text(0))\" failure:error]; }]"
        case "doCompleted", "initially", "finally":
            return "[\(s) \(name):^{ [log effect:@\"\(name) \(try text(0))\"]; }]"
        case "throttleIf":
            return
                "[\(s) throttle:\(try number(0)) valuesPassingTest:^BOOL(id x) { return \(try predicate(text(1))); }]"
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

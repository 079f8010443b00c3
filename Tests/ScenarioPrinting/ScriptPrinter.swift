import Foundation

/// Prints a recorded script, of channels or commands, as the Objective-C that a programmer would have written.
public struct ScriptPrinter {
    private let objc = ObjectiveC()
    private let responses: [(input: String, signal: Any)]
    /// The type of each name that the script gives.
    private var types: [String: String] = [:]
    private var names = 0

    /// The function of a script.
    public static func function(_ scenario: [String: Any], name: String) throws -> String {
        var printer = ScriptPrinter(scenario)
        return try printer.function(scenario, name: name)
    }

    private init(_ scenario: [String: Any]) {
        let responses = scenario["responses"] as? [String: Any] ?? [:]
        self.responses = responses.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private mutating func function(_ scenario: [String: Any], name: String) throws -> String {
        let steps = scenario["steps"] as? [[Any]] ?? []
        let reactions = scenario["on"] as? [[Any]] ?? []
        collect(steps)
        for reaction in reactions { collect(reaction[3]) }
        for response in responses { collect(response.signal) }
        var lines = types.sorted { $0.key < $1.key }.map { name, type in
            type == "NSMutableArray"
                ? "NSMutableArray *\(name) = [NSMutableArray array];" : "__block \(type) *\(name) = nil;"
        }
        for reaction in reactions {
            guard let actions = reaction[3] as? [[Any]] else { continue }
            lines.append("[log on:@\"\(reaction[0])\" kind:@\"\(reaction[1])\" count:\(reaction[2]) perform:^{")
            for action in actions { lines += try self.action(action) }
            lines.append("}];")
        }
        for (index, step) in steps.enumerated() { lines += ["[log step:\(index)];"] + (try action(step)) }
        let body = lines.joined(separator: "\n")
        return "static void \(name)(ScriptLog *log) {\n\(body)\n}\n"
    }

    // MARK: Names

    /// Finds the names that actions give to objects, including the names in nested actions.
    private mutating func collect(_ value: Any) {
        guard let parts = value as? [Any] else { return }
        for part in parts { collect(part) }
        guard let kind = parts.first as? String, parts.count > 1, let name = parts[1] as? String else { return }
        let label = parts.count > 2 ? parts[2] as? String ?? "" : ""
        switch kind {
        case "subject": types[name] = "RACSubject"
        case "replay" where parts.count == 3 && !(parts[2] is [Any]): types[name] = "RACReplaySubject"
        case "behavior": types[name] = "RACBehaviorSubject"
        case "let": types[name] = "RACSignal"
        case "command": types[name] = "RACCommand"
        case "channel":
            types["\(name)Leading"] = "RACChannelTerminal"
            types["\(name)Following"] = "RACChannelTerminal"
        case "manual": types["\(name)Subscribers"] = "NSMutableArray"
        case "subscribe": types[subscription(label)] = "RACDisposable"
        case "link": types[subscription(parts[3] as? String ?? "")] = "RACDisposable"
        case "execute":
            types[label] = "RACSignal"
            types[subscription(label)] = "RACDisposable"
        case "executeOnly": types[label] = "RACSignal"
        default: break
        }
    }

    private func subscription(_ label: String) -> String { "subscription\(label)" }

    /// The signal of a name; after a dot, the name has a terminal or a property of a command.
    private func signal(named name: String) throws -> String {
        if let thing = thing(name) { return thing }
        let parts = name.split(separator: ".").map(String.init)
        guard parts.count == 2, types[parts[0]] == "RACCommand" else { throw Inexpressible("signal \(name)") }
        switch parts[1] {
        case "executing", "enabled", "errors", "executionSignals": return "\(parts[0]).\(parts[1])"
        case "flat": return "[\(parts[0]).executionSignals flatten]"
        case "latest": return "[\(parts[0]).executionSignals switchToLatest]"
        case "materialized":
            return
                "[[\(parts[0]).executionSignals map:^id(RACSignal *signal) { return [signal materialize]; }] flatten]"
        default: throw Inexpressible("signal \(name)")
        }
    }

    /// The variable of a subject, signal, command or terminal.
    private func thing(_ name: String) -> String? {
        let parts = name.split(separator: ".").map(String.init)
        let variable = parts.count == 2 && parts[1].hasSuffix("ing") ? parts[0] + parts[1].capitalized : name
        return types[variable] == nil || types[variable] == "RACDisposable" ? nil : variable
    }

    // MARK: Actions

    private mutating func action(_ action: [Any]) throws -> [String] {
        func text(_ index: Int) throws -> String {
            guard index < action.count, let text = action[index] as? String else {
                throw Inexpressible("action \(action)")
            }
            return text
        }
        let kind = try text(0)
        switch kind {
        case "pump": return ["[log pump];"]
        case "log": return ["[log note:@\"\(try text(1))\"];"]
        case "subject": return ["\(try text(1)) = [RACSubject subject];"]
        case "replay":
            guard let capacity = action[2] as? Int else { return ["\(try text(1)) = [RACReplaySubject subject];"] }
            return ["\(try text(1)) = [RACReplaySubject replaySubjectWithCapacity:\(capacity)];"]
        case "behavior":
            return ["\(try text(1)) = [RACBehaviorSubject behaviorSubjectWithDefaultValue:\(try value(action[2]))];"]
        case "let": return ["\(try text(1)) = \(try expression(action[2]));"]
        case "channel":
            names += 1
            let (name, channel) = (try text(1), "channel\(names)")
            return [
                "RACChannel *\(channel) = [[RACChannel alloc] init];", "\(name)Leading = \(channel).leadingTerminal;",
                "\(name)Following = \(channel).followingTerminal;",
            ]
        case "next", "error", "completed": return try send(action, to: text(1))
        case "first":
            return ["[log first:[\(try signal(named: text(1))) first] of:@\"\(try text(1))\"];"]
        case "subscribe":
            return subscribe(try signal(named: text(1)), as: try text(2))
        case "link":
            guard let target = thing(try text(2)) else { throw Inexpressible("a link to a manual source") }
            return ["\(subscription(try text(3))) = [\(try signal(named: text(1))) subscribe:\(target)];"]
        case "dispose":
            let name = subscription(try text(1))
            return types[name] == nil ? [] : ["[\(name) dispose];"]
        case "isDisposed":
            let name = subscription(try text(1))
            guard types[name] != nil else { throw Inexpressible("isDisposed of no subscription") }
            return ["[log isDisposed:\(name).isDisposed of:@\"\(try text(1))\"];"]
        case "release":
            let name = try text(1)
            return [thing(name), subscription(name)].compactMap { $0 }.filter { types[$0] != nil }.map {
                "\($0) = nil;"
            }
        case "command": return try command(text(1), enabled: action[2] as? String)
        case "execute", "executeOnly":
            let execution = ["\(try text(2)) = [\(try text(1)) execute:\(try value(action[3]))];"]
            return kind == "execute" ? execution + subscribe(try text(2), as: try text(2)) : execution
        case "allow":
            return ["\(try text(1)).allowsConcurrentExecution = \((action[2] as? Bool ?? false) ? "YES" : "NO");"]
        case "allows": return ["[log allows:\(try text(1)).allowsConcurrentExecution of:@\"\(try text(1))\"];"]
        default: throw Inexpressible("action \(kind)")
        }
    }

    /// To a command, yes and no are other values than 1 and 0.
    private func value(_ value: Any) throws -> String {
        if let isTrue = value as? Bool, "\(value)" == "true" || "\(value)" == "false" { return isTrue ? "@YES" : "@NO" }
        return try objc.literal(value)
    }

    private func send(_ action: [Any], to name: String) throws -> [String] {
        let event = [action[0]] + (action.count > 2 ? [action[2]] : [])
        if let thing = thing(name) { return [try send(event, thing)] }
        guard types["\(name)Subscribers"] != nil else { return [] }
        return [
            "for (id<RACSubscriber> subscriber in [\(name)Subscribers copy]) {", try send(event, "subscriber"), "}",
        ]
    }

    private func send(_ event: [Any], _ receiver: String) throws -> String {
        event[0] as? String == "next"
            ? "[\(receiver) sendNext:\(try value(event[1]))];" : try objc.event(event, to: receiver)
    }

    private func subscribe(_ signal: String, as label: String) -> [String] {
        [
            "\(subscription(label)) = [\(signal) subscribeNext:^(id x) {", "[log next:x as:@\"\(label)\"];",
            "} error:^(NSError *error) {", "[log error:error as:@\"\(label)\"];", "} completed:^{",
            "[log completed:@\"\(label)\"];", "}];",
        ]
    }

    // MARK: Commands

    private mutating func command(_ name: String, enabled: String?) throws -> [String] {
        let enabled = try enabled.map { "Enabled:\(try signal(named: $0)) signalBlock" } ?? "SignalBlock"
        var lines = [
            "\(name) = [[RACCommand alloc] initWith\(enabled):^RACSignal *(id input) {",
            "[log block:input of:@\"\(name)\"];",
            "NSString *key = text(input);",
        ]
        for (input, response) in responses {
            lines.append("if ([key isEqualToString:@\"\(input)\"]) {")
            lines += try answer(response)
            lines.append("}")
        }
        return lines + ["return [RACSignal empty];", "}];"]
    }

    private mutating func answer(_ response: Any) throws -> [String] {
        if let node = response as? [Any], node.first as? String == "do", let actions = node[1] as? [[Any]] {
            return try actions.flatMap { try action($0) } + answer(node[2])
        }
        return ["return \(try expression(response));"]
    }

    private mutating func expression(_ expression: Any) throws -> String {
        guard let node = expression as? [Any], let kind = node.first as? String else {
            throw Inexpressible("expression")
        }
        switch kind {
        case "return": return "[RACSignal return:\(try value(node[1]))]"
        case "empty", "never": return "[RACSignal \(kind)]"
        case "error": return "[RACSignal error:\(objc.error(node[1]))]"
        case "of": return try signal(named: node[1] as? String ?? "")
        case "take", "skip": return "[\(try self.expression(node[2])) \(kind):\(node[1])]"
        case "startWith": return "[\(try self.expression(node[2])) startWith:\(try value(node[1]))]"
        case "replay", "replayLast", "replayLazily": return "[\(try self.expression(node[1])) \(kind)]"
        case "manual":
            guard let label = node[1] as? String else { break }
            return """
                [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
                [log subscribed:@"\(label)"];
                [\(label)Subscribers addObject:subscriber];
                [log keep:subscriber];
                return [RACDisposable disposableWithBlock:^{
                [\(label)Subscribers removeObject:subscriber];
                [log disposed:@"\(label)"];
                }];
                }]
                """
        case "sync":
            guard let label = node[1] as? String, let events = node[2] as? [[Any]] else { break }
            return """
                [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
                [log subscribed:@"\(label)"];
                \(try events.map { try send($0, "subscriber") }.joined(separator: "\n"))
                return [RACDisposable disposableWithBlock:^{
                [log disposed:@"\(label)"];
                }];
                }]
                """
        default: break
        }
        throw Inexpressible("expression \(kind)")
    }
}

/// Prints a recorded sequence and its observations as the Objective-C that a programmer would have written.
public struct SequencePrinter {
    private var objc = ObjectiveC()

    /// The chains that recordings make from two blocks.
    public static let preamble = """
        static RACSequence *generated(SequenceLog *log, NSString *label, NSArray *items, NSUInteger index, NSString *end) {
        return [RACSequence sequenceWithHeadBlock:^id {
        [log eval:label with:RACTuplePack(@"head", @(index))];
        if (index >= items.count || items[index] == [NSNull null]) {
        return nil;
        }
        return items[index];
        } tailBlock:^RACSequence * {
        [log eval:label with:RACTuplePack(@"tail", @(index))];
        if (index + 1 < items.count) {
        return generated(log, label, items, index + 1, end);
        }
        if ([end isEqualToString:@"empty"]) {
        return [RACSequence empty];
        }
        if ([end isEqualToString:@"headnil"] && index + 1 == items.count) {
        return generated(log, label, items, index + 1, end);
        }
        return nil;
        }];
        }

        static NSIndexSet *indexes(NSArray<NSNumber *> *numbers) {
        NSMutableIndexSet *set = [NSMutableIndexSet indexSet];
        for (NSNumber *number in numbers) {
        [set addIndex:number.unsignedIntegerValue];
        }
        return set;
        }

        static RACSequence *naturals(SequenceLog *log, NSString *label, NSInteger number) {
        return [RACSequence sequenceWithHeadBlock:^id {
        [log eval:label with:RACTuplePack(@"head", @(number))];
        return @(number);
        } tailBlock:^RACSequence * {
        [log eval:label with:RACTuplePack(@"tail", @(number))];
        return naturals(log, label, number + 1);
        }];
        }


        """

    /// The function of a sequence.
    public static func function(_ scenario: [String: Any], name: String) throws -> String {
        var printer = SequencePrinter()
        return try printer.function(scenario, name: name)
    }

    /// An expression inside of a value.
    static func expression(_ expression: Any, objc: ObjectiveC) throws -> String {
        var printer = SequencePrinter(objc: objc)
        return try printer.sequence(expression)
    }

    private mutating func function(_ scenario: [String: Any], name: String) throws -> String {
        let definitions = scenario["defs"] as? [String: Any] ?? [:]
        var lines: [String] = []
        for name in definitions.keys.sorted() {
            lines.append("RACSequence *\(name) = \(try sequence(definitions[name] as Any));")
        }
        lines.append("RACSequence *sequence = \(try sequence(scenario["expr"] as Any));")
        var observed = 0
        for (index, observation) in (scenario["observe"] as? [[Any]] ?? []).enumerated() {
            // Unlike in the original, equality of sequences is symmetric here; and hashes are a detail of the platform.
            let kind = observation[0] as? String
            if kind == "equal" || kind == "hashEqual" { continue }
            observed += 1
            lines += ["[log step:\(index)];"] + (try observe(observation, index))
        }
        guard observed > 0 else { throw Inexpressible("equality alone") }
        let body = lines.joined(separator: "\n")
        return "static void \(name)(SequenceLog *log) {\n\(body)\n}\n"
    }

    // MARK: Observations

    private func tail(_ count: Any) -> String { "sequence" + String(repeating: ".tail", count: count as? Int ?? 0) }

    private func observe(_ observation: [Any], _ index: Int) throws -> [String] {
        let kind = observation[0] as? String ?? ""
        func result(_ value: String) -> [String] { ["[log result:\(value)];"] }
        func label() -> String { observation[1] as? String ?? "" }
        switch kind {
        case "head", "array": return result("sequence.\(kind)")
        case "tailHead": return result("\(tail(observation[1])).head")
        case "tailIsNil": return result("@(\(tail(observation[1])) == nil)")
        case "tailArray": return result("\(tail(observation[1])).array")
        case "count": return result("@(sequence.array.count)")
        case "eagerArray": return result("sequence.eagerSequence.array")
        case "lazyArray": return result("sequence.lazySequence.array")
        case "identity":
            let name = observation[1] as? String ?? ""
            let other = ["lazy": "sequence.lazySequence", "eager": "sequence.eagerSequence", "copy": "[sequence copy]"]
            return result("@(\(other[name] ?? "sequence.tail") == sequence)")
        case "enum":
            let count = observation[1] as? Int ?? 0
            let end = count == 0 ? "" : "if (count\(index) == \(count)) {\nbreak;\n}\n"
            return [
                "NSUInteger count\(index) = 0;", "for (id value in sequence) {", "[log item:value];",
                "count\(index)++;",
                "\(end)}", "[log resultOfItems];",
            ].filter { count > 0 || !$0.contains("count\(index)") }
        case "enumerator":
            return [
                "NSEnumerator *enumerator\(index) = sequence.objectEnumerator;",
                "for (NSUInteger i = 0; i < \(observation[1]); i++) {", "[log item:[enumerator\(index) nextObject]];",
                "}",
                "[log resultOfItems];",
            ]
        case "signal", "signalMain":
            let scheduler = kind == "signal" ? "immediateScheduler" : "mainThreadScheduler"
            var signal = "[sequence signalWithScheduler:[RACScheduler \(scheduler)]]"
            if let count = observation[1] as? Int { signal = "[\(signal) take:\(count)]" }
            return [
                "[\(signal) subscribeNext:^(id value) {", "[log next:value];", "} error:^(NSError *error) {",
                "[log error:error];", "} completed:^{", "[log completed];", "}];",
            ] + (kind == "signal" ? [] : ["[log pump];"]) + result("nil")
        case "foldLeft":
            let reduce = try objc.reduction(observation[3] as? String ?? "")
            return result(
                "[sequence foldLeftWithStart:\(try objc.literal(observation[2])) reduce:^id(id a, id b) {\n"
                    + "[log eval:@\"\(label())\" with:RACTuplePack(a, b)];\nreturn \(reduce);\n}]")
        case "foldRight":
            let name = observation[3] as? String ?? ""
            let rest = name == "first2" ? "" : "id b = rest.head;\n"
            return result(
                "[sequence foldRightWithStart:\(try objc.literal(observation[2])) reduce:^id(id a, RACSequence *rest) {\n"
                    + "[log eval:@\"\(label())\" with:RACTuplePack(a)];\n\(rest)return \(try objc.reduction(name));\n}]"
            )
        case "any", "all", "objectPassingTest":
            let call =
                "[sequence \(kind):^BOOL(id x) {\n[log eval:@\"\(label())\" with:RACTuplePack(x)];\n"
                + "return \(try objc.predicate(observation[2] as? String ?? ""));\n}]"
            return result(kind == "objectPassingTest" ? call : "@(\(call))")
        default: throw Inexpressible("observation \(kind)")
        }
    }

    // MARK: Sequences

    private mutating func sequence(_ expression: Any) throws -> String {
        guard let node = expression as? [Any], let kind = node.first as? String else {
            throw Inexpressible("expression \(expression)")
        }
        if let source = try source(kind, node) { return source }
        return try step(kind, node)
    }

    private func items(_ value: Any) throws -> String { "@[ \(try objc.list(value as? [Any] ?? [])) ]" }

    private mutating func source(_ kind: String, _ node: [Any]) throws -> String? {
        switch kind {
        case "ref": return node[1] as? String
        case "it": return try objc.it()
        case "array": return "[\(try items(node[1])) rac_sequence]"
        case "sub":
            return "[\(try items(node[2])) rac_sequence]" + String(repeating: ".tail", count: node[1] as? Int ?? 0)
        case "string": return "[@\"\(node[1])\" rac_sequence]"
        case "dict", "dictKeys", "dictValues":
            let pairs = try (node[1] as? [[Any]] ?? []).map { "\(try objc.literal($0[0])): \(try objc.literal($0[1]))" }
            guard pairs.count <= 1 else { throw Inexpressible("the order of a dictionary") }
            let name =
                ["dict": "rac_sequence", "dictKeys": "rac_keySequence", "dictValues": "rac_valueSequence"][kind] ?? ""
            return "[@{ \(pairs.joined(separator: ", ")) } \(name)]"
        case "set":
            guard (node[1] as? [Any])?.count ?? 0 <= 1 else { throw Inexpressible("the order of a set") }
            return "[[NSSet setWithArray:\(try items(node[1]))] rac_sequence]"
        case "orderedSet": return "[[NSOrderedSet orderedSetWithArray:\(try items(node[1]))] rac_sequence]"
        case "indexSet": return "[indexes(\(try items(node[1]))) rac_sequence]"
        case "enumerator":
            guard !((node[1] as? [Any])?.isEmpty ?? true) else { throw Inexpressible("an enumerator of nothing") }
            return "[[\(try items(node[1])) objectEnumerator] rac_sequence]"
        case "tuple": return "[\(try objc.literal(["tuple": node[1]])) rac_sequence]"
        case "return": return "[RACSequence return:\(try objc.literal(node[1]))]"
        case "empty": return "[RACSequence empty]"
        case "gen":
            // NSNull stands for nil in these items.
            let items = node[2] as? [Any] ?? []
            guard !items.contains(where: { ($0 as? [String: Any])?["null"] != nil }) else {
                throw Inexpressible("NSNull in a chain of blocks")
            }
            return "generated(log, @\"\(node[1])\", \(try self.items(items)), 0, @\"\(node[3])\")"
        case "naturals": return "naturals(log, @\"\(node[1])\", \(node[2]))"
        case "signalSeq":
            guard !(node[3] is Int) else { throw Inexpressible("a sequence of a signal that fails") }
            let sends = try (node[2] as? [Any] ?? []).map { "[subscriber sendNext:\(try objc.literal($0))];\n" }
            return "[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {\n"
                + "[log eval:@\"\(node[1])\" with:RACTuplePack(@\"subscribed\")];\n"
                + "\(sends.joined())[subscriber sendCompleted];\nreturn nil;\n}] sequence]"
        case "concat", "zip":
            let list = try (node[1] as? [Any] ?? []).map { try sequence($0) }
            return "[RACSequence \(kind):@[ \(list.joined(separator: ", ")) ]]"
        case "zipReduce":
            let list = try (node[3] as? [Any] ?? []).map { try sequence($0) }
            let reduce = try objc.block(node[2] as? String ?? "", list.count) { Self.log(node[1], $0) }
            return "[RACSequence zip:@[ \(list.joined(separator: ", ")) ] reduce:\(reduce)]"
        default: return nil
        }
    }

    /// The statement that notes the call of a block.
    private static func log(_ label: Any, _ values: [String]) -> String {
        "[log eval:@\"\(label)\" with:RACTuplePack(\(values.joined(separator: ", ")))];"
    }

    private mutating func lazy(_ expression: Any) throws -> String {
        guard let node = expression as? [Any] else { return "return nil;" }
        guard node.first as? String == "case" else { return "return \(try sequence(expression));" }
        let condition = try objc.predicate(node[1] as? String ?? "", objc.it())
        return "if (\(condition)) {\n\(try lazy(node[2]))\n}\n\(try lazy(node[3]))"
    }

    private mutating func step(_ kind: String, _ node: [Any]) throws -> String {
        guard let source = node.last, node.count > 1 else { throw Inexpressible("operator \(kind)") }
        func text(_ index: Int) -> String { node[index] as? String ?? "" }
        func block(_ type: String, _ parameters: [String], _ value: String) -> String {
            let list = parameters.map { $0 == "index" ? "NSUInteger index" : "id \($0)" }.joined(separator: ", ")
            return "^\(type)(\(list)) {\n\(Self.log(node[1], parameters))\nreturn \(value);\n}"
        }
        if kind == "concatWith" || kind == "zipWith" {
            let other = try sequence(node[1])
            return "[\(try sequence(source)) \(kind == "zipWith" ? kind : "concat"):\(other)]"
        }
        if kind == "flattenMap" || kind == "bind" { return try bind(kind, node) }
        let s = try sequence(source)
        switch kind {
        case "map": return "[\(s) map:\(block("id", ["x"], try objc.apply(text(2))))]"
        case "filter": return "[\(s) filter:\(block("BOOL", ["x"], try objc.predicate(text(2))))]"
        case "takeUntilBlock", "takeWhileBlock", "skipUntilBlock", "skipWhileBlock":
            return "[\(s) \(kind):\(block("BOOL", ["x"], try objc.predicate(text(2))))]"
        case "scanWithStart", "combinePreviousWithStart":
            let reduce = block("id", ["a", "b"], try objc.reduction(text(3)))
            return "[\(s) \(kind):\(try objc.literal(node[2])) reduce:\(reduce)]"
        case "scanWithStartIndex":
            let reduce = block("id", ["a", "b", "index"], try objc.indexedReduction(text(3)))
            return "[\(s) scanWithStart:\(try objc.literal(node[2])) reduceWithIndex:\(reduce)]"
        case "reduceEach":
            let reduce = try objc.block(text(2), node[3] as? Int ?? 0) { Self.log(node[1], $0) }
            return "[\(s) reduceEach:\(reduce)]"
        case "take", "skip": return "[\(s) \(kind):\(node[1])]"
        case "startWith", "ignore", "mapReplace": return "[\(s) \(kind):\(try objc.literal(node[1]))]"
        case "flatten", "distinctUntilChanged": return "[\(s) \(kind)]"
        case "eager", "lazy": return "\(s).\(kind)Sequence"
        case "tail": return "\(s).tail"
        default: throw Inexpressible("operator \(kind)")
        }
    }

    private mutating func bind(_ kind: String, _ node: [Any]) throws -> String {
        let it = "it\(objc.bound.count + 1)"
        let isBind = kind == "bind"
        objc.bound.append(it)
        let next = try lazy(node[isBind ? 4 : 2])
        objc.bound.removeLast()
        let s = try sequence(node[node.count - 1])
        let log = Self.log(node[1], [it])
        guard isBind else { return "[\(s) flattenMap:^RACSequence *(id \(it)) {\n\(log)\n\(next)\n}]" }
        let checks = try [(node[2] as? String ?? "", "*stop = YES;"), (node[3] as? String ?? "", "return nil;")]
            .filter { $0.0 != "never" }.map { "if (\(try objc.predicate($0.0, it))) {\n\($0.1)\n}\n" }
        return "[\(s) bind:^RACSequenceBindBlock {\n\(Self.log(node[1], ["@\"bind\""]))\n"
            + "return ^RACSequence *(id \(it), BOOL *stop) {\n\(log)\n\(checks.joined())\(next)\n};\n}]"
    }
}

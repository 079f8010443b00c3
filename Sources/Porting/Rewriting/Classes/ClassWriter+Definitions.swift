/// Methods, in the order of their file.
extension ClassWriter {
    mutating func members(_ members: [Item], isExtension: Bool) {
        var end: Int?
        for member in members {
            var leading = leading(of: member.tokens)
            // Members on one line, such as an added initializer, stand apart.
            if leading.isEmpty, rewriter.line(of: member.tokens) == end { leading = [""] }
            end = rewriter.line(of: member.tokens.suffix(1))
            switch member.kind {
            case .method(let method): self.method(method, member, leading)
            case .directive(let text):
                let lines = rewriter.directive(text, member.tokens)
                if lines.isEmpty { keep(leading) } else { add(SwiftStatement(leading: leading, kind: .lines(lines))) }
            case .variables, .function, .enumeration, .alias, .structure:
                let owner = rewriter.currentClass
                rewriter.currentClass = nil
                var written = rewriter.topLevel(member)
                rewriter.currentClass = owner
                if !written.isEmpty { written[0].leading = leading + written[0].leading } else { keep(leading) }
                hoisted += written
            case .atWord, .macro, .forward: keep(leading)
            case .statement(let statement):
                if case .empty = statement.kind {
                    keep(leading)
                } else {
                    add(
                        SwiftStatement(
                            leading: leading,
                            kind: .lines(rewriter.byHand("RAC-3030", "This stands between methods.", member.tokens))))
                }
            case .property, .container, .unknown:
                add(
                    SwiftStatement(
                        leading: leading,
                        kind: .lines(rewriter.byHand("RAC-3000", "This could not be read.", member.tokens))))
            }
        }
    }

    /// Writes the declarations that have no body, and the accessors that no method stands for.
    mutating func finish() {
        if rewriter.synchronizedClasses.contains(name) {
            body.insert(
                SwiftStatement(
                    kind: .variable("private let", name: "lock", type: nil, SwiftExpression("NSRecursiveLock()"))),
                at: 0)
        }
        for (_, item, file) in missing {
            rewriter.enterFile(file)
            add(
                SwiftStatement(
                    leading: [""],
                    kind: .lines(rewriter.byHand("RAC-3035", "This method has no body in these files.", item.tokens))))
            rewriter.leaveFile()
        }
    }

    mutating func method(_ method: Method, _ item: Item, _ leading: [String]) {
        let key = method.key
        guard let statements = method.body else { return keep(leading) }
        var leading = leading
        let declared = (comments[key] ?? []).filter { !leading.contains($0) }
        if !declared.isEmpty { leading = leading.filter { $0.isEmpty } + declared + leading.filter { !$0.isEmpty } }
        rewriter.isClassMethod = method.isClass
        defer { rewriter.isClassMethod = false }
        if method.isVariadic {
            return add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3032", "A method with a variable number of arguments takes an array in Swift.",
                            item.tokens))))
        }
        if !method.isClass, accessor(method, leading) { return }
        let headComments = rewriter.commentsInside(method.head)
        leading += headComments
        switch key {
        case "dealloc":
            let body = rewriter.methodBody(method, [], .void, statements)
            if !body.isEmpty {
                add(SwiftStatement(leading: leading, kind: .body(head: "deinit", body)))
            } else {
                keep(leading)
            }
        case "description", "debugDescription", "hash":
            let type: SwiftType = key == "hash" ? .int : .string
            let body = rewriter.methodBody(method, [], type, statements)
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            add(SwiftStatement(leading: leading, kind: .body(head: "\(word)var \(key): \(type.text ?? "")", body)))
        case "isEqual:":
            let parameter = (method.parameters[0].name ?? "object").local
            let declared = rewriter.plainType(method.parameters[0].type)
            // A parameter of the class itself is one of any type in Swift, and nil where it is of another.
            let isOfClass = declared.name.map { rewriter.model.classes[$0]?.superclass != nil } ?? false
            var body = rewriter.methodBody(
                method, [isOfClass ? declared.asOptional : .anyOptional], .bool, statements)
            if isOfClass, let type = declared.text {
                let cast = SwiftExpression("object as? \(type)", declared.asOptional)
                body.insert(SwiftStatement(kind: .variable("let", name: parameter, type: nil, cast)), at: 0)
            }
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            let head = "\(word)func isEqual(_ \(isOfClass ? "object" : parameter): Any?) -> Bool"
            add(SwiftStatement(leading: leading, kind: .body(head: head, body)))
        case "copyWithZone:":
            let body = rewriter.methodBody(method, [.optional(.named("NSZone"))], .any, statements)
            add(SwiftStatement(leading: leading, kind: .body(head: "func copy(with zone: NSZone? = nil) -> Any", body)))
        case "encodeWithCoder:" where method.parameters.count == 1:
            let body = rewriter.methodBody(method, [.named("NSCoder")], .void, statements)
            let parameter = (method.parameters[0].name ?? "coder").local
            let label = parameter == "with" ? "with" : "with \(parameter)"
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            add(SwiftStatement(leading: leading, kind: .body(head: "\(word)func encode(\(label): NSCoder)", body)))
        case "+supportsSecureCoding":
            let body = rewriter.methodBody(method, [], .bool, statements)
            let word = rewriter.isOverride(key, in: name) ? "override " : ""
            add(
                SwiftStatement(leading: leading, kind: .body(head: "\(word)class var supportsSecureCoding: Bool", body))
            )
        case "+automaticallyNotifiesObserversForKey:":
            // Properties that are observed say themselves that they change.
            _ = rewriter.commentsInside(item.tokens)
            rewriter.note(
                "RAC-3037", .review, "Dropped: an observed property says itself that it changes.", at: item.tokens)
            add(
                SwiftStatement(
                    leading: leading + [
                        "// review RAC-3037: +\(method.selector) is dropped: an observed property says itself that it changes."
                    ], kind: .empty))
        case _ where key.hasPrefix("+keyPathsForValuesAffecting"):
            _ = rewriter.commentsInside(item.tokens)
            rewriter.note(
                "RAC-3037", .review, "Dropped: a computed property changes with what it reads.", at: item.tokens)
            add(
                SwiftStatement(
                    leading: leading + [
                        "// review RAC-3037: +\(method.selector) is dropped: a computed property changes with what it reads."
                    ], kind: .empty))
        case "+alloc", "+allocWithZone:":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3038", "Nothing runs when memory is taken: do it in the initializers.", item.tokens))))
        case "+load", "+initialize":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-3036", "Nothing runs when a class is loaded: call it at the start of the program.",
                            item.tokens))))
        case "observeValueForKeyPath:ofObject:change:context:":
            add(
                SwiftStatement(
                    leading: leading,
                    kind: .lines(
                        rewriter.byHand(
                            "RAC-1035", "Nothing calls this on Linux: observe the property with RACObserve.",
                            item.tokens))))
        default:
            let known = rewriter.model.classes[name]?.methods[key]
            if method.isClass, let once = singleton(method, leading) { return once.forEach { add($0) } }
            if known?.isInitializer == true { return initializer(method, item, leading) }
            let head = rewriter.head(of: method, in: name)
            rewriter.errorParameter = known?.isThrowing == true ? method.parameters.last?.name : nil
            rewriter.throwsBool = known?.isThrowing == true && known?.returns == .void && !method.returns.isVoid
            var body = rewriter.methodBody(
                method, known?.parameters ?? [], known?.returns ?? .void, statements, changed: known?.changed ?? [])
            if !method.isClass, rewriter.calledName(method.selector, in: name) != nil {
                let names = method.parameters.compactMap { $0.name?.local }.joined(separator: ", ")
                let call = SwiftStatement(kind: .expression(SwiftExpression("rac_didInvoke(\(names))")))
                body.insert(body.isEmpty ? call : SwiftStatement(kind: .deferred([call])), at: 0)
            }
            rewriter.errorParameter = nil
            rewriter.throwsBool = false
            add(SwiftStatement(leading: leading, kind: .body(head: head, body)))
        }
    }
}

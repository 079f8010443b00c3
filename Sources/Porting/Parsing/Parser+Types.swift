/// Words that a type is made of.
enum TypeWords {
    static let storage = external.union(["static", "inline", "register", "auto", "NS_INLINE", "CG_INLINE"])
    /// Words before a declaration that another file defines.
    static let external: Set<String> = [
        "extern", "FOUNDATION_EXPORT", "FOUNDATION_EXTERN", "UIKIT_EXTERN", "APPKIT_EXTERN", "OBJC_EXPORT",
        "OBJC_EXTERN", "CF_EXPORT", "CG_EXTERN",
    ]
    static let qualifiers: Set<String> = [
        "const", "volatile", "__weak", "__block", "__strong", "__unsafe_unretained", "__autoreleasing", "__kindof",
        "__bridge", "__bridge_retained", "__bridge_transfer", "IBOutlet",
        "__unused",
        "restrict", "IBInspectable",
    ]
    static let nullability: [String: TypeName.Nullability] = [
        "_Nonnull": .nonnull, "nonnull": .nonnull, "__nonnull": .nonnull, "_Nullable": .nullable, "nullable": .nullable,
        "__nullable": .nullable, "_Null_unspecified": .unspecified, "null_unspecified": .unspecified,
    ]
    static let integers: Set<String> = ["unsigned", "signed", "long", "short", "int", "char"]
    static let tags: Set<String> = ["struct", "enum", "union"]
    /// Types whose names are known, so that `(BOOL)(x)` is a cast.
    static let known: Set<String> = [
        "id", "void", "int", "char", "float", "double", "BOOL", "bool", "Class", "SEL", "IMP", "NSInteger",
        "NSUInteger", "CGFloat",
        "NSTimeInterval", "size_t", "instancetype", "unichar", "uint8_t", "int8_t", "uint16_t", "int16_t", "uint32_t",
        "int32_t",
        "uint64_t", "int64_t", "UInt8", "UInt32", "UInt64", "SInt32", "CFTimeInterval", "dispatch_queue_t",
        "dispatch_time_t",
        "NSComparisonResult", "NSRange", "CGRect", "CGPoint", "CGSize", "va_list", "long long", "time_t", "off_t",
        "ssize_t", "intptr_t", "uintptr_t", "ptrdiff_t", "u_int8_t", "u_int16_t", "u_int32_t", "u_int64_t", "u_char",
        "u_short", "u_int", "u_long", "uint", "ushort", "Byte", "SInt8", "SInt16", "SInt64", "Float32", "Float64",
    ]
    /// Names for pointers to structures.
    static let pointers = [
        "NSRangePointer": "NSRange", "NSPointPointer": "NSPoint", "NSSizePointer": "NSSize", "NSRectPointer": "NSRect",
    ]
    /// Words that qualify the type behind them, and are names elsewhere.
    static let leading: Set<String> = ["out", "inout", "bycopy", "byref", "oneway"]
    static func isQualifier(_ word: String) -> Bool {
        storage.contains(word) || qualifiers.contains(word) || nullability[word] != nil
    }
}

extension Parser {
    /// Reads a type with its stars, but no name.
    ///
    /// The method returns nil if no type begins here, and leaves the position where it was.
    mutating func typeName() -> TypeName? {
        let start = index
        var type = TypeName("")
        while TypeWords.leading.contains(text), isWord(1) {
            type.qualifiers.insert(text)
            advance()
        }
        if isAttributeMacro {
            // Nearly always for what other files see.
            if text(after: 1) != "static" { type.qualifiers.insert("extern") }
            advance()
        }
        qualify(&type)
        if TypeWords.tags.contains(text), isWord(1) {
            type.tag = text
            advance()
            type.name = text
            advance()
        } else if TypeWords.integers.contains(text) {
            var words: [String] = []
            while TypeWords.integers.contains(text) || text == "double" {
                words.append(text)
                advance()
                qualify(&type)
            }
            type.name = Self.integer(words)
        } else if ["typeof", "__typeof", "__typeof__"].contains(text), text(after: 1) == "(" {
            advance()
            let inside = inBrackets { parser in parser.index = parser.limit }.inside
            type.name = "typeof(\(text(of: inside)))"
        } else if kind == .word {
            // The parameters of a class stand for objects of any class.
            type.name = typeParameters.contains(text) ? "id" : text
            advance()
            if text == "<", !typeArguments(of: &type) {
                index = start
                return nil
            }
        } else {
            index = start
            return nil
        }
        qualify(&type)
        while text == "*" || text == "&" && false {
            type.pointers += 1
            advance()
            qualify(&type)
        }
        if let pointee = TypeWords.pointers[type.name] {
            type.name = pointee
            type.pointers += 1
        }
        return type
    }

    /// The shortest name of an integer type: `unsigned long` for `long unsigned int`.
    private static func integer(_ words: [String]) -> String {
        // A `long double` of iOS is a `double`.
        if words.contains("double") { return "double" }
        let kept = words.filter { $0 != "unsigned" && $0 != "int" && ($0 != "signed" || words.contains("char")) }
        let name = (words.contains("unsigned") ? ["unsigned"] : []) + kept
        return name.isEmpty ? "int" : name.joined(separator: " ")
    }

    /// Whether a macro for an attribute stands before a type: `SHOP_EXPORT NSString *const ShopName;`.
    private var isAttributeMacro: Bool {
        kind == .word && text.isMacroForAttributes && isWord(1) && !TypeWords.qualifiers.contains(text(after: 1))
            && (isWord(2) || ["*", "<"].contains(text(after: 2)))
    }

    /// Passes macros behind a declaration: `NS_AVAILABLE_IOS(7_0)`, `UI_APPEARANCE_SELECTOR`.
    mutating func skipAttributes() {
        while kind == .word {
            advance()
            if text == "(" { _ = inBrackets { $0.index = $0.limit } }
        }
    }

    private mutating func qualify(_ type: inout TypeName) {
        while kind == .word, TypeWords.isQualifier(text) {
            if let nullability = TypeWords.nullability[text] {
                type.nullability = nullability
            } else {
                type.qualifiers.insert(text)
            }
            advance()
        }
        if text == "__attribute__", text(after: 1) == "(" {
            type.qualifiers.formUnion(attributes())
            qualify(&type)
        }
    }

    /// Reads `<NSString *>` or `<NSCopying>`.
    private mutating func typeArguments(of type: inout TypeName) -> Bool {
        let start = index
        advance()
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { return false }
        repeat {
            guard kind == .word, var argument = typeName() else {
                index = start
                return false
            }
            if text == "(", text(after: 1) == "^" { argument = declarator(of: argument).type }
            type.arguments.append(argument)
        } while skip(",")
        guard skip(">") else {
            index = start
            return false
        }
        let areProtocols =
            type.name == "id" || type.name == "Class"
            || type.arguments.allSatisfy {
                $0.pointers == 0 && $0.name != "id" && $0.function == nil && $0.arguments.isEmpty && !$0.name.isEmpty
                    && text == "*"
                    && Self.isProtocol($0.name, of: type.name)
            }
        if areProtocols {
            type.protocols = type.arguments.map(\.name)
            type.arguments = []
        }
        return true
    }

    /// Whether `UIView<Name> *` names a protocol: classes that have parameters are few.
    static func isProtocol(_ name: String, of type: String) -> Bool {
        ![
            "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet", "NSOrderedSet",
            "NSEnumerator",
        ]
        .contains(type) && !type.hasPrefix("RAC")
    }

    /// Reads the declared name, and the marks that change the type: `name`, `(^name)(id x)`, `name[4]`.
    mutating func declarator(of type: TypeName) -> (type: TypeName, name: String?) {
        var type = type
        var name: String?
        // `(NS_NOESCAPE ^block)(int x)`
        let isQualified = text == "(" && isWord(1) && text(after: 2) == "^"
        if text == "(", isQualified || text(after: 1) == "^" || text(after: 1) == "*" {
            let isBlock = isQualified || text(after: 1) == "^"
            var pointer = TypeName("")
            var inner: [Parameter]?
            name =
                inBrackets { parser -> String? in
                    if isQualified { parser.advance() }
                    parser.advance()
                    parser.qualify(&pointer)
                    var name: String?
                    if parser.kind == .word {
                        name = parser.text
                        parser.advance()
                    }
                    if parser.text == "(" { inner = parser.parameters().list }
                    parser.index = parser.limit
                    return name
                }.result
            let parameters = text == "(" ? self.parameters().list : []
            pointer.function = FunctionType(returns: type, parameters: parameters, isBlock: isBlock)
            // A function that returns a block: (^name(int x))(id y).
            if let inner {
                pointer.qualifiers.formUnion(type.qualifiers)
                pointer.function = FunctionType(returns: pointer, parameters: inner, isBlock: false)
            }
            pointer.qualifiers.formUnion(type.qualifiers)
            return (pointer, name)
        }
        if kind == .word {
            name = text
            advance()
        }
        while text == "[" {
            let (value, inside) = inBrackets { parser -> Expression? in
                defer { parser.index = parser.limit }
                return parser.index < parser.limit ? parser.expression() : nil
            }
            type.sizes.append(text(of: inside))
            type.sizeValues = SizeValues(type.sizeValues.list + [value].compactMap(\.self))
        }
        return (type, name)
    }

    /// Reads the parameters in the parentheses at the position.
    mutating func parameters() -> (list: [Parameter], isVariadic: Bool) {
        var isVariadic = false
        let list = inBrackets { parser in
            parser.list { parser -> Parameter? in
                if parser.skip("...") {
                    isVariadic = true
                    return nil
                }
                return parser.parameter()
            }
        }.result.compactMap { $0 }
        if list.count == 1, list[0].name == nil, list[0].type.isVoid { return ([], isVariadic) }
        return (list, isVariadic)
    }

    /// Reads a type and a name, or a type alone.
    mutating func parameter() -> Parameter? {
        let start = index
        guard let type = typeName() else { return nil }
        let (full, name) = declarator(of: type)
        var result = full
        while kind == .word, TypeWords.isQualifier(text) || text == "__attribute__" {
            qualify(&result)
        }
        return Parameter(type: result, name: name, tokens: tokens(from: start))
    }

    /// Whether a declaration begins here, and not an expression.
    mutating func isDeclaration() -> Bool {
        guard kind == .word else { return false }
        if TypeWords.isQualifier(text) || TypeWords.tags.contains(text) || TypeWords.integers.contains(text) {
            return true
        }
        let start = index
        defer { index = start }
        guard let type = typeName() else { return false }
        if text == "(" {
            guard text(after: 1) == "^" || text(after: 1) == "*" else { return false }
            let hasName = isWord(2)
            guard hasName || TypeWords.isQualifier(text(after: 2)) else { return false }
            index = closing
            advance()
            return text == "("
        }
        guard kind == .word else { return false }
        if type.pointers == 0 { return true }
        return ["=", ";", ",", "[", ")", "in", ":", "", "__attribute__"].contains(text(after: 1))
            || kind(after: 1) == .end || TypeWords.isQualifier(text(after: 1)) || text(after: 1).isMacroForAttributes
    }
}

extension String {
    /// Whether a word is spelled as macros are that stand for attributes: `NS_AVAILABLE`.
    var isMacroForAttributes: Bool {
        contains("_") && isInCapitals && first?.isUppercase == true
    }

    /// Whether a word has no small letters, as macros have none.
    var isInCapitals: Bool { allSatisfy { $0.isUppercase || $0 == "_" || $0.isNumber } }
}

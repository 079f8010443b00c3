import Porting
import Testing

/// Faults that random programs showed (`.ci/objective-c --random`), each in its least form.
@Suite struct RandomProgramTests {
    /// The Swift of a class with properties, a method `other`, and a method with a body.
    private func translated(_ body: String, properties: String = "", other: String = "") -> String {
        translate(
            """
            @interface Thing : NSObject
            \(properties)
            @end
            @implementation Thing
            \(other)
            - (NSString *)run { \(body) }
            @end
            """, name: "Thing"
        ).text
    }

    @Test(
        "An unsigned number that may be negative in Swift is printed by its bits",
        arguments: ["self.size--;", "self.size = ~2;", "self.size -= 1;", "self.size = -1;", "[self setSize:2 - 3];"])
    func unsignedProperties(change: String) {
        let properties = "@property (nonatomic) NSUInteger size; @property (nonatomic) NSUInteger count;"
        let text = translated(
            #"\#(change) return [NSString stringWithFormat:@"%lu %lu", (unsigned long)self.size, (unsigned long)self.count];"#,
            properties: properties)
        #expect(text.contains(#""\(UInt(bitPattern: self.size)) \(self.count)""#))
    }

    @Test("An unsigned variable that is set to one that wraps wraps too, in whatever order they are found")
    func unsignedVariables() {
        let names = (0..<12).map { "n\($0)" }
        let declarations = names.map { "NSUInteger \($0) = 0;" }.joined()
        let changes = zip(names, names.dropFirst()).map { "\($0) = \($1);" }.joined() + "n11 -= 1;"
        let text = translated(
            declarations + changes + #"return [NSString stringWithFormat:@"%lu", (unsigned long)n0];"#)
        #expect(text.contains(#""\(UInt(bitPattern: n0))""#))
    }

    @Test("Numbers that a method returns or receives wrap where some call shows that they may be negative")
    func unsignedMethods() {
        let other = "- (NSUInteger)less:(NSUInteger)size { return size - 3; } - (NSUInteger)same:(NSUInteger)size "
        let print = #"return [NSString stringWithFormat:@"%lu", (unsigned long)"#
        #expect(
            translated(print + "[self less:2]];", other: other + "{ return size; }").contains("UInt(bitPattern: self"))
        #expect(
            !translated(print + "[self same:2]];", other: other + "{ return size; }").contains("UInt(bitPattern: self"))
        #expect(
            translated(print + "[self same:-2]];", other: other + "{ return size; }").contains("UInt(bitPattern: self"))
    }

    @Test("A signed number that a format takes as unsigned is printed by its bits")
    func signedAsUnsigned() {
        let text = translated(
            #"return [NSString stringWithFormat:@"%lu", (unsigned long)self.offset];"#,
            properties: "@property (nonatomic) NSInteger offset;")
        #expect(text.contains("UInt(bitPattern: self.offset)"))
    }

    @Test("A parameter of a block is a variable where the block sets it")
    func parametersOfBlocks() {
        let text = translated(
            #"NSInteger (^next)(NSInteger) = ^(NSInteger value) { value++; return value; }; next(1); return @"";"#)
        #expect(text.contains("var value = value"))
    }

    @Test("A closure stands beside a format, and not inside the literal")
    func closuresInFormats() {
        let text = translated(
            #"return [NSString stringWithFormat:@"%ld", (long)[self apply:^{ self.size++; return self.size; }]];"#,
            properties: "@property (nonatomic) NSInteger size;",
            other: "- (NSInteger)apply:(NSInteger (^)(void))block { return block(); }")
        #expect(text.contains("return formattedText(\n"))
    }

    @Test("The result of a comparison is a number where the original has a number")
    func comparisonResults() {
        let text = translated(
            #"NSInteger order = [@"a" compare:@"b"]; return [NSString stringWithFormat:@"%ld", (long)order];"#)
        #expect(text.contains(#"let order = "a".compare("b").rawValue"#))
        #expect(translated(#"return [@"a" compare:@"b"] + 1 > 0 ? @"" : nil;"#).contains(".rawValue + 1"))
    }

    @Test("Truth values are numbers where they are ordered, computed with, or stand beside numbers")
    func truthValues() {
        let properties =
            "@property (nonatomic) BOOL a; @property (nonatomic) BOOL b; @property (nonatomic) NSInteger n;"
        func text(_ value: String) -> String { translated("self.n = \(value); return nil;", properties: properties) }
        #expect(text("self.a < self.b").contains("(self.a ? 1 : 0) < (self.b ? 1 : 0)"))
        #expect(text("self.a - self.b").contains("(self.a ? 1 : 0) - (self.b ? 1 : 0)"))
        #expect(text("self.n ? 4 : self.a").contains("? 4 : self.a ? 1 : 0"))
    }

    @Test(
        "An unsigned number that may be negative in Swift is shifted and divided by its bits",
        arguments: ["self.size >>= 1;", "self.size /= 2;", "self.size %= 7;"])
    func unsignedSteps(step: String) {
        let text = translated(
            "self.size = 0 - 8; \(step) return nil;", properties: "@property (nonatomic) NSUInteger size;")
        #expect(text.contains("self.size = Int(bitPattern: UInt(bitPattern: self.size) "))
    }

    @Test("A text that may be nil is not read while it is appended to")
    func appendedToItself() {
        let text = translated(
            #"[self.line appendFormat:@"%@;", self.line]; return nil;"#,
            properties: "@property (nonatomic) NSMutableString *line;")
        #expect(text.contains("self.line = self.line.map { $0 + "))
    }

    @Test("A property that is set to a copy of itself compiles")
    func copiesOfItself() {
        let text = translated(
            "self.items = [self.items copy]; return nil;", properties: "@property (nonatomic) NSArray *items;")
        #expect(text.contains("self.items = self.items as [Any]?"))
    }
}

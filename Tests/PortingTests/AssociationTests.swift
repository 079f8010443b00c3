import Porting
import Testing

/// Associated objects: keys, policies, and what the Swift says.
@Suite struct AssociationTests {
    private func translation(_ body: String, before: String = "") -> Translation {
        translate(
            """
            \(before)
            @interface Card : NSObject
            @end
            @interface Card (Tags)
            @property (nonatomic, copy) NSString *tag;
            @end
            @implementation Card
            @end
            @implementation Card (Tags)
            \(body)
            @end
            """, name: "Form")
    }

    private func text(_ body: String, before: String = "") -> String { translation(body, before: before).text }

    @Test("A pair of accessors is an optional computed property, and its class reports its death")
    func accessors() {
        let swift = text(
            """
            - (NSString *)tag { return objc_getAssociatedObject(self, &TagKey); }
            - (void)setTag:(NSString *)tag { objc_setAssociatedObject(self, &TagKey, tag, OBJC_ASSOCIATION_COPY); }
            """, before: "static char TagKey;")
        #expect(swift.contains("private let TagKey = AssociationKey()"))
        #expect(swift.contains("class Card: RACObject"))
        #expect(swift.contains("var tag: String?"))
        #expect(swift.contains("return associatedObject(self, TagKey) as? String"))
        #expect(swift.contains("setAssociatedObject(self, TagKey, tag, .copy)"))
    }

    @Test(
        "The key of an associated object is a selector, a constant pointer or the address of a variable",
        arguments: [
            ("_cmd", "", "\"run\""),
            ("@selector( setTag: )", "", "\"setTag:\""),
            ("key", "static const void *key = &key;", "key"),
            ("key", "extern void *const key;", "key"),
            ("(void *)&key", "static BOOL key;", "key"),
            ("&key", "static NSString *key = @\"k\";", "key"),
            ("(__bridge void *)key", "static NSString *const key = @\"k\";", "AssociationKey(key)"),
            ("@\"k\"", "", "AssociationKey(\"k\")"),
            ("NSSelectorFromString(@\"a\")", "", nil),
            ("(__bridge void *)self", "", nil),
        ] as [(String, String, String?)])
    func keys(key: String, before: String, expected: String?) {
        let swift = text("- (id)run { return objc_getAssociatedObject(self, \(key)); }", before: before)
        if let expected {
            #expect(swift.contains("return associatedObject(self, \(expected))\n"))
        } else {
            #expect(swift.contains("#error(\"RAC-4218: This key is an address"))
        }
    }

    @Test("A static variable of a method is a key of its own, beside a variable of the same name elsewhere")
    func staticKeys() {
        let swift = text(
            """
            - (id)run { static void *key = &key; return objc_getAssociatedObject(self, key); }
            - (void)use:(int)key { NSLog(@"%d", key); }
            """)
        #expect(swift.contains("private let cardKey = AssociationKey()"))
        #expect(swift.contains("return associatedObject(self, cardKey)"))
    }

    @Test("A variable that is a number, too, is no key")
    func numbers() {
        let swift = text(
            """
            - (id)run { return objc_getAssociatedObject(self, &count); }
            - (void)use { count = 3; }
            """, before: "static int count;")
        #expect(swift.contains("#error(\"RAC-4218") && swift.contains("var count"))
    }

    @Test(
        "The policies",
        arguments: [
            ("OBJC_ASSOCIATION_ASSIGN", ".assign"), ("OBJC_ASSOCIATION_RETAIN", ".retain"),
            ("OBJC_ASSOCIATION_RETAIN_NONATOMIC", ".retain"), ("OBJC_ASSOCIATION_COPY", ".copy"),
            ("OBJC_ASSOCIATION_COPY_NONATOMIC", ".copy"),
        ])
    func policies(name: String, expected: String) {
        let swift = text("- (void)take:(id)value { objc_setAssociatedObject(self, @selector(tag), value, \(name)); }")
        #expect(swift.contains("setAssociatedObject(self, \"tag\", value, \(expected))"))
    }

    @Test("A policy that is computed is by hand")
    func computedPolicy() {
        let swift = text(
            "- (void)take:(id)value { objc_setAssociatedObject(self, @selector(tag), value, self.policy); }")
        #expect(swift.contains("#error(\"RAC-4218: The policy is computed"))
    }

    @Test("A text is no object: nothing is associated with it")
    func values() {
        let swift = translate(
            """
            @implementation NSString (Tags)
            - (void)setTag:(id)tag { objc_setAssociatedObject(self, @selector(tag), tag, OBJC_ASSOCIATION_COPY); }
            @end
            """, name: "Form"
        ).text
        #expect(swift.contains("#error(\"RAC-4218: The object is a value in Swift"))
    }

    @Test("A collection that an object holds and a variable changes is shared; a copy is none")
    func shared() {
        let swift = text(
            """
            - (NSMutableArray *)items { return objc_getAssociatedObject(self, _cmd); }
            - (void)make {
                NSMutableArray *items = [NSMutableArray array];
                objc_setAssociatedObject(self, @selector(items), items, OBJC_ASSOCIATION_RETAIN);
                [items addObject:@1];
            }
            - (void)keep {
                NSMutableArray *kept = [NSMutableArray array];
                objc_setAssociatedObject(self, @selector(kept), kept, OBJC_ASSOCIATION_COPY);
                [kept addObject:@1];
            }
            """)
        #expect(swift.contains("let items = MutableArray()"))
        #expect(swift.contains("func items() -> MutableArray?"))
        #expect(swift.contains("var kept: [Any] = []"))
        #expect(!swift.contains("RAC-3061"))
    }

    @Test("A property of a category that no method gets or sets is by hand")
    func withoutAccessors() {
        let swift = text("- (NSUInteger)size { return 1; }")
        #expect(swift.contains("#error(\"RAC-3072: No method here gets or sets the property"))
        #expect(!swift.contains("var tag"))
    }

    @Test("A collection whose class has another name is by hand, unless it is copied")
    func aliases() {
        let swift = text(
            """
            - (void)make {
                Table *table = [Table new];
                objc_setAssociatedObject(self, @selector(table), table, OBJC_ASSOCIATION_RETAIN);
            }
            """, before: "typedef NSMutableDictionary<NSString *, NSString *> Table;")
        #expect(swift.contains("#error(\"RAC-3061"))
    }

    @Test("All associated objects can be removed, and a class can have some, too")
    func removed() {
        let swift = text(
            """
            + (id)shared { return objc_getAssociatedObject(self, @selector(shared)); }
            - (void)clear { objc_removeAssociatedObjects(self); }
            """)
        #expect(swift.contains("removeAssociatedObjects(self)"))
        #expect(swift.contains("associatedObject(self, \"shared\")"))
        #expect(swift.contains("class Card: NSObject"))
    }
}

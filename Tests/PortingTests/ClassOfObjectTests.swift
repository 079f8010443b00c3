import Porting
import Testing

/// Objects of the class that is asked, of classes that methods name, and of other classes than a parameter says.
@Suite struct ClassOfObjectTests {
    private func text(_ source: String) -> String { translate(source, name: "Form").text }

    @Test("A category on another library's class cannot make objects of the class that is asked")
    func categories() {
        for make in ["[[self alloc] init]", "[self new]", "[[[self class] alloc] init]"] {
            let swift = text(
                """
                @interface NSObject (Make)
                + (id)object;
                @end
                @implementation NSObject (Make)
                + (id)object { return \(make); }
                @end
                @interface Item : NSObject
                @end
                @implementation Item
                @end
                """)
            #expect(swift.contains("#error(\"RAC-3074: "), "\(make)")
        }
    }

    @Test("Values of Swift have no methods of a category on NSObject")
    func values() {
        let source = """
            @interface NSObject (Kinds)
            + (id)NAMEobject;
            - (NSString *)NAMEkind;
            @end
            @implementation NSObject (Kinds)
            + (id)NAMEobject { return nil; }
            - (NSString *)NAMEkind { return @"object"; }
            @end
            void run(void) {
                NSMutableArray *list = [NSMutableArray NAMEobject];
                NSString *kind = [@"text" NAMEkind];
            }
            """
        for prefix in ["", "xyz_"] {
            let swift = text(source.replacing("NAME", with: prefix))
            #expect(swift.contains("RAC-3040: \(prefix)kind of String") && !swift.contains("].\(prefix)object()"))
        }
    }

    @Test(
        "A class method that returns an object of a class which it names, released or not, returns the declared class")
    func clusters() {
        let swift = text(
            """
            @interface Shape : NSObject
            + (instancetype)square;
            + (instancetype)unit;
            @end
            @interface Square : Shape
            @end
            @implementation Shape
            + (instancetype)square { return [[[Square alloc] init] autorelease]; }
            + (instancetype)unit { return [Shape square]; }
            @end
            @implementation Square
            @end
            """)
        #expect(swift.contains("class func square() -> Shape {"))
        #expect(swift.contains("class func unit() -> Shape {"))
    }

    @Test("A parameter of another class than that of the overridden method is by hand")
    func parameters() {
        let source = """
            @protocol Owner <NSObject>
            - (void)meet:(id<Owner>)other;
            @end
            @interface Car : NSObject
            @end
            @implementation Car
            @end
            @interface Worker : NSObject <Owner>
            - (void)work:(Worker *)other;
            - (void)serve:(id<Owner>)other;
            @end
            @interface Washer : Worker
            @end
            @implementation Worker
            - (void)work:(Worker *)other { }
            - (void)serve:(id<Owner>)other { [self work:other]; }
            - (void)meet:(MET)other { }
            @end
            @implementation Washer
            - (void)work:(Car *)car { }
            - (void)serve:(Washer *)washer { [washer work:nil]; }
            @end
            """
        let swift = text(source.replacing("MET", with: "id<Owner>"))
        #expect(swift.contains("#error(\"RAC-3076: "))
        #expect(swift.contains("self.work(other as? Worker)"))
        #expect(swift.contains("let washer = washer as? Washer"))
        #expect(text(source.replacing("MET", with: "id")).contains("func meet(_ other: Any?)"))
        let adopted = text(
            """
            @protocol Owner <NSObject>
            - (void)meet:(id<Owner>)other;
            @end
            @interface NSNumber (Meeting) <Owner>
            - (void)meet:(id)other;
            @end
            @implementation NSNumber (Meeting)
            - (void)meet:(id)other { }
            @end
            """)
        #expect(adopted.contains("#error(\"RAC-3076: "))
    }

    @Test("An address that is cast to a number is that of an object, and a cast to BOOL asks whether there is one")
    func addresses() {
        let swift = text(
            """
            @interface Item : NSObject
            @property (nonatomic, strong) NSNumber *number;
            @property (nonatomic, strong) id any;
            @property (nonatomic, strong) NSTimer *timer;
            @end
            @implementation Item
            - (BOOL)isSet { return (BOOL)self.number; }
            - (BOOL)isTimed { return (BOOL)self.timer; }
            - (NSUInteger)hash { return (NSUInteger)self; }
            - (NSUInteger)other { return (NSUInteger)self.any; }
            @end
            """)
        #expect(swift.contains("return self.number != nil") && swift.contains("return self.timer != nil"))
        #expect(swift.contains("return Int(bitPattern: ObjectIdentifier(self))"))
        #expect(swift.contains("#error(\"RAC-3073: "))
    }

    @Test(
        "Cases of other libraries' constants, numbers without a value and elements of what may be nil compile or are by hand"
    )
    func constants() {
        let priorities = text("typedef enum { High = DISPATCH_QUEUE_PRIORITY_HIGH, Low = -2 } Priority;")
        #expect(priorities.contains("#error(\"RAC-3002: "))
        #expect(text("void run(void) { NSNumber *none = [[NSNumber alloc] init]; }").contains("#error(\"RAC-5640: "))
        let loop = text(
            "void run(MKResponse *response) { for (MKRoute *route in response.routes) { NSLog(@\"%@\", route); } }")
        #expect(loop.contains("in response.routes") || loop.contains("?? []"))
        let chained = text(
            """
            @interface Map : NSObject
            @property (nonatomic, strong) MKMapView *view;
            @end
            @implementation Map
            - (void)run { for (id<MKAnnotation> each in self.view.annotations) { NSLog(@"%@", each); } }
            @end
            """)
        #expect(chained.contains("self.view?.annotations ?? []"))
    }

    @Test("An object of a class that does not adopt a protocol, and a cast to an unrelated class, are by hand")
    func others() {
        let source = """
            @protocol Counting <NSObject>
            - (NSInteger)count;
            @end
            @interface Car : NSObject
            @end
            @implementation Car
            @end
            @interface Holder : NSObject
            @property (nonatomic, weak) id<Counting> delegate;
            @end
            @implementation Holder
            - (void)set:(Car *)car { GIVE }
            - (void)note:(UIApplication *)app { }
            @end
            """
        let observing =
            "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(note:) name:@\"n\" object:nil];"
        for give in [
            "self.delegate = self;", "self.delegate = (id<Counting>)car;", "Holder *holder = (Holder *)car;", observing,
        ] {
            #expect(text(source.replacing("GIVE", with: give)).contains("#error(\"RAC-3076: "), "\(give)")
        }
        let known = text(source.replacing("GIVE", with: "id some = car; self.delegate = some; Holder *holder = some;"))
        #expect(!known.contains("#error"))
    }

    @Test("A whole number that another library returns has the type of its variable")
    func foreignNumbers() {
        let swift = text(
            "void run(UIViewController *shown) { int height = shown.view.frame.size.height; use(height); }")
        #expect(swift.contains("let height: Int = shown.view.frame.size.height"))
    }

    @Test("An override may take a subclass of another library's class, and events of controls are compared as values")
    func foreignClasses() {
        let swift = text(
            """
            @interface List : NSObject
            - (void)show:(UITableViewCell *)cell;
            @end
            @interface Names : List
            @end
            @implementation List
            - (void)show:(UITableViewCell *)cell { }
            @end
            @implementation Names
            - (void)show:(NameCell *)cell { cell.title = @""; }
            - (BOOL)isChange:(UIControlEvents)events { return events == UIControlEventValueChanged; }
            @end
            """)
        #expect(swift.contains("override func show(_ cell: UITableViewCell") && swift.contains("cell as? NameCell"))
        #expect(swift.contains("return events == .valueChanged"))
    }
}

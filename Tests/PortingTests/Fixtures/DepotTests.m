//
//  DepotTests.m
//
//  XCTest: a depot of parcels, a test case that others inherit from, and answers that a test waits for.
//

#import <XCTest/XCTest.h>
#import <objc/runtime.h>

// A parcel, which knows its weight.
@interface Parcel : NSObject
@property (nonatomic, copy) NSString *code;
@property (nonatomic, assign) NSInteger weight;
- (instancetype)initWithCode:(NSString *)code;
@end

@implementation Parcel

- (instancetype)initWithCode:(NSString *)code {
    self = [super init];
    if (self) {
        _code = [code copy];
    }
    return self;
}

// A weight that is not known is zero.
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"weight"]) self.weight = 0;
}

@end

@interface Parcel (Depot)
@property (nonatomic, copy) NSString *shelf;
@property (nonatomic, strong, readonly) NSMutableArray *marks;
@property (nonatomic, assign, getter=isFragile) BOOL fragile;
@end

static char ParcelShelfKey;

@implementation Parcel (Depot)

// What only the depot knows of a parcel.
- (NSString *)shelf {
    return objc_getAssociatedObject(self, &ParcelShelfKey);
}

- (void)setShelf:(NSString *)shelf {
    objc_setAssociatedObject(self, &ParcelShelfKey, shelf, OBJC_ASSOCIATION_COPY_NONATOMIC);
}

- (NSMutableArray *)marks {
    NSMutableArray *marks = objc_getAssociatedObject(self, _cmd);
    if (marks == nil) {
        marks = [NSMutableArray array];
        objc_setAssociatedObject(self, _cmd, marks, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
    }
    return marks;
}

- (BOOL)isFragile {
    return [objc_getAssociatedObject(self, @selector(isFragile)) boolValue];
}

- (void)setFragile:(BOOL)fragile {
    objc_setAssociatedObject(self, @selector(isFragile), @(fragile), OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

@end

@interface Depot : NSObject
@property (nonatomic, copy, readonly) NSArray *codes;
- (void)add:(Parcel *)parcel;
- (void)removeAll;
- (void)weigh:(Parcel *)parcel completion:(void (^)(NSInteger weight))completion;
@end

@implementation Depot {
    NSMutableArray *_parcels;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        _parcels = [NSMutableArray array];
    }
    return self;
}

- (NSArray *)codes {
    return [_parcels valueForKey:@"code"];
}

- (void)add:(Parcel *)parcel {
    parcel.shelf = [NSString stringWithFormat:@"shelf %lu", (unsigned long)_parcels.count];
    [parcel.marks addObject:@"in"];
    [_parcels addObject:parcel];
}

- (void)removeAll {
    [_parcels removeAllObjects];
}

- (void)weigh:(Parcel *)parcel completion:(void (^)(NSInteger weight))completion {
    dispatch_async(dispatch_get_main_queue(), ^{
        completion(parcel.weight);
    });
}

@end

// What all tests of the depot begin with.
@interface DepotTestCase : XCTestCase
@property (nonatomic, strong) Depot *depot;
@property (nonatomic, strong) Parcel *parcel;
@end

@implementation DepotTestCase

- (void)setUp {
    [super setUp];
    self.depot = [[Depot alloc] init];
    self.parcel = [[Parcel alloc] initWithCode:@"A1"];
}

- (void)tearDown {
    [self.depot removeAll];
    [super tearDown];
}

@end

@interface DepotTests : DepotTestCase
@end

@implementation DepotTests

- (void)setUp {
    [super setUp];
    [self.depot add:self.parcel];
}

- (void)testKnowsItsParcels {
    [self.depot add:[[Parcel alloc] initWithCode:@"B2"]];
    XCTAssertEqualObjects(self.depot.codes, (@[ @"A1", @"B2" ]));
    XCTAssertEqual(self.depot.codes.count, 2u, @"there are %lu", (unsigned long)self.depot.codes.count);
    XCTAssertNotEqualObjects(self.depot.codes.firstObject, @"B2");
}

- (void)testMarksParcels {
    XCTAssertEqualObjects(self.parcel.shelf, @"shelf 0");
    XCTAssertEqual(self.parcel.marks.count, 1);
    XCTAssertFalse(self.parcel.isFragile);
    self.parcel.fragile = YES;
    [self.parcel.marks addObject:@"out"];
    XCTAssertTrue(self.parcel.isFragile);
    XCTAssertEqualObjects([self.parcel.marks componentsJoinedByString:@","], @"in,out");
    self.parcel.shelf = nil;
    XCTAssertNil(self.parcel.shelf, @"nothing is left");
}

- (void)testReadsWeights {
    [self.parcel setValue:@"12 kg" forKey:@"weight"];
    XCTAssertEqual(self.parcel.weight, 12);
    [self.parcel setValue:nil forKey:@"weight"];
    XCTAssertEqual(self.parcel.weight, 0);
    XCTAssertEqualWithAccuracy([[self.parcel valueForKey:@"weight"] doubleValue] + 0.1, 0.1, 0.001);
}

// The answers come later.
- (void)testWeighs {
    self.parcel.weight = 3;
    __block NSInteger sum = 0;
    XCTestExpectation *first = [self expectationWithDescription:@"first"];
    XCTestExpectation *second = [self expectationWithDescription:@"second"];
    [self.depot weigh:self.parcel completion:^(NSInteger weight) {
        sum += weight;
        [first fulfill];
    }];
    [self.depot weigh:self.parcel completion:^(NSInteger weight) {
        sum += weight;
        [second fulfill];
    }];
    [self waitForExpectationsWithTimeout:5 handler:nil];
    XCTAssertEqual(sum, 6);
}

@end

//
//  QueueSpec.m
//
//  Quick and Nimble: a queue of names, its signal, and examples that it shares with others.
//

@import Quick;
@import Nimble;
@import ReactiveObjC;

@interface NameQueue : NSObject
@property (nonatomic, readonly) NSArray *names;
@property (nonatomic, strong, readonly) RACSignal *added;
- (void)add:(NSString *)name;
- (void)removeAll;
@end

@interface NameQueue ()
@property (nonatomic, strong) NSMutableArray *list;
@property (nonatomic, strong) RACSubject *subject;
@end

@implementation NameQueue

- (instancetype)init {
    self = [super init];
    if (self == nil) return nil;
    _list = [NSMutableArray array];
    _subject = [RACSubject subject];
    return self;
}

- (NSArray *)names {
    return [self.list copy];
}

- (RACSignal *)added {
    return self.subject;
}

- (void)add:(NSString *)name {
    [self.list addObject:name];
    [self.subject sendNext:name];
}

- (void)removeAll {
    [self.list removeAllObjects];
}

@end

static NSInteger QueueSpecCleaned = 0;

// The name of the examples for what has names.
NSString * const NamedExamples = @"NamedExamples";

// A block that returns the names.
NSString * const NamedExamplesNamesBlock = @"NamedExamplesNamesBlock";

// How many names there are.
NSString * const NamedExamplesCount = @"NamedExamplesCount";

QuickConfigurationBegin(NamedExampleGroups)

+ (void)configure:(Configuration *)configuration {
    sharedExamples(NamedExamples, ^(QCKDSLSharedExampleContext exampleContext) {
        __block NSArray * (^names)(void);
        __block NSNumber *count;

        qck_beforeEach(^{
            names = exampleContext()[NamedExamplesNamesBlock];
            count = exampleContext()[NamedExamplesCount];
        });

        qck_it(@"should have as many names as it says", ^{
            expect(@(names().count)).to(equal(count));
        });

        qck_describe(@"its names", ^{
            qck_it(@"should be no numbers", ^{
                for (id name in names()) {
                    expect(name).notTo(beAKindOf([NSNumber class]));
                }
            });
        });
    });
}

QuickConfigurationEnd

QuickSpecBegin(QueueSpec)

__block NameQueue *queue;
__block NSMutableArray *received;

// The name that most examples add.
NSString *name = @"ann";

qck_beforeEach(^{
    queue = [[NameQueue alloc] init];
    received = [NSMutableArray array];
    [queue.added subscribeNext:^(NSString *added) {
        [received addObject:added];
    }];
});

qck_afterEach(^{
    [queue removeAll];
    QueueSpecCleaned++;
});

qck_itBehavesLike(NamedExamples, ^{
    return @{
        NamedExamplesNamesBlock: ^{ return queue.names; },
        NamedExamplesCount: @0
    };
});

qck_it(@"should be empty", ^{
    expect(queue).notTo(beNil());
    expect(queue.names).to(beEmpty());
    expect(queue.names).to(haveCount(@0));
    expect(queue.names.firstObject).to(beNil());
});

qck_describe(@"RACSignal", ^{
    qck_it(@"should send what is added", ^{
        [queue add:name];
        expect(received).to(equal(@[ @"ann" ]));
        expect(received).notTo(contain(@"bob"));
        expect(@(received.count == 1)).to(beTruthy());
        expect(@(queue.names.count)).to(beGreaterThanOrEqualTo(@1));
    });

    // Another thread adds it.
    qck_it(@"should send what another thread adds", ^{
        [RACScheduler.mainThreadScheduler schedule:^{
            [queue add:name];
        }];
        expect(received).toEventually(equal(@[ @"ann" ]));
        expect(received.lastObject).toEventuallyNot(beNil());
    });
});

qck_context(@"with a name", ^{
    qck_beforeEach(^{
        [queue add:name];
    });

    qck_afterEach(^{
        expect(queue.names).to(contain(@"ann"));
    });

    qck_itBehavesLike(NamedExamples, ^{
        return @{
            NamedExamplesNamesBlock: ^{ return queue.names; },
            NamedExamplesCount: @1
        };
    });

    qck_it(@"should have it", ^{
        NSString *first = queue.names.firstObject;
        expect(first).to(equal(@"ann"));
        expect(first).notTo(equal(@"bob"));
        expect(first).to(match(@"^an+$"));
        expect(first).to(beginWith(@"a"));
        if (queue.names.count != 1) failWithMessage(@"There is one name.");
    });

    qck_it(@"should be of its class", ^{
        expect(queue).to(beAnInstanceOf([NameQueue class]));
        expect(queue).to(beAKindOf([NSObject class]));
        expect(queue).to(beIdenticalTo(queue));
        expect(@(1.5)).to(beCloseTo(@1.4).within(0.2));
    });

    qck_it(@"should be released with its scope", ^{
        __weak NameQueue *weakQueue;
        @autoreleasepool {
            NameQueue *other __attribute__((objc_precise_lifetime)) = [[NameQueue alloc] init];
            weakQueue = other;
            expect(weakQueue).notTo(beNil());
        }
        expect(weakQueue).to(beNil());
    });
});

QuickSpecEnd

QuickSpecBegin(QueueCountSpec)

qck_it(@"should count", ^{
    expect(@(QueueSpecCleaned)).notTo(beLessThan(@0));
});

QuickSpecEnd

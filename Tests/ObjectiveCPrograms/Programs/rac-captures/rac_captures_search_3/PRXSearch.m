#import "PRXSearch.h"
#import <ReactiveObjC/ReactiveObjC.h>

NSString *const PRXSearchErrorDomain = @"PRXSearch";

@interface PRXSearchResult : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSUInteger score;
+ (instancetype)resultWithDictionary:(NSDictionary *)dictionary;
@end

@implementation PRXSearchResult
+ (instancetype)resultWithDictionary:(NSDictionary *)dictionary {
    if (![dictionary[@"title"] isKindOfClass:[NSString class]]) return nil;
    PRXSearchResult *result = [self new];
    result.title = dictionary[@"title"];
    result.score = [dictionary[@"score"] unsignedIntegerValue];
    return result;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@(%lu)", self.title, (unsigned long)self.score]; }
@end

@interface PRXSearchClient : NSObject
@property (nonatomic, strong) NSMutableArray *asked;
@property (nonatomic, copy) NSDictionary *answers;
- (RACSignal *)search:(NSString *)text page:(NSUInteger)page;
@end

@implementation PRXSearchClient
- (instancetype)init {
    if ((self = [super init])) _asked = [NSMutableArray array];
    return self;
}
- (RACSignal *)search:(NSString *)text page:(NSUInteger)page {
    @weakify(self);
    return [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        @strongify(self);
        [self.asked addObject:[NSString stringWithFormat:@"%@/%lu", text, (unsigned long)page]];
        id answer = self.answers[text];
        if ([answer isKindOfClass:[NSError class]]) {
            [subscriber sendError:answer];
        } else if (answer) {
            NSArray *all = answer;
            NSUInteger start = page * 2;
            NSRange range = NSMakeRange(start, start < all.count ? MIN(2, all.count - start) : 0);
            [subscriber sendNext:range.length ? [all subarrayWithRange:range] : @[]];
            [subscriber sendCompleted];
        } else {
            [subscriber sendNext:nil];
            [subscriber sendCompleted];
        }
        return nil;
    }];
}
@end

static PRXSearchClient *PRXSearchMakeClient(void) {
    PRXSearchClient *client = [PRXSearchClient new];
    client.answers = @{
        @"tea" : @[ @{ @"title" : @"Green", @"score" : @3 }, @{ @"title" : [NSNull null] }, @{ @"title" : @"Black", @"score" : @"7" } ],
        @"bad" : [NSError errorWithDomain:PRXSearchErrorDomain code:42 userInfo:@{ NSLocalizedDescriptionKey : @"no" }],
        @"few" : @[ @{ @"title" : @"One" } ],
    };
    return client;
}

@interface PRXSearchModel : NSObject
@property (nonatomic, copy) NSString *text;
@property (nonatomic, copy) NSArray *results;
@property (nonatomic, strong) NSError *error;
@property (nonatomic, assign, getter=isLoading) BOOL loading;
@property (nonatomic, strong, readonly) PRXSearchClient *client;
- (instancetype)initWithClient:(PRXSearchClient *)client;
@end

@implementation PRXSearchModel
- (instancetype)initWithClient:(PRXSearchClient *)client {
    if (!(self = [super init])) return nil;
    _client = client;
    @weakify(self);
    RACSignal *found = [[[RACObserve(self, text) ignore:nil] distinctUntilChanged] flattenMap:^RACSignal *(NSString *text) {
        @strongify(self);
        self.loading = YES;
        return [[[[self.client search:text page:0] map:^id(NSArray *rows) {
            return [[[rows.rac_sequence map:^id(NSDictionary *row) {
                return [PRXSearchResult resultWithDictionary:row];
            }] filter:^BOOL(id result) {
                return result != nil;
            }] array];
        }] catch:^RACSignal *(NSError *error) {
            @strongify(self);
            self.error = error;
            return [RACSignal return:@[]];
        }] finally:^{
            @strongify(self);
            self.loading = NO;
        }];
    }];
    RAC(self, results) = found;
    return self;
}
@end

NSString *scenario_rac_captures_search_3_pipeline(void) {
    PRXSearchClient *client = PRXSearchMakeClient();
    PRXSearchModel *model = [[PRXSearchModel alloc] initWithClient:client];
    NSMutableArray *log = [NSMutableArray array];
    for (NSString *text in @[ @"few", @"few", @"tea", @"none" ]) {
        model.text = text;
        [log addObject:[NSString stringWithFormat:@"%@ %d", [model.results componentsJoinedByString:@"+"], model.isLoading]];
    }
    return [NSString stringWithFormat:@"%@ | %@", [log componentsJoinedByString:@"; "], [client.asked componentsJoinedByString:@" "]];
}

NSString *scenario_rac_captures_search_3_errors(void) {
    PRXSearchModel *model = [[PRXSearchModel alloc] initWithClient:PRXSearchMakeClient()];
    model.text = @"bad";
    NSUInteger count = model.results.count;
    model.text = @"few";
    return [NSString stringWithFormat:@"%lu %@ %ld %@ %@", (unsigned long)count, model.error.domain, (long)model.error.code, model.error.localizedDescription,
            model.results.firstObject];
}

NSString *scenario_rac_captures_search_3_shared(void) {
    PRXSearchClient *client = PRXSearchMakeClient();
    RACSignal *shared = [[client search:@"tea" page:0] replayLazily];
    NSMutableArray *counts = [NSMutableArray array];
    for (NSUInteger i = 0; i < 3; i++) {
        [shared subscribeNext:^(NSArray *rows) { [counts addObject:@(rows.count + i)]; }];
    }
    RACSignal *cold = [client search:@"few" page:0];
    [cold subscribeNext:^(id x) {}];
    [cold subscribeCompleted:^{ [counts addObject:@"done"]; }];
    return [NSString stringWithFormat:@"%@ %lu", [counts componentsJoinedByString:@","], (unsigned long)client.asked.count];
}

NSString *scenario_rac_captures_search_3_combined(void) {
    RACSubject *name = [RACSubject subject], *age = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    RACSignal *valid = [RACSignal combineLatest:@[ name, [age startWith:@0] ] reduce:^id(NSString *text, NSNumber *years) {
        return @(text.length > 2 && years.integerValue >= 18);
    }];
    [[valid distinctUntilChanged] subscribeNext:^(NSNumber *x) { [log addObject:x.boolValue ? @"yes" : @"no"]; }];
    [name sendNext:@"Al"];
    [age sendNext:@20];
    [name sendNext:@"Alan"];
    [name sendNext:nil];
    [age sendNext:nil];
    [name sendNext:@"Bob"];
    [age sendNext:@18.9];
    [[RACSignal merge:@[ name, age ]] subscribeCompleted:^{ [log addObject:@"end"]; }];
    [name sendCompleted];
    [age sendCompleted];
    return [log componentsJoinedByString:@" "];
}

NSString *scenario_rac_captures_search_3_tuples(void) {
    NSArray *list = [[[RACSignal zip:@[ @[ @1, @2, @3 ].rac_sequence.signal, @[ @"a", @"b" ].rac_sequence.signal ]] map:^id(RACTuple *pair) {
        RACTupleUnpack(NSNumber *number, NSString *letter) = pair;
        return [NSString stringWithFormat:@"%@%@", number, letter];
    }] toArray];
    RACTuple *tuple = RACTuplePack(@"x", nil, @3);
    NSString *first = tuple.first;
    NSUInteger length = [tuple.second length];
    RACTuple *longer = [tuple tupleByAddingObject:@[ @4 ]];
    return [NSString stringWithFormat:@"%@ %@ %lu %@ %lu %@ %@", [list componentsJoinedByString:@","], first, (unsigned long)length, tuple[2],
            (unsigned long)longer.count, [longer.last firstObject], [tuple isEqual:RACTuplePack(@"x", nil, @3)] ? @"same" : @"other"];
}

NSString *scenario_rac_captures_search_3_sequences(void) {
    NSDictionary *prices = @{ @"pear" : @3, @"fig" : @1, @"date" : @2 };
    NSArray *cheap = [[prices.rac_sequence filter:^BOOL(RACTuple *pair) {
        return [pair.second intValue] < 3;
    }] map:^id(RACTuple *pair) {
        return pair.first;
    }].array;
    NSNumber *total = [prices.rac_valueSequence foldLeftWithStart:@0 reduce:^id(NSNumber *sum, NSNumber *next) {
        return @(sum.integerValue + next.integerValue);
    }];
    RACSequence *squares = [@[ @1, @2, @3, @4 ].rac_sequence map:^id(NSNumber *n) {
        return @(n.intValue * n.intValue);
    }];
    NSMutableArray *odd = [NSMutableArray array];
    for (NSNumber *n in [squares filter:^BOOL(NSNumber *n) { return n.intValue % 2 == 1; }]) [odd addObject:n];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %d %d", [[cheap sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","], total,
            [odd componentsJoinedByString:@","], [squares.tail.head description], [squares any:^BOOL(NSNumber *n) { return n.intValue > 15; }],
            [squares all:^BOOL(NSNumber *n) { return n.intValue > 1; }]];
}

NSString *scenario_rac_captures_search_3_subjects(void) {
    RACBehaviorSubject *state = [RACBehaviorSubject behaviorSubjectWithDefaultValue:@"idle"];
    RACReplaySubject *history = [RACReplaySubject replaySubjectWithCapacity:2];
    [state subscribe:history];
    [state sendNext:@"busy"];
    [state sendNext:@"done"];
    NSMutableString *text = [NSMutableString stringWithString:[state first]];
    [history subscribeNext:^(NSString *x) { [text appendFormat:@" %@", x]; } completed:^{ [text appendString:@"."]; }];
    [state sendCompleted];
    [state sendNext:@"late"];
    return text;
}

NSString *scenario_rac_captures_search_3_loops(void) {
    NSMutableArray *signals = [NSMutableArray array];
    NSString *prefix = @"a";
    for (int i = 0; i < 3; i++) {
        NSString *label = [prefix stringByAppendingFormat:@"%d", i];
        [signals addObject:[RACSignal defer:^RACSignal *{
            return [RACSignal return:[label stringByAppendingString:prefix]];
        }]];
        prefix = @"b";
    }
    prefix = @"c";
    __block NSUInteger index = 0;
    NSArray *values = [[[RACSignal concat:signals] map:^id(NSString *x) {
        index++;
        return [NSString stringWithFormat:@"%lu%@", (unsigned long)index, x];
    }] toArray];
    return [NSString stringWithFormat:@"%@ %lu %@", [values componentsJoinedByString:@","], (unsigned long)index, prefix];
}

NSString *scenario_rac_captures_search_3_disposed(void) {
    RACSubject *source = [RACSubject subject];
    NSMutableArray *log = [NSMutableArray array];
    RACDisposable *subscription = [[source doNext:^(id x) { [log addObject:[NSString stringWithFormat:@"do%@", x]]; }] subscribeNext:^(id x) {
        [log addObject:x ?: @"nil"];
    }];
    RACCompoundDisposable *all = [RACCompoundDisposable compoundDisposable];
    [all addDisposable:subscription];
    [all addDisposable:[RACDisposable disposableWithBlock:^{ [log addObject:@"gone"]; }]];
    [source sendNext:@1];
    [source sendNext:nil];
    [all dispose];
    [source sendNext:@2];
    [all addDisposable:[RACDisposable disposableWithBlock:^{ [log addObject:@"late"]; }]];
    return [NSString stringWithFormat:@"%@ %d %d", [log componentsJoinedByString:@","], subscription.isDisposed, all.disposed];
}

#import "PRY92.h"

typedef struct { int low, high; } PRY92Limits;
typedef void (^PRY92Sink)(id);
static NSUInteger PRY92Total = 0;
@interface PRY92Box : NSObject
@property (nonatomic) int n;
@property (nonatomic, weak) id owner;
@property (nonatomic, copy) PRY92Sink sink;
@end
@implementation PRY92Box @end
NSString *scenario_rac_captures_fields_3_locals(void) {
    int base = 10; __block int live = 10; static int kept = 1;
    PRY92Limits r = {1, 5}; NSArray *names = @[@"a"]; NSString *fmt = @"%@:%d";
    PRY92Box *box = [PRY92Box new]; box.n = 7;
    NSMutableArray *o = [NSMutableArray array];
    RACSubject *s = [RACSubject subject];
    [[[s map:^id(NSNumber *x) { return @(x.intValue + base + live + kept + r.high + box.n); }] combineLatestWith:[RACSignal defer:^{ return [RACSignal return:names]; }]] subscribeNext:^(RACTuple *t) {
        [o addObject:[NSString stringWithFormat:fmt, [t.second componentsJoinedByString:@""], [t.first intValue]]];
        live++;
    }];
    base = 1000; live = 20; kept = 2; r.high = 500; names = [names arrayByAddingObject:@"b"]; box.n = 8; fmt = @"bad";
    [s sendNext:@1];
    box = [PRY92Box new];
    [s sendNext:@1];
    return [NSString stringWithFormat:@"%@ %d %d %d", [o componentsJoinedByString:@" "], live, base, r.high];

}
NSString *scenario_rac_captures_fields_3_nested(void) {
    NSMutableString *o = [NSMutableString string];
    NSString *prefix = @"p";
    RACSignal *outer = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSString *inner = [prefix stringByAppendingString:@"i"];
        __block NSUInteger n = inner.length;
        return [[@[@3, @1, @2].rac_sequence.signal.toArray.rac_sequence.array.rac_sequence signalWithScheduler:[RACScheduler immediateScheduler]] subscribeNext:^(NSNumber *x) {
            n *= x.unsignedIntegerValue;
            [subscriber sendNext:^NSString *(NSString *suffix) { return [NSString stringWithFormat:@"%@%lu%@", inner, (unsigned long)n, suffix]; }];
        } completed:^{ [subscriber sendCompleted]; }];
    }];
    prefix = @"q";
    NSMutableArray *blocks = [NSMutableArray array];
    [outer subscribeNext:^(NSString *(^make)(NSString *)) { [o appendString:make(@",")]; [blocks addObject:[make copy]]; } completed:^{ [o appendString:@"."]; }];
    for (NSString *(^b)(NSString *) in blocks) [o appendString:b(@"")];
    return o;
}

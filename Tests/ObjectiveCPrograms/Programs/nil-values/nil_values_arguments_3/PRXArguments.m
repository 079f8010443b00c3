#import "PRXArguments.h"

static NSInteger PRXCount = 0;
static NSInteger PRXNext(void) { return ++PRXCount; }

@interface PRXBox : NSObject
@property (nonatomic, strong) NSMutableArray *log;
@property (nonatomic, strong) PRXBox *other;
@property (nonatomic, copy) NSString *label;
@property (nonatomic, assign) NSInteger value;
@property (nonatomic, assign) BOOL open;
- (NSInteger)add:(NSInteger)a to:(NSInteger)b;
- (NSString *)note:(NSString *)text;
- (BOOL)check:(NSString *)text;
- (PRXBox *)box;
- (NSString *)titleOf:(NSInteger)number;
@end

@implementation PRXBox
- (instancetype)init {
    if ((self = [super init])) _log = [NSMutableArray array];
    return self;
}
- (NSInteger)add:(NSInteger)a to:(NSInteger)b { return a + b; }
- (NSString *)note:(NSString *)text {
    [self.log addObject:text];
    return text;
}
- (BOOL)check:(NSString *)text { return [self note:text].length > 3; }
- (PRXBox *)box { return self.other; }
- (NSString *)titleOf:(NSInteger)number {
    NSMutableArray *parts = [NSMutableArray array];
    for (NSInteger i = 0; i < number; i++) [parts addObject:@"*"];
    return [parts componentsJoinedByString:@""];
}
@end

NSString *scenario_nil_values_arguments_3_messages(void) {
    PRXBox *box = [PRXBox new];
    NSInteger sum = [box.other add:PRXNext() to:3];
    NSInteger both = [[box box] add:PRXNext() to:PRXNext()];
    [[box box].log addObject:[box note:@"element"]];
    BOOL equal = [box.other.label isEqualToString:[box note:@"equal"]];
    NSString *joined = [box.other.label stringByAppendingString:[box note:@"joined"]];
    if ([box.other add:PRXNext() to:0] == 0 && box.other.other == nil) [box note:@"zero"];
    return [NSString stringWithFormat:@"%ld %ld %d %@ %ld %@", (long)sum, (long)both, equal, joined, (long)PRXCount, [box.log componentsJoinedByString:@","]];
}

NSString *scenario_nil_values_arguments_3_setters(void) {
    PRXBox *box = [PRXBox new], *none = nil;
    none.value = PRXNext();
    none.other.value += PRXNext();
    [none setValue:PRXNext()];
    box.other.label = [box note:@"label"];
    box.other.open |= [box check:@"long"];
    none.open = none.open || [box check:@"no"];
    NSMutableDictionary *map = nil;
    map[@"k"] = @(PRXNext());
    box.open |= [box check:@"open!"];
    return [NSString stringWithFormat:@"%ld %@ %d", (long)PRXCount, [box.log componentsJoinedByString:@","], box.open];
}

NSString *scenario_nil_values_arguments_3_order(void) {
    PRXBox *box = [PRXBox new];
    NSInteger i = 0;
    [box.other add:i++ to:++i];
    box.value = [box.other add:i-- to:1] + i;
    box.other = [PRXBox new];
    [box.other.log addObject:[box note:@"a"]];
    NSInteger sum = [[box box] add:PRXNext() to:[box.other add:PRXNext() to:10]];
    return [NSString stringWithFormat:@"%ld %ld %ld %lu %@", (long)i, (long)box.value, (long)sum, (unsigned long)box.other.log.count, [box.log componentsJoinedByString:@","]];
}

NSString *scenario_nil_values_arguments_3_pure(void) {
    PRXBox *box = [PRXBox new];
    box.other.label = [box titleOf:3];
    NSString *before = box.other.label;
    box.other = [PRXBox new];
    box.other.label = [box titleOf:2];
    return [NSString stringWithFormat:@"%@ %@", before, box.other.label];
}

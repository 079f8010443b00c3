#import "PRY10Prices.h"

@implementation PRY10Prices

- (instancetype)init {
    if (self = [super init]) {
        _seen = [NSMutableArray array];
    }
    return self;
}

- (void)note:(id)value {
    [self.seen addObject:value ?: @"nothing"];
}

- (NSString *)notes {
    return [self.seen componentsJoinedByString:@" "];
}

@end

NSString *scenario_boxed_missing_3_chosen(void) {
    NSMutableArray *found = [NSMutableArray array];
    NSDictionary *prices = @{ @"tea": @3, @"milk": @0 };
    for (NSString *name in @[@"tea", @"salt", @"milk"]) {
        BOOL isShort = name.length < 4;
        NSNumber *price = isShort ? prices[name] : prices[[name lowercaseString]];
        NSNumber *other = isShort ? nil : [prices objectForKey:name];
        [found addObject:[NSString stringWithFormat:@"%@:%@:%@:%d", name, price, other, price != nil]];
    }
    return [found componentsJoinedByString:@" "];
}

NSString *scenario_boxed_missing_3_passed(void) {
    PRY10Prices *notes = [[PRY10Prices alloc] init];
    NSDictionary *prices = @{ @"tea": @3, @"milk": @0 };
    NSArray *ranks = @[@7, @8];
    BOOL isCheap = ranks.count > 1;
    [notes note:prices[@"salt"]];
    [notes note:prices[@"milk"]];
    [notes note:isCheap ? prices[@"salt"] : prices[@"tea"]];
    [notes note:isCheap ? prices[@"tea"] : prices[@"salt"]];
    [notes note:(id)prices[@"salt"]];
    [notes note:isCheap ? ranks.lastObject : prices[@"tea"]];
    return notes.notes;
}

NSString *scenario_boxed_missing_3_same(void) {
    NSDictionary *prices = @{ @"tea": @3, @"milk": @0 };
    return [NSString stringWithFormat:@"%d %d %d %d", prices[@"milk"] == prices[@"salt"], prices[@"salt"] == prices[@"pepper"],
        [prices[@"milk"] isEqual:prices[@"salt"]], prices[@"milk"] != prices[@"salt"]];
}

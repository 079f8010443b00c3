#import "PRY71.h"

typedef NSInteger (^PRYStep71)(NSInteger);

static PRYStep71 PRYStepNamed71(NSString *name) {
    static NSDictionary *steps;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        steps = @{@"next": ^NSInteger(NSInteger number) { return number + 1; },
                  @"half": ^NSInteger(NSInteger number) { return number / 2; }};
    });
    return steps[name];
}

static NSString *PRYCapital71(NSString *country) {
    static NSDictionary *capitals;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        capitals = @{@"France": @"Paris", @"Spain": @"Madrid"};
    });
    return [capitals objectForKey:country];
}

@interface PRYAtlas71 : NSObject
+ (NSNumber *)heightOf:(NSString *)name;
@end

@implementation PRYAtlas71
+ (NSNumber *)heightOf:(NSString *)name {
    static NSDictionary *heights;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        heights = @{@"Elbrus": @5642};
    });
    return heights[name];
}
@end

NSString *scenario_statics_looked_up_3_blocks(void) {
    PRYStep71 none = PRYStepNamed71(@"twice");
    PRYStep71 half = PRYStepNamed71(@"half");
    return [NSString stringWithFormat:@"%d %ld %ld", none == nil, (long)half(9), (long)PRYStepNamed71(@"next")(1)];
}

NSString *scenario_statics_looked_up_3_texts(void) {
    return [NSString stringWithFormat:@"%@ %@ %lu", PRYCapital71(@"Spain"), PRYCapital71(@"Peru"),
        (unsigned long)PRYCapital71(@"Peru").length];
}

NSString *scenario_statics_looked_up_3_numbers(void) {
    NSNumber *height = [PRYAtlas71 heightOf:@"Elbrus"];
    NSNumber *missing = [PRYAtlas71 heightOf:@"Rigi"];
    return [NSString stringWithFormat:@"%@ %@ %ld %@", height, missing, (long)missing.integerValue,
        missing ? @"known" : @"unknown"];
}

static NSInteger PRYPick71(NSArray *list) {
    return arc4random_uniform((uint32_t)list.count);
}

NSString *scenario_statics_looked_up_3_random(void) {
    uint32_t limit = 0;
    return [NSString stringWithFormat:@"%u %ld %ld", arc4random_uniform(limit), (long)PRYPick71(@[]),
        (long)PRYPick71(@[@"only"])];
}

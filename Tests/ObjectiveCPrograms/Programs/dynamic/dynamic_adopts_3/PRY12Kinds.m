#import "PRY12Kinds.h"

@implementation PRY12Card

- (id)copyWithZone:(NSZone *)zone {
    return [[PRY12Card alloc] init];
}

@end

@implementation PRY12Plain
@end

static NSArray *PRY12Things(void) {
    return @[@"text", @5, @[@1, @2], @{ @"a": @1 }, [[PRY12Card alloc] init], [[PRY12Plain alloc] init], [NSDate dateWithTimeIntervalSince1970:0],
        [NSSet setWithObject:@9]];
}

NSString *scenario_dynamic_adopts_3_copying(void) {
    NSMutableString *text = [NSMutableString string];
    for (id thing in PRY12Things()) {
        [text appendFormat:@"%d%d%d ", [thing conformsToProtocol:@protocol(NSCopying)], [thing conformsToProtocol:@protocol(NSMutableCopying)],
            [thing conformsToProtocol:@protocol(NSCoding)]];
    }
    id none = nil;
    [text appendFormat:@"%d", [none conformsToProtocol:@protocol(NSCopying)]];
    return text;
}

NSString *scenario_dynamic_adopts_3_enumerated(void) {
    NSMutableArray *found = [NSMutableArray array];
    for (id thing in PRY12Things()) {
        if ([thing conformsToProtocol:@protocol(NSFastEnumeration)]) {
            id<NSFastEnumeration> list = thing;
            for (id element in list) {
                [found addObject:element];
            }
        } else {
            [found addObject:@"-"];
        }
    }
    return [found componentsJoinedByString:@" "];
}

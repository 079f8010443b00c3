#import "PRY16Checks.h"

@implementation PRY16Checks

- (BOOL)check:(NSInteger)value error:(NSError **)error {
    return value < self.limit;
}

- (BOOL)checkAll:(NSArray *)values error:(NSError **)error {
    for (NSNumber *value in values) {
        if (![self check:value.integerValue error:error]) return NO;
    }
    return values.count > 0;
}

@end

NSString *scenario_errors_refused_3_checked(void) {
    PRY16Checks *checks = [[PRY16Checks alloc] init];
    checks.limit = 5;
    return [NSString stringWithFormat:@"%d %d %d %d %d", [checks check:4 error:NULL], [checks check:5 error:nil],
        [checks checkAll:@[@1, @2] error:NULL], [checks checkAll:@[@1, @9] error:NULL], [checks checkAll:@[] error:NULL]];
}

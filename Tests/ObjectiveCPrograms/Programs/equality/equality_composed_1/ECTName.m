#import "ECTName.h"

@implementation ECTName
- (BOOL)isNamed:(NSString *)other { return [self.text isEqualToString:other]; }
@end

NSString *scenario_equality_composed_1_names(void) {
    ECTName *name = [ECTName new];
    NSString *apart = @"Jose\u0301";
    NSString *composed = @"Jos\u00e9";
    NSMutableArray *log = [NSMutableArray array];
    [log addObject:@([name isNamed:apart])];
    [log addObject:@([name isNamed:nil])];
    name.text = composed;
    [log addObject:@([name isNamed:apart])];
    [log addObject:@([name isNamed:@"Jos\u00e9"])];
    [log addObject:@([name.text isEqual:apart])];
    [log addObject:@(![apart isEqualToString:composed] && [apart hasPrefix:@"Jos"])];
    if ([name.text isEqualToString:@"Jose"]) [log addObject:@"plain"];
    [log addObject:@(name.text.length)];
    [log addObject:@(apart.length)];
    return [log componentsJoinedByString:@" "];
}

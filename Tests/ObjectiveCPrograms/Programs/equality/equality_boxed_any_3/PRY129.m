#import "PRY129.h"

@interface PRY129Flag : NSObject
@property (nonatomic, strong) NSNumber *flag;
@end
@implementation PRY129Flag
- (NSString *)shown { return [[NSString alloc] initWithData:[NSJSONSerialization dataWithJSONObject:@{ @"f": self.flag } options:0 error:NULL] encoding:NSUTF8StringEncoding]; }
- (void)put:(id)value { self.flag = value; }
@end
NSString *scenario_equality_boxed_any_3_a(void) {
    NSInteger a = 2, b = 1;
    PRY129Flag *x = [PRY129Flag new];
    NSMutableString *s = [NSMutableString string];
    [x setValue:@(a < b) forKey:@"flag"]; [s appendString:[x shown]];
    [x put:@(a < b)]; [s appendString:[x shown]];
    x.flag = @(a < b); [s appendString:[x shown]];
    x.flag = @(a > b && YES); [s appendString:[x shown]];
    x.flag = @(!a); [s appendString:[x shown]];
    [x setFlag:@(a == b)]; [s appendString:[x shown]];
    id any = x;
    [any setValue:@(a == b) forKey:@"flag"]; [s appendString:[x shown]];
    return s;
}
NSString *scenario_equality_boxed_any_3_b(void) {
    id one = @"e\u0301", other = @"\u00e9";
    NSArray *list = @[one];
    return [NSString stringWithFormat:@"%d %d %d %lu", [one isEqual:other], [list containsObject:other], [@[one] isEqual:@[other]], (unsigned long)[list indexOfObject:other] == NSNotFound];
}

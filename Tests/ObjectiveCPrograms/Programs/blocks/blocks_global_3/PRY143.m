#import "PRY143.h"

typedef void (^PRY143Fill)(NSMutableArray *log, NSString *p);
void (^PRY143Global)(NSMutableArray *, NSString *) = ^(NSMutableArray *log, NSString *p) { [log addObject:p]; };
static PRY143Fill PRY143Typed = ^(NSMutableArray *log, NSString *p) { [log addObject:[p uppercaseString]]; };
static void PRY143Function(NSMutableArray *log, NSString *p) { [log addObject:p]; }
static void (*PRY143Pointer)(NSMutableArray *, NSString *) = PRY143Function;
static NSMutableString *(^PRY143Text)(NSMutableString *) = ^(NSMutableString *t) { [t appendString:@"!"]; return t; };
@interface PRY143B : NSObject
@property (nonatomic, copy) PRY143Fill fill;
@property (nonatomic, copy) void (^other)(NSMutableDictionary *);
@end
@implementation PRY143B
@end
NSString *scenario_blocks_global_3_local(void) {
    NSMutableArray *log = [NSMutableArray array];
    void (^local)(NSMutableArray *, NSString *) = ^(NSMutableArray *list, NSString *p) { [list addObject:p]; };
    local(log, @"a");
    PRY143Fill typed = ^(NSMutableArray *list, NSString *p) { [list insertObject:p atIndex:0]; };
    typed(log, @"b");
    return [log componentsJoinedByString:@","];
}
NSString *scenario_blocks_global_3_global(void) {
    NSMutableArray *log = [NSMutableArray array];
    PRY143Global(log, @"a");
    PRY143Typed(log, @"b");
    PRY143Pointer(log, @"c");
    NSMutableString *text = [NSMutableString stringWithString:@"t"];
    NSMutableString *same = PRY143Text(text);
    [same appendString:@"?"];
    return [NSString stringWithFormat:@"%@ %@ %d", [log componentsJoinedByString:@","], text, same.length == text.length];
}
NSString *scenario_blocks_global_3_property(void) {
    PRY143B *b = [PRY143B new];
    b.fill = ^(NSMutableArray *list, NSString *p) { [list addObject:p]; };
    b.other = ^(NSMutableDictionary *d) { d[@"k"] = @1; };
    NSMutableArray *log = [NSMutableArray array];
    NSMutableDictionary *d = [NSMutableDictionary dictionary];
    b.fill(log, @"x");
    b.other(d);
    PRY143Fill held = b.fill;
    held(log, @"y");
    NSArray *blocks = @[PRY143Global, held];
    for (PRY143Fill f in blocks) f(log, @"z");
    return [NSString stringWithFormat:@"%@ %@", [log componentsJoinedByString:@","], d[@"k"]];
}

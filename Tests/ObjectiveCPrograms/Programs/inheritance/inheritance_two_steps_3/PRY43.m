#import "PRY43.h"

@interface PRYCounter : NSObject { int n; }
- (int)next;
@end
@implementation PRYCounter
- (int)next { return ++n; }
@end
@interface PRYNamed : NSObject
@property (copy) NSString *name;
- (id)initWithName:(NSString *)name;
@end
@implementation PRYNamed
- (id)initWithName:(NSString *)name { if ((self = [super init])) _name = [name copy]; return self; }
@end
NSString *scenario_inheritance_two_steps_3_a(void) {
    PRYCounter *c = [PRYCounter alloc]; c = [c init];
    PRYCounter *d = [[PRYCounter alloc] init];
    PRYNamed *n = [PRYNamed alloc];
    n = [n initWithName:@"x"];
    PRYNamed *m;
    m = [PRYNamed alloc];
    m = [m init];
    NSMutableArray *a = [NSMutableArray alloc]; a = [a init]; [a addObject:@1];
    return [NSString stringWithFormat:@"%d %d %d %@ %@ %lu", [c next], [c next], [d next], n.name, m.name, (unsigned long)a.count];
}

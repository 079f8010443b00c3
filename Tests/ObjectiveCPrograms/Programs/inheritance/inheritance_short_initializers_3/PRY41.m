#import "PRY41.h"

@interface PRYLink : NSObject
@property (nonatomic, assign) NSInteger val;
@property (nonatomic) PRYLink *next;
- (instancetype)init:(NSInteger)x;
- (instancetype)init:(NSInteger)x next:(PRYLink *)next;
- (instancetype)init:(NSInteger)x :(NSInteger)y;
@end
@implementation PRYLink
- (instancetype)init:(NSInteger)x { self = [super init]; if (self) { _val = x; } return self; }
- (instancetype)init:(NSInteger)x next:(PRYLink *)next { if (self = [self init:x]) { _next = next; } return self; }
- (instancetype)init:(NSInteger)x :(NSInteger)y { return [self init:x * y]; }
@end
@interface PRYDeep : PRYLink @end
@implementation PRYDeep
- (instancetype)init:(NSInteger)x { return [super init:x + 100]; }
@end
NSString *scenario_inheritance_short_initializers_3_a(void) {
    PRYLink *n = [[PRYLink alloc] init:1 next:[[PRYDeep alloc] init:2]];
    n.next.next = [[PRYLink alloc] init:3 :4];
    PRYLink *plain = [[PRYLink alloc] init];
    NSMutableString *s = [NSMutableString string];
    for (PRYLink *x = n; x; x = x.next) [s appendFormat:@"%ld ", (long)x.val];
    return [NSString stringWithFormat:@"%@%ld", s, (long)plain.val];
}

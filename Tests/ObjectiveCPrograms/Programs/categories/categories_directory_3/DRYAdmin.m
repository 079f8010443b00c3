#import "DRYAdmin.h"
@implementation DRYAdmin
- (instancetype)initWithName:(NSString *)name role:(DRYRole)role {
    if ((self = [super initWithName:name role:DRYRoleAdmin])) { _powers = [NSMutableSet set]; }
    return self;
}
- (void)grant:(NSString *)power { [_powers addObject:power]; }
- (NSString *)nickname { return [@"boss " stringByAppendingString:self.name]; }
- (NSString *)description { return [[super description] stringByAppendingFormat:@" %@", [[self.powers.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","]]; }
@end

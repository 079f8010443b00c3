#import "DRYUser.h"
@implementation DRYUser (Display)
- (NSString *)display {
    NSString *nick = [self respondsToSelector:@selector(nickname)] ? [(id<DRYNamed>)self nickname] : nil;
    switch (self.role) {
        case DRYRoleGuest: return @"Guest";
        case DRYRoleMember: return nick ?: self.name;
        case DRYRoleAdmin: return [NSString stringWithFormat:@"*%@*", [nick ?: self.name uppercaseString]];
        default: return @"?";
    }
}
@end

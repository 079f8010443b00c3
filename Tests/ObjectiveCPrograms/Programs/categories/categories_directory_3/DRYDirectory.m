#import "DRYDirectory.h"
#import "DRYAdmin.h"
#import "DRYNSString+Extra.h"
@implementation DRYDirectory {
    NSMutableArray<DRYUser *> *_users;
}
+ (instancetype)shared {
    static DRYDirectory *shared;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ shared = [[self alloc] init]; });
    return shared;
}
- (instancetype)init { if ((self = [super init])) _users = [NSMutableArray array]; return self; }
- (void)load:(NSArray *)list {
    NSArray *users = [list mapped:^id(id entry) {
        if (![entry isKindOfClass:[NSDictionary class]]) return nil;
        if ([entry[@"admin"] boolValue]) return [DRYAdmin userWithDictionary:entry];
        return [DRYUser userWithDictionary:entry];
    }];
    for (DRYUser *user in users) [self addUser:user];
}
- (void)addUser:(DRYUser *)user {
    [_users addObject:user];
    [_users sortUsingSelector:@selector(compareByRole:)];
    if (self.onChange) self.onChange([_users copy], user);
}
- (NSDictionary *)byRole {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (DRYUser *user in _users) {
        NSMutableArray *group = result[@(user.role)] ?: (result[@(user.role)] = [NSMutableArray array]);
        [group addObject:user];
    }
    return result;
}
- (DRYUser *)userAtIndex:(NSInteger)index { return [_users safeAt:index]; }
@end

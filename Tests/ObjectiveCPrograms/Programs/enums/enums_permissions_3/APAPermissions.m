#import "APAPermissions.h"

typedef NS_OPTIONS(NSUInteger, APAPermission) {
    APAPermissionNone = 0,
    APAPermissionRead = 1 << 0,
    APAPermissionWrite = 1 << 1,
    APAPermissionDelete = 1 << 2,
    APAPermissionAll = APAPermissionRead | APAPermissionWrite | APAPermissionDelete
};

typedef NS_ENUM(NSInteger, APARole) {
    APARoleGuest = -1,
    APARoleMember,
    APARoleAdmin = 10,
    APARoleOwner
};

static NSString *const APAErrorDomain = @"apa.errors";
static NSString * const kRoleKey = @"role";

NSString *APAStringFromRole(APARole role) {
    switch (role) {
        case APARoleGuest: return @"guest";
        case APARoleMember: return @"member";
        case APARoleAdmin:
        case APARoleOwner:
            return role == APARoleOwner ? @"owner" : @"admin";
    }
    return [NSString stringWithFormat:@"role(%ld)", (long)role];
}

@interface APAUser : NSObject <NSCopying>
@property (nonatomic, copy, readonly) NSString *name;
@property (nonatomic, readonly) APARole role;
@property (nonatomic, readonly, getter=isActive) BOOL active;
@property (nonatomic, strong, readonly) NSArray *tags;
+ (instancetype)userWithDictionary:(NSDictionary *)dictionary error:(NSError **)error;
- (instancetype)initWithName:(NSString *)name role:(APARole)role NS_DESIGNATED_INITIALIZER;
- (APAPermission)permissions;
- (BOOL)can:(APAPermission)permission;
@end

@interface APAUser ()
@property (nonatomic, copy, readwrite) NSString *name;
@property (nonatomic, readwrite) APARole role;
@property (nonatomic, readwrite, getter=isActive) BOOL active;
@property (nonatomic, strong, readwrite) NSArray *tags;
@end

@implementation APAUser
+ (instancetype)userWithDictionary:(NSDictionary *)dictionary error:(NSError **)error {
    NSString *name = dictionary[@"name"];
    if (![name isKindOfClass:[NSString class]] || name.length == 0) {
        if (error) {
            *error = [NSError errorWithDomain:APAErrorDomain code:42 userInfo:@{NSLocalizedDescriptionKey: @"name is missing", @"keys": @(dictionary.count)}];
        }
        return nil;
    }
    NSNumber *role = dictionary[kRoleKey];
    APAUser *user = [[self alloc] initWithName:name role:role ? role.integerValue : APARoleMember];
    user.active = [dictionary[@"active"] boolValue];
    user.tags = dictionary[@"tags"] ?: @[];
    return user;
}
- (instancetype)init { return [self initWithName:@"anonymous" role:APARoleGuest]; }
- (instancetype)initWithName:(NSString *)name role:(APARole)role {
    if ((self = [super init])) {
        _name = [name copy];
        _role = role;
        _active = YES;
    }
    return self;
}
- (APAPermission)permissions {
    APAPermission result = APAPermissionNone;
    if (!self.isActive) return result;
    switch (self.role) {
        case APARoleOwner:
            result |= APAPermissionDelete;
            // fall through
        case APARoleAdmin:
            result |= APAPermissionWrite;
        case APARoleMember:
            result |= APAPermissionRead;
            break;
        default:
            break;
    }
    return result;
}
- (BOOL)can:(APAPermission)permission { return (self.permissions & permission) == permission; }
- (id)copyWithZone:(NSZone *)zone {
    APAUser *copy = [[[self class] allocWithZone:zone] initWithName:self.name role:self.role];
    copy.active = self.active;
    copy.tags = [self.tags copy];
    return copy;
}
- (BOOL)isEqual:(id)object {
    if (self == object) return YES;
    if (![object isKindOfClass:[APAUser class]]) return NO;
    APAUser *other = object;
    return [self.name isEqualToString:other.name] && self.role == other.role;
}
- (NSUInteger)hash { return self.name.hash ^ (NSUInteger)self.role; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %@%@>", self.name, APAStringFromRole(self.role), self.tags.count ? [@" #" stringByAppendingString:[self.tags componentsJoinedByString:@","]] : @""]; }
@end

NSString *scenario_enums_permissions_3_permissions(void) {
    NSArray *raw = @[
        @{@"name": @"ada", kRoleKey: @11, @"active": @YES, @"tags": @[@"x", @"y"]},
        @{@"name": @"bob", @"active": @"yes"},
        @{@"name": @7},
        @{kRoleKey: @3},
        @{@"name": @"cy", kRoleKey: @"10", @"active": @0},
        @{@"name": @"ada", kRoleKey: @(APARoleOwner)},
    ];
    NSMutableArray *log = [NSMutableArray array];
    NSMutableOrderedSet *users = [NSMutableOrderedSet orderedSet];
    for (NSDictionary *entry in raw) {
        NSError *error = nil;
        APAUser *user = [APAUser userWithDictionary:entry error:&error];
        if (!user) {
            [log addObject:[NSString stringWithFormat:@"%@/%ld/%@", error.domain, (long)error.code, error.userInfo[@"keys"]]];
            continue;
        }
        [users addObject:user];
        [log addObject:[NSString stringWithFormat:@"%@ %lu %d%d%d", user, (unsigned long)user.permissions, [user can:APAPermissionRead], [user can:APAPermissionRead | APAPermissionWrite], [user can:APAPermissionAll]]];
    }
    APAUser *copy = [users.firstObject copy];
    [log addObject:[NSString stringWithFormat:@"%lu %d %d %lu", (unsigned long)users.count, copy == users.firstObject, [copy isEqual:users[0]], (unsigned long)[users indexOfObject:copy]]];
    APAUser *ghost = [[APAUser alloc] init];
    [log addObject:[NSString stringWithFormat:@"%@ %lu %d", ghost, (unsigned long)[users indexOfObject:ghost], [users indexOfObject:ghost] == NSNotFound]];
    return [log componentsJoinedByString:@"\n"];
}

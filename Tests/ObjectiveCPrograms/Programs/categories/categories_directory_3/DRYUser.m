#import "DRYUser.h"
#import "DRYNSString+Extra.h"
@interface DRYUser ()
@property (nonatomic, copy, readwrite) NSString *name;
@property (nonatomic, readwrite) DRYRole role;
@end
static NSUInteger created = 0;
@implementation DRYUser
- (instancetype)init { return [self initWithName:DRYkDefaultName role:DRYRoleGuest]; }
- (instancetype)initWithName:(NSString *)name role:(DRYRole)role {
    if ((self = [super init])) { _name = [[name trimmed] copy]; _role = role; _active = YES; created++; }
    return self;
}
+ (instancetype)userWithDictionary:(NSDictionary *)dictionary {
    NSString *name = [dictionary stringFor:@"name"];
    if (IsEmpty(name) || name.isBlank) return nil;
    DRYUser *user = [[self alloc] initWithName:name role:(DRYRole)[dictionary integerFor:@"role" otherwise:DRYRoleMember]];
    if (dictionary[@"friend"]) user.friend = [self userWithDictionary:dictionary[@"friend"]];
    if (dictionary[@"active"] != nil) user.active = [dictionary[@"active"] boolValue];
    return user;
}
- (instancetype)initWithCoder:(NSCoder *)coder { return [self initWithName:[coder decodeObjectForKey:@"name"] role:[coder decodeIntegerForKey:@"role"]]; }
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.name forKey:@"name"]; [coder encodeInteger:self.role forKey:@"role"]; }
- (NSComparisonResult)compareByRole:(DRYUser *)other {
    if (self.role == other.role) return [self.name caseInsensitiveCompare:other.name];
    return self.role > other.role ? NSOrderedAscending : NSOrderedDescending;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@/%lu%@ #%lu", self.name, (unsigned long)self.role, self.isActive ? @"" : @" (off)", (unsigned long)created]; }
@end

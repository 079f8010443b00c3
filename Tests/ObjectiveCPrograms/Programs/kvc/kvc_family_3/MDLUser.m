#import "MDLUser.h"
@interface MDLUser ()
@property (nonatomic, readwrite) NSInteger age;
@property (nonatomic, strong, readwrite) NSArray *tags;
@property (nonatomic, copy) NSString *secret;
@end
@implementation MDLUser
+ (NSDictionary *)mapping {
    NSMutableDictionary *m = [[super mapping] mutableCopy];
    [m addEntriesFromDictionary:@{ @"name": @"full_name", @"age": @"age", @"secret": @"token", @"tags": @"tags" }];
    return m;
}
- (BOOL)isAdult { return self.age >= 18; }
- (NSString *)description { return [NSString stringWithFormat:@"%@ %@ %ld %@ %@", self.identifier, self.name, (long)self.age, self.secret, [self.tags componentsJoinedByString:@"+"]]; }
@end

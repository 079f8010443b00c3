#import "MDLMain.h"
#import "MDLModel.h"
@implementation MDLModel
+ (NSDictionary *)mapping { return @{ @"identifier": @"id" }; }
+ (instancetype)modelWithDictionary:(NSDictionary *)dictionary {
    MDLModel *model = [[self alloc] init];
    NSDictionary *mapping = [self mapping];
    for (NSString *key in mapping) {
        id value = dictionary[mapping[key]];
        if (value && value != [NSNull null]) [model setValue:value forKey:key];
    }
    return model;
}
- (NSDictionary *)dictionary {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    for (NSString *key in [[self class] mapping]) result[[[self class] mapping][key]] = [self valueForKey:key] ?: [NSNull null];
    return result;
}
- (void)setValue:(id)value forUndefinedKey:(NSString *)key { MDLNote([NSString stringWithFormat:@"undefined %@", key]); }
- (BOOL)isEqual:(id)other { return [other isKindOfClass:[self class]] && [[self dictionary] isEqual:[other dictionary]]; }
@end

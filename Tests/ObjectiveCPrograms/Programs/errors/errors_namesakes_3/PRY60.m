#import "PRY60.h"

@interface PRY60Shop : NSObject
- (BOOL)save:(NSError **)error;
- (NSString *)save;
- (NSString *)load:(NSString *)name;
- (NSString *)load:(NSString *)name error:(NSError **)error;
@end

@implementation PRY60Shop
- (BOOL)save:(NSError **)error {
    if (error) {
        *error = [NSError errorWithDomain:@"shop" code:4 userInfo:nil];
    }
    return NO;
}
- (NSString *)save {
    NSError *error = nil;
    [self save:&error];
    return [NSString stringWithFormat:@"saved %ld", (long)error.code];
}
- (NSString *)load:(NSString *)name {
    return [self load:name error:NULL];
}
- (NSString *)load:(NSString *)name error:(NSError **)error {
    if (name.length == 0) {
        if (error) {
            *error = [NSError errorWithDomain:@"shop" code:7 userInfo:nil];
        }
        return nil;
    }
    return [name uppercaseString];
}
@end

NSString *scenario_errors_namesakes_3_same(void) {
    PRY60Shop *shop = [[PRY60Shop alloc] init];
    NSError *error = nil;
    NSString *one = [shop load:@"" error:&error];
    return [NSString stringWithFormat:@"%@ %@ %@ %ld", [shop save], [shop load:@"a"], one, (long)error.code];
}

@interface PRY60Box : NSObject
@property (nonatomic, copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
- (instancetype)initWithName:(NSString *)name error:(NSError **)error;
+ (instancetype)boxNamed:(NSString *)name;
+ (instancetype)boxNamed:(NSString *)name error:(NSError **)error;
@end

@implementation PRY60Box
- (instancetype)initWithName:(NSString *)name {
    if (self = [super init]) {
        _name = [name copy];
    }
    return self;
}
- (instancetype)initWithName:(NSString *)name error:(NSError **)error {
    if (name.length < 2) {
        if (error) *error = [NSError errorWithDomain:@"box" code:2 userInfo:nil];
        return nil;
    }
    return [self initWithName:name];
}
+ (instancetype)boxNamed:(NSString *)name {
    return [[self alloc] initWithName:name];
}
+ (instancetype)boxNamed:(NSString *)name error:(NSError **)error {
    return [[self alloc] initWithName:name error:error];
}
@end

@interface PRY60Branch : PRY60Shop
@end
@implementation PRY60Branch
- (BOOL)save:(NSError **)error {
    return [super save:error];
}
@end

NSString *scenario_errors_namesakes_3_boxes(void) {
    NSError *error = nil;
    PRY60Box *one = [PRY60Box boxNamed:@"a" error:&error];
    PRY60Box *two = [PRY60Box boxNamed:@"ab" error:NULL];
    PRY60Box *three = [PRY60Box boxNamed:@"c"];
    NSString *Self = @"upper";
    NSString *name = @"lower";
    NSString *(^namer)(void) = ^{ return [Self stringByAppendingString:name]; };
    return [NSString stringWithFormat:@"%@ %ld %@ %@ %@ %@", one, (long)error.code, two.name, three.name, namer(), [[PRY60Branch new] save]];
}

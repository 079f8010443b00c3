#import "PRY85.h"

@interface PRYJsonModel : NSObject
@property (nonatomic, copy) NSString *title;
- (instancetype)initWithDictionary:(NSDictionary *)d;
+ (NSString *)kind;
@end
@implementation PRYJsonModel
- (instancetype)initWithDictionary:(NSDictionary *)d { if (self = [super init]) { _title = [d[@"title"] copy]; } return self; }
+ (NSString *)kind { return @"model"; }
- (NSString *)description { return [NSString stringWithFormat:@"%@:%@", [[self class] kind], self.title]; }
@end
@interface PRYJsonBook : PRYJsonModel
@end
@implementation PRYJsonBook
+ (NSString *)kind { return @"book"; }
@end
@interface PRYJsonSong : NSObject
@property (nonatomic, copy) NSString *title;
- (instancetype)initWithDictionary:(NSDictionary *)d;
+ (NSString *)kind;
@end
@implementation PRYJsonSong
- (instancetype)initWithDictionary:(NSDictionary *)d { self = [super init]; if (self) { _title = d[@"title"]; } return self; }
+ (NSString *)kind { return @"song"; }
- (NSString *)description { return [NSString stringWithFormat:@"song %@", self.title]; }
@end
@interface PRYWorkStep : NSObject
- (NSString *)run;
@end
@implementation PRYWorkStep
- (NSString *)run { return NSStringFromClass([self class]); }
@end
@interface PRYWorkFirst : PRYWorkStep
@end
@implementation PRYWorkFirst
@end
@interface PRYWorkOther : NSObject
@end
@implementation PRYWorkOther
- (NSString *)run { return @"other"; }
@end
@interface PRYJsonFactory : NSObject
@property (nonatomic, strong) NSDictionary *classes;
@property (nonatomic, assign) Class fallback;
- (id)make:(NSString *)name with:(NSDictionary *)d;
- (NSArray *)modelsOfClass:(Class)cls fromJSON:(NSArray *)json;
@end
@implementation PRYJsonFactory
- (instancetype)init { if (self = [super init]) { _classes = @{@"book": [PRYJsonBook class], @"song": [PRYJsonSong class]}; _fallback = [PRYJsonModel class]; } return self; }
- (id)make:(NSString *)name with:(NSDictionary *)d {
    Class cls = self.classes[name];
    if (!cls) cls = self.fallback;
    return [[cls alloc] initWithDictionary:d];
}
- (NSArray *)modelsOfClass:(Class)cls fromJSON:(NSArray *)json {
    NSMutableArray *r = [NSMutableArray array];
    for (NSDictionary *d in json) {
        id m = [[cls alloc] initWithDictionary:d];
        if (m) [r addObject:m];
    }
    return r;
}
@end
NSString *scenario_dynamic_factories_3_factory(void) {
    PRYJsonFactory *f = [[PRYJsonFactory alloc] init];
    NSMutableArray *a = [NSMutableArray array];
    [a addObject:[f make:@"book" with:@{@"title": @"T"}]];
    [a addObject:[f make:@"song" with:@{@"title": @"S"}]];
    [a addObject:[f make:@"none" with:@{@"title": @"N"}]];
    [a addObjectsFromArray:[f modelsOfClass:[PRYJsonBook class] fromJSON:@[@{@"title": @"1"}, @{}]]];
    return [a componentsJoinedByString:@", "];
}
NSString *scenario_dynamic_factories_3_steps(void) {
    NSMutableArray *r = [NSMutableArray array];
    for (Class c in @[[PRYWorkFirst class], [PRYWorkOther class], [PRYWorkStep class]]) {
        id step = [[c alloc] init];
        [r addObject:[step run]];
        [r addObject:NSStringFromClass([c superclass])];
    }
    return [r componentsJoinedByString:@" "];
}
NSString *scenario_dynamic_factories_3_kinds(void) {
    NSArray *list = @[[PRYJsonModel class], [PRYJsonBook class], [PRYJsonSong class]];
    NSMutableArray *r = [NSMutableArray array];
    for (Class c in list) [r addObject:[c kind]];
    Class k = list[1];
    BOOL sub = [k isSubclassOfClass:[PRYJsonModel class]];
    id o = [[list[1] alloc] init];
    return [NSString stringWithFormat:@"%@ %d %d %@ %d", [r componentsJoinedByString:@","], sub, [o isKindOfClass:list[0]], o, [list indexOfObject:[PRYJsonSong class]] == 2];
}

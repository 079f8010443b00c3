#import "CVRModels.h"

@implementation CVRModel
+ (instancetype)modelWithName:(NSString *)name {
    CVRModel *model = [[self alloc] init];
    model.name = name;
    return model;
}
+ (NSString *)title { return @"model"; }
+ (NSUInteger)limit { return 2; }
- (NSString *)description { return [NSString stringWithFormat:@"%@ %@", [[self class] title], self.name]; }
@end

@implementation CVRUser
- (instancetype)init {
    self = [super init];
    if (self) { _age = 7; }
    return self;
}
+ (NSString *)title { return [NSString stringWithFormat:@"user of %@", [super title]]; }
@end

@implementation CVRList
- (NSArray *)models:(NSArray *)names {
    NSMutableArray *list = [NSMutableArray array];
    for (NSString *name in names) {
        if (list.count == [self.modelClass limit]) break;
        [list addObject:[self.modelClass modelWithName:name]];
    }
    return list;
}
- (NSString *)describe:(Class)other {
    Class known = self.classes[@"user"];
    Class unknown = self.classes[@"none"];
    CVRUser *user = [known modelWithName:@"Ann"];
    return [NSString stringWithFormat:@"%@ %@ %@ %@ %lu %ld", [other title], [known title], [unknown title], user, (unsigned long)[unknown limit], (long)user.age];
}
@end

NSString *scenario_dynamic_class_variables_3_all(void) {
    CVRList *list = [CVRList new];
    NSString *none = [NSString stringWithFormat:@"%lu", (unsigned long)[list models:@[]].count];
    list.modelClass = [CVRModel class];
    NSString *models = [[list models:@[ @"a", @"b", @"c" ]] componentsJoinedByString:@", "];
    list.modelClass = CVRUser.class;
    NSString *users = [[list models:@[ @"a" ]] componentsJoinedByString:@", "];
    list.classes = @{ @"user": [CVRUser class] };
    return [@[ none, models, users, [list describe:[CVRModel class]] ] componentsJoinedByString:@" / "];
}

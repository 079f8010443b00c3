#import "PRY125.h"

typedef NSUInteger (^PRY125Sizer)(void);
typedef unsigned char (^PRY125Byte)(NSInteger value);

static NSString *const PRY125ScoreKey = @"score";
static NSUInteger (^PRY125Three)(void) = ^NSUInteger { return 3; };

@interface PRY125Root : NSObject
@end
@implementation PRY125Root
@end

@interface PRY125Store : PRY125Root
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) NSMutableDictionary *table;
@property (nonatomic, copy) NSString *name;
@property (nonatomic) NSInteger age;
@property (nonatomic) BOOL open;
@property (nonatomic) NSInteger score;
@property (nonatomic, copy) NSUInteger (^counted)(void);
@property (nonatomic, copy) PRY125Sizer sizer;
@property (nonatomic, copy) PRY125Byte byte;
@end

@implementation PRY125Store
- (NSMutableArray *)items {
    if (!self->_items) {
        self->_items = [NSMutableArray array];
    }
    return self->_items;
}
- (NSMutableDictionary *)table {
    if (!_table) _table = [NSMutableDictionary dictionary];
    return _table;
}
- (void)setNilValueForKey:(NSString *)key {
    if ([key isEqualToString:@"age"]) self.age = -1;
    else [super setNilValueForKey:key];
}
- (id)valueForUndefinedKey:(NSString *)key { return [@"?" stringByAppendingString:key]; }
- (void)setValue:(id)value forUndefinedKey:(NSString *)key { self.name = [NSString stringWithFormat:@"%@=%@", key, value]; }
- (void)add:(id)item { [[self valueForKey:@"items"] addObject:item]; }
- (void)raise {
    [self willChangeValueForKey:PRY125ScoreKey];
    _score = 7;
    [self didChangeValueForKey:PRY125ScoreKey];
}
- (BOOL)over { return self.counted() - 5 > 0; }
@end

@interface PRY125Store (Texts)
@end
@implementation PRY125Store (Texts)
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %ld>", self.name, (long)self.items.count]; }
- (BOOL)isEqual:(id)object { return [object isKindOfClass:[PRY125Store class]] && [[object name] isEqual:self.name]; }
- (NSUInteger)hash { return self.name.hash; }
@end

static id PRY125Same(id object) { return object; }

NSString *scenario_dynamic_written_otherwise_3_keyed(void) {
    PRY125Store *store = [PRY125Store new];
    [store add:@"a"];
    [[store valueForKey:@"items"] addObject:@"b"];
    NSMutableArray *held = [store valueForKey:@"items"];
    [held addObject:@"c"];
    id any = store;
    NSMutableArray *other = [any valueForKey:@"items"];
    [other addObject:@"d"];
    store.age = 4;
    store.open = YES;
    return [NSString stringWithFormat:@"%@ %@ %@ %@", [store.items componentsJoinedByString:@""], [store valueForKey:@"age"],
        [store valueForKey:@"open"], [[store valueForKey:@"name"] uppercaseString]];
}
NSString *scenario_dynamic_written_otherwise_3_answers(void) {
    PRY125Store *store = [PRY125Store new];
    [store setValue:nil forKey:@"age"];
    [store setValue:@5 forKey:@"height"];
    return [NSString stringWithFormat:@"%ld %@ %@", (long)store.age, [store valueForKey:@"width"], store.name];
}
NSString *scenario_dynamic_written_otherwise_3_passed_on(void) {
    PRY125Store *store = [PRY125Store new];
    NSMutableDictionary *table = PRY125Same(store.table);
    table[@"k"] = @"base";
    NSMutableArray *list = ^NSMutableArray * { return store.items; }();
    [list addObject:@1];
    return [NSString stringWithFormat:@"%@ %lu", store.table[@"k"], (unsigned long)store.items.count];
}
NSString *scenario_dynamic_written_otherwise_3_category(void) {
    PRY125Store *store = [PRY125Store new];
    store.name = @"n";
    PRY125Store *twin = [PRY125Store new];
    twin.name = @"n";
    return [NSString stringWithFormat:@"%@ %d %lu", store, [store isEqual:twin], (unsigned long)[NSSet setWithObjects:store, twin, nil].count];
}
NSString *scenario_dynamic_written_otherwise_3_announced(void) {
    PRY125Store *store = [PRY125Store new];
    NSMutableArray *log = [NSMutableArray array];
    [RACObserve(store, score) subscribeNext:^(id x) { [log addObject:x]; }];
    [store raise];
    store.score = 2;
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_dynamic_written_otherwise_3_numbers_of_blocks(void) {
    PRY125Store *store = [PRY125Store new];
    store.counted = ^NSUInteger { return 3; };
    store.sizer = ^NSUInteger { return 3; };
    store.byte = ^unsigned char(NSInteger value) { return (unsigned char)(value + 3); };
    PRY125Sizer sizer = store.sizer;
    PRY125Byte byte = store.byte;
    NSArray *blocks = @[store.sizer];
    return [NSString stringWithFormat:@"%d %d %d %d %d %d %d", [store over], store.sizer() - 5 > 0, sizer() - 4 > 0, PRY125Three() - 4 > 0,
        ((NSUInteger (^)(void))blocks[0])() - 9 > 0, store.byte(255) + 1, byte(254) + byte(1)];
}
NSString *scenario_dynamic_written_otherwise_3_called_blocks(void) {
    NSMutableArray *lines = ^NSMutableArray * { return [NSMutableArray array]; }();
    NSInteger four = ^NSInteger { return 4; }();
    NSUInteger none = ^NSUInteger { return 0; }();
    NSString *name = ^NSString * { if (four > 5) { return nil; } return @"x"; }();
    NSString *missing = ^NSString * { return four > 3 ? nil : @"y"; }();
    id sum = ^id(id a, id b) { return @([a integerValue] + [b integerValue]); }(@1, @"2");
    [lines addObject:name];
    [lines addObject:@(four)];
    [lines addObject:@(none - 1 > 0)];
    [lines addObject:missing ?: @"none"];
    return [[lines componentsJoinedByString:@","] stringByAppendingFormat:@" %@ %lu", sum, (unsigned long)missing.length];
}
NSString *scenario_dynamic_written_otherwise_3_named_blocks(void) {
    NSMutableArray *log = [NSMutableArray array];
    id (^shown)(NSString *) = ^id(NSString *text) { return [NSString stringWithFormat:@"%@/%lu", text, (unsigned long)text.length]; };
    void (^note)(NSString *) = ^(NSString *text) { [log addObject:text ?: @"-"]; };
    id (^joined)(NSString *, NSNumber *) = ^id(NSString *text, NSNumber *count) { return [NSString stringWithFormat:@"%@%ld", text, (long)count.integerValue]; };
    RACSubject *texts = [RACSubject subject];
    RACSubject *counts = [RACSubject subject];
    [texts subscribeNext:note];
    [[texts map:shown] subscribeNext:note];
    [[RACSignal combineLatest:@[texts, counts] reduce:joined] subscribeNext:note];
    [counts sendNext:nil];
    [texts sendNext:@"ab"];
    [texts sendNext:nil];
    [counts sendNext:@2];
    return [log componentsJoinedByString:@" "];
}
NSString *scenario_dynamic_written_otherwise_3_casts(void) {
    NSDictionary *json = @{ @"items": @"text", @"name": @4, @"list": @[@1, @2] };
    NSArray *list = (NSArray *)json[@"items"];
    if (![list isKindOfClass:[NSArray class]]) list = nil;
    NSArray *kept = (NSArray *)json[@"items"];
    NSString *name = (NSString *)[json objectForKey:@"name"];
    NSOrderedSet *copy = (NSOrderedSet *)([[NSMutableOrderedSet orderedSetWithArray:json[@"list"]] copy]);
    NSMutableArray *made = (NSMutableArray *)[NSMutableArray arrayWithArray:json[@"list"]];
    [made addObject:@3];
    return [NSString stringWithFormat:@"%d %d %@ %lu %lu", list == nil, kept != nil, name, (unsigned long)copy.count, (unsigned long)made.count];
}

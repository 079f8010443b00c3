#import "PRXShop.h"

typedef NS_ENUM(NSUInteger, PRXShopSort) { PRXShopSortName, PRXShopSortPrice, PRXShopSortCount };
typedef BOOL (^PRXShopTest)(id item);
typedef void (^PRXShopUndo)(void);

@interface PRXShopItem : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSDecimalNumber *price;
@property (nonatomic) NSInteger count;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, copy) NSArray *tags;
@property (nonatomic, readonly) NSDecimalNumber *total;
+ (instancetype)itemWithName:(NSString *)name price:(NSString *)price count:(NSInteger)count;
@end

@implementation PRXShopItem

+ (instancetype)itemWithName:(NSString *)name price:(NSString *)price count:(NSInteger)count {
    PRXShopItem *item = [[self alloc] init];
    item.name = name;
    item.price = [NSDecimalNumber decimalNumberWithString:price];
    item.count = count;
    return item;
}

- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super init]) {
        _name = [coder decodeObjectForKey:@"name"];
        _price = [NSDecimalNumber decimalNumberWithString:[coder decodeObjectForKey:@"price"]];
        _count = [coder decodeIntegerForKey:@"count"];
        _hidden = [coder decodeBoolForKey:@"hidden"];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeObject:self.price.stringValue forKey:@"price"];
    [coder encodeInteger:self.count forKey:@"count"];
    [coder encodeBool:self.hidden forKey:@"hidden"];
}

- (id)copyWithZone:(NSZone *)zone {
    PRXShopItem *copy = [[PRXShopItem allocWithZone:zone] init];
    copy.name = self.name;
    copy.price = self.price;
    copy.count = self.count;
    copy.hidden = self.isHidden;
    copy.tags = self.tags;
    return copy;
}

- (NSDecimalNumber *)total {
    return [self.price decimalNumberByMultiplyingBy:[NSDecimalNumber decimalNumberWithMantissa:self.count exponent:0 isNegative:NO]];
}

- (BOOL)isEqual:(id)object {
    if (object == self) return YES;
    if (![object isKindOfClass:PRXShopItem.class]) return NO;
    PRXShopItem *other = object;
    return [self.name isEqualToString:other.name] && self.count == other.count && [self.price compare:other.price] == NSOrderedSame;
}

- (NSUInteger)hash { return self.name.hash ^ self.count; }

- (BOOL)validateCount:(id *)value error:(NSError **)error {
    NSInteger number = [*value integerValue];
    if (number < 0) {
        *value = @0;
        return YES;
    }
    if (number > 99) {
        if (error) *error = [NSError errorWithDomain:@"PRXShop" code:number userInfo:nil];
        return NO;
    }
    return YES;
}
@end

@interface PRXShopViewModel : NSObject
@property (nonatomic, strong, readonly) NSMutableArray *items;
@property (nonatomic) PRXShopSort sort;
@property (nonatomic, copy) PRXShopTest test;
@property (nonatomic, copy) void (^changed)(PRXShopViewModel *model, NSInteger index);
@property (nonatomic, strong, readonly) NSDecimalNumber *total;
@property (nonatomic, readonly) NSArray *visibleItems;
- (instancetype)add:(PRXShopItem *)item;
- (void)removeItemAtIndex:(NSUInteger)index;
- (BOOL)undo;
@end

@implementation PRXShopViewModel {
    NSMutableArray *_undos;
}

- (id)init {
    self = [super init];
    if (!self) return nil;
    _items = [@[] mutableCopy];
    _undos = [[NSMutableArray alloc] initWithCapacity:4];
    return self;
}

- (instancetype)add:(PRXShopItem *)item {
    NSParameterAssert(item != nil);
    [_items addObject:item];
    __weak PRXShopViewModel *weakSelf = self;
    PRXShopUndo undo = ^{
        [weakSelf.items removeObjectIdenticalTo:item];
    };
    [_undos addObject:[undo copy]];
    if (self.changed) self.changed(self, _items.count - 1);
    return self;
}

- (void)removeItemAtIndex:(NSUInteger)index {
    PRXShopItem *item = self.items[index];
    [self.items removeObjectAtIndex:index];
    [_undos addObject:[^{
        [_items insertObject:item atIndex:MIN(index, _items.count)];
    } copy]];
    !_changed ?: _changed(self, index);
}

- (BOOL)undo {
    PRXShopUndo last = _undos.lastObject;
    if (!last) return NO;
    [_undos removeLastObject];
    last();
    return YES;
}

- (NSDecimalNumber *)total {
    return [self.items valueForKeyPath:@"@sum.total"];
}

- (NSArray *)visibleItems {
    NSArray *visible = [self.items filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(PRXShopItem *item, NSDictionary *bindings) {
        return !item.hidden && (self.test == nil || self.test(item));
    }]];
    NSString *key = @[ @"name", @"price", @"count" ][self.sort];
    return [visible sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:key ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO] ]];
}

- (void)setSort:(PRXShopSort)sort {
    if (_sort == sort) return;
    _sort = sort;
    if (self.changed) self.changed(self, -1);
}
@end

@interface PRXShopSaleModel : PRXShopViewModel
@property (nonatomic) NSUInteger percent;
@end

@implementation PRXShopSaleModel
- (NSDecimalNumber *)total {
    NSDecimalNumber *full = [super total];
    NSDecimalNumber *rest = [NSDecimalNumber decimalNumberWithMantissa:100 - self.percent exponent:-2 isNegative:NO];
    return [full decimalNumberByMultiplyingBy:rest];
}
- (NSArray *)visibleItems {
    return [[[super visibleItems] reverseObjectEnumerator] allObjects];
}
@end

static PRXShopViewModel *PRXShopFilled(Class class) {
    PRXShopViewModel *model = [[class alloc] init];
    [[[model add:[PRXShopItem itemWithName:@"pen" price:@"1.20" count:10]] add:[PRXShopItem itemWithName:@"ink" price:@"7.5" count:2]]
        add:[PRXShopItem itemWithName:@"pad" price:@"1.2" count:1]];
    return model;
}

NSString *scenario_view_models_shop_3_totals(void) {
    PRXShopViewModel *model = PRXShopFilled(PRXShopViewModel.class);
    PRXShopViewModel *empty = [PRXShopViewModel new];
    return [NSString stringWithFormat:@"%@ %@ %@", model.total, [model.items valueForKeyPath:@"@max.count"], empty.total];
}

NSString *scenario_view_models_shop_3_filter(void) {
    PRXShopViewModel *model = PRXShopFilled([PRXShopViewModel class]);
    NSMutableArray *texts = [NSMutableArray array];
    for (PRXShopSort sort = PRXShopSortName; sort <= PRXShopSortCount; sort++) {
        model.sort = sort;
        [texts addObject:[[model.visibleItems valueForKey:@"name"] componentsJoinedByString:@","]];
    }
    [model.items[0] setHidden:YES];
    model.test = ^BOOL(PRXShopItem *item) { return [item.price doubleValue] < 5; };
    [texts addObject:[[model.visibleItems valueForKey:@"name"] componentsJoinedByString:@","]];
    return [texts componentsJoinedByString:@" "];
}

NSString *scenario_view_models_shop_3_observed(void) {
    PRXShopViewModel *model = [PRXShopViewModel new];
    NSMutableString *log = [NSMutableString string];
    model.changed = ^(PRXShopViewModel *changed, NSInteger index) {
        [log appendFormat:@"%ld/%lu ", (long)index, (unsigned long)changed.items.count];
    };
    [model add:[PRXShopItem itemWithName:@"a" price:@"1" count:1]];
    [[model add:[PRXShopItem new]] removeItemAtIndex:0];
    model.sort = PRXShopSortPrice;
    model.sort = PRXShopSortPrice;
    model.changed = nil;
    model.sort = PRXShopSortName;
    return log;
}

NSString *scenario_view_models_shop_3_undo(void) {
    PRXShopViewModel *model = PRXShopFilled([PRXShopViewModel class]);
    [model removeItemAtIndex:1];
    NSMutableArray *steps = [NSMutableArray array];
    do {
        [steps addObject:[[model.items valueForKey:@"name"] componentsJoinedByString:@"+"]];
    } while ([model undo]);
    return [steps componentsJoinedByString:@" "];
}

NSString *scenario_view_models_shop_3_archived(void) {
    PRXShopItem *item = [PRXShopItem itemWithName:@"pen" price:@"1.20" count:3];
    item.hidden = YES;
    item.tags = @[ @"x" ];
    NSData *data = [NSKeyedArchiver archivedDataWithRootObject:@[ item, item ]];
    NSArray *copies = [NSKeyedUnarchiver unarchiveObjectWithData:data];
    PRXShopItem *first = copies.firstObject, *last = copies.lastObject;
    return [NSString stringWithFormat:@"%d %d %d %@ %@ %lu", [first isEqual:item], first == last, first.isHidden, first.price, first.tags, (unsigned long)copies.count];
}

NSString *scenario_view_models_shop_3_grouped(void) {
    PRXShopViewModel *model = PRXShopFilled([PRXShopViewModel class]);
    [model add:[model.items[1] copy]];
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (PRXShopItem *item in model.items) {
        NSString *key = item.price.stringValue;
        NSMutableArray *group = groups[key];
        if (!group) groups[key] = group = [NSMutableArray array];
        [group addObject:item.name];
    }
    NSArray *prices = [groups.allKeys sortedArrayUsingSelector:@selector(compare:)];
    NSMutableArray *texts = [NSMutableArray array];
    for (NSString *price in prices) [texts addObject:[NSString stringWithFormat:@"%@:%@", price, [groups[price] componentsJoinedByString:@"+"]]];
    NSSet *unique = [NSSet setWithArray:model.items];
    return [NSString stringWithFormat:@"%@ %lu %lu", [texts componentsJoinedByString:@" "], (unsigned long)unique.count,
            (unsigned long)[model.items indexOfObject:model.items.lastObject]];
}

NSString *scenario_view_models_shop_3_validated(void) {
    PRXShopItem *item = [PRXShopItem new];
    NSMutableArray *texts = [NSMutableArray array];
    for (NSNumber *number in @[ @5, @-3, @150 ]) {
        id value = number;
        NSError *error = nil;
        BOOL ok = [item validateCount:&value error:&error];
        if (ok) item.count = [value integerValue];
        [texts addObject:[NSString stringWithFormat:@"%d %@ %ld %ld", ok, value, (long)error.code, (long)item.count]];
    }
    return [texts componentsJoinedByString:@"; "];
}

NSString *scenario_view_models_shop_3_chained(void) {
    PRXShopViewModel *model = nil;
    NSString *none = [[[model add:[PRXShopItem new]] items].firstObject name];
    NSInteger count = [model.visibleItems.lastObject count];
    return [NSString stringWithFormat:@"%@ %ld %@ %d", none, (long)count, model.total, [model undo]];
}

NSString *scenario_view_models_shop_3_subclass(void) {
    PRXShopSaleModel *model = (PRXShopSaleModel *)PRXShopFilled([PRXShopSaleModel class]);
    model.percent = 25;
    PRXShopViewModel *base = model;
    return [NSString stringWithFormat:@"%@ %@ %@", base.total, [[base.visibleItems valueForKey:@"name"] componentsJoinedByString:@","], NSStringFromClass([base class])];
}

#import "IVNInventory.h"

typedef NS_ENUM(NSInteger, IVNStockState) { IVNStockStateUnknown = -1, IVNStockStateIn, IVNStockStateLow, IVNStockStateOut };

@interface IVNStockItem : NSObject <NSCopying>
@property (nonatomic, copy) NSString *sku;
@property (nonatomic, strong) NSNumber *quantity;
@property (nonatomic, strong, nullable) NSDate *restocked;
@property (nonatomic, assign, readonly) IVNStockState state;
- (instancetype)initWithSKU:(NSString *)sku quantity:(NSNumber *)quantity;
@end

@implementation IVNStockItem
- (instancetype)initWithSKU:(NSString *)sku quantity:(NSNumber *)quantity {
    self = [super init];
    if (self == nil) return nil;
    _sku = [sku copy];
    _quantity = quantity;
    return self;
}
- (IVNStockState)state {
    if (self.quantity == nil) return IVNStockStateUnknown;
    NSInteger n = self.quantity.integerValue;
    return n <= 0 ? IVNStockStateOut : n < 5 ? IVNStockStateLow : IVNStockStateIn;
}
- (id)copyWithZone:(NSZone *)zone {
    IVNStockItem *copy = [[[self class] allocWithZone:zone] initWithSKU:self.sku quantity:self.quantity];
    copy.restocked = self.restocked;
    return copy;
}
- (BOOL)isEqual:(id)other {
    if (other == self) return YES;
    if (![other isKindOfClass:[IVNStockItem class]]) return NO;
    IVNStockItem *item = other;
    return [item.sku isEqualToString:self.sku] && (item.quantity == self.quantity || [item.quantity isEqual:self.quantity]);
}
- (NSUInteger)hash { return self.sku.hash ^ self.quantity.hash; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@: %@ x%@>", NSStringFromClass(self.class), self.sku, self.quantity]; }
@end

@interface IVNInventory : NSObject
@property (nonatomic, strong) NSMutableDictionary<NSString *, IVNStockItem *> *items;
@property (nonatomic, copy) NSArray<NSString *> *order;
@property (nonatomic, strong) RACSubject *changes;
@end

@implementation IVNInventory
- (instancetype)init {
    if ((self = [super init])) {
        _items = [NSMutableDictionary dictionary];
        _order = @[];
        _changes = [RACSubject subject];
    }
    return self;
}
- (void)add:(IVNStockItem *)item {
    IVNStockItem *old = self.items[item.sku];
    if (old != nil) {
        old.quantity = @(old.quantity.integerValue + item.quantity.integerValue);
        [self.changes sendNext:RACTuplePack(@"update", item.sku, old.quantity)];
        return;
    }
    self.items[item.sku] = item;
    self.order = [self.order arrayByAddingObject:item.sku];
    [self.changes sendNext:RACTuplePack(@"insert", item.sku, item.quantity)];
}
- (IVNStockItem *)removeItemWithSKU:(NSString *)sku {
    IVNStockItem *item = [self.items objectForKey:sku];
    if (!item) return nil;
    [self.items removeObjectForKey:sku];
    NSMutableArray *order = [self.order mutableCopy];
    [order removeObject:sku];
    self.order = order;
    [self.changes sendNext:RACTuplePack(@"remove", sku, nil)];
    return item;
}
- (NSDictionary *)summary {
    NSMutableDictionary *counts = [NSMutableDictionary dictionary];
    for (NSString *sku in self.order) {
        NSNumber *key = @(self.items[sku].state);
        counts[key] = @([counts[key] unsignedIntegerValue] + 1);
    }
    return [counts copy];
}
- (NSInteger)total {
    NSInteger total = 0;
    for (IVNStockItem *item in self.items.allValues) total += item.quantity.integerValue;
    return total;
}
- (NSArray *)sortedByQuantity {
    return [self.items.allValues sortedArrayUsingComparator:^NSComparisonResult(IVNStockItem *a, IVNStockItem *b) {
        NSComparisonResult r = [a.quantity compare:b.quantity];
        return r == NSOrderedSame ? [a.sku compare:b.sku] : -r;
    }];
}
- (RACSignal *)lowStock {
    return [[[self.changes
        filter:^BOOL(RACTuple *change) { return ![change.first isEqualToString:@"remove"]; }]
        map:^id(RACTuple *change) {
            RACTupleUnpack(NSString *kind, NSString *sku, NSNumber *quantity) = change;
            return quantity.integerValue < 5 ? [NSString stringWithFormat:@"%@:%@:%@", kind, sku, quantity] : nil;
        }]
        ignore:nil];
}
@end

NSString *scenario_rac_nil_inventory_3_inventory(void) {
    NSMutableArray *log = [NSMutableArray array];
    IVNInventory *inventory = [[IVNInventory alloc] init];
    [[inventory lowStock] subscribeNext:^(NSString *line) { [log addObject:line]; }];
    [inventory add:[[IVNStockItem alloc] initWithSKU:@"bolt" quantity:@12]];
    [inventory add:[[IVNStockItem alloc] initWithSKU:@"nut" quantity:@3]];
    [inventory add:[[IVNStockItem alloc] initWithSKU:@"nut" quantity:@(-1)]];
    [inventory add:[[IVNStockItem alloc] initWithSKU:@"cog" quantity:nil]];
    IVNStockItem *gone = [inventory removeItemWithSKU:@"bolt"];
    IVNStockItem *none = [inventory removeItemWithSKU:@"bolt"];
    [inventory add:[[IVNStockItem alloc] initWithSKU:@"cog" quantity:@7]];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %ld", gone, none, (long)[inventory total]]];
    [log addObject:[[inventory sortedByQuantity] componentsJoinedByString:@","]];
    NSDictionary *s = [inventory summary];
    [log addObject:[NSString stringWithFormat:@"%@ %@ %@", s[@(IVNStockStateLow)], s[@(IVNStockStateUnknown)], s[@(IVNStockStateIn)]]];
    IVNStockItem *copy = [gone copy];
    [log addObject:@([copy isEqual:gone] && copy != gone)];
    NSSet *set = [NSSet setWithObjects:copy, gone, none, nil];
    [log addObject:@(set.count)];
    return [log componentsJoinedByString:@"|"];
}

#import "APBCart.h"

@interface APBLineItem : NSObject
@property (nonatomic, copy) NSString *sku;
@property (nonatomic, assign) NSInteger quantity;
@property (nonatomic, strong) NSDecimalNumber *price;
@property (nonatomic, weak) id owner;
+ (instancetype)itemWithSku:(NSString *)sku quantity:(NSInteger)quantity price:(NSString *)price;
- (NSDecimalNumber *)total;
@end
@implementation APBLineItem
+ (instancetype)itemWithSku:(NSString *)sku quantity:(NSInteger)quantity price:(NSString *)price {
    APBLineItem *item = [self new];
    item.sku = sku;
    item.quantity = quantity;
    item.price = [NSDecimalNumber decimalNumberWithString:price];
    return item;
}
- (NSDecimalNumber *)total {
    NSDecimalNumber *quantity = [NSDecimalNumber decimalNumberWithMantissa:(unsigned long long)labs(self.quantity) exponent:0 isNegative:self.quantity < 0];
    return [self.price decimalNumberByMultiplyingBy:quantity];
}
@end

@protocol APBCartDelegate;
@interface APBCart : NSObject
@property (nonatomic, weak) id<APBCartDelegate> delegate;
@property (nonatomic, copy, readonly) NSArray *items;
- (void)addItem:(APBLineItem *)item;
- (BOOL)removeSku:(NSString *)sku;
- (NSDictionary *)summary;
@end
@protocol APBCartDelegate <NSObject>
@optional
- (BOOL)cart:(APBCart *)cart shouldAddItem:(APBLineItem *)item;
- (void)cartDidChange:(APBCart *)cart;
@required
- (NSString *)titleForCart:(APBCart *)cart;
@end

@implementation APBCart {
    NSMutableArray *_items;
    NSCountedSet *_history;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _items = [[NSMutableArray alloc] initWithCapacity:4];
        _history = [NSCountedSet set];
    }
    return self;
}
- (NSArray *)items { return [_items copy]; }
- (void)addItem:(APBLineItem *)item {
    if ([self.delegate respondsToSelector:@selector(cart:shouldAddItem:)] && ![self.delegate cart:self shouldAddItem:item]) return;
    [_history addObject:item.sku];
    NSUInteger index = [_items indexOfObjectPassingTest:^BOOL(APBLineItem *other, NSUInteger idx, BOOL *stop) {
        return [other.sku isEqualToString:item.sku];
    }];
    if (index == NSNotFound) {
        [_items addObject:item];
    } else {
        APBLineItem *existing = _items[index];
        existing.quantity += item.quantity;
    }
    if ([self.delegate respondsToSelector:@selector(cartDidChange:)]) [self.delegate cartDidChange:self];
}
- (BOOL)removeSku:(NSString *)sku {
    NSIndexSet *indexes = [_items indexesOfObjectsPassingTest:^BOOL(APBLineItem *obj, NSUInteger idx, BOOL *stop) {
        return [obj.sku caseInsensitiveCompare:sku] == NSOrderedSame;
    }];
    if (indexes.count == 0) return NO;
    [_items removeObjectsAtIndexes:indexes];
    return YES;
}
- (NSDictionary *)summary {
    NSMutableDictionary *summary = [NSMutableDictionary dictionary];
    NSDecimalNumber *total = [NSDecimalNumber zero];
    for (APBLineItem *item in _items) {
        total = [total decimalNumberByAdding:item.total];
        summary[item.sku] = @([_history countForObject:item.sku]);
    }
    summary[@"total"] = total.stringValue;
    summary[@"units"] = [_items valueForKeyPath:@"@sum.quantity"];
    summary[@"title"] = [self.delegate titleForCart:self];
    return summary;
}
@end

@interface APBWatcher : NSObject <APBCartDelegate>
@property (nonatomic) NSUInteger changes;
@property (nonatomic) NSInteger limit;
@end
@implementation APBWatcher
- (BOOL)cart:(APBCart *)cart shouldAddItem:(APBLineItem *)item {
    return cart.items.count < self.limit || [[cart.items valueForKey:@"sku"] containsObject:item.sku];
}
- (void)cartDidChange:(APBCart *)cart { self.changes++; }
- (NSString *)titleForCart:(APBCart *)cart { return self.changes > 2 ? @"busy" : nil; }
@end

NSString *scenario_sets_cart_3_cart(void) {
    APBCart *cart = [APBCart new];
    APBWatcher *watcher = [APBWatcher new];
    watcher.limit = 2;
    cart.delegate = watcher;
    [cart addItem:[APBLineItem itemWithSku:@"A1" quantity:2 price:@"1.25"]];
    [cart addItem:[APBLineItem itemWithSku:@"b2" quantity:1 price:@"10"]];
    NSDictionary *early = cart.summary;
    [cart addItem:[APBLineItem itemWithSku:@"C3" quantity:1 price:@"3.10"]];
    [cart addItem:[APBLineItem itemWithSku:@"A1" quantity:-1 price:@"0.5"]];
    NSDictionary *late = [cart summary];
    NSMutableString *text = [NSMutableString string];
    for (NSString *key in [[late allKeys] sortedArrayUsingSelector:@selector(compare:)]) {
        [text appendFormat:@"%@=%@;", key, late[key]];
    }
    [text appendFormat:@" early %@ %@ %lu", early[@"total"], early[@"title"], (unsigned long)early.count];
    [text appendFormat:@" removed %d %d left %lu", [cart removeSku:@"B2"], [cart removeSku:@"zz"], (unsigned long)[[cart items] count]];
    cart.delegate = nil;
    [text appendFormat:@" %@ %lu", cart.summary[@"title"], (unsigned long)watcher.changes];
    return text;
}

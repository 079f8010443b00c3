#import "SHPMain.h"


static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@protocol SHPPriced <NSObject>
@property (nonatomic, readonly) NSDecimalNumber *price;
@end

@interface SHPProduct : NSObject <SHPPriced, NSCopying>
@property (nonatomic, copy) NSString *sku;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) NSDecimalNumber *price;
@property (nonatomic, copy) NSSet<NSString *> *categories;
@property (nonatomic, assign) NSUInteger stock;
+ (instancetype)product:(NSString *)sku name:(NSString *)name price:(NSString *)price stock:(NSUInteger)stock categories:(NSString *)first, ... NS_REQUIRES_NIL_TERMINATION;
@end

@implementation SHPProduct
+ (instancetype)product:(NSString *)sku name:(NSString *)name price:(NSString *)price stock:(NSUInteger)stock categories:(NSString *)first, ... {
    SHPProduct *product = [self new];
    product.sku = sku;
    product.name = name;
    product.price = [NSDecimalNumber decimalNumberWithString:price];
    product.stock = stock;
    NSMutableSet *all = [NSMutableSet set];
    va_list arguments;
    va_start(arguments, first);
    for (NSString *category = first; category != nil; category = va_arg(arguments, NSString *)) {
        [all addObject:category];
    }
    va_end(arguments);
    product.categories = all;
    return product;
}
- (id)copyWithZone:(NSZone *)zone {
    SHPProduct *copy = [[[self class] allocWithZone:zone] init];
    copy.sku = self.sku;
    copy.name = self.name;
    copy.price = self.price;
    copy.categories = self.categories;
    copy.stock = self.stock;
    return copy;
}
- (NSString *)description { return [NSString stringWithFormat:@"%@ (%lu)", self.name, (unsigned long)self.stock]; }
@end

@interface SHPLine : NSObject <SHPPriced>
@property (nonatomic, strong, readonly) SHPProduct *product;
@property (nonatomic, assign) NSUInteger count;
- (instancetype)initWithProduct:(SHPProduct *)product count:(NSUInteger)count;
@end
@implementation SHPLine
- (instancetype)initWithProduct:(SHPProduct *)product count:(NSUInteger)count {
    if ((self = [super init])) {
        _product = product;
        _count = count;
    }
    return self;
}
- (NSDecimalNumber *)price {
    return [self.product.price decimalNumberByMultiplyingBy:[[NSDecimalNumber alloc] initWithUnsignedInteger:self.count]];
}
@end

@interface SHPCart : NSObject
@property (nonatomic, strong, readonly) NSArray<SHPLine *> *lines;
@property (nonatomic, strong) NSDecimalNumber *discount;
- (BOOL)add:(SHPProduct *)product count:(NSUInteger)count error:(NSError **)error;
- (void)remove:(SHPProduct *)product;
- (NSDecimalNumber *)total;
@end

@implementation SHPCart {
    NSMutableOrderedSet<NSString *> *_order;
    NSMutableDictionary<NSString *, SHPLine *> *_bySku;
}
- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _order = [NSMutableOrderedSet orderedSet];
    _bySku = [NSMutableDictionary dictionary];
    _discount = [NSDecimalNumber zero];
    return self;
}
- (NSArray<SHPLine *> *)lines {
    NSMutableArray *result = [NSMutableArray array];
    for (NSString *sku in _order) [result addObject:_bySku[sku]];
    return result;
}
- (BOOL)add:(SHPProduct *)product count:(NSUInteger)count error:(NSError **)error {
    SHPLine *line = _bySku[product.sku];
    NSUInteger wanted = line.count + count;
    if (wanted > product.stock) {
        if (error) {
            NSString *reason = [NSString stringWithFormat:@"only %lu %@ left", (unsigned long)(product.stock - line.count), product.name];
            *error = [NSError errorWithDomain:@"Cart" code:wanted userInfo:@{ NSLocalizedDescriptionKey: reason }];
        }
        return NO;
    }
    if (line == nil) {
        line = [[SHPLine alloc] initWithProduct:product count:0];
        _bySku[product.sku] = line;
        [_order addObject:product.sku];
    }
    line.count += count;
    return YES;
}
- (void)remove:(SHPProduct *)product {
    [_order removeObject:product.sku];
    [_bySku removeObjectForKey:product.sku];
}
- (NSDecimalNumber *)total {
    NSDecimalNumber *sum = [NSDecimalNumber zero];
    for (id<SHPPriced> line in self.lines) sum = [sum decimalNumberByAdding:line.price];
    if ([self.discount compare:@0] == NSOrderedDescending) {
        NSDecimalNumber *factor = [[NSDecimalNumber one] decimalNumberBySubtracting:self.discount];
        sum = [sum decimalNumberByMultiplyingBy:factor];
    }
    NSDecimalNumberHandler *rounding = [NSDecimalNumberHandler decimalNumberHandlerWithRoundingMode:NSRoundPlain scale:2 raiseOnExactness:NO raiseOnOverflow:NO raiseOnUnderflow:NO raiseOnDivideByZero:NO];
    return [sum decimalNumberByRoundingAccordingToBehavior:rounding];
}
@end

NSString *scenario_errors_cart_3_all(void) {
    lines = [NSMutableArray array];
    NSArray<SHPProduct *> *products = @[
        [SHPProduct product:@"t1" name:@"Tea" price:@"3.99" stock:5 categories:@"drink", @"hot", nil],
        [SHPProduct product:@"c1" name:@"Cup" price:@"12.5" stock:2 categories:@"kitchen", nil],
        [SHPProduct product:@"b1" name:@"Beans" price:@"0.333" stock:100 categories:@"food", @"kitchen", nil],
    ];
    SHPCart *cart = [SHPCart new];
    NSError *error = nil;
    Note([NSString stringWithFormat:@"%d", [cart add:products[0] count:2 error:&error]]);
    Note([NSString stringWithFormat:@"%d", [cart add:products[1] count:1 error:&error]]);
    if (![cart add:products[0] count:4 error:&error]) Note([NSString stringWithFormat:@"%@ %ld", error.localizedDescription, (long)error.code]);
    [cart add:products[2] count:7 error:NULL];
    Note([NSString stringWithFormat:@"%@ %@", [cart total], [[cart.lines valueForKeyPath:@"product.name"] componentsJoinedByString:@","]]);
    cart.discount = [NSDecimalNumber decimalNumberWithString:@"0.1"];
    Note([NSString stringWithFormat:@"%@", cart.total]);
    [cart remove:products[1]];
    Note([NSString stringWithFormat:@"%@ %lu", [cart.total stringValue], (unsigned long)cart.lines.count]);
    NSArray *kitchen = [products filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(SHPProduct *p, NSDictionary *b) {
        return [p.categories containsObject:@"kitchen"];
    }]];
    Note([NSString stringWithFormat:@"%@", [kitchen componentsJoinedByString:@" "]]);
    NSArray *sorted = [products sortedArrayUsingDescriptors:@[ [NSSortDescriptor sortDescriptorWithKey:@"price" ascending:NO], [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES] ]];
    Note([NSString stringWithFormat:@"%@", [[sorted valueForKey:@"sku"] componentsJoinedByString:@">"]]);
    SHPProduct *copy = [products.firstObject copy];
    copy.stock--;
    Note([NSString stringWithFormat:@"%@ %@ %d", products.firstObject, copy, [copy.categories isEqualToSet:products[0].categories]]);
    NSMutableSet *all = [NSMutableSet set];
    for (SHPProduct *p in products) [all unionSet:p.categories];
    [all minusSet:products[1].categories];
    Note([NSString stringWithFormat:@"%@", [[all.allObjects sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","]]);
    Note([NSString stringWithFormat:@"%@ %@", [products valueForKeyPath:@"@sum.stock"], [products valueForKeyPath:@"@max.stock"]]);
    return [lines componentsJoinedByString:@" / "];
}

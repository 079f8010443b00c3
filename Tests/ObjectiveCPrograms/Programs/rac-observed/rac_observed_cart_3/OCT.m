#import "OCT.h"

@interface OCTLine : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) NSInteger quantity;
@property (nonatomic, strong) NSNumber *price;
@end

@implementation OCTLine
@end

@interface OCTCart : NSObject
@property (nonatomic, copy) NSArray *lines;
@property (nonatomic, strong) OCTLine *selected;
@property (nonatomic, assign, getter=isOpen) BOOL open;
@property (nonatomic, copy) NSString *coupon;
@property (nonatomic, readonly) double total;
@property (nonatomic, assign) float discount;
- (void)addLine:(OCTLine *)line;
@end

@implementation OCTCart

+ (NSSet *)keyPathsForValuesAffectingTotal {
    return [NSSet setWithObjects:@"lines", @"discount", nil];
}

- (double)total {
    double sum = 0;
    for (OCTLine *line in self.lines) sum += line.quantity * line.price.doubleValue;
    return sum * (1 - self.discount);
}

- (void)addLine:(OCTLine *)line {
    self.lines = [self.lines ?: @[] arrayByAddingObject:line];
}

@end

@interface OCTScreen : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, strong) NSNumber *badge;
@property (nonatomic, assign) BOOL enabled;
@property (nonatomic, copy) NSString *coupon;
@end

@implementation OCTScreen
@end

static OCTLine *line(NSString *title, NSInteger quantity, NSNumber *price) {
    OCTLine *line = [[OCTLine alloc] init];
    line.title = title;
    line.quantity = quantity;
    line.price = price;
    return line;
}

@interface OCTStory : NSObject
@end

@implementation OCTStory

- (NSString *)totals {
    OCTCart *cart = [[OCTCart alloc] init];
    NSMutableArray *seen = [NSMutableArray array];
    [RACObserve(cart, total) subscribeNext:^(NSNumber *total) {
        [seen addObject:[NSString stringWithFormat:@"%.2f", total.doubleValue]];
    }];
    [cart addLine:line(@"a", 2, @1.5)];
    [cart addLine:line(@"b", 1, nil)];
    cart.discount = 0.5f;
    return [seen componentsJoinedByString:@" "];
}

- (NSString *)replaced {
    OCTCart *cart = [OCTCart new];
    NSMutableArray *seen = [NSMutableArray array];
    [[RACObserve(cart, selected.title) distinctUntilChanged] subscribeNext:^(NSString *title) {
        [seen addObject:title ?: @"-"];
    }];
    OCTLine *first = line(@"one", 1, @1);
    cart.selected = first;
    first.title = @"uno";
    cart.selected = line(@"uno", 2, @2);
    first.title = @"ignored";
    cart.selected.title = @"two";
    cart.selected = nil;
    cart.selected = first;
    return [seen componentsJoinedByString:@" "];
}

- (NSString *)bound {
    OCTCart *cart = [OCTCart new];
    OCTScreen *screen = [OCTScreen new];
    RAC(screen, title, @"empty") = [RACObserve(cart, lines) map:^id(NSArray *lines) {
        return lines.count ? [NSString stringWithFormat:@"%lu items", (unsigned long)lines.count] : nil;
    }];
    RAC(screen, badge) = [RACObserve(cart, lines) map:^(NSArray *lines) {
        return [lines valueForKeyPath:@"@sum.quantity"];
    }];
    RAC(screen, enabled) = [[RACSignal combineLatest:@[ RACObserve(cart, open), RACObserve(cart, lines) ] reduce:^(NSNumber *open, NSArray *lines) {
        return @(open.boolValue && lines.count > 0);
    }] distinctUntilChanged];
    NSString *before = [NSString stringWithFormat:@"%@ %@ %d", screen.title, screen.badge, screen.enabled];
    [cart addLine:line(@"a", 2, @1)];
    [cart addLine:line(@"b", 3, @1)];
    cart.open = YES;
    NSString *after = [NSString stringWithFormat:@"%@ %@ %d", screen.title, screen.badge, screen.enabled];
    cart.lines = nil;
    return [NSString stringWithFormat:@"%@ / %@ / %@ %@ %d", before, after, screen.title, screen.badge, screen.enabled];
}

- (NSString *)nested {
    OCTCart *cart = [OCTCart new];
    NSMutableArray *seen = [NSMutableArray array];
    [[[RACObserve(cart, selected) ignore:nil] flattenMap:^(OCTLine *selected) {
        return [RACObserve(selected, quantity) map:^(NSNumber *quantity) {
            return [NSString stringWithFormat:@"%@%@", selected.title, quantity];
        }];
    }] subscribeNext:^(id x) {
        [seen addObject:x];
    }];
    OCTLine *a = line(@"a", 1, nil), *b = line(@"b", 5, nil);
    cart.selected = a;
    a.quantity++;
    cart.selected = b;
    a.quantity *= 10;
    b.quantity -= 1;
    NSMutableArray *latest = [NSMutableArray array];
    [[[RACObserve(cart, selected) map:^id(OCTLine *selected) {
        return selected ? RACObserve(selected, title) : [RACSignal return:@"none"];
    }] switchToLatest] subscribeNext:^(NSString *title) {
        [latest addObject:title];
    }];
    cart.selected = nil;
    b.title = @"hidden";
    cart.selected = a;
    a.title = @"shown";
    return [NSString stringWithFormat:@"%@ / %@", [seen componentsJoinedByString:@" "], [latest componentsJoinedByString:@" "]];
}

- (NSString *)channels {
    OCTCart *cart = [OCTCart new];
    OCTScreen *screen = [OCTScreen new];
    cart.coupon = @"FIRST";
    RACChannelTo(screen, coupon) = RACChannelTo(cart, coupon);
    NSString *one = screen.coupon;
    screen.coupon = @"SECOND";
    NSString *two = cart.coupon;
    cart.coupon = nil;
    NSMutableArray *changes = [NSMutableArray array];
    [[RACObserve(screen, coupon) skip:1] subscribeNext:^(NSString *coupon) {
        [changes addObject:[NSString stringWithFormat:@"<%@>", coupon]];
    }];
    cart.coupon = @"a";
    screen.coupon = @"b";
    [[[RACObserve(cart, coupon) map:^(NSString *coupon) { return @(coupon.length); }] take:1] subscribeNext:^(NSNumber *length) {
        [changes addObject:length];
    }];
    return [NSString stringWithFormat:@"%@ %@ %@ %@", one, two, cart.coupon, [changes componentsJoinedByString:@""]];
}

@end

NSString *scenario_rac_observed_cart_3_totals(void) {
    return [[OCTStory new] totals];
}

NSString *scenario_rac_observed_cart_3_replaced(void) {
    return [[OCTStory new] replaced];
}

NSString *scenario_rac_observed_cart_3_bound(void) {
    return [[OCTStory new] bound];
}

NSString *scenario_rac_observed_cart_3_nested(void) {
    return [[OCTStory new] nested];
}

NSString *scenario_rac_observed_cart_3_channels(void) {
    return [[OCTStory new] channels];
}

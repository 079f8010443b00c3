//
//  Cart.m
//
//  A shopping cart and what is shown of it.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

typedef NS_ENUM(NSUInteger, CartShipping) {
    CartShippingStandard,
    CartShippingExpress,
    CartShippingPickup,
};

typedef NS_OPTIONS(NSUInteger, CartProblem) {
    CartProblemNone = 0,
    CartProblemEmpty = 1 << 0,
    CartProblemTooMany = 1 << 1,
    CartProblemNoAddress = 1 << 2,
};

#define CART_MAXIMUM 10
#define CART_TITLE @"Cart"

@interface CartItem : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) double price;
@property (nonatomic) NSInteger count;
+ (instancetype)itemWithName:(NSString *)name price:(double)price;
@end

@implementation CartItem

+ (instancetype)itemWithName:(NSString *)name price:(double)price {
    CartItem *item = [[self alloc] init];
    item.name = name;
    item.price = price;
    item.count = 1;
    return item;
}

- (double)total {
    return self.price * self.count;
}

@end

@interface CartViewModel : NSObject

@property (nonatomic, copy) NSArray *items;
@property (nonatomic, copy) NSString *address;
@property (nonatomic) CartShipping shipping;

@property (nonatomic, readonly) double total;
@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, readonly) CartProblem problems;
@property (nonatomic, strong, readonly) RACCommand *orderCommand;

- (void)addItem:(CartItem *)item;
- (void)removeItemAtIndex:(NSUInteger)index;

@end

@interface CartViewModel ()
@property (nonatomic) double total;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) CartProblem problems;
@end

@implementation CartViewModel

- (id)init {
    self = [super init];
    if (!self) return nil;

    _items = @[];
    _address = @"";

    RACSignal *shippingCosts = [[RACObserve(self, shipping) distinctUntilChanged] map:^id(NSNumber *shipping) {
        switch ((CartShipping)shipping.unsignedIntegerValue) {
            case CartShippingStandard:
                return @4.5;
            case CartShippingExpress:
                return @9.0;
            case CartShippingPickup:
                return @0;
        }
    }];

    RAC(self, total) = [RACSignal
        combineLatest:@[ RACObserve(self, items), shippingCosts ]
        reduce:^(NSArray *items, NSNumber *costs) {
            double sum = 0;
            for (CartItem *item in items) {
                sum += [item total];
            }
            return @(items.count > 0 ? sum + costs.doubleValue : 0);
        }];

    RAC(self, title, CART_TITLE) = [RACObserve(self, items) map:^(NSArray *items) {
        return items.count == 0 ? CART_TITLE : [NSString stringWithFormat:@"%@ (%lu)", CART_TITLE, (unsigned long)items.count];
    }];

    RACSignal *problems = [RACSignal
        combineLatest:@[ RACObserve(self, items), RACObserve(self, address), RACObserve(self, shipping) ]
        reduce:^id(NSArray *items, NSString *address, NSNumber *shipping) {
            CartProblem problems = CartProblemNone;
            if (items.count == 0) problems |= CartProblemEmpty;
            if (items.count > CART_MAXIMUM) problems |= CartProblemTooMany;
            // What is picked up needs no address.
            if (address.length == 0 && shipping.unsignedIntegerValue != CartShippingPickup) {
                problems |= CartProblemNoAddress;
            }
            return @(problems);
        }];
    RAC(self, problems) = problems;

    RACSignal *isReady = [problems map:^(NSNumber *problems) {
        return @(problems.unsignedIntegerValue == CartProblemNone);
    }];
    @weakify(self)
    _orderCommand = [[RACCommand alloc] initWithEnabled:isReady signalBlock:^RACSignal *(id input) {
        @strongify(self)
        return [RACSignal return:RACTuplePack(self.title, @(self.total))];
    }];

    return self;
}

- (void)addItem:(CartItem *)item {
    for (CartItem *other in self.items) {
        if ([other.name isEqualToString:item.name]) {
            other.count += item.count;
            // The array is the same: tell those who observe it.
            self.items = [self.items copy];
            return;
        }
    }
    self.items = [self.items arrayByAddingObject:item];
}

- (void)removeItemAtIndex:(NSUInteger)index {
    if (index >= self.items.count) return;
    NSMutableArray *items = [self.items mutableCopy];
    [items removeObjectAtIndex:index];
    self.items = items;
}

- (NSString *)descriptionOfProblems {
    if (self.problems == CartProblemNone) return @"";
    NSMutableArray *texts = [NSMutableArray new];
    if (self.problems & CartProblemEmpty) [texts addObject:@"nothing to order"];
    if (self.problems & CartProblemTooMany) [texts addObject:[NSString stringWithFormat:@"more than %d items", CART_MAXIMUM]];
    if ((self.problems & CartProblemNoAddress) != 0) [texts addObject:@"no address"];
    return [texts componentsJoinedByString:@", "];
}

@end

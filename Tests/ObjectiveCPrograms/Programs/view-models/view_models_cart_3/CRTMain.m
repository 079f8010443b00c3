#import "CRTMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface CRTLine : NSObject
@property (nonatomic, copy) NSString *sku;
@property (nonatomic) NSInteger quantity;
@property (nonatomic) double price;
@end
@implementation CRTLine
@end

@interface CRTCartModel : NSObject
@property (nonatomic, strong, readonly) NSMutableArray<CRTLine *> *lines;
@property (nonatomic, strong) NSDecimalNumber *discount;
@property (nonatomic) double total;
@property (nonatomic, copy) NSString *badge;
@property (nonatomic, strong, readonly) RACSubject *changes;
@property (nonatomic, strong, readonly) RACCommand *checkout;
@end

@implementation CRTCartModel {
    RACSubject *_changes;
    NSInteger _revision;
}
@synthesize changes = _changes;

- (instancetype)init {
    self = [super init];
    if (self == nil) return nil;
    _lines = [[NSMutableArray alloc] init];
    _changes = [RACSubject subject];
    @weakify(self);
    RACSignal *totals = [[_changes startWith:nil] map:^id(id _) {
        @strongify(self);
        double sum = 0;
        for (CRTLine *line in self.lines) {
            sum += line.quantity * line.price;
        }
        if (self.discount) sum -= sum * [self.discount doubleValue];
        return @(sum);
    }];
    RAC(self, total) = totals;
    RAC(self, badge) = [[RACObserve(self, total) skip:1] map:^(NSNumber *total) {
        return [total isEqualToNumber:@0] ? @"" : [NSString stringWithFormat:@"%.2f", total.doubleValue];
    }];
    RACSignal *enabled = [RACObserve(self, total) map:^id(NSNumber *n) { return @(n.doubleValue > 0); }];
    _checkout = [[RACCommand alloc] initWithEnabled:enabled signalBlock:^RACSignal *(NSString *card) {
        @strongify(self);
        self->_revision++;
        if (card.length == 0) return [RACSignal error:[NSError errorWithDomain:@"cart" code:2 userInfo:nil]];
        return [[RACSignal return:[NSString stringWithFormat:@"paid %.1f with %@ (%ld)", self.total, card, (long)self->_revision]]
            concat:[RACSignal empty]];
    }];
    _checkout.allowsConcurrentExecution = YES;
    return self;
}

- (void)add:(NSString *)sku price:(double)price count:(NSInteger)count {
    NSUInteger index = [self.lines indexOfObjectPassingTest:^BOOL(CRTLine *line, NSUInteger idx, BOOL *stop) {
        return [line.sku isEqualToString:sku];
    }];
    if (index == NSNotFound) {
        CRTLine *line = [CRTLine new];
        line.sku = sku;
        line.price = price;
        line.quantity = count;
        [self.lines addObject:line];
    } else {
        self.lines[index].quantity += count;
        if (self.lines[index].quantity <= 0) [self.lines removeObjectAtIndex:index];
    }
    [self.changes sendNext:sku];
}
@end

NSString *scenario_view_models_cart_3_all(void) {
    lines = [NSMutableArray array];
    CRTCartModel *cart = [[CRTCartModel alloc] init];
    Note([NSString stringWithFormat:@"start %g [%@]", cart.total, cart.badge]);
    [[cart.changes scanWithStart:@0 reduce:^id(NSNumber *count, NSString *sku) {
        return @(count.unsignedIntegerValue + sku.length);
    }] subscribeNext:^(NSNumber *letters) {
        Note([NSString stringWithFormat:@"letters %@", letters]);
    }];
    [cart add:@"tea" price:2.5 count:2];
    [cart add:@"bread" price:3.2 count:1];
    Note([NSString stringWithFormat:@"%g [%@] %lu", cart.total, cart.badge, (unsigned long)cart.lines.count]);
    cart.discount = [NSDecimalNumber decimalNumberWithString:@"0.1"];
    [cart add:@"tea" price:0 count:-2];
    Note([NSString stringWithFormat:@"%g [%@] %@", cart.total, cart.badge, [[cart.lines valueForKey:@"sku"] componentsJoinedByString:@"+"]]);
    [cart.checkout.executionSignals.flatten subscribeNext:^(NSString *receipt) { Note([NSString stringWithFormat:@"%@", receipt]); }];
    NSMutableArray *errors = [NSMutableArray array];
    [cart.checkout.errors subscribeNext:^(NSError *error) { [errors addObject:@(error.code)]; }];
    RACSignal *run = [cart.checkout execute:@"visa"];
    NSError *problem = nil;
    BOOL done = [run asynchronouslyWaitUntilCompleted:&problem];
    Note([NSString stringWithFormat:@"done %d %@", done, problem]);
    BOOL failed = ![[cart.checkout execute:nil] asynchronouslyWaitUntilCompleted:&problem];
    Note([NSString stringWithFormat:@"failed %@ %@", @(failed), problem.domain]);
    [cart add:@"bread" price:0 count:-1];
    Note([NSString stringWithFormat:@"%g [%@] %lu", cart.total, cart.badge, (unsigned long)cart.lines.count]);
    return [lines componentsJoinedByString:@" / "];
}

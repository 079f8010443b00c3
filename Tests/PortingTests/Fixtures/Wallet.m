#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

static NSString * const WalletErrorDomain = @"WalletErrorDomain";
typedef NS_ENUM(NSInteger, WalletErrorCode) {
    WalletErrorEmpty = 1,
    WalletErrorUnknownCard,
};
typedef void (^WalletCompletion)(NSArray<NSDictionary *> * _Nullable cards, NSError * _Nullable error);

@class Wallet;
@protocol WalletDelegate <NSObject>
@optional
- (void)wallet:(Wallet *)wallet didAddCard:(NSString *)number;
- (BOOL)walletShouldLock:(Wallet *)wallet;
@end

@interface Card : NSObject <NSCopying>
@property (nonatomic, copy) NSString *number;
@property (nonatomic, copy) NSString *holder;
@property (nonatomic, strong) NSDecimalNumber *balance;
@property (nonatomic, assign) NSInteger limit;
@property (nonatomic, strong) NSDate *expires;
+ (instancetype)cardWithDictionary:(NSDictionary *)dictionary;
- (NSString *)maskedNumber;
@end

@implementation Card
+ (instancetype)cardWithDictionary:(NSDictionary *)dictionary {
    if (![dictionary isKindOfClass:[NSDictionary class]]) return nil;
    Card *card = [[self alloc] init];
    card.number = dictionary[@"number"];
    card.holder = dictionary[@"owner"][@"name"];
    card.limit = [dictionary[@"limit"] integerValue];
    id expires = dictionary[@"expires"];
    if ([expires isKindOfClass:[NSNumber class]]) {
        card.expires = [NSDate dateWithTimeIntervalSince1970:[expires doubleValue]];
    } else if ([expires isKindOfClass:[NSString class]]) {
        card.expires = [[self formatter] dateFromString:expires];
    }
    return card;
}

+ (NSDateFormatter *)formatter {
    static NSDateFormatter *formatter;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{
        formatter = [[NSDateFormatter alloc] init];
        formatter.dateFormat = @"yyyy-MM-dd";
        formatter.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
    });
    return formatter;
}

- (NSString *)maskedNumber {
    NSString *number = self.number;
    if (number.length < 4) return number;
    NSString *tail = [number substringFromIndex:number.length - 4];
    return [@"**** " stringByAppendingString:tail];
}

- (id)copyWithZone:(NSZone *)zone {
    Card *copy = [[[self class] allocWithZone:zone] init];
    copy.number = self.number;
    copy.holder = self.holder;
    copy.limit = self.limit;
    return copy;
}

- (BOOL)isEqual:(id)other {
    if (self == other) return YES;
    if (![other isKindOfClass:[Card class]]) return NO;
    return [self.number isEqualToString:((Card *)other).number];
}

- (NSUInteger)hash { return self.number.hash; }
@end

@interface Wallet : NSObject
@property (nonatomic, weak) id<WalletDelegate> delegate;
@property (nonatomic, strong, readonly) NSMutableArray<Card *> *cards;
@property (nonatomic, copy) NSString *filter;
@property (nonatomic, strong) Card *selected;
@property (nonatomic, readonly) RACCommand *refresh;
@property (nonatomic, readonly) RACSignal *titles;
@property (nonatomic, getter=isLocked) BOOL locked;
- (void)loadWithCompletion:(WalletCompletion)completion;
- (Card *)cardWithNumber:(NSString *)number;
- (RACSignal *)pay:(NSNumber *)amount with:(Card *)card;
@end

@implementation Wallet {
    RACSubject *_changes;
    NSInteger _attempts;
    dispatch_queue_t _queue;
}

- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _cards = [NSMutableArray array];
    _changes = [RACSubject subject];
    _queue = dispatch_queue_create("wallet", DISPATCH_QUEUE_SERIAL);
    @weakify(self);
    _refresh = [[RACCommand alloc] initWithEnabled:[RACObserve(self, locked) not] signalBlock:^RACSignal *(NSString *source) {
        @strongify(self);
        return [[self cardsFrom:source] doNext:^(NSArray *cards) {
            [self.cards removeAllObjects];
            [self.cards addObjectsFromArray:cards];
            [self->_changes sendNext:nil];
        }];
    }];
    _titles = [[[RACSignal
        combineLatest:@[[_changes startWith:nil], [RACObserve(self, filter) distinctUntilChanged]]
        reduce:^(id _, NSString *filter) {
            @strongify(self);
            return [[self cardsMatching:filter] valueForKey:@"maskedNumber"];
        }]
        replayLast] deliverOnMainThread];
    [[[RACObserve(self, selected) ignore:nil] map:^(Card *card) {
        return card.holder.lowercaseString;
    }] subscribeNext:^(NSString *holder) {
        @strongify(self);
        NSLog(@"%@ of %@", holder, @(self.cards.count));
    }];
    [[[[NSNotificationCenter defaultCenter] rac_addObserverForName:@"lock" object:nil]
        takeUntil:self.rac_willDeallocSignal]
        subscribeNext:^(NSNotification *note) {
            @strongify(self);
            BOOL locks = YES;
            if ([self.delegate respondsToSelector:@selector(walletShouldLock:)]) {
                locks = [self.delegate walletShouldLock:self];
            }
            self.locked = locks && ![note.userInfo[@"force"] boolValue] ? YES : self.isLocked;
        }];
    return self;
}

- (NSArray<Card *> *)cardsMatching:(NSString *)filter {
    if (filter.length == 0) return [self.cards copy];
    return [self.cards filteredArrayUsingPredicate:[NSPredicate predicateWithBlock:^BOOL(Card *card, NSDictionary *bindings) {
        return [card.holder.lowercaseString hasPrefix:filter.lowercaseString] || [card.number containsString:filter];
    }]];
}

- (RACSignal *)cardsFrom:(NSString *)source {
    return [[[RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) {
        NSError *error = nil;
        NSData *data = [NSData dataWithContentsOfFile:source options:0 error:&error];
        NSArray *list = data ? [NSJSONSerialization JSONObjectWithData:data options:0 error:&error] : nil;
        if (!list) {
            [subscriber sendError:error];
            return nil;
        }
        [subscriber sendNext:list];
        [subscriber sendCompleted];
        return nil;
    }] map:^(NSArray *list) {
        return [[[list.rac_sequence map:^(NSDictionary *item) {
            return [Card cardWithDictionary:item];
        }] ignore:nil] array];
    }] retry:2];
}

- (void)loadWithCompletion:(WalletCompletion)completion {
    _attempts++;
    __block NSArray *found = nil;
    [[self.refresh execute:@"cards.json"] subscribeNext:^(NSArray *cards) {
        found = [cards.rac_sequence map:^(Card *card) {
            return @{@"number": card.number ?: @"", @"limit": @(card.limit)};
        }].array;
    } error:^(NSError *error) {
        if (completion) completion(nil, error);
    } completed:^{
        if (completion) completion(found, nil);
    }];
}

- (Card *)cardWithNumber:(NSString *)number {
    for (Card *card in self.cards) {
        if ([card.number isEqualToString:number]) return card;
    }
    return nil;
}

- (RACSignal *)pay:(NSNumber *)amount with:(Card *)card {
    if (!card) {
        return [RACSignal error:[NSError errorWithDomain:WalletErrorDomain code:WalletErrorUnknownCard userInfo:@{NSLocalizedDescriptionKey: @"Which card?"}]];
    }
    NSInteger rest = card.limit - amount.integerValue;
    if (rest < 0) {
        return [RACSignal error:[NSError errorWithDomain:WalletErrorDomain code:WalletErrorEmpty userInfo:nil]];
    }
    return [[RACSignal defer:^{
        card.limit = rest;
        return [RACSignal return:@(rest)];
    }] doCompleted:^{
        [self->_changes sendNext:nil];
    }];
}

- (RACSignal *)payWithNumber:(NSString *)number amount:(NSNumber *)amount {
    Card *card = [self cardWithNumber:number];
    return [[self pay:amount with:card] catch:^RACSignal *(NSError *error) {
        if ([error.domain isEqualToString:WalletErrorDomain] && error.code == WalletErrorEmpty) {
            return [RACSignal return:@0];
        }
        return [RACSignal error:error];
    }];
}

- (void)add:(Card *)card {
    @synchronized (self) {
        [self.cards addObject:card];
    }
    [_changes sendNext:card];
    if ([self.delegate respondsToSelector:@selector(wallet:didAddCard:)]) {
        [self.delegate wallet:self didAddCard:card.number];
    }
}

- (NSDictionary<NSString *, NSArray<Card *> *> *)byHolder {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (Card *card in self.cards) {
        NSString *key = card.holder ?: @"nobody";
        NSMutableArray *group = groups[key];
        if (!group) {
            group = [NSMutableArray array];
            groups[key] = group;
        }
        [group addObject:card];
    }
    return groups;
}

- (NSString *)summary {
    NSUInteger total = 0;
    for (NSUInteger i = 0; i < self.cards.count; i++) total += (NSUInteger)self.cards[i].limit;
    return [NSString stringWithFormat:@"%lu cards, %.2f each, %@", (unsigned long)self.cards.count,
        self.cards.count ? (double)total / self.cards.count : 0.0, self.isLocked ? @"locked" : @"open"];
}

- (void)dealloc {
    [_changes sendCompleted];
}
@end

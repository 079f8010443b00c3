#import "PRX91Deck.h"

@implementation PRX91Card
@end

@implementation PRX91Deck

- (instancetype)init {
    self = [super init];
    if (self) {
        _log = [NSMutableArray array];
        _events = [RACSubject subject];
    }
    return self;
}

- (void)note:(NSString *)text {
    [self.log addObject:text];
}

- (void)listen {
    NSMutableArray *all = self.log;
    @weakify(self);
    [self.events subscribeNext:^(NSString *event) {
        [all addObject:[event uppercaseString]];
        if ([event hasPrefix:@"b"]) {
            @strongify(self);
            [self note:event];
        }
    }];
}

- (void (^)(NSString *))printerOf:(PRX91Card *)card {
    NSMutableArray *log = self.log;
    @weakify(card);
    return ^(NSString *text) {
        @strongify(card);
        NSInteger count = card.count;
        [log addObject:[NSString stringWithFormat:@"%@ %@ %ld %ld", text, card.name, (long)count, (long)card.kind]];
    };
}

- (void (^)(NSString *))renamerOf:(PRX91Card *)card {
    NSMutableArray *log = self.log;
    @weakify(self, card);
    return ^(NSString *text) {
        @strongify(self, card);
        card.name = text;
        [self note:text];
        [log addObject:card.name ?: @"no card"];
    };
}

@end

NSString *scenario_rac_captures_strong_3_inside(void) {
    PRX91Deck *deck = [[PRX91Deck alloc] init];
    RACSubject *events = deck.events;
    NSMutableArray *log = deck.log;
    [deck listen];
    [events sendNext:@"ace"];
    [events sendNext:@"bube"];
    return [log componentsJoinedByString:@", "];
}

NSString *scenario_rac_captures_strong_3_gone(void) {
    PRX91Deck *deck = [[PRX91Deck alloc] init];
    void (^print)(NSString *);
    void (^rename)(NSString *);
    @autoreleasepool {
        PRX91Card *card = [[PRX91Card alloc] init];
        card.name = @"seven";
        card.count = 7;
        print = [deck printerOf:card];
        rename = [deck renamerOf:card];
    }
    print(@"gone");
    rename(@"eight");
    return [deck.log componentsJoinedByString:@", "];
}

NSString *scenario_rac_captures_strong_3_there(void) {
    PRX91Deck *deck = [[PRX91Deck alloc] init];
    PRX91Card *card = [[PRX91Card alloc] init];
    card.name = @"seven";
    card.count = 7;
    card.kind = PRX91KindTrump;
    void (^print)(NSString *) = [deck printerOf:card];
    void (^rename)(NSString *) = [deck renamerOf:card];
    print(@"there");
    rename(@"eight");
    print(@"again");
    return [NSString stringWithFormat:@"%@ %@", [deck.log componentsJoinedByString:@", "], card.name];
}

#import "BHNCenter.h"

@interface BHNCenter ()
@property (nonatomic, strong) NSMutableArray *handlers;
@property (nonatomic, copy) void (^last)(NSString *name);
@end

@implementation BHNCenter
- (instancetype)init {
    self = [super init];
    if (self) _handlers = [NSMutableArray array];
    return self;
}
- (void)addHandler:(void (^)(NSString *))handler {
    if (handler == nil) return;
    [self.handlers addObject:[handler copy]];
    self.last = handler;
}
- (void)send:(NSString *)name {
    for (void (^handler)(NSString *) in self.handlers) {
        handler(name.length > 2 ? nil : name);
    }
    if (self.last) self.last(name);
}
@end

NSString *scenario_blocks_handlers_nil_1_handlers(void) {
    NSMutableArray *log = [NSMutableArray array];
    BHNCenter *center = [BHNCenter new];
    __block NSUInteger total = 0;
    [center send:@"x"];
    [center addHandler:^(NSString *name) { [log addObject:[NSString stringWithFormat:@"1%@", name]]; }];
    [center addHandler:nil];
    [center addHandler:^(NSString *name) { total += name.length; }];
    [center send:@"ab"];
    [center send:@"long"];
    [center send:nil];
    return [NSString stringWithFormat:@"%@ %lu", [log componentsJoinedByString:@","], (unsigned long)total];
}

NSString *scenario_blocks_handlers_nil_1_table(void) {
    NSDictionary *table = @{
        @"up": ^NSString *(NSString *text, NSInteger index) { return [text uppercaseString]; },
        @"at": ^NSString *(NSString *text, NSInteger index) {
            return [NSString stringWithFormat:@"%@:%ld", text, (long)index];
        },
    };
    NSMutableArray *results = [NSMutableArray array];
    NSDictionary *texts = @{@"a": @"one"};
    for (NSString *key in @[@"up", @"at", @"none"]) {
        BHNFormatter format = table[key];
        for (NSString *name in @[@"a", @"b"]) {
            NSString *result = format ? format(texts[name], results.count) : @"-";
            [results addObject:result ?: @"nil"];
        }
    }
    return [results componentsJoinedByString:@" "];
}

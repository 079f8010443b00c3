#import "VPRHub.h"

@implementation VPRHub
- (instancetype)init {
    if ((self = [super init])) {
        _lines = [NSMutableArray array];
        _handlers = [NSMutableArray array];
    }
    return self;
}
- (void)on:(VPRHandler)handler { [self.handlers addObject:[handler copy]]; }
- (void)emit:(id)value {
    for (VPRHandler handler in self.handlers) handler(value);
}
@end

// A class that is declared is a promise, which nothing checks until a message is sent.
NSString *scenario_dynamic_printed_3_variable(void) {
    NSDictionary *json = @{@"id": @7, @"name": @"Ann", @"age": @"41"};
    NSString *identifier = json[@"id"];
    NSString *name = json[@"name"];
    NSNumber *age = json[@"age"];
    NSString *missing = json[@"missing"];
    NSString *line = [NSString stringWithFormat:@"%@ %@ %@ %@", identifier, name, age, missing];
    NSMutableString *more = [NSMutableString stringWithString:line];
    NSNumber *text = json[@"name"];
    [more appendFormat:@" %@", text];
    return more;
}
NSString *scenario_dynamic_printed_3_block(void) {
    VPRHub *hub = [[VPRHub alloc] init];
    [hub on:^(NSString *name) { [hub.lines addObject:[NSString stringWithFormat:@"name %@", name]]; }];
    [hub on:^(NSNumber *number) { [hub.lines addObject:[NSString stringWithFormat:@"number %@", number]]; }];
    [hub emit:@"Ann"];
    [hub emit:@3];
    [hub emit:nil];
    return [hub.lines componentsJoinedByString:@", "];
}
NSString *scenario_dynamic_printed_3_collections(void) {
    NSArray *rows = @[@{@"tags": @"one"}, @{@"tags": @[@1, @2]}];
    NSMutableArray *lines = [NSMutableArray array];
    for (NSDictionary *row in rows) {
        NSArray *tags = row[@"tags"];
        [lines addObject:[[NSString stringWithFormat:@"%@", tags] stringByReplacingOccurrencesOfString:@"\n" withString:@""]];
    }
    return [lines componentsJoinedByString:@"; "];
}

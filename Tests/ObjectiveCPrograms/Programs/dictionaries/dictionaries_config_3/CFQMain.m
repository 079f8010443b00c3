#import "CFQMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface CFQConfig : NSObject
@property (nonatomic, strong) NSMutableDictionary *root;
- (instancetype)initWithText:(NSString *)text;
- (void)add:(id)value to:(NSString *)path;
- (NSString *)text;
@end
@implementation CFQConfig
- (instancetype)initWithText:(NSString *)text {
    if ((self = [super init])) {
        NSError *error = nil;
        _root = [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding] options:NSJSONReadingMutableContainers error:&error];
        if (!_root) Note([NSString stringWithFormat:@"failed %@", error ? @"with error" : @"without"]);
    }
    return self;
}
- (void)add:(id)value to:(NSString *)path {
    id node = self.root;
    NSArray *parts = [path componentsSeparatedByString:@"."];
    for (NSUInteger i = 0; i < parts.count - 1; i++) {
        id next = [node isKindOfClass:[NSArray class]] ? node[[parts[i] integerValue]] : node[parts[i]];
        if (!next) { next = [NSMutableDictionary dictionary]; node[parts[i]] = next; }
        node = next;
    }
    NSString *last = parts.lastObject;
    if ([node isKindOfClass:[NSMutableArray class]]) [node addObject:value];
    else if ([node[last] isKindOfClass:[NSMutableArray class]]) [node[last] addObject:value];
    else node[last] = value;
}
- (NSString *)text {
    NSData *data = [NSJSONSerialization dataWithJSONObject:self.root options:NSJSONWritingSortedKeys error:NULL];
    return [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding];
}
@end
NSString *scenario_dictionaries_config_3_all(void) {
    lines = [NSMutableArray array];
    CFQConfig *c = [[CFQConfig alloc] initWithText:@"{\"a\": {\"list\": [1, 2]}, \"rows\": [{\"n\": 1}, {\"n\": 2}]}"];
    [c add:@3 to:@"a.list"];
    [c add:@"x" to:@"b.c.d"];
    [c add:@YES to:@"rows.1.ok"];
    [c add:[NSNull null] to:@"b.none"];
    Note([NSString stringWithFormat:@"%@", [c text]]);
    NSMutableArray *rows = c.root[@"rows"];
    [rows removeObjectAtIndex:0];
    rows[0][@"n"] = @9;
    Note([NSString stringWithFormat:@"%@ %lu", [c text], (unsigned long)[c.root[@"rows"] count]]);
    CFQConfig *bad = [[CFQConfig alloc] initWithText:@"{"];
    Note([NSString stringWithFormat:@"%@", bad.root]);
    return [lines componentsJoinedByString:@" / "];
}

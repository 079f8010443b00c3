#import "SHVMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface SHVShelf : NSObject
@property (nonatomic, strong) NSMutableDictionary *boxes;
- (NSString *)describe:(id)value;
@end
@implementation SHVShelf
- (instancetype)init { if ((self = [super init])) { _boxes = [NSMutableDictionary dictionary]; } return self; }
- (NSString *)describe:(id)value {
    if ([value isKindOfClass:[NSArray class]]) {
        NSMutableArray *parts = [NSMutableArray array];
        for (id part in value) [parts addObject:[self describe:part]];
        return [NSString stringWithFormat:@"[%@]", [parts componentsJoinedByString:@","]];
    }
    if ([value isKindOfClass:[NSDictionary class]]) {
        NSDictionary *d = value;
        NSArray *keys = [d.allKeys sortedArrayUsingSelector:@selector(compare:)];
        NSMutableString *text = [NSMutableString stringWithString:@"{"];
        for (NSString *key in keys) [text appendFormat:@"%@=%@;", key, [self describe:d[key]]];
        [text appendString:@"}"];
        return text;
    }
    if ([value isKindOfClass:[NSSet class]]) return [NSString stringWithFormat:@"set of %lu", (unsigned long)[value count]];
    if ([value isKindOfClass:[NSString class]]) return [value uppercaseString];
    if ([value isKindOfClass:[NSNumber class]]) return [value stringValue];
    return value ? @"?" : @"nil";
}
@end
NSString *scenario_dynamic_shelf_3_all(void) {
    lines = [NSMutableArray array];
    NSMutableArray *list = [NSMutableArray arrayWithObject:@"a"];
    NSMutableArray *alias = list;
    SHVShelf *shelf = [SHVShelf new];
    shelf.boxes[@"list"] = list;
    NSMutableSet *set = [NSMutableSet setWithObjects:@1, @2, nil];
    shelf.boxes[@"set"] = set;
    NSMutableString *name = [NSMutableString stringWithString:@"x"];
    NSMutableString *same = name;
    shelf.boxes[@"name"] = name;
    [same appendString:@"yz"];
    [alias addObject:@"b"];
    [set addObject:@3];
    Note([NSString stringWithFormat:@"%@", [shelf describe:shelf.boxes]]);
    Note([NSString stringWithFormat:@"%@ %@ %@", [shelf describe:list], [shelf describe:name], [shelf describe:@[list, name, @5, set]]]);
    NSMutableDictionary *copy = [shelf.boxes mutableCopy];
    [copy[@"list"] removeAllObjects];
    [copy[@"set"] removeAllObjects];
    copy[@"name"] = @"other";
    Note([NSString stringWithFormat:@"%@ %@", [shelf describe:shelf.boxes], [shelf describe:copy]]);
    id found = shelf.boxes[@"name"];
    Note([NSString stringWithFormat:@"%d %d %lu %@", [found isKindOfClass:[NSString class]], [found isKindOfClass:[NSMutableString class]], (unsigned long)[found length], [found isKindOfClass:[NSArray class]] ? @"array" : @"no array"]);
    return [lines componentsJoinedByString:@" / "];
}

#import "FDXMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface FDXFeed : NSObject
@property (nonatomic, copy) NSArray *items;
@property (nonatomic, copy) NSString *selected;
@end
@implementation FDXFeed
- (id)valueAt:(NSString *)key in:(id)object { return [object objectForKey:key]; }
- (id)selectedItem {
    for (id item in self.items) {
        if ([[item objectForKey:@"id"] isEqual:self.selected]) return item;
    }
    return nil;
}
- (NSString *)title {
    id item = [self selectedItem];
    id title = item[@"title"];
    if (title == [NSNull null] || title == nil) return @"untitled";
    return [title capitalizedString];
}
- (NSInteger)total {
    NSInteger total = 0;
    for (NSDictionary *item in self.items) {
        id count = item[@"count"];
        if ([count respondsToSelector:@selector(integerValue)]) total += [count integerValue];
    }
    return total;
}
- (NSArray *)tags {
    NSMutableSet *seen = [NSMutableSet set];
    NSMutableArray *result = [NSMutableArray array];
    for (id item in self.items) {
        for (id tag in item[@"tags"]) {
            id plain = [tag isKindOfClass:[NSDictionary class]] ? tag[@"name"] : tag;
            if (plain && ![seen containsObject:plain]) { [seen addObject:plain]; [result addObject:plain]; }
        }
    }
    return result;
}
- (NSDictionary *)grouped:(NSString *)key {
    NSMutableDictionary *groups = [NSMutableDictionary dictionary];
    for (id item in self.items) {
        id value = [self valueAt:key in:item] ?: @"none";
        NSMutableArray *group = groups[value];
        if (group == nil) { group = [NSMutableArray array]; groups[value] = group; }
        [group addObject:[item valueForKey:@"id"]];
    }
    return groups;
}
@end
NSString *scenario_dictionaries_feed_3_all(void) {
    lines = [NSMutableArray array];
    FDXFeed *f = [FDXFeed new];
    NSString *json = @"[{\"id\":\"a\",\"title\":\"first one\",\"count\":3,\"tags\":[\"x\",{\"name\":\"y\"}]},{\"id\":\"b\",\"title\":null,\"count\":\"4\",\"kind\":\"k\"},{\"id\":\"c\",\"count\":null,\"tags\":[\"y\",\"z\"],\"kind\":\"k\"}]";
    f.items = [NSJSONSerialization JSONObjectWithData:[json dataUsingEncoding:NSUTF8StringEncoding] options:0 error:NULL];
    Note([NSString stringWithFormat:@"%lu %@", (unsigned long)f.items.count, [f title]]);
    f.selected = @"a"; Note([NSString stringWithFormat:@"%@", [f title]]);
    f.selected = @"b"; Note([NSString stringWithFormat:@"%@", [f title]]);
    Note([NSString stringWithFormat:@"%ld %@", (long)[f total], [[f tags] componentsJoinedByString:@" "]]);
    NSDictionary *g = [f grouped:@"kind"];
    for (NSString *k in [[g allKeys] sortedArrayUsingSelector:@selector(compare:)]) Note([NSString stringWithFormat:@"%@: %@", k, [g[k] componentsJoinedByString:@","]]);
    Note([NSString stringWithFormat:@"%@", [f valueAt:nil in:f.items[0]] ?: @"nothing"]);
    Note([NSString stringWithFormat:@"%@", [[f.items valueForKey:@"title"] componentsJoinedByString:@"|"]]);
    Note([NSString stringWithFormat:@"%@", [f.items filteredArrayUsingPredicate:[NSPredicate predicateWithFormat:@"kind == %@", @"k"]].count == 2 ? @"two" : @"other"]);
    return [lines componentsJoinedByString:@" / "];
}

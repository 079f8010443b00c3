#import "PRYTables.h"

#define PRY_SHOW(format, ...) printf("[%s] %s %d %s\n", __TIME__, __FUNCTION__, __LINE__, [[NSString stringWithFormat:format, ##__VA_ARGS__] UTF8String])
@interface PRYTableNode : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic, strong) PRYTableNode *next;
- (instancetype)initWithName:(NSString *)name;
- (void)append:(PRYTableNode *)node;
@end
@implementation PRYTableNode
- (instancetype)initWithName:(NSString *)name { if (self = [super init]) { _name = name; } return self; }
- (void)append:(PRYTableNode *)node { PRYTableNode *n = self; while (n.next) n = n.next; n.next = node; }
@end
@interface PRYListTable : NSObject
@property (nonatomic, strong) NSMutableDictionary<NSString *, PRYTableNode *> *lists;
@property (nonatomic, strong) NSMutableArray *items;
@property (nonatomic, strong) RACSubject *tap;
- (void)add:(NSString *)name forKey:(NSString *)key;
- (void)start;
@end
@implementation PRYListTable
- (instancetype)init { if (self = [super init]) { _lists = [[NSMutableDictionary alloc] init]; _items = [NSMutableArray array]; _tap = [RACSubject subject]; } return self; }
- (void)lockAndDo:(void(^)(void))block { @synchronized (self) { block(); } }
- (void)add:(NSString *)name forKey:(NSString *)key {
    [self lockAndDo:^{
        PRYTableNode *list = [self.lists objectForKey:key];
        PRYTableNode *node = [[PRYTableNode alloc] initWithName:name];
        if (!list) {
            list = node;
            [self.lists setObject:list forKey:key];
        } else {
            [list append:node];
        }
    }];
}
- (void)start {
    @weakify(self);
    [self.tap subscribeNext:^(id x) {
        @strongify(self);
        [self willChangeValueForKey:@keypath(self.items)];
        [self.items addObject:x];
        [self didChangeValueForKey:@keypath(self.items)];
    }];
}
- (NSInteger)count:(NSArray *)list {
    return list.count + self.items.count;
}
@end
NSString *scenario_apps_tables_table(void) {
    PRYListTable *t = [PRYListTable new];
    [t add:@"a" forKey:@"k"]; [t add:@"b" forKey:@"k"]; [t add:@"c" forKey:@"l"];
    return [NSString stringWithFormat:@"%@ %@ %@", t.lists[@"k"].name, t.lists[@"k"].next.name, t.lists[@"l"].next.name];
}
NSString *scenario_apps_tables_change(void) {
    PRYListTable *t = [PRYListTable new];
    NSMutableString *log = [NSMutableString string];
    [RACObserve(t, items) subscribeNext:^(NSArray *x) { [log appendFormat:@"%lu ", (unsigned long)x.count]; }];
    [t start];
    [t.tap sendNext:@1];
    [t.tap sendNext:@2];
    return [log stringByAppendingFormat:@"%ld", (long)[t count:@[@1]]];
}
NSString *scenario_apps_tables_time(void) {
    PRY_SHOW(@"on %@", @"x");
    return @"shown";
}
NSString *scenario_apps_tables_files(void) {
    NSFileManager *m = [NSFileManager defaultManager];
    NSString *dir = [NSTemporaryDirectory() stringByAppendingPathComponent:@"aq_files_probe"];
    [m removeItemAtPath:dir error:NULL];
    [m createDirectoryAtPath:[dir stringByAppendingPathComponent:@"in"] withIntermediateDirectories:YES attributes:nil error:NULL];
    [@"abc" writeToFile:[dir stringByAppendingPathComponent:@"in/a.txt"] atomically:YES encoding:NSUTF8StringEncoding error:NULL];
    NSInteger n = 0;
    NSDirectoryEnumerator *e = [m enumeratorAtPath:dir];
    for (NSString *name in e) { if ([name hasSuffix:@"txt"]) n += 10; else n++; }
    NSArray *sub = [m subpathsAtPath:dir];
    NSEnumerator *walk = [[m subpathsAtPath:dir] objectEnumerator];
    NSString *file; unsigned long long size = 0;
    while ((file = [walk nextObject]) != nil) {
        NSString *path = [dir stringByAppendingPathComponent:file];
        NSDictionary *attributes = [m attributesOfItemAtPath:path error:nil];
        if (![attributes[NSFileType] isEqualToString:NSFileTypeDirectory]) size += [attributes fileSize];
    }
    [m removeItemAtPath:dir error:NULL];
    return [NSString stringWithFormat:@"%ld %lu %llu", (long)n, (unsigned long)sub.count, size];
}

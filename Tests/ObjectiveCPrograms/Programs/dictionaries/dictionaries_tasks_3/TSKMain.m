#import "TSKMain.h"

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

typedef NS_ENUM(NSInteger, TSKPriority) { TSKPriorityLow = 1, TSKPriorityNormal = 5, TSKPriorityHigh = 10 };

@interface TSKTask : NSObject <NSCoding, NSCopying>
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign) TSKPriority priority;
@property (nonatomic, strong, nullable) NSDate *due;
@property (nonatomic, assign, getter=isDone) BOOL done;
@property (nonatomic, copy) NSArray<NSString *> *tags;
+ (instancetype)taskWithDictionary:(NSDictionary *)dictionary;
- (NSDictionary *)dictionaryRepresentation;
- (NSComparisonResult)compareByPriority:(TSKTask *)other;
@end

@implementation TSKTask
+ (instancetype)taskWithDictionary:(NSDictionary *)dictionary {
    if (![dictionary[@"title"] isKindOfClass:[NSString class]] || [dictionary[@"title"] length] == 0) return nil;
    TSKTask *task = [[TSKTask alloc] init];
    task.title = dictionary[@"title"];
    id priority = dictionary[@"priority"];
    if ([priority isKindOfClass:NSNumber.class]) {
        task.priority = [priority integerValue];
    } else if ([priority isKindOfClass:NSString.class]) {
        NSDictionary *names = @{ @"low": @(TSKPriorityLow), @"normal": @(TSKPriorityNormal), @"high": @(TSKPriorityHigh) };
        NSNumber *number = names[[priority lowercaseString]];
        task.priority = number ? number.integerValue : TSKPriorityNormal;
    } else {
        task.priority = TSKPriorityNormal;
    }
    if (dictionary[@"due"] && dictionary[@"due"] != [NSNull null]) {
        task.due = [NSDate dateWithTimeIntervalSince1970:[dictionary[@"due"] doubleValue]];
    }
    task.done = [dictionary[@"done"] boolValue];
    task.tags = dictionary[@"tags"] ?: @[];
    return task;
}
- (NSDictionary *)dictionaryRepresentation {
    NSMutableDictionary *result = [NSMutableDictionary dictionary];
    result[@"title"] = self.title;
    result[@"priority"] = @(self.priority);
    result[@"due"] = self.due ? @(self.due.timeIntervalSince1970) : [NSNull null];
    if (self.isDone) result[@"done"] = @YES;
    if (self.tags.count > 0) result[@"tags"] = self.tags;
    return [NSDictionary dictionaryWithDictionary:result];
}
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _title = [coder decodeObjectForKey:@"title"];
        _priority = [coder decodeIntegerForKey:@"priority"];
        _due = [coder decodeObjectForKey:@"due"];
        _done = [coder decodeBoolForKey:@"done"];
        _tags = [coder decodeObjectForKey:@"tags"];
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:_title forKey:@"title"];
    [coder encodeInteger:_priority forKey:@"priority"];
    [coder encodeObject:_due forKey:@"due"];
    [coder encodeBool:_done forKey:@"done"];
    [coder encodeObject:_tags forKey:@"tags"];
}
- (id)copyWithZone:(NSZone *)zone {
    TSKTask *copy = [[TSKTask allocWithZone:zone] init];
    copy.title = self.title;
    copy.priority = self.priority;
    copy.due = self.due;
    copy.done = self.done;
    copy.tags = self.tags;
    return copy;
}
- (NSComparisonResult)compareByPriority:(TSKTask *)other {
    if (self.priority == other.priority) return [self.title localizedCaseInsensitiveCompare:other.title];
    return self.priority > other.priority ? NSOrderedAscending : NSOrderedDescending;
}
- (NSString *)description {
    return [NSString stringWithFormat:@"%@%@ (%ld)", self.done ? @"[x] " : @"[ ] ", self.title, (long)self.priority];
}
@end

@interface TSKTaskList : NSObject
@property (nonatomic, strong, readonly) NSArray<TSKTask *> *tasks;
- (void)add:(TSKTask *)task;
- (NSUInteger)removeDone;
- (NSDictionary<NSNumber *, NSArray<TSKTask *> *> *)grouped;
- (NSArray<TSKTask *> *)tasksDueBefore:(NSDate *)date;
@end

@implementation TSKTaskList {
    NSMutableArray<TSKTask *> *_list;
}
- (instancetype)init {
    self = [super init];
    if (self) {
        _list = [[NSMutableArray alloc] initWithCapacity:4];
    }
    return self;
}
- (NSArray<TSKTask *> *)tasks { return [_list sortedArrayUsingSelector:@selector(compareByPriority:)]; }
- (void)add:(TSKTask *)task {
    if (task == nil) return;
    [_list addObject:task];
}
- (NSUInteger)removeDone {
    NSIndexSet *done = [_list indexesOfObjectsPassingTest:^BOOL(TSKTask *task, NSUInteger index, BOOL *stop) {
        return task.isDone;
    }];
    [_list removeObjectsAtIndexes:done];
    return done.count;
}
- (NSDictionary *)grouped {
    NSMutableDictionary<NSNumber *, NSMutableArray<TSKTask *> *> *groups = [NSMutableDictionary dictionary];
    for (TSKTask *task in self.tasks) {
        NSNumber *key = @(task.priority);
        if (!groups[key]) groups[key] = [NSMutableArray array];
        [groups[key] addObject:task];
    }
    return groups;
}
- (NSArray<TSKTask *> *)tasksDueBefore:(NSDate *)date {
    NSPredicate *predicate = [NSPredicate predicateWithBlock:^BOOL(TSKTask *task, NSDictionary *bindings) {
        return task.due != nil && [task.due compare:date] == NSOrderedAscending;
    }];
    return [_list filteredArrayUsingPredicate:predicate];
}
@end

NSString *scenario_dictionaries_tasks_3_all(void) {
    lines = [NSMutableArray array];
    TSKTaskList *list = [TSKTaskList new];
    NSArray *raw = @[
        @{ @"title": @"write", @"priority": @"HIGH", @"tags": @[ @"work", @"text" ] },
        @{ @"title": @"Bake", @"due": @86400, @"done": @1 },
        @{ @"title": @"answer", @"priority": @3, @"due": [NSNull null] },
        @{ @"title": @42 },
        @{ @"title": @"" },
        @{ @"title": @"call", @"priority": @"odd", @"due": @100.5 },
    ];
    for (NSDictionary *entry in raw) [list add:[TSKTask taskWithDictionary:entry]];
    Note([NSString stringWithFormat:@"%@", [list.tasks componentsJoinedByString:@", "]]);
    NSDictionary *groups = [list grouped];
    for (NSNumber *key in [groups.allKeys sortedArrayUsingSelector:@selector(compare:)]) {
        Note([NSString stringWithFormat:@"%@: %@", key, [[groups[key] valueForKey:@"title"] componentsJoinedByString:@"|"]]);
    }
    Note([NSString stringWithFormat:@"%@", [[list tasksDueBefore:[NSDate dateWithTimeIntervalSince1970:1000]] valueForKeyPath:@"title"]]);
    TSKTask *first = list.tasks.firstObject;
    TSKTask *copy = [first copy];
    copy.title = @"rewrite";
    copy.done = YES;
    [list add:copy];
    Note([NSString stringWithFormat:@"%@ %@ %lu", first, copy, (unsigned long)copy.tags.count]);
    Note([NSString stringWithFormat:@"%lu %lu", (unsigned long)[list removeDone], (unsigned long)list.tasks.count]);
    NSDictionary *stored = [first dictionaryRepresentation];
    Note([NSString stringWithFormat:@"%@ %@ %@", stored[@"priority"], stored[@"due"], [stored[@"tags"] lastObject]]);
    TSKTask *again = [TSKTask taskWithDictionary:stored];
    Note([NSString stringWithFormat:@"%@ %@", again, again.due]);
    Note([NSString stringWithFormat:@"%@", [[list.tasks valueForKey:@"priority"] valueForKeyPath:@"@max.self"]]);
    return [lines componentsJoinedByString:@" / "];
}

#import "TSQMain.h"

#import <ReactiveObjC/ReactiveObjC.h>

static NSMutableArray *lines;

static void Note(NSString *line) {
    [lines addObject:line];
}

@interface TSQTask : NSObject
@property (nonatomic, copy) NSString *title;
@property (nonatomic, assign, getter=isDone) BOOL done;
@property (nonatomic, strong) NSDate *due;
@property (nonatomic) NSInteger priority;
@end
@implementation TSQTask
- (NSString *)description { return [NSString stringWithFormat:@"%@%@", self.title, self.done ? @"✓" : @""]; }
@end

@interface TSQTaskCell : NSObject
@property (nonatomic, strong) TSQTask *task;
@property (nonatomic, copy) NSString *label;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, strong, readonly) RACSubject *reuse;
- (void)prepareForReuse;
@end
@implementation TSQTaskCell
- (instancetype)init {
    self = [super init];
    if (!self) return nil;
    _reuse = [RACSubject subject];
    RAC(self, label) = [[RACObserve(self, task) map:^id(TSQTask *task) {
        if (task == nil) return [RACSignal return:@"-"];
        return [[RACSignal combineLatest:@[ RACObserve(task, title), RACObserve(task, done) ] reduce:^(NSString *title, NSNumber *done) {
            return done.boolValue ? [NSString stringWithFormat:@"[x] %@", title] : [NSString stringWithFormat:@"[ ] %@", title];
        }] takeUntil:[task rac_willDeallocSignal]];
    }] switchToLatest];
    RAC(self, hidden) = [RACObserve(self, task) map:^id(TSQTask *task) { return @(task == nil); }];
    return self;
}
- (void)prepareForReuse { [self.reuse sendNext:nil]; self.task = nil; }
@end

@interface TSQTaskList : NSObject
@property (nonatomic, copy) NSArray<TSQTask *> *tasks;
@property (nonatomic, copy) NSString *filter;
@property (nonatomic, readonly) NSArray<TSQTask *> *visible;
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) RACSignal *openCount;
- (void)addTask:(NSString *)title priority:(NSInteger)priority;
- (RACSignal *)completeAll;
@end
@interface TSQTaskList ()
@property (nonatomic, copy, readwrite) NSArray<TSQTask *> *visible;
@property (nonatomic, copy, readwrite) NSString *title;
@end
@implementation TSQTaskList
- (instancetype)init {
    if (self = [super init]) {
        self.tasks = @[];
        RAC(self, visible) = [[RACSignal combineLatest:@[ RACObserve(self, tasks), [RACObserve(self, filter) map:^id(NSString *text) { return text.lowercaseString ?: @""; }] ]]
            reduceEach:^NSArray *(NSArray<TSQTask *> *tasks, NSString *text) {
                return [[[tasks.rac_sequence filter:^BOOL(TSQTask *task) {
                    return text.length == 0 || [task.title.lowercaseString rangeOfString:text].location != NSNotFound;
                }] array] sortedArrayUsingComparator:^NSComparisonResult(TSQTask *a, TSQTask *b) {
                    if (a.priority != b.priority) return a.priority > b.priority ? NSOrderedAscending : NSOrderedDescending;
                    return [a.title compare:b.title];
                }];
            }];
        RAC(self, title, @"nothing") = [RACObserve(self, visible) map:^NSString *(NSArray *visible) {
            if (visible.count == 0) return nil;
            return [NSString stringWithFormat:@"%lu of %lu", (unsigned long)visible.count, (unsigned long)self.tasks.count];
        }];
    }
    return self;
}
- (RACSignal *)openCount {
    return [[RACObserve(self, tasks) flattenMap:^RACSignal *(NSArray<TSQTask *> *tasks) {
        if (tasks.count == 0) return [RACSignal return:@0];
        NSArray *signals = [[tasks.rac_sequence map:^id(TSQTask *task) { return RACObserve(task, done); }] array];
        return [[RACSignal combineLatest:signals] map:^id(RACTuple *flags) {
            NSUInteger open = 0;
            for (NSNumber *flag in flags) if (!flag.boolValue) open++;
            return @(open);
        }];
    }] distinctUntilChanged];
}
- (void)addTask:(NSString *)title priority:(NSInteger)priority {
    TSQTask *task = [TSQTask new];
    task.title = title;
    task.priority = priority;
    self.tasks = [self.tasks arrayByAddingObject:task];
}
- (RACSignal *)completeAll {
    return [[[self.tasks.rac_sequence.eagerSequence signalWithScheduler:RACScheduler.immediateScheduler]
        filter:^BOOL(TSQTask *task) { return !task.isDone; }]
        flattenMap:^RACSignal *(TSQTask *task) {
            if (task.priority < 0) return [RACSignal error:[NSError errorWithDomain:@"tasks" code:task.priority userInfo:@{ @"task": task }]];
            task.done = YES;
            return [RACSignal return:task];
        }];
}
@end

NSString *scenario_view_models_tasks_3_all(void) {
    lines = [NSMutableArray array];
    TSQTaskList *list = [TSQTaskList new];
    NSMutableArray *counts = [NSMutableArray array];
    [list.openCount subscribeNext:^(id x) { [counts addObject:x]; }];
    Note([NSString stringWithFormat:@"%@ %lu", list.title, (unsigned long)list.visible.count]);
    [list addTask:@"Write" priority:1];
    [list addTask:@"Buy milk" priority:3];
    [list addTask:@"Buy bread" priority:3];
    Note([NSString stringWithFormat:@"%@: %@", list.title, [list.visible componentsJoinedByString:@","]]);
    list.filter = @"BUY";
    Note([NSString stringWithFormat:@"%@: %@", list.title, [list.visible componentsJoinedByString:@","]]);
    list.filter = @"zzz";
    Note([NSString stringWithFormat:@"%@ %lu", list.title, (unsigned long)list.visible.count]);
    list.filter = nil;
    TSQTaskCell *cell = [[TSQTaskCell alloc] init];
    Note([NSString stringWithFormat:@"%@ %d", cell.label, cell.isHidden]);
    cell.task = list.visible[0];
    cell.task.done = YES;
    Note([NSString stringWithFormat:@"%@ %d", cell.label, cell.hidden]);
    TSQTask *old = cell.task;
    cell.task = list.visible.lastObject;
    old.title = @"Changed";
    Note([NSString stringWithFormat:@"%@ | %@", cell.label, old]);
    [cell prepareForReuse];
    Note([NSString stringWithFormat:@"%@ %d", cell.label, cell.hidden]);
    list.tasks[2].priority = -2;
    __block NSUInteger finished = 0;
    [[list completeAll] subscribeNext:^(TSQTask *task) { finished++; } error:^(NSError *error) {
        Note([NSString stringWithFormat:@"stopped at %@ %ld after %lu", [error.userInfo[@"task"] title], (long)error.code, (unsigned long)finished]);
    } completed:^{ Note([NSString stringWithFormat:@"all"]); }];
    list.tasks = [list.tasks subarrayWithRange:NSMakeRange(0, 1)];
    Note([NSString stringWithFormat:@"%@ %@", counts[0], list.title]);
    return [lines componentsJoinedByString:@" / "];
}

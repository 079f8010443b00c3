//
//  Reminders.m
//
//  Reminders by date: what is due, what repeats, and what is written to a file.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

typedef NS_ENUM(NSInteger, ReminderInterval) {
    ReminderIntervalNever = 0,
    ReminderIntervalDaily = 1,
    ReminderIntervalWeekly = 7,
};

static NSString *const kTitle = @"title";
static NSString *const kDate = @"date";
static NSString *const kInterval = @"interval";

@interface Reminder : NSObject

@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, strong, readonly) NSDate *date;
@property (nonatomic, readonly) ReminderInterval interval;
@property (nonatomic) BOOL done;

- (instancetype)initWithTitle:(NSString *)title date:(NSDate *)date interval:(ReminderInterval)interval;
- (instancetype)initWithTitle:(NSString *)title date:(NSDate *)date;
- (NSDictionary *)dictionary;

@end

@implementation Reminder

- (instancetype)initWithTitle:(NSString *)title date:(NSDate *)date interval:(ReminderInterval)interval {
    self = [super init];
    if (!self) return nil;
    _title = [title copy];
    _date = date;
    _interval = interval;
    return self;
}

- (instancetype)initWithTitle:(NSString *)title date:(NSDate *)date {
    return [self initWithTitle:title date:date interval:ReminderIntervalNever];
}

- (instancetype)next {
    if (self.interval == ReminderIntervalNever) return nil;
    NSDate *date = [self.date dateByAddingTimeInterval:self.interval * 24 * 60 * 60];
    return [[Reminder alloc] initWithTitle:self.title date:date interval:self.interval];
}

- (NSDictionary *)dictionary {
    return @{
        kTitle: self.title,
        kDate: @([self.date timeIntervalSinceReferenceDate]),
        kInterval: @(self.interval)
    };
}

@end

@interface ReminderList : NSObject

@property (nonatomic, strong, readonly) RACSubject *changes;

- (void)add:(Reminder *)reminder;
- (NSArray *)dueAt:(NSDate *)date;
- (NSUInteger)finish:(NSArray *)reminders;
- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error;
- (BOOL)readFromURL:(NSURL *)url error:(NSError **)error;
/// Sends an NSArray of those that are due, whenever that changes.
- (RACSignal *)dueSignalWithScheduler:(RACScheduler *)scheduler;

@end

@implementation ReminderList {
    NSMutableArray<Reminder *> *_reminders;
}

- (instancetype)init {
    if (self = [super init]) {
        _reminders = [NSMutableArray new];
        _changes = [RACSubject subject];
    }
    return self;
}

- (void)add:(Reminder *)reminder {
    NSUInteger index = 0;
    while (index < _reminders.count && [_reminders[index].date compare:reminder.date] != NSOrderedDescending) {
        index++;
    }
    [_reminders insertObject:reminder atIndex:index];
    [_changes sendNext:reminder];
}

- (NSArray *)dueAt:(NSDate *)date {
    NSMutableArray *due = [NSMutableArray array];
    for (Reminder *reminder in _reminders) {
        if (reminder.done) continue;
        if ([reminder.date timeIntervalSinceDate:date] > 0) break;
        [due addObject:reminder];
    }
    return due;
}

- (NSUInteger)finish:(NSArray *)reminders {
    NSUInteger added = 0;
    for (Reminder *reminder in reminders) {
        reminder.done = YES;
        Reminder *next = [reminder next];
        if (next != nil) {
            [self add:next];
            added++;
        }
    }
    [_changes sendNext:nil];
    return added;
}

- (BOOL)writeToURL:(NSURL *)url error:(NSError **)error {
    NSMutableArray *list = [NSMutableArray arrayWithCapacity:_reminders.count];
    for (Reminder *reminder in _reminders) {
        if (!reminder.done) [list addObject:[reminder dictionary]];
    }
    NSData *data = [NSJSONSerialization dataWithJSONObject:list options:NSJSONWritingPrettyPrinted error:error];
    if (data == nil) return NO;
    return [data writeToURL:url options:NSDataWritingAtomic error:error];
}

- (BOOL)readFromURL:(NSURL *)url error:(NSError **)error {
    NSData *data = [NSData dataWithContentsOfURL:url options:0 error:error];
    if (!data) return NO;
    NSArray *list = [NSJSONSerialization JSONObjectWithData:data options:0 error:error];
    if (!list) return NO;
    [_reminders removeAllObjects];
    for (NSDictionary *item in list) {
        NSDate *date = [NSDate dateWithTimeIntervalSinceReferenceDate:[item[kDate] doubleValue]];
        ReminderInterval interval = [item[kInterval] integerValue];
        [self add:[[Reminder alloc] initWithTitle:item[kTitle] date:date interval:interval]];
    }
    return YES;
}

- (RACSignal *)dueSignalWithScheduler:(RACScheduler *)scheduler {
    @weakify(self);
    RACSignal *times = [RACSignal interval:1 onScheduler:scheduler];
    return [[[[RACSignal merge:@[ times, self.changes ]]
        startWith:nil]
        map:^id(id _) {
            @strongify(self);
            return [self dueAt:[NSDate date]] ?: @[];
        }]
        distinctUntilChanged];
}

@end

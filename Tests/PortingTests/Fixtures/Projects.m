//
//  Projects.m
//
//  Projects with tasks: read from a server, kept in memory, searched, counted and watched.
//

#import <Foundation/Foundation.h>
#import <ReactiveObjC/ReactiveObjC.h>

#define PROJECTS_DEBUG 0
#define PROJECTS_PAGE_SIZE 25u
#define PROJECTS_DOMAIN @"org.example.projects"
#define ProjectsLog(format, ...) NSLog(@"[Projects] " format, ##__VA_ARGS__)

NS_ASSUME_NONNULL_BEGIN

typedef NSString *ProjectIdentifier;
typedef void (^ProjectVisitor)(NSUInteger depth, NSString *name);

typedef NS_OPTIONS(NSUInteger, ProjectTaskFlags) {
    ProjectTaskFlagNone     = 0,
    ProjectTaskFlagDone     = 1 << 0,
    ProjectTaskFlagUrgent   = 1 << 1,
    ProjectTaskFlagPrivate  = 1 << 2,
    ProjectTaskFlagAll      = ProjectTaskFlagDone | ProjectTaskFlagUrgent | ProjectTaskFlagPrivate,
};

typedef NS_ENUM(NSInteger, ProjectSorting) {
    ProjectSortingByName,
    ProjectSortingByProgress,
    ProjectSortingByUrgency,
};

#pragma mark - ProjectTask

@interface ProjectTask : NSObject <NSCopying>

@property (nonatomic, copy, readonly) NSString *title;
@property (nonatomic, assign) ProjectTaskFlags flags;
@property (nonatomic, copy, nullable) NSArray<NSString *> *tags;

- (instancetype)initWithTitle:(NSString *)title flags:(ProjectTaskFlags)flags;
- (BOOL)hasFlags:(ProjectTaskFlags)flags;

@end

@implementation ProjectTask

- (instancetype)initWithTitle:(NSString *)title flags:(ProjectTaskFlags)flags
{
    if ((self = [super init]) == nil) return nil;
    _title = [title copy];
    _flags = flags;
    return self;
}

- (BOOL)hasFlags:(ProjectTaskFlags)flags
{
    return (self.flags & flags) == flags;
}

- (id)copyWithZone:(nullable NSZone *)zone
{
    ProjectTask *copy = [[ProjectTask allocWithZone:zone] initWithTitle:self.title flags:self.flags];
    copy.tags = self.tags;
    return copy;
}

@end

#pragma mark - Project

@class Project;

@protocol ProjectObserver <NSObject>
- (void)project:(Project *)project didAddTask:(ProjectTask *)task;
- (void)projectDidFinish:(Project *)project;
@end

@interface Project : NSObject

@property (nonatomic, copy, readonly) ProjectIdentifier identifier;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, readonly) NSArray<ProjectTask *> *tasks;
@property (nonatomic, copy, readonly) NSArray<Project *> *children;
@property (nonatomic, weak, nullable) Project *parent;
@property (nonatomic, weak, nullable) id<ProjectObserver> observer;
/// Between 0 and 1; that of the children included.
@property (nonatomic, readonly) double progress;

- (instancetype)initWithIdentifier:(ProjectIdentifier)identifier name:(NSString *)name;
- (void)addTask:(ProjectTask *)task;
- (void)addChild:(Project *)child;
- (void)visit:(ProjectVisitor)visitor;
- (nullable ProjectTask *)firstTaskPassing:(BOOL (^)(ProjectTask *task))test;

@end

@interface Project ()
@property (nonatomic, copy, readwrite) NSArray<ProjectTask *> *tasks;
@property (nonatomic, copy, readwrite) NSArray<Project *> *children;
@end

@implementation Project

- (instancetype)initWithIdentifier:(ProjectIdentifier)identifier name:(NSString *)name
{
    self = [super init];
    if (self != nil) {
        _identifier = [identifier copy];
        _name = [name copy];
        _tasks = @[];
        _children = @[];
    }
    return self;
}

- (double)progress
{
    NSUInteger done = 0;
    double sum = 0;
    for (ProjectTask *task in self.tasks) {
        if ([task hasFlags:ProjectTaskFlagDone]) done++;
    }
    for (Project *child in self.children) {
        sum += child.progress;
    }
    NSUInteger count = self.tasks.count + self.children.count;
    return count == 0 ? 0 : (done + sum) / count;
}

- (void)addTask:(ProjectTask *)task
{
    self.tasks = [self.tasks arrayByAddingObject:task];
    [self.observer project:self didAddTask:task];
    [self tellIfFinished];
}

- (void)addChild:(Project *)child
{
    NSAssert(child != self, @"A project is not its own child: %@", self.name);
    NSAssert(child.parent == nil, @"%@ has a parent.", child.name);
    child.parent = self;
    self.children = [self.children arrayByAddingObject:child];
}

- (void)finishTaskAtIndex:(NSUInteger)index
{
    ProjectTask *task = self.tasks[index];
    task.flags |= ProjectTaskFlagDone;
    task.flags &= ~ProjectTaskFlagUrgent;
    [self tellIfFinished];
}

- (void)tellIfFinished
{
    if (self.progress < 1) return;
    [self.observer projectDidFinish:self];
    [self.parent tellIfFinished];
}

- (void)visit:(ProjectVisitor)visitor
{
    [self visit:visitor depth:0];
}

- (void)visit:(ProjectVisitor)visitor depth:(NSUInteger)depth
{
    visitor(depth, self.name);
    for (Project *child in self.children) [child visit:visitor depth:depth + 1];
}

- (nullable ProjectTask *)firstTaskPassing:(BOOL (^)(ProjectTask *task))test
{
    for (ProjectTask *task in self.tasks) {
        if (test(task)) return task;
    }
    for (Project *child in self.children) {
        ProjectTask *task = [child firstTaskPassing:test];
        if (task != nil) return task;
    }
    return nil;
}

@end

#pragma mark - ProjectList

@protocol ProjectServer <NSObject>
/// Sends an NSDictionary with "projects" and, unless it is the last page, "next".
- (RACSignal *)projectsFrom:(NSUInteger)offset count:(NSUInteger)count;
@end

@interface ProjectList : NSObject

@property (nonatomic, copy, readonly) NSArray<Project *> *projects;
@property (nonatomic, copy, nullable) NSString *query;
@property (nonatomic, assign) ProjectSorting sorting;
@property (nonatomic, strong, readonly) RACCommand *reload;
/// Sends NSArrays of what is shown.
@property (nonatomic, strong, readonly) RACSignal *shown;

- (instancetype)initWithServer:(id<ProjectServer>)server;
- (NSDictionary<NSString *, NSNumber *> *)countsByTag;
- (NSString *)outline;

@end

NS_ASSUME_NONNULL_END

@interface ProjectList ()
@property (nonatomic, copy, readwrite) NSArray<Project *> *projects;
@property (nonatomic, strong) id<ProjectServer> server;
@end

static Project *ProjectFromDictionary(NSDictionary *dictionary)
{
    NSString *identifier = dictionary[@"id"] ?: [[NSUUID UUID] UUIDString];
    Project *project = [[Project alloc] initWithIdentifier:identifier name:dictionary[@"name"] ?: @"unnamed"];
    for (NSDictionary *item in dictionary[@"tasks"]) {
        ProjectTaskFlags flags = ProjectTaskFlagNone;
        if ([item[@"done"] boolValue]) flags |= ProjectTaskFlagDone;
        if ([item[@"urgent"] boolValue]) flags |= ProjectTaskFlagUrgent;
        ProjectTask *task = [[ProjectTask alloc] initWithTitle:item[@"title"] flags:flags];
        task.tags = item[@"tags"];
        [project addTask:task];
    }
    for (NSDictionary *child in dictionary[@"children"]) {
        [project addChild:ProjectFromDictionary(child)];
    }
    return project;
}

@implementation ProjectList

- (instancetype)initWithServer:(id<ProjectServer>)server
{
    self = [super init];
    if (self == nil) return nil;

    _server = server;
    _projects = @[];

    @weakify(self);
    _reload = [[RACCommand alloc] initWithSignalBlock:^(id _) {
        @strongify(self);
        return [[[self projectsFrom:0]
            // All pages as one array,
            collect]
            // which takes the place of what was there.
            doNext:^(NSArray *projects) {
#if PROJECTS_DEBUG
                ProjectsLog(@"%lu projects", (unsigned long)projects.count);
#endif
                self.projects = projects;
            }];
    }];

    RACSignal *queries = [[[RACObserve(self, query)
        throttle:0.25]
        map:^(NSString *query) {
            return [query stringByTrimmingCharactersInSet:[NSCharacterSet whitespaceCharacterSet]] ?: @"";
        }]
        distinctUntilChanged];

    _shown = [[RACSignal
        combineLatest:@[
            RACObserve(self, projects),
            queries,        // trimmed
            [RACObserve(self, sorting) distinctUntilChanged]
        ]]
        reduceEach:^NSArray *(NSArray *projects, NSString *query, NSNumber *sorting) {
            @strongify(self);
            NSArray *found = query.length == 0 ? projects : [self projects:projects matching:query];
            return [self projects:found sortedBy:sorting.integerValue];
        }];

    return self;
}

- (RACSignal *)projectsFrom:(NSUInteger)offset
{
    return [[self.server projectsFrom:offset count:PROJECTS_PAGE_SIZE] flattenMap:^RACSignal *(NSDictionary *page) {
        NSArray *list = page[@"projects"];
        if (![list isKindOfClass:NSArray.class]) {
            return [RACSignal error:[NSError errorWithDomain:PROJECTS_DOMAIN code:1 userInfo:@{ @"page": page }]];
        }
        RACSignal *projects = [[list.rac_sequence map:^(NSDictionary *item) {
            return ProjectFromDictionary(item);
        }] signalWithScheduler:RACScheduler.immediateScheduler];
        NSNumber *next = page[@"next"];
        return next != nil ? [projects concat:[self projectsFrom:next.unsignedIntegerValue]] : projects;
    }];
}

- (NSArray *)projects:(NSArray *)projects matching:(NSString *)query
{
    NSMutableArray *result = [NSMutableArray array];
    for (Project *project in projects) {
        BOOL isNamed = [project.name rangeOfString:query options:NSCaseInsensitiveSearch].location != NSNotFound;
        ProjectTask *task = isNamed ? nil : [project firstTaskPassing:^BOOL(ProjectTask *task) {
            return [task.title.lowercaseString hasPrefix:query.lowercaseString] || [task.tags containsObject:query];
        }];
        if (isNamed || task) [result addObject:project];
    }
    return result;
}

- (NSArray *)projects:(NSArray *)projects sortedBy:(ProjectSorting)sorting
{
    return [projects sortedArrayUsingComparator:^NSComparisonResult(Project *a, Project *b) {
        switch (sorting) {
            case ProjectSortingByProgress:
                if (a.progress != b.progress) return a.progress < b.progress ? NSOrderedAscending : NSOrderedDescending;
                break;
            case ProjectSortingByUrgency: {
                NSUInteger first = [self urgentTasksOf:a], second = [self urgentTasksOf:b];
                if (first != second) return first > second ? NSOrderedAscending : NSOrderedDescending;
                break;
            }
            case ProjectSortingByName:
                break;
        }
        return [a.name localizedCaseInsensitiveCompare:b.name];
    }];
}

- (NSUInteger)urgentTasksOf:(Project *)project
{
    NSUInteger count = 0;
    for (ProjectTask *task in project.tasks) {
        if ([task hasFlags:ProjectTaskFlagUrgent] && ![task hasFlags:ProjectTaskFlagDone]) ++count;
    }
    return count;
}

- (NSDictionary<NSString *, NSNumber *> *)countsByTag
{
    NSMutableDictionary<NSString *, NSNumber *> *counts = [NSMutableDictionary dictionary];
    for (Project *project in self.projects) {
        for (ProjectTask *task in project.tasks) {
            for (NSString *tag in task.tags) {
                counts[tag] = @(counts[tag].integerValue + 1);
            }
        }
    }
    return counts;
}

- (NSString *)outline
{
    NSMutableString *outline = [NSMutableString new];
    for (Project *project in self.projects) {
        [project visit:^(NSUInteger depth, NSString *name) {
            NSString *indent = [@"" stringByPaddingToLength:depth * 2 withString:@" " startingAtIndex:0];
            [outline appendString:indent];
            [outline appendFormat:@"%@\n", name];
        }];
    }
    return outline;
}

@end
